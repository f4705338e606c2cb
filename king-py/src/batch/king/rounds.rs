//! Rounds side by side.

use king_rules::king::{self, Seat};
use king_rules::shuffle;
use pyo3::prelude::*;

use super::observation::{observe, width};
use super::options::{Declared, DoublesOption, simulation};
use crate::batch::NONE;
use crate::batch::arrays::{Column, Count, Matrix, need_numpy};
use crate::batch::records;
use crate::batch::rounds::{Picked, Rounds, each};
use crate::batch::rows::batch;
use crate::batch::run::{Work, column, numbers, parts};
use crate::errors::raised;
use crate::king::advice::Player as Opponent;
use crate::king::house_rules::HouseRules;
use crate::king::round::Round;
use crate::king::sets::ContractSet;
use crate::members::Of;
use crate::numbers::Seed;
use crate::text::Text;
use crate::values::Exactly;

/// Rounds side by side, stepped together: what is asked of a round is asked here of all, and answered by an array with
/// one row a round.
///
/// It is made of rounds; or by `RoundBatch.from_seed`, dealt and waiting for the declaration; or by
/// `RoundBatch.simulated`, declared and talked over too. Unlike a round it changes: `apply` steps all its rounds. A
/// policy in numpy or torch picks a code for each row out of `legal_masks` or `legal_actions`. Two batches can be
/// stepped by two threads at the same time.
///
/// >>> import numpy as np
/// >>> batch = king.RoundBatch.from_seed(100, seed=7)
/// >>> chances = np.random.default_rng(1)
/// >>> while not batch.over.all():
/// ...     weights = chances.random((len(batch), 109)) * batch.legal_actions
/// ...     batch.apply(np.where(batch.over, -1, weights.argmax(axis=1)))
/// >>> batch[0].phase, batch.scores.shape
/// (king.Phase.OVER, (100, 4))
#[pyclass(frozen, module = "king_rules.king")]
pub(crate) struct RoundBatch(Rounds<king::Round>);

#[pymethods]
impl RoundBatch {
    /// n rounds that wait for their declarations: the deals of `simulate`, number `start` and those that follow.
    ///
    /// `declarer` declares in all of them; by default the seats in turn, North in number 0.
    ///
    /// >>> king.RoundBatch.from_seed(3, seed=7)[2] == king.Round(king.Deal.from_seed(shuffle.deal_seed(7, 2)), "S")
    /// True
    #[staticmethod]
    #[pyo3(
        signature = (
            n, *, seed, start=Seed(0), declarer=None, unused=ContractSet(king::ContractSet::ALL),
            rules=HouseRules(king::HouseRules::new()),
        ),
        text_signature = "(n, *, seed, start=0, declarer=None, unused='all', rules='-')",
    )]
    fn from_seed(
        py: Python<'_>,
        n: Count,
        seed: Seed,
        start: Seed,
        declarer: Option<Of<Seat>>,
        unused: ContractSet,
        rules: HouseRules,
    ) -> PyResult<Self> {
        let number = numbers(start.0, n.0)?;
        let mut rounds = column(n.0)?;
        let deal = |row: usize| {
            let number = number(row);
            let declarer = declarer.map_or_else(|| Seat::ALL[(number % 4) as usize], |seat| seat.0);
            let deal = king::Deal::from_seed(shuffle::deal_seed(seed.0, number));
            king::Round::new(deal, declarer, unused.0, rules.0)
        };
        Work::new(None, None)?.run(py, n.0, deal, |round| rounds.push(round), raised)?;
        Self::of(py, rounds)
    }

    /// n rounds of `simulate`, number `start` and those that follow, before their first card: declared, and the talk is
    /// over. The other arguments are those of `simulate`; here too a `contract` that is a kind, `"koz"` or `"durt"`,
    /// makes `unused` that one kind. With `annul` some may be over.
    ///
    /// So another policy plays the very rounds that `simulate` plays at random.
    ///
    /// >>> batch = king.RoundBatch.simulated(3, seed=7, contract="koz:S")
    /// >>> batch.phase.tolist(), str(batch[1].contract)
    /// ([4, 4, 4], 'koz:S')
    #[staticmethod]
    #[expect(clippy::too_many_arguments, reason = "the settings of a simulation")]
    #[pyo3(
        signature = (
            n, *, seed, start=Seed(0), declarer=None, contract=None, unused=ContractSet(king::ContractSet::ALL),
            rules=HouseRules(king::HouseRules::new()), doubles=DoublesOption::NOTHING, annul=false,
        ),
        text_signature = "(n, *, seed, start=0, declarer=None, contract=None, unused='all', rules='-', doubles=None, \
                          annul=False)",
    )]
    fn simulated(
        py: Python<'_>,
        n: Count,
        seed: Seed,
        start: Seed,
        declarer: Option<Of<Seat>>,
        contract: Option<Declared>,
        unused: ContractSet,
        rules: HouseRules,
        doubles: DoublesOption,
        annul: bool,
    ) -> PyResult<Self> {
        let simulation = simulation(seed, declarer, contract, unused, rules, doubles, annul)?;
        let number = numbers(start.0, n.0)?;
        simulation.check().map_err(raised)?;
        let mut rounds = column(n.0)?;
        let row = |row| simulation.first_card(number(row)).map(|(round, _)| round);
        Work::new(None, None)?.run(py, n.0, row, |round| rounds.push(round), raised)?;
        Self::of(py, rounds)
    }

    /// Whether the round has been annulled (K4.2).
    #[getter]
    fn annulled(&self, py: Python<'_>) -> PyResult<Column<bool>> {
        self.0.vector(py, |round| round.table().annulled())
    }

    /// The declarer.
    #[getter]
    fn declarer(&self, py: Python<'_>) -> PyResult<Column<u8>> {
        self.0.vector(py, |round| round.table().declarer() as u8)
    }

    /// The number of the contract, 0 to 22; 255 before the declaration.
    #[getter]
    fn contract(&self, py: Python<'_>) -> PyResult<Column<u8>> {
        self.0.vector(py, |round| round.table().contract().map_or(NONE, |contract| contract.index() as u8))
    }

    /// The doubles and redoubles made so far, as the mask that `Doubles` reads.
    #[getter]
    fn doubles(&self, py: Python<'_>) -> PyResult<Column<u16>> {
        self.0.vector(py, |round| round.table().doubles().bits())
    }

    /// The cards that each seat holds now, as masks: a column a seat.
    #[getter]
    fn hands(&self, py: Python<'_>) -> PyResult<Matrix<u64>> {
        self.0.matrix(py, |round| Seat::ALL.map(|seat| round.hand(seat).bits()))
    }

    /// What the seat on turn may do, as masks of two words, the low word first: bit = code of the action. None in a
    /// round that is over.
    #[getter]
    fn legal_masks(&self, py: Python<'_>) -> PyResult<Matrix<u64>> {
        self.0.matrix(py, |round| {
            let mask = round.legal_actions().bits();
            [mask as u64, (mask >> 64) as u64]
        })
    }

    /// What the seat on turn may do, as a row of 109 zeros and ones: place = code of the action. None in a round that
    /// is over.
    #[getter]
    fn legal_actions(&self, py: Python<'_>) -> PyResult<Matrix<i8>> {
        self.0.matrix(py, |round| {
            let mut legal = [0; king::Action::COUNT];
            round.legal_actions().iter().for_each(|action| legal[usize::from(action.code())] = 1);
            legal
        })
    }

    /// What a seat sees in each round, or by default what the seat on turn sees, as numbers: `observation` describes
    /// them, and `OBSERVATION` lists which stands where. All zeros in a round that is over, unless a seat is named.
    #[pyo3(signature = (seat=None))]
    fn observations(&self, py: Python<'_>, seat: Option<Of<Seat>>) -> PyResult<Matrix<i8>> {
        self.0.observations(py, width(), |round, out| {
            if let Some(viewer) = seat.map(|seat| seat.0).or(round.turn()) {
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
        let expected = "no action: codes go from 0 to 108, negative ones leave a row as it is";
        self.0.apply(codes, expected, king::Action::from_code, king::Round::apply)
    }
}

batch! { RoundBatch of king, "king.RoundBatch", king_playout::play_out_king }
