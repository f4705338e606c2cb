//! What every class of values has, whatever it holds: it never changes, so that a copy is the value itself.

use pyo3::PyTypeInfo;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyType;

use crate::numbers::shown;

/// A value of exactly this class: nothing is read as one.
pub(crate) struct Exactly<'py, T>(pub(crate) Bound<'py, T>);

impl<'py, T: PyTypeInfo> FromPyObject<'_, 'py> for Exactly<'py, T> {
    type Error = PyErr;
    crate::hints::hint!(INPUT_TYPE = T::TYPE_HINT);

    fn extract(ob: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let wrong = || {
            // Both games have classes of the same name.
            let class = T::type_object(ob.py()).fully_qualified_name();
            let class = class.map(|class| class.to_string()).unwrap_or_default();
            PyTypeError::new_err(format!("{} is no {}", shown(ob), class.trim_start_matches("king_rules.")))
        };
        ob.cast().map(|ob| Self(ob.to_owned())).map_err(|_| wrong())
    }
}

/// What `__reduce__` returns: the class, and what to make the value of again.
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

        $crate::values::value!($Class);
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

        $crate::values::value!($Class);
    };
}
pub(crate) use record_value;

/// What every value has: its text in f-strings, padded like any other; `copy` and `deepcopy` of what never changes.
macro_rules! value {
    ($Class:ident) => {
        #[pyo3::pymethods]
        impl $Class {
            fn __copy__(slf: pyo3::Py<Self>) -> pyo3::Py<Self> {
                slf
            }

            fn __deepcopy__(slf: pyo3::Py<Self>, _memo: &pyo3::Bound<'_, pyo3::PyAny>) -> pyo3::Py<Self> {
                slf
            }

            fn __format__(
                slf: &pyo3::Bound<'_, Self>,
                spec: &pyo3::Bound<'_, pyo3::types::PyString>,
            ) -> pyo3::PyResult<String> {
                use pyo3::types::PyAnyMethods;
                slf.str()?.call_method1("__format__", (spec,))?.extract()
            }
        }
    };
}
pub(crate) use value;
