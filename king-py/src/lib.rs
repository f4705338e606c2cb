//! The Python package `king_rules`: thin classes over the values of the crate king-rules. No rule is stated here.
//!
//! Every class holds one value of the crate and is frozen. Reading is liberal, by the `FromPyObject` of each class (a
//! card is a `Card`, its text or its number); what is read means the same everywhere.

#![allow(clippy::wrong_self_convention, reason = "methods of a Python object take `&self`")]
#![allow(clippy::type_complexity, reason = "what makes a value again is a tuple of all its parts")]

mod action_sets;
mod balayi;
mod batch;
mod card;
mod card_set;
mod compare;
mod errors;
mod files;
mod hints;
mod illegal;
mod king;
mod lang;
mod law;
mod member_sets;
mod members;
mod notebook;
mod numbers;
mod perft;
mod players;
mod questions;
mod sets;
mod shuffle;
mod text;
mod trick;
mod tuples;
mod values;
mod worlds;

use pyo3::prelude::*;

/// The native half of the package king_rules.
#[pymodule(gil_used = false)]
mod _native {
    use super::*;

    #[pymodule_export]
    use balayi::balayi;
    #[pymodule_export]
    use batch::batch;
    #[pymodule_export]
    use card::{Card, rank_cards, rank_figure, suit_cards, suit_symbol};
    #[pymodule_export]
    use card_set::CardSet;
    #[pymodule_export]
    use compare::ComparedMember;
    #[pymodule_export]
    use king::king;
    #[pymodule_export]
    use lang::is_turkish;
    #[pymodule_export]
    use law::winner;
    #[pymodule_export]
    use members::{member_display_name, member_from_text, member_text};
    #[pymodule_export]
    use shuffle::{SplitMix64, choices, deal_seed, pack};
    #[pymodule_export]
    use text::line_column;

    /// The number of the players' play.
    #[pymodule_export]
    const STRENGTH: u16 = king_players::STRENGTH;
    /// The version of the package, and of king-rules.
    #[pymodule_export]
    #[allow(non_upper_case_globals)]
    const __version__: &str = env!("CARGO_PKG_VERSION");

    /// Lets the submodules be imported, and makes the sets sets.
    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        let py = module.py();
        let modules = py.import("sys")?.getattr("modules")?;
        for path in ["balayi", "batch", "batch.balayi", "batch.king", "king", "king.durt"] {
            let submodule = path.split('.').try_fold(module.as_any().clone(), |module, name| module.getattr(name))?;
            modules.set_item(format!("king_rules._native.{path}"), submodule)?;
        }
        sets::register::<CardSet>(py)?;
        crate::balayi::register_sets(py)?;
        crate::king::register_sets(py)
    }
}
