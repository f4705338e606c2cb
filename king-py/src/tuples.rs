//! Tuples and iterators on the way to Python.

use std::marker::PhantomData;

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

/// The items of an object that has them by their numbers, each made when its turn comes.
pub(crate) struct Each<'py, T>(Bound<'py, PyIterator>, PhantomData<T>);

impl<'py, T> Each<'py, T> {
    /// Items 0 to n - 1 of what will not change.
    pub(crate) fn new(items: &Bound<'py, PyAny>, n: usize) -> PyResult<Self> {
        let builtins = items.py().import("builtins")?;
        let numbers = builtins.getattr("range")?.call1((n,))?;
        let each = builtins.getattr("map")?.call1((items.getattr("__getitem__")?, numbers))?;
        Ok(Self(each.cast_into()?, PhantomData))
    }
}

impl<'py, T: IntoPyObject<'py>> IntoPyObject<'py> for Each<'py, T> {
    type Target = PyIterator;
    type Output = Bound<'py, PyIterator>;
    type Error = PyErr;
    hint!(OUTPUT_TYPE = of!(name!("collections.abc", "Iterator"), T::OUTPUT_TYPE));

    fn into_pyobject(self, _: Python<'py>) -> PyResult<Self::Output> {
        Ok(self.0)
    }
}
