//! Which cards may be played to a trick.

use king_rules::Suit;
use king_rules::balayi as rules;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::illegal::Illegal;
use super::trick::Trick;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::members::Of;
use crate::values::{Reduced, value};

/// What decides which of its playable cards a player may play (B5). A table knows it of itself (`table.duties`); a
/// program that keeps its own state fills it in. A hand is here all that its player can play, open table cards included
/// (B4.4).
///
/// Raises `ValueError` when two cards lie: the next card is led to a new trick.
///
/// >>> duties = balayi.Duties(balayi.Trick(0, ["C9"]), trump="C")
/// >>> duties.legal_cards("A2.K.9.QT4"), duties.why_not("A2.K.9.QT4", "C4").clause
/// (CardSet('...QT'), 'B5.3')
/// >>> duties.excluded("C4", CardSet.ALL)  # whoever plays it had no club above the nine
/// CardSet('...AKQJT')
#[pyclass(frozen, module = "king_rules.balayi")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Duties(pub(crate) rules::Duties);

#[pymethods]
impl Duties {
    #[new]
    #[pyo3(signature = (trick, trump=None))]
    fn new(trick: &Bound<'_, Trick>, trump: Option<Of<Suit>>) -> PyResult<Self> {
        let trick = trick.get().0;
        if trick.turn().is_none() {
            return Err(PyValueError::new_err("two cards lie: the next card is led to a new trick"));
        }
        Ok(Self(rules::Duties { trick, trump: trump.map(|trump| trump.0) }))
    }

    /// The trick as it lies: at most one card.
    #[getter]
    fn trick(&self) -> Trick {
        Trick(self.0.trick)
    }

    /// The trump suit; `None` in no trump.
    #[getter]
    fn trump(&self) -> Option<Of<Suit>> {
        self.0.trump.map(Of)
    }

    /// The cards of the hand that may be played: none of an empty hand, else at least one.
    fn legal_cards(&self, hand: CardSet) -> CardSet {
        CardSet(self.0.legal_cards(hand.0))
    }

    /// Why a card may not be played from that hand; `None` when it may.
    fn why_not(&self, hand: CardSet, card: Card) -> Option<Illegal> {
        self.0.why_not(hand.0, card.0).map(Illegal::from)
    }

    /// What playing that card proves its player not to have been able to play: the cards x of `available` such that no
    /// hand out of `available` with x and the card makes it legal. `available` are the cards not played before.
    fn excluded(&self, card: Card, available: CardSet) -> CardSet {
        CardSet(self.0.excluded(card.0, available.0))
    }

    fn __repr__(&self) -> String {
        let trump = self.0.trump.map_or("None".to_owned(), |trump| format!("'{trump}'"));
        format!("balayi.Duties({}, {trump})", self.trick().__repr__())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (Trick, Option<Of<Suit>>)> {
        (py.get_type::<Self>(), (self.trick(), self.trump()))
    }
}

value!(Duties);

crate::compare::compared!(Duties, "");
