//! Worlds.

use std::hash::{Hash, Hasher};

use king_rules::balayi as rules;
use king_rules::inner;
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyTuple};

use super::pack::Place;
use super::round::Round;
use super::view::View;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::members::Of;
use crate::numbers::Index;
use crate::shuffle::Choices;
use crate::values::Exactly;
use crate::worlds::{Condition, OneByOne, no_such_world, no_world, worlds};

/// What a player may believe: all rounds that agree with its view (B7.1), each as likely as any other by the rules
/// alone. `View.worlds` makes them.
///
/// They are those that `View.with_hidden` makes, but that the order in which hand cards were dealt makes no difference:
/// they stand in ascending order. The order on the piles counts. Of the other player's hand the record may prove
/// something; of closed cards and of the own locked hand nothing is known. There is no `len`, which could not be as much
/// as `count`; worlds of which there are none are false.
///
/// >>> view = balayi.Round(balayi.Pack.from_seed(7), dealer=0).apply("S").view(0)
/// >>> worlds = view.worlds()
/// >>> hand = balayi.Place("hand", 1, 0)  # any place of a hand means the hand
/// >>> worlds.count_with(hand, "SK") * 32 == worlds.count * 6  # one of 32 cards, six of which are there
/// True
/// >>> round = worlds.nth(2026)
/// >>> round.view(0) == view, worlds.rank(round), round in worlds
/// (True, 2026, True)
#[pyclass(frozen, weakref, module = "king_rules.balayi")]
#[derive(Clone)]
pub(crate) struct Worlds {
    pub(crate) worlds: rules::Worlds,
    conditions: Vec<Condition<rules::Player>>,
}

/// A number times the orders of so many cards: more than 128 bits before the declaration.
pub(crate) struct Orders(pub(crate) u64, pub(crate) u8);

impl<'py> IntoPyObject<'py> for Orders {
    type Target = PyInt;
    type Output = Bound<'py, PyInt>;
    type Error = PyErr;
    crate::hints::hint!(returns "builtins", "int");

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        let orders = py.import("math")?.call_method1("factorial", (self.1,))?;
        Ok(orders.mul(self.0)?.cast_into()?)
    }
}

#[pymethods]
impl Worlds {
    /// How many there are, exactly: never 0 when nothing is conditioned and the view was followed by `View.apply`; 1 when
    /// all cards are seen.
    #[getter]
    fn count(&self) -> Orders {
        let (ways, closed) = inner::balayi_ways(&self.worlds);
        Orders(ways, closed)
    }

    /// World number i, from 0. The numbering is the same in every language, for ever.
    ///
    /// Raises `IndexError` from `count` on; and from 2¹²⁸ on, which only comes before the declaration.
    fn nth(&self, py: Python<'_>, i: Index<u128>) -> PyResult<Round> {
        match i.0.and_then(|i| self.worlds.nth(i)) {
            Some(world) => Ok(Round(world)),
            None => Err(no_such_world(match self.worlds.count() {
                Some(_) => self.count().into_pyobject(py)?.to_string(),
                None => "2**128".to_owned(),
            })),
        }
    }

    /// The number of a round, in whichever order its hand cards were dealt; `None` when it is not among them, or has a
    /// number from 2¹²⁸ on.
    fn rank(&self, round: Exactly<'_, Round>) -> Option<u128> {
        self.worlds.rank(&round.0.get().0)
    }

    /// In how many of them that card is at that place. A pile has the card that was dealt there, seen or not. Whichever
    /// place of a hand is named, it means the hand: the cards that its player holds now.
    fn count_with(&self, place: Exactly<'_, Place>, card: Card) -> Orders {
        let (ways, closed) = inner::balayi_ways_with(&self.worlds, place.0.get().0, card.0);
        Orders(ways, closed)
    }

    /// The cards that are at that place in some of them: see `count_with`.
    fn possible(&self, place: Exactly<'_, Place>) -> CardSet {
        CardSet(self.worlds.possible(place.0.get().0))
    }

    /// Those of them in which the player holds all these cards now: what a guess makes of it. There may be none. They have
    /// numbers of their own.
    ///
    /// It is `with` in the other languages, which is a word of its own in Python.
    ///
    /// >>> worlds = balayi.Round(balayi.Pack.from_seed(7), dealer=0).apply("S").view(0).worlds()
    /// >>> worlds.with_(1, ["SK"]).count == worlds.count_with(balayi.Place("hand", 1, 0), "SK")
    /// True
    /// >>> worlds.without(1, Suit.SPADES.cards).count_with(balayi.Place("hand", 1, 0), "SK")
    /// 0
    #[pyo3(name = "with_")]
    fn with(&self, player: Of<rules::Player>, cards: CardSet) -> Self {
        self.narrowed(Condition { player: player.0, cards: cards.0, holds: true })
    }

    /// All of them, in the order of their numbers: for where they are few.
    fn __iter__<'py>(slf: &Bound<'py, Self>) -> PyResult<OneByOne<'py, Round>> {
        OneByOne::new(slf, "nth", slf.get().count())
    }

    /// Whether a round is among them, in whichever order its hand cards were dealt.
    fn __contains__(&self, round: &Bound<'_, PyAny>) -> bool {
        let Ok(round) = round.cast::<Round>() else { return false };
        let (round, view) = (&round.get().0, self.worlds.view());
        let narrow = |worlds: rules::Worlds, player| worlds.with(player, round.hand(player));
        round.view(view.viewer()) == *view
            && rules::Player::ALL.into_iter().fold(self.worlds.clone(), narrow).nth(0).is_some()
    }
}

worlds!("balayi", player: rules::Player);

crate::compare::compared!(Worlds, "");
