//! Readers of files of records: they read the whole text at once and give it out round by round.

use std::sync::atomic::{AtomicUsize, Ordering};

use king_rules::ParseError;
use pyo3::prelude::*;

use crate::errors;

/// What was read: each round with the results after it, and the error that ended it all.
pub(crate) struct File<Round, Results> {
    start: Results,
    rounds: Vec<(Round, Results)>,
    error: Option<ParseError>,
    given: AtomicUsize,
}

impl<Round: Copy, Results: Copy> File<Round, Results> {
    /// Reads all that `next` gives.
    pub(crate) fn new(start: Results, mut next: impl FnMut() -> Option<(Result<Round, ParseError>, Results)>) -> Self {
        let mut file = Self { start, rounds: Vec::new(), error: None, given: AtomicUsize::new(0) };
        while let Some((round, results)) = next() {
            match round {
                Ok(round) => file.rounds.push((round, results)),
                Err(error) => {
                    file.error = Some(error);
                    break;
                }
            }
        }
        file
    }

    /// The next round; after the last, and again after that, the error if there is one.
    pub(crate) fn next(&self) -> PyResult<Option<Round>> {
        let next = self.given.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |given| {
            (given < self.rounds.len()).then_some(given + 1)
        });
        match (next, self.error) {
            (Ok(given), _) => Ok(Some(self.rounds[given].0)),
            (Err(_), Some(error)) => Err(errors::parse(error)),
            (Err(_), None) => Ok(None),
        }
    }

    /// The results of the rounds given out so far.
    pub(crate) fn so_far(&self) -> Results {
        let given = self.given.load(Ordering::Relaxed);
        given.checked_sub(1).map_or(self.start, |last| self.rounds[last].1)
    }
}
