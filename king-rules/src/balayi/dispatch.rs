//! The law, asked of a table and one hand: each phase has its chapter.

use super::follow::Follower;
use super::{Action, ActionSet, Illegal, Phase, Table, ViewError};
use super::{declaration, piles, tricks};
use crate::{Card, CardSet};

impl Table {
    /// What the player on turn may do, when it holds these hand cards; while they are locked they do not count. Empty when
    /// the round is over.
    #[inline(always)]
    #[must_use]
    pub fn legal_actions(&self, hand: CardSet) -> ActionSet {
        match self.phase() {
            Phase::Declare => declaration::may(self),
            Phase::Play => self.legal_cards(hand).into(),
            Phase::Over => ActionSet::EMPTY,
        }
    }

    /// The cards that the player on turn may play, when it holds these hand cards; while they are locked they do not count.
    /// Empty outside [`Phase::Play`].
    #[inline(always)]
    #[must_use]
    pub fn legal_cards(&self, hand: CardSet) -> CardSet {
        tricks::may(self, piles::may(self, self.actor(), hand))
    }

    /// Why the player on turn may not do that, when it holds these hand cards; `None` when it may. Who asks is not known:
    /// passing the answer on to anybody but the player on turn reveals what it holds.
    ///
    /// When several reasons apply, it is the first in the order of the
    /// [stable list](crate::rules::notation#reasons).
    #[must_use]
    pub fn why_not(&self, hand: CardSet, action: Action) -> Option<Illegal> {
        self.why_not_now(action).or_else(|| match action {
            Action::Declare(denomination) => declaration::why_not(self, denomination),
            Action::Play(card) => {
                let playable = piles::may(self, self.actor(), hand);
                piles::why_not(self, playable, card).or_else(|| tricks::why_not(self, playable, card))
            }
        })
    }

    /// Advances the table by what the player on turn does. `revealed` are the cards that this turned up for everybody, in
    /// the order of the deal: see [`View::apply`](super::View::apply).
    ///
    /// It has no viewer: what follows from cards that one player alone sees is not refused, as
    /// [`View::apply`](super::View::apply) does.
    ///
    /// # Errors
    /// As for [`View::apply`](super::View::apply), as far as it follows from the cards that both players see; nothing has changed then.
    pub fn apply(&mut self, action: Action, revealed: &[Card]) -> Result<(), ViewError> {
        *self = Follower::new(self.clone(), None).after_revealing(action, revealed)?.table;
        Ok(())
    }

    /// Why nobody may do that now: the round is over, or its phase does not know this kind of action.
    pub(super) fn why_not_now(&self, action: Action) -> Option<Illegal> {
        match (self.phase(), action) {
            (Phase::Over, _) => Some(Illegal::RoundOver),
            (Phase::Declare, Action::Declare(_)) | (Phase::Play, Action::Play(_)) => None,
            (phase, _) => Some(Illegal::WrongPhase(phase)),
        }
    }

    /// Applies an action of the player on turn without checking that it is legal. `pack` has the cards that it
    /// turns up.
    #[inline(always)]
    pub(super) fn push(&mut self, action: Action, pack: &[u8; Card::COUNT]) {
        match action {
            Action::Declare(denomination) => declaration::advance(self, denomination, pack),
            Action::Play(card) => {
                piles::advance(self, card, pack);
                tricks::advance(self, card);
            }
        }
    }
}
