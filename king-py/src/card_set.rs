//! Sets of cards.

use king_rules as rules;
use pyo3::prelude::*;

use crate::card::{Card, CardOut};
use crate::errors::raised;
use crate::members::Member;
use crate::sets::{SetClass, set_methods};
use crate::values::text_value;

/// An immutable set of cards, with all that a `frozenset` can do; its items stand in the order of their numbers.
///
/// It is made from any iterable of cards, from a hand in text (spades first, ranks high to low: `K762.J.AQ.AKQ654`) or
/// from a mask (bit = number of the card), which `int()` returns. Wherever a set of cards is taken, these are taken
/// as well. Beside `&`, `|`, `-` and `^` a suit or a rank stands for its cards. As an empty set is false, a duty of play
/// reads like its rule: `(hand & led) or hand`.
///
/// >>> hand = CardSet("K762.J.AQ.AKQ654")
/// >>> len(hand), "HJ" in hand, hand & Suit.HEARTS, hand - Rank.KING
/// (13, True, CardSet('.J..'), CardSet('762.J.AQ.AQ654'))
/// >>> hand.shape, hand.spades, hand.honours
/// ((6, 2, 1, 4), CardSet('K762...'), CardSet('K.J.AQ.AKQ'))
/// >>> CardSet(["SA", "C2"]), int(CardSet(["SA", "C2"])), CardSet(3)
/// (CardSet('A...2'), 2251799813685249, CardSet('...32'))
#[pyclass(frozen, module = "king_rules")]
#[derive(Clone, Copy)]
pub(crate) struct CardSet(pub(crate) rules::CardSet);

impl SetClass for CardSet {
    const NAME: &'static str = "CardSet";
    const WRITE: &'static str = "CardSet(%)";
    crate::hints::hint!(READS = name!("king_rules.typing", "CardsLike"));
    type Item = CardOut;

    fn bits(self) -> u128 {
        self.0.bits().into()
    }

    fn of_bits(bits: u128) -> Option<Self> {
        rules::CardSet::from_bits(bits.try_into().ok()?).map(Self)
    }

    fn instance(ob: Borrowed<'_, '_, PyAny>) -> Option<Self> {
        ob.cast::<Self>().ok().map(|set| *set.get())
    }

    fn parse(text: &str) -> PyResult<Self> {
        text.parse().map(Self).map_err(raised)
    }

    fn item(bit: u32) -> CardOut {
        CardOut(rules::Card::from_index(bit as usize).expect("a bit of a set of cards"))
    }

    fn read_item(ob: Borrowed<'_, '_, PyAny>) -> PyResult<u32> {
        ob.extract::<Card>().map(|card| card.0.index() as u32)
    }

    fn stands_for(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Option<Self>> {
        if rules::Suit::is_member(ob)? {
            return rules::Suit::read(ob).map(|suit| Some(Self(suit.cards())));
        }
        if rules::Rank::is_member(ob)? {
            return rules::Rank::read(ob).map(|rank| Some(Self(rank.cards())));
        }
        Ok(None)
    }

    fn is_item(ob: Borrowed<'_, '_, PyAny>) -> bool {
        ob.is_instance_of::<Card>()
    }
}

set_methods!(CardSet);
text_value!(CardSet, "CardSet");

#[pymethods]
impl CardSet {
    #[new]
    #[pyo3(signature = (cards=CardSet(rules::CardSet::EMPTY), /), text_signature = "(cards=(), /)")]
    fn new(cards: Self) -> Self {
        cards
    }

    /// No card.
    #[classattr]
    #[pyo3(name = "EMPTY")]
    fn empty() -> Self {
        Self(rules::CardSet::EMPTY)
    }

    /// The whole pack.
    #[classattr]
    #[pyo3(name = "ALL")]
    fn all() -> Self {
        Self(rules::CardSet::ALL)
    }

    /// The card of the lowest number, `None` of an empty set: the lowest of its suit when the set is of one suit.
    #[getter]
    fn lowest(&self) -> Option<CardOut> {
        self.0.lowest().map(CardOut)
    }

    /// The card of the highest number, `None` of an empty set: the highest of its suit when the set is of one suit.
    #[getter]
    fn highest(&self) -> Option<CardOut> {
        self.0.highest().map(CardOut)
    }

    /// How many cards it has of each suit, in the order of the suits: ♣, ♦, ♥, ♠. `shapes` tells it of many hands.
    ///
    /// >>> CardSet("K762.J.AQ.AKQ654").shape[Suit.SPADES]
    /// 4
    #[getter]
    fn shape(&self) -> (u8, u8, u8, u8) {
        self.0.shape().into()
    }

    /// Its clubs.
    #[getter]
    fn clubs(&self) -> Self {
        Self(self.0 & rules::Suit::Clubs.cards())
    }

    /// Its diamonds.
    #[getter]
    fn diamonds(&self) -> Self {
        Self(self.0 & rules::Suit::Diamonds.cards())
    }

    /// Its hearts.
    #[getter]
    fn hearts(&self) -> Self {
        Self(self.0 & rules::Suit::Hearts.cards())
    }

    /// Its spades.
    #[getter]
    fn spades(&self) -> Self {
        Self(self.0 & rules::Suit::Spades.cards())
    }

    /// Its aces, kings, queens, jacks and tens.
    #[getter]
    fn honours(&self) -> Self {
        Self(self.0 & rules::CardSet::HONOURS)
    }

    /// The cards of the pack that are not in the set.
    fn __invert__(&self) -> Self {
        Self(!self.0)
    }
}
