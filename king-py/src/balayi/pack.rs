//! Packs, and where their cards go.

use king_rules::balayi as rules;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::card::{CardOut, Cards};
use crate::errors::raised;
use crate::members::Of;
use crate::numbers::{Number, Seed, name};
use crate::text::{self, Text};
use crate::tuples::{Items, Tuple};
use crate::values::{Reduced, text_value, value};

/// The 52 cards in the order in which they are dealt (B2). It is made from any iterable of 52 different cards, or from
/// its text: the cards separated by spaces. Wherever a pack is taken, these are taken as well.
///
/// >>> pack = balayi.Pack.from_seed(7)
/// >>> pack[0], len(pack), str(pack)[:23]
/// (Card('HT'), 52, 'HT C8 D4 D7 S4 DJ SJ CT')
/// >>> balayi.Pack(list(pack)) == pack
/// True
#[pyclass(frozen, module = "king_rules.balayi")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Pack(pub(crate) rules::Pack);

impl FromPyObject<'_, '_> for Pack {
    type Error = PyErr;
    crate::hints::hint!(reads "king_rules.balayi.typing", "PackLike");

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if let Ok(pack) = ob.cast::<Self>() {
            return Ok(*pack.get());
        }
        if ob.is_instance_of::<PyString>() {
            return text::of(ob)?.parse().map(Self).map_err(raised);
        }
        rules::Pack::new(ob.extract::<Cards>()?.pack()?).map(Self).map_err(raised)
    }
}

#[pymethods]
impl Pack {
    #[new]
    #[pyo3(signature = (cards, /))]
    fn new(cards: Self) -> Self {
        cards
    }

    /// The pack of a seed, 0 to 2⁶⁴ − 1: the same in every language, for ever.
    #[staticmethod]
    fn from_seed(seed: Seed) -> Self {
        Self(rules::Pack::from_seed(seed.0))
    }

    /// The cards in the order in which they are dealt.
    #[getter]
    fn cards(&self) -> Tuple<CardOut> {
        self.0.cards().iter().copied().map(CardOut).collect()
    }

    fn __len__(&self) -> usize {
        self.0.cards().len()
    }

    fn __iter__(&self) -> Items<CardOut> {
        self.0.cards().iter().copied().map(CardOut).collect()
    }

    fn __getitem__<'py>(&self, py: Python<'py>, place: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.cards().into_pyobject(py)?.as_any().get_item(place)
    }
}

text_value!(Pack, "balayi.Pack");

/// Where a card of the pack goes in the deal (B2): `kind` is `closed` (face down, at the bottom of pile `number` of
/// `owner`, 0 to 9), `open` (face up on that pile), or `hand` (hand card `number` of `owner`, 0 to 5).
///
/// >>> balayi.Place.of(4, dealer=0)  # the player who does not deal gets the first five cards, face down (B2.1)
/// balayi.Place('closed', '1', 4)
/// >>> balayi.Place("open", 0, 5).slot(dealer=0)
/// 35
#[pyclass(frozen, module = "king_rules.balayi")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Place(pub(crate) rules::Place);

#[pymethods]
impl Place {
    /// Raises `ValueError` when there is no such place.
    #[new]
    #[pyo3(signature = (kind: "Literal['closed', 'open', 'hand']", owner, number))]
    fn new(kind: Text<'_>, owner: Of<rules::Player>, number: Number<u8, { name::NUMBER }>) -> PyResult<Self> {
        let number = number.0;
        let place = match &*kind {
            "closed" => rules::Place::Closed(owner.0, number),
            "open" => rules::Place::Open(owner.0, number),
            "hand" => rules::Place::Hand(owner.0, number),
            _ => {
                return Err(PyValueError::new_err(format!("no place '{kind}': there are 'closed', 'open' and 'hand'")));
            }
        };
        match place.slot(owner.0) {
            Some(_) => Ok(Self(place)),
            None => Err(PyValueError::new_err(format!("there is no {kind} card {number}"))),
        }
    }

    /// Where the card goes that stands at that place of the pack, 0 to 51, when that player deals.
    ///
    /// Raises `ValueError` from 52 on.
    #[staticmethod]
    fn of(slot: Number<usize, { name::SLOT }>, dealer: Of<rules::Player>) -> PyResult<Self> {
        let place = rules::Place::of(slot.0, dealer.0).map(Self);
        place.ok_or_else(|| PyValueError::new_err(format!("the pack has no place {}: they go from 0 to 51", slot.0)))
    }

    /// The place in the pack, 0 to 51, of the card that goes there when that player deals.
    fn slot(&self, dealer: Of<rules::Player>) -> PyResult<usize> {
        self.0.slot(dealer.0).ok_or_else(|| PyValueError::new_err("there is no such place"))
    }

    /// `closed`, `open` or `hand`.
    #[getter]
    fn kind(&self) -> &'static str {
        self.parts().0
    }

    /// Whose it is.
    #[getter]
    fn owner(&self) -> Of<rules::Player> {
        self.parts().1
    }

    /// The number of the pile, 0 to 9, or of the hand card, 0 to 5.
    #[getter]
    fn number(&self) -> u8 {
        self.parts().2
    }

    fn __repr__(&self) -> String {
        let (kind, owner, number) = self.parts();
        format!("balayi.Place('{kind}', '{}', {number})", owner.0)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (&'static str, Of<rules::Player>, u8)> {
        (py.get_type::<Self>(), self.parts())
    }
}

impl Place {
    fn parts(self) -> (&'static str, Of<rules::Player>, u8) {
        match self.0 {
            rules::Place::Closed(owner, number) => ("closed", Of(owner), number),
            rules::Place::Open(owner, number) => ("open", Of(owner), number),
            rules::Place::Hand(owner, number) => ("hand", Of(owner), number),
        }
    }
}

value!(Place);

crate::compare::compared!(Pack, "balayi.Pack(%)");
crate::compare::compared!(Place, "");
