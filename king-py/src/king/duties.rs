//! Which cards may be played to a trick.

use king_rules::king as rules;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::contract::Contract;
use super::house_rules::HouseRules;
use super::illegal::Illegal;
use super::trick::Trick;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::values::{Reduced, value};

/// What decides which cards may be played to a trick (K7). A table knows it of itself (`table.duties`); a program that
/// keeps its own state fills it in. In dürt there are no tricks and no such duties: see `king.durt`.
///
/// In the trick lie at most three cards, for with four the next card is led to a new one. Raises `ValueError` when four
/// lie.
///
/// >>> duties = king.Duties("kupa_almaz", king.Trick("N"), hearts_open=False)
/// >>> duties.legal_cards("K.AQ.7.")
/// CardSet('K..7.')
/// >>> duties.why_not("K.AQ.7.", "HA").clause
/// 'K7.6'
/// >>> duties.legal_cards(".AQ..")  # with hearts only, Kupa almaz asks for the highest (K7.7)
/// CardSet('.A..')
#[pyclass(frozen, module = "king_rules.king")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Duties(pub(crate) rules::Duties);

#[pymethods]
impl Duties {
    #[new]
    #[pyo3(
        signature = (contract, trick, hearts_open, rules=HouseRules(rules::HouseRules::new())),
        text_signature = "(contract, trick, hearts_open, rules='-')"
    )]
    fn new(contract: Contract, trick: &Bound<'_, Trick>, hearts_open: bool, rules: HouseRules) -> PyResult<Self> {
        let trick = trick.get().0;
        if trick.turn().is_none() {
            return Err(PyValueError::new_err("four cards lie: the next card is led to a new trick"));
        }
        Ok(Self(rules::Duties { contract: contract.0, rules: rules.0, trick, hearts_open }))
    }

    /// The contract of the round.
    #[getter]
    fn contract(&self) -> Contract {
        Contract(self.0.contract)
    }

    /// The trick as it lies: at most three cards. Once four lie, the next card is led to a new trick.
    #[getter]
    fn trick(&self) -> Trick {
        Trick(self.0.trick)
    }

    /// Whether a heart has been played in the round (K7.6).
    #[getter]
    fn hearts_open(&self) -> bool {
        self.0.hearts_open
    }

    /// The house rules of the table.
    #[getter]
    fn rules(&self) -> HouseRules {
        HouseRules(self.0.rules)
    }

    /// The cards of the hand that may be played: none of an empty hand, else at least one.
    fn legal_cards(&self, hand: CardSet) -> CardSet {
        CardSet(self.0.legal_cards(hand.0))
    }

    /// Why a card may not be played from that hand; `None` when it may.
    fn why_not(&self, hand: CardSet, card: Card) -> Option<Illegal> {
        self.0.why_not(hand.0, card.0).map(Illegal::from)
    }

    /// What playing that card proves its player not to have held: the cards x of `available` such that no hand out of
    /// `available` with x and the card makes it legal. `available` are the cards not played before.
    ///
    /// >>> king.Duties("rifki", king.Trick("N", ["S9"]), hearts_open=True).excluded("C2", CardSet.ALL)
    /// CardSet('AKQJT98765432.AQJT98765432..')
    fn excluded(&self, card: Card, available: CardSet) -> CardSet {
        CardSet(self.0.excluded(card.0, available.0))
    }

    fn __repr__(&self) -> String {
        let rules::Duties { contract, rules, trick, hearts_open } = self.0;
        let hearts_open = if hearts_open { "True" } else { "False" };
        format!("king.Duties('{contract}', {}, {hearts_open}, '{rules}')", Trick(trick).__repr__())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (Contract, Trick, bool, HouseRules)> {
        (py.get_type::<Self>(), (self.contract(), self.trick(), self.0.hearts_open, self.rules()))
    }
}

value!(Duties);

crate::compare::compared!(Duties, "");
