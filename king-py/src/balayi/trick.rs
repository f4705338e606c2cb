//! What lies on the table: tricks and piles; and what a round came to.

use king_rules::balayi as rules;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::card::{Card, CardOut};
use crate::members::Of;
use crate::numbers::Array;
use crate::values::{Reduced, copies};

/// A trick: the card led, and the answer to it once that is played. Rounds, tables and views give it.
///
/// >>> balayi.Trick(0, "S9", "ST", 1).winner
/// balayi.Player.ONE
#[pyclass(frozen, eq, hash, module = "king_rules.balayi")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Trick(pub(crate) rules::Trick);

#[pymethods]
impl Trick {
    #[new]
    #[pyo3(signature = (leader, lead, answer=None, winner=None))]
    fn new(
        leader: Of<rules::Player>,
        lead: Card,
        answer: Option<Card>,
        winner: Option<Of<rules::Player>>,
    ) -> PyResult<Self> {
        if answer.is_some() != winner.is_some() {
            return Err(PyValueError::new_err("a trick has a winner when, and only when, it has an answer"));
        }
        let (answer, winner) = (answer.map(|card| card.0), winner.map(|player| player.0));
        Ok(Self(rules::Trick { leader: leader.0, lead: lead.0, answer, winner }))
    }

    /// Who led.
    #[getter]
    fn leader(&self) -> Of<rules::Player> {
        Of(self.0.leader)
    }

    /// The card that was led.
    #[getter]
    fn lead(&self) -> CardOut {
        CardOut(self.0.lead)
    }

    /// What the other player answered; `None` while the trick is running.
    #[getter]
    fn answer(&self) -> Option<CardOut> {
        self.0.answer.map(CardOut)
    }

    /// Who took it (B5.4); `None` while the trick is running.
    #[getter]
    fn winner(&self) -> Option<Of<rules::Player>> {
        self.0.winner.map(Of)
    }

    /// The card that a player put into it; `None` when it has not.
    fn card(&self, player: Of<rules::Player>) -> Option<CardOut> {
        self.0.card(player.0).map(CardOut)
    }

    fn __repr__(&self) -> String {
        let rules::Trick { leader, lead, answer, winner } = self.0;
        let rest = answer.zip(winner).map(|(answer, winner)| format!(", '{answer}', '{winner}'"));
        format!("balayi.Trick('{leader}', '{lead}'{})", rest.unwrap_or_default())
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> Reduced<'py, (Of<rules::Player>, CardOut, Option<CardOut>, Option<Of<rules::Player>>)> {
        (py.get_type::<Self>(), (self.leader(), self.lead(), self.answer(), self.winner()))
    }
}

copies!(Trick);

/// One of a player's ten piles (B2.6, B4.1).
///
/// >>> balayi.Round(balayi.Pack.from_seed(7), 0).piles(1)[0]
/// balayi.Pile('H2', True)
#[pyclass(frozen, eq, hash, module = "king_rules.balayi")]
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

copies!(Pile);

/// What a round came to: who declared what, and the tricks that players 0 and 1 took, 26 in all (B6.1).
///
/// >>> balayi.RoundResult(1, "H", (9, 17)).scores
/// (-12, 12)
#[pyclass(frozen, eq, hash, module = "king_rules.balayi")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct RoundResult(pub(crate) rules::RoundResult);

#[pymethods]
impl RoundResult {
    #[new]
    fn new(declarer: Of<rules::Player>, denomination: Of<rules::Denomination>, taken: Array<u8, 2>) -> Self {
        Self(rules::RoundResult { declarer: declarer.0, denomination: denomination.0, taken: taken.0 })
    }

    /// Who declared.
    #[getter]
    fn declarer(&self) -> Of<rules::Player> {
        Of(self.0.declarer)
    }

    /// What was declared.
    #[getter]
    fn denomination(&self) -> Of<rules::Denomination> {
        Of(self.0.denomination)
    }

    /// The tricks that players 0 and 1 took.
    #[getter]
    fn taken(&self) -> (u8, u8) {
        self.0.taken.into()
    }

    /// The scores of players 0 and 1.
    #[getter]
    fn scores(&self) -> (i32, i32) {
        self.0.scores().into()
    }

    fn __repr__(&self) -> String {
        let rules::RoundResult { declarer, denomination, .. } = self.0;
        format!("balayi.RoundResult('{declarer}', '{denomination}', {:?})", self.taken())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (Of<rules::Player>, Of<rules::Denomination>, (u8, u8))> {
        (py.get_type::<Self>(), (self.declarer(), self.denomination(), self.taken()))
    }
}

copies!(RoundResult);
