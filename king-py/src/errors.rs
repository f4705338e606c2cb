//! The errors of the crate as exceptions, whose classes stand in the package's own files.

use king_players::{AdvisorError, SolveError};
use king_rules::{PackError, ParseError};
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};

/// What every error knows: its sentence in English and in Turkish, its code, its clause, what was found, what was
/// wanted.
pub(crate) type Facts = (String, String, u8, Option<&'static str>, i32, i32);

/// What an error of the crate knows.
macro_rules! facts {
    ($error:expr) => {{
        let error = $error;
        $crate::errors::facts_of(
            [king_rules::Lang::En, king_rules::Lang::Tr].map(|lang| error.message(lang).to_string()),
            (error.code(), error.clause(), error.found(), error.wanted()),
        )
    }};
}
pub(crate) use facts;

pub(crate) fn facts_of(messages: [String; 2], (code, clause, found, wanted): (u8, &'static str, u32, u32)) -> Facts {
    let [english, turkish] = messages;
    (english, turkish, code, Some(clause).filter(|clause| !clause.is_empty()), found as i32, wanted as i32)
}

/// An exception of a class of the package, made with these arguments.
macro_rules! exception {
    ($module:literal, $class:literal, $arguments:expr) => {
        pyo3::Python::attach(|py| {
            static CLASS: pyo3::sync::PyOnceLock<pyo3::Py<pyo3::types::PyType>> = pyo3::sync::PyOnceLock::new();
            let arguments = pyo3::IntoPyObject::into_pyobject($arguments, py);
            $crate::errors::made(CLASS.import(py, $module, $class), arguments)
        })
    };
}
pub(crate) use exception;

pub(crate) fn made<'py>(class: PyResult<&Bound<'py, PyType>>, arguments: PyResult<Bound<'py, PyTuple>>) -> PyErr {
    class.and_then(|class| class.call1(arguments?)).map_or_else(|error| error, PyErr::from_value)
}

/// An error of the crate, for which an exception of the package stands.
pub(crate) trait Raised {
    fn raised(self) -> PyErr;
}

/// The exception of an error.
pub(crate) fn raised(error: impl Raised) -> PyErr {
    error.raised()
}

impl Raised for ParseError {
    fn raised(self) -> PyErr {
        exception!("king_rules", "ParseError", (facts!(self), self.at))
    }
}

impl Raised for PackError {
    fn raised(self) -> PyErr {
        exception!("king_rules", "PackError", (facts!(self),))
    }
}

impl Raised for AdvisorError {
    fn raised(self) -> PyErr {
        let messages = [king_rules::Lang::En, king_rules::Lang::Tr].map(|lang| self.message(lang).to_owned());
        exception!("king_rules", "AdvisorError", (facts_of(messages, (self.code(), "", 0, 0)),))
    }
}

impl Raised for SolveError {
    fn raised(self) -> PyErr {
        let messages = [king_rules::Lang::En, king_rules::Lang::Tr].map(|lang| self.message(lang).to_owned());
        exception!("king_rules.king", "SolveError", (facts_of(messages, (self.code(), "", 0, 0)),))
    }
}

/// The refusal of an action, perhaps in a row of a batch.
pub(crate) trait Refusal: Raised {
    fn in_row(self, row: Option<usize>) -> PyErr;
}

/// An error in a record.
pub(crate) trait InRecord: Raised + Copy + Send {
    /// The same in a file, where the line helps more than the byte.
    fn in_line(self, line: Option<usize>) -> PyErr;
    /// The same in a text that begins so many bytes earlier.
    fn moved(self, by: usize) -> Self;
}

/// Writes the exceptions of a game: those that know no more than every error does, and those that both games have.
macro_rules! exceptions {
    ($game:ident, $module:literal, $($Error:ident = $class:literal),+) => {
        $(impl $crate::errors::Raised for $game::$Error {
            fn raised(self) -> PyErr {
                exception!($module, $class, (facts!(self),))
            }
        })+

        impl Raised for $game::Illegal {
            fn raised(self) -> PyErr {
                self.in_row(None)
            }
        }

        impl Refusal for $game::Illegal {
            fn in_row(self, row: Option<usize>) -> PyErr {
                exception!("king_rules", "IllegalAction", (Illegal::from(self), row))
            }
        }

        impl Raised for $game::HiddenError {
            fn raised(self) -> PyErr {
                let illegal = match self {
                    Self::Record { illegal, .. } => Some(Illegal::from(illegal)),
                    _ => None,
                };
                exception!($module, "HiddenError", (facts!(self), illegal))
            }
        }

        impl Raised for $game::RecordError {
            fn raised(self) -> PyErr {
                self.in_line(None)
            }
        }

        impl InRecord for $game::RecordError {
            fn in_line(self, line: Option<usize>) -> PyErr {
                let illegal = match self.kind {
                    $game::RecordErrorKind::Illegal(illegal) => Some(Illegal::from(illegal)),
                    _ => None,
                };
                exception!($module, "RecordError", (facts!(self), self.at, line, illegal))
            }

            fn moved(self, by: usize) -> Self {
                Self { at: self.at + by, ..self }
            }
        }

        impl Raised for $game::LineError {
            fn raised(self) -> PyErr {
                self.error.in_line(Some(self.line))
            }
        }
    };
}
pub(crate) use exceptions;
