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
use crate::players::Ended;

crate::players::players!("balayi", "king_rules.balayi", 1);

/// What is done in a tournament, by a player that asks of nobody else but who is on turn, or in one that has ended, where what ends the
/// round is as good as anything.
fn action(ended: &Ended, player: Player, view: &rules::View, number: u64) -> rules::Action {
    let none = rules::Denomination::NoTrump.into();
    if ended.is_so() { none } else { player.0.act(view, number).unwrap_or(none) }
}

/// The action of whoever sits there.
pub(crate) fn act_in(players: [Player; 2], view: &rules::View, number: u64) -> rules::Action {
    let player = players.get(view.viewer().index()).map_or(players::Player::Greedy, |player| player.0);
    player.act(view, number).unwrap_or(rules::Denomination::NoTrump.into())
}

/// What `one` gains over the `other` on some deals, in 1/256 trick.
#[pyfunction]
pub(crate) fn gains(py: Python<'_>, one: Player, other: Player, seed: Seed, deals: (u64, u64)) -> PyResult<Vec<i32>> {
    let tournament = players::Tournament::new(seed.0);
    crate::players::gains(py, deals, |deal, ended| {
        let player = |player: Player| move |view: &_, number| action(ended, player, view, number);
        tournament.gain(deal, player(one), player(other))
    })
}
