//! Balayı kingi: the module king_rules.balayi.

mod action;
pub(crate) mod advice;
pub(crate) mod denomination;
mod duties;
mod errors;
mod file;
pub(crate) mod game;
mod illegal;
pub(crate) mod pack;
mod pile;
mod questions;
mod result;
pub(crate) mod round;
mod starter;
pub(crate) mod table;
mod trick;
pub(crate) mod view;
pub(crate) mod worlds;

use pyo3::prelude::*;

/// The native half of king_rules.balayi.
#[pymodule(submodule)]
pub(crate) mod balayi {
    #[pymodule_export]
    use super::action::{Action, ActionSet};
    #[pymodule_export]
    use super::advice::{Advice, Estimate, act, advise, gains, greedy, greedy_message};
    #[pymodule_export]
    use super::denomination::{
        DenominationSet, denomination_scores, denomination_trump, denomination_weight, player_other,
    };
    #[pymodule_export]
    use super::duties::Duties;
    #[pymodule_export]
    use super::file::MatchFile;
    #[pymodule_export]
    use super::game::{Match, Outcome};
    #[pymodule_export]
    use super::illegal::Illegal;
    #[pymodule_export]
    use super::pack::{Pack, Place};
    #[pymodule_export]
    use super::pile::Pile;
    #[pymodule_export]
    use super::result::RoundResult;
    #[pymodule_export]
    use super::round::Round;
    #[pymodule_export]
    use super::starter::starter;
    #[pymodule_export]
    use super::table::Table;
    #[pymodule_export]
    use super::trick::Trick;
    #[pymodule_export]
    use super::view::View;
    #[pymodule_export]
    use super::worlds::Worlds;
}

/// Makes the sets of this module sets in Python's sense.
pub(crate) fn register_sets(py: Python<'_>) -> PyResult<()> {
    crate::sets::register::<denomination::DenominationSet>(py)?;
    crate::sets::register::<action::ActionSet>(py)
}
