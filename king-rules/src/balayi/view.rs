//! What one player may see.

use super::place::HAND;
use super::state::State;
use super::{Action, ActionSet, HiddenError, Illegal, Pack, Player, Round, Table, ViewError};
use crate::{Card, CardSet};

/// A round as one player sees it ([B7.1](crate::rules::balayi_king#B7.1)): what a client holds and a bot is given.
///
/// There is no closed card in it, no hand of the other player, and not the viewer's own hand as long as that is locked.
/// The own hand stands in ascending order. After the end it holds every card, both hands in ascending order.
///
/// Its text is the record with `?` for what is not seen. As the record does not say who looks, [`View::parse`] is told.
///
/// ```
/// use king_rules::balayi::{DenominationSet, Pack, Player, Round, View};
/// let mut round = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?;
/// // Play until player 0 has taken a trick.
/// while round.taken()[0] == 0 {
///     round.apply(round.legal_actions().iter().last().unwrap())?;
/// }
/// let view = round.view(Player::Zero);
/// assert_eq!(view.hand(), round.hand(Player::Zero));
/// assert_eq!(view.legal_actions(), round.legal_actions());
/// assert_eq!(View::parse(Player::Zero, &view.to_string()), Ok(view));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct View {
    pub(super) state: State,
    pub(super) viewer: u8,
}

impl View {
    /// The player who looks.
    pub const fn viewer(&self) -> Player {
        Player::from_low_bit(self.viewer)
    }

    /// The viewer's hand cards that it has not played; empty while they are locked.
    pub fn hand(&self) -> CardSet {
        self.state.hand(self.viewer())
    }

    /// The cards that the viewer could choose from if it had to lead ([B4](crate::rules::balayi_king#B4)): its open
    /// table cards, and its hand cards once they are unlocked. Empty unless cards are being played.
    pub fn playable(&self) -> CardSet {
        self.state.playable(self.viewer())
    }

    /// The cards that the viewer sees or has seen.
    pub fn seen(&self) -> CardSet {
        self.state.seen(Some(self.viewer()))
    }

    /// The cards that the viewer has not seen: they lie closed, in the other player's hand, or in its own locked hand.
    pub fn unseen(&self) -> CardSet {
        !self.seen()
    }

    /// What both players see.
    pub fn table(&self) -> Table {
        Table { state: self.state.masked(None) }
    }

    /// The cards that the viewer may play; empty when it is not its turn to play a card.
    pub fn legal_cards(&self) -> CardSet {
        if self.turn() == Some(self.viewer()) { self.state.legal_cards() } else { CardSet::EMPTY }
    }

    /// What the viewer may do; empty when it is not on turn, and only then.
    pub fn legal_actions(&self) -> ActionSet {
        if self.turn() == Some(self.viewer()) { self.state.legal_actions() } else { ActionSet::EMPTY }
    }

    /// Why the viewer may not do that now; `None` when it may.
    pub fn why_not(&self, action: Action) -> Option<Illegal> {
        self.state.why_not(self.viewer(), action)
    }

    /// Follows the game: does what the player on turn did, the viewer or the other.
    ///
    /// `revealed` are the cards that the viewer sees for the first time through it, as
    /// [`Round::revealed`] gives them, in the order of the deal: after the declaration the 15 open cards; the
    /// closed card that a table card uncovers; and, when the viewer's hand is unlocked, its six cards (in any order).
    /// Then the view is the same as [`Round::view`] after the action.
    ///
    /// # Errors
    /// When the action is illegal or the record proves that it was, when `revealed` has another number of cards than the
    /// action turns up, a card that was seen before or one twice, and when no cards of the other player would agree with
    /// it all. Then nothing has changed.
    pub fn apply(&mut self, action: Action, revealed: &[Card]) -> Result<(), ViewError> {
        self.state = self.state.followed_with(Some(self.viewer()), action, revealed)?;
        Ok(())
    }

    /// The round with this pack, if it can be the one that the viewer looks at: it agrees with all cards seen, and
    /// everything that was done is legal with it. The six hand cards of a player may stand in any order.
    ///
    /// This is how a bot fills in what it does not know: with a guess, such as the [`unseen`](Self::unseen) cards in
    /// random order, minus what is [`excluded`](Self::excluded).
    ///
    /// # Errors
    /// When it cannot.
    pub fn with_hidden(&self, pack: Pack) -> Result<Round, HiddenError> {
        let mut round = Round { state: State::new(pack.indices(), self.dealer(), self.unused()) };
        // A card in a wrong place is not to be called an illegal action.
        for slot in 0..HAND {
            if let Some(card) = self.state.card(slot).filter(|&card| round.state.card(slot) != Some(card)) {
                return Err(HiddenError::Elsewhere(card));
            }
        }
        for player in Player::ALL {
            let [known, given] = [&self.state, &round.state].map(|state| state.dealt_hand(player));
            if let Some(card) = (known - given).lowest() {
                return Err(HiddenError::Elsewhere(card));
            }
        }
        for (number, (_, action)) in (0..).zip(self.actions()) {
            round.apply(action).map_err(|illegal| HiddenError::Record { number, illegal })?;
        }
        Ok(round)
    }
}
