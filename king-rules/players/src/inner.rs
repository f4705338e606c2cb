//! What tests and benches compare: no part of the API, and free to change.

use core::ops::Range;

pub use crate::processor::{Any, Loop, Processor};
use crate::{Sums, king};

/// [`king::Advisor::run`] by that processor, `W` worlds side by side; with 1 world one after the other.
#[must_use]
pub fn run_king<const W: usize>(advisor: &king::Advisor, processor: impl Processor, range: Range<u64>) -> Sums {
    advisor.run_in::<W>(processor, range)
}
