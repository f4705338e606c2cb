//! Comparing values: by what they hold with one of the same class; with a text never equal, and never in silence.

use std::ffi::CString;
use std::hash::{DefaultHasher, Hash, Hasher};

use pyo3::prelude::*;
use pyo3::pyclass::boolean_struct::True;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyString, PyType};
use pyo3::{PyClass, PyTypeInfo};

use crate::hints::hint;

/// What a comparison comes to: `None` is Python's `NotImplemented`.
pub(crate) struct Compared(pub(crate) Option<bool>);

impl<'py> IntoPyObject<'py> for Compared {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;
    hint!(returns "builtins", "bool");

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        match self.0 {
            Some(holds) => Ok(PyBool::new(py, holds).to_owned().into_any()),
            None => Ok(py.NotImplemented().into_bound(py)),
        }
    }
}

impl std::ops::Not for Compared {
    type Output = Self;

    fn not(self) -> Self {
        Self(self.0.map(|holds| !holds))
    }
}

/// Whether a value equals another: see [`with_text`] for `write`.
#[inline]
pub(crate) fn equal<T>(value: &T, other: &Bound<'_, PyAny>, write: &str) -> PyResult<Compared>
where
    T: PyClass<Frozen = True> + PartialEq + Sync,
{
    if let Ok(other) = other.cast::<T>() {
        return Ok(Compared(Some(value == other.get())));
    }
    with_text::<T>(other.as_borrowed(), write)?;
    Ok(Compared(None))
}

/// Warns when a value of this class is compared with a text, at the line that does it. What is to be written instead is `write`
/// with the text in the place of `%`; nothing when that is empty.
#[cold]
pub(crate) fn with_text<T: PyTypeInfo>(other: Borrowed<'_, '_, PyAny>, write: &str) -> PyResult<()> {
    if !other.is_instance_of::<PyString>() {
        return Ok(());
    }
    let class = T::type_object(other.py()).fully_qualified_name()?.to_string();
    warn(class.trim_start_matches("king_rules."), &other, write)
}

/// Warns that a text is compared with what is called that.
fn warn(class: &str, text: &Bound<'_, PyAny>, write: &str) -> PyResult<()> {
    static CATEGORY: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let py = text.py();
    let category = CATEGORY.import(py, "king_rules", "TextComparisonWarning")?;
    let mut text = text.repr()?.to_string();
    if text.chars().count() > LONGEST {
        text = text.chars().take(LONGEST).chain("…'".chars()).collect();
    }
    let instead = match write {
        "" => "its text is str(…)".to_owned(),
        write => format!("write {}", write.replacen('%', &text, 1)),
    };
    let message = format!("a {class} is never equal to a text such as {text}: {instead}");
    // A text may hold a zero byte, but its repr does not.
    PyErr::warn(py, category, &CString::new(message).unwrap_or_default(), 1)
}

/// How much of a text is shown.
const LONGEST: usize = 60;

/// Warns that a member of an enum, of a class that is called that, is compared with a text; in the frame that compares.
#[pyfunction]
pub(crate) fn member_with_text(class: &str, text: &Bound<'_, PyAny>) -> PyResult<()> {
    warn(class, text, &format!("{class}(%)"))
}

/// The hash of a value, as pyo3 makes it of one that is compared by itself.
pub(crate) fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Writes how values of a class compare, by what the Rust values do; `write` is as for [`with_text`](crate::compare::with_text). With
/// `ordered` they have an order too.
macro_rules! compared {
    ($Class:ident, $write:expr) => {
        $crate::compare::compared!(@ $Class, $write, {});
    };
    ($Class:ident, $write:expr, ordered) => {
        $crate::compare::compared!(@ $Class, $write, {
            fn __lt__(&self, other: &Self) -> bool {
                self < other
            }

            fn __le__(&self, other: &Self) -> bool {
                self <= other
            }

            fn __gt__(&self, other: &Self) -> bool {
                self > other
            }

            fn __ge__(&self, other: &Self) -> bool {
                self >= other
            }
        });
    };
    (@ $Class:ident, $write:expr, { $($order:tt)* }) => {
        #[pyo3::pymethods]
        impl $Class {
            fn __eq__(&self, other: &pyo3::Bound<'_, pyo3::PyAny>) -> pyo3::PyResult<$crate::compare::Compared> {
                $crate::compare::equal(self, other, $write)
            }

            fn __ne__(&self, other: &pyo3::Bound<'_, pyo3::PyAny>) -> pyo3::PyResult<$crate::compare::Compared> {
                $crate::compare::equal(self, other, $write).map(|equal| !equal)
            }

            fn __hash__(&self) -> u64 {
                $crate::compare::hash(self)
            }

            $($order)*
        }
    };
}
pub(crate) use compared;
