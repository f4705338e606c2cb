//! Konturlu King: the module king_rules.king.

mod action;
pub(crate) mod advice;
pub(crate) mod contract;
pub(crate) mod deal;
pub(crate) mod deals;
pub(crate) mod doubles;
mod durt;
pub(crate) mod duties;
mod errors;
mod file;
pub(crate) mod holding;
pub(crate) mod house_rules;
mod illegal;
pub(crate) mod party;
mod questions;
pub(crate) mod result;
mod review;
pub(crate) mod round;
pub(crate) mod sets;
pub(crate) mod sheet;
pub(crate) mod standings;
pub(crate) mod table;
pub(crate) mod trick;
pub(crate) mod view;
pub(crate) mod worlds;

use pyo3::prelude::*;

/// The native half of king_rules.king.
#[pymodule(submodule)]
pub(crate) mod king {
    #[pymodule_export]
    use super::action::{Action, ActionSet};
    #[pymodule_export]
    use super::advice::{
        Advice, Estimate, act, act_in_party, advise, advise_in_party, gains, greedy, greedy_message, party_gains,
    };
    #[pymodule_export]
    use super::contract::{
        Contract, kind_is_decided, kind_is_penalty, kind_penalty_cards, kind_total, kind_trick_points,
        kind_why_not_taken,
    };
    #[pymodule_export]
    use super::deal::{Deal, first_declarer};
    #[pymodule_export]
    use super::deals::Deals;
    #[pymodule_export]
    use super::doubles::Doubles;
    #[pymodule_export]
    use super::durt::durt;
    #[pymodule_export]
    use super::duties::Duties;
    #[pymodule_export]
    use super::file::PartyFile;
    #[pymodule_export]
    use super::holding::Holding;
    #[pymodule_export]
    use super::house_rules::HouseRules;
    #[pymodule_export]
    use super::illegal::Illegal;
    #[pymodule_export]
    use super::party::Party;
    #[pymodule_export]
    use super::result::RoundResult;
    #[pymodule_export]
    use super::review::{play_out_best, review, solve};
    #[pymodule_export]
    use super::round::Round;
    #[pymodule_export]
    use super::sets::{ContractSet, SeatSet, seat_order};
    #[pymodule_export]
    use super::sheet::{Outcome, Sheet};
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
    crate::sets::register::<sets::SeatSet>(py)?;
    crate::sets::register::<sets::ContractSet>(py)?;
    crate::sets::register::<action::ActionSet>(py)
}
