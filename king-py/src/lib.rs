//! The Python package `king_rules`: thin classes over the values of the crate king-rules. No rule is said here.
//!
//! Every class holds one value of the crate and is frozen. Reading is liberal, by the `FromPyObject` of each class (a
//! card is a `Card`, its text or its number); what is read means the same everywhere.

mod card;
mod card_set;
mod errors;
mod lang;
mod members;
mod sets;
mod values;

use pyo3::prelude::*;

/// The native half of the package king_rules.
#[pymodule(gil_used = false)]
mod _native {
    #[pymodule_export]
    use crate::card::Card;
    #[pymodule_export]
    use crate::card_set::CardSet;
    #[pymodule_export]
    use crate::members::{member_display_name, member_from_text, member_text, rank_cards, suit_cards, suit_symbol};

    use super::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        sets::register::<CardSet>(module.py())
    }
}
