//! Players: kinds of them by name.

use king_rules::king::{Action, ContractKind, ContractSet, Phase, View};

use super::{Advisor, Standings, greedy};
use crate::AdvisorError;
use crate::player::numbers;

players! {
    /// A player by name: who sits at a table, or plays in a tournament.
    ///
    /// ```
    /// use king_players::{Level, king::Player};
    /// use king_rules::{Lang, king::{Seat, View}};
    /// let view = View::parse(Seat::South, "king1 N:? ? JT.AK9742.7432.8 ? S all - kiz_almaz iyi iyi iyi")?;
    /// for player in ["random", "greedy", "easy", "medium", "playouts:50"] {
    ///     let player: Player = player.parse()?;
    ///     assert!(view.legal_actions().contains(player.act(&view, 7)?));
    /// }
    /// assert_eq!("orta".parse(), Ok(Player::Level(Level::Medium)));
    /// assert_eq!(Player::Playouts(400).to_string(), "playouts:400");
    /// assert_eq!(Player::Greedy.name(Lang::Tr).to_string(), "açgözlü");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    Player
}

impl Player {
    /// What it does in that view: a legal action, in every phase. It follows from the view and the seed, and for players that play
    /// out from [`STRENGTH`](crate::STRENGTH); one seed does for a whole party.
    ///
    /// # Errors
    /// As for [`Advisor::new`].
    pub fn act(self, view: &View, seed: u64) -> Result<Action, AdvisorError> {
        self.act_by(view, self.settings().unwrap_or_default().with_seed(seed))
    }

    /// The same where it knows how the party stands: levels from hard on aim at coming out then.
    ///
    /// # Errors
    /// As for [`Advisor::new`].
    pub fn act_in_party(self, view: &View, standings: Standings, seed: u64) -> Result<Action, AdvisorError> {
        let settings = self.settings().unwrap_or_default();
        self.act_by(view, settings.with_seed(seed).with_standings(standings))
    }
}

/// Any legal action.
fn random(view: &View, seed: u64) -> Option<Action> {
    let hand = view.hand(view.viewer()).unwrap_or_default();
    let mut numbers = numbers(seed, [hand.bits(), view.played().bits(), view.phase() as u64]);
    let legal = view.legal_actions();
    let kinds = legal.iter().filter_map(kind);
    // Nothing is looked for where nothing is declared: a card is drawn in a third of the time.
    let unused = if view.phase() == Phase::Declare { view.unused() } else { ContractSet::EMPTY };
    match numbers.choose(unused.iter().filter(|&one| kinds.clone().any(|kind| kind == one))) {
        Some(chosen) => numbers.choose(legal.iter().filter(|&action| kind(action) == Some(chosen))),
        None => numbers.choose(legal.iter()),
    }
}

/// The contract that is declared.
fn kind(action: Action) -> Option<ContractKind> {
    match action {
        Action::Declare(contract) => Some(contract.kind()),
        _ => None,
    }
}
