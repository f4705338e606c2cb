//! What to do: advice and players, as both games have them.

use std::convert::Infallible;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use std::{panic, thread};

use king_players::{Settings, Sums};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict};

use crate::batch::part;
use crate::numbers::{Number, Seed, name};

/// How many play-outs a thread computes before the calling thread looks after signals: some 20 ms.
const PART: u64 = 20_000;
/// More threads help on no machine; as their number changes nothing, who asks for more gets these.
const MOST_THREADS: u32 = 256;

/// How long a tournament goes on before the calling thread looks after signals again.
const BETWEEN_SIGNALS: Duration = Duration::from_millis(50);

pub(crate) type Playouts = Number<u32, { name::PLAYOUTS }>;
pub(crate) type Estimating = Number<u32, { name::ESTIMATING }>;
pub(crate) type Threads = Number<u32, { name::THREADS }>;

/// Settings of an advisor; generosity is in points.
pub(crate) fn settings(
    playouts: Playouts,
    estimating: Estimating,
    seed: Seed,
    inference: bool,
    generosity: f64,
) -> PyResult<Settings> {
    if !(0.0..=1e6).contains(&generosity) {
        return Err(PyValueError::new_err("generosity: points from 0 to a million"));
    }
    let settings = Settings::new().with_playouts(playouts.0).with_estimates(estimating.0).with_seed(seed.0);
    Ok(settings.with_inference(inference).with_generosity((generosity * 256.0).round() as u32))
}

/// The same as the arguments of `advise`.
pub(crate) fn arguments(py: Python<'_>, settings: Settings) -> PyResult<Bound<'_, PyDict>> {
    let numbers = [("playouts", settings.playouts()), ("estimating", settings.estimates())].into_py_dict(py)?;
    numbers.set_item("seed", settings.seed())?;
    numbers.set_item("inference", settings.inference())?;
    numbers.set_item("generosity", points(settings.generosity()))?;
    // Of King alone: in Balayı nobody sets them.
    if let Some(standings) = settings.standings() {
        numbers.set_item("standings", crate::king::standings::stands(standings))?;
        numbers.set_item("objective", settings.objective().text())?;
    }
    Ok(numbers)
}

/// Points from 1/256.
pub(crate) fn points(of_256: impl Into<f64>) -> f64 {
    of_256.into() / 256.0
}

/// A standard error in points: infinite before the second play-out.
pub(crate) fn error(error: u32) -> f64 {
    if error == u32::MAX { f64::INFINITY } else { points(error) }
}

/// An advisor of either game.
pub(crate) trait Advising: Sync + Send {
    fn plan(&self) -> Range<u64>;
    fn run(&self, range: Range<u64>) -> Sums;
    fn absorb(&mut self, sums: &Sums);
}

/// Plays out all that there is, on so many threads.
pub(crate) fn search(py: Python<'_>, advisor: &mut impl Advising, threads: Threads) -> PyResult<()> {
    let threads = match threads.0 {
        0 => return Err(PyValueError::new_err("threads is 0: one thread is the fewest")),
        threads => u64::from(threads.min(MOST_THREADS)),
    };
    loop {
        let plan = advisor.plan();
        if plan.is_empty() {
            return Ok(());
        }
        let part = plan.start..plan.end.min(plan.start.saturating_add(PART * threads));
        py.detach(|| run(advisor, part, threads));
        py.check_signals()?;
    }
}

/// Plays out a part of the plan.
fn run(advisor: &mut impl Advising, plan: Range<u64>, threads: u64) {
    let size = (plan.end - plan.start).div_ceil(threads);
    let edge = |piece: u64| plan.end.min(plan.start.saturating_add(piece.saturating_mul(size)));
    let sums = |piece: usize| Ok::<_, Infallible>(advisor.run(edge(piece as u64)..edge(piece as u64 + 1)));
    let Ok(pieces) = part(0..threads as usize, threads as usize, &sums);
    // In their order and without a gap, as it is asked for.
    let pieces = pieces.into_iter().flatten().filter(|sums| !sums.range().is_empty());
    pieces.for_each(|sums| advisor.absorb(&sums));
}

/// Writes the classes `Advice`, `Estimate` and `Player` of a game, and its functions `advise`, `act` and `greedy`; `$others`
/// is how many others there are. The module has `players`, `View`, `Table` and `ActionOut` beside it.
macro_rules! players {
    ($game:literal, $module:literal, $others:literal) => {
        /// What to do in a view, and what each legal action is worth: what `advise` returns.
        ///
        /// `best` is what to do. `estimates` are what the legal actions are worth, first the chosen one, then the others, the
        /// best first. By `settings` and `strength` the advice can be repeated, in any language.
        #[pyclass(frozen, weakref, module = $module)]
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
            fn estimates(&self) -> $crate::tuples::Tuple<Estimate> {
                self.0.estimates().map(Estimate).collect()
            }

            /// How many play-outs it rests on: those that chose, and those that estimate.
            #[getter]
            fn playouts(&self) -> u64 {
                self.0.playouts()
            }

            /// What it follows from beside the view: `advise(view, **settings)` is the same advice.
            #[getter]
            fn settings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, pyo3::types::PyDict>> {
                $crate::players::arguments(py, self.0.settings())
            }

            /// The number of the players' play: it changes whenever they would choose otherwise, given the same view and
            /// settings.
            #[getter]
            fn strength(&self) -> u16 {
                king_players::STRENGTH
            }

            /// The facts behind it in sentences, in English or Turkish: what is best and by how much, and who may hold the
            /// card that matters. Every number is one of the estimates, or a count of worlds.
            #[pyo3(signature = (lang=Lang::EN), text_signature = "($self, lang='en')")]
            fn explain(&self, lang: Lang) -> String {
                self.0.explain().message(lang.0).to_string()
            }

            fn __str__(&self) -> String {
                self.explain(Lang::EN)
            }

            fn __repr__(&self) -> String {
                let (best, count) = (self.0.best(), self.0.view().legal_actions().len());
                let playouts = self.0.playouts();
                format!(concat!("<", $game, ".Advice: {}, of {} actions, by {} play-outs>"), best, count, playouts)
            }

            #[allow(clippy::type_complexity, reason = "what makes it again")]
            fn __reduce__<'py>(
                &self,
                py: Python<'py>,
            ) -> PyResult<(Bound<'py, PyAny>, (View, Bound<'py, pyo3::types::PyDict>))> {
                Ok((py.import($module)?.getattr("_advise")?, (self.view(), self.settings(py)?)))
            }
        }

        $crate::values::value!(Advice);
        $crate::compare::compared!(Advice, "");
        $crate::compare::compared!(Estimate, "");

        /// What an action is worth to who is on turn, in points, if all play on as the greedy player does: the mean over
        /// worlds that had no part in the choice, or over all worlds where they are few (`exact`).
        ///
        /// The `difference` to the best action is much surer than either mean, as both are played in the same worlds.
        #[pyclass(frozen, module = $module)]
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub(crate) struct Estimate(players::Estimate);

        #[pymethods]
        impl Estimate {
            /// The action.
            #[getter]
            fn action(&self) -> ActionOut {
                ActionOut(self.0.action)
            }

            /// What it comes to: what the round scores; where the chance to come out is aimed at, that chance in per cent, and
            /// the differences and errors too.
            #[getter]
            fn mean(&self) -> f64 {
                $crate::players::points(self.0.mean)
            }

            /// The standard error of the mean.
            #[getter]
            fn mean_error(&self) -> f64 {
                $crate::players::error(self.0.mean_error)
            }

            /// The mean less that of the best action: the one that was chosen, but where a generosity chose another.
            #[getter]
            fn difference(&self) -> f64 {
                $crate::players::points(self.0.difference)
            }

            /// The standard error of the difference.
            #[getter]
            fn error(&self) -> f64 {
                $crate::players::error(self.0.error)
            }

            /// What it comes to for the others, from the left.
            #[getter]
            fn others(&self) -> $crate::tuples::Tuple<f64> {
                self.0.others.into_iter().take($others).map($crate::players::points).collect()
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

            /// Before the first card of King, what is to come afterwards out of the contracts that the declarer has left
            /// then: not in the mean, but in the difference. Else 0.
            #[getter]
            fn later(&self) -> f64 {
                $crate::players::points(self.0.later)
            }

            fn __repr__(&self) -> String {
                let (action, mean, difference, error) = (self.0.action, self.mean(), self.difference(), self.error());
                format!(concat!("<", $game, ".Estimate: {} {:.2}, {:+.2} ± {:.2}>"), action, mean, difference, error)
            }
        }

        impl $crate::players::Advising for players::Advisor {
            fn plan(&self) -> core::ops::Range<u64> {
                self.plan()
            }

            fn run(&self, range: core::ops::Range<u64>) -> king_players::Sums {
                self.run(range)
            }

            fn absorb(&mut self, sums: &king_players::Sums) {
                // Never refused, as they are the next.
                self.absorb(sums).unwrap_or_default();
            }
        }

        /// Advice on a view, by so many play-outs to choose and so many to estimate.
        #[pyfunction]
        #[expect(clippy::too_many_arguments, reason = "the settings, and how it is run")]
        pub(crate) fn advise(
            py: Python<'_>,
            view: $crate::values::Exactly<'_, View>,
            playouts: $crate::players::Playouts,
            estimating: $crate::players::Estimating,
            seed: Seed,
            inference: bool,
            generosity: f64,
            threads: $crate::players::Threads,
        ) -> PyResult<Advice> {
            let settings = $crate::players::settings(playouts, estimating, seed, inference, generosity)?;
            let mut advisor = players::Advisor::new(&view.0.get().0, settings).map_err(raised)?;
            $crate::players::search(py, &mut advisor, threads)?;
            Ok(Advice(advisor))
        }

        /// What the greedy player does at a table with that hand, and the text of what speaks for it.
        #[pyfunction]
        pub(crate) fn greedy(
            table: $crate::values::Exactly<'_, Table>,
            hand: $crate::card_set::CardSet,
        ) -> Option<(ActionOut, &'static str)> {
            let choice = players::greedy::choose(&table.0.get().0, hand.0)?;
            Some((ActionOut(choice.action), choice.reason.text()))
        }

        /// The sentence of what speaks for a choice of the greedy player; `None` where that is no text of one.
        #[pyfunction]
        pub(crate) fn greedy_message(reason: &str, lang: Lang) -> Option<&'static str> {
            let reason = players::Reason::ALL.iter().find(|known| known.text() == reason)?;
            Some(reason.message(lang.0))
        }

        /// A player by name: `"random"`, `"greedy"`, a level such as `"hard"`, or `"playouts:400"`.
        #[derive(Clone, Copy)]
        pub(crate) struct Player(pub(crate) players::Player);

        impl Player {
            pub(crate) const GREEDY: Self = Self(players::Player::Greedy);
        }

        impl FromPyObject<'_, '_> for Player {
            type Error = PyErr;
            $crate::hints::hint!(reads "king_rules.typing", "OpponentLike");

            fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
                ob.extract::<$crate::text::Text<'_>>()?.parse().map(Self).map_err(raised)
            }
        }

        /// What a player does in a view.
        #[pyfunction]
        pub(crate) fn act(
            py: Python<'_>,
            view: $crate::values::Exactly<'_, View>,
            player: Player,
            seed: Seed,
        ) -> PyResult<ActionOut> {
            let view = &view.0.get().0;
            py.detach(|| player.0.act(view, seed.0)).map(ActionOut).map_err(raised)
        }
    };
}
pub(crate) use players;

/// Whether a tournament has been ended from outside: its players then stop thinking.
#[derive(Default)]
pub(crate) struct Ended(AtomicBool);

impl Ended {
    pub(crate) fn is_so(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What a player gains on each of some deals, or in each of some parties, computed by a thread each. As one may take minutes, signals are
/// looked after meanwhile.
pub(crate) fn gains<R: Send, E: Send + crate::errors::Raised>(
    py: Python<'_>,
    (from, to): (u64, u64),
    gain: impl Fn(u64, &Ended) -> Result<R, E> + Sync,
) -> PyResult<Vec<R>> {
    let n = to.saturating_sub(from) as usize;
    let ended = Ended::default();
    let row = |row: usize| gain(from + row as u64, &ended);
    let rows = || part(0..n, n, &row);
    let (rows, interrupted) = py.detach(|| {
        thread::scope(|scope| {
            let caller = thread::current();
            let work = move || {
                let rows = rows();
                caller.unpark();
                rows
            };
            let Ok(worker) = thread::Builder::new().spawn_scoped(scope, work) else { return (rows(), Ok(())) };
            let mut interrupted = Ok(());
            while !worker.is_finished() && interrupted.is_ok() {
                thread::park_timeout(BETWEEN_SIGNALS);
                interrupted = Python::attach(|py| py.check_signals());
            }
            ended.0.store(interrupted.is_err(), Ordering::Relaxed);
            (worker.join().unwrap_or_else(|panic| panic::resume_unwind(panic)), interrupted)
        })
    });
    interrupted?;
    Ok(rows.map_err(crate::errors::raised)?.into_iter().flatten().collect())
}
