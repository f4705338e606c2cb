//! Deals.

use king_rules::king;
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::card::Cards;
use crate::card_set::CardSet;
use crate::errors::raised;
use crate::members::Of;
use crate::numbers::{Array, Seed};
use crate::text;
use crate::tuples::Items;
use crate::values::text_value;

/// Four hands of 13 cards that make up the pack (K2.5).
///
/// It is made from a PBN deal (`N:spades.hearts.diamonds.clubs …`, clockwise; another first seat is read too) or from
/// four hands in the order N, E, S, W. Wherever a deal is taken, these are taken as well.
///
/// >>> deal = king.Deal.from_seed(7)
/// >>> deal["N"], len(deal)
/// (CardSet('KJ4.T6.J87542.T8'), 4)
/// >>> king.Deal(str(deal)) == king.Deal(deal.hands) == deal
/// True
#[pyclass(frozen, module = "king_rules.king")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Deal(pub(crate) king::Deal);

impl FromPyObject<'_, '_> for Deal {
    type Error = PyErr;
    crate::hints::hint!(reads "king_rules.king.typing", "DealLike");

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if let Ok(deal) = ob.cast::<Self>() {
            return Ok(*deal.get());
        }
        if ob.is_instance_of::<PyString>() {
            return text::of(ob)?.parse().map(Self).map_err(raised);
        }
        let hands: Array<CardSet, 4> = ob.extract()?;
        king::Deal::new(hands.0.map(|hand| hand.0)).map(Self).map_err(raised)
    }
}

#[pymethods]
impl Deal {
    #[new]
    #[pyo3(signature = (deal, /))]
    fn new(deal: Self) -> Self {
        deal
    }

    /// The deal of a seed, 0 to 2⁶⁴ − 1: the same in every language, for ever.
    ///
    /// >>> king.Deal.from_seed(0)["N"]
    /// CardSet('AQJ.J4.AQ72.AKT4')
    #[staticmethod]
    fn from_seed(seed: Seed) -> Self {
        Self(king::Deal::from_seed(seed.0))
    }

    /// Deals 52 cards as it is done at the table: one card at a time, clockwise, from the dealer's left (K2.5).
    ///
    /// Raises `PackError` when they are not 52 different cards.
    ///
    /// >>> king.Deal.from_pack(Card.all(), "W")["N"]
    /// CardSet('J73.Q84.K95.AT62')
    #[staticmethod]
    fn from_pack(pack: Cards, dealer: Of<king::Seat>) -> PyResult<Self> {
        king::Deal::from_pack(&pack.pack()?, dealer.0).map(Self).map_err(raised)
    }

    /// The four hands, in the order N, E, S, W.
    #[getter]
    fn hands(&self) -> (CardSet, CardSet, CardSet, CardSet) {
        self.0.hands().map(CardSet).into()
    }

    /// The hand of a seat; `deal[seat]` is the same.
    fn hand(&self, seat: Of<king::Seat>) -> CardSet {
        CardSet(self.0.hand(seat.0))
    }

    fn __getitem__(&self, seat: Of<king::Seat>) -> CardSet {
        self.hand(seat)
    }

    fn __iter__(&self) -> Items<CardSet> {
        self.0.hands().into_iter().map(CardSet).collect()
    }

    fn __len__(&self) -> usize {
        self.0.hands().len()
    }
}

text_value!(Deal, "king.Deal");

/// Who declares first (K2.1): the seats draw a card each in the order N, E, S, W, the highest rank wins, and those tied
/// for it draw again from the cards not yet drawn. `cards` are the cards in the order drawn; `None` when they run out
/// before it is decided.
///
/// >>> king.first_declarer(["C2", "DK", "H7", "SK", "C4", "C5"])
/// king.Seat.WEST
#[pyfunction]
pub(crate) fn first_declarer(cards: Cards) -> Option<Of<king::Seat>> {
    king::first_declarer(cards.0).map(Of)
}

crate::compare::compared!(Deal, "king.Deal(%)");
