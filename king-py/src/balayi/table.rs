//! Tables.

use king_rules::Suit;
use king_rules::balayi as rules;
use pyo3::prelude::*;

use super::action::{Action, ActionOut};
use super::denomination::DenominationSet;
use super::questions::questions;
use super::trick::{Pile, RoundResult, Trick};
use crate::card::{CardOut, Cards};
use crate::card_set::CardSet;
use crate::errors;
use crate::members::Of;
use crate::text::Text;
use crate::tuples::Tuple;
use crate::values::record_value;

/// A round as everybody at the table sees it: the record without the cards that not both players see (B7.1). After the
/// end it holds them all, the hands in ascending order.
///
/// >>> table = balayi.Round(balayi.Pack.from_seed(7), dealer=0).table
/// >>> # Before the declaration the declarer's five open cards are seen, and nothing else.
/// >>> len(table.seen), table.open_cards(1) == table.seen
/// (5, True)
#[pyclass(frozen, eq, hash, module = "king_rules.balayi")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Table(pub(crate) rules::Table);

#[pymethods]
impl Table {
    /// Reads the text of a table: a record with `?` for the cards that are not seen.
    ///
    /// Raises `ParseError` with the place of what is wrong.
    #[staticmethod]
    fn parse(record: Text<'_>) -> PyResult<Self> {
        record.parse().map(Self).map_err(errors::parse)
    }

    /// The cards that both players see or have seen.
    #[getter]
    fn seen(&self) -> CardSet {
        CardSet(self.0.seen())
    }

    /// The cards that not both players have seen.
    #[getter]
    fn unseen(&self) -> CardSet {
        CardSet(self.0.unseen())
    }

    /// The table after what the player on turn did. `revealed` are the cards that it turned up for everybody, in the
    /// order of the deal: see `View.apply`.
    ///
    /// Raises as `View.apply` does.
    #[pyo3(signature = (action, revealed=Cards::NONE), text_signature = "($self, action, revealed=())")]
    fn apply(&self, action: Action, revealed: Cards) -> PyResult<Self> {
        let mut table = self.0;
        table.apply(action.0, &revealed.0).map_err(errors::balayi_view)?;
        Ok(Self(table))
    }
}

questions!(Table);
record_value!(Table, "balayi.Table");
