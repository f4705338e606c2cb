//! Tables.

use king_rules::king as rules;
use pyo3::prelude::*;

use super::action::{ActionOut, ActionSet, Done};
use super::contract::Contract;
use super::doubles::Doubles;
use super::duties::Duties;
use super::house_rules::HouseRules;
use super::illegal::Illegal;
use super::questions::questions;
use super::result::RoundResult;
use super::sets::ContractSet;
use super::trick::Trick;
use crate::card::CardOut;
use crate::card_set::CardSet;
use crate::errors::raised;
use crate::members::Of;
use crate::text::Text;
use crate::values::record_value;

/// Everything about a round that all may know (K11.1): the declaration, the answers on annulling, the talk, and every
/// card and pass in order. It holds no hidden card; law is asked of a table and *one* hand, which is all that a seat
/// needs.
///
/// A spectator holds a table, made as a round is but without a deal, or got from `Round.table`, `View.table` or `Table.parse`; its text is a record in which
/// all hands are `?`.
///
/// >>> table = king.Table.parse("king1 N:? ? ? ? S all - el_almaz iyi iyi iyi HA D2 HJ HQ")
/// >>> table.winner_of(0), table.taken, table.legal_cards("A..T3.2")
/// (king.Seat.SOUTH, (0, 0, 5, 0), CardSet('A..T3.2'))
/// >>> table.apply("H9").apply("H3")
/// Traceback (most recent call last):
/// king_rules.IllegalAction: the three of hearts is not in the hand (K2.5)
#[pyclass(frozen, weakref, module = "king_rules.king")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Table(pub(crate) rules::Table);

#[pymethods]
impl Table {
    /// Raises `SetupError` when `unused` is empty.
    #[new]
    #[pyo3(
        signature = (declarer, unused=ContractSet(rules::ContractSet::ALL), rules=HouseRules(rules::HouseRules::new())),
        text_signature = "(declarer, unused='all', rules='-')"
    )]
    fn new(declarer: Of<rules::Seat>, unused: ContractSet, rules: HouseRules) -> PyResult<Self> {
        rules::Table::new(declarer.0, unused.0, rules.0).map(Self).map_err(raised)
    }

    /// Reads a record in which all hands are `?`.
    ///
    /// Raises `ParseError` with the place of what is wrong.
    #[staticmethod]
    fn parse(record: Text<'_>) -> PyResult<Self> {
        record.parse().map(Self).map_err(raised)
    }

    /// What the seat on turn may do with that hand, which is what it holds now: no card that has been played. Empty
    /// when the round is over.
    fn legal_actions(&self, hand: CardSet) -> ActionSet {
        ActionSet(self.0.legal_actions(hand.0))
    }

    /// The cards of that hand, as it is now, that the seat on turn may play. Empty outside the play, and in dürt when
    /// it must pass.
    fn legal_cards(&self, hand: CardSet) -> CardSet {
        CardSet(self.0.legal_cards(hand.0))
    }

    /// Why the seat on turn may not do that with that hand, as it is now; `None` when it may.
    fn why_not(&self, hand: CardSet, action: Done<'_>) -> PyResult<Option<Illegal>> {
        Ok(self.0.why_not(hand.0, action.at(&self.0)?).map(Illegal::from))
    }

    /// The table after the action of the seat on turn, as a spectator sees it.
    ///
    /// Raises `IllegalAction` when no hand that fits the public record makes it legal.
    fn apply(&self, action: Done<'_>) -> PyResult<Self> {
        let mut table = self.0.clone();
        table.apply(action.at(&self.0)?).map_err(raised)?;
        Ok(Self(table))
    }
}

questions!(Table);
record_value!(Table, "king.Table");

crate::compare::compared!(Table, "king.Table.parse(%)");
