//! What to do: advice and players.

use king_players::AdvisorError;
use king_players::king as players;
use king_rules::king as rules;
use pyo3::prelude::*;

use super::action::ActionOut;
use super::house_rules::HouseRules;
use super::standings::Standing;
use super::table::Table;
use super::view::View;
use crate::errors::raised;
use crate::lang::Lang;
use crate::numbers::Seed;
use crate::players::{Ended, Estimating, Playouts, Threads};
use crate::values::Exactly;

crate::players::players!("king", "king_rules.king", 3);

/// Advice on a view by one who knows how the party stands.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "the settings, and how it is run")]
pub(crate) fn advise_in_party(
    py: Python<'_>,
    view: Exactly<'_, View>,
    playouts: Playouts,
    estimating: Estimating,
    seed: Seed,
    inference: bool,
    generosity: f64,
    threads: Threads,
    comes_out: bool,
    standings: Standing,
) -> PyResult<Advice> {
    let settings = crate::players::settings(playouts, estimating, seed, inference, generosity)?;
    let settings = standings.told_to(settings, comes_out);
    let mut advisor = players::Advisor::new(&view.0.get().0, settings).map_err(raised)?;
    crate::players::search(py, &mut advisor, threads)?;
    Ok(Advice(advisor))
}

/// What a player does in a view when it knows how the party stands.
#[pyfunction]
pub(crate) fn act_in_party(
    py: Python<'_>,
    view: Exactly<'_, View>,
    player: Player,
    seed: Seed,
    standings: Standing,
) -> PyResult<ActionOut> {
    let view = &view.0.get().0;
    py.detach(|| player.0.act_in_party(view, standings.0, seed.0)).map(ActionOut).map_err(raised)
}

/// What is done in a tournament: by a player that asks of nobody else but who is on turn, or in one that has ended, where it ends the
/// round, as it is legal in few places.
fn action(ended: &Ended, act: impl FnOnce() -> Result<rules::Action, AdvisorError>) -> rules::Action {
    if ended.is_so() { rules::Action::Pass } else { act().unwrap_or(rules::Action::Pass) }
}

/// The deals of that seed by those house rules.
pub(crate) fn tournament(seed: Seed, rules: HouseRules) -> players::Tournament {
    let mut tournament = players::Tournament::new(seed.0);
    tournament.rules = rules.0;
    tournament
}

/// The action of whoever sits there, in a party: players that look ahead know how it stands.
pub(crate) fn act_in(
    players: [Player; 4],
    view: &rules::View,
    standings: players::Standings,
    number: u64,
) -> rules::Action {
    let player = players.get(view.viewer().index()).map_or(players::Player::Greedy, |player| player.0);
    player.act_in_party(view, standings, number).unwrap_or(rules::Action::Pass)
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
    let tournament = tournament(seed, rules);
    crate::players::gains(py, deals, |deal, ended| {
        let player = |player: Player| move |view: &_, number| action(ended, || player.0.act(view, number));
        tournament.gains(deal, player(one), player(others)).map(Vec::from)
    })
}

/// What `one` gains over three `others` in some parties: points, how often it comes out and how much oftener, in 1/256, a row a party.
#[pyfunction]
pub(crate) fn party_gains(
    py: Python<'_>,
    one: Player,
    others: Player,
    seed: Seed,
    parties: (u64, u64),
    rules: HouseRules,
) -> PyResult<Vec<(i32, i32, i32)>> {
    let tournament = tournament(seed, rules);
    crate::players::gains(py, parties, |number, ended| {
        let player = |player: Player| {
            move |view: &_, standings, number| action(ended, || player.0.act_in_party(view, standings, number))
        };
        let gain = tournament.party_gain(number, player(one), player(others));
        gain.map(|players::PartyGain { points, out, out_gain }| (points, out, out_gain))
    })
}
