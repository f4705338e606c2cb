//! The public side of a round: the facts that all may know.

use super::{Contract, ContractSet, HouseRules, Phase, Seat, SetupError};
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

    /// Adds a card of the seat on turn to the record.
    #[inline(always)]
    pub(super) fn record(&mut self, card: Card) {
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
