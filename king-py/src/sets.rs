//! Classes of immutable sets: a mask in Rust, the protocol of `frozenset` in Python.

use pyo3::PyTypeInfo;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyFrozenSet, PyInt, PyIterator, PySet, PyString, PyType};

use crate::compare::{Compared, with_text};
use crate::hints::hint;
use crate::numbers::{number, shown};
use crate::text;

/// After how many items signals are looked after.
pub(crate) const LOOK: u32 = 1 << 12;

/// A set class: how its mask and its items are read and made.
pub(crate) trait SetClass: Copy {
    const NAME: &'static str;
    /// What to write for the set of a text: see [`with_text`].
    const WRITE: &'static str;
    hint!(READS);
    /// An item on the way to Python.
    type Item: for<'py> IntoPyObject<'py, Error = PyErr>;

    fn bits(self) -> u128;
    /// The set of a mask, `None` when a bit stands for no item.
    fn of_bits(bits: u128) -> Option<Self>;
    fn instance(ob: Borrowed<'_, '_, PyAny>) -> Option<Self>;
    fn parse(text: &str) -> PyResult<Self>;
    fn item(bit: u32) -> Self::Item;
    /// The bit of an item, or of what is read as one.
    fn read_item(ob: Borrowed<'_, '_, PyAny>) -> PyResult<u32>;
    /// The set that another value stands for beside a set of this class, as a suit for its cards.
    fn stands_for(_: Borrowed<'_, '_, PyAny>) -> PyResult<Option<Self>> {
        Ok(None)
    }
    /// Whether this is an item itself, and not a number or text that is read as one.
    fn is_item(ob: Borrowed<'_, '_, PyAny>) -> bool;

    fn of_checked(bits: u128) -> Self {
        // Masks of items and complements within the full mask always are masks of a set.
        Self::of_bits(bits).expect("a mask of items")
    }

    /// Reads a set: one of this class, a single item, a mask, a text, or any iterable of items.
    fn read(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if let Some(set) = Self::instance(ob) {
            return Ok(set);
        }
        if Self::is_item(ob) {
            return Ok(Self::of_checked(1 << Self::read_item(ob)?));
        }
        if ob.is_instance_of::<PyString>() {
            return Self::parse(&text::of(ob)?);
        }
        let no_mask = || PyValueError::new_err(format!("{} is no mask of a {}", shown(ob), Self::NAME));
        if ob.is_exact_instance_of::<PyInt>() {
            return ob.extract().ok().and_then(Self::of_bits).ok_or_else(no_mask);
        }
        let Ok(items) = ob.try_iter() else {
            // The integers of numpy are masks too.
            return match number(ob)? {
                Some(bits) => bits.and_then(Self::of_bits).ok_or_else(no_mask),
                None => Err(PyTypeError::new_err(format!("{} is no {}, nor read as one", shown(ob), Self::NAME))),
            };
        };
        Self::collect(items)
    }

    fn collect(items: Bound<'_, PyIterator>) -> PyResult<Self> {
        let py = items.py();
        let mut bits = 0;
        for (number, item) in (1u32..).zip(items) {
            if number % LOOK == 0 {
                // There may be no end to them.
                py.check_signals()?;
            }
            bits |= 1 << Self::read_item(item?.as_borrowed())?;
        }
        Ok(Self::of_checked(bits))
    }

    /// The other operand of `&`, `|`, `-` and `^`: a set, with nothing else in it than items.
    fn operand(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        match Self::instance(ob) {
            Some(set) => Ok(set),
            None if is_set(ob)? => Self::collect(ob.try_iter()?),
            None => Self::stands_for(ob)?.ok_or_else(|| PyTypeError::new_err("not a set")),
        }
    }

    fn items<I: FromIterator<Self::Item>>(self) -> I {
        bits(self.bits()).map(Self::item).collect()
    }

    fn frozen(self, py: Python<'_>) -> PyResult<Bound<'_, PyFrozenSet>> {
        PyFrozenSet::new(py, self.items::<Vec<_>>())
    }

    fn has(self, ob: Borrowed<'_, '_, PyAny>) -> PyResult<bool> {
        match Self::read_item(ob) {
            Ok(bit) => Ok(self.bits() & (1 << bit) != 0),
            // What is no item at all is not in the set; a text or a number that should be one is a mistake.
            Err(error) if error.is_instance_of::<PyTypeError>(ob.py()) => Ok(false),
            Err(error) => Err(error),
        }
    }
}

/// The places of the bits of a mask, from the lowest.
pub(crate) fn bits(mut mask: u128) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = mask.trailing_zeros();
        mask &= mask.wrapping_sub(1);
        (bit < 128).then_some(bit)
    })
}

fn abc(py: Python<'_>) -> PyResult<&Bound<'_, PyType>> {
    static SET: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    SET.import(py, "collections.abc", "Set")
}

/// Whether this is a set in Python's sense.
fn is_set(ob: Borrowed<'_, '_, PyAny>) -> PyResult<bool> {
    Ok(ob.is_instance_of::<PyFrozenSet>() || ob.is_instance_of::<PySet>() || ob.is_instance(abc(ob.py())?)?)
}

/// Makes a class a `collections.abc.Set`.
pub(crate) fn register<T: PyTypeInfo>(py: Python<'_>) -> PyResult<()> {
    abc(py)?.call_method1("register", (py.get_type::<T>(),)).map(drop)
}

/// Another operand that must be a set, else Python's `NotImplemented` is returned.
pub(crate) struct Operand<T>(pub(crate) T);

impl<T: SetClass> FromPyObject<'_, '_> for Operand<T> {
    type Error = PyErr;
    hint!(INPUT_TYPE = of!(name!("collections.abc", "Set"), name!("typing", "Any")));

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        T::operand(ob).map(Self)
    }
}

/// Writes what is the same in every set class.
macro_rules! set_methods {
    ($Set:ident) => {
        impl pyo3::FromPyObject<'_, '_> for $Set {
            type Error = pyo3::PyErr;
            $crate::hints::hint!(INPUT_TYPE = <Self as $crate::sets::SetClass>::READS);

            fn extract(ob: pyo3::Borrowed<'_, '_, pyo3::PyAny>) -> pyo3::PyResult<Self> {
                <Self as $crate::sets::SetClass>::read(ob)
            }
        }

        #[pyo3::pymethods]
        impl $Set {
            fn __len__(&self) -> usize {
                $crate::sets::SetClass::bits(*self).count_ones() as usize
            }

            fn __contains__(&self, item: &pyo3::Bound<'_, pyo3::PyAny>) -> pyo3::PyResult<bool> {
                $crate::sets::SetClass::has(*self, item.as_borrowed())
            }

            fn __iter__(&self) -> $crate::tuples::Items<<Self as $crate::sets::SetClass>::Item> {
                $crate::sets::SetClass::items(*self)
            }

            fn __int__(&self) -> u128 {
                $crate::sets::SetClass::bits(*self)
            }

            /// The hash of the `frozenset` of the items, which the set is equal to.
            fn __hash__(&self, py: pyo3::Python<'_>) -> pyo3::PyResult<isize> {
                pyo3::types::PyAnyMethods::hash($crate::sets::SetClass::frozen(*self, py)?.as_any())
            }

            fn __richcmp__(
                &self,
                other: &pyo3::Bound<'_, pyo3::PyAny>,
                op: pyo3::basic::CompareOp,
            ) -> pyo3::PyResult<$crate::compare::Compared> {
                $crate::sets::compare(*self, other.as_borrowed(), op)
            }

            fn __and__(&self, other: $crate::sets::Operand<Self>) -> Self {
                self.intersection_bits(other.0)
            }

            fn __rand__(&self, other: $crate::sets::Operand<Self>) -> Self {
                self.intersection_bits(other.0)
            }

            fn __or__(&self, other: $crate::sets::Operand<Self>) -> Self {
                self.union_bits(other.0)
            }

            fn __ror__(&self, other: $crate::sets::Operand<Self>) -> Self {
                self.union_bits(other.0)
            }

            fn __sub__(&self, other: $crate::sets::Operand<Self>) -> Self {
                self.difference_bits(other.0)
            }

            fn __rsub__(&self, other: $crate::sets::Operand<Self>) -> Self {
                other.0.difference_bits(*self)
            }

            fn __xor__(&self, other: $crate::sets::Operand<Self>) -> Self {
                self.union_bits(other.0).difference_bits(self.intersection_bits(other.0))
            }

            fn __rxor__(&self, other: $crate::sets::Operand<Self>) -> Self {
                self.__xor__(other)
            }

            /// Whether it has no item in common with the other.
            fn isdisjoint(&self, other: Self) -> bool {
                self.intersection_bits(other).__len__() == 0
            }

            /// Whether every item is in the other.
            fn issubset(&self, other: Self) -> bool {
                self.difference_bits(other).__len__() == 0
            }

            /// Whether it has every item of the other.
            fn issuperset(&self, other: Self) -> bool {
                other.issubset(*self)
            }

            /// The items of it and of all others.
            #[pyo3(signature = (*others))]
            fn union(&self, others: Vec<Self>) -> Self {
                others.into_iter().fold(*self, Self::union_bits)
            }

            /// The items that are in all others too.
            #[pyo3(signature = (*others))]
            fn intersection(&self, others: Vec<Self>) -> Self {
                others.into_iter().fold(*self, Self::intersection_bits)
            }

            /// The items that are in none of the others.
            #[pyo3(signature = (*others))]
            fn difference(&self, others: Vec<Self>) -> Self {
                others.into_iter().fold(*self, Self::difference_bits)
            }

            /// The items that are in it or in the other, but not in both.
            fn symmetric_difference(&self, other: Self) -> Self {
                self.__xor__($crate::sets::Operand(other))
            }

            /// The set itself, as it never changes.
            fn copy(slf: pyo3::Py<Self>) -> pyo3::Py<Self> {
                slf
            }
        }

        impl $Set {
            fn combined(self, other: Self, operation: fn(u128, u128) -> u128) -> Self {
                use $crate::sets::SetClass;
                Self::of_checked(operation(self.bits(), other.bits()))
            }

            fn union_bits(self, other: Self) -> Self {
                self.combined(other, |a, b| a | b)
            }

            fn intersection_bits(self, other: Self) -> Self {
                self.combined(other, |a, b| a & b)
            }

            fn difference_bits(self, other: Self) -> Self {
                self.combined(other, |a, b| a & !b)
            }
        }
    };
}
pub(crate) use set_methods;

/// Comparisons by inclusion. With a set of another class, that is what `frozenset` answers for the items.
pub(crate) fn compare<T: SetClass + PyTypeInfo>(
    set: T,
    other: Borrowed<'_, '_, PyAny>,
    op: pyo3::basic::CompareOp,
) -> PyResult<Compared> {
    use pyo3::basic::CompareOp::{Eq, Ge, Gt, Le, Lt, Ne};
    let py = other.py();
    if let Some(other) = T::instance(other) {
        let (a, b) = (set.bits(), other.bits());
        let holds = match op {
            Eq => a == b,
            Ne => a != b,
            Le => a & !b == 0,
            Lt => a & !b == 0 && a != b,
            Ge => b & !a == 0,
            Gt => b & !a == 0 && a != b,
        };
        return Ok(Compared(Some(holds)));
    }
    if !is_set(other)? {
        if matches!(op, Eq | Ne) {
            with_text::<T>(other, T::WRITE)?;
        }
        return Ok(Compared(None));
    }
    set.frozen(py)?.rich_compare(other, op)?.is_truthy().map(|holds| Compared(Some(holds)))
}
