//! Views.

use king_rules::king as rules;
use pyo3::prelude::*;
use pyo3::types::PyMapping;

use super::action::{ActionOut, ActionSet, Done};
use super::contract::Contract;
use super::doubles::Doubles;
use super::duties::Duties;
use super::house_rules::HouseRules;
use super::illegal::Illegal;
use super::questions::questions;
use super::result::RoundResult;
use super::round::Round;
use super::sets::ContractSet;
use super::table::Table;
use super::trick::Trick;
use super::worlds::Worlds;
use crate::card::CardOut;
use crate::card_set::CardSet;
use crate::errors::raised;
use crate::members::Of;
use crate::numbers::Array;
use crate::questions::moves;
use crate::text::Text;
use crate::values::value;

/// The table and what one seat sees (K11.1): its own hand. Nothing else of the deal is in it. The view that `Round.view`
/// returns of a played round that is over holds all hands; one that came there by `apply` may not.
///
/// A client or a bot needs no more: made from the 13 cards dealt to it, a view answers what its seat may do, and `apply`
/// follows what anybody does. On a server it comes from `Round.view`. Its text is a record with `?` for the hands it
/// does not see; a record does not name the viewer, so `View.parse` takes it.
///
/// Raises `SetupError` when the hand has not 13 cards or `unused` is empty.
///
/// >>> deal = king.Deal.from_seed(7)
/// >>> east = king.View("E", deal["E"], declarer="N")
/// >>> east == king.Round(deal, "N").view("E"), len(east.legal_actions)
/// (True, 0)
/// >>> len(east.apply("el_almaz").legal_actions)
/// 8
#[pyclass(frozen, weakref, module = "king_rules.king")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct View(pub(crate) rules::View);

/// The hands of some seats: a mapping of seats to hands, or four hands.
struct Hands([king_rules::CardSet; 4]);

impl FromPyObject<'_, '_> for Hands {
    type Error = PyErr;
    crate::hints::hint!(reads "king_rules.king.typing", "HandsLike");

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        let mut hands = [king_rules::CardSet::EMPTY; 4];
        if let Ok(mapping) = ob.cast::<PyMapping>() {
            for item in mapping.items()? {
                let (seat, hand): (Of<rules::Seat>, CardSet) = item.extract()?;
                hands[seat.0] = hand.0;
            }
            return Ok(Self(hands));
        }
        let four: Array<CardSet, 4> = ob.extract()?;
        Ok(Self(four.0.map(|hand| hand.0)))
    }
}

#[pymethods]
impl View {
    #[new]
    #[pyo3(
        signature = (
            viewer, hand, declarer, unused=ContractSet(rules::ContractSet::ALL),
            rules=HouseRules(rules::HouseRules::new()),
        ),
        text_signature = "(viewer, hand, declarer, unused='all', rules='-')"
    )]
    fn new(
        viewer: Of<rules::Seat>,
        hand: CardSet,
        declarer: Of<rules::Seat>,
        unused: ContractSet,
        rules: HouseRules,
    ) -> PyResult<Self> {
        let view = rules::View::new(viewer.0, hand.0, declarer.0, unused.0, rules.0);
        view.map(Self).map_err(raised)
    }

    /// Reads the record of a view.
    ///
    /// Raises `ParseError` when the viewer's hand is not there, another hand is shown before a played round is over, or
    /// the record is not one that the viewer can have followed.
    ///
    /// >>> king.View.parse("S", "king1 N:? ? JT.AK9742.7432.8 ? S all - el_almaz iyi kontur:S iyi iyi HA H8").hand("S")
    /// CardSet('JT.K9742.7432.8')
    #[staticmethod]
    fn parse(viewer: Of<rules::Seat>, record: Text<'_>) -> PyResult<Self> {
        rules::View::parse(viewer.0, &record).map(Self).map_err(raised)
    }

    /// The seat whose view it is.
    #[getter]
    fn viewer(&self) -> Of<rules::Seat> {
        Of(self.0.viewer())
    }

    /// What all may know.
    #[getter]
    fn table(&self) -> Table {
        Table(self.0.table().clone())
    }

    /// What a seat holds now; `None` when the viewer does not see it.
    fn hand(&self, seat: Of<rules::Seat>) -> Option<CardSet> {
        self.0.hand(seat.0).map(CardSet)
    }

    /// The cards that the viewer sees or has seen: its hand, and all that were played.
    #[getter]
    fn seen(&self) -> CardSet {
        CardSet(self.0.seen())
    }

    /// The cards still out that the viewer does not see: neither played nor in a hand it sees.
    #[getter]
    fn unseen(&self) -> CardSet {
        CardSet(self.0.unseen())
    }

    /// Why the viewer may not do that; `None` when it may. Depends only on what it sees.
    fn why_not(&self, action: Done<'_>) -> PyResult<Option<Illegal>> {
        Ok(self.0.why_not(action.at(self.0.table())?).map(Illegal::from))
    }

    /// The view after what the seat on turn does, whoever it is.
    ///
    /// When this ends the round, hands that are still hidden stay so, unless only one seat can hold what is left and the
    /// whole record is legal with it. Once they are shown, `with_hidden` takes them and returns the round, and `Round.view`
    /// of that all hands.
    ///
    /// Raises `IllegalAction` when the viewer may not do that; or when another seat cannot, in any of the `worlds` of
    /// this view.
    ///
    /// >>> north = king.View.parse("N", "king1 N:32.K.5432.765432 ? ? ? N all \
    /// ...     rifki_void=king_holder_free,rifki_annul=false rifki iyi iyi iyi S2 C8 S4 S5 D6 D5")
    /// >>> north.apply("H5")  # East discarded a club and has not the king of hearts: so it has no heart
    /// Traceback (most recent call last):
    /// king_rules.IllegalAction: the five of hearts is not in the hand (K2.5)
    fn apply(&self, action: Done<'_>) -> PyResult<Self> {
        let mut view = self.0.clone();
        view.apply(action.at(self.0.table())?).map_err(raised)?;
        Ok(Self(view))
    }

    /// The same for an action known to be legal, as one is that a trusted server sends. Nothing is raised for an illegal
    /// one: it leads to a view that no legal play leads to, which may have no `worlds`, and whose text nobody reads.
    fn apply_unchecked(&self, action: Done<'_>) -> PyResult<Self> {
        let mut view = self.0.clone();
        view.apply_unchecked(action.at(self.0.table())?);
        Ok(Self(view))
    }

    /// What the viewer may believe: all rounds that agree with this view.
    ///
    /// >>> view = king.Round(king.Deal.from_seed(7), "N").view("N")
    /// >>> view.worlds().count  # 39 cards that nothing is known of: 39! / (13! 13! 13!)
    /// 84478098072866400
    fn worlds(&self) -> Worlds {
        Worlds::new(self.0.worlds())
    }

    /// The round in which the other seats hold these cards now: a mapping of seats to hands, or four hands N, E, S, W;
    /// those that the view sees are not read. A guess by a sampler, or the truth once it is shown.
    ///
    /// Raises `HiddenError` when the hands do not make up the pack with what is seen, a hand has another number of
    /// cards than its seat holds, or the record would not have been legal with them.
    ///
    /// >>> round = king.Round(king.Deal.from_seed(7), "N").apply("el_almaz")
    /// >>> round.view("E").with_hidden({seat: round.hand(seat) for seat in "NSW"}) == round
    /// True
    fn with_hidden(&self, hands: Hands) -> PyResult<Round> {
        self.0.with_hidden(hands.0).map(Round).map_err(raised)
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("king.View.parse('{}', '{}')", self.0.viewer(), self.0)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (&'static str, String))> {
        Ok((py.get_type::<Self>().getattr("parse")?, (self.0.viewer().text(), self.0.to_string())))
    }
}

questions!(View);
moves!(View);
value!(View);

crate::compare::compared!(View, "");
