//! What can be seen of a round, and what follows from it ([B7.1](crate::rules::balayi_king#B7.1)).
//!
//! A viewer is a player, or nobody: then only what both players see is seen.

use super::place::{HAND, Place, hand_slots};
use super::revealed::Revealed;
use super::state::State;
use super::{Action, Illegal, Phase, Player, ViewError, duty};
use crate::{Card, CardSet};

impl State {
    /// Whether the card at that place of the pack is open to the viewer.
    fn visible(&self, slot: usize, viewer: Option<Player>) -> bool {
        match Place::of(slot, self.dealer()) {
            Some(Place::Open(..)) => self.dealt(slot),
            Some(Place::Closed(..)) => self.turned_up(slot),
            // The other's hand is seen as it is played.
            Some(Place::Hand(owner, _)) => viewer == Some(owner) && self.unlocked(owner),
            None => false,
        }
    }

    /// The cards that the viewer sees or has seen.
    pub(super) fn seen(&self, viewer: Option<Player>) -> CardSet {
        let visible = (0..Card::COUNT).filter(|&slot| self.visible(slot, viewer));
        visible.filter_map(|slot| self.card(slot)).collect::<CardSet>() | self.played()
    }

    /// This state with everything left out that the viewer does not see. The hand cards stand in ascending order:
    /// nobody learns in which order they were dealt.
    pub(super) fn masked(&self, viewer: Option<Player>) -> State {
        let mut masked = *self;
        for slot in 0..Card::COUNT {
            if slot >= HAND || !self.visible(slot, viewer) {
                masked.set(slot, None);
            }
        }
        if let Some(owner) = viewer.filter(|&viewer| self.unlocked(viewer)) {
            masked.lay_hand(owner, self.dealt_hand(owner));
        }
        masked.lay_out_when_over();
        masked
    }

    fn lay_hand(&mut self, owner: Player, cards: CardSet) {
        for (slot, card) in hand_slots(owner, self.dealer()).into_iter().zip(cards) {
            self.set(slot, Some(card));
        }
    }

    /// After the end both hands are known: they are the cards that were played and lay on no pile.
    fn lay_out_when_over(&mut self) {
        if self.phase() == Phase::Over {
            for player in Player::ALL {
                self.lay_hand(player, self.played_from_hand(player));
            }
        }
    }

    /// The places of the cards that lie open to the viewer, but were not filled in yet, as a mask.
    fn new_places(&self, viewer: Option<Player>) -> u64 {
        let new = (0..Card::COUNT).filter(|&slot| self.card(slot).is_none() && self.visible(slot, viewer));
        new.fold(0, |mask, slot| mask | 1 << slot)
    }

    /// The cards of this full state that an action lets the viewer see for the first time, as
    /// [`followed`](Self::followed) takes them.
    pub(super) fn revealed(&self, viewer: Option<Player>, action: Action) -> Revealed {
        if !self.legal_actions().contains(action) {
            return Revealed::default();
        }
        let mut after = self.masked(viewer);
        after.push(action);
        let places = after.new_places(viewer);
        let table = slots(places).filter(|&slot| slot < HAND).filter_map(|slot| self.card(slot));
        table.chain(self.cards(slots(places).filter(|&slot| slot >= HAND))).collect()
    }

    /// Why the player on turn cannot have done that, as far as the viewer can tell.
    fn ruled_out(&self, viewer: Option<Player>, action: Action) -> Option<Illegal> {
        let Some(player) = self.turn() else { return Some(Illegal::RoundOver) };
        match action {
            Action::Play(card) if self.phase() == Phase::Play && viewer != Some(player) => {
                let up = self.up(player);
                if !up.contains(card) && !self.may_be_in_hand(player, viewer).contains(card) {
                    return Some(Illegal::NotHeld(card));
                }
                // The rest of the hand cannot make it legal: it can only bring more duties about.
                duty::why_not(up.with(card), card, self.led(), self.trump())
            }
            _ => self.why_not(player, action),
        }
    }

    /// The cards that the viewer must reckon with in the open hand of another player.
    fn may_be_in_hand(&self, player: Player, viewer: Option<Player>) -> CardSet {
        if self.unlocked(player) && self.hand_count(player) > 0 {
            !self.seen(viewer) - self.excluded(player)
        } else {
            CardSet::EMPTY
        }
    }

    /// The cards that the record proves not to be in a player's hand.
    pub(super) fn excluded(&self, player: Player) -> CardSet {
        let table = self.cards(0..HAND);
        let mut table_cards_left = 20u8;
        let mut unlocked = false;
        let mut excluded = CardSet::EMPTY;
        for trick in self.tricks() {
            let Some(card) = trick.card(player) else { continue };
            if unlocked && trick.leader != player {
                excluded |= duty::excluded(card, Some(trick.lead), self.trump());
            }
            if table.contains(card) {
                table_cards_left = table_cards_left.saturating_sub(1);
            }
            unlocked |= trick.winner == Some(player) || table_cards_left == 0;
        }
        excluded - self.seen(None)
    }

    /// Whether the cards that the viewer does not see can be spread over the hands that it does not see, given what
    /// the record proves. The closed cards take what is left; nothing is known about those.
    fn possible(&self, viewer: Option<Player>) -> bool {
        let unseen = !self.seen(viewer);
        let [zero, one] = Player::ALL.map(|player| match viewer {
            Some(viewer) if viewer == player => (CardSet::EMPTY, 0),
            _ => (unseen - self.excluded(player), self.hand_count(player)),
        });
        zero.0.len() >= zero.1 && one.0.len() >= one.1 && (zero.0 | one.0).len() >= zero.1 + one.1
    }

    /// This masked state after an action of the player on turn. `turned_up` gives the cards that this turned up for the
    /// viewer, in the order of the places in the mask that it gets.
    pub(super) fn followed<E: From<ViewError>>(
        &self,
        viewer: Option<Player>,
        action: Action,
        turned_up: impl FnOnce(u64) -> Result<Revealed, E>,
    ) -> Result<State, E> {
        if let Some(illegal) = self.ruled_out(viewer, action) {
            return Err(ViewError::Illegal(illegal).into());
        }
        let mut next = *self;
        next.push(action);
        let places = next.new_places(viewer);
        let revealed = turned_up(places)?;
        let mut seen = next.seen(viewer);
        let mut hand = CardSet::EMPTY;
        for (slot, &card) in slots(places).zip(&*revealed) {
            if seen.contains(card) {
                return Err(ViewError::Seen(card).into());
            }
            seen.insert(card);
            if slot < HAND { next.set(slot, Some(card)) } else { hand.insert(card) }
        }
        if let Some(viewer) = viewer {
            next.lay_hand(viewer, hand);
        }
        next.lay_out_when_over();
        if next.possible(viewer) { Ok(next) } else { Err(ViewError::Impossible.into()) }
    }

    /// The same with the cards that somebody says were turned up.
    pub(super) fn followed_with(
        &self,
        viewer: Option<Player>,
        action: Action,
        cards: &[Card],
    ) -> Result<State, ViewError> {
        self.followed(viewer, action, |places| {
            let wanted = places.count_ones();
            if cards.len() == wanted as usize {
                Ok(cards.iter().copied().collect())
            } else {
                Err(ViewError::Count { found: cards.len().try_into().unwrap_or(u8::MAX), wanted: wanted as u8 })
            }
        })
    }
}

/// The places of a mask, in ascending order.
pub(super) fn slots(mask: u64) -> impl Iterator<Item = usize> {
    (0..Card::COUNT).filter(move |slot| mask & (1 << slot) != 0)
}
