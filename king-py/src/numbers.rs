//! Numbers that must lie in a range.

use pyo3::exceptions::{PyOverflowError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyInt;

use crate::members::shown;

/// A seed: 0 to 2⁶⁴ − 1.
#[derive(Clone, Copy)]
pub(crate) struct Seed(pub(crate) u64);

impl FromPyObject<'_, '_> for Seed {
    type Error = PyErr;

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        in_range(ob, "a seed, 0 to 2**64 - 1").map(Self)
    }
}

/// What the four seats took or won.
#[derive(Clone, Copy)]
pub(crate) struct Points(pub(crate) [i16; 4]);

impl FromPyObject<'_, '_> for Points {
    type Error = PyErr;

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        in_range(ob, "the points of the four seats").map(Self)
    }
}

/// Scores of the four seats.
#[derive(Clone, Copy)]
pub(crate) struct Scores(pub(crate) [i32; 4]);

impl FromPyObject<'_, '_> for Scores {
    type Error = PyErr;

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        in_range(ob, "the scores of the four seats").map(Self)
    }
}

/// Reads numbers; those that are too big are wrong values, as all wrong values are.
pub(crate) fn in_range<'py, T>(ob: Borrowed<'_, 'py, PyAny>, what: &str) -> PyResult<T>
where
    T: for<'a> FromPyObject<'a, 'py, Error = PyErr>,
{
    ob.extract().map_err(|error: PyErr| {
        if error.is_instance_of::<PyOverflowError>(ob.py()) {
            PyValueError::new_err(format!("{} is out of range: {what}", shown(ob)))
        } else {
            error
        }
    })
}

/// A mask as a Python `int`. Most fit a machine word, which goes faster.
pub(crate) fn mask(py: Python<'_>, bits: u128) -> PyResult<Bound<'_, PyInt>> {
    match u64::try_from(bits) {
        Ok(word) => Ok(word.into_pyobject(py)?),
        Err(_) => Ok(bits.into_pyobject(py)?),
    }
}
