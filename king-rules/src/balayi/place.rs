//! Where each card of the pack goes.

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
    /// Where the card goes that stands at that place of the pack, 0 to 51, when that player deals; `None` from 52 on.
    pub const fn of(slot: usize, dealer: Player) -> Option<Self> {
        let slot = if slot < Card::COUNT { slot as u8 } else { return None };
        // The cards go out in rows of five, the last twelve in rows of three; the dealer gets every second row.
        let (from, row_of) = match slot {
            0..20 => (0, 5),
            20..40 => (20, 5),
            _ => (40, 3),
        };
        let (row, column) = ((slot - from) / row_of, (slot - from) % row_of);
        let owner = if row % 2 == 1 { dealer } else { dealer.other() };
        let i = row / 2 * row_of + column;
        Some(match slot {
            0..20 => Self::Closed(owner, i),
            20..40 => Self::Open(owner, i),
            _ => Self::Hand(owner, i),
        })
    }

    /// The place in the pack of the card that goes there when that player deals; `None` when there is no such pile or
    /// hand card.
    pub fn slot(self, dealer: Player) -> Option<usize> {
        match self {
            Self::Closed(owner, i) => closed_slots(owner, dealer).get(usize::from(i)).copied(),
            Self::Open(owner, i) => Self::Closed(owner, i).slot(dealer).map(|slot| slot + OPEN),
            Self::Hand(owner, i) => hand_slots(owner, dealer).get(usize::from(i)).copied(),
        }
    }
}

/// The first place of the open cards: each lies on the closed card 20 places before it.
pub(super) const OPEN: usize = 20;
/// The open cards up to here lie there before the declaration ([B2.2](crate::rules::balayi_king#B2.2)).
pub(super) const FIRST_OPEN_END: usize = 25;
/// The first place of the hand cards.
pub(super) const HAND: usize = 40;

/// The places in the pack of a player's ten closed cards, pile by pile ([B2.1](crate::rules::balayi_king#B2.1)).
#[inline(always)]
pub(super) fn closed_slots(owner: Player, dealer: Player) -> [usize; 10] {
    let first = if owner == dealer { 5 } else { 0 };
    [0, 1, 2, 3, 4, 10, 11, 12, 13, 14].map(|slot| first + slot)
}

/// The places in the pack of a player's six hand cards ([B2.5](crate::rules::balayi_king#B2.5)).
#[inline(always)]
pub(super) fn hand_slots(owner: Player, dealer: Player) -> [usize; 6] {
    let first = if owner == dealer { HAND + 3 } else { HAND };
    [0, 1, 2, 6, 7, 8].map(|slot| first + slot)
}
