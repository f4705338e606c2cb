//! Rounds side by side.

use king_rules::balayi::{self, Pack, Player};
use king_rules::shuffle;
use pyo3::prelude::*;

use super::observation::{observe, width};
use super::seen::Seen;
use super::simulate::simulation;
use crate::balayi::advice::Player as Opponent;
use crate::balayi::denomination::DenominationSet;
use crate::balayi::round::Round;
use crate::batch::NONE;
use crate::batch::arrays::{Column, Count, Matrix, need_numpy};
use crate::batch::observing::Parts;
use crate::batch::picking::{Picked, Rows, no_rounds};
use crate::batch::records;
use crate::batch::rounds::{Batched, Rounds, each};
use crate::batch::rows::batch;
use crate::batch::run::{Work, column, numbers, parts};
use crate::errors::raised;
use crate::members::Of;
use crate::numbers::{Seed, name};
use crate::text::Text;
use crate::values::Exactly;

/// Rounds side by side, stepped together: what is asked of a round is asked here of all, and answered by an array with
/// one row a round.
///
/// It is made of rounds; or by `RoundBatch.from_seed`, dealt and waiting for the declaration; or by
/// `RoundBatch.simulated`, declared too. Unlike a round it changes: `apply` steps all its rounds. A policy in numpy or
/// torch picks a code for each row out of `legal_masks` or `legal_actions`. Two batches can be stepped by two threads at
/// the same time.
///
/// For learning it is a vectorised environment: `observe` and `step` write what those on turn see and may do, rewards and
/// what has finished into arrays that are kept, and finished rounds are replaced from a stream of deals, that of the seed.
/// A batch of other rounds has none; nor does a copy by pickle, which keeps the rounds alone.
///
/// >>> import numpy as np
/// >>> batch = balayi.RoundBatch.from_seed(100, seed=7)
/// >>> chances = np.random.default_rng(1)
/// >>> while not batch.over.all():
/// ...     weights = chances.random((len(batch), 57)) * batch.legal_actions
/// ...     batch.apply(np.where(batch.over, -1, weights.argmax(axis=1)))
/// >>> batch[0].phase, batch.scores.shape
/// (balayi.Phase.OVER, (100, 2))
#[pyclass(frozen, weakref, module = "king_rules.balayi")]
pub(crate) struct RoundBatch(Rounds<balayi::Round>);

#[pymethods]
impl RoundBatch {
    /// n rounds that wait for their declarations: those of `simulate`, number `start` and those that follow.
    ///
    /// `dealer` deals in all of them; by default the players in turn, player 0 in number 0.
    ///
    /// >>> pack = balayi.Pack.from_seed(shuffle.deal_seed(7, 1))
    /// >>> balayi.RoundBatch.from_seed(2, seed=7)[1] == balayi.Round(pack, dealer=1)
    /// True
    #[staticmethod]
    #[pyo3(
        signature = (n, *, seed, start=Seed(0), dealer=None, unused=DenominationSet(balayi::DenominationSet::ALL)),
        text_signature = "(n, *, seed, start=0, dealer=None, unused='all')",
    )]
    fn from_seed(
        py: Python<'_>,
        n: Count<{ name::N }>,
        seed: Seed,
        start: Seed<{ name::START }>,
        dealer: Option<Of<Player>>,
        unused: DenominationSet,
    ) -> PyResult<Self> {
        let number = numbers(start.0, n.0)?;
        let mut rounds = column(n.0)?;
        let (dealer, unused) = (dealer.map(|player| player.0), unused.0);
        let deal_of = move |number: u64| {
            let dealer = dealer.unwrap_or(Player::ALL[(number % 2) as usize]);
            balayi::Round::new(Pack::from_seed(shuffle::deal_seed(seed.0, number)), dealer, unused)
        };
        let deal = |row: usize| deal_of(number(row));
        Work::new(None, None)?.run(py, n.0, deal, |round| rounds.push(round), raised)?;
        Self::dealt(py, rounds, start, move |number| deal_of(number).ok())
    }

    /// n rounds of `simulate`, number `start` and those that follow, before their first card. The other arguments are
    /// those of `simulate`. So another policy plays the very rounds that `simulate` plays at random.
    ///
    /// >>> batch = balayi.RoundBatch.simulated(3, seed=7, declaration="NT")
    /// >>> batch.phase.tolist(), batch[1].denomination
    /// ([1, 1, 1], balayi.Denomination.NO_TRUMP)
    #[staticmethod]
    #[pyo3(
        signature = (
            n, *, seed, start=Seed(0), dealer=None, declaration=None,
            unused=DenominationSet(balayi::DenominationSet::ALL),
        ),
        text_signature = "(n, *, seed, start=0, dealer=None, declaration=None, unused='all')",
    )]
    fn simulated(
        py: Python<'_>,
        n: Count<{ name::N }>,
        seed: Seed,
        start: Seed<{ name::START }>,
        dealer: Option<Of<Player>>,
        declaration: Option<Of<balayi::Denomination>>,
        unused: DenominationSet,
    ) -> PyResult<Self> {
        let simulation = simulation(seed, dealer, declaration, unused);
        let number = numbers(start.0, n.0)?;
        simulation.check().map_err(raised)?;
        let mut rounds = column(n.0)?;
        let row = |row| simulation.first_card(number(row)).map(|(round, _)| round);
        Work::new(None, None)?.run(py, n.0, row, |round| rounds.push(round), raised)?;
        Self::dealt(py, rounds, start, move |number| simulation.first_card(number).map(|(round, _)| round).ok())
    }

    /// The player who deals; the other one declares.
    #[getter]
    fn dealer(&self, py: Python<'_>) -> PyResult<Column<u8>> {
        self.0.vector(py, |round| round.dealer() as u8)
    }

    /// The number of what was declared, 0 to 4; 255 before the declaration.
    #[getter]
    fn denomination(&self, py: Python<'_>) -> PyResult<Column<u8>> {
        self.0.vector(py, |round| round.denomination().map_or(NONE, |denomination| denomination as u8))
    }

    /// What the player on turn may do, as masks: bit = code of the action. None in a round that is over.
    #[getter]
    fn legal_masks(&self, py: Python<'_>) -> PyResult<Column<u64>> {
        self.0.vector(py, |round| round.legal_actions().bits())
    }

    /// What the player on turn may do, as a row of 57 zeros and ones: place = code of the action. None in a round that
    /// is over.
    #[getter]
    fn legal_actions(&self, py: Python<'_>) -> PyResult<Matrix<i8>> {
        self.0.matrix(py, |round| {
            let mut legal = [0; balayi::Action::COUNT];
            round.legal_actions().iter().for_each(|action| legal[usize::from(action.code())] = 1);
            legal
        })
    }

    /// What the player on turn sees in each round, or what the player sees that is named, as numbers: `observation`
    /// describes them, and `OBSERVATION` lists which stands where. All zeros in a round that is over, unless a player
    /// is named.
    ///
    /// `rows` are some of the rows, as for `batch[rows]`: the array has a row for each of these. `out` is an array that is
    /// written over instead of a new one, and returned. `threads` is as for `simulate`.
    ///
    /// >>> batch = balayi.RoundBatch.simulated(100, seed=7)
    /// >>> memory = batch.observations()
    /// >>> batch.apply(batch.act("random", seed=1))
    /// >>> batch.observations(out=memory) is memory
    /// True
    /// >>> batch.observations([5, 7], player=0).shape
    /// (2, 543)
    #[pyo3(
        signature = (
            rows: "RowsLike | None" = None, *, player=None, out: "NDArray[int8] | None" = None, threads=None
        ) -> "NDArray[int8]",
        text_signature = "($self, rows=None, *, player=None, out=None, threads=None)",
    )]
    fn observations<'py>(
        &self,
        py: Python<'py>,
        rows: Option<Bound<'py, PyAny>>,
        player: Option<Of<Player>>,
        out: Option<Bound<'py, PyAny>>,
        threads: Option<Count<{ name::THREADS }>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let rows = Rows::read(rows.as_ref(), self.0.len())?;
        self.0.observations(py, &rows, player.map(|player| player.0), out, &Work::new(threads, None)?)
    }
}

impl Batched for balayi::Round {
    type Action = balayi::Action;
    type Illegal = balayi::Illegal;
    type Viewer = Player;
    type Seen = Seen;

    const ACTIONS: usize = balayi::Action::COUNT;
    const PLAYERS: usize = 2;
    const NO_ACTION: &'static str = "no action: codes go from 0 to 56, negative ones leave a row as it is";

    fn width() -> usize {
        width()
    }

    fn action(code: u8) -> Option<balayi::Action> {
        balayi::Action::from_code(code)
    }

    fn on_turn(&self) -> Option<Player> {
        self.turn()
    }

    fn number(player: Player) -> u8 {
        player as u8
    }

    fn legal(&self) -> u128 {
        self.legal_actions().bits().into()
    }

    fn take(&mut self, action: balayi::Action) -> Result<(), balayi::Illegal> {
        self.apply(action).map(drop)
    }

    fn write_scores(&self, scores: &mut [i32]) {
        if let Some(all) = self.scores() {
            scores.copy_from_slice(&all);
        }
    }

    fn seen(&self) -> Seen {
        Seen::of(self.table())
    }

    fn follow(seen: &mut Seen, before: &Self, action: balayi::Action, after: &Self) {
        seen.follow(before, action, after);
    }

    fn observe(&self, player: Player, seen: &Seen, out: &mut Parts<'_>) {
        observe(&self.view(player), seen, out);
    }
}

batch! { RoundBatch of balayi, "balayi.RoundBatch", king_playout::play_out_balayi }
