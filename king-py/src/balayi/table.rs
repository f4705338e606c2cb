//! Tables.

use king_rules::balayi as rules;
use pyo3::prelude::*;

use super::action::{Action, ActionOut, ActionSet};
use super::denomination::DenominationSet;
use super::duties::Duties;
use super::illegal::Illegal;
use super::pile::Pile;
use super::questions::questions;
use super::result::RoundResult;
use super::trick::Trick;
use crate::card::{Card, CardOut, Cards};
use crate::card_set::CardSet;
use crate::errors::raised;
use crate::members::Of;
use crate::numbers::{Array, name};
use crate::text::Text;
use crate::values::record_value;

/// A round as everybody at the table sees it: the record without the cards that not both players see (B7.1). After the
/// end it holds them all, the hands in ascending order.
///
/// >>> table = balayi.Round(balayi.Pack.from_seed(7), dealer=0).table
/// >>> # Before the declaration the declarer's five open cards are seen, and nothing else.
/// >>> len(table.seen), table.open_cards(1) == table.seen
/// (5, True)
#[pyclass(frozen, weakref, module = "king_rules.balayi")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Table(pub(crate) rules::Table);

#[pymethods]
impl Table {
    /// The table at the start of a round: the declarer's five open cards, in the order of the deal (B2.2), who deals, and
    /// what the other player may declare.
    ///
    /// Raises `SetupError` when a card occurs twice, or `unused` is empty.
    #[new]
    #[pyo3(
        signature = (open, dealer, unused=DenominationSet(rules::DenominationSet::ALL)),
        text_signature = "(open, dealer, unused='all')"
    )]
    fn new(open: Array<Card, 5, { name::OPEN }>, dealer: Of<rules::Player>, unused: DenominationSet) -> PyResult<Self> {
        let open = open.0.map(|card| card.0);
        rules::Table::new(open, dealer.0, unused.0).map(Self).map_err(raised)
    }

    /// Reads the text of a table: a record with `?` for the cards that are not seen.
    ///
    /// Raises `ParseError` with the place of what is wrong.
    #[staticmethod]
    fn parse(record: Text<'_>) -> PyResult<Self> {
        record.parse().map(Self).map_err(raised)
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

    /// What the player on turn may do with that hand, which are the hand cards that it sees and has not played: none
    /// while they are locked. Empty when the round is over.
    fn legal_actions(&self, hand: CardSet) -> ActionSet {
        ActionSet(self.0.legal_actions(hand.0))
    }

    /// The cards that the player on turn may play with that hand; empty unless cards are being played.
    fn legal_cards(&self, hand: CardSet) -> CardSet {
        CardSet(self.0.legal_cards(hand.0))
    }

    /// Why the player on turn may not do that with that hand; `None` when it may.
    fn why_not(&self, hand: CardSet, action: Action) -> Option<Illegal> {
        self.0.why_not(hand.0, action.0).map(Illegal::from)
    }

    /// The table after what the player on turn did. `revealed` are the cards that it turned up for everybody, in the
    /// order of the deal: see `View.apply`.
    ///
    /// Raises as `View.apply` does.
    #[pyo3(signature = (action, revealed=Cards::NONE), text_signature = "($self, action, revealed=())")]
    fn apply(&self, action: Action, revealed: Cards) -> PyResult<Self> {
        let mut table = self.0.clone();
        table.apply(action.0, &revealed.0).map_err(raised)?;
        Ok(Self(table))
    }
}

questions!(Table);
record_value!(Table, "balayi.Table");

crate::compare::compared!(Table, "balayi.Table.parse(%)");
