//! Parties.

use king_rules::king;
use pyo3::prelude::*;

use super::deal::Deal;
use super::house_rules::HouseRules;
use super::result::RoundResult;
use super::round::Round;
use super::sets::ContractSet;
use super::sheet::{Outcome, Sheet};
use crate::errors::raised;
use crate::members::Of;
use crate::numbers::{Index, items};
use crate::text::Text;
use crate::tuples::Tuple;
use crate::values::{Exactly, record_value};

/// A party of 32 rounds (K2, K10) and its results so far: what was declared, who doubled whom, and who took what in
/// each counted round. The scores follow from these; the rounds themselves are not kept.
///
/// With `start` and `record` it runs a table; with `record_result` it keeps the score for people who play with real
/// cards. A party never changes: these return the party after the round. Its text is the score sheet without cards, read
/// by `Party.parse`.
///
/// >>> party = king.Party("S")
/// >>> party.declarer, party.dealer
/// (king.Seat.SOUTH, king.Seat.EAST)
/// >>> # The first example of the source: dürt from 4, only West doubles South and South redoubles.
/// >>> party = party.record_result(king.RoundResult("S", "durt:4", "S>W,W>S", [20, -10, 45, 10]))
/// >>> party.totals, str(party)
/// ((142, 112, 237, 62), 'king-sheet1 S - durt:4/S>W,W>S/20,-10,45,10')
#[pyclass(frozen, weakref, module = "king_rules.king")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Party(pub(crate) king::Party);

#[pymethods]
impl Party {
    #[new]
    #[pyo3(
        signature = (first_declarer, rules=HouseRules(king::HouseRules::new())),
        text_signature = "(first_declarer, rules='-')"
    )]
    fn new(first_declarer: Of<king::Seat>, rules: HouseRules) -> Self {
        Self(king::Party::new(first_declarer.0, rules.0))
    }

    /// How many rounds a party counts (K2.2).
    #[classattr]
    #[pyo3(name = "ROUNDS")]
    fn rounds() -> usize {
        king::Party::ROUNDS
    }

    /// Reads a score sheet without cards, recording each result again.
    ///
    /// Raises `ParseError` with the place of what is wrong.
    #[staticmethod]
    fn parse(text: Text<'_>) -> PyResult<Self> {
        text.parse().map(Self).map_err(raised)
    }

    /// Who declared, or declares, the first round.
    #[getter]
    fn first_declarer(&self) -> Of<king::Seat> {
        Of(self.0.first_declarer())
    }

    /// The house rules.
    #[getter]
    fn house_rules(&self) -> HouseRules {
        HouseRules(self.0.house_rules())
    }

    /// Whether all rounds are counted.
    #[getter]
    fn is_over(&self) -> bool {
        self.0.is_over()
    }

    /// Who declares the next round; `None` when the party is over (K2.2).
    #[getter]
    fn declarer(&self) -> Option<Of<king::Seat>> {
        self.0.declarer().map(Of)
    }

    /// Who deals the next round: the seat at the declarer's right (K2.4). After an annulled round it deals again
    /// (K4.2). `None` when the party is over.
    #[getter]
    fn dealer(&self) -> Option<Of<king::Seat>> {
        self.0.dealer().map(Of)
    }

    /// The contracts that a seat has not declared yet (K2.3).
    fn unused(&self, seat: Of<king::Seat>) -> ContractSet {
        ContractSet(self.0.unused(seat.0))
    }

    /// The next round, with this deal.
    ///
    /// Raises `PartyError` when the party is over.
    fn start(&self, deal: Deal) -> PyResult<Round> {
        self.0.start(deal.0).map(Round).map_err(raised)
    }

    /// The party after a round that is over. One that was annulled is the party's next round too, but does not count:
    /// the party stays as it is, and the same declarer begins afresh (K4.2).
    ///
    /// Raises `PartyError` when the round is not over, or not the next round of this party.
    fn record(&self, round: Exactly<'_, Round>) -> PyResult<Self> {
        let mut party = self.0.clone();
        party.record(&round.0.get().0).map_err(raised)?;
        Ok(Self(party))
    }

    /// The party after a round that was played with real cards.
    ///
    /// Raises `PartyError` when the party is over, another seat declares next, the declarer has used this contract, or
    /// doubles or points cannot be.
    fn record_result(&self, result: Exactly<'_, RoundResult>) -> PyResult<Self> {
        let mut party = self.0.clone();
        party.record_result(result.0.get().0).map_err(raised)?;
        Ok(Self(party))
    }

    /// The party with another result in the place of counted round n, counted from 0: what was written down wrong.
    ///
    /// Raises `PartyError` when that round is not counted, or the result cannot be its result beside the other rounds.
    ///
    /// >>> party = king.Party.parse("king-sheet1 N - kiz_almaz/-/10,10,10,10 rifki/-/0,0,0,30")
    /// >>> party.correct(1, king.RoundResult("E", "rifki", "-", [0, 30, 0, 0]))
    /// king.Party.parse('king-sheet1 N - kiz_almaz/-/10,10,10,10 rifki/-/0,30,0,0')
    fn correct(&self, n: Index, result: Exactly<'_, RoundResult>) -> PyResult<Self> {
        let mut party = self.0.clone();
        party.correct(n.0.unwrap_or(usize::MAX), result.0.get().0).map_err(raised)?;
        Ok(Self(party))
    }

    /// The counted rounds, in order.
    #[getter]
    fn results(&self) -> Tuple<RoundResult> {
        self.0.results().map(RoundResult).collect()
    }

    /// The running scores: what every seat starts with, then the totals after each counted round, N, E, S, W (K10.1).
    #[getter]
    fn running(&self) -> Tuple<(i32, i32, i32, i32)> {
        self.0.running().map(Into::into).collect()
    }

    /// What each seat has now, N, E, S, W.
    #[getter]
    fn totals(&self) -> (i32, i32, i32, i32) {
        self.0.totals().into()
    }

    /// The score sheet; its `imbalance` is *sağlama* (K10.2).
    #[getter]
    fn sheet(&self) -> Sheet {
        Sheet(self.0.sheet())
    }

    /// How the party ended; `None` before all rounds are counted (K10.3).
    #[getter]
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome().map(Outcome)
    }

    /// The first line of a party file of this party, without the line end; the records of its rounds follow it, a line
    /// each.
    ///
    /// >>> king.Party("S").head
    /// 'king-party1 S -'
    #[getter]
    fn head(&self) -> String {
        self.0.head().to_string()
    }

    /// The file of this party with these rounds, which are its rounds in order: the head and a record a line.
    #[pyo3(signature = (rounds: "Iterable[Round]"))]
    fn file(&self, rounds: &Bound<'_, PyAny>) -> PyResult<String> {
        let rounds = items::<Exactly<'_, Round>>(rounds.as_borrowed(), usize::MAX)?;
        let rounds: Vec<_> = rounds.iter().map(|round| round.0.get().0.clone()).collect();
        Ok(self.0.file(&rounds).to_string())
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __bool__(&self) -> bool {
        true
    }
}

record_value!(Party, "king.Party");

crate::compare::compared!(Party, "king.Party.parse(%)");
