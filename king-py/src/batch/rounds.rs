//! Rounds side by side: what both games have in common.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PySlice;

use super::arrays::{Column, Matrix, flat, read_each, too_many};
use super::observing::{self, Parts};
use super::run::{FEWEST, at_once};
use crate::errors::Refusal;
use crate::numbers::number;
use crate::sets::LOOK;

/// Rounds that are stepped together; there are always the same number. Whoever reads or changes them has them for
/// itself, and nothing waits for the GIL meanwhile.
pub(super) struct Rounds<R> {
    rounds: Mutex<Vec<R>>,
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
        Self { len: rounds.len(), rounds: Mutex::new(rounds) }
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    fn lock(&self) -> MutexGuard<'_, Vec<R>> {
        // No step over the rounds panics, and they are whole between any two steps.
        self.rounds.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What comes out of the rounds as they are now.
    pub(super) fn read<T: Send>(&self, py: Python<'_>, read: impl FnOnce(&[R]) -> T + Send) -> T {
        py.detach(|| read(&self.lock()))
    }

    /// Changes every round by its number and itself, on as many threads as the machine runs at once.
    pub(super) fn change(&self, py: Python<'_>, change: impl Fn(usize, &mut R) + Sync) {
        py.detach(|| {
            let mut rounds = self.lock();
            let size = rounds.len().div_ceil(at_once()).max(FEWEST);
            thread::scope(|scope| {
                for (piece, start) in rounds.chunks_mut(size).zip((0..).step_by(size)) {
                    let change = &change;
                    scope.spawn(move || piece.iter_mut().zip(start..).for_each(|(round, row)| change(row, round)));
                }
            });
        });
    }

    pub(super) fn pick(&self, index: &Bound<'_, PyAny>) -> PyResult<Picked<R>> {
        let py = index.py();
        if let Ok(slice) = index.cast::<PySlice>() {
            let indices = slice.indices(self.len as isize)?;
            let places = (0..indices.slicelength as isize).map(|i| indices.start + i * indices.step);
            let pick = |rounds: &[R]| places.filter_map(|place| rounds.get(place as usize).cloned()).collect();
            return Ok(Picked::Some(self.read(py, pick)));
        }
        let place = match number::<isize>(index.as_borrowed()) {
            Some(Some(place)) if place < 0 => place.checked_add_unsigned(self.len),
            Some(place) => place,
            None => return Err(PyTypeError::new_err("an index is a number or a slice")),
        };
        let place = place.and_then(|place| usize::try_from(place).ok());
        let round = place.and_then(|place| self.read(py, |rounds| rounds.get(place).cloned()));
        let none = || PyIndexError::new_err(format!("there is no such row: there are {}", self.len));
        round.map(Picked::One).ok_or_else(none)
    }

    /// An array with one item a round.
    pub(super) fn vector<T: Send>(&self, py: Python<'_>, item: impl Fn(&R) -> T + Sync) -> PyResult<Column<T>> {
        let items = self.read(py, |rounds| flat(rounds, |round| [item(round)]));
        Ok(Column(items.map_err(|_| too_many(self.len))?))
    }

    /// An array with `W` items a round.
    pub(super) fn matrix<T: Send, const W: usize>(
        &self,
        py: Python<'_>,
        items: impl Fn(&R) -> [T; W] + Send,
    ) -> PyResult<Matrix<T>> {
        let items = self.read(py, |rounds| flat(rounds, items));
        Ok(Matrix { items: items.map_err(|_| too_many(self.len))?, width: W })
    }

    /// An observation of each round, all zeros where nothing is observed.
    pub(super) fn observations(
        &self,
        py: Python<'_>,
        width: usize,
        observe: impl Fn(&R, &mut Parts<'_>) + Send,
    ) -> PyResult<Matrix<i8>> {
        let all = self.read(py, |rounds| observing::observations(rounds, width, observe));
        Ok(Matrix { items: all.map_err(|_| too_many(self.len))?, width })
    }

    /// Carries out one action in each round, or none where the code is negative. When one is illegal, nothing is done.
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
        let refused = py.detach(|| {
            let mut rounds = self.lock();
            let mut next = rounds.clone();
            for (row, (round, action)) in next.iter_mut().zip(&actions).enumerate() {
                if let Some(action) = *action {
                    apply(round, action).map_err(|illegal| (row, illegal))?;
                }
            }
            *rounds = next;
            Ok(())
        });
        refused.map_err(|(row, illegal)| illegal.in_row(Some(row)))
    }
}
