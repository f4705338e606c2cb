//! Looking back: endings solved, and rounds reviewed.

use king_players::SolveError;
use king_players::king as players;
use king_rules::{Lang, king as rules};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::action::ActionOut;
use super::round::Round;
use super::standings::Standing;
use crate::batch::part;
use crate::errors::raised;
use crate::members::Of;
use crate::numbers::{Number, Seed, name};
use crate::players::{Estimating, Playouts, Threads, error, points, settings};
use crate::values::Exactly;

/// How many positions a solver goes through before the calling thread looks after signals for the first time: some 20 ms.
const POSITIONS: u64 = 100_000;
/// The entries of a solver's memory in a review: 64 KiB.
const ENTRIES: usize = 4_096;
/// The most entries of a solver's memory, a gigabyte.
const MOST_ENTRIES: u32 = 1 << 26;
/// How many actions a thread judges before the calling thread looks after signals.
const ACTIONS: usize = 16;

/// What the solver finds: of each action, the best first, the points taken and the scores; and how many positions it took.
type Solved = (Vec<(ActionOut, Vec<i16>, Vec<i32>)>, u64);

type Budget = Number<u64, { name::BUDGET }>;
type Entries = Number<u32, { name::ENTRIES }>;

/// The memory of a solver.
fn memory(entries: Entries) -> PyResult<Vec<players::Entry>> {
    if entries.0 > MOST_ENTRIES {
        return Err(PyValueError::new_err("entries: more than 67,108,864, which are a gigabyte"));
    }
    Ok(vec![players::Entry::default(); entries.0 as usize])
}

/// Solves with a growing budget, what was found out before being known then, so that signals are looked after in between.
fn with_budget<R: Send>(
    py: Python<'_>,
    budget: u64,
    mut solve: impl FnMut(u64) -> Result<R, SolveError> + Send,
) -> PyResult<R> {
    let mut part = POSITIONS.min(budget);
    loop {
        match py.detach(|| solve(part)) {
            Err(SolveError::OutOfBudget) if part < budget => part = part.saturating_mul(2).min(budget),
            result => return result.map_err(raised),
        }
        py.check_signals()?;
    }
}

/// What each action of an ending comes to when all see all cards.
#[pyfunction]
pub(crate) fn solve(py: Python<'_>, round: Exactly<'_, Round>, budget: Budget, entries: Entries) -> PyResult<Solved> {
    let mut memory = memory(entries)?;
    let (mut solver, round) = (players::Solver::new(&mut memory), &round.0.get().0);
    let solution = with_budget(py, budget.0, |budget| solver.solve(round, budget))?;
    let actions = solution.actions().map(|one| (ActionOut(one.action), one.taken.to_vec(), one.scores.to_vec()));
    Ok((actions.collect(), solution.positions()))
}

/// The round with its best actions played to the end.
#[pyfunction]
pub(crate) fn play_out_best(
    py: Python<'_>,
    round: Exactly<'_, Round>,
    budget: Budget,
    entries: Entries,
) -> PyResult<Round> {
    let mut memory = memory(entries)?;
    let (mut solver, round) = (players::Solver::new(&mut memory), &round.0.get().0);
    with_budget(py, budget.0, |budget| solver.play_out(round, budget)).map(Round)
}

/// What was best, what was given away and its standard error in points, by how many play-outs, and whether that is exact.
type Verdict = (ActionOut, f64, f64, u32, bool);
/// Seat, action, how many were legal, in hindsight and by the view, and all of it in words: English and Turkish.
type Judgement = (Of<rules::Seat>, ActionOut, u8, Option<Verdict>, Option<Verdict>, (String, String));

fn verdict(verdict: players::Verdict) -> Verdict {
    let (given_away, error) = (points(verdict.given_away), error(verdict.error));
    (ActionOut(verdict.best), given_away, error, verdict.playouts, verdict.exact)
}

/// Every action of a round judged.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "the settings, and how it is run")]
pub(crate) fn review(
    py: Python<'_>,
    round: Exactly<'_, Round>,
    playouts: Playouts,
    estimating: Estimating,
    seed: Seed,
    inference: bool,
    threads: Threads,
    comes_out: bool,
    standings: Option<Standing>,
) -> PyResult<Vec<Judgement>> {
    let round = &round.0.get().0;
    let settings = settings(playouts, estimating, seed, inference, 0.0)?;
    let settings = standings.map_or(settings, |standings| standings.told_to(settings, comes_out));
    let judge = |number: usize| {
        let mut memory = vec![players::Entry::default(); ENTRIES];
        players::Review::new(round, settings, &mut players::Solver::new(&mut memory)).map(|mut all| all.nth(number))
    };
    let (threads, count) = (threads.0.clamp(1, 256) as usize, round.actions().count());
    let mut judged = Vec::with_capacity(count);
    for start in (0..count).step_by(ACTIONS * threads) {
        let rows = start..count.min(start + ACTIONS * threads);
        let part = py.detach(|| part(rows, threads, &judge)).map_err(raised)?;
        judged.extend(part.into_iter().flatten().flatten());
        py.check_signals()?;
    }
    let judgement = |one: players::Judgement| {
        let (hindsight, view) = (one.hindsight.map(verdict), one.view.map(verdict));
        let words = (one.message(Lang::En).to_string(), one.message(Lang::Tr).to_string());
        (Of(one.seat), ActionOut(one.action), one.legal, hindsight, view, words)
    };
    Ok(judged.into_iter().map(judgement).collect())
}
