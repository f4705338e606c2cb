//! The batch functions of Konturlu King.

mod dealing;
mod deals;
mod frame;
mod observation;
mod options;
mod parties;
pub(super) mod rounds;
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
    use super::parties::simulate_parties;
    #[pymodule_export]
    use super::rounds::RoundBatch;
    #[pymodule_export]
    use super::settle::{kind_number, settle, settle_parts};
    #[pymodule_export]
    use super::simulate::{simulate, simulated_round};
    #[pymodule_export]
    use crate::batch::seeds::deals;
}
