//! What to do: advice and players.

use king_players::Objective;
use king_players::king as players;
use king_players::king::Standings;
use king_rules::king as rules;
use pyo3::prelude::*;

use super::action::ActionOut;
use super::house_rules::HouseRules;
use super::party::Party;
use super::table::Table;
use super::view::View;
use crate::errors::raised;
use crate::lang::Lang;
use crate::numbers::{Number, Seed};
use crate::values::Exactly;

crate::players::players!("king", "king_rules.king", 3);

/// How a party stands: what each seat has, and the contracts that it has left, as a text.
type Stands = ((i32, i32, i32, i32), (String, String, String, String));

fn stand(((north, east, south, west), unused): Stands) -> PyResult<Standings> {
    let unused: [String; 4] = unused.into();
    let mut sets = [rules::ContractSet::EMPTY; 4];
    for (set, text) in sets.iter_mut().zip(unused) {
        *set = text.parse().map_err(raised)?;
    }
    Ok(Standings::new([north, east, south, west], sets))
}

pub(crate) fn stands(standings: Standings) -> Stands {
    let unused = rules::Seat::ALL.map(|seat| standings.unused(seat).to_string());
    (standings.totals().into(), unused.into())
}

/// How a party stands before its next round.
#[pyfunction]
pub(crate) fn standings(party: Exactly<'_, Party>) -> Stands {
    stands(Standings::of(&party.0.get().0))
}

/// Advice on a view by one who knows how the party stands.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "the settings, and how it is run")]
pub(crate) fn advise_in_party(
    py: Python<'_>,
    view: Exactly<'_, View>,
    playouts: Number<u32>,
    estimating: Number<u32>,
    seed: Seed,
    inference: bool,
    generosity: f64,
    threads: Number<u32>,
    comes_out: bool,
    standings: Stands,
) -> PyResult<Advice> {
    let objective = if comes_out { Objective::ComeOut } else { Objective::MostPoints };
    let settings = crate::players::settings(playouts, estimating, seed, inference, generosity)?;
    let settings = settings.with_objective(objective).with_standings(stand(standings)?);
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
    standings: Stands,
) -> PyResult<ActionOut> {
    let (view, standings) = (&view.0.get().0, stand(standings)?);
    py.detach(|| player.0.act_in_party(view, standings, seed.0)).map(ActionOut).map_err(raised)
}

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
