//! Worlds.

use std::hash::{Hash, Hasher};

use king_rules::king as rules;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::round::Round;
use super::view::View;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::members::Of;
use crate::numbers::Index;
use crate::shuffle::Choices;
use crate::values::Exactly;
use crate::worlds::{Condition, OneByOne, no_such_world, no_world, worlds};

/// What a seat may believe: all rounds that agree with its view (K11.1), each as likely as any other by the rules
/// alone. `View.worlds` makes them.
///
/// They are counted, not tried: by what the record proves of each hand under any house rules, together with the viewer's
/// own cards. What players might have meant by a declaration, a double or a card is no proof, and left to whoever weighs
/// the worlds. There is no `len`, which could not be as much as `count`; worlds of which there are none are false.
///
/// >>> view = king.View.parse("S", "king1 N:? ? JT.AK9742.7432.8 ? S all - \
/// ...     el_almaz iyi kontur:S iyi iyi HA H8 HJ HQ H9 H5 C4")
/// >>> worlds = view.worlds()
/// >>> worlds.count
/// 114483574320570
/// >>> worlds.possible("N") & Suit.HEARTS.cards  # North threw a club on a heart
/// CardSet('...')
/// >>> round = worlds.nth(2026)
/// >>> round.view("S") == view, worlds.rank(round), round in worlds
/// (True, 2026, True)
#[pyclass(frozen, weakref, module = "king_rules.king")]
#[derive(Clone)]
pub(crate) struct Worlds {
    pub(crate) worlds: rules::Worlds,
    conditions: Vec<Condition<rules::Seat>>,
}

#[pymethods]
impl Worlds {
    /// How many there are, exactly: never 0 when nothing is conditioned and the view was followed by `View.apply`; 1 when
    /// all hands are seen.
    #[getter]
    fn count(&self) -> u64 {
        self.worlds.count()
    }

    /// World number i, from 0. The numbering is the same in every language, for ever.
    ///
    /// Raises `IndexError` from `count` on.
    fn nth(&self, i: Index<u64>) -> PyResult<Round> {
        let world = i.0.and_then(|i| self.worlds.nth(i));
        world.map(Round).ok_or_else(|| no_such_world(self.worlds.count()))
    }

    /// The number of a round; `None` when it is not among them.
    fn rank(&self, round: Exactly<'_, Round>) -> Option<u64> {
        self.worlds.rank(&round.0.get().0)
    }

    /// In how many of them that seat holds that card now. Over all cards this adds up to `count` times the cards that the
    /// seat holds.
    fn count_with(&self, seat: Of<rules::Seat>, card: Card) -> u64 {
        self.worlds.count_with(seat.0, card.0)
    }

    /// The cards that the seat holds now in some of them. Its hand, when that is seen.
    fn possible(&self, seat: Of<rules::Seat>) -> CardSet {
        CardSet(self.worlds.possible(seat.0))
    }

    /// Those of them in which the seat holds all these cards now: what a guess makes of it. There may be none. They have
    /// numbers of their own.
    ///
    /// It is `with` in the other languages, which is a word of its own in Python.
    ///
    /// >>> worlds = king.Round(king.Deal.from_seed(7), "N").view("N").worlds()
    /// >>> worlds.with_("E", ["HK"]).count == worlds.count_with("E", "HK")
    /// True
    /// >>> guess = worlds.without("E", Suit.SPADES.cards)
    /// >>> f"{guess.count_with('W', 'HK') / guess.count:.2%}"  # the fewer spades, the more hearts has East
    /// '27.59%'
    #[pyo3(name = "with_")]
    fn with(&self, seat: Of<rules::Seat>, cards: CardSet) -> Self {
        self.narrowed(Condition { player: seat.0, cards: cards.0, holds: true })
    }

    /// All of them, in the order of their numbers: for where they are few.
    fn __iter__<'py>(slf: &Bound<'py, Self>) -> PyResult<OneByOne<'py, Round>> {
        OneByOne::new(slf, "nth", slf.get().worlds.count())
    }

    /// Whether a round is among them.
    fn __contains__(&self, round: &Bound<'_, PyAny>) -> bool {
        round.cast::<Round>().is_ok_and(|round| self.worlds.rank(&round.get().0).is_some())
    }
}

worlds!("king", seat: rules::Seat);

crate::compare::compared!(Worlds, "");
