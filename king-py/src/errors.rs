//! The errors of the crate as exceptions, whose classes stand in the package's own files.

use king_rules as rules;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyTuple, PyType};

/// An exception of a class of the package, made with these arguments.
fn raise<'py, A>(py: Python<'py>, cell: &'static PyOnceLock<Py<PyType>>, name: (&str, &str), args: A) -> PyErr
where
    A: IntoPyObject<'py, Target = PyTuple, Output = Bound<'py, PyTuple>, Error = PyErr>,
{
    let (module, class) = name;
    let made = cell.import(py, module, class).and_then(|class| class.call1(args.into_pyobject(py)?));
    made.map_or_else(|error| error, PyErr::from_value)
}

/// `ParseError(message, at)`.
pub(crate) fn parse(error: rules::ParseError) -> PyErr {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    Python::attach(|py| raise(py, &CLASS, ("king_rules", "ParseError"), (error.kind.to_string(), error.at)))
}
