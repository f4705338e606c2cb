//! Arrays of numpy: read with care, and made without a copy.

use std::fmt::Display;

use numpy::ndarray::{Array2, Ix1};
use numpy::{Element, PyArray1, PyArray2, PyArrayDescrMethods, PyArrayDyn, PyArrayMethods, PyUntypedArray};
use numpy::{PyReadonlyArray1, PyUntypedArrayMethods};
use pyo3::exceptions::{PyImportError, PyMemoryError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PySequence};

use super::run::{column, column_of, parts};
use crate::hints::hint;
use crate::numbers::{Number, name, number, shown};

/// How many: 0 and up.
#[derive(Clone, Copy)]
pub(crate) struct Count<const NAME: usize = { name::NONE }>(pub(crate) usize);

impl<const NAME: usize> FromPyObject<'_, '_> for Count<NAME> {
    type Error = PyErr;
    hint!(reads "typing", "SupportsIndex");

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        ob.extract::<Number<usize, NAME>>().map(|count| Self(count.0))
    }
}

/// Sees to it that numpy is there and its arrays can be made, and explains what to do when it is not.
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
            let error = PyImportError::new_err("the batch functions need numpy: pip install \"numpy>=2\"");
            error.set_cause(py, Some(cause));
            Err(error)
        }
        Err(error) => Err(error),
    }
}

/// A number that an array holds.
pub(crate) trait Item: Element {
    hint!(TYPE);
}

macro_rules! items {
    ($($T:ty: $name:literal),+) => { $(
        impl Item for $T {
            hint!(TYPE = name!("numpy", $name));
        }
    )+ };
}

items! { bool: "bool_", i8: "int8", i16: "int16", i32: "int32", f64: "float64", Py<PyAny>: "object_", u8: "uint8", u16: "uint16", u64: "uint64" }

/// One item a row, on the way to Python.
pub(crate) struct Column<T>(pub(crate) Vec<T>);

impl<'py, T: Item> IntoPyObject<'py> for Column<T> {
    type Target = PyArray1<T>;
    type Output = Bound<'py, PyArray1<T>>;
    type Error = PyErr;
    hint!(OUTPUT_TYPE = of!(name!("numpy.typing", "NDArray"), T::TYPE));

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        Ok(PyArray1::from_vec(py, self.0))
    }
}

/// Rows of items that stand one after the other, on the way to Python.
pub(crate) struct Matrix<T> {
    pub(crate) items: Vec<T>,
    pub(crate) width: usize,
}

impl<'py, T: Item> IntoPyObject<'py> for Matrix<T> {
    type Target = PyArray2<T>;
    type Output = Bound<'py, PyArray2<T>>;
    type Error = PyErr;
    hint!(OUTPUT_TYPE = of!(name!("numpy.typing", "NDArray"), T::TYPE));

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        let shape = (self.items.len() / self.width, self.width);
        let array = Array2::from_shape_vec(shape, self.items);
        array
            .map(|array| PyArray2::from_owned_array(py, array))
            .map_err(|error| PyValueError::new_err(error.to_string()))
    }
}

/// An array with `W` items a row.
pub(super) fn matrix<R: Sync, T: Send, const W: usize>(
    py: Python<'_>,
    rows: &[R],
    items: impl Fn(&R) -> [T; W] + Sync,
) -> PyResult<Matrix<T>> {
    let mut all = column_of(rows.len(), W)?;
    parts(py, rows, |part| all.extend(part.iter().flat_map(&items)))?;
    Ok(Matrix { items: all, width: W })
}

/// A table of columns with names.
pub(crate) struct Columns<'py>(Bound<'py, PyDict>);

impl<'py> IntoPyObject<'py> for Columns<'py> {
    type Target = PyDict;
    type Output = Bound<'py, PyDict>;
    type Error = PyErr;
    hint!(
        OUTPUT_TYPE = of!(
            name!("builtins", "dict"),
            name!("builtins", "str"),
            of!(name!("numpy.typing", "NDArray"), name!("typing", "Any"))
        )
    );

    fn into_pyobject(self, _: Python<'py>) -> PyResult<Self::Output> {
        Ok(self.0)
    }
}

impl<'py> Columns<'py> {
    pub(super) fn new(py: Python<'py>) -> Self {
        Self(PyDict::new(py))
    }

    /// Puts a column with one item a row.
    pub(super) fn put<R, T: Element>(&self, name: &str, rows: &[R], item: impl Fn(&R) -> T) -> PyResult<()> {
        let mut items = column(rows.len())?;
        items.extend(rows.iter().map(item));
        self.0.set_item(name, PyArray1::from_vec(self.0.py(), items))
    }

    /// Puts a column with an item for each of those who play in each row.
    pub(super) fn put_each<R: Sync, T: Item + Send, const W: usize>(
        &self,
        name: &str,
        rows: &[R],
        items: impl Fn(&R) -> [T; W] + Sync,
    ) -> PyResult<()> {
        self.0.set_item(name, matrix(self.0.py(), rows, items)?)
    }

    /// Puts a column of what has a text: a pair of the numbers of the texts, and the texts, in the order in which they first
    /// occur. There are few of them.
    pub(super) fn put_texts<R, T: PartialEq + Display>(
        &self,
        name: &str,
        rows: &[R],
        item: impl Fn(&R) -> T,
    ) -> PyResult<()> {
        let (mut texts, mut numbers) = (Vec::new(), column(rows.len())?);
        for row in rows {
            let item = item(row);
            let place = texts.iter().position(|known| *known == item).unwrap_or(texts.len());
            if place == texts.len() {
                texts.push(item);
            }
            numbers.push(place as u16);
        }
        let texts: Vec<_> = texts.iter().map(ToString::to_string).collect();
        self.0.set_item(name, (PyArray1::from_vec(self.0.py(), numbers), texts))
    }
}

/// What is raised when the memory does not suffice.
pub(super) fn too_many(n: usize) -> PyErr {
    PyMemoryError::new_err(format!("{n} rows do not fit the memory"))
}

/// Integers out of an array, or out of whatever can be made one.
struct Integers<'py> {
    array: Bound<'py, PyUntypedArray>,
    /// Which are masked, in a masked array.
    masked: Option<Vec<bool>>,
}

impl<'py> Integers<'py> {
    /// One for each of `n` rows, or any number of them when `n` is `None`.
    fn new(ob: &Bound<'py, PyAny>, what: &str, n: Option<usize>) -> PyResult<Self> {
        let py = ob.py();
        need_numpy(py)?;
        let np = py.import("numpy")?;
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
        let ma = np.getattr("ma")?;
        let masked = if ma.call_method1("isMaskedArray", (ob,))?.is_truthy()? {
            Some(cast::<bool>(&ma.call_method1("getmaskarray", (ob,))?.cast_into()?)?.as_array().to_vec())
        } else {
            None
        };
        Ok(Self { array, masked })
    }

    /// What `read` makes of each, by its row; of those that are masked it gets `None`.
    fn each<T>(&self, read: impl Fn(usize, Option<i128>) -> PyResult<T>) -> PyResult<Vec<T>> {
        let read = |(row, number): (usize, i128)| {
            let masked = self.masked.as_ref().is_some_and(|masked| masked.get(row) == Some(&true));
            read(row, (!masked).then_some(number))
        };
        // Unsigned ones of 64 bits fit no smaller type.
        if self.array.dtype().kind() == b'u' && self.array.dtype().itemsize() == 8 {
            let numbers = cast::<u64>(&self.array)?;
            return numbers.as_array().iter().map(|&number| number.into()).enumerate().map(read).collect();
        }
        let numbers = cast::<i64>(&self.array)?;
        numbers.as_array().iter().map(|&number| number.into()).enumerate().map(read).collect()
    }
}

/// The same array with items of that type.
fn cast<'py, T: Element>(array: &Bound<'py, PyUntypedArray>) -> PyResult<PyReadonlyArray1<'py, T>> {
    let py = array.py();
    let options = PyDict::new(py);
    options.set_item("copy", false)?;
    let same = array.call_method("astype", (numpy::dtype::<T>(py),), Some(&options))?;
    Ok(same.cast_into::<numpy::PyArray<T, Ix1>>()?.readonly())
}

/// Seeds, each 0 to 2⁶⁴ − 1.
pub(super) fn seeds(ob: &Bound<'_, PyAny>) -> PyResult<Vec<u64>> {
    need_numpy(ob.py())?;
    let dimensions: usize = ob.py().import("numpy")?.call_method1("ndim", (ob,))?.extract()?;
    if dimensions == 0 {
        return Err(PyTypeError::new_err(format!(
            "seeds: an array or a list of integers, not {}",
            shown(ob.as_borrowed())
        )));
    }
    if ob.cast::<PySequence>().is_ok() && dimensions == 1 {
        // Of small and big numbers in a list numpy makes floats.
        return ob.try_iter()?.enumerate().map(|(row, seed)| read_seed(row, &seed?)).collect();
    }
    Integers::new(ob, "seeds", None)?.each(|row, seed| match seed {
        Some(seed) => u64::try_from(seed).map_err(|_| no_seed(row, seed)),
        None => Err(PyValueError::new_err(format!("row {row}: a masked item is no seed"))),
    })
}

fn read_seed(row: usize, ob: &Bound<'_, PyAny>) -> PyResult<u64> {
    let shown = || shown(ob.as_borrowed());
    match number::<u64>(ob.as_borrowed())? {
        Some(seed) => seed.ok_or_else(|| no_seed(row, shown())),
        None => Err(PyTypeError::new_err(format!("seeds: integers, not {}", shown()))),
    }
}

fn no_seed(row: usize, seed: impl Display) -> PyErr {
    PyValueError::new_err(format!("row {row}: {seed} is out of range: a seed, 0 to 2**64 - 1"))
}

/// What `read` makes of each integer of an array, by its place; of those that are masked it gets `None`.
pub(super) fn integers<T>(
    ob: &Bound<'_, PyAny>,
    what: &str,
    read: impl Fn(usize, Option<i128>) -> PyResult<T>,
) -> PyResult<Vec<T>> {
    Integers::new(ob, what, None)?.each(read)
}

/// Numbers, one for each of n rows; `read` makes something of each or returns `None`. Masked items are -1.
pub(super) fn read_each<T>(
    ob: &Bound<'_, PyAny>,
    what: &str,
    n: usize,
    expected: &str,
    read: impl Fn(i64) -> Option<T>,
) -> PyResult<Vec<T>> {
    Integers::new(ob, what, Some(n))?.each(|row, number| {
        let number = number.unwrap_or(-1);
        let refused = || PyValueError::new_err(format!("row {row}: {number} is {expected}"));
        i64::try_from(number).ok().and_then(&read).ok_or_else(refused)
    })
}

/// Four points a row.
pub(super) fn points(ob: &Bound<'_, PyAny>) -> PyResult<Vec<[i16; 4]>> {
    let array = ob.cast::<PyArrayDyn<i16>>()?.readonly();
    let array = array.as_array();
    Ok(array.rows().into_iter().map(|row| [row[0], row[1], row[2], row[3]]).collect())
}
