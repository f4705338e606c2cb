//! Many rounds at once, in numpy arrays. numpy is needed when one of these functions is called, and not before.

mod arrays;
mod balayi;
mod draws;
mod entries;
mod king;
mod memory;
mod observing;
mod picking;
mod records;
mod rounds;
mod rows;
mod run;
mod seeds;
mod simulated;
mod stepping;
mod tables;

use pyo3::prelude::*;

pub(crate) use run::part;

/// What stands in an array for nobody, nothing declared, and no card.
const NONE: u8 = u8::MAX;

/// The native half of the batch functions.
#[pymodule(submodule)]
pub(crate) mod batch {
    #[pymodule_export]
    use super::balayi::balayi;
    #[pymodule_export]
    use super::king::king;
    #[pymodule_export]
    use super::seeds::deal_seeds;
}
