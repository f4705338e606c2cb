//! The batch functions of Konturlu King.

mod deals;
mod frame;
mod observation;
mod options;
mod rounds;
mod seen;
mod settle;
mod simulate;
mod worlds;

use pyo3::prelude::*;

/// The native half of the batch functions of king_rules.king.
#[pymodule(submodule)]
pub(crate) mod king {
    #[pymodule_export]
    use super::frame::frame;
    #[pymodule_export]
    use super::observation::{observation, observation_layout};
    #[pymodule_export]
    use super::rounds::RoundBatch;
    #[pymodule_export]
    use super::settle::{kind_number, settle};
    #[pymodule_export]
    use super::simulate::{simulate, simulated_round};
    #[pymodule_export]
    use crate::batch::seeds::deals;
}
