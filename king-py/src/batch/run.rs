//! Rows computed by several threads without the GIL.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::slice::ChunksExactMut;
use std::sync::{Mutex, PoisonError};
use std::{panic, thread};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::arrays::{Count, too_many};
use crate::numbers::name;

/// How many rows a thread computes before the calling thread looks after signals and progress: some 5 ms of random play,
/// some 50 ms of reading records.
const ROWS: usize = 1 << 12;
/// Fewer rows than this are not worth a thread of their own.
const FEWEST: usize = 256;
/// The same for rows that are changed or written in place, which takes less time.
const FEWEST_IN_PLACE: usize = 1 << 10;

/// How rows are computed: what all the long functions take.
pub(super) struct Work<'py> {
    threads: usize,
    /// How many a thread computes in a part.
    rows: usize,
    /// Fewer than this are not worth a thread.
    fewest: usize,
    progress: Option<Bound<'py, PyAny>>,
}

/// How many threads the machine runs at once.
fn at_once() -> usize {
    thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

impl<'py> Work<'py> {
    /// With so many threads, by default as many as the machine runs at once; `progress(done, n)` is called in between.
    pub(super) fn new(
        threads: Option<Count<{ name::THREADS }>>,
        progress: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Self> {
        let threads = match threads.map(|threads| threads.0) {
            Some(0) => return Err(PyValueError::new_err("threads is 0: one thread is the fewest")),
            Some(threads) => threads,
            None => at_once(),
        };
        Ok(Self { threads, progress, rows: ROWS, fewest: FEWEST })
    }

    /// With the calling thread alone.
    pub(super) fn alone() -> Self {
        Self { threads: 1, progress: None, rows: ROWS, fewest: FEWEST }
    }

    /// The same for rows that take a millisecond each, or seconds where players think.
    pub(super) fn of_long_rows(self, think: bool) -> Self {
        Self { rows: if think { 1 } else { 64 }, fewest: 1, ..self }
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
            let end = n.min(done.saturating_add(self.rows * self.threads.min(at_once())));
            let threads = self.threads.min((end - done).div_ceil(self.fewest));
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

    /// Computes rows in place, each by itself; the inner error is the first of those that `work` returns. Between parts
    /// signals are looked after.
    pub(super) fn share<P: Cut, E: Send>(
        &self,
        py: Python<'_>,
        rows: P,
        work: impl Fn(P) -> Result<(), E> + Sync,
    ) -> PyResult<Result<(), E>> {
        let (mut rest, threads) = (rows, self.threads);
        while rest.rows() > 0 {
            let (now, later) = {
                let part = rest.rows().min(ROWS.saturating_mul(threads.min(at_once())));
                rest.cut(part)
            };
            if let Err(error) = py.detach(|| shared(now, threads, &work)) {
                return Ok(Err(error));
            }
            py.check_signals()?;
            rest = later;
        }
        Ok(Ok(()))
    }
}

/// Computes rows in as many pieces as there are threads, this one among them.
fn shared<P: Cut, E: Send>(rows: P, threads: usize, work: &(impl Fn(P) -> Result<(), E> + Sync)) -> Result<(), E> {
    let threads = threads.min(rows.rows().div_ceil(FEWEST_IN_PLACE)).max(1);
    if threads == 1 {
        return work(rows);
    }
    let half = threads / 2;
    let at = rows.rows() / threads * half;
    let (first, second) = rows.cut(at);
    let second = Mutex::new(Some(second));
    let compute_second = || {
        let rows = second.lock().unwrap_or_else(PoisonError::into_inner).take();
        rows.map_or(Ok(()), |rows| shared(rows, threads - half, work))
    };
    thread::scope(|scope| {
        // A system that has no more threads makes it slower, not wrong.
        let thread = thread::Builder::new().spawn_scoped(scope, compute_second).ok();
        let first = shared(first, half, work);
        let second = match thread {
            Some(thread) => thread.join().unwrap_or_else(|panic| panic::resume_unwind(panic)),
            None => compute_second(),
        };
        first.and(second)
    })
}

/// Rows that threads share: they can be cut in two.
pub(super) trait Cut: Sized + Send {
    /// How many rows there are.
    fn rows(&self) -> usize;
    /// The first `at` rows and the others.
    fn cut(self, at: usize) -> (Self, Self);
}

impl Cut for Range<usize> {
    fn rows(&self) -> usize {
        self.len()
    }

    fn cut(self, at: usize) -> (Self, Self) {
        let middle = self.start + at;
        (self.start..middle, middle..self.end)
    }
}

impl<T: Sync> Cut for &[T] {
    fn rows(&self) -> usize {
        self.len()
    }

    fn cut(self, at: usize) -> (Self, Self) {
        self.split_at(at)
    }
}

impl<T: Send> Cut for &mut [T] {
    fn rows(&self) -> usize {
        self.len()
    }

    fn cut(self, at: usize) -> (Self, Self) {
        self.split_at_mut(at)
    }
}

impl<A: Cut, B: Cut> Cut for (A, B) {
    fn rows(&self) -> usize {
        self.0.rows()
    }

    fn cut(self, at: usize) -> (Self, Self) {
        let ((a, a_rest), (b, b_rest)) = (self.0.cut(at), self.1.cut(at));
        ((a, b), (a_rest, b_rest))
    }
}

/// Rows of so many items that stand one after the other.
pub(super) struct Strips<'a, T> {
    items: &'a mut [T],
    width: usize,
}

impl<'a, T> Strips<'a, T> {
    pub(super) fn of(items: &'a mut [T], width: usize) -> Self {
        Self { items, width }
    }
}

impl<'a, T> IntoIterator for Strips<'a, T> {
    type Item = &'a mut [T];
    type IntoIter = ChunksExactMut<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.items.chunks_exact_mut(self.width)
    }
}

impl<T: Send> Cut for Strips<'_, T> {
    fn rows(&self) -> usize {
        self.items.len() / self.width
    }

    fn cut(self, at: usize) -> (Self, Self) {
        let (items, rest) = self.items.split_at_mut(at * self.width);
        (Self { items, ..self }, Self { items: rest, width: self.width })
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
