//! Balayı kingi: the module king_rules.balayi.

mod action;
pub(crate) mod denomination;
mod duty;
pub(crate) mod game;
mod match_reader;
mod pack;
mod questions;
pub(crate) mod round;
pub(crate) mod table;
mod trick;
pub(crate) mod view;

use pyo3::prelude::*;

/// The native half of king_rules.balayi.
#[pymodule(submodule)]
pub(crate) mod balayi {
    #[pymodule_export]
    use super::action::{Action, ActionSet};
    #[pymodule_export]
    use super::denomination::{
        DenominationSet, denomination_score, denomination_scores, denomination_trump, denomination_weight, player_other,
    };
    #[pymodule_export]
    use super::duty::duty;
    #[pymodule_export]
    use super::game::{Match, Outcome};
    #[pymodule_export]
    use super::match_reader::MatchReader;
    #[pymodule_export]
    use super::pack::{Pack, Place};
    #[pymodule_export]
    use super::round::Round;
    #[pymodule_export]
    use super::table::Table;
    #[pymodule_export]
    use super::trick::{Pile, RoundResult, Trick};
    #[pymodule_export]
    use super::view::View;
}

/// Makes the sets of this module sets in Python's sense.
pub(crate) fn register_sets(py: Python<'_>) -> PyResult<()> {
    crate::sets::register::<denomination::DenominationSet>(py)?;
    crate::sets::register::<action::ActionSet>(py)
}
