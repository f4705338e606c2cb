//! Views.

use king_rules::balayi as rules;
use pyo3::prelude::*;

use super::action::{Action, ActionOut, ActionSet};
use super::denomination::DenominationSet;
use super::duties::Duties;
use super::illegal::Illegal;
use super::pack::Pack;
use super::pile::Pile;
use super::questions::questions;
use super::result::RoundResult;
use super::round::Round;
use super::table::Table;
use super::trick::Trick;
use super::worlds::Worlds;
use crate::card::{Card, CardOut, Cards};
use crate::card_set::CardSet;
use crate::errors::raised;
use crate::members::Of;
use crate::numbers::{Array, name};
use crate::questions::moves;
use crate::text::Text;
use crate::tuples::Tuple;
use crate::values::value;

/// A round as one player sees it (B7.1): what a client holds and a bot plays from. A client makes it from
/// the declarer's five open cards; on a server it comes from `Round.view`.
///
/// There is no closed card in it, no hand of the other player, and not the viewer's own hand as long as that is locked.
/// The own hand stands in ascending order. After the end it holds every card, both hands in ascending order. Its text
/// is the record with `?` for what is not seen; a record does not name the viewer, so `View.parse` takes it.
///
/// >>> round = balayi.Round(balayi.Pack.from_seed(7), dealer=0).apply("S")
/// >>> view = round.view(0)
/// >>> len(view.seen), view.hand(0), len(view.playable)
/// (20, None, 10)
/// >>> balayi.View.parse(0, str(view)) == view
/// True
#[pyclass(frozen, weakref, module = "king_rules.balayi")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct View(pub(crate) rules::View);

#[pymethods]
impl View {
    /// The view of a player at the start of a round: the declarer's five open cards, in the order of the deal (B2.2), who
    /// deals, and what the other player may declare.
    ///
    /// Raises `SetupError` when a card occurs twice, or `unused` is empty.
    #[new]
    #[pyo3(
        signature = (viewer, open, dealer, unused=DenominationSet(rules::DenominationSet::ALL)),
        text_signature = "(viewer, open, dealer, unused='all')"
    )]
    fn new(
        viewer: Of<rules::Player>,
        open: Array<Card, 5, { name::OPEN }>,
        dealer: Of<rules::Player>,
        unused: DenominationSet,
    ) -> PyResult<Self> {
        let open = open.0.map(|card| card.0);
        rules::View::new(viewer.0, open, dealer.0, unused.0).map(Self).map_err(raised)
    }

    /// The pack as far as the viewer knows it, in the order of the deal: `None` for a card that it does not know. Hand
    /// cards stand in ascending order at the first places of their player's hand, as nobody learns in which order they
    /// were dealt; those that the other player has played are among them. `with_hidden` takes every pack that has the
    /// `unseen` cards in the other places, if the record is legal with it.
    #[getter]
    fn known(&self) -> Tuple<Option<CardOut>> {
        self.0.known().into_iter().map(|card| card.map(CardOut)).collect()
    }

    /// Reads the view of that player from its text.
    ///
    /// Raises `ParseError` when it is not exactly what this player sees at some point of a legal round.
    #[staticmethod]
    fn parse(viewer: Of<rules::Player>, record: Text<'_>) -> PyResult<Self> {
        rules::View::parse(viewer.0, &record).map(Self).map_err(raised)
    }

    /// The viewer: the player whose view it is.
    #[getter]
    fn viewer(&self) -> Of<rules::Player> {
        Of(self.0.viewer())
    }

    /// What both players see.
    #[getter]
    fn table(&self) -> Table {
        Table(self.0.table().clone())
    }

    /// The hand cards that a player has not played; `None` when the viewer does not see them: its own while they are
    /// locked, and those of the other player before the end.
    fn hand(&self, player: Of<rules::Player>) -> Option<CardSet> {
        self.0.hand(player.0).map(CardSet)
    }

    /// The cards that the viewer could choose from if it had to lead (B4): its open table cards, and its hand cards
    /// once they are unlocked. Empty unless cards are being played.
    #[getter]
    fn playable(&self) -> CardSet {
        CardSet(self.0.playable())
    }

    /// The cards that the viewer sees or has seen.
    #[getter]
    fn seen(&self) -> CardSet {
        CardSet(self.0.seen())
    }

    /// The cards that the viewer has not seen: they lie closed, in the other player's hand, or in its own locked hand.
    #[getter]
    fn unseen(&self) -> CardSet {
        CardSet(self.0.unseen())
    }

    /// Why the viewer may not do that now; `None` when it may.
    fn why_not(&self, action: Action) -> Option<Illegal> {
        self.0.why_not(action.0).map(Illegal::from)
    }

    /// The view after what the player on turn did, the viewer or the other.
    ///
    /// `revealed` are the cards that the viewer sees for the first time through it, as `Round.revealed` returns them, in
    /// the order of the deal: after the declaration the 15 open cards; the closed card that a table card uncovers; and,
    /// when the viewer's hand is unlocked, its six cards (in any order). Then the view is the same as `Round.view`
    /// after the action.
    ///
    /// Raises an error when it is so in none of the `worlds` of this view: `IllegalAction` when the action is illegal or
    /// the record proves that it was; `ViewError` when `revealed` has another number of cards than the action turns up, a
    /// card that was seen before or one twice, and when no cards of the other player would agree with it all.
    #[pyo3(signature = (action, revealed=Cards::NONE), text_signature = "($self, action, revealed=())")]
    fn apply(&self, action: Action, revealed: Cards) -> PyResult<Self> {
        let mut view = self.0.clone();
        view.apply(action.0, &revealed.0).map_err(raised)?;
        Ok(Self(view))
    }

    /// The same for an action known to be legal and the cards that it turned up, as they come from a trusted server.
    /// Nothing is raised for wrong ones: they lead to a view that no legal play leads to, which may have no `worlds`, and
    /// whose text nobody reads.
    #[pyo3(signature = (action, revealed=Cards::NONE), text_signature = "($self, action, revealed=())")]
    fn apply_unchecked(&self, action: Action, revealed: Cards) -> Self {
        let mut view = self.0.clone();
        view.apply_unchecked(action.0, &revealed.0);
        Self(view)
    }

    /// What the viewer may believe: all rounds that agree with this view.
    ///
    /// >>> view = balayi.Round(balayi.Pack.from_seed(7), dealer=0).apply("S").view(0)
    /// >>> view.worlds().count  # 32 cards are not seen, six of them in each hand: 32! / (6! 6!)
    /// 507582632973945852946022400000
    fn worlds(&self) -> Worlds {
        Worlds::new(self.0.worlds())
    }

    /// The round with this pack, if it can be the one that the viewer looks at: it agrees with all cards seen, and
    /// everything that was done is legal with it. The six hand cards of a player may stand in any order. This is how a
    /// bot fills in what it does not know: with a guess.
    ///
    /// Raises `HiddenError` when it cannot.
    ///
    /// >>> round = balayi.Round(balayi.Pack.from_seed(7), dealer=0).apply("S")
    /// >>> round.view(0).with_hidden(round.pack) == round
    /// True
    fn with_hidden(&self, pack: Pack) -> PyResult<Round> {
        self.0.with_hidden(pack.0).map(Round).map_err(raised)
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("balayi.View.parse('{}', '{}')", self.0.viewer(), self.0)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (&'static str, String))> {
        Ok((py.get_type::<Self>().getattr("parse")?, (self.0.viewer().text(), self.0.to_string())))
    }
}

questions!(View);
moves!(View);
value!(View);

crate::compare::compared!(View, "");
