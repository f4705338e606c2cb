//! Rounds side by side.

use king_rules::balayi::{self, Pack, Player};
use king_rules::shuffle;
use pyo3::prelude::*;

use super::observation::{observe, width};
use super::simulate::simulation;
use crate::balayi::advice::Player as Opponent;
use crate::balayi::denomination::DenominationSet;
use crate::balayi::round::Round;
use crate::batch::NONE;
use crate::batch::arrays::{Column, Count, Matrix, need_numpy};
use crate::batch::records;
use crate::batch::rounds::{Picked, Rounds, each};
use crate::batch::rows::batch;
use crate::batch::run::{Work, column, numbers, parts};
use crate::errors::raised;
use crate::members::Of;
use crate::numbers::Seed;
use crate::text::Text;
use crate::values::Exactly;

/// Rounds side by side, stepped together: what is asked of a round is asked here of all, and answered by an array with
/// one row a round.
///
/// It is made of rounds, or by `RoundBatch.from_seed`, dealt and waiting for the declaration. Unlike a round it
/// changes: `apply` steps all its rounds. A policy in numpy or torch picks a code for each row out of `legal_masks` or
/// `legal_actions`. Two batches can be stepped by two threads at the same time.
///
/// >>> import numpy as np
/// >>> batch = balayi.RoundBatch.from_seed(100, seed=7)
/// >>> chances = np.random.default_rng(1)
/// >>> while not batch.over.all():
/// ...     weights = chances.random((len(batch), 57)) * batch.legal_actions
/// ...     batch.apply(np.where(batch.over, -1, weights.argmax(axis=1)))
/// >>> batch[0].phase, batch.scores.shape
/// (balayi.Phase.OVER, (100, 2))
#[pyclass(frozen, module = "king_rules.balayi")]
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
        n: Count,
        seed: Seed,
        start: Seed,
        dealer: Option<Of<Player>>,
        unused: DenominationSet,
    ) -> PyResult<Self> {
        let number = numbers(start.0, n.0)?;
        let mut rounds = column(n.0)?;
        let deal = |row: usize| {
            let number = number(row);
            let dealer = dealer.map_or_else(|| Player::ALL[(number % 2) as usize], |player| player.0);
            balayi::Round::new(Pack::from_seed(shuffle::deal_seed(seed.0, number)), dealer, unused.0)
        };
        Work::new(None, None)?.run(py, n.0, deal, |round| rounds.push(round), raised)?;
        Self::of(py, rounds)
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
        n: Count,
        seed: Seed,
        start: Seed,
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
        Self::of(py, rounds)
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

    /// What a player sees in each round, or by default what the player on turn sees, as numbers: `observation`
    /// describes them, and `OBSERVATION` lists which stands where. All zeros in a round that is over, unless a player
    /// is named.
    #[pyo3(signature = (player=None))]
    fn observations(&self, py: Python<'_>, player: Option<Of<Player>>) -> PyResult<Matrix<i8>> {
        self.0.observations(py, width(), |round, out| {
            if let Some(viewer) = player.map(|player| player.0).or(round.turn()) {
                observe(&round.view(viewer), out);
            }
        })
    }

    /// Applies an action in each round: an array of codes, one a row. A round whose code is negative, or masked in
    /// a masked array, is left as it is.
    ///
    /// Raises `IllegalAction`, whose `row` is its row, when one of them is illegal; then nothing has changed in any
    /// round.
    #[pyo3(signature = (codes: "ArrayLike"))]
    fn apply(&self, codes: &Bound<'_, PyAny>) -> PyResult<()> {
        let expected = "no action: codes go from 0 to 56, negative ones leave a row as it is";
        self.0.apply(codes, expected, balayi::Action::from_code, |round, action| {
            balayi::Round::apply(round, action).map(drop)
        })
    }
}

batch! { RoundBatch of balayi, "balayi.RoundBatch", king_playout::play_out_balayi }
