//! The result of a round.

use king_rules::balayi as rules;
use pyo3::prelude::*;

use crate::members::Of;
use crate::numbers::{Array, name};
use crate::values::{Reduced, value};

/// The result of a round: who declared what, and the tricks that players 0 and 1 took, 26 in all (B6.1).
///
/// >>> balayi.RoundResult(1, "H", (9, 17)).scores()
/// (-12, 12)
#[pyclass(frozen, module = "king_rules.balayi")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct RoundResult(pub(crate) rules::RoundResult);

#[pymethods]
impl RoundResult {
    #[new]
    fn new(
        declarer: Of<rules::Player>,
        denomination: Of<rules::Denomination>,
        taken: Array<i16, 2, { name::TAKEN }>,
    ) -> Self {
        Self(rules::RoundResult { declarer: declarer.0, denomination: denomination.0, taken: taken.0 })
    }

    /// Who declared.
    #[getter]
    fn declarer(&self) -> Of<rules::Player> {
        Of(self.0.declarer)
    }

    /// What was declared.
    #[getter]
    fn denomination(&self) -> Of<rules::Denomination> {
        Of(self.0.denomination)
    }

    /// The tricks that players 0 and 1 took.
    #[getter]
    fn taken(&self) -> (i16, i16) {
        self.0.taken.into()
    }

    /// The scores of players 0 and 1, which sum to 0 (B6.1).
    fn scores(&self) -> (i32, i32) {
        self.0.scores().into()
    }

    fn __repr__(&self) -> String {
        let rules::RoundResult { declarer, denomination, .. } = self.0;
        format!("balayi.RoundResult('{declarer}', '{denomination}', {:?})", self.taken())
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> Reduced<'py, (Of<rules::Player>, Of<rules::Denomination>, (i16, i16))> {
        (py.get_type::<Self>(), (self.declarer(), self.denomination(), self.taken()))
    }
}

value!(RoundResult);

crate::compare::compared!(RoundResult, "");
