//! What to do: advice and players.

use std::convert::Infallible;
use std::ops::Range;

use king_players::king as players;
use king_players::{STRENGTH, Settings};
use king_rules::king as rules;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::action::ActionOut;
use super::view::View;
use crate::batch::part;
use crate::errors::raised;
use crate::lang::Lang;
use crate::numbers::{Number, Seed};
use crate::text::Text;
use crate::tuples::Tuple;
use crate::values::{Exactly, value};

/// How many play-outs a thread computes before the calling thread looks after signals: some 20 ms.
const PART: u64 = 20_000;
/// More threads help on no machine; as their number changes nothing, who asks for more gets these.
const MOST_THREADS: u32 = 256;

/// What to do in a view, and what each legal action is worth: what `advise` returns.
///
/// `best` is what to do. `estimates` are what the legal actions are worth, first the chosen one, then the others, the best
/// first. With `seed`, `playouts`, `estimating` and `strength` the advice can be repeated, in any language.
#[pyclass(frozen, eq, hash, module = "king_rules.king")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Advice(players::Advisor);

#[pymethods]
impl Advice {
    /// The view that it is about.
    #[getter]
    fn view(&self) -> View {
        View(self.0.view().clone())
    }

    /// What to do: a legal action.
    #[getter]
    fn best(&self) -> ActionOut {
        ActionOut(self.0.best())
    }

    /// What each legal action is worth: first the one that was chosen, then the others, the best first.
    #[getter]
    fn estimates(&self) -> Tuple<Estimate> {
        self.0.estimates().map(Estimate).collect()
    }

    /// How many play-outs it rests on: those that chose, and those that estimate.
    #[getter]
    fn playouts(&self) -> u64 {
        self.0.playouts()
    }

    /// The seed that worlds were drawn by.
    #[getter]
    fn seed(&self) -> u64 {
        self.0.settings().seed()
    }

    /// The number of the players' play: it changes whenever they would choose otherwise, given the same view and seed.
    #[getter]
    fn strength(&self) -> u16 {
        STRENGTH
    }

    /// The facts behind it in sentences, in English or Turkish: what is best and by how much, who gains by the next best,
    /// who may hold the card that matters. Every number is one of the estimates, or a count of worlds.
    #[pyo3(signature = (lang=Lang::EN), text_signature = "($self, lang='en')")]
    fn explain(&self, lang: Lang) -> String {
        self.0.explain().message(lang.0).to_string()
    }

    fn __str__(&self) -> String {
        self.explain(Lang::EN)
    }

    fn __repr__(&self) -> String {
        let (best, count) = (self.0.best(), self.0.view().legal_actions().len());
        format!("<king.Advice: {best}, of {count} actions, by {} play-outs>", self.0.playouts())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (View, u32, u32, u64))> {
        let settings = self.0.settings();
        let advise = py.import("king_rules.king")?.getattr("_advise")?;
        Ok((advise, (self.view(), settings.playouts(), settings.estimates(), settings.seed())))
    }
}

value!(Advice);

/// What an action is worth to the seat on turn, in points, if all play on as the greedy player does: the mean over worlds
/// that had no part in the choice, or over all worlds where they are few (`exact`).
///
/// The `difference` to the chosen action is much surer than either mean, as both are played in the same worlds.
#[pyclass(frozen, eq, hash, module = "king_rules.king")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Estimate(players::Estimate);

/// A standard error in points: infinite before the second play-out.
fn points(error: u32) -> f64 {
    if error == u32::MAX { f64::INFINITY } else { f64::from(error) / 256.0 }
}

#[pymethods]
impl Estimate {
    /// The action.
    #[getter]
    fn action(&self) -> ActionOut {
        ActionOut(self.0.action)
    }

    /// What it comes to: what the round scores.
    #[getter]
    fn mean(&self) -> f64 {
        f64::from(self.0.mean) / 256.0
    }

    /// The standard error of the mean.
    #[getter]
    fn mean_error(&self) -> f64 {
        points(self.0.mean_error)
    }

    /// The mean less that of the action that was chosen.
    #[getter]
    fn difference(&self) -> f64 {
        f64::from(self.0.difference) / 256.0
    }

    /// The standard error of the difference.
    #[getter]
    fn error(&self) -> f64 {
        points(self.0.error)
    }

    /// What it comes to for the three others, from the left.
    #[getter]
    fn others(&self) -> (f64, f64, f64) {
        self.0.others.map(|points| f64::from(points) / 256.0).into()
    }

    /// In how many worlds it was played out for this estimate. Equal cards share their play-outs.
    #[getter]
    fn playouts(&self) -> u32 {
        self.0.playouts
    }

    /// Whether these are all worlds there are: then there is no error.
    #[getter]
    fn exact(&self) -> bool {
        self.0.exact
    }

    fn __repr__(&self) -> String {
        let (action, difference, error) = (self.0.action, self.difference(), self.error());
        format!("<king.Estimate: {action} {:.2}, {difference:+.2} ± {error:.2}>", self.mean())
    }
}

/// Advice on a view, by so many play-outs to choose and so many to estimate.
#[pyfunction]
pub(crate) fn advise(
    py: Python<'_>,
    view: Exactly<'_, View>,
    playouts: Number<u32>,
    estimating: Number<u32>,
    seed: Seed,
    threads: Number<u32>,
) -> PyResult<Advice> {
    let settings = Settings::new().with_playouts(playouts.0).with_estimates(estimating.0).with_seed(seed.0);
    let threads = match threads.0 {
        0 => return Err(PyValueError::new_err("threads is 0: one thread is the fewest")),
        threads => u64::from(threads.min(MOST_THREADS)),
    };
    let mut advisor = players::Advisor::new(&view.0.get().0, settings).map_err(raised)?;
    loop {
        let plan = advisor.plan();
        if plan.is_empty() {
            return Ok(Advice(advisor));
        }
        let part = plan.start..plan.end.min(plan.start.saturating_add(PART * threads));
        py.detach(|| run(&mut advisor, part, threads));
        py.check_signals()?;
    }
}

/// Plays out a part of the plan on so many threads.
fn run(advisor: &mut players::Advisor, plan: Range<u64>, threads: u64) {
    let size = (plan.end - plan.start).div_ceil(threads);
    let edge = |piece: u64| plan.end.min(plan.start.saturating_add(piece.saturating_mul(size)));
    let sums = |piece: usize| Ok::<_, Infallible>(advisor.run(edge(piece as u64)..edge(piece as u64 + 1)));
    let Ok(pieces) = part(0..threads as usize, threads as usize, &sums);
    // In their order and without a gap, as it is asked for.
    let pieces = pieces.into_iter().flatten().filter(|sums| !sums.range().is_empty());
    pieces.for_each(|sums| advisor.absorb(&sums).unwrap_or_default());
}

/// A player by name: `"random"`, `"greedy"`, a level such as `"hard"`, or `"playouts:400"`.
#[derive(Clone, Copy)]
pub(crate) struct Player(pub(crate) players::Player);

impl Player {
    pub(crate) const GREEDY: Self = Self(players::Player::Greedy);
}

impl FromPyObject<'_, '_> for Player {
    type Error = PyErr;
    crate::hints::hint!(reads "king_rules.typing", "PlayerLike");

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        ob.extract::<Text<'_>>()?.parse().map(Self).map_err(raised)
    }
}

/// What a player does in a view.
#[pyfunction]
pub(crate) fn act(py: Python<'_>, view: Exactly<'_, View>, player: Player, seed: Seed) -> PyResult<ActionOut> {
    let view = &view.0.get().0;
    py.detach(|| player.0.act(view, seed.0)).map(ActionOut).map_err(raised)
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
    rules: super::house_rules::HouseRules,
) -> PyResult<Vec<Vec<i32>>> {
    let mut tournament = players::Tournament::new(seed.0);
    tournament.rules = rules.0;
    let deal = |deal| {
        tournament.gains(
            deal,
            |view, number| action(one.0, view, number),
            |view, number| action(others.0, view, number),
        )
    };
    let (from, n) = (deals.0, deals.1.saturating_sub(deals.0) as usize);
    let rows = py.detach(|| part(0..n, n, &|row: usize| deal(from + row as u64)));
    Ok(rows.map_err(raised)?.into_iter().flatten().map(Vec::from).collect())
}
