//! Following a round without seeing all of it: what views and tables have in common.

use super::pack::{UNSEEN, card_set};
use super::place::{PILE_CARDS, hand_slots, slots};
use super::{Action, Illegal, Player, Table, ViewError, piles};
use crate::{Card, CardSet};

/// Somebody who follows a round: one of the players, or nobody who holds cards.
#[derive(Clone)]
pub(super) struct Follower {
    pub(super) table: Table,
    pub(super) viewer: Option<Player>,
    /// The viewer's hand cards that it sees and has not played.
    pub(super) hand: CardSet,
}

impl Follower {
    pub(super) const fn new(table: Table, viewer: Option<Player>) -> Self {
        Self { table, viewer, hand: CardSet::EMPTY }
    }

    fn unseen(&self) -> CardSet {
        self.table.unseen() - self.hand
    }

    /// The slots of the cards that an action of the player on turn brings into sight, as a mask.
    pub(super) fn slots_revealed(&self, action: Action) -> Result<u64, Illegal> {
        let by_viewer = self.viewer == Some(self.table.actor());
        let illegal = match self.table.turn() {
            Some(_) if !by_viewer => self.table.why_impossible(self.unseen(), action),
            _ => self.table.why_not(self.hand, action),
        };
        illegal.map_or(Ok(self.slots_shown(action)), Err)
    }

    /// The same without a look at whether it is legal.
    fn slots_shown(&self, action: Action) -> u64 {
        let mut after = self.table.clone();
        after.push(action, &[UNSEEN; Card::COUNT]);
        let unlocked = |viewer: &Player| after.unlocked(*viewer) && !self.table.unlocked(*viewer);
        let hand = self.viewer.filter(unlocked).map(|viewer| hand_slots(viewer, self.table.dealer()));
        piles::shows(&self.table, action).chain(hand.into_iter().flatten()).fold(0, |slots, slot| slots | 1 << slot)
    }

    /// The follower after an action; `pack` has the cards at the slots that this reveals, and no others.
    pub(super) fn after(&self, action: Action, pack: &[u8; Card::COUNT]) -> Result<Self, ViewError> {
        let mut seen = !self.unseen();
        if let Action::Play(card) = action {
            seen.insert(card);
        }
        for card in pack.iter().filter_map(|&index| Card::from_index(index.into())) {
            if seen.contains(card) {
                return Err(ViewError::Seen(card));
            }
            seen.insert(card);
        }
        let mut next = self.clone();
        next.push(action, pack);
        if next.table.can_be_held(next.unseen(), |player| Some(player) != next.viewer) {
            Ok(next)
        } else {
            Err(ViewError::Impossible)
        }
    }

    /// The same with the cards that are reported as revealed, in the order of their slots.
    pub(super) fn after_revealing(&self, action: Action, cards: &[Card]) -> Result<Self, ViewError> {
        let revealed = self.slots_revealed(action)?;
        let wanted = revealed.count_ones() as usize;
        if cards.len() != wanted {
            return Err(ViewError::Count { found: cards.len().try_into().unwrap_or(u8::MAX), wanted: wanted as u8 });
        }
        self.after(action, &laid(revealed, cards))
    }

    /// The same without a look at anything. Cards too many are left out, and those that lack stay unseen.
    pub(super) fn push_revealing(&mut self, action: Action, cards: &[Card]) {
        self.push(action, &laid(self.slots_shown(action), cards));
    }

    fn push(&mut self, action: Action, pack: &[u8; Card::COUNT]) {
        if let Action::Play(card) = action {
            self.hand.remove(card);
        }
        self.table.push(action, pack);
        self.hand |= pack.iter().skip(PILE_CARDS).fold(CardSet::EMPTY, |hand, &index| hand | card_set(index));
    }
}

/// A pack of which nothing is known but these cards at these slots.
fn laid(revealed: u64, cards: &[Card]) -> [u8; Card::COUNT] {
    let mut pack = [UNSEEN; Card::COUNT];
    for (slot, card) in slots(revealed).zip(cards) {
        if let Some(place) = pack.get_mut(slot) {
            *place = card.index() as u8;
        }
    }
    pack
}
