//! The public side of a round: the facts that both players may know.

use core::ops::Range;

use super::pack::{UNSEEN, card_set};
use super::place::{COVER, FIRST_OPEN, PILE_CARDS, closed_slots};
use super::{DenominationSet, Player, SetupError};
use crate::{Card, CardSet, PackError};

/// Everything about a round that both players know: the declaration, the cards that lie open or did, and every card
/// played, in order ([B7.1](crate::rules::balayi_king#B7.1)). It holds no hidden card; law is asked of a table and *one*
/// hand, which is all that a player needs. A spectator holds a table: [`apply`](Table::apply) advances it, and its
/// text is a record with `?` for every card that not both players see. After the end it holds all cards, the hands in ascending
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
    /// The cards that lie open before each player, as masks, little-endian.
    pub(super) open: [[u8; 8]; 2],
    /// What was played, in order: the card's index, and the player in bit 6.
    pub(super) plays: [u8; Card::COUNT],
    /// The cards among `plays` as a mask, little-endian.
    pub(super) played: [u8; 8],
    pub(super) dealer: u8,
    pub(super) unused: u8,
    /// 1 + the number of the denomination; 0 before the declaration.
    pub(super) denomination: u8,
    /// How many cards were played.
    pub(super) count: u8,
    /// Who is to act; at the end, who took the last trick.
    pub(super) turn: u8,
    /// How many tricks each player has taken.
    pub(super) taken: [u8; 2],
}

const _: () = assert!(size_of::<Table>() == 123 && align_of::<Table>() == 1, "a table has no padding");

impl Table {
    /// The table at the start of a round: the declarer's five open cards, in the order of the deal
    /// ([B2.2](crate::rules::balayi_king#B2.2)), who deals, and what the other player may declare.
    ///
    /// # Errors
    /// When a card occurs twice, or `unused` is empty.
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
            open: [[0; 8]; 2],
            plays: [0; Card::COUNT],
            played: [0; 8],
            dealer: dealer as u8,
            unused: unused.bits(),
            denomination: 0,
            count: 0,
            turn: dealer.other() as u8,
            taken: [0; 2],
        };
        table.lay(FIRST_OPEN, pack);
        table
    }

    /// Lays the open cards of these slots of the pack on their piles.
    pub(super) fn lay(&mut self, slots: Range<usize>, pack: &[u8; Card::COUNT]) {
        if let (Some(places), Some(cards)) = (self.piles.get_mut(slots.clone()), pack.get(slots)) {
            places.copy_from_slice(cards);
        }
        for player in Player::ALL {
            let slots = closed_slots(player, self.dealer()).map(|slot| slot + COVER);
            let cards = CardSet::union(slots.into_iter().map(|slot| self.pile_card_set(slot)));
            *player.of_mut(&mut self.open) = cards.bits().to_le_bytes();
        }
    }

    /// Whose turn it is; who took the last trick, when the round is over.
    #[inline(always)]
    pub(super) const fn actor(&self) -> Player {
        Player::from_low_bit(self.turn)
    }

    /// Who played what, in order.
    pub(super) fn all_plays(&self) -> impl Iterator<Item = (Player, Card)> + Clone {
        let plays = self.plays.get(..usize::from(self.count)).unwrap_or(&self.plays);
        plays.iter().filter_map(|&play| who_played(play))
    }

    /// Card number n of the record, counted from 0, and who played it.
    #[inline(always)]
    pub(super) fn play(&self, n: usize) -> Option<(Player, Card)> {
        who_played(*self.plays.get(n)?)
    }

    /// The pile card at that slot of the pack, if it has been seen.
    #[inline(always)]
    pub(super) fn pile_card(&self, slot: usize) -> Option<Card> {
        self.piles.get(slot).and_then(|&index| Card::from_index(index.into()))
    }

    /// The same as a set.
    #[inline(always)]
    pub(super) fn pile_card_set(&self, slot: usize) -> CardSet {
        self.piles.get(slot).map_or(CardSet::EMPTY, |&index| card_set(index))
    }

    /// The pile cards that lie open, or did.
    pub(super) fn seen_pile_cards(&self) -> CardSet {
        CardSet::union((0..PILE_CARDS).map(|slot| self.pile_card_set(slot)))
    }

    /// The cards that both players see or have seen.
    #[must_use]
    pub fn seen(&self) -> CardSet {
        self.seen_pile_cards() | self.played()
    }

    /// The cards that not both players have seen.
    #[must_use]
    pub fn unseen(&self) -> CardSet {
        !self.seen()
    }
}

/// The card and the player of a byte of the record.
#[inline(always)]
fn who_played(play: u8) -> Option<(Player, Card)> {
    let card = Card::from_index(usize::from(play & 63))?;
    Some((Player::from_low_bit(play >> 6), card))
}
