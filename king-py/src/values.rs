//! What every class of values has, whatever it holds: it never changes, so that a copy is the value itself.

use pyo3::PyTypeInfo;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyType;

use crate::members::shown;

/// A value of exactly this class: nothing is read as one.
pub(crate) fn instance<'a, 'py, T: PyTypeInfo>(ob: &'a Bound<'py, PyAny>, name: &str) -> PyResult<&'a Bound<'py, T>> {
    // Both games have classes of the same name.
    ob.cast().map_err(|_| PyTypeError::new_err(format!("{} is no {name}", shown(ob.as_borrowed()))))
}

/// What `__reduce__` gives: the class, and what to make the value of again.
pub(crate) type Reduced<'py, Arguments> = (Bound<'py, PyType>, Arguments);

/// `str` is a text that the class reads; repr, pickle and copies follow.
macro_rules! text_value {
    ($Class:ident, $name:literal) => {
        #[pyo3::pymethods]
        impl $Class {
            fn __repr__(&self) -> String {
                format!(concat!($name, "('{}')"), self.0)
            }
        }

        $crate::values::text_reduce!($Class);
    };
}
pub(crate) use text_value;

/// The same without the repr.
macro_rules! text_reduce {
    ($Class:ident) => {
        #[pyo3::pymethods]
        impl $Class {
            fn __str__(&self) -> String {
                self.0.to_string()
            }

            fn __reduce__<'py>(&self, py: pyo3::Python<'py>) -> (pyo3::Bound<'py, pyo3::types::PyType>, (String,)) {
                (py.get_type::<Self>(), (self.0.to_string(),))
            }
        }

        $crate::values::copies!($Class);
    };
}
pub(crate) use text_reduce;

/// The same for records, which the static method `parse` reads.
macro_rules! record_value {
    ($Class:ident, $name:literal) => {
        #[pyo3::pymethods]
        impl $Class {
            fn __str__(&self) -> String {
                self.0.to_string()
            }

            fn __repr__(&self) -> String {
                format!(concat!($name, ".parse('{}')"), self.0)
            }

            fn __reduce__<'py>(
                &self,
                py: pyo3::Python<'py>,
            ) -> pyo3::PyResult<(pyo3::Bound<'py, pyo3::PyAny>, (String,))> {
                use pyo3::types::PyAnyMethods;
                Ok((py.get_type::<Self>().getattr("parse")?, (self.0.to_string(),)))
            }
        }

        $crate::values::copies!($Class);
    };
}
pub(crate) use record_value;

/// `copy` and `deepcopy` of what never changes.
macro_rules! copies {
    ($Class:ident) => {
        #[pyo3::pymethods]
        impl $Class {
            fn __copy__(slf: pyo3::Py<Self>) -> pyo3::Py<Self> {
                slf
            }

            fn __deepcopy__(slf: pyo3::Py<Self>, _memo: &pyo3::Bound<'_, pyo3::PyAny>) -> pyo3::Py<Self> {
                slf
            }
        }
    };
}
pub(crate) use copies;
