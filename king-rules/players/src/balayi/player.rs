//! Players: kinds of them by name.

use king_rules::balayi::{Action, View};

use super::{Advisor, greedy};
use crate::AdvisorError;
use crate::player::numbers;

players! {
    /// A player by name: who sits at a table, or plays in a tournament.
    ///
    /// ```
    /// use king_players::{Level, balayi};
    /// use king_rules::Lang;
    /// use king_rules::balayi::{DenominationSet, Pack, Player, Round};
    /// let view = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?.view(Player::One);
    /// for player in ["random", "greedy", "easy", "medium", "playouts:50"] {
    ///     let player: balayi::Player = player.parse()?;
    ///     assert!(view.legal_actions().contains(player.act(&view, 7)?));
    /// }
    /// assert_eq!("orta".parse(), Ok(balayi::Player::Level(Level::Medium)));
    /// assert_eq!(balayi::Player::Greedy.name(Lang::Tr).to_string(), "açgözlü");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    Player
}

impl Player {
    /// What it does in that view: a legal action, in every phase. It follows from the view and the seed, and for players that play
    /// out from [`STRENGTH`](crate::STRENGTH); one seed does for a whole match.
    ///
    /// # Errors
    /// As for [`Advisor::new`].
    pub fn act(self, view: &View, seed: u64) -> Result<Action, AdvisorError> {
        self.act_by(view, self.settings().unwrap_or_default().with_seed(seed))
    }
}

/// Any legal action.
fn random(view: &View, seed: u64) -> Option<Action> {
    let hand = view.hand(view.viewer()).unwrap_or_default();
    let mut numbers = numbers(seed, [hand.bits(), view.table().seen().bits(), view.played().bits()]);
    numbers.choose(view.legal_actions().iter())
}
