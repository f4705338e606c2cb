//! Views.

use king_rules::Suit;
use king_rules::balayi as rules;
use pyo3::prelude::*;

use super::action::{Action, ActionOut, ActionSet};
use super::denomination::DenominationSet;
use super::pack::Pack;
use super::questions::questions;
use super::round::Round;
use super::table::Table;
use super::trick::{Pile, RoundResult, Trick};
use crate::card::{CardOut, Cards};
use crate::card_set::CardSet;
use crate::errors;
use crate::members::Of;
use crate::reason::Reason;
use crate::text::Text;
use crate::tuples::Tuple;
use crate::values::copies;

/// A round as one player sees it (B7.1): what a client holds and a bot is given. It comes from `Round.view` or
/// `View.parse`.
///
/// There is no closed card in it, no hand of the other player, and not the viewer's own hand as long as that is locked.
/// The own hand stands in ascending order. After the end it holds every card, both hands in ascending order. Its text
/// is the record with `?` for what is not seen; as a record does not say who looks, `View.parse` is told.
///
/// >>> round = balayi.Round(balayi.Pack.from_seed(7), dealer=0).apply("S")
/// >>> view = round.view(0)
/// >>> len(view.seen), len(view.hand), len(view.playable)
/// (20, 0, 10)
/// >>> balayi.View.parse(0, str(view)) == view
/// True
#[pyclass(frozen, eq, hash, module = "king_rules.balayi")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct View(pub(crate) rules::View);

#[pymethods]
impl View {
    /// Reads the view of that player from its text.
    ///
    /// Raises `ParseError` when it is not exactly what this player sees at some point of a legal round.
    #[staticmethod]
    fn parse(viewer: Of<rules::Player>, record: Text<'_>) -> PyResult<Self> {
        rules::View::parse(viewer.0, &record).map(Self).map_err(errors::parse)
    }

    /// The player who looks.
    #[getter]
    fn viewer(&self) -> Of<rules::Player> {
        Of(self.0.viewer())
    }

    /// What both players see.
    #[getter]
    fn table(&self) -> Table {
        Table(self.0.table())
    }

    /// The viewer's hand cards that it has not played; empty while they are locked.
    #[getter]
    fn hand(&self) -> CardSet {
        CardSet(self.0.hand())
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

    /// What the viewer may do; empty when it is not on turn, and only then.
    #[getter]
    fn legal_actions(&self) -> ActionSet {
        ActionSet(self.0.legal_actions())
    }

    /// `legal_actions` as a mask: bit = code of the action.
    #[getter]
    fn legal_mask(&self) -> u64 {
        self.0.legal_actions().bits()
    }

    /// The cards that the viewer may play; empty when it is not its turn to play a card.
    #[getter]
    fn legal_cards(&self) -> CardSet {
        CardSet(self.0.legal_cards())
    }

    /// Why the viewer may not do that now; `None` when it may.
    fn why_not(&self, action: Action) -> Option<Reason> {
        self.0.why_not(action.0).map(Reason::from)
    }

    /// The view after what the player on turn did, the viewer or the other.
    ///
    /// `revealed` are the cards that the viewer sees for the first time through it, as `Round.revealed` gives them, in
    /// the order of the deal: after the declaration the 15 open cards; the closed card that a table card uncovers; and,
    /// when the viewer's hand is unlocked, its six cards (in any order). Then the view is the same as `Round.view`
    /// after the action.
    ///
    /// Raises `IllegalAction` when the action is illegal or the record proves that it was; `ViewError` when `revealed`
    /// has another number of cards than the action turns up, a card that was seen before or one twice, and when no
    /// cards of the other player would agree with it all.
    #[pyo3(signature = (action, revealed=Cards::NONE), text_signature = "($self, action, revealed=())")]
    fn apply(&self, action: Action, revealed: Cards) -> PyResult<Self> {
        let mut view = self.0;
        view.apply(action.0, &revealed.0).map_err(errors::balayi_view)?;
        Ok(Self(view))
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
        self.0.with_hidden(pack.0).map(Round).map_err(errors::balayi_hidden)
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
copies!(View);
