//! What to do: advice and players.

use king_players::king as players;
use king_rules::king as rules;
use pyo3::prelude::*;

use super::action::ActionOut;
use super::house_rules::HouseRules;
use super::table::Table;
use super::view::View;
use crate::errors::raised;
use crate::lang::Lang;
use crate::numbers::Seed;

crate::players::players!("king", "king_rules.king", 3);

/// The action of a player in a tournament, which asks of nobody else but who is on turn.
fn action(player: players::Player, view: &rules::View, number: u64) -> rules::Action {
    let first = || view.legal_actions().iter().next().unwrap_or(rules::Action::Pass);
    player.act(view, number).unwrap_or_else(|_| first())
}

/// What `one` gains over three `others` on some deals: by contract, in 1/256 point, a row a deal.
#[pyfunction]
pub(crate) fn gains(
    py: Python<'_>,
    one: Player,
    others: Player,
    seed: Seed,
    deals: (u64, u64),
    rules: HouseRules,
) -> PyResult<Vec<Vec<i32>>> {
    let mut tournament = players::Tournament::new(seed.0);
    tournament.rules = rules.0;
    crate::players::gains(py, deals, |deal| {
        let one = |view: &_, number| action(one.0, view, number);
        let gains = tournament.gains(deal, one, |view, number| action(others.0, view, number));
        gains.map(Vec::from)
    })
}
