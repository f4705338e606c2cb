//! Rounds side by side: what both games have in common.

use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PySlice;

use super::arrays::{Column, Matrix, matrix, read_each};
use super::observing::{self, Parts};
use super::run::{Work, column, column_of, parts};
use crate::errors::Refusal;
use crate::numbers::number;
use crate::sets::LOOK;

/// Rounds that are stepped together; there are always the same number. Who reads them reads those of one moment, and a
/// step is taken by all or by none, whatever other threads and the handlers of signals do meanwhile: a step makes new
/// rounds and puts them in the place of the old ones.
pub(super) struct Rounds<R> {
    rounds: Mutex<Arc<Vec<R>>>,
    len: usize,
}

/// Something of each item of an iterable, which may have no end.
pub(super) fn each<'py, T>(
    items: &Bound<'py, PyAny>,
    item: impl Fn(Bound<'py, PyAny>) -> PyResult<T>,
) -> PyResult<Vec<T>> {
    let each = (1u32..).zip(items.try_iter()?).map(|(number, ob)| {
        if number % LOOK == 0 {
            items.py().check_signals()?;
        }
        item(ob?)
    });
    each.collect()
}

/// What an index picks.
pub(super) enum Picked<R> {
    One(R),
    Some(Vec<R>),
}

impl<R: Clone + Send + Sync> Rounds<R> {
    pub(super) fn new(rounds: Vec<R>) -> Self {
        Self { len: rounds.len(), rounds: Mutex::new(Arc::new(rounds)) }
    }

    /// The same rounds, to be stepped apart from these.
    pub(super) fn copy(&self) -> Self {
        Self { len: self.len, rounds: Mutex::new(self.now()) }
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Held for a moment only, and never by whoever waits for the GIL.
    fn lock(&self) -> MutexGuard<'_, Arc<Vec<R>>> {
        self.rounds.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The rounds as they are now.
    pub(super) fn now(&self) -> Arc<Vec<R>> {
        self.lock().clone()
    }

    /// Puts what `next` makes of the rounds in their place; makes it again when another thread was faster.
    fn step(&self, next: impl Fn(&[R]) -> PyResult<Vec<R>>) -> PyResult<()> {
        loop {
            let before = self.now();
            let after = Arc::new(next(&before)?);
            let mut rounds = self.lock();
            if Arc::ptr_eq(&rounds, &before) {
                *rounds = after;
                return Ok(());
            }
        }
    }

    /// Changes each round by its number and itself; when a change fails, nothing has changed.
    fn change<E: Send>(
        &self,
        py: Python<'_>,
        work: &Work<'_>,
        change: impl Fn(usize, &mut R) -> Result<(), E> + Sync,
        raise: impl Fn(E) -> PyErr,
    ) -> PyResult<()> {
        self.step(|rounds| {
            let mut next = column(rounds.len())?;
            let row = |row: usize| {
                let mut round = rounds[row].clone();
                change(row, &mut round).map(|()| round)
            };
            work.run(py, rounds.len(), row, |round| next.push(round), &raise)?;
            Ok(next)
        })
    }

    /// Plays every round on by its number and itself, on as many threads as the machine runs at once.
    pub(super) fn play_out(&self, py: Python<'_>, play_out: impl Fn(usize, &mut R) + Sync) -> PyResult<()> {
        let change = |row, round: &mut R| {
            play_out(row, round);
            Ok::<_, Infallible>(())
        };
        self.change(py, &Work::new(None, None)?, change, |never| match never {})
    }

    pub(super) fn pick(&self, index: &Bound<'_, PyAny>) -> PyResult<Picked<R>> {
        let py = index.py();
        if let Ok(slice) = index.cast::<PySlice>() {
            let indices = slice.indices(self.len as isize)?;
            let places = (0..indices.slicelength as isize).map(|i| (indices.start + i * indices.step) as usize);
            let (rounds, places) = (self.now(), places.collect::<Vec<_>>());
            let mut picked = column(places.len())?;
            parts(py, &places, |part| picked.extend(part.iter().filter_map(|&place| rounds.get(place).cloned())))?;
            return Ok(Picked::Some(picked));
        }
        let place = match number::<isize>(index.as_borrowed()) {
            Some(Some(place)) if place < 0 => place.checked_add_unsigned(self.len),
            Some(place) => place,
            None => return Err(PyTypeError::new_err("an index is a number or a slice")),
        };
        // Whoever goes through all of them is in this call nearly all the time.
        py.check_signals()?;
        let place = place.and_then(|place| usize::try_from(place).ok());
        let round = place.and_then(|place| self.now().get(place).cloned());
        let none = || PyIndexError::new_err(format!("there is no such row: there are {}", self.len));
        round.map(Picked::One).ok_or_else(none)
    }

    /// An array with one item a round.
    pub(super) fn vector<T: Send>(&self, py: Python<'_>, item: impl Fn(&R) -> T + Sync) -> PyResult<Column<T>> {
        let mut items = column(self.len)?;
        parts(py, &self.now(), |part| items.extend(part.iter().map(&item)))?;
        Ok(Column(items))
    }

    /// An array with `W` items a round.
    pub(super) fn matrix<T: Send, const W: usize>(
        &self,
        py: Python<'_>,
        items: impl Fn(&R) -> [T; W] + Sync,
    ) -> PyResult<Matrix<T>> {
        matrix(py, &self.now(), items)
    }

    /// An observation of each round, all zeros where nothing is observed.
    pub(super) fn observations(
        &self,
        py: Python<'_>,
        width: usize,
        observe: impl Fn(&R, &mut Parts<'_>) + Sync,
    ) -> PyResult<Matrix<i8>> {
        let mut items = column_of(self.len, width)?;
        parts(py, &self.now(), |part| observing::observations(part, width, &observe, &mut items))?;
        Ok(Matrix { items, width })
    }

    /// Applies one action in each round, or none where the code is negative. When one is illegal, nothing is done.
    pub(super) fn apply<A: Copy + Send + Sync, I: Refusal + Send>(
        &self,
        codes: &Bound<'_, PyAny>,
        expected: &str,
        from_code: impl Fn(u8) -> Option<A>,
        apply: impl Fn(&mut R, A) -> Result<(), I> + Sync,
    ) -> PyResult<()> {
        let py = codes.py();
        let actions = read_each(codes, "codes", self.len, expected, |code| match code {
            ..0 => Some(None),
            _ => code.try_into().ok().and_then(&from_code).map(Some),
        })?;
        let change = |row: usize, round: &mut R| match actions[row] {
            Some(action) => apply(round, action).map_err(|illegal| (row, illegal)),
            None => Ok(()),
        };
        // A step takes less time than a thread does to begin.
        self.change(py, &Work::alone(), change, |(row, illegal)| illegal.in_row(Some(row)))
    }
}
