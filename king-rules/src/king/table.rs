//! The public side of a round: what was said and played, in order, and what follows from it.

use super::{Contract, ContractSet, Doubles, Duties, HouseRules, Phase, Seat, SeatSet, SetupError, Trick, durt};
use crate::{Card, CardSet};

/// Everything about a round that all may know: the declaration, the answers on annulling, the talk, and every card and
/// pass in order ([K11.1](crate::rules::konturlu_king#K11.1)). It holds no hidden card; law is asked of a table
/// and *one* hand, which is all that a seat needs. One who looks on holds a table: [`apply`](Table::apply) advances it,
/// and its text is a record in which all hands are `?`.
///
/// ```
/// use king_rules::king::{Deal, Phase, Round, Seat};
/// let round: Round = "king1 N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32 S all - \
///     el_almaz iyi kontur:S iyi iyi HA H8 HJ HQ H9".parse()?;
/// let table = round.table();
/// assert_eq!(table.phase(), Phase::Play);
/// assert_eq!(table.turn(), Some(Seat::West));
/// assert_eq!(table.winner_of(0), Some(Seat::South));
/// assert_eq!(table.trick().len(), 1);
/// assert_eq!(table.taken(), [0, 0, 5, 0]);
/// # Ok::<(), king_rules::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct Table {
    // Plain integers without padding, for which every bit pattern is valid memory: a table that a caller in C has
    // corrupted may be wrong, but all functions are total on it.
    pub(super) played: CardSet,
    pub(super) rules: u32,
    pub(super) kontur: u16,
    pub(super) sur: u16,
    /// One byte a card, in order: the card, its seat in the top two bits. Passes follow from the seats.
    pub(super) plays: [u8; 52],
    /// How many cards have been played.
    pub(super) count: u8,
    /// Passes since the last card.
    pub(super) passes: u8,
    pub(super) declarer: u8,
    pub(super) unused: u8,
    /// 1 + the number of the contract; 0 before the declaration.
    pub(super) contract: u8,
    pub(super) phase: u8,
    /// Who is to act; who annulled, in an annulled round.
    pub(super) turn: u8,
    /// How many cards each seat holds.
    pub(super) held: [u8; 4],
    pub(super) padding: [u8; 1],
}

/// The card of one byte of the record.
fn card_played(play: u8) -> Card {
    Card::from_index(usize::from(play & 63)).unwrap_or(Card::KING_OF_HEARTS)
}

/// The number of a phase in the state: that of [`Phase`], and one more for a round that was annulled.
pub(super) const ANNULLED: u8 = 6;

impl Table {
    pub(super) const fn new(declarer: Seat, unused: ContractSet, rules: HouseRules) -> Self {
        Self {
            played: CardSet::EMPTY,
            rules: rules.to_bits(),
            kontur: 0,
            sur: 0,
            plays: [0; 52],
            count: 0,
            passes: 0,
            declarer: declarer as u8,
            unused: unused.bits(),
            contract: 0,
            phase: Phase::Declare as u8,
            turn: declarer as u8,
            held: [13; 4],
            padding: [0; 1],
        }
    }

    /// The table of a round that can begin.
    pub(super) const fn start(declarer: Seat, unused: ContractSet, rules: HouseRules) -> Result<Self, SetupError> {
        if unused.is_empty() { Err(SetupError::NothingToDeclare) } else { Ok(Self::new(declarer, unused, rules)) }
    }

    /// What the round waits for.
    pub const fn phase(&self) -> Phase {
        match self.phase {
            0 => Phase::Declare,
            1 => Phase::Annul,
            2 => Phase::Kontur,
            3 => Phase::Sur,
            4 => Phase::Play,
            _ => Phase::Over,
        }
    }

    /// The seat that is to act; `None` when the round is over.
    pub const fn turn(&self) -> Option<Seat> {
        match self.phase() {
            Phase::Over => None,
            _ => Some(self.actor()),
        }
    }

    /// Whether the round has been annulled ([K4.2](crate::rules::konturlu_king#K4.2)).
    pub const fn annulled(&self) -> bool {
        self.phase == ANNULLED
    }

    /// The declarer.
    pub const fn declarer(&self) -> Seat {
        Seat::from_low_bits(self.declarer)
    }

    /// What the declarer had not declared before this round ([K2.3](crate::rules::konturlu_king#K2.3)).
    pub const fn unused(&self) -> ContractSet {
        ContractSet::from_bits_truncate(self.unused)
    }

    /// The house rules.
    #[inline(always)]
    pub const fn house_rules(&self) -> HouseRules {
        HouseRules::from_known_bits(self.rules)
    }

    /// The contract; `None` before the declaration.
    pub const fn contract(&self) -> Option<Contract> {
        Contract::from_index((self.contract as usize).wrapping_sub(1))
    }

    /// The doubles and redoubles said so far.
    pub const fn doubles(&self) -> Doubles {
        Doubles::from_bits_truncate(self.kontur).union(Doubles::from_bits_truncate(self.sur))
    }

    /// The cards played so far.
    pub const fn played(&self) -> CardSet {
        self.played
    }

    /// The cards that a seat has played so far.
    pub fn played_by(&self, seat: Seat) -> CardSet {
        self.plays().filter(|&(by, _)| by == seat).map(|(_, card)| card).collect()
    }

    /// How many cards a seat holds.
    pub const fn held(&self, seat: Seat) -> u8 {
        *seat.of(&self.held)
    }

    /// Who played what, in order. Passes are left out: see [`actions`](Self::actions).
    pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> + Clone {
        self.plays_from(0)
    }

    /// The same from card number `start` on.
    pub(super) fn plays_from(&self, start: usize) -> impl Iterator<Item = (Seat, Card)> + Clone {
        let plays = self.plays.get(..usize::from(self.count)).unwrap_or(&self.plays);
        plays.iter().skip(start).map(|&play| (Seat::from_low_bits(play >> 6), card_played(play)))
    }

    /// The four plays from card number `start` on.
    #[inline(always)]
    pub(super) fn four_plays(&self, start: u8) -> Option<impl Iterator<Item = (Seat, Card)> + Clone> {
        let plays = self.plays.get(usize::from(start)..usize::from(start) + 4)?;
        Some(plays.iter().map(|&play| (Seat::from_low_bits(play >> 6), card_played(play))))
    }

    /// Whether a heart has been played, so that hearts may be led in Kupa almaz and Rıfkı
    /// ([K7.6](crate::rules::konturlu_king#K7.6)).
    pub const fn hearts_open(&self) -> bool {
        self.played.meets(crate::Suit::Hearts.cards())
    }

    /// The trick on the table: empty before its first card, and again once four cards lie. Always empty in dürt.
    #[inline(always)]
    pub fn trick(&self) -> Trick {
        let lying = if self.has_tricks() { self.count % 4 } else { 0 };
        if lying == 0 { Trick::new(self.actor()) } else { self.trick_from(self.count - lying, lying) }
    }

    /// The suit led to the trick on the table, when there are tricks.
    #[inline(always)]
    pub(super) fn led(&self) -> Option<crate::Suit> {
        let lying = self.count % 4;
        let lead = self.plays.get(usize::from(self.count - lying)).filter(|_| lying > 0)?;
        Some(card_played(*lead).suit())
    }

    /// The trick of `len` cards that begins with card number `start`.
    #[inline(always)]
    fn trick_from(&self, start: u8, len: u8) -> Trick {
        match self.plays.get(usize::from(start)..).and_then(|plays| plays.first_chunk::<4>()) {
            Some(plays @ [first, ..]) => Trick::of(Seat::from_low_bits(first >> 6), len, plays.map(card_played)),
            None => Trick::new(self.actor()),
        }
    }

    /// The whole tricks, in order. None in dürt.
    pub fn tricks(&self) -> impl DoubleEndedIterator<Item = Trick> + ExactSizeIterator + Clone {
        (0..self.whole_tricks()).map(|n| self.trick_from(4 * n, 4))
    }

    /// How many tricks are whole.
    fn whole_tricks(&self) -> u8 {
        if self.has_tricks() { self.count / 4 } else { 0 }
    }

    /// The last whole trick.
    pub fn last_trick(&self) -> Option<Trick> {
        self.tricks().next_back()
    }

    /// Who took whole trick number n, counted from 0 ([K7.2](crate::rules::konturlu_king#K7.2)). `None` when that trick is
    /// not whole, and in dürt.
    pub fn winner_of(&self, n: usize) -> Option<Seat> {
        if n >= usize::from(self.whole_tricks()) {
            return None;
        }
        // K7.1: whoever took it leads the next, or would.
        Some(self.plays_from(4 * (n + 1)).next().map_or(self.actor(), |(leader, _)| leader))
    }

    /// The place of each seat in dürt, 1 to 4, `None` while it is not decided
    /// ([K8.4](crate::rules::konturlu_king#K8.4)).
    pub fn places(&self) -> [Option<u8>; 4] {
        let mut places = [None; 4];
        if self.has_tricks() {
            return places;
        }
        let mut held = [13u8; 4];
        let mut out = 0;
        for (seat, _) in self.plays() {
            let left = seat.of_mut(&mut held);
            *left = left.saturating_sub(1);
            if *left == 0 {
                out += 1;
                *seat.of_mut(&mut places) = Some(out);
            }
        }
        if out == 3 {
            places = places.map(|place| place.or(Some(4)));
        }
        places
    }

    /// The points taken so far (≥ 0) in a penalty, or won in koz and dürt: p or v of
    /// [K9](crate::rules::konturlu_king#K9), in the order N, E, S, W. All 0 in an annulled round.
    pub fn taken(&self) -> [i16; 4] {
        if !self.has_tricks() {
            return durt::points(self.places());
        }
        let mut taken = [0; 4];
        if let Some(contract) = self.contract() {
            for n in 0..self.whole_tricks().min(13) {
                if let (Some(winner), Some(plays)) = (self.winner_of(n.into()), self.four_plays(4 * n)) {
                    let cards = plays.fold(CardSet::EMPTY, |cards, (_, card)| cards.with(card));
                    *winner.of_mut(&mut taken) += contract.kind().trick_points(n + 1, cards);
                }
            }
        }
        taken
    }

    /// The scores of the round, N, E, S, W; `None` before its end and in an annulled round
    /// ([K9](crate::rules::konturlu_king#K9)).
    pub fn scores(&self) -> Option<[i32; 4]> {
        let kind = self.contract().filter(|_| self.phase() == Phase::Over && !self.annulled())?.kind();
        Some(self.doubles().settle(kind, self.taken(), self.house_rules().sale_tie))
    }

    /// What decides which cards may be played now; `None` when no card can be played to a trick, so also in dürt.
    pub fn duties(&self) -> Option<Duties> {
        let contract = self.contract().filter(|_| self.phase() == Phase::Play && self.has_tricks())?;
        Some(Duties { contract, rules: self.house_rules(), trick: self.trick(), hearts_open: self.hearts_open() })
    }

    /// In dürt, the cards that may be placed now, whoever holds them
    /// ([K8.2](crate::rules::konturlu_king#K8.2)); otherwise none.
    pub fn open_cards(&self) -> CardSet {
        match self.contract() {
            Some(Contract::Durt(start)) if self.phase() == Phase::Play => durt::open_cards(self.played, start),
            _ => CardSet::EMPTY,
        }
    }

    /// The seats that a seat may redouble in the second round of the talk: those that have doubled it and that it has
    /// not doubled itself ([K6.1](crate::rules::konturlu_king#K6.1)).
    pub(super) fn may_redouble(&self, seat: Seat) -> SeatSet {
        let kontur = Doubles::from_bits_truncate(self.kontur);
        kontur.doublers_of(seat) - kontur.doubled_by(seat)
    }

    /// The seats that a seat may double in the first round of the talk
    /// ([K5.2](crate::rules::konturlu_king#K5.2), [K5.3](crate::rules::konturlu_king#K5.3)).
    pub(super) fn may_double(&self, seat: Seat) -> SeatSet {
        match self.contract() {
            Some(Contract::Koz(_) | Contract::Durt(_)) => self.declarer().set() - seat.set(),
            _ => SeatSet::ALL - seat.set(),
        }
    }

    /// Whose turn it is, or was last.
    pub(super) const fn actor(&self) -> Seat {
        Seat::from_low_bits(self.turn)
    }

    /// The trump suit; `None` before the declaration and in every contract but koz.
    pub const fn trump(&self) -> Option<crate::Suit> {
        match self.contract() {
            Some(contract) => contract.trump(),
            None => None,
        }
    }

    /// Whether the round is one of tricks: all but dürt.
    pub(super) const fn has_tricks(&self) -> bool {
        !matches!(self.contract(), Some(Contract::Durt(_)))
    }
}
