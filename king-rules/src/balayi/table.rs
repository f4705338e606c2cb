//! What both players see.

use super::state::State;
use super::{Action, ViewError};
use crate::{Card, CardSet};

/// A round as everybody at the table sees it: the record without the cards that not both players see
/// ([B7.1](crate::rules::balayi_king#B7.1)). After the end it holds them all, the hands in ascending order.
///
/// ```
/// use king_rules::balayi::{DenominationSet, Pack, Player, Round, Table};
/// let round = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?;
/// let table = round.table();
/// // Before the declaration the declarer's five open cards are seen, and nothing else.
/// assert_eq!(table.seen().len(), 5);
/// assert_eq!(table.open_cards(Player::One), table.seen());
/// assert_eq!(table.to_string().parse(), Ok(table));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Table {
    pub(super) state: State,
}

impl Table {
    /// The cards that both players see or have seen.
    pub fn seen(&self) -> CardSet {
        self.state.seen(None)
    }

    /// The cards that not both players have seen.
    pub fn unseen(&self) -> CardSet {
        !self.seen()
    }

    /// Follows the game: does what the player on turn did. `revealed` are the cards that it turned up for everybody,
    /// in the order of the deal: see [`View::apply`](super::View::apply).
    ///
    /// # Errors
    /// As for [`View::apply`](super::View::apply); then nothing has changed.
    pub fn apply(&mut self, action: Action, revealed: &[Card]) -> Result<(), ViewError> {
        self.state = self.state.followed_with(None, action, revealed)?;
        Ok(())
    }
}
