//! Comparing values: by what they hold with one of the same class; with a text never equal, and never in silence.

use std::cmp::Ordering;
use std::ffi::CString;
use std::hash::{DefaultHasher, Hash, Hasher};

use pyo3::basic::CompareOp;
use pyo3::prelude::*;
use pyo3::pyclass::boolean_struct::True;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyInt, PyString, PyType};
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

/// How a value compares with another: by `order` with one of its class, if they have one. See [`with_text`] for `write`.
#[inline]
pub(crate) fn compare<T>(
    value: &T,
    other: &Bound<'_, PyAny>,
    op: CompareOp,
    write: &str,
    order: impl Fn(&T, &T) -> Option<Ordering>,
) -> PyResult<Compared>
where
    T: PyClass<Frozen = True> + PartialEq + Sync,
{
    let equality = matches!(op, CompareOp::Eq | CompareOp::Ne);
    Ok(Compared(match other.cast::<T>() {
        Ok(other) if equality => Some((value == other.get()) == matches!(op, CompareOp::Eq)),
        Ok(other) => order(value, other.get()).map(|order| op.matches(order)),
        Err(_) if equality => {
            with_text::<T>(other.as_borrowed(), write)?;
            None
        }
        Err(_) => None,
    }))
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

/// What the members of the package's enums, which are integers, compare by. A class of its own, because a comparison written in
/// Python would take ten times as long.
#[pyclass(frozen, subclass, module = "king_rules._native")]
pub(crate) struct ComparedMember;

#[pymethods]
impl ComparedMember {
    fn __richcmp__(slf: &Bound<'_, Self>, other: &Bound<'_, PyAny>, op: CompareOp) -> PyResult<Compared> {
        let member = slf.as_any();
        if !other.is_instance_of::<PyInt>() {
            if matches!(op, CompareOp::Eq | CompareOp::Ne) && other.is_instance_of::<PyString>() {
                let class = member.get_type().fully_qualified_name()?.to_string();
                let class = class.trim_start_matches("king_rules.");
                let write = if member.hasattr("display_name")? { format!("{class}(%)") } else { String::new() };
                warn(class, other, &write)?;
            }
            return Ok(Compared(None));
        }
        let number: i64 = member.extract()?;
        let order = match other.extract::<i64>() {
            Ok(other) => number.cmp(&other),
            // A number that is too big, or negative and as far from zero.
            Err(_) => 0.cmp(&if other.lt(0)? { -1 } else { 1 }),
        };
        Ok(Compared(Some(op.matches(order))))
    }

    fn __hash__(slf: &Bound<'_, Self>) -> PyResult<isize> {
        slf.as_any().extract()
    }
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
        $crate::compare::compared!($Class, $write, |_, _| None);
    };
    ($Class:ident, $write:expr, ordered) => {
        $crate::compare::compared!($Class, $write, |one: &$Class, two: &$Class| Some(one.cmp(two)));
    };
    ($Class:ident, $write:expr, $order:expr) => {
        #[pyo3::pymethods]
        impl $Class {
            fn __richcmp__(
                &self,
                other: &pyo3::Bound<'_, pyo3::PyAny>,
                op: pyo3::basic::CompareOp,
            ) -> pyo3::PyResult<$crate::compare::Compared> {
                $crate::compare::compare(self, other, op, $write, $order)
            }

            fn __hash__(&self) -> u64 {
                $crate::compare::hash(self)
            }
        }
    };
}
pub(crate) use compared;
