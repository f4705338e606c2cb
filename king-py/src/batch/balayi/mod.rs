//! The batch functions of Balayı kingi.

mod course;
mod frame;
mod matches;
mod observation;
pub(super) mod rounds;
mod seen;
mod simulate;
mod worlds;

use pyo3::prelude::*;

/// The native half of the batch functions of king_rules.balayi.
#[pymodule(submodule)]
pub(crate) mod balayi {
    #[pymodule_export]
    use super::frame::frame;
    #[pymodule_export]
    use super::matches::simulate_matches;
    #[pymodule_export]
    use super::observation::{observation, observation_layout};
    #[pymodule_export]
    use super::rounds::RoundBatch;
    #[pymodule_export]
    use super::simulate::{simulate, simulated_round};
    #[pymodule_export]
    use crate::batch::seeds::packs;
}
