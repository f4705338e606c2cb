//! The errors of the crate as exceptions, whose classes stand in the package's own files.

use king_rules as rules;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyTuple, PyType};
use rules::{PackError, ParseError, ParseErrorKind, balayi, king};

use crate::members::Of;
use crate::numbers::Number;
use crate::reason::Reason;
use crate::text::Text;

/// An exception of a class of the package, made with these arguments.
macro_rules! exception {
    ($module:literal, $class:literal, $arguments:expr) => {
        Python::attach(|py| {
            static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
            let arguments = $arguments.into_pyobject(py);
            made(CLASS.import(py, $module, $class), arguments)
        })
    };
}

fn made<'py>(class: PyResult<&Bound<'py, PyType>>, arguments: PyResult<Bound<'py, PyTuple>>) -> PyErr {
    class.and_then(|class| class.call1(arguments?)).map_or_else(|error| error, PyErr::from_value)
}

pub(crate) fn parse(error: ParseError) -> PyErr {
    parse_in_line(error, None)
}

/// The same in a file, where the line tells more than the byte.
pub(crate) fn parse_in_line(error: ParseError, line: Option<usize>) -> PyErr {
    let (clause, reason) = match error.kind {
        ParseErrorKind::King(illegal) => (Some(illegal.clause()), Some(illegal.into())),
        ParseErrorKind::Balayi(illegal) => (Some(illegal.clause()), Some(illegal.into())),
        ParseErrorKind::Party(error) => (Some(error.clause()), None),
        ParseErrorKind::Match(error) => (Some(error.clause()), None),
        ParseErrorKind::Setup(error) => (Some(error.clause()), None),
        _ => (None::<&str>, None::<Reason>),
    };
    exception!("king_rules", "ParseError", (error.kind.to_string(), error.at, clause, reason, line))
}

pub(crate) fn pack(error: PackError) -> PyErr {
    exception!("king_rules", "PackError", (error.to_string(),))
}

/// Of so many cards one is there twice, and perhaps there is no end to them.
pub(crate) fn too_many_cards() -> PyErr {
    exception!("king_rules", "PackError", ("more cards than a pack has: one is there twice",))
}

pub(crate) fn illegal(illegal: impl Into<Reason>) -> PyErr {
    exception!("king_rules", "IllegalAction", (illegal.into(),))
}

/// The same in a row of a batch.
pub(crate) fn illegal_in_row(illegal: impl Into<Reason>, row: usize) -> PyErr {
    exception!("king_rules", "IllegalAction", (illegal.into(), row))
}

pub(crate) fn king_setup(error: king::SetupError) -> PyErr {
    exception!("king_rules.king", "SetupError", (error.to_string(), error.clause()))
}

pub(crate) fn king_simulation(error: king::SimulationError) -> PyErr {
    exception!("king_rules.king", "SimulationError", (error.to_string(), error.clause()))
}

pub(crate) fn balayi_simulation(error: balayi::SimulationError) -> PyErr {
    exception!("king_rules.balayi", "SimulationError", (error.to_string(), error.clause()))
}

pub(crate) fn king_hidden(error: king::HiddenError) -> PyErr {
    let reason = match error {
        king::HiddenError::Record { illegal, .. } => Some(illegal.into()),
        _ => None::<Reason>,
    };
    exception!("king_rules.king", "HiddenError", (error.to_string(), reason))
}

pub(crate) fn party(error: king::PartyError) -> PyErr {
    exception!("king_rules.king", "PartyError", (error.to_string(), error.clause()))
}

pub(crate) fn imbalance(error: king::Imbalance) -> PyErr {
    let king::Imbalance { declarer, contract, found, expected } = error;
    let arguments = (error.to_string(), Of(declarer), Of(contract), found, expected);
    exception!("king_rules.king", "Imbalance", arguments)
}

pub(crate) fn balayi_setup(error: balayi::SetupError) -> PyErr {
    exception!("king_rules.balayi", "SetupError", (error.to_string(), error.clause()))
}

pub(crate) fn balayi_hidden(error: balayi::HiddenError) -> PyErr {
    let reason = match error {
        balayi::HiddenError::Record { illegal, .. } => Some(illegal.into()),
        _ => None::<Reason>,
    };
    exception!("king_rules.balayi", "HiddenError", (error.to_string(), reason))
}

pub(crate) fn balayi_view(error: balayi::ViewError) -> PyErr {
    match error {
        balayi::ViewError::Illegal(refused) => illegal(refused),
        error => exception!("king_rules.balayi", "ViewError", (error.to_string(),)),
    }
}

pub(crate) fn matches(error: balayi::MatchError) -> PyErr {
    exception!("king_rules.balayi", "MatchError", (error.to_string(), error.clause()))
}

/// The place of byte `at` of a text as line and column, both from 1.
#[pyfunction]
pub(crate) fn line_column(at: Number<usize>, text: Text<'_>) -> (usize, usize) {
    // The place does not depend on what is wrong there.
    ParseError { at: at.0, kind: ParseErrorKind::TrailingText }.line_column(&text)
}
