//! Where each card of the pack goes in the deal ([B2](crate::rules::balayi_king#B2)).

use super::Player;
use crate::Card;

/// Where a card of the pack goes in the deal ([B2](crate::rules::balayi_king#B2)).
///
/// ```
/// use king_rules::balayi::{Place, Player};
/// // The player who does not deal gets the first five cards, face down ([B2.1]).
/// assert_eq!(Place::of(4, Player::Zero), Some(Place::Closed(Player::One, 4)));
/// assert_eq!(Place::Open(Player::Zero, 5).slot(Player::Zero), Some(35));
/// // The last three cards are the dealer's hand cards 3, 4 and 5.
/// assert_eq!(Place::of(51, Player::Zero), Some(Place::Hand(Player::Zero, 5)));
/// ```
///
/// [B2.1]: crate::rules::balayi_king#B2.1
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// Face down, at the bottom of that pile (0 to 9) of that player ([B2.1](crate::rules::balayi_king#B2.1)).
    Closed(Player, u8),
    /// Face up, on that pile (0 to 9) of that player
    /// ([B2.2](crate::rules::balayi_king#B2.2), [B2.4](crate::rules::balayi_king#B2.4)).
    Open(Player, u8),
    /// One of the six hand cards (0 to 5) of that player ([B2.5](crate::rules::balayi_king#B2.5)).
    Hand(Player, u8),
}

impl Place {
    /// Where the card goes that stands at that slot of the pack, 0 to 51, when that player deals; `None` from 52 on.
    #[must_use]
    pub fn of(slot: usize, dealer: Player) -> Option<Self> {
        let kinds: [fn(Player, u8) -> Self; 3] = [Self::Closed, Self::Open, Self::Hand];
        let places = Player::ALL
            .into_iter()
            .flat_map(|owner| kinds.into_iter().flat_map(move |place| (0..PILES as u8).map(move |i| place(owner, i))));
        places.into_iter().find(|place| place.slot(dealer) == Some(slot))
    }

    /// The slot of the pack, 0 to 51, of the card that goes there when that player deals; `None` when there is no such
    /// pile or hand card.
    #[must_use]
    pub const fn slot(self, dealer: Player) -> Option<usize> {
        let (rows, owner, i) = match self {
            Self::Closed(owner, i) => (CLOSED, owner, i as usize),
            Self::Open(owner, i) => (OPEN, owner, i as usize),
            Self::Hand(owner, i) => (HAND, owner, i as usize),
        };
        if i < 2 * rows.width { Some(rows.slot(owner, dealer, i)) } else { None }
    }
}

/// Four rows of the pack, dealt in turn to the player who does not deal, the dealer, and both once more.
#[derive(Clone, Copy)]
struct Rows {
    /// The slot of the first card.
    start: usize,
    /// How many cards are in a row.
    width: usize,
}

impl Rows {
    /// The slot of card number `i` of that player, counted through both of its rows.
    #[inline(always)]
    const fn slot(self, owner: Player, dealer: Player, i: usize) -> usize {
        let row = 2 * (i / self.width) + (owner as usize == dealer as usize) as usize;
        self.start + row * self.width + i % self.width
    }
}

// B2.1: first the closed cards, in rows of five.
const CLOSED: Rows = Rows { start: 0, width: 5 };
// B2.2: then the open ones go on them in the same order; the first row of them lies there before the declaration.
const OPEN: Rows = Rows { start: PILE_CARDS / 2, width: 5 };
pub(super) const FIRST_OPEN: core::ops::Range<usize> = OPEN.start..OPEN.start + OPEN.width;
// B2.4: the other open cards are dealt after it.
pub(super) const LATER_OPEN: core::ops::Range<usize> = FIRST_OPEN.end..PILE_CARDS;
// B2.5: the last twelve are the hand cards, in rows of three.
const HAND: Rows = Rows { start: PILE_CARDS, width: 3 };

// B2.6: ten piles, an open card on a closed one, and six hand cards for each player.
pub(super) const PILES: usize = 10;
pub(super) const HAND_CARDS: usize = 6;
/// How many cards of the pack lie on the piles of both players; the others are hand cards.
pub(super) const PILE_CARDS: usize = 2 * 2 * PILES;
/// How many slots behind a closed card the open card stands that lies on it.
pub(super) const COVER: usize = OPEN.start - CLOSED.start;

/// The slots of a player's closed cards, pile by pile; each open card stands [`COVER`] slots behind.
#[inline(always)]
pub(super) fn closed_slots(owner: Player, dealer: Player) -> [usize; PILES] {
    core::array::from_fn(|pile| CLOSED.slot(owner, dealer, pile))
}

/// The slots of a player's hand cards.
#[inline(always)]
pub(super) fn hand_slots(owner: Player, dealer: Player) -> [usize; HAND_CARDS] {
    core::array::from_fn(|i| HAND.slot(owner, dealer, i))
}

/// The slots of a mask, in ascending order.
pub(super) fn slots(mask: u64) -> impl Iterator<Item = usize> {
    (0..Card::COUNT).filter(move |slot| mask & (1 << slot) != 0)
}

const _: () = assert!(PILE_CARDS + 2 * HAND_CARDS == Card::COUNT);
