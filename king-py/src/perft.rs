//! Counts of the ways to go on, which can take for ever.

use std::time::{Duration, Instant};

use pyo3::prelude::*;

/// So deep the crate counts at a stretch: some milliseconds at most.
const STRETCH: u8 = 3;
/// How long Ctrl-C may have to wait.
const PATIENCE: Duration = Duration::from_millis(50);

/// The count of a round from what `count` says at a stretch and the rounds `after` one action more. Other threads run
/// meanwhile, and signals are looked after.
pub(crate) fn perft<R: Send + Sync>(
    py: Python<'_>,
    round: R,
    depth: u8,
    count: fn(&R, u8) -> u64,
    after: fn(&R) -> Vec<R>,
) -> PyResult<u64> {
    py.detach(|| Walk { count, after, looked: Instant::now() }.from(&round, depth))
}

struct Walk<R> {
    count: fn(&R, u8) -> u64,
    after: fn(&R) -> Vec<R>,
    looked: Instant,
}

impl<R> Walk<R> {
    fn from(&mut self, round: &R, depth: u8) -> PyResult<u64> {
        if self.looked.elapsed() > PATIENCE {
            Python::attach(|py| py.check_signals())?;
            self.looked = Instant::now();
        }
        if depth > STRETCH {
            return (self.after)(round).iter().map(|next| self.from(next, depth - 1)).sum();
        }
        Ok((self.count)(round, depth))
    }
}
