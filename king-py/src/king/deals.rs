//! Constrained deals.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use king_rules::king;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;

use super::deal::Deal;
use super::holding::Holding;
use crate::errors::raised;
use crate::numbers::{Index, Seed, name};
use crate::shuffle::Choices;
use crate::values::{Reduced, value};
use crate::worlds::OneByOne;

/// All deals in which each seat holds what it is to hold: given cards, none of certain others, so many of each suit. They are
/// counted exactly, and drawn by seed, each with exactly the same chance.
///
/// A seat takes a `Holding`, or the cards that it holds; by default it has any hand. It has the names of `Worlds`, which asks the
/// same of a round that is being played. There is no `len`, which could not be as much as `count`. It takes 100 KB.
///
/// >>> deals = king.Deals(south="AKQ.J.AK9742.732", north=king.Holding(".K..", hearts=(4, 13)))
/// >>> deals.count
/// 21661108794460800
/// >>> hands = deals.draw(1000, seed=7)  # a row a deal, a column a seat: masks
/// >>> CardSet(int(hands[0, king.Seat.SOUTH]))
/// CardSet('AKQ.J.AK9742.732')
/// >>> deals.deal(seed=7) == king.Deal(hands[0])
/// True
///
/// A chance is a quotient of two counts: that North is void of spades.
///
/// >>> void = king.Deals(south="AKQ.J.AK9742.732", north=king.Holding(".K..", hearts=(4, 13), spades=0))
/// >>> f"{void.count / deals.count:.2%}"
/// '1.40%'
/// >>> king.Deals(north=["HK"], east=["HK", "SA"])
/// Traceback (most recent call last):
/// king_rules.king.DealsError: two seats are to hold the king of hearts (K2.5)
#[pyclass(frozen, weakref, module = "king_rules.king")]
#[derive(Clone)]
pub(crate) struct Deals(pub(crate) Arc<king::Deals>);

impl PartialEq for Deals {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl Eq for Deals {}

impl Hash for Deals {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

const ANY: Holding = Holding(king::Holding::ANY);

#[pymethods]
impl Deals {
    #[new]
    #[pyo3(
        signature = (north=ANY, east=ANY, south=ANY, west=ANY),
        text_signature = "(north=(), east=(), south=(), west=())",
    )]
    fn new(py: Python<'_>, north: Holding, east: Holding, south: Holding, west: Holding) -> PyResult<Self> {
        let holdings = [north, east, south, west].map(|holding| holding.0);
        let deals = py.detach(|| king::Deals::new(holdings).map(Arc::new));
        deals.map(Self).map_err(raised)
    }

    /// What the seats are to hold, N, E, S, W.
    #[getter]
    fn holdings(&self) -> (Holding, Holding, Holding, Holding) {
        self.0.holdings().map(Holding).into()
    }

    /// How many there are, exactly: at least 1, as conditions that no deal meets are a `DealsError`.
    #[getter]
    fn count(&self) -> u128 {
        self.0.count()
    }

    /// Deal number i, from 0. The numbering is the same in every language, for ever.
    ///
    /// Raises `IndexError` from `count` on.
    fn nth(&self, i: Index<u128>) -> PyResult<Deal> {
        let none = || PyIndexError::new_err(format!("there is no such deal: there are {}", self.0.count()));
        i.0.and_then(|i| self.0.nth(i)).map(Deal).ok_or_else(none)
    }

    /// The number of a deal; `None` when it is not among them.
    fn rank(&self, deal: Deal) -> Option<u128> {
        self.0.rank(&deal.0)
    }

    /// Draw number k by a seed, each deal with exactly the same chance: row k of `draw` by that seed. Needs no numpy.
    ///
    /// It depends on what the seats are to hold, the seed and k, and is the same in every language, for ever; it has nothing to do
    /// with the deal of that seed, or any other.
    #[pyo3(signature = (seed, k=Seed(0)), text_signature = "($self, seed, k=0)")]
    fn deal(&self, seed: Seed, k: Seed<{ name::K }>) -> Deal {
        Deal(self.0.draw(seed.0, k.0))
    }

    /// One of them by chance, each with exactly the same chance. `choices` is a `shuffle.SplitMix64`, which goes on, or the seed
    /// of a fresh one. Needs no numpy.
    fn sample(&self, choices: Choices<'_>) -> Deal {
        Deal(choices.with(|choices| self.0.sample(choices)))
    }

    /// All of them, in the order of their numbers: for where they are few.
    ///
    /// >>> list(king.Deals("AKQJT98765432...", ".AKQJT98765432..", "..AKQJT98765432."))
    /// [king.Deal('N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432')]
    fn __iter__<'py>(slf: &Bound<'py, Self>) -> PyResult<OneByOne<'py, Deal>> {
        OneByOne::new(slf, "nth", slf.get().0.count())
    }

    /// Whether a deal is among them.
    fn __contains__(&self, deal: &Bound<'_, PyAny>) -> bool {
        deal.cast::<Deal>().is_ok_and(|deal| self.0.rank(&deal.get().0).is_some())
    }

    fn __repr__(&self) -> String {
        let seats = ["north", "east", "south", "west"].into_iter().zip(self.0.holdings());
        let asked = seats.filter(|&(_, holding)| *holding != king::Holding::ANY);
        let parts: Vec<_> = asked
            .map(|(seat, &holding)| {
                if holding == king::Holding::of(holding.holds) {
                    format!("{seat}='{}'", holding.holds)
                } else {
                    format!("{seat}={}", Holding(holding).__repr__())
                }
            })
            .collect();
        format!("king.Deals({})", parts.join(", "))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (Holding, Holding, Holding, Holding)> {
        (py.get_type::<Self>(), self.holdings())
    }
}

value!(Deals);

crate::compare::compared!(Deals, "");
