//! Numbers that must lie in a range, and arrays of a fixed length.

use pyo3::exceptions::{PyAttributeError, PyOverflowError, PyTypeError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyString};

/// A number that stands for what has that number: an `int`, or another integer such as those of numpy; the inner `None`
/// is a number that does not fit the type. Members of enums and truth values are numbers in Python too, but are not
/// meant. What `__index__` raises besides a `TypeError` is raised.
pub(crate) fn number<'py, T>(ob: Borrowed<'_, 'py, PyAny>) -> PyResult<Option<Option<T>>>
where
    T: for<'a> FromPyObject<'a, 'py>,
{
    if ob.is_exact_instance_of::<PyInt>() {
        return Ok(Some(ob.extract().ok()));
    }
    if ob.is_instance_of::<PyInt>() {
        return Ok(None);
    }
    match ob.call_method0(intern!(ob.py(), "__index__")) {
        Ok(index) => Ok(Some(index.extract().ok())),
        // Not all that have `__index__` are integers: an array of numpy is one when it has one item and no dimension.
        Err(no) if no.is_instance_of::<PyTypeError>(ob.py()) || no.is_instance_of::<PyAttributeError>(ob.py()) => {
            Ok(None)
        }
        Err(error) => Err(error),
    }
}

/// A value as messages show it.
pub(crate) fn shown(ob: Borrowed<'_, '_, PyAny>) -> String {
    ob.repr().map(|repr| repr.to_string()).unwrap_or_else(|_| "this".to_owned())
}

/// Names of arguments. Only of a `TypeError` does pyo3 say by itself which argument it is about; of a wrong value the type
/// of the argument knows, and says so.
macro_rules! names {
    ($($NAME:ident = $name:literal),+ $(,)?) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "numbers for the constants")]
        enum Names { NONE, $($NAME),+ }

        /// The argument that a wrong value was given for, by number.
        pub(crate) mod name {
            pub(crate) const NONE: usize = super::Names::NONE as usize;
            $(pub(crate) const $NAME: usize = super::Names::$NAME as usize;)+
        }

        const NAMES: &[&str] = &["", $($name),+];
    };
}

names! {
    AT = "at", BUDGET = "budget", CLUBS = "clubs", CODE = "code", DEPTH = "depth", DIAMONDS = "diamonds",
    ENTRIES = "entries", ESTIMATING = "estimating", FOUND = "found", HEARTS = "hearts", I = "i", K = "k", N = "n",
    NUMBER = "number", OPEN = "open", PLACES = "places", PLAYOUTS = "playouts", SCORES = "scores", SEED = "seed",
    SHAPE = "shape", SLOT = "slot", SPADES = "spades", STANDINGS = "standings", START = "start", TAKEN = "taken",
    THREADS = "threads", TOTALS = "totals", WANTED = "wanted",
}

/// What is wrong with the value of an argument.
fn wrong(name: usize, what: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(match NAMES.get(name) {
        None | Some(&"") => what.to_string(),
        Some(name) => format!("{name}: {what}"),
    })
}

/// A number of that type: any integer, those of numpy too, but no truth value and no member of an enum. One that does
/// not fit is a wrong value, as all wrong values are, of the argument of that name.
#[derive(Clone, Copy)]
pub(crate) struct Number<T, const NAME: usize = { name::NONE }>(pub(crate) T);

impl<'py, T, const NAME: usize> FromPyObject<'_, 'py> for Number<T, NAME>
where
    T: for<'a> FromPyObject<'a, 'py>,
{
    type Error = PyErr;
    crate::hints::hint!(reads "typing", "SupportsIndex");

    fn extract(ob: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        fitting(ob)?.map(Self).ok_or_else(|| out_of_range(NAME, ob))
    }
}

/// The same, with `None` for a number that does not fit.
pub(crate) fn fitting<'py, T>(ob: Borrowed<'_, 'py, PyAny>) -> PyResult<Option<T>>
where
    T: for<'a> FromPyObject<'a, 'py>,
{
    number(ob)?.ok_or_else(|| PyTypeError::new_err(format!("{} is no integer", shown(ob))))
}

/// A number that counts something from 0: `None` for one that is too big, or negative.
pub(crate) struct Index<T = usize>(pub(crate) Option<T>);

impl<'py, T> FromPyObject<'_, 'py> for Index<T>
where
    T: for<'a> FromPyObject<'a, 'py>,
{
    type Error = PyErr;
    crate::hints::hint!(reads "typing", "SupportsIndex");

    fn extract(ob: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        fitting(ob).map(Self)
    }
}

/// A seed, or another number from 0 to 2⁶⁴ − 1.
#[derive(Clone, Copy)]
pub(crate) struct Seed<const NAME: usize = { name::SEED }>(pub(crate) u64);

impl<const NAME: usize> FromPyObject<'_, '_> for Seed<NAME> {
    type Error = PyErr;
    crate::hints::hint!(reads "typing", "SupportsIndex");

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        ob.extract::<Number<u64, NAME>>().map(|seed| Self(seed.0))
    }
}

/// Exactly N items out of any iterable but a text: what the seats or players have, in their order.
#[derive(Clone, Copy)]
pub(crate) struct Array<T, const N: usize, const NAME: usize = { name::NONE }>(pub(crate) [T; N]);

impl<'py, T, const N: usize, const NAME: usize> FromPyObject<'_, 'py> for Array<T, N, NAME>
where
    T: for<'a> FromPyObject<'a, 'py, Error = PyErr>,
{
    type Error = PyErr;
    crate::hints::hint!(INPUT_TYPE = of!(name!("collections.abc", "Iterable"), T::INPUT_TYPE));

    fn extract(ob: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        // One more than is wanted is enough: there may be no end to them.
        let items = items_of(NAME, ob, N + 1)?;
        let found = if items.len() > N { "more".to_owned() } else { items.len().to_string() };
        let items: Result<[T; N], Vec<T>> = items.try_into();
        items.map(Self).map_err(|_| wrong(NAME, format_args!("{found} items instead of {N}")))
    }
}

/// The items of any iterable, read one by one; of very many the first `most`, as there may be no end to them. A text is
/// none: its letters are not meant.
pub(crate) fn items<'py, T>(ob: Borrowed<'_, 'py, PyAny>, most: usize) -> PyResult<Vec<T>>
where
    T: for<'a> FromPyObject<'a, 'py, Error = PyErr>,
{
    items_of(name::NONE, ob, most)
}

fn items_of<'py, T>(name: usize, ob: Borrowed<'_, 'py, PyAny>, most: usize) -> PyResult<Vec<T>>
where
    T: for<'a> FromPyObject<'a, 'py, Error = PyErr>,
{
    if ob.is_instance_of::<PyString>() {
        return Err(PyTypeError::new_err(format!("{} is a text, not several items", shown(ob))));
    }
    let item = |item: PyResult<Bound<'py, PyAny>>| {
        let item = item?;
        item.extract().map_err(|error: PyErr| in_range(name, item.as_borrowed(), error))
    };
    ob.try_iter()?.take(most).map(item).collect()
}

fn in_range(name: usize, ob: Borrowed<'_, '_, PyAny>, error: PyErr) -> PyErr {
    if error.is_instance_of::<PyOverflowError>(ob.py()) { out_of_range(name, ob) } else { error }
}

fn out_of_range(name: usize, ob: Borrowed<'_, '_, PyAny>) -> PyErr {
    wrong(name, format_args!("{} is out of range", shown(ob)))
}

/// A mask on the way to Python.
pub(crate) struct Mask(pub(crate) u128);

impl<'py> IntoPyObject<'py> for Mask {
    type Target = PyInt;
    type Output = Bound<'py, PyInt>;
    type Error = PyErr;
    crate::hints::hint!(returns "builtins", "int");

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        // Most fit a machine word, which goes faster.
        match u64::try_from(self.0) {
            Ok(word) => Ok(word.into_pyobject(py)?),
            Err(_) => Ok(self.0.into_pyobject(py)?),
        }
    }
}
