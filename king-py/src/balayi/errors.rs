//! The errors of Balayı as exceptions.

use king_rules::balayi;
use pyo3::prelude::*;

use super::illegal::Illegal;
use crate::errors::{InRecord, Raised, Refusal, exception, exceptions, facts};

exceptions! {
    balayi, "king_rules.balayi",
    SetupError = "SetupError", SimulationError = "SimulationError", MatchError = "MatchError"
}

impl Raised for balayi::ViewError {
    fn raised(self) -> PyErr {
        match self {
            Self::Illegal(illegal) => illegal.raised(),
            _ => exception!("king_rules.balayi", "ViewError", (facts!(self),)),
        }
    }
}
