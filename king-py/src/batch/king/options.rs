//! What rounds are simulated.

use king_rules::king::{self, Simulation, Talk};
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::errors::raised;
use crate::king::contract::Contract;
use crate::king::doubles::Doubles;
use crate::king::house_rules::HouseRules;
use crate::king::sets::ContractSet;
use crate::members::{Member, Of};
use crate::numbers::Seed;

/// What is declared: a contract, or a kind of which the suit or rank is drawn.
pub(crate) enum Declared {
    Contract(king::Contract),
    Kind(king::ContractKind),
}

impl FromPyObject<'_, '_> for Declared {
    type Error = PyErr;
    crate::hints::hint!(reads "king_rules.king.typing", "ContractLike");

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        ob.extract().map(|contract: Contract| Self::Contract(contract.0)).or_else(|error| {
            // A number is that of a contract.
            let is_kind = king::ContractKind::is_member(ob)? || ob.is_instance_of::<PyString>();
            let kind = if is_kind { ob.extract::<Of<king::ContractKind>>().ok() } else { None };
            kind.map(|kind| Self::Kind(kind.0)).ok_or(error)
        })
    }
}

/// The option `doubles`.
pub(crate) struct DoublesOption(Talk);

impl DoublesOption {
    /// Nobody doubles.
    pub(super) const NOTHING: Self = Self(Talk::Silent);
}

impl FromPyObject<'_, '_> for DoublesOption {
    type Error = PyErr;
    crate::hints::hint!(INPUT_TYPE = <Option<Doubles> as FromPyObject<'_, '_>>::INPUT_TYPE);

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if ob.is_none() {
            return Ok(Self(Talk::Silent));
        }
        if ob.cast::<PyString>().is_ok_and(|text| text == "uniform") {
            return Ok(Self(Talk::Uniform));
        }
        ob.extract().map(|doubles: Doubles| Self(Talk::Doubles(doubles.0)))
    }
}

/// A simulation with these settings.
pub(super) fn simulation(
    seed: Seed,
    declarer: Option<Of<king::Seat>>,
    contract: Option<Declared>,
    unused: ContractSet,
    rules: HouseRules,
    doubles: DoublesOption,
    annul: bool,
) -> PyResult<Simulation> {
    let mut simulation = Simulation::new(seed.0);
    simulation.declarer = declarer.map(|seat| seat.0);
    simulation.unused = unused.0;
    simulation.rules = rules.0;
    simulation.talk = doubles.0;
    simulation.annul = annul;
    match contract {
        None => {}
        Some(Declared::Contract(contract)) => simulation.contract = Some(contract),
        Some(Declared::Kind(kind)) if unused.0.contains(kind) => {
            simulation.unused = king::ContractSet::EMPTY.with(kind);
        }
        Some(Declared::Kind(kind)) => {
            return Err(raised(king::SimulationError::from(king::Illegal::ContractUsed(kind))));
        }
    }
    Ok(simulation)
}
