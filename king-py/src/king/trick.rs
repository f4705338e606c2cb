//! Tricks, and what may be played to them.

use king_rules::{self as rules, king};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::contract::Contract;
use super::house_rules::HouseRules;
use crate::card::{Card, CardOut, Cards};
use crate::card_set::CardSet;
use crate::members::Of;
use crate::reason::Reason;
use crate::tuples::{Items, Tuple};
use crate::values::{Reduced, copies};

/// Up to four cards played clockwise from a leader. It iterates over the cards in the order played.
///
/// >>> trick = king.Trick("W", ["S9", "C2"])
/// >>> trick.led, trick.turn, trick.winner("C"), trick.plays
/// (Suit.SPADES, king.Seat.EAST, king.Seat.NORTH, ((king.Seat.WEST, Card('S9')), (king.Seat.NORTH, Card('C2'))))
#[pyclass(frozen, eq, hash, module = "king_rules.king")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Trick(pub(crate) king::Trick);

#[pymethods]
impl Trick {
    /// Raises `ValueError` for more than four cards.
    #[new]
    #[pyo3(signature = (leader, cards=Cards::NONE), text_signature = "(leader, cards=())")]
    fn new(leader: Of<king::Seat>, cards: Cards) -> PyResult<Self> {
        let cards = cards.0;
        if cards.len() > king::Seat::ALL.len() {
            return Err(PyValueError::new_err(format!("{} cards are no trick", cards.len())));
        }
        Ok(Self(cards.into_iter().fold(king::Trick::new(leader.0), king::Trick::with)))
    }

    /// Who plays, or played, the first card.
    #[getter]
    fn leader(&self) -> Of<king::Seat> {
        Of(self.0.leader())
    }

    /// The suit of the first card; `None` when no card lies.
    #[getter]
    fn led(&self) -> Option<Of<rules::Suit>> {
        self.0.led().map(Of)
    }

    /// Who plays next; `None` when the trick is full.
    #[getter]
    fn turn(&self) -> Option<Of<king::Seat>> {
        self.0.turn().map(Of)
    }

    /// Who played what, in order.
    #[getter]
    fn plays(&self) -> Tuple<(Of<king::Seat>, CardOut)> {
        self.0.plays().map(|(seat, card)| (Of(seat), CardOut(card))).collect()
    }

    /// The cards that lie.
    #[getter]
    fn cards(&self) -> CardSet {
        CardSet(self.0.cards())
    }

    /// Who takes the trick as it lies: the highest trump, otherwise the highest card of the suit led (K7.2). `None`
    /// when no card lies.
    #[pyo3(signature = (trump=None))]
    fn winner(&self, trump: Option<Of<rules::Suit>>) -> Option<Of<king::Seat>> {
        self.0.winner(trump.map(|trump| trump.0)).map(Of)
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __iter__(&self) -> Items<CardOut> {
        self.played()
    }

    fn __repr__(&self) -> String {
        let cards: Vec<_> = self.0.plays().map(|(_, card)| format!("'{card}'")).collect();
        format!("king.Trick('{}', [{}])", self.0.leader(), cards.join(", "))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (&'static str, Tuple<CardOut>)> {
        (py.get_type::<Self>(), (self.0.leader().text(), self.played()))
    }
}

impl Trick {
    fn played<I: FromIterator<CardOut>>(&self) -> I {
        self.0.plays().map(|(_, card)| CardOut(card)).collect()
    }
}

copies!(Trick);

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
#[pyclass(frozen, eq, hash, module = "king_rules.king")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Duties(pub(crate) king::Duties);

#[pymethods]
impl Duties {
    #[new]
    #[pyo3(
        signature = (contract, trick, hearts_open, rules=HouseRules(king::HouseRules::new())),
        text_signature = "(contract, trick, hearts_open, rules='-')"
    )]
    fn new(contract: Contract, trick: &Bound<'_, Trick>, hearts_open: bool, rules: HouseRules) -> PyResult<Self> {
        let trick = trick.get().0;
        if trick.turn().is_none() {
            return Err(PyValueError::new_err("four cards lie: the next card is led to a new trick"));
        }
        Ok(Self(king::Duties { contract: contract.0, rules: rules.0, trick, hearts_open }))
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
    fn why_not(&self, hand: CardSet, card: Card) -> Option<Reason> {
        self.0.why_not(hand.0, card.0).map(Reason::from)
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
        let king::Duties { contract, rules, trick, hearts_open } = self.0;
        let hearts_open = if hearts_open { "True" } else { "False" };
        format!("king.Duties('{contract}', {}, {hearts_open}, '{rules}')", Trick(trick).__repr__())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (Contract, Trick, bool, HouseRules)> {
        (py.get_type::<Self>(), (self.contract(), self.trick(), self.0.hearts_open, self.rules()))
    }
}

copies!(Duties);
