//! The public side of a round: what was declared and played, in order, what lies open, and what follows from it.

use super::deal::{FIRST_OPEN, LATER_OPEN, PILE_CARDS, starter};
use super::{
    Action, ActionSet, Denomination, DenominationSet, Duties, Illegal, Phase, Player, RoundResult, SetupError, Trick,
};
use crate::{Card, CardSet, PackError, Suit};

/// Stands for a card that is not seen.
pub(super) const UNSEEN: u8 = 0xff;
/// Stands for the declaration before it is made.
const UNDECLARED: u8 = 0xff;

/// Everything about a round that both players know: the declaration, the cards that lie open or did, and every card
/// played, in order ([B7.1](crate::rules::balayi_king#B7.1)). It holds no hidden card; law is asked of a table and *one*
/// hand, which is all that a player needs. One who looks on holds a table: [`apply`](Table::apply) advances it, and its
/// text is a record in which what not both players see is `?`. After the end it holds all cards, the hands in ascending
/// order.
///
/// ```
/// use king_rules::balayi::{DenominationSet, Pack, Player, Round};
/// let round = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?;
/// let table = round.table();
/// // Before the declaration the declarer's five open cards are seen, and nothing else.
/// assert_eq!(table.seen().len(), 5);
/// assert_eq!(table.open_cards(Player::One), table.seen());
/// assert_eq!(table.to_string().parse().as_ref(), Ok(table));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct Table {
    // Bytes without padding, every one of them valid: a table that a caller in C has corrupted may be wrong, but all
    // functions are total on it.
    /// The pile cards in the order of the deal: the index of each that lies open or did, else [`UNSEEN`].
    pub(super) piles: [u8; PILE_CARDS],
    /// What was played, in order: the card's index, and the player in bit 6.
    pub(super) plays: [u8; Card::COUNT],
    /// The cards among `plays` as a mask, little-endian.
    pub(super) played: [u8; 8],
    pub(super) dealer: u8,
    pub(super) unused: u8,
    pub(super) denomination: u8,
    /// How many cards were played.
    pub(super) count: u8,
    /// Who is to act; at the end, who took the last trick.
    pub(super) turn: u8,
    /// How many tricks each player has taken.
    pub(super) taken: [u8; 2],
}

const _: () = assert!(size_of::<Table>() == 107 && align_of::<Table>() == 1, "a table has no padding");

impl Table {
    /// The table at the start of a round: the declarer's five open cards, in the order of the deal
    /// ([B2.2](crate::rules::balayi_king#B2.2)), who deals, and what the other player may declare.
    ///
    /// # Errors
    /// When a card is there twice, or `unused` is empty.
    ///
    /// ```
    /// use king_rules::balayi::{DenominationSet, Pack, Player, Round, Table};
    /// let pack = Pack::from_seed(7);
    /// let open = *pack.cards()[20..].first_chunk().unwrap();
    /// let table = Table::new(open, Player::Zero, DenominationSet::ALL)?;
    /// assert_eq!(table, *Round::new(pack, Player::Zero, DenominationSet::ALL)?.table());
    /// # Ok::<(), king_rules::balayi::SetupError>(())
    /// ```
    pub fn new(open: [Card; 5], dealer: Player, unused: DenominationSet) -> Result<Self, SetupError> {
        let mut pack = [UNSEEN; Card::COUNT];
        let mut seen = CardSet::EMPTY;
        for (place, card) in pack.iter_mut().skip(FIRST_OPEN.start).zip(open) {
            if seen.contains(card) {
                return Err(SetupError::Cards(PackError::Twice(card)));
            }
            seen.insert(card);
            *place = card.index() as u8;
        }
        Self::start(&pack, dealer, unused)
    }

    /// The table of a round of this pack, if it can begin.
    pub(super) fn start(pack: &[u8; Card::COUNT], dealer: Player, unused: DenominationSet) -> Result<Self, SetupError> {
        if unused.is_empty() { Err(SetupError::NothingToDeclare) } else { Ok(Self::fresh(pack, dealer, unused)) }
    }

    /// The same when something is unused.
    pub(super) fn fresh(pack: &[u8; Card::COUNT], dealer: Player, unused: DenominationSet) -> Self {
        let mut table = Self {
            piles: [UNSEEN; PILE_CARDS],
            plays: [0; Card::COUNT],
            played: [0; 8],
            dealer: dealer as u8,
            unused: unused.bits(),
            denomination: UNDECLARED,
            count: 0,
            turn: dealer.other() as u8,
            taken: [0; 2],
        };
        table.lay_open(FIRST_OPEN, pack);
        table
    }

    fn lay_open(&mut self, slots: core::ops::Range<usize>, pack: &[u8; Card::COUNT]) {
        if let (Some(places), Some(cards)) = (self.piles.get_mut(slots.clone()), pack.get(slots)) {
            places.copy_from_slice(cards);
        }
    }

    // What was said and played.

    /// The part of the round that is on.
    #[inline(always)]
    pub const fn phase(&self) -> Phase {
        match self.denomination() {
            None => Phase::Declare,
            Some(_) if (self.count as usize) < Card::COUNT => Phase::Play,
            Some(_) => Phase::Over,
        }
    }

    /// The player who is to act; `None` when the round is over.
    #[inline(always)]
    pub const fn turn(&self) -> Option<Player> {
        match self.phase() {
            Phase::Over => None,
            _ => Some(self.actor()),
        }
    }

    /// Whose turn it is; who took the last trick, when the round is over.
    #[inline(always)]
    pub(super) const fn actor(&self) -> Player {
        Player::from_low_bit(self.turn)
    }

    /// The player who deals.
    pub const fn dealer(&self) -> Player {
        Player::from_low_bit(self.dealer)
    }

    /// The player who declares: the one who does not deal ([B1.2](crate::rules::balayi_king#B1.2)).
    pub const fn declarer(&self) -> Player {
        self.dealer().other()
    }

    /// What the declarer had not declared before this round ([B1.3](crate::rules::balayi_king#B1.3)).
    pub const fn unused(&self) -> DenominationSet {
        DenominationSet::from_bits_truncate(self.unused)
    }

    /// What was declared; `None` before the declaration.
    #[inline(always)]
    pub const fn denomination(&self) -> Option<Denomination> {
        Denomination::from_index(self.denomination as usize)
    }

    /// The trump suit; `None` before the declaration and in no trump.
    #[inline(always)]
    pub const fn trump(&self) -> Option<Suit> {
        match self.denomination() {
            Some(denomination) => denomination.trump(),
            None => None,
        }
    }

    /// Who did what, in order: the declaration and the cards played.
    pub fn actions(&self) -> impl Iterator<Item = (Player, Action)> + Clone {
        let declaration = self.denomination().map(|denomination| (self.declarer(), Action::Declare(denomination)));
        declaration.into_iter().chain(self.plays().map(|(player, card)| (player, Action::Play(card))))
    }

    /// Who played what, in order.
    pub fn plays(&self) -> impl Iterator<Item = (Player, Card)> + Clone {
        let plays = self.plays.get(..usize::from(self.count)).unwrap_or(&self.plays);
        plays.iter().filter_map(|&play| who_played(play))
    }

    /// The cards played so far.
    #[inline(always)]
    pub const fn played(&self) -> CardSet {
        CardSet::from_bits_truncate(u64::from_le_bytes(self.played))
    }

    /// The cards that a player has played so far.
    pub fn played_by(&self, player: Player) -> CardSet {
        self.plays().filter(|&(by, _)| by == player).map(|(_, card)| card).collect()
    }

    /// The trick on the table: empty before its first card, and again once two cards lie.
    #[inline(always)]
    pub fn trick(&self) -> Trick {
        let lead = if self.count % 2 == 1 { self.play(usize::from(self.count) - 1) } else { None };
        match lead {
            Some((leader, card)) => Trick::new(leader).with(card),
            None => Trick::new(self.actor()),
        }
    }

    /// Card number n of the record, counted from 0, and who played it.
    #[inline(always)]
    fn play(&self, n: usize) -> Option<(Player, Card)> {
        who_played(*self.plays.get(n)?)
    }

    /// The whole tricks, in order.
    pub fn tricks(&self) -> impl DoubleEndedIterator<Item = Trick> + ExactSizeIterator + Clone {
        (0..self.count / 2).map(|n| {
            let n = 2 * usize::from(n);
            match (self.play(n), self.play(n + 1)) {
                (Some((leader, lead)), Some((_, answer))) => Trick::new(leader).with(lead).with(answer),
                _ => Trick::new(self.actor()),
            }
        })
    }

    /// The last whole trick.
    pub fn last_trick(&self) -> Option<Trick> {
        self.tricks().next_back()
    }

    /// Who took whole trick number n, counted from 0 ([B5.4](crate::rules::balayi_king#B5.4)). `None` when that trick is
    /// not whole.
    pub fn winner_of(&self, n: usize) -> Option<Player> {
        self.tricks().nth(n)?.winner(self.trump())
    }

    /// The tricks that players 0 and 1 have taken so far.
    pub const fn taken(&self) -> [i16; 2] {
        let [zero, one] = self.taken;
        [zero as i16, one as i16]
    }

    /// The scores of players 0 and 1; `None` before the end ([B6.1](crate::rules::balayi_king#B6.1)).
    pub fn scores(&self) -> Option<[i32; 2]> {
        self.result().map(|result| result.scores())
    }

    /// What the round came to; `None` before its end.
    pub fn result(&self) -> Option<RoundResult> {
        let denomination = self.denomination().filter(|_| self.phase() == Phase::Over)?;
        Some(RoundResult { declarer: self.declarer(), denomination, taken: self.taken() })
    }

    // The pile cards that are, or were, seen.

    /// The pile card at that slot of the pack, if it has been seen.
    #[inline(always)]
    pub(super) fn pile_card(&self, slot: usize) -> Option<Card> {
        self.piles.get(slot).and_then(|&index| Card::from_index(index.into()))
    }

    /// The same as a set: empty when it has not been seen, as [`UNSEEN`] shifts to no card of the pack.
    #[inline(always)]
    pub(super) fn seen_at(&self, slot: usize) -> CardSet {
        self.piles.get(slot).map_or(CardSet::EMPTY, |&index| card_at(index))
    }

    /// The pile cards that lie open, or did.
    pub(super) fn pile_cards(&self) -> CardSet {
        (0..PILE_CARDS).fold(CardSet::EMPTY, |cards, slot| cards | self.seen_at(slot))
    }

    /// The cards that both players see or have seen.
    pub fn seen(&self) -> CardSet {
        self.pile_cards() | self.played()
    }

    /// The cards that not both players have seen.
    pub fn unseen(&self) -> CardSet {
        !self.seen()
    }

    // What is legal.

    /// What decides which cards may be played now; `None` when no card can be played.
    #[inline(always)]
    pub fn duties(&self) -> Option<Duties> {
        (self.phase() == Phase::Play).then(|| Duties { trick: self.trick(), trump: self.trump() })
    }

    /// What the player on turn may do, when it holds these hand cards: while they are locked they do not count. Empty
    /// when the round is over, and only then.
    #[inline(always)]
    pub fn legal_actions(&self, hand: CardSet) -> ActionSet {
        match self.phase() {
            // B2.3: first the declaration.
            Phase::Declare => self.unused().into(),
            _ => self.legal_cards(hand).into(),
        }
    }

    /// The cards that the player on turn may play, when it holds these hand cards; empty unless cards are being played.
    #[inline(always)]
    pub fn legal_cards(&self, hand: CardSet) -> CardSet {
        let playable = self.playable(self.actor(), hand);
        self.duties().map_or(CardSet::EMPTY, |duties| duties.legal_cards(playable))
    }

    /// Why the player on turn, when it holds these hand cards, may not do that; `None` when it may.
    pub fn why_not(&self, hand: CardSet, action: Action) -> Option<Illegal> {
        match (self.phase(), action) {
            (Phase::Over, _) => Some(Illegal::RoundOver),
            (Phase::Declare, Action::Declare(denomination)) => {
                (!self.unused().contains(denomination)).then_some(Illegal::DenominationUsed(denomination))
            }
            (Phase::Play, Action::Play(card)) => {
                let playable = self.playable(self.actor(), hand);
                if (self.seen() | playable).contains(card) {
                    self.duties().and_then(|duties| duties.why_not(playable, card))
                } else {
                    Some(Illegal::NotVisible(card))
                }
            }
            (phase, _) => Some(Illegal::WrongPhase(phase)),
        }
    }

    /// Carries out an action of the player on turn, which must be legal. `pack` has the cards that this turns up.
    #[inline(always)]
    pub(super) fn push(&mut self, action: Action, pack: &[u8; Card::COUNT]) {
        match action {
            Action::Declare(denomination) => {
                self.denomination = denomination as u8;
                self.lay_open(LATER_OPEN, pack);
                self.turn = starter(Player::ALL.map(|player| self.open_cards(player)), self.declarer()) as u8;
            }
            Action::Play(card) => {
                let (player, trick) = (self.actor(), self.trick());
                if self.phase() != Phase::Play {
                    return;
                }
                let Some(play) = self.plays.get_mut(usize::from(self.count)) else { return };
                *play = card.index() as u8 | (player as u8) << 6;
                self.count += 1;
                self.played = self.played().with(card).bits().to_le_bytes();
                self.turn_up(card, pack);
                let next = if trick.is_empty() { None } else { trick.with(card).winner(self.trump()) };
                if let Some(winner) = next {
                    let taken = winner.of_mut(&mut self.taken);
                    *taken = taken.saturating_add(1);
                }
                self.turn = next.unwrap_or(player.other()) as u8;
            }
        }
    }
}

/// The set of the card of that index alone; empty for [`UNSEEN`], which shifts to no card of the pack.
#[inline(always)]
pub(super) const fn card_at(index: u8) -> CardSet {
    CardSet::from_bits_truncate(1u64.wrapping_shl(index as u32))
}

/// What a byte of the record says.
#[inline(always)]
fn who_played(play: u8) -> Option<(Player, Card)> {
    let card = Card::from_index(usize::from(play & 0x3f))?;
    Some((Player::from_low_bit(play >> 6), card))
}
