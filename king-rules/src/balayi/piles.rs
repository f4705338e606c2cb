//! Piles and hands: which cards a player can see and play at all ([B4](crate::rules::balayi_king#B4)).

use core::ops::Range;

use super::pack::{UNSEEN, card_set};
use super::place::{COVER, LATER_OPEN, PILES, closed_slots};
use super::{Action, Illegal, Phase, Player, Table};
use crate::{Card, CardSet};

/// One of a player's ten piles ([B2.6](crate::rules::balayi_king#B2.6), [B4.1](crate::rules::balayi_king#B4.1)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pile {
    /// The card that lies face up; `None` when it is not dealt yet, and when both cards have been played.
    pub open: Option<Card>,
    /// Whether a closed card lies there that was not turned up yet.
    pub closed: bool,
}

/// A player's ten piles.
pub(super) fn of(table: &Table, player: Player) -> [Pile; PILES] {
    closed_slots(player, table.dealer()).map(|slot| match table.pile_card(slot) {
        Some(turned_up) => Pile { open: Some(turned_up).filter(|&card| !table.played().contains(card)), closed: false },
        None => Pile { open: table.pile_card(slot + COVER), closed: true },
    })
}

/// The cards that lie face up on a player's piles.
#[inline(always)]
pub(super) fn open_cards(table: &Table, player: Player) -> CardSet {
    CardSet::from_bits_truncate(u64::from_le_bytes(*player.of(&table.open)))
}

/// Whether a player may see and play its hand cards.
#[inline(always)]
pub(super) fn unlocked(table: &Table, player: Player) -> bool {
    // B4.2: from its first trick on.
    *player.of(&table.taken) > 0 || is_cleared(table, player)
}

/// Whether a player has no table card left.
#[inline(never)]
fn is_cleared(table: &Table, player: Player) -> bool {
    // B4.3: then its hand opens without a trick.
    let played = |slot| table.pile_card(slot).is_some_and(|card| table.played().contains(card));
    closed_slots(player, table.dealer()).into_iter().all(played)
}

/// The cards that a player who holds these hand cards could choose from if it had to lead: its open table cards, and the
/// hand once it is unlocked. None outside [`Phase::Play`].
#[inline(always)]
pub(super) fn may(table: &Table, player: Player, hand: CardSet) -> CardSet {
    if table.phase() != Phase::Play {
        return CardSet::EMPTY;
    }
    open_cards(table, player) | if unlocked(table, player) { hand } else { CardSet::EMPTY }
}

/// Why that card is not one that the player on turn, to whom these are playable, can choose; `None` when it is.
pub(super) fn why_not(table: &Table, playable: CardSet, card: Card) -> Option<Illegal> {
    if playable.contains(card) {
        None
    } else if table.seen().contains(card) {
        Some(Illegal::NotHeld(card))
    } else {
        Some(Illegal::NotVisible(card))
    }
}

/// Takes a card of the player on turn from its piles, if it lies there, and turns up the closed card under it; `pack` has
/// it.
#[inline(always)]
pub(super) fn advance(table: &mut Table, card: Card, pack: &[u8; Card::COUNT]) {
    let (closed, open) = table.piles.split_at_mut(COVER);
    let mut turned_up = UNSEEN;
    // B4.1: it is turned up at once. All piles are looked at, as that needs no branch; what is unseen has all bits set.
    for ((closed, &open), &under) in closed.iter_mut().zip(&*open).zip(pack) {
        let under = if usize::from(open) == card.index() { under } else { UNSEEN };
        *closed &= under;
        turned_up &= under;
    }
    let player = table.actor();
    let open = open_cards(table, player).without(card) | card_set(turned_up);
    *player.of_mut(&mut table.open) = open.bits().to_le_bytes();
}

/// The slots of the pile cards that an action, which must be legal, turns up for everybody.
pub(super) fn shows(table: &Table, action: Action) -> Range<usize> {
    match action {
        Action::Declare(_) => LATER_OPEN,
        Action::Play(card) => {
            let slot = table.piles.iter().skip(COVER).position(|&open| usize::from(open) == card.index());
            slot.map_or(0..0, |slot| slot..slot + 1)
        }
    }
}
