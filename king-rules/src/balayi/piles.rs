//! Piles and hands: which cards a player can see and play at all ([B4](crate::rules::balayi_king#B4)).

use core::ops::Range;

use super::deal::{COVER, HAND_CARDS, LATER_OPEN, PILES, closed_slots};
use super::{Action, Phase, Player, Table};
use crate::{Card, CardSet};

/// One of a player's ten piles ([B2.6](crate::rules::balayi_king#B2.6), [B4.1](crate::rules::balayi_king#B4.1)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pile {
    /// The card that lies face up; `None` when it is not dealt yet, and when both cards have been played.
    pub open: Option<Card>,
    /// Whether a closed card lies there that was not turned up yet.
    pub closed: bool,
}

impl Table {
    /// A player's ten piles ([B2.6](crate::rules::balayi_king#B2.6)).
    pub fn piles(&self, player: Player) -> [Pile; PILES] {
        closed_slots(player, self.dealer()).map(|slot| match self.pile_card(slot) {
            Some(turned_up) => {
                Pile { open: Some(turned_up).filter(|&card| !self.played().contains(card)), closed: false }
            }
            None => Pile { open: self.pile_card(slot + COVER), closed: true },
        })
    }

    /// The cards that lie face up on a player's piles ([B4.1](crate::rules::balayi_king#B4.1)).
    #[inline(always)]
    pub fn open_cards(&self, player: Player) -> CardSet {
        // Of each pile both cards are looked up, whether they lie there or not: a branch could not be foreseen.
        let slots = closed_slots(player, self.dealer());
        let cards = slots
            .into_iter()
            .fold(CardSet::EMPTY, |cards, slot| cards | self.seen_at(slot) | self.seen_at(slot + COVER));
        cards - self.played()
    }

    /// Whether a player may see and play its hand cards
    /// ([B4.2](crate::rules::balayi_king#B4.2), [B4.3](crate::rules::balayi_king#B4.3)).
    #[inline(always)]
    pub fn unlocked(&self, player: Player) -> bool {
        // B4.2: from its first trick on.
        *player.of(&self.taken) > 0 || self.cleared(player)
    }

    /// Whether a player has no table card left.
    fn cleared(&self, player: Player) -> bool {
        // B4.3: then its hand opens without a trick.
        let played = |slot| self.pile_card(slot).is_some_and(|card| self.played().contains(card));
        closed_slots(player, self.dealer()).into_iter().all(played)
    }

    /// The cards that a player who holds these hand cards could choose from if it had to lead: its open table cards, and
    /// the hand once it is unlocked.
    #[inline(always)]
    pub(super) fn playable(&self, player: Player, hand: CardSet) -> CardSet {
        if self.phase() != Phase::Play {
            return CardSet::EMPTY;
        }
        // B4.4: nothing else counts for any duty.
        self.open_cards(player) | if self.unlocked(player) { hand } else { CardSet::EMPTY }
    }

    /// The hand cards that a player has played; with [`held`](Self::held) more they make its six.
    pub fn played_from_hand(&self, player: Player) -> CardSet {
        // All pile cards that were played lie, or lay, open.
        self.played_by(player) - self.pile_cards()
    }

    /// How many hand cards a player has left.
    pub fn held(&self, player: Player) -> u8 {
        (HAND_CARDS as u8).saturating_sub(self.played_from_hand(player).len() as u8)
    }

    /// The slots of the pile cards that an action, which must be legal, turns up for everybody.
    #[inline(always)]
    pub(super) fn turned_up_by(&self, action: Action) -> Range<usize> {
        match action {
            Action::Declare(_) => LATER_OPEN,
            Action::Play(card) => {
                // 1 + the slot; all are looked at, as that needs no branch.
                let covers = |(next, &open): (u8, &u8)| if usize::from(open) == card.index() { next } else { 0 };
                let end = (1..).zip(self.piles.iter().skip(COVER)).map(covers).fold(0, |end, next| end | next);
                usize::from(end).saturating_sub(1)..end.into()
            }
        }
    }

    /// Turns up the closed card that a played card lay on, if it did; `pack` has it.
    #[inline(always)]
    pub(super) fn turn_up(&mut self, card: Card, pack: &[u8; Card::COUNT]) {
        let (closed, open) = self.piles.split_at_mut(COVER);
        // B4.1: the closed card is turned up at once. All are looked at, as that needs no branch.
        for ((closed, &open), &under) in closed.iter_mut().zip(&*open).zip(pack) {
            *closed = if usize::from(open) == card.index() { under } else { *closed };
        }
    }
}
