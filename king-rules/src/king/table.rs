//! The public side of a round: the facts that all may know, and the law asked of them and one hand.

use super::{Action, ActionSet, Contract, ContractSet, HouseRules, Illegal, Phase, Seat, SetupError};
use super::{declaration, durt, talk, tricks};
use crate::{Card, CardSet};

/// Everything about a round that all may know: the declaration, the answers on annulling, the talk, and every card and
/// pass in order ([K11.1](crate::rules::konturlu_king#K11.1)). It holds no hidden card; law is asked of a table
/// and *one* hand, which is all that a seat needs. A spectator holds a table: [`apply`](Table::apply) advances it,
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
/// # Ok::<(), king_rules::king::RecordError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
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

/// The number of a phase in the state: that of [`Phase`], and one more for a round that was annulled.
pub(super) const ANNULLED: u8 = 6;

/// The card of one byte of the record.
pub(super) fn card_of(play: u8) -> Card {
    Card::from_index(usize::from(play & 63)).unwrap_or(Card::KING_OF_HEARTS)
}

/// The seat of one byte of the record.
pub(super) const fn seat_of(play: u8) -> Seat {
    Seat::from_low_bits(play >> 6)
}

impl Table {
    /// The table of a round before its declaration, for a spectator. `unused` are the contracts that the declarer
    /// has not declared yet.
    ///
    /// # Errors
    /// When `unused` is empty.
    ///
    /// ```
    /// use king_rules::king::{ContractSet, HouseRules, Phase, Seat, Table};
    /// let mut table = Table::new(Seat::South, ContractSet::ALL, HouseRules::new())?;
    /// table.apply("el_almaz".parse()?)?;
    /// assert_eq!((table.phase(), table.turn()), (Phase::Kontur, Some(Seat::West)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn new(declarer: Seat, unused: ContractSet, rules: HouseRules) -> Result<Self, SetupError> {
        if unused.is_empty() { Err(SetupError::NothingToDeclare) } else { Ok(Self::start(declarer, unused, rules)) }
    }

    /// The same, for contracts that are known not to be empty.
    pub(super) const fn start(declarer: Seat, unused: ContractSet, rules: HouseRules) -> Self {
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

    /// What the seat on turn may do with that hand, which is what it holds now: no card that has been played. Empty when
    /// the round is over.
    #[inline]
    pub fn legal_actions(&self, hand: CardSet) -> ActionSet {
        match self.phase() {
            Phase::Play if self.has_tricks() => self.legal_cards(hand).into(),
            Phase::Play => durt::may(self, hand),
            Phase::Declare => declaration::may(self),
            Phase::Annul | Phase::Kontur | Phase::Sur => talk::may(self, hand),
            Phase::Over => ActionSet::EMPTY,
        }
    }

    /// The cards of that hand, as it is now, that the seat on turn may play. Empty outside [`Phase::Play`], and in dürt
    /// when it must pass.
    #[inline(always)]
    pub fn legal_cards(&self, hand: CardSet) -> CardSet {
        match self.contract() {
            _ if self.phase() != Phase::Play => CardSet::EMPTY,
            Some(Contract::Durt(start)) => durt::legal_cards(hand, self.played, start),
            Some(contract) => tricks::may(self, contract, hand),
            None => CardSet::EMPTY,
        }
    }

    /// Why the seat on turn may not do that with that hand, as it is now; `None` when it may. It
    /// trusts the caller about who asks: the answer gives away the hand.
    ///
    /// When several reasons apply, it is the first in the order of the
    /// [stable list](crate::rules::notation#reasons).
    pub fn why_not(&self, hand: CardSet, action: Action) -> Option<Illegal> {
        self.why_not_now(action).or_else(|| self.why_not_with(hand, hand.len(), action))
    }

    /// Advances the table by an action of the seat on turn, as a spectator sees it.
    ///
    /// # Errors
    /// When no hand that fits the public record makes it legal; nothing has changed then.
    ///
    /// ```
    /// use king_rules::king::{Action, Illegal, Table};
    /// let mut table: Table = "king1 N:? ? ? ? S all - el_almaz iyi iyi iyi HA D2 HJ HQ".parse()?;
    /// table.apply("H9".parse()?)?;
    /// assert_eq!(table.apply("H3".parse()?), Err(Illegal::NotHeld("H3".parse()?)), "West had no heart to follow with");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(&mut self, action: Action) -> Result<(), Illegal> {
        match self.why_impossible(!self.played, action) {
            Some(illegal) => Err(illegal),
            None => {
                self.push(action);
                Ok(())
            }
        }
    }

    /// Why the seat on turn cannot have done that, for an observer who knows only that its hand is within `possible`;
    /// `None` when some such hand makes it legal.
    ///
    /// Every refusal is certain, as each rests on the hand of this one seat; what follows from the hands of several
    /// together is not looked for, but for dürt, in which not all can pass.
    pub(super) fn why_impossible(&self, possible: CardSet, action: Action) -> Option<Illegal> {
        let seat = self.actor();
        self.why_not_now(action).or_else(|| match action {
            Action::Pass if durt::all_others_passed(self) => Some(Illegal::MustNotPass),
            _ => self.why_not_with(possible - self.excluded(seat), self.held(seat).into(), action),
        })
    }

    /// Why nobody may do that now: the round is over, or its phase does not know this kind of action.
    fn why_not_now(&self, action: Action) -> Option<Illegal> {
        let phase = self.phase();
        let durt = !self.has_tricks();
        if phase == Phase::Over {
            return Some(match self.contract() {
                _ if self.annulled() => Illegal::Annulled,
                Some(Contract::Durt(_)) => Illegal::DurtOver,
                _ => Illegal::RoundOver,
            });
        }
        let known = match action {
            Action::Play(_) => phase == Phase::Play,
            Action::Pass if phase == Phase::Play && !durt => return Some(Illegal::NoPass),
            Action::Pass => phase == Phase::Play,
            Action::Declare(_) => phase == Phase::Declare,
            Action::Keep | Action::Annul => phase == Phase::Annul,
            // The empty set is `Iyi`, however it is written.
            Action::Kontur(on) | Action::Sur(on) if on.is_empty() => matches!(phase, Phase::Kontur | Phase::Sur),
            Action::Iyi => matches!(phase, Phase::Kontur | Phase::Sur),
            Action::Kontur(_) => phase == Phase::Kontur,
            Action::Sur(_) => phase == Phase::Sur,
        };
        if known { None } else { Some(Illegal::WrongPhase(phase)) }
    }

    /// Why no hand of `held` cards out of those lets the seat on turn do that, which is an action of this phase.
    fn why_not_with(&self, cards: CardSet, held: usize, action: Action) -> Option<Illegal> {
        match (action, self.duties()) {
            (Action::Declare(contract), _) => declaration::why_not(self, contract),
            (Action::Play(card), _) if !cards.contains(card) => Some(Illegal::NotHeld(card)),
            (Action::Play(card), Some(duties)) => tricks::why_not(&duties, cards, held, card),
            (Action::Play(_) | Action::Pass, _) => durt::why_not(self, cards, held, action),
            _ => talk::why_not(self, cards, held, action),
        }
    }

    /// Applies an action of the seat on turn without checking that it is legal.
    #[inline(always)]
    pub(super) fn push(&mut self, action: Action) {
        match action {
            Action::Play(card) => {
                self.record(card);
                if self.has_tricks() { tricks::advance(self) } else { durt::advance(self) }
            }
            other => self.push_other(other),
        }
    }

    /// The same for all but a card.
    #[inline(never)]
    fn push_other(&mut self, action: Action) {
        match action {
            Action::Declare(contract) => declaration::advance(self, contract),
            Action::Pass => {
                self.passes = self.passes.saturating_add(1);
                durt::advance(self);
            }
            call => talk::advance(self, call),
        }
    }

    /// Adds a card of the seat on turn to the record.
    #[inline(always)]
    fn record(&mut self, card: Card) {
        let seat = self.actor();
        if let Some(place) = self.plays.get_mut(usize::from(self.count)) {
            *place = card.index() as u8 | (seat as u8) << 6;
            self.count += 1;
        }
        self.passes = 0;
        self.played.insert(card);
        let left = seat.of_mut(&mut self.held);
        *left = left.saturating_sub(1);
    }

    /// The cards that this action proves the hand of the seat on turn not to have held.
    pub(super) fn shows(&self, action: Action) -> CardSet {
        match action {
            Action::Play(card) => tricks::shows(self, card),
            Action::Pass => durt::shows(self),
            call => talk::shows(call),
        }
    }

    /// Whose turn it is, or was last.
    pub(super) const fn actor(&self) -> Seat {
        Seat::from_low_bits(self.turn)
    }

    /// Whether a contract of tricks is declared: any but dürt.
    pub(super) const fn has_tricks(&self) -> bool {
        !matches!(self.contract(), Some(Contract::Durt(_)) | None)
    }

    /// Whether no card is left.
    pub(super) const fn is_all_played(&self) -> bool {
        self.count as usize >= Card::COUNT
    }

    /// Who played what, from card number `start` on.
    pub(super) fn plays_from(&self, start: usize) -> impl Iterator<Item = (Seat, Card)> + Clone {
        let plays = self.plays.get(..usize::from(self.count)).unwrap_or(&self.plays);
        plays.iter().skip(start).map(|&play| (seat_of(play), card_of(play)))
    }

    /// The four plays from card number `start` on.
    #[inline(always)]
    pub(super) fn four_plays(&self, start: u8) -> Option<impl Iterator<Item = (Seat, Card)> + Clone> {
        let plays = self.plays.get(usize::from(start)..usize::from(start) + 4)?;
        Some(plays.iter().map(|&play| (seat_of(play), card_of(play))))
    }
}
