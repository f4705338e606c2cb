//! Arrays of the caller that are written over.

use numpy::{BorrowError, Element, IxDyn, PyArray1, PyArray2, PyArrayDyn, PyArrayMethods, PyReadwriteArray};
use numpy::{PyUntypedArrayMethods, dtype};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

use super::arrays::too_many;
use crate::numbers::shown;

/// An array that is written over.
pub(super) struct Memory<'py, T: Element>(PyReadwriteArray<'py, T, IxDyn>);

impl<'py, T: Element> Memory<'py, T> {
    /// The array of that name, when it has the type and the shape.
    pub(super) fn of(array: &Bound<'py, PyAny>, name: &str, shape: &[usize]) -> PyResult<Self> {
        let items = dtype::<T>(array.py());
        let Ok(array) = array.cast::<PyArrayDyn<T>>() else {
            let found = match array.getattr("dtype") {
                Ok(found) => format!("of {found}"),
                Err(_) => shown(array.as_borrowed()),
            };
            return Err(PyTypeError::new_err(format!("{name}: an array of {items}, not {found}")));
        };
        if array.shape() != shape {
            return Err(PyValueError::new_err(format!("{name}: an array of shape {shape:?}, not {:?}", array.shape())));
        }
        if !array.is_c_contiguous() {
            return Err(PyValueError::new_err(format!("{name}: its rows must stand one after the other in memory")));
        }
        let memory = array.try_readwrite().map_err(|error| {
            PyValueError::new_err(match error {
                BorrowError::NotWriteable => format!("{name}: the array cannot be written"),
                _ => format!("{name}: the array is in use, or shares memory with another one that is written"),
            })
        })?;
        // What is contiguous lacks nothing else.
        memory.as_slice().map_err(|_| PyValueError::new_err(format!("{name}: its items are misaligned in memory")))?;
        Ok(Self(memory))
    }

    /// Its items.
    pub(super) fn items(&mut self) -> PyResult<&mut [T]> {
        self.0.as_slice_mut().map_err(|error| PyValueError::new_err(error.to_string()))
    }
}

/// A new array of `n` rows of zeros.
pub(super) fn zeros<T: Element>(py: Python<'_>, n: usize, width: Option<usize>) -> PyResult<Bound<'_, PyAny>> {
    match width {
        _ if n.saturating_mul(width.unwrap_or(1)).saturating_mul(size_of::<T>()) > isize::MAX as usize => {
            Err(too_many(n))
        }
        Some(width) => Ok(PyArray2::<T>::zeros(py, [n, width], false).into_any()),
        None => Ok(PyArray1::<T>::zeros(py, n, false).into_any()),
    }
}

/// The array that is to be written, `out` or a new one.
pub(super) fn target<'py, T: Element>(
    py: Python<'py>,
    out: Option<Bound<'py, PyAny>>,
    n: usize,
    width: usize,
) -> PyResult<Bound<'py, PyAny>> {
    out.map_or_else(|| zeros::<T>(py, n, Some(width)), Ok)
}
