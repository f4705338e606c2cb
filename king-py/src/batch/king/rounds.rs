//! Rounds side by side.

use king_rules::king::{self, Seat};
use king_rules::shuffle;
use pyo3::prelude::*;

use super::dealing::Dealing;
use super::observation::{observe, width};
use super::options::{Declared, DoublesOption, simulation};
use super::seen::Seen;
use crate::batch::NONE;
use crate::batch::arrays::{Column, Count, Matrix, need_numpy};
use crate::batch::observing::Parts;
use crate::batch::picking::{Picked, Rows, no_rounds};
use crate::batch::records;
use crate::batch::rounds::{Batched, Rounds, each};
use crate::batch::rows::batch;
use crate::batch::run::{Work, column, numbers, parts};
use crate::errors::raised;
use crate::king::advice::Player as Opponent;
use crate::king::house_rules::HouseRules;
use crate::king::round::Round;
use crate::king::sets::ContractSet;
use crate::members::Of;
use crate::numbers::{Seed, name};
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
/// For learning it is a vectorised environment: `observe` and `step` write what those on turn see and may do, rewards and
/// what has finished into arrays that are kept, and finished rounds are replaced from a stream of deals, that of the seed.
/// A batch of other rounds has none; nor does a copy by pickle, which keeps the rounds alone.
///
/// >>> import numpy as np
/// >>> batch = king.RoundBatch.from_seed(100, seed=7)
/// >>> chances = np.random.default_rng(1)
/// >>> while not batch.over.all():
/// ...     weights = chances.random((len(batch), 109)) * batch.legal_actions
/// ...     batch.apply(np.where(batch.over, -1, weights.argmax(axis=1)))
/// >>> batch[0].phase, batch.scores.shape
/// (king.Phase.OVER, (100, 4))
#[pyclass(frozen, weakref, module = "king_rules.king")]
pub(crate) struct RoundBatch(Rounds<king::Round>);

#[pymethods]
impl RoundBatch {
    /// n rounds that wait for their declarations: the deals of `simulate`, number `start` and those that follow.
    ///
    /// `declarer` declares in all of them; by default the seats in turn, North in number 0. `deals` are as for `simulate`.
    ///
    /// >>> batch = king.RoundBatch.from_seed(3, seed=7, deals=king.Deals(south="AKQ..."))
    /// >>> batch[2].deal == king.Deals(south="AKQ...").deal(seed=7, k=2)
    /// True
    /// >>> king.RoundBatch.from_seed(3, seed=7)[2] == king.Round(king.Deal.from_seed(shuffle.deal_seed(7, 2)), "S")
    /// True
    #[staticmethod]
    #[expect(clippy::too_many_arguments, reason = "the settings of a simulation")]
    #[pyo3(
        signature = (
            n, *, seed, start=Seed(0), declarer=None, unused=ContractSet(king::ContractSet::ALL),
            rules=HouseRules(king::HouseRules::new()), deals=None,
        ),
        text_signature = "(n, *, seed, start=0, declarer=None, unused='all', rules='-', deals=None)",
    )]
    fn from_seed(
        py: Python<'_>,
        n: Count<{ name::N }>,
        seed: Seed,
        start: Seed<{ name::START }>,
        declarer: Option<Of<Seat>>,
        unused: ContractSet,
        rules: HouseRules,
        deals: Option<Dealing>,
    ) -> PyResult<Self> {
        Dealing::check(&deals, n.0)?;
        let number = numbers(start.0, n.0)?;
        let mut rounds = column(n.0)?;
        let (declarer, unused, rules) = (declarer.map(|seat| seat.0), unused.0, rules.0);
        let deal_of = move |number: u64| {
            let row = number.wrapping_sub(start.0) as usize;
            let declarer = declarer.unwrap_or(Seat::ALL[(number % 4) as usize]);
            let deal = match &deals {
                None => king::Deal::from_seed(shuffle::deal_seed(seed.0, number)),
                Some(deals) => deals.deal(seed.0, row, number)?,
            };
            Some(king::Round::new(deal, declarer, unused, rules))
        };
        let deal = |row: usize| deal_of(number(row)).transpose();
        Work::new(None, None)?.run(py, n.0, deal, |round| rounds.extend(round), raised)?;
        Self::dealt(py, rounds, start, move |number| deal_of(number)?.ok())
    }

    /// n rounds of `simulate`, number `start` and those that follow, before their first card: declared, and the talk is
    /// over. The other arguments are those of `simulate`; here too a `contract` that is a kind, `"koz"` or `"durt"`,
    /// makes `unused` that one kind, of those there are. With `annul` some may be over.
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
            rules=HouseRules(king::HouseRules::new()), doubles=DoublesOption::NOTHING, annul=false, deals=None,
        ),
        text_signature = "(n, *, seed, start=0, declarer=None, contract=None, unused='all', rules='-', doubles=None, \
                          annul=False, deals=None)",
    )]
    fn simulated(
        py: Python<'_>,
        n: Count<{ name::N }>,
        seed: Seed,
        start: Seed<{ name::START }>,
        declarer: Option<Of<Seat>>,
        contract: Option<Declared>,
        unused: ContractSet,
        rules: HouseRules,
        doubles: DoublesOption,
        annul: bool,
        deals: Option<Dealing>,
    ) -> PyResult<Self> {
        let simulation = simulation(seed, declarer, contract, unused, rules, doubles, annul)?;
        Dealing::check(&deals, n.0)?;
        let number = numbers(start.0, n.0)?;
        simulation.check().map_err(raised)?;
        let mut rounds = column(n.0)?;
        let deal_of = move |number: u64| {
            let row = number.wrapping_sub(start.0) as usize;
            let first_card = Dealing::first_card(&deals, &simulation, row, number)?;
            Some(first_card.map(|(round, _)| round))
        };
        let deal = |row: usize| deal_of(number(row)).transpose();
        Work::new(None, None)?.run(py, n.0, deal, |round| rounds.extend(round), raised)?;
        Self::dealt(py, rounds, start, move |number| deal_of(number)?.ok())
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

    /// The number of the kind of contract, 0 to 7; 255 before the declaration.
    ///
    /// >>> batch = king.RoundBatch.simulated(100, seed=7)
    /// >>> trumps = batch[batch.kind == king.ContractKind.KOZ]
    /// >>> {str(round.contract.kind) for round in trumps}
    /// {'koz'}
    #[getter]
    fn kind(&self, py: Python<'_>) -> PyResult<Column<u8>> {
        self.0.vector(py, |round| round.table().contract().map_or(NONE, |contract| contract.kind().index() as u8))
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

    /// What the seat on turn sees in each round, or what the seat sees that is named, as numbers: `observation` describes
    /// them, and `OBSERVATION` lists which stands where. All zeros in a round that is over, unless a seat is named.
    ///
    /// `rows` are some of the rows, as for `batch[rows]`: the array has a row for each of these. `out` is an array that is
    /// written over instead of a new one, and returned. `threads` is as for `simulate`.
    ///
    /// >>> batch = king.RoundBatch.simulated(100, seed=7)
    /// >>> memory = batch.observations()
    /// >>> batch.apply(batch.act("random", seed=1))
    /// >>> batch.observations(out=memory) is memory
    /// True
    /// >>> batch.observations([5, 7], seat="N").shape
    /// (2, 754)
    #[pyo3(
        signature = (
            rows: "RowsLike | None" = None, *, seat=None, out: "NDArray[int8] | None" = None, threads=None
        ) -> "NDArray[int8]",
        text_signature = "($self, rows=None, *, seat=None, out=None, threads=None)",
    )]
    fn observations<'py>(
        &self,
        py: Python<'py>,
        rows: Option<Bound<'py, PyAny>>,
        seat: Option<Of<Seat>>,
        out: Option<Bound<'py, PyAny>>,
        threads: Option<Count<{ name::THREADS }>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let rows = Rows::read(rows.as_ref(), self.0.len())?;
        self.0.observations(py, &rows, seat.map(|seat| seat.0), out, &Work::new(threads, None)?)
    }
}

impl Batched for king::Round {
    type Action = king::Action;
    type Illegal = king::Illegal;
    type Viewer = Seat;
    type Seen = Seen;

    const ACTIONS: usize = king::Action::COUNT;
    const PLAYERS: usize = 4;
    const NO_ACTION: &'static str = "no action: codes go from 0 to 108, negative ones leave a row as it is";

    fn width() -> usize {
        width()
    }

    fn action(code: u8) -> Option<king::Action> {
        king::Action::from_code(code)
    }

    fn on_turn(&self) -> Option<Seat> {
        self.turn()
    }

    fn number(seat: Seat) -> u8 {
        seat as u8
    }

    fn legal(&self) -> u128 {
        self.legal_actions().bits()
    }

    fn take(&mut self, action: king::Action) -> Result<(), king::Illegal> {
        self.apply(action)
    }

    fn write_scores(&self, scores: &mut [i32]) {
        if let Some(all) = self.scores() {
            scores.copy_from_slice(&all);
        }
    }

    fn seen(&self) -> Seen {
        Seen::of(self.table())
    }

    fn follow(seen: &mut Seen, before: &Self, action: king::Action, after: &Self) {
        seen.follow(before, action, after);
    }

    fn observe(&self, seat: Seat, seen: &Seen, out: &mut Parts<'_>) {
        observe(&self.view(seat), seen, out);
    }
}

batch! { RoundBatch of king, "king.RoundBatch", king_playout::play_out_king }
