//! Counts of the ways to go on, which can take for ever.

use std::time::{Duration, Instant};

use pyo3::prelude::*;

/// So deep the crate counts at a stretch: some milliseconds at most.
const STRETCH: u8 = 3;
/// How long Ctrl-C may have to wait.
const PATIENCE: Duration = Duration::from_millis(50);

/// The count of a round from what `count` returns at a stretch, and before that by its `legal` actions and what comes of
/// them. Other threads run meanwhile, and signals are looked after.
pub(crate) fn perft<R: Clone + Send + Sync, A>(
    py: Python<'_>,
    round: R,
    depth: u8,
    count: fn(&R, u8) -> u64,
    legal: fn(&R) -> Vec<A>,
    apply: fn(&mut R, A),
) -> PyResult<u64> {
    py.detach(|| Walk { count, legal, apply, looked: Instant::now() }.from(&round, depth))
}

struct Walk<R, A> {
    count: fn(&R, u8) -> u64,
    legal: fn(&R) -> Vec<A>,
    apply: fn(&mut R, A),
    looked: Instant,
}

impl<R: Clone, A> Walk<R, A> {
    fn from(&mut self, round: &R, depth: u8) -> PyResult<u64> {
        if self.looked.elapsed() > PATIENCE {
            Python::attach(|py| py.check_signals())?;
            self.looked = Instant::now();
        }
        if depth > STRETCH {
            let actions = (self.legal)(round);
            let after = |action| {
                let mut next = round.clone();
                (self.apply)(&mut next, action);
                self.from(&next, depth - 1)
            };
            return actions.into_iter().map(after).sum();
        }
        Ok((self.count)(round, depth))
    }
}
