//! Rounds.

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
use super::table::Table;
use super::trick::Trick;
use super::view::View;
use crate::card::CardOut;
use crate::card_set::CardSet;
use crate::errors::raised;
use crate::members::Of;
use crate::numbers::{Number, name};
use crate::perft::perft;
use crate::questions::moves;
use crate::shuffle::Choices;
use crate::text::Text;
use crate::tuples::Tuple;
use crate::values::record_value;

/// One round of Balayı kingi: the pack, and everything that was declared and played.
///
/// The player who does not deal declares one of `unused`. A round never changes: `apply` returns the round after an
/// action, so that to take back is to keep the round from before. It is its own record: its text, `str(round)`, is
/// every action, and `Round.parse` plays it again.
///
/// Raises `SetupError` when `unused` is empty.
///
/// >>> round = balayi.Round(balayi.Pack.from_seed(7), dealer=0)
/// >>> round.phase, round.turn
/// (balayi.Phase.DECLARE, balayi.Player.ONE)
/// >>> round = round.apply("S")
/// >>> while round.turn is not None:
/// ...     round = round.apply(min(round.legal_cards))
/// >>> round.taken, round.scores
/// ((15, 11), (8, -8))
#[pyclass(frozen, weakref, module = "king_rules.balayi")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Round(pub(crate) rules::Round);

#[pymethods]
impl Round {
    #[new]
    #[pyo3(
        signature = (pack, dealer, unused=DenominationSet(rules::DenominationSet::ALL)),
        text_signature = "(pack, dealer, unused='all')"
    )]
    fn new(pack: Pack, dealer: Of<rules::Player>, unused: DenominationSet) -> PyResult<Self> {
        rules::Round::new(pack.0, dealer.0, unused.0).map(Self).map_err(raised)
    }

    /// Reads a record and plays it again; a prefix of a record is a position.
    ///
    /// Raises `ParseError` with the place of what is wrong, an illegal action included.
    #[staticmethod]
    fn parse(record: Text<'_>) -> PyResult<Self> {
        record.parse().map(Self).map_err(raised)
    }

    /// The pack as it was dealt.
    #[getter]
    fn pack(&self) -> Pack {
        Pack(self.0.pack())
    }

    /// A player's hand cards that it has not played, whether it sees them yet or not.
    fn hand(&self, player: Of<rules::Player>) -> CardSet {
        CardSet(self.0.hand(player.0))
    }

    /// The cards that a player could choose from if it had to lead (B4): its open table cards, and its hand cards once
    /// they are unlocked. Empty unless cards are being played.
    fn playable(&self, player: Of<rules::Player>) -> CardSet {
        CardSet(self.0.playable(player.0))
    }

    /// What both players see, and so may any spectator.
    #[getter]
    fn table(&self) -> Table {
        Table(self.0.table().clone())
    }

    /// What a player may see.
    fn view(&self, player: Of<rules::Player>) -> View {
        View(self.0.view(player.0))
    }

    /// Why the player on turn may not do that; `None` when it may. The answer depends on nothing that this player does not
    /// see; for a question out of a message there is `why_not_as`.
    ///
    /// >>> balayi.Round(balayi.Pack.from_seed(7), 0).why_not("SA").clause
    /// 'B2.3'
    fn why_not(&self, action: Action) -> Option<Illegal> {
        self.0.why_not(action.0).map(Illegal::from)
    }

    /// Why that player may not do that; `None` when it may. For one not on turn the answer is that, whatever the
    /// cards.
    fn why_not_as(&self, player: Of<rules::Player>, action: Action) -> Option<Illegal> {
        self.0.why_not_as(player.0, action.0).map(Illegal::from)
    }

    /// The round after an action of the player on turn: an `Action`, its code or its text, a `Card` to play, or a
    /// `Denomination` to declare.
    ///
    /// It trusts the caller about who acts: see `apply_as`. Raises `IllegalAction` when it is not among `legal_actions`.
    fn apply(&self, action: Action) -> PyResult<Self> {
        let mut round = self.0.clone();
        round.apply(action.0).map_err(raised)?;
        Ok(Self(round))
    }

    /// The round after an action of that player: for a server, whose actions come out of messages.
    ///
    /// Raises `IllegalAction` when the player is not on turn, whatever the cards, or may not do that.
    ///
    /// >>> balayi.Round(balayi.Pack.from_seed(7), dealer=0).apply_as(0, "S")
    /// Traceback (most recent call last):
    /// king_rules.IllegalAction: it is the other player's turn (B5.4)
    fn apply_as(&self, player: Of<rules::Player>, action: Action) -> PyResult<Self> {
        let mut round = self.0.clone();
        round.apply_as(player.0, action.0).map_err(raised)?;
        Ok(Self(round))
    }

    /// The cards that an action lets a player, or with `None` every spectator, see for the first time: what
    /// `View.apply` and `Table.apply` need besides the action. Ask the round from before the action.
    ///
    /// Raises `IllegalAction` when it is illegal.
    ///
    /// >>> round = balayi.Round(balayi.Pack.from_seed(7), dealer=0)
    /// >>> revealed = round.revealed(0, "S")
    /// >>> revealed == round.pack[25:40]
    /// True
    /// >>> round.view(0).apply("S", revealed) == round.apply("S").view(0)
    /// True
    fn revealed(&self, viewer: Option<Of<rules::Player>>, action: Action) -> PyResult<Tuple<CardOut>> {
        let revealed = self.0.clone().apply(action.0).map_err(raised)?;
        Ok(revealed.to(viewer.map(|player| player.0)).iter().copied().map(CardOut).collect())
    }

    /// A random action of the player on turn, all legal ones being equally likely. `None` when the round is over.
    ///
    /// `choices` is a `shuffle.SplitMix64`, which goes on by one number a draw, or the seed of a fresh one: another
    /// seed than that of the pack, whose numbers it would draw again.
    fn choose(&self, choices: Choices<'_>) -> Option<ActionOut> {
        choices.with(|choices| self.0.choose(choices)).map(ActionOut)
    }

    /// The round played on at random to its end, with one choice after the other: the same round and the same choices
    /// make the same play in every language, for ever. A seed for `choices` must be another than that of the pack,
    /// whose numbers it would draw again; `shuffle.choices` makes such a generator.
    ///
    /// >>> balayi.Round(balayi.Pack.from_seed(7), 0).play_out(shuffle.choices(7, 0)).taken
    /// (13, 13)
    fn play_out(&self, choices: Choices<'_>) -> Self {
        let mut round = self.0.clone();
        choices.with(|choices| round.play_out(choices));
        Self(round)
    }

    /// How many sequences of exactly `depth` legal actions there are from here, for comparing implementations; the
    /// counts of the repository's `tests/golden/perft.balayi` are such. Other threads run
    /// meanwhile, and Ctrl-C works.
    ///
    /// >>> balayi.Round(balayi.Pack.from_seed(7), 0).perft(2)
    /// 50
    fn perft(&self, py: Python<'_>, depth: Number<u8, { name::DEPTH }>) -> PyResult<u64> {
        let legal = |round: &rules::Round| round.legal_actions().iter().collect();
        perft(py, self.0.clone(), depth.0, rules::Round::perft, legal, rules::Round::apply_unchecked)
    }
}

questions!(Round);
moves!(Round);
record_value!(Round, "balayi.Round");

crate::compare::compared!(Round, "balayi.Round.parse(%)");
