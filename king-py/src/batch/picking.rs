//! Rows of a batch by their numbers, by a mask or by a slice: read, replaced, joined.

use std::sync::Arc;

use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PySlice;

use super::arrays::integers;
use super::rounds::{Batched, Rounds, Row};
use super::run::{column, parts};
use crate::numbers::{number, shown};

/// What an index picks.
pub(super) enum Picked {
    One(usize),
    Some(Vec<usize>),
}

/// Rows 0 to n - 1, or some of them.
pub(super) enum Rows {
    All(usize),
    Some(Vec<usize>),
}

impl Rows {
    pub(super) fn len(&self) -> usize {
        match self {
            Self::All(n) => *n,
            Self::Some(rows) => rows.len(),
        }
    }

    /// The row at that place.
    #[inline]
    pub(super) fn at(&self, place: usize) -> usize {
        match self {
            Self::All(_) => place,
            Self::Some(rows) => rows[place],
        }
    }

    /// What an argument `rows` names of n rows; all when there is none.
    pub(super) fn read(rows: Option<&Bound<'_, PyAny>>, n: usize) -> PyResult<Self> {
        match rows.map(|rows| some(rows, "rows", n)).transpose()? {
            None => Ok(Self::All(n)),
            Some(Some(rows)) => Ok(Self::Some(rows)),
            Some(None) => Err(PyTypeError::new_err("rows: an array of numbers, a mask or a slice")),
        }
    }
}

/// The rows in a slice, in an array of their numbers, or in a mask of all n; `None` when it is none of these.
fn some(rows: &Bound<'_, PyAny>, what: &str, n: usize) -> PyResult<Option<Vec<usize>>> {
    if let Ok(slice) = rows.cast::<PySlice>() {
        let indices = slice.indices(n as isize)?;
        let places = (0..indices.slicelength as isize).map(|i| (indices.start + i * indices.step) as usize);
        return Ok(Some(places.collect()));
    }
    let py = rows.py();
    let array = py.import("numpy")?.call_method1("asarray", (rows,))?;
    if array.getattr("ndim")?.extract::<usize>()? == 0 {
        return Ok(None);
    }
    if array.getattr("dtype")?.getattr("kind")?.extract::<char>()? == 'b' {
        let shape: Vec<usize> = array.getattr("shape")?.extract()?;
        if shape != [n] {
            return Err(PyIndexError::new_err(format!("{what}: a mask of {n} rows has shape ({n},), not {shape:?}")));
        }
        return some(&array.call_method0("nonzero")?.get_item(0)?, what, n);
    }
    let place = |at: usize, row: Option<i128>| {
        let Some(row) = row else { return Err(PyValueError::new_err(format!("{what}: item {at} is masked"))) };
        let from_start = if row < 0 { row + n as i128 } else { row };
        let place = usize::try_from(from_start).ok().filter(|&place| place < n);
        place.ok_or_else(|| PyIndexError::new_err(format!("{what}: there is no row {row}: there are {n}")))
    };
    integers(rows, what, place).map(Some)
}

impl<R: Batched> Rounds<R> {
    /// The row that a number names, or the rows in a slice, an array or a mask.
    pub(super) fn pick(&self, index: &Bound<'_, PyAny>) -> PyResult<Picked> {
        let place = match number::<isize>(index.as_borrowed())? {
            Some(Some(place)) if place < 0 => place.checked_add_unsigned(self.len()),
            Some(place) => place,
            None => {
                let refused = || PyTypeError::new_err("an index is a number, a slice, an array of numbers or a mask");
                return some(index, "index", self.len())?.map(Picked::Some).ok_or_else(refused);
            }
        };
        // Whoever goes through all of them is in this call nearly all the time.
        index.py().check_signals()?;
        let place = place.and_then(|place| usize::try_from(place).ok()).filter(|&place| place < self.len());
        let none = || PyIndexError::new_err(format!("there is no such row: there are {}", self.len()));
        place.map(Picked::One).ok_or_else(none)
    }

    /// The round of a row that there is.
    pub(super) fn round(&self, row: usize) -> R {
        self.now()[row].round.clone()
    }

    /// Those rows, with the stream of this batch.
    pub(super) fn some(&self, py: Python<'_>, places: &[usize]) -> PyResult<Self> {
        let (rows, mut picked) = (self.now(), column(places.len())?);
        parts(py, places, |part| picked.extend(part.iter().map(|&place| rows[place].clone())))?;
        Ok(Self::of(picked, self.stream.clone()))
    }

    /// The rows of all these, one after the other; the stream is kept when it is that of all.
    pub(super) fn concatenate(py: Python<'_>, batches: &[&Self]) -> PyResult<Self> {
        let mut rows = column(batches.iter().map(|batch| batch.len()).sum())?;
        for batch in batches {
            parts(py, &batch.now(), |part| rows.extend_from_slice(part))?;
        }
        let stream = batches.first().and_then(|first| first.stream.clone());
        let of_all = |stream: &Arc<_>| {
            batches.iter().all(|batch| batch.stream.as_ref().is_some_and(|one| Arc::ptr_eq(one, stream)))
        };
        Ok(Self::of(rows, stream.filter(of_all)))
    }

    /// Puts rounds into rows, one for each place. The deals that follow in the stream of the batch stay the same.
    pub(super) fn put(&self, places: &[usize], rows: &[Row<R>]) -> PyResult<()> {
        if rows.len() != places.len() {
            return Err(PyValueError::new_err(format!("{} rounds for {} rows", rows.len(), places.len())));
        }
        self.step(|before, after| {
            after.clone_from_slice(before);
            for (&place, row) in places.iter().zip(rows) {
                after[place] = Row { deal: after[place].deal, ..row.clone() };
            }
            Ok(())
        })
    }

    /// Replaces rows by the next deals of the stream.
    pub(super) fn reset(&self, rows: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let stream = self.stream()?;
        let rows = rows.map(|rows| Rows::read(Some(rows), self.len())).transpose()?;
        self.step(|before, after| {
            after.clone_from_slice(before);
            match &rows {
                None => after.iter_mut().filter(|row| row.round.on_turn().is_none()).for_each(|row| stream.next(row)),
                Some(rows) => (0..rows.len()).for_each(|place| stream.next(&mut after[rows.at(place)])),
            }
            Ok(())
        })
    }
}

/// What is refused as a round.
pub(super) fn no_rounds(value: &Bound<'_, PyAny>) -> PyErr {
    PyTypeError::new_err(format!("{} is no round, no batch and no list of rounds", shown(value.as_borrowed())))
}
