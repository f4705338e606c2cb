//! What to do: advice and players.

use king_players::balayi as players;
use king_rules::balayi as rules;
use pyo3::prelude::*;

use super::action::ActionOut;
use super::table::Table;
use super::view::View;
use crate::errors::raised;
use crate::lang::Lang;
use crate::numbers::Seed;

crate::players::players!("balayi", "king_rules.balayi", 1);

/// The action of a player in a tournament, which asks of nobody else but who is on turn.
fn action(player: players::Player, view: &rules::View, number: u64) -> rules::Action {
    let first = || view.legal_actions().iter().next().unwrap_or(rules::Denomination::NoTrump.into());
    player.act(view, number).unwrap_or_else(|_| first())
}

/// What `one` gains over the `other` on some deals, in 1/256 trick.
#[pyfunction]
pub(crate) fn gains(py: Python<'_>, one: Player, other: Player, seed: Seed, deals: (u64, u64)) -> PyResult<Vec<i32>> {
    let tournament = players::Tournament::new(seed.0);
    crate::players::gains(py, deals, |deal| {
        let one = |view: &_, number| action(one.0, view, number);
        tournament.gain(deal, one, |view, number| action(other.0, view, number))
    })
}
