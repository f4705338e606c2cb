//! Tuples and iterators on the way to Python.

use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyTuple};

#[cfg(feature = "stubs")]
use crate::hints::ANY_NUMBER;
use crate::hints::hint;

/// Items that become a tuple.
pub(crate) struct Tuple<T>(pub(crate) Vec<T>);

impl<T> FromIterator<T> for Tuple<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self(items.into_iter().collect())
    }
}

impl<'py, T: IntoPyObject<'py>> IntoPyObject<'py> for Tuple<T> {
    type Target = PyTuple;
    type Output = Bound<'py, PyTuple>;
    type Error = PyErr;
    hint!(OUTPUT_TYPE = of!(name!("builtins", "tuple"), T::OUTPUT_TYPE, ANY_NUMBER));

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        PyTuple::new(py, self.0)
    }
}

/// Items that are iterated over.
pub(crate) struct Items<T>(Tuple<T>);

impl<T> FromIterator<T> for Items<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self(items.into_iter().collect())
    }
}

impl<'py, T: IntoPyObject<'py>> IntoPyObject<'py> for Items<T> {
    type Target = PyIterator;
    type Output = Bound<'py, PyIterator>;
    type Error = PyErr;
    hint!(OUTPUT_TYPE = of!(name!("collections.abc", "Iterator"), T::OUTPUT_TYPE));

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        self.0.into_pyobject(py)?.try_iter()
    }
}
