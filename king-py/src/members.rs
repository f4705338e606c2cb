//! The enums of the crate as members of Python's `enum.IntEnum` classes, which stand in the package's own files.

use std::str::FromStr;

use king_rules as rules;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyString, PyType};
use rules::{ParseError, balayi, king};

use crate::errors::raised;
use crate::hints::hint;
use crate::lang::Lang;
use crate::numbers::{number, shown};
use crate::text::{self, Text};

/// A Python enum and its members in the order of their numbers.
pub(crate) struct Class {
    pub(crate) class: Py<PyType>,
    members: Vec<Py<PyAny>>,
}

/// An enum of the crate that is an `IntEnum` in Python, with the same numbers.
pub(crate) trait Member: Copy + FromStr<Err = ParseError> + 'static {
    const MODULE: &'static str;
    const NAME: &'static str;
    const COUNT: usize;
    hint!(READS);
    hint!(RETURNS);

    fn number(self) -> usize;
    fn from_number(number: usize) -> Option<Self>;
    fn cell() -> &'static PyOnceLock<Class>;

    fn class(py: Python<'_>) -> PyResult<&'static Class> {
        Self::cell().get_or_try_init(py, || {
            let class = py.import(Self::MODULE)?.getattr(Self::NAME)?.cast_into::<PyType>()?;
            let members = (0..Self::COUNT).map(|number| Ok(class.call1((number,))?.unbind()));
            Ok(Class { members: members.collect::<PyResult<_>>()?, class: class.unbind() })
        })
    }

    fn member(self, py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
        Ok(Self::class(py)?.members[self.number()].bind(py).clone())
    }

    /// Reads a member, its text or its number.
    fn read(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if Self::is_member(ob)? {
            let number = ob.extract().ok().and_then(Self::from_number);
            return number.ok_or_else(|| PyValueError::new_err("a member with another number than the library's"));
        }
        if ob.is_instance_of::<PyString>() {
            return text::of(ob)?.parse().map_err(raised);
        }
        let no_such = || format!("{} is no {}: {}", shown(ob), Self::NAME, expected::<Self>());
        match number(ob)? {
            Some(number) => number.and_then(Self::from_number).ok_or_else(|| PyValueError::new_err(no_such())),
            None => Err(PyTypeError::new_err(no_such())),
        }
    }

    /// Whether this is a member of the enum, and not its number.
    fn is_member(ob: Borrowed<'_, '_, PyAny>) -> PyResult<bool> {
        Ok(ob.get_type().is(&Self::class(ob.py())?.class))
    }
}

/// The error of the crate when it reads something else.
fn expected<T: Member>() -> String {
    "".parse::<T>().err().map(|error| error.kind.message(king_rules::Lang::En).to_string()).unwrap_or_default()
}

/// A value of such an enum as an argument and as a result.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Of<T>(pub(crate) T);

impl<T: Member> FromPyObject<'_, '_> for Of<T> {
    type Error = PyErr;
    hint!(INPUT_TYPE = T::READS);

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        T::read(ob).map(Self)
    }
}

impl<'py, T: Member> IntoPyObject<'py> for Of<T> {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;
    hint!(OUTPUT_TYPE = T::RETURNS);

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        self.0.member(py)
    }
}

/// What the Python classes ask about their members.
struct Texts {
    module: &'static str,
    name: &'static str,
    text: fn(usize) -> Option<&'static str>,
    display_name: fn(usize, rules::Lang) -> Option<&'static str>,
    parse: fn(&str) -> Result<usize, ParseError>,
}

macro_rules! members {
    ($($module:literal $name:literal $Type:ty;)+) => {
        $(impl Member for $Type {
            const MODULE: &'static str = $module;
            const NAME: &'static str = $name;
            const COUNT: usize = Self::ALL.len();
            hint!(READS = name!(concat!($module, ".typing"), concat!($name, "Like")));
            hint!(RETURNS = name!($module, $name));

            fn number(self) -> usize {
                self.index()
            }

            fn from_number(number: usize) -> Option<Self> {
                Self::from_index(number)
            }

            fn cell() -> &'static PyOnceLock<Class> {
                static CELL: PyOnceLock<Class> = PyOnceLock::new();
                &CELL
            }
        })+

        const TEXTS: &[Texts] = &[$(Texts {
            module: $module,
            name: $name,
            text: |number| <$Type>::from_index(number).map(<$Type>::text),
            display_name: |number, lang| <$Type>::from_index(number).map(|member| member.name(lang)),
            parse: |text| text.parse().map(<$Type>::index),
        }),+];
    };
}

members! {
    "king_rules" "Suit" rules::Suit;
    "king_rules" "Rank" rules::Rank;
    "king_rules.king" "Seat" king::Seat;
    "king_rules.king" "Phase" king::Phase;
    "king_rules.king" "Relation" king::Relation;
    "king_rules.king" "ContractKind" king::ContractKind;
    "king_rules.king" "RifkiVoid" king::RifkiVoid;
    "king_rules.king" "PenaltyVoid" king::PenaltyVoid;
    "king_rules.king" "KozVoid" king::KozVoid;
    "king_rules.king" "DurtEnd" king::DurtEnd;
    "king_rules.king" "SaleTie" king::SaleTie;
    "king_rules.balayi" "Player" balayi::Player;
    "king_rules.balayi" "Phase" balayi::Phase;
    "king_rules.balayi" "Denomination" balayi::Denomination;
}

fn texts(module: &str, name: &str) -> PyResult<&'static Texts> {
    let found = TEXTS.iter().find(|texts| texts.module == module && texts.name == name);
    found.ok_or_else(|| PyTypeError::new_err(format!("{module}.{name} is no enum of king_rules")))
}

fn known<T>(found: Option<T>) -> PyResult<T> {
    found.ok_or_else(|| PyValueError::new_err("there is no such member"))
}

/// The text of member `number` of an enum of this package.
#[pyfunction]
pub(crate) fn member_text(module: &str, name: &str, number: usize) -> PyResult<&'static str> {
    known((texts(module, name)?.text)(number))
}

/// The name for people of member `number` of an enum of this package.
#[pyfunction]
pub(crate) fn member_display_name(module: &str, name: &str, number: usize, lang: Lang) -> PyResult<&'static str> {
    known((texts(module, name)?.display_name)(number, lang.0))
}

/// The number of the member with that text.
#[pyfunction]
pub(crate) fn member_from_text(module: &str, name: &str, text: Text<'_>) -> PyResult<usize> {
    (texts(module, name)?.parse)(&text).map_err(raised)
}
