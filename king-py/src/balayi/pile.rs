//! Piles.

use king_rules::balayi as rules;
use pyo3::prelude::*;

use crate::card::{Card, CardOut};
use crate::values::{Reduced, value};

/// One of a player's ten piles (B2.6, B4.1).
///
/// >>> balayi.Round(balayi.Pack.from_seed(7), 0).piles(1)[0]
/// balayi.Pile('H2', True)
#[pyclass(frozen, module = "king_rules.balayi")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Pile(pub(crate) rules::Pile);

#[pymethods]
impl Pile {
    #[new]
    #[pyo3(signature = (open, closed))]
    fn new(open: Option<Card>, closed: bool) -> Self {
        Self(rules::Pile { open: open.map(|card| card.0), closed })
    }

    /// The card that lies face up; `None` when it is not dealt yet, and when both cards have been played.
    #[getter]
    fn open(&self) -> Option<CardOut> {
        self.0.open.map(CardOut)
    }

    /// Whether a closed card lies there that was not turned up yet.
    #[getter]
    fn closed(&self) -> bool {
        self.0.closed
    }

    fn __repr__(&self) -> String {
        let open = self.0.open.map_or("None".to_owned(), |card| format!("'{card}'"));
        format!("balayi.Pile({open}, {})", if self.0.closed { "True" } else { "False" })
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (Option<CardOut>, bool)> {
        (py.get_type::<Self>(), (self.open(), self.closed()))
    }
}

value!(Pile);

crate::compare::compared!(Pile, "");
