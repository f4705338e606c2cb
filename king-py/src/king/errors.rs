//! The errors of King as exceptions.

use king_rules::king;
use pyo3::prelude::*;

use super::illegal::Illegal;
use crate::errors::{InRecord, Raised, Refusal, exception, exceptions, facts};
use crate::members::Of;

exceptions! {
    king, "king_rules.king",
    SetupError = "SetupError", DealsError = "DealsError", SimulationError = "SimulationError", PartyError = "PartyError",
    DoublesError = "DoublesError", PointsError = "PointsError"
}

impl Raised for king::Imbalance {
    fn raised(self) -> PyErr {
        exception!("king_rules.king", "Imbalance", (facts!(self), Of(self.declarer), Of(self.contract)))
    }
}
