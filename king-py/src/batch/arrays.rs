//! Arrays of numpy: read with care, and made without a copy.

use std::collections::TryReserveError;

use numpy::ndarray::{Array2, Ix1};
use numpy::{Element, PyArray1, PyArray2, PyArrayDescrMethods, PyArrayDyn, PyArrayMethods, PyUntypedArray};
use numpy::{PyReadonlyArray1, PyUntypedArrayMethods};
use pyo3::exceptions::{PyImportError, PyMemoryError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PySequence};

use crate::members::{number, shown};
use crate::numbers::in_range;

/// How many: 0 and up.
#[derive(Clone, Copy)]
pub(crate) struct Count(pub(crate) usize);

impl FromPyObject<'_, '_> for Count {
    type Error = PyErr;

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        ob.extract().map(Self).map_err(|error| in_range(ob, error))
    }
}

/// Sees to it that numpy is there and its arrays can be made, and says what to do when it is not.
pub(super) fn need_numpy(py: Python<'_>) -> PyResult<()> {
    match py.import("numpy") {
        Ok(_) => {
            // The first array imports more of numpy, which must not fail: a signal that waits would end it.
            static READY: PyOnceLock<()> = PyOnceLock::new();
            READY
                .get_or_try_init(py, || py.check_signals().map(|()| drop(PyArray1::<u8>::from_slice(py, &[]))))
                .map(drop)
        }
        Err(cause) if cause.is_instance_of::<PyImportError>(py) => {
            let error = PyImportError::new_err("the batch functions need numpy: pip install 'king-rules[numpy]'");
            error.set_cause(py, Some(cause));
            Err(error)
        }
        Err(error) => Err(error),
    }
}

/// `W` items of each row, one after the other. Needs no GIL.
pub(super) fn flat<R, T, const W: usize>(rows: &[R], items: impl Fn(&R) -> [T; W]) -> Result<Vec<T>, TryReserveError> {
    let mut all = Vec::new();
    all.try_reserve_exact(rows.len().saturating_mul(W))?;
    all.extend(rows.iter().flat_map(items));
    Ok(all)
}

/// An array with `W` items a row.
pub(super) fn matrix<'py, R: Sync, T: Element + Send, const W: usize>(
    py: Python<'py>,
    rows: &[R],
    items: impl Fn(&R) -> [T; W] + Send,
) -> PyResult<Bound<'py, PyArray2<T>>> {
    let all = py.detach(|| flat(rows, items));
    shaped(py, all.map_err(|_| too_many(rows.len()))?, W)
}

/// Puts a column with one item a row into a table of columns.
pub(super) fn put<R, T: Element>(
    columns: &Bound<'_, PyDict>,
    name: &str,
    rows: &[R],
    item: impl Fn(&R) -> T,
) -> PyResult<()> {
    let items = flat(rows, |row| [item(row)]).map_err(|_| too_many(rows.len()))?;
    columns.set_item(name, PyArray1::from_vec(columns.py(), items))
}

/// An array of texts.
pub(super) fn texts<'py>(py: Python<'py>, texts: impl Iterator<Item = String>) -> PyResult<Bound<'py, PyAny>> {
    py.import("numpy")?.call_method1("array", (texts.collect::<Vec<_>>(), "U"))
}

/// What is raised when the memory does not suffice.
pub(super) fn too_many(n: usize) -> PyErr {
    PyMemoryError::new_err(format!("{n} rows do not fit the memory"))
}

/// Rows of items that stand one after the other.
pub(super) fn shaped<T: Element>(py: Python<'_>, items: Vec<T>, width: usize) -> PyResult<Bound<'_, PyArray2<T>>> {
    let shape = (items.len() / width, width);
    let array = Array2::from_shape_vec(shape, items).map_err(|error| PyValueError::new_err(error.to_string()))?;
    Ok(PyArray2::from_owned_array(py, array))
}

/// An array of integers, whatever can be made one: one item for each of `n` rows, or any number when `n` is `None`.
/// Masked items are -1.
fn integers<'py>(ob: &Bound<'py, PyAny>, what: &str, n: Option<usize>) -> PyResult<Bound<'py, PyUntypedArray>> {
    let py = ob.py();
    need_numpy(py)?;
    let np = py.import("numpy")?;
    let masked = np.getattr("ma")?.call_method1("isMaskedArray", (ob,))?.is_truthy()?;
    let array = np.call_method1("asarray", (ob,))?.cast_into::<PyUntypedArray>()?;
    if array.ndim() != 1 {
        return Err(PyValueError::new_err(format!("{what}: an array of one dimension, not of {}", array.ndim())));
    }
    if let Some(n) = n.filter(|&n| n != array.len()) {
        return Err(PyValueError::new_err(format!("{what}: one for each of {n} rows, not {}", array.len())));
    }
    // An empty list makes an array of floats.
    if !matches!(array.dtype().kind(), b'i' | b'u') && !array.is_empty() {
        return Err(PyTypeError::new_err(format!("{what}: integers, not {}", array.dtype())));
    }
    if masked {
        let filled = ob.call_method1("astype", ("int64",))?.call_method1("filled", (-1,))?;
        return Ok(filled.cast_into()?);
    }
    Ok(array)
}

/// The same array with items of that type.
fn cast<'py, T: Element>(array: &Bound<'py, PyUntypedArray>) -> PyResult<PyReadonlyArray1<'py, T>> {
    let py = array.py();
    let options = PyDict::new(py);
    options.set_item("copy", false)?;
    let same = array.call_method("astype", (numpy::dtype::<T>(py),), Some(&options))?;
    Ok(same.cast_into::<numpy::PyArray<T, Ix1>>()?.readonly())
}

/// Whether the items are unsigned and of 64 bits: then they fit no smaller type.
fn is_u64(array: &Bound<'_, PyUntypedArray>) -> bool {
    array.dtype().kind() == b'u' && array.dtype().itemsize() == 8
}

/// Seeds, each 0 to 2⁶⁴ − 1.
pub(super) fn seeds(ob: &Bound<'_, PyAny>) -> PyResult<Vec<u64>> {
    need_numpy(ob.py())?;
    let dimensions = || ob.py().import("numpy")?.call_method1("ndim", (ob,))?.extract::<usize>();
    if ob.cast::<PySequence>().is_ok() && dimensions()? == 1 {
        // Of small and big numbers in a list numpy makes floats.
        return ob.try_iter()?.enumerate().map(|(row, seed)| read_seed(row, &seed?)).collect();
    }
    let array = integers(ob, "seeds", None)?;
    if is_u64(&array) {
        return Ok(cast::<u64>(&array)?.as_array().to_vec());
    }
    let signed = cast::<i64>(&array)?;
    signed
        .as_array()
        .iter()
        .enumerate()
        .map(|(row, &seed)| u64::try_from(seed).map_err(|_| no_seed(row, seed)))
        .collect()
}

fn read_seed(row: usize, ob: &Bound<'_, PyAny>) -> PyResult<u64> {
    let shown = || shown(ob.as_borrowed());
    match number(ob.as_borrowed()) {
        Some(seed) => seed.map(|seed| seed as u64).ok_or_else(|| no_seed(row, shown())),
        None => Err(PyTypeError::new_err(format!("seeds: integers, not {}", shown()))),
    }
}

fn no_seed(row: usize, seed: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(format!("row {row}: {seed} is out of range: a seed, 0 to 2**64 - 1"))
}

/// Numbers below 2⁶³, one for each of n rows; `read` makes something of each or gives `None`.
pub(super) fn read_each<T>(
    ob: &Bound<'_, PyAny>,
    what: &str,
    n: usize,
    expected: &str,
    read: impl Fn(i64) -> Option<T>,
) -> PyResult<Vec<T>> {
    let array = integers(ob, what, Some(n))?;
    let refused = |row: usize, number: i128| PyValueError::new_err(format!("row {row}: {number} is {expected}"));
    if is_u64(&array) {
        let numbers = cast::<u64>(&array)?;
        let read = |number: u64| i64::try_from(number).ok().and_then(&read);
        let each = numbers.as_array().into_iter().enumerate();
        return each.map(|(row, &number)| read(number).ok_or_else(|| refused(row, number.into()))).collect();
    }
    let numbers = cast::<i64>(&array)?;
    let each = numbers.as_array().into_iter().enumerate();
    each.map(|(row, &number)| read(number).ok_or_else(|| refused(row, number.into()))).collect()
}

/// Four points a row.
pub(super) fn points(ob: &Bound<'_, PyAny>) -> PyResult<Vec<[i16; 4]>> {
    let array = ob.cast::<PyArrayDyn<i16>>()?.readonly();
    let array = array.as_array();
    Ok(array.rows().into_iter().map(|row| [row[0], row[1], row[2], row[3]]).collect())
}
