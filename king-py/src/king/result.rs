//! The result of a round.

use king_rules::king;
use pyo3::prelude::*;

use super::contract::Contract;
use super::doubles::Doubles;
use super::house_rules::HouseRules;
use crate::members::Of;
use crate::numbers::{Array, name};
use crate::values::{Reduced, value};

/// The result of one round, as a score sheet keeps it: all that its scores follow from. `Round.result` returns that of a
/// round that was played here; for people who play with real cards it is filled in by hand.
///
/// >>> result = king.RoundResult("S", "durt:4", "S>W,W>S", [20, -10, 45, 10])
/// >>> result.scores()
/// (20, -10, 115, -60)
#[pyclass(frozen, module = "king_rules.king")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct RoundResult(pub(crate) king::RoundResult);

#[pymethods]
impl RoundResult {
    #[new]
    fn new(
        declarer: Of<king::Seat>,
        contract: Contract,
        doubles: Doubles,
        taken: Array<i16, 4, { name::TAKEN }>,
    ) -> Self {
        let (declarer, contract, doubles) = (declarer.0, contract.0, doubles.0);
        Self(king::RoundResult { declarer, contract, doubles, taken: taken.0 })
    }

    /// Who declared.
    #[getter]
    fn declarer(&self) -> Of<king::Seat> {
        Of(self.0.declarer)
    }

    /// What was declared.
    #[getter]
    fn contract(&self) -> Contract {
        Contract(self.0.contract)
    }

    /// Who doubled whom.
    #[getter]
    fn doubles(&self) -> Doubles {
        Doubles(self.0.doubles)
    }

    /// The points taken (≥ 0) in a penalty, or won in koz and dürt, N, E, S, W.
    #[getter]
    fn taken(&self) -> (i16, i16, i16, i16) {
        self.0.taken.into()
    }

    /// The scores, N, E, S, W (K9). The house rules decide a tie among buyers.
    #[pyo3(
        signature = (rules=HouseRules(king::HouseRules::new())),
        text_signature = "($self, rules='-')"
    )]
    fn scores(&self, rules: HouseRules) -> (i32, i32, i32, i32) {
        self.0.scores(rules.0).into()
    }

    fn __repr__(&self) -> String {
        let king::RoundResult { declarer, contract, doubles, .. } = self.0;
        format!("king.RoundResult('{declarer}', '{contract}', '{doubles}', {:?})", self.taken())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (Of<king::Seat>, Contract, Doubles, [i16; 4])> {
        (py.get_type::<Self>(), (self.declarer(), self.contract(), self.doubles(), self.0.taken))
    }
}

value!(RoundResult);

crate::compare::compared!(RoundResult, "");
