//! What a seat is to hold.

use king_rules::king;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

use crate::card_set::CardSet;
use crate::numbers::{Array, Number, name, number};
use crate::values::{Reduced, value};

/// What a seat is to hold in a deal: cards that it has, cards that it has not, how many it has of each suit. See `Deals`.
///
/// A length is a number, or a pair of the fewest and the most; `shape` is that of a `CardSet`: exactly so many ♣, ♦, ♥ and ♠.
/// Wherever a holding is taken, cards are taken as well: those that the seat holds.
///
/// >>> king.Holding("AK...", lacks=["HK"], hearts=(4, 6), clubs=0)
/// king.Holding('AK...', lacks='.K..', clubs=0, hearts=(4, 6))
/// >>> king.Holding(shape=(3, 3, 4, 3)).allows("AK2.AKQ2.432.432")
/// True
#[pyclass(frozen, module = "king_rules.king")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Holding(pub(crate) king::Holding);

impl FromPyObject<'_, '_> for Holding {
    type Error = PyErr;
    crate::hints::hint!(reads "king_rules.king.typing", "HoldingLike");

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        match ob.cast::<Self>() {
            Ok(holding) => Ok(*holding.get()),
            Err(_) => ob.extract().map(|cards: CardSet| Self(king::Holding::of(cards.0))),
        }
    }
}

/// The fewest and the most.
#[derive(Clone, Copy)]
struct Length<const NAME: usize>((u8, u8));

impl<const NAME: usize> FromPyObject<'_, '_> for Length<NAME> {
    type Error = PyErr;
    crate::hints::hint!(reads "king_rules.king.typing", "LengthLike");

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if number::<u8>(ob)?.is_some() {
            return ob.extract().map(|length: Number<u8, NAME>| Self((length.0, length.0)));
        }
        let pair: Array<Number<u8, NAME>, 2, NAME> = ob.extract().map_err(|error: PyErr| {
            if error.is_instance_of::<PyTypeError>(ob.py()) {
                let shown = crate::numbers::shown(ob);
                return PyTypeError::new_err(format!("{shown} is no length: a number, or the fewest and the most"));
            }
            error
        })?;
        let [fewest, most] = pair.0.map(|number| number.0);
        Ok(Self((fewest, most)))
    }
}

/// Any length.
const ANY: (u8, u8) = (0, 13);

#[pymethods]
impl Holding {
    #[new]
    #[pyo3(
        signature = (
            holds=CardSet(king_rules::CardSet::EMPTY), lacks=CardSet(king_rules::CardSet::EMPTY),
            clubs=Length(ANY), diamonds=Length(ANY), hearts=Length(ANY), spades=Length(ANY), *, shape=None,
        ),
        text_signature = "(holds=(), lacks=(), clubs=(0, 13), diamonds=(0, 13), hearts=(0, 13), spades=(0, 13), *, \
                          shape=None)",
    )]
    fn new(
        holds: CardSet,
        lacks: CardSet,
        clubs: Length<{ name::CLUBS }>,
        diamonds: Length<{ name::DIAMONDS }>,
        hearts: Length<{ name::HEARTS }>,
        spades: Length<{ name::SPADES }>,
        shape: Option<Array<Number<u8, { name::SHAPE }>, 4, { name::SHAPE }>>,
    ) -> PyResult<Self> {
        let mut holding = king::Holding::of(holds.0).lacking(lacks.0);
        holding.lengths = [clubs.0, diamonds.0, hearts.0, spades.0];
        if let Some(shape) = shape {
            if holding.lengths != king::Holding::ANY.lengths {
                return Err(PyValueError::new_err("a shape is all four lengths: give a shape or lengths, not both"));
            }
            holding = holding.with_shape(shape.0.map(|length| length.0));
        }
        Ok(Self(holding))
    }

    /// Any hand.
    #[classattr]
    #[pyo3(name = "ANY")]
    fn any() -> Self {
        Self(king::Holding::ANY)
    }

    /// The cards that the seat holds.
    #[getter]
    fn holds(&self) -> CardSet {
        CardSet(self.0.holds)
    }

    /// The cards that it does not hold.
    #[getter]
    fn lacks(&self) -> CardSet {
        CardSet(self.0.lacks)
    }

    /// The fewest and the most cards that it holds of each suit, in the order of the suits: ♣, ♦, ♥, ♠.
    #[getter]
    fn lengths(&self) -> ((u8, u8), (u8, u8), (u8, u8), (u8, u8)) {
        self.0.lengths.into()
    }

    /// Whether these cards are such a hand.
    fn allows(&self, hand: CardSet) -> bool {
        self.0.allows(hand.0)
    }

    pub(crate) fn __repr__(&self) -> String {
        let mut parts = Vec::new();
        if !self.0.holds.is_empty() {
            parts.push(format!("'{}'", self.0.holds));
        }
        if !self.0.lacks.is_empty() {
            parts.push(format!("lacks='{}'", self.0.lacks));
        }
        for (name, (fewest, most)) in ["clubs", "diamonds", "hearts", "spades"].into_iter().zip(self.0.lengths) {
            if fewest == most {
                parts.push(format!("{name}={fewest}"));
            } else if (fewest, most) != ANY {
                parts.push(format!("{name}=({fewest}, {most})"));
            }
        }
        format!("king.Holding({})", parts.join(", "))
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> Reduced<'py, (CardSet, CardSet, (u8, u8), (u8, u8), (u8, u8), (u8, u8))> {
        let [clubs, diamonds, hearts, spades] = self.0.lengths;
        (py.get_type::<Self>(), (self.holds(), self.lacks(), clubs, diamonds, hearts, spades))
    }
}

value!(Holding);

crate::compare::compared!(Holding, "");
