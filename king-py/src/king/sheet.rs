//! Score sheets and outcomes.

use king_rules::king::{self, ContractKind};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyMapping};

use super::sets::SeatSet;
use crate::errors::raised;
use crate::members::Of;
use crate::numbers::{Array, name, shown};
use crate::values::{Reduced, value};

/// The score sheet as players keep it: for each declarer and contract, the four scores of that round.
///
/// `Party.sheet` fills it; a sheet kept by hand can be entered and checked as well, by `enter`, which returns the sheet
/// with one more entry, or from a mapping of (declarer, contract) to scores.
///
/// >>> sheet = king.Sheet({("N", "erkek_almaz"): (12, -6, 12, -66)})
/// >>> sheet.imbalance()
/// >>> print(sheet.enter("N", "rifki", [0, -30, 30, 0]).imbalance())
/// Rifki (no king of hearts), declared by North, sums to 0 instead of -30 (K10.2)
#[pyclass(frozen, module = "king_rules.king")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Sheet(pub(crate) king::Sheet);

impl FromPyObject<'_, '_> for Sheet {
    type Error = PyErr;
    crate::hints::hint!(reads "king_rules.king.typing", "SheetLike");

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if let Ok(sheet) = ob.cast::<Self>() {
            return Ok(*sheet.get());
        }
        let rounds = ob.cast::<PyMapping>().map_err(|_| {
            PyTypeError::new_err(format!("{} is no sheet: a mapping of (declarer, contract) to scores", shown(ob)))
        })?;
        let mut sheet = king::Sheet::new();
        for round in rounds.items()? {
            let ((declarer, contract), scores): ((Of<king::Seat>, Of<ContractKind>), Array<i32, 4>) =
                round.extract()?;
            sheet.enter(declarer.0, contract.0, scores.0);
        }
        Ok(Self(sheet))
    }
}

#[pymethods]
impl Sheet {
    #[new]
    #[pyo3(signature = (rounds=Sheet(king::Sheet::new()), /), text_signature = "(rounds={}, /)")]
    fn new(rounds: Self) -> Self {
        rounds
    }

    /// What every seat starts a party with (K10.1).
    #[classattr]
    #[pyo3(name = "START")]
    fn start() -> i32 {
        king::Sheet::START
    }

    /// The sheet with the scores of a round, N, E, S, W, in the place of its declarer and contract.
    fn enter(
        &self,
        declarer: Of<king::Seat>,
        contract: Of<ContractKind>,
        scores: Array<i32, 4, { name::SCORES }>,
    ) -> Self {
        let mut sheet = self.0;
        sheet.enter(declarer.0, contract.0, scores.0);
        Self(sheet)
    }

    /// The scores of the round that a seat declared with that contract; `None` when it is not written.
    fn scores(&self, declarer: Of<king::Seat>, contract: Of<ContractKind>) -> Option<(i32, i32, i32, i32)> {
        self.0.scores(declarer.0, contract.0).map(Into::into)
    }

    /// What each seat has, N, E, S, W: the start and all scores written. Scores that no round can have make a total
    /// stay at the ends of 32 bits.
    #[getter]
    fn totals(&self) -> (i32, i32, i32, i32) {
        self.0.totals().into()
    }

    /// What the scores of a seat's contract sum to over the four seats; `None` when it is not written.
    fn sum(&self, declarer: Of<king::Seat>, contract: Of<ContractKind>) -> Option<i64> {
        self.0.sum(declarer.0, contract.0)
    }

    /// What the scores of a contract sum to over all four declarers, as far as they are written.
    fn sum_over_declarers(&self, contract: Of<ContractKind>) -> i64 {
        self.0.sum_over_declarers(contract.0)
    }

    /// *Sağlama*, the check of the sheet (K10.2): an exception, not raised, for the first round, by declarer and contract,
    /// that does not sum to the total of its contract; `None` when the sheet balances.
    #[pyo3(signature = () -> "Imbalance | None")]
    fn imbalance(&self) -> Option<PyErr> {
        self.0.imbalance().map(raised)
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let rounds = self.written(py, |seat, kind| (seat.text(), kind.text()))?;
        Ok(if rounds.is_empty() { "king.Sheet()".to_owned() } else { format!("king.Sheet({})", rounds.repr()?) })
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py, (Bound<'py, PyDict>,)>> {
        Ok((py.get_type::<Self>(), (self.written(py, |seat, kind| (Of(seat), Of(kind)))?,)))
    }
}

impl Sheet {
    fn written<'py, K: IntoPyObject<'py>>(
        &self,
        py: Python<'py>,
        key: impl Fn(king::Seat, ContractKind) -> K,
    ) -> PyResult<Bound<'py, PyDict>> {
        let rounds = PyDict::new(py);
        for seat in king::Seat::ALL {
            for kind in ContractKind::ALL {
                if let Some([n, e, s, w]) = self.0.scores(seat, kind) {
                    rounds.set_item(key(seat, kind), (n, e, s, w))?;
                }
            }
        }
        Ok(rounds)
    }
}

value!(Sheet);

/// How a party ended (K10.3), from its final scores, N, E, S, W.
///
/// >>> outcome = king.Outcome([-30, 192, 0, -162])
/// >>> outcome.cikan, outcome.batan, outcome.rank("S")
/// (king.SeatSet('E'), king.SeatSet('NSW'), 2)
#[pyclass(frozen, module = "king_rules.king")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Outcome(pub(crate) king::Outcome);

#[pymethods]
impl Outcome {
    #[new]
    fn new(totals: Array<i32, 4, { name::TOTALS }>) -> Self {
        Self(king::Outcome::new(totals.0))
    }

    /// The final scores, N, E, S, W.
    #[getter]
    fn totals(&self) -> (i32, i32, i32, i32) {
        self.0.totals().into()
    }

    /// Those who come out (*çıkan*): their final score is above zero.
    #[getter]
    fn cikan(&self) -> SeatSet {
        SeatSet(self.0.cikan())
    }

    /// Those who sink (*batan*): at zero or below.
    #[getter]
    fn batan(&self) -> SeatSet {
        SeatSet(self.0.batan())
    }

    /// The rank of a seat, from 1; equal scores share a rank.
    fn rank(&self, seat: Of<king::Seat>) -> u8 {
        self.0.rank(seat.0)
    }

    fn __repr__(&self) -> String {
        format!("king.Outcome({:?})", self.totals())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, ((i32, i32, i32, i32),)> {
        (py.get_type::<Self>(), (self.totals(),))
    }
}

value!(Outcome);

crate::compare::compared!(Sheet, "");
crate::compare::compared!(Outcome, "");
