//! Cards.

use king_rules as rules;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyString;

use crate::card_set::CardSet;
use crate::errors::raised;
use crate::lang::Lang;
use crate::members::Of;
use crate::numbers::{items, number, shown};
use crate::text;
use crate::tuples::Tuple;
use crate::values::text_value;

/// One of the 52 cards. Its number is 13 × suit + rank: ♣2 is 0 and ♠A is 51; cards compare by it.
///
/// A card is made from its text (suit first: `SA`; `sa`, `H10` and `♥10` are read too), from its number, or from a suit
/// and a rank. Wherever a card is taken, its text and its number are taken as well.
///
/// >>> Card("HK"), Card(37), Card(Suit.HEARTS, Rank.KING)
/// (Card('HK'), Card('HK'), Card('HK'))
/// >>> Card("HK").suit, int(Card("HK"))
/// (Suit.HEARTS, 37)
#[pyclass(frozen, module = "king_rules")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Card(pub(crate) rules::Card);

/// The 52 card objects: made once.
pub(crate) fn object(py: Python<'_>, card: rules::Card) -> PyResult<&Py<Card>> {
    static CARDS: PyOnceLock<Vec<Py<Card>>> = PyOnceLock::new();
    let cards = CARDS
        .get_or_try_init(py, || rules::Card::all().map(|card| Py::new(py, Card(card))).collect::<PyResult<_>>())?;
    Ok(&cards[card.index()])
}

/// A card on the way to Python.
#[derive(Clone, Copy)]
pub(crate) struct CardOut(pub(crate) rules::Card);

impl<'py> IntoPyObject<'py> for CardOut {
    type Target = Card;
    type Output = Bound<'py, Card>;
    type Error = PyErr;
    crate::hints::hint!(OUTPUT_TYPE = <Card as pyo3::PyTypeInfo>::TYPE_HINT);

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        Ok(object(py, self.0)?.bind(py).clone())
    }
}

impl FromPyObject<'_, '_> for Card {
    type Error = PyErr;
    crate::hints::hint!(reads "king_rules.typing", "CardLike");

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if let Ok(card) = ob.cast::<Self>() {
            return Ok(*card.get());
        }
        if ob.is_instance_of::<PyString>() {
            return text::of(ob)?.parse().map(Self).map_err(raised);
        }
        let no_card = || format!("{} is no card: a card, its text such as 'SA', or its number, 0 to 51", shown(ob));
        match number(ob)? {
            Some(number) => {
                let card = number.and_then(rules::Card::from_index).map(Self);
                card.ok_or_else(|| PyValueError::new_err(no_card()))
            }
            None => Err(PyTypeError::new_err(no_card())),
        }
    }
}

#[pymethods]
impl Card {
    #[new]
    #[pyo3(signature = (card, rank=None, /))]
    fn new(card: &Bound<'_, PyAny>, rank: Option<Of<rules::Rank>>) -> PyResult<Self> {
        match rank {
            None => card.extract(),
            Some(rank) => Ok(Self(rules::Card::new(card.extract::<Of<rules::Suit>>()?.0, rank.0))),
        }
    }

    /// Every card, in the order of the numbers.
    #[staticmethod]
    fn all() -> Tuple<CardOut> {
        rules::Card::all().map(CardOut).collect()
    }

    /// K♥, the card called *Rıfkı* (K1.3).
    #[classattr]
    #[pyo3(name = "KING_OF_HEARTS")]
    fn king_of_hearts() -> Self {
        Self(rules::Card::KING_OF_HEARTS)
    }

    /// A♥: a seat whose only heart it is may annul a Rıfkı round, as with K♥ (K4.1).
    #[classattr]
    #[pyo3(name = "ACE_OF_HEARTS")]
    fn ace_of_hearts() -> Self {
        Self(rules::Card::ACE_OF_HEARTS)
    }

    /// Its number, 0 to 51.
    #[getter]
    fn index(&self) -> usize {
        self.0.index()
    }

    /// Its suit.
    #[getter]
    fn suit(&self) -> Of<rules::Suit> {
        Of(self.0.suit())
    }

    /// Its rank.
    #[getter]
    fn rank(&self) -> Of<rules::Rank> {
        Of(self.0.rank())
    }

    /// The cards of its suit that are higher than it.
    #[getter]
    fn higher(&self) -> CardSet {
        CardSet(self.0.higher())
    }

    /// The card as people write it: `♥10`.
    #[getter]
    fn symbol(&self) -> String {
        format!("{:#}", self.0)
    }

    /// Its name for people, in English (`"en"`) or Turkish (`"tr"`).
    ///
    /// >>> Card("HK").display_name(), Card("HK").display_name("tr")
    /// ('king of hearts', 'kupa papazı')
    #[pyo3(signature = (lang=Lang::EN), text_signature = "($self, lang='en')")]
    fn display_name(&self, lang: Lang) -> String {
        self.0.name(lang.0).to_string()
    }

    fn __int__(&self) -> usize {
        self.0.index()
    }
}

text_value!(Card, "Card");

/// Cards out of any iterable, in its order.
pub(crate) struct Cards(pub(crate) Vec<rules::Card>);

impl FromPyObject<'_, '_> for Cards {
    type Error = PyErr;
    crate::hints::hint!(INPUT_TYPE = of!(name!("collections.abc", "Iterable"), name!("king_rules.typing", "CardLike")));

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        let most = usize::from(u8::MAX);
        let cards: Vec<Card> = items(ob, most + 1)?;
        if cards.len() > most {
            // One occurs twice, and perhaps there is no end to them.
            return Err(raised(rules::PackError::Count { found: u8::MAX, wanted: rules::Card::COUNT as u8 }));
        }
        Ok(Self(cards.into_iter().map(|card| card.0).collect()))
    }
}

impl Cards {
    /// No card.
    pub(crate) const NONE: Self = Self(Vec::new());

    /// The cards as a pack of 52, which may still occur twice.
    pub(crate) fn pack(self) -> PyResult<[rules::Card; rules::Card::COUNT]> {
        let found = self.0.len().try_into().unwrap_or(u8::MAX);
        let wanted = rules::Card::COUNT as u8;
        self.0.try_into().map_err(|_| raised(rules::PackError::Count { found, wanted }))
    }
}

/// The thirteen cards of a suit.
#[pyfunction]
pub(crate) fn suit_cards(suit: Of<rules::Suit>) -> CardSet {
    CardSet(suit.0.cards())
}

/// The sign of a suit.
#[pyfunction]
pub(crate) fn suit_symbol(suit: Of<rules::Suit>) -> char {
    suit.0.symbol()
}

/// A rank as it stands on a card.
#[pyfunction]
pub(crate) fn rank_figure(rank: Of<rules::Rank>) -> &'static str {
    rank.0.figure()
}

/// The four cards of a rank.
#[pyfunction]
pub(crate) fn rank_cards(rank: Of<rules::Rank>) -> CardSet {
    CardSet(rank.0.cards())
}

crate::compare::compared!(Card, "Card(%)", ordered);
