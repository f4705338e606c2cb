//! Rows computed by several threads without the GIL.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::{panic, thread};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::arrays::{Count, too_many};

/// How many rows a thread computes before the calling thread looks after signals and progress: some 5 ms of random play,
/// some 50 ms of reading records.
const ROWS: usize = 1 << 12;
/// Fewer rows than this are not worth a thread of their own.
const FEWEST: usize = 256;

/// How rows are computed: what all the long functions take.
pub(super) struct Work<'py> {
    threads: usize,
    progress: Option<Bound<'py, PyAny>>,
}

/// How many threads the machine runs at once.
fn at_once() -> usize {
    thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

impl<'py> Work<'py> {
    /// With so many threads, by default as many as the machine runs at once; `progress(done, n)` is called in between.
    pub(super) fn new(threads: Option<Count>, progress: Option<Bound<'py, PyAny>>) -> PyResult<Self> {
        let threads = match threads.map(|threads| threads.0) {
            Some(0) => return Err(PyValueError::new_err("threads is 0: one thread is the fewest")),
            Some(threads) => threads,
            None => at_once(),
        };
        Ok(Self { threads, progress })
    }

    /// With the calling thread alone.
    pub(super) fn alone() -> Self {
        Self { threads: 1, progress: None }
    }

    /// Computes rows 0 to n - 1, each of its number alone, and keeps them in order. Between parts signals are looked
    /// after, so that Ctrl-C ends it.
    pub(super) fn run<R: Send, E: Send>(
        &self,
        py: Python<'py>,
        n: usize,
        row: impl Fn(usize) -> Result<R, E> + Sync,
        mut keep: impl FnMut(R) + Send,
        raise: impl FnOnce(E) -> PyErr,
    ) -> PyResult<()> {
        let mut done = 0;
        while done < n {
            let end = n.min(done.saturating_add(ROWS * self.threads.min(at_once())));
            let threads = self.threads.min((end - done).div_ceil(FEWEST));
            let wrong = py.detach(|| match part(done..end, threads, &row) {
                Ok(pieces) => {
                    pieces.into_iter().flatten().for_each(&mut keep);
                    None
                }
                Err(error) => Some(error),
            });
            if let Some(error) = wrong {
                return Err(raise(error));
            }
            done = end;
            py.check_signals()?;
            if let Some(progress) = &self.progress {
                progress.call1((done, n))?;
            }
        }
        Ok(())
    }
}

/// Computes a range of rows in as many pieces as there are threads, this one among them.
pub(crate) fn part<R: Send, E: Send>(
    rows: Range<usize>,
    threads: usize,
    row: &(impl Fn(usize) -> Result<R, E> + Sync),
) -> Result<Vec<Vec<R>>, E> {
    let size = rows.len().div_ceil(threads).max(1);
    let pieces = rows.clone().step_by(size).map(|start| start..rows.end.min(start + size));
    let compute = |piece: Range<usize>| piece.map(row).collect::<Result<Vec<R>, E>>();
    thread::scope(|scope| {
        let others: Vec<_> = pieces
            .clone()
            .skip(1)
            // A system that has no more threads makes it slower, not wrong.
            .map(|piece| (piece.clone(), thread::Builder::new().spawn_scoped(scope, move || compute(piece)).ok()))
            .collect();
        let first = pieces.clone().take(1).map(compute).collect::<Vec<_>>();
        let others = others.into_iter().map(|(piece, thread)| match thread {
            Some(thread) => thread.join().unwrap_or_else(|panic| panic::resume_unwind(panic)),
            None => compute(piece),
        });
        first.into_iter().chain(others).collect()
    })
}

/// Goes through rows on the calling thread, a part at a time, without the GIL; between parts signals are looked after.
pub(super) fn parts<R: Sync>(py: Python<'_>, rows: &[R], mut each: impl FnMut(&[R]) + Send) -> PyResult<()> {
    for part in rows.chunks(ROWS) {
        py.check_signals()?;
        py.detach(|| each(part));
    }
    Ok(())
}

/// An empty column with room for n items.
pub(super) fn column<T>(n: usize) -> PyResult<Vec<T>> {
    column_of(n, 1)
}

/// An empty column with room for `width` items in each of n rows.
pub(super) fn column_of<T>(n: usize, width: usize) -> PyResult<Vec<T>> {
    let mut column = Vec::new();
    column.try_reserve_exact(n.saturating_mul(width)).map_err(|_| too_many(n))?;
    Ok(column)
}

/// The numbers of n rows from `start` on, which may not go beyond 2⁶⁴ − 1.
pub(super) fn numbers(start: u64, n: usize) -> PyResult<impl Fn(usize) -> u64 + Copy> {
    match start.checked_add((n as u64).saturating_sub(1)) {
        Some(_) => Ok(move |row| start + row as u64),
        None => Err(PyValueError::new_err(format!("{n} rows from {start} on go beyond 2**64 - 1"))),
    }
}
