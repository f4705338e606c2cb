//! Rounds.

use king_rules::king as rules;
use pyo3::prelude::*;

use super::action::{ActionOut, ActionSet, Done};
use super::contract::Contract;
use super::deal::Deal;
use super::doubles::Doubles;
use super::duties::Duties;
use super::house_rules::HouseRules;
use super::illegal::Illegal;
use super::questions::questions;
use super::result::RoundResult;
use super::sets::ContractSet;
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
use crate::values::record_value;

/// One deal of Konturlu King from the declaration to the scores.
///
/// `deal` is dealt, `declarer` declares one of the contracts `unused`, played by `rules`. A round never changes:
/// `apply` returns the round after an action, so that to take back is to keep the round from before. It is its own
/// record: its text, `str(round)`, is every action, and `Round.parse` plays it again.
///
/// Raises `SetupError` when `unused` is empty.
///
/// >>> round = king.Round(king.Deal.from_seed(7), "N")
/// >>> round = round.apply("kiz_almaz").apply("kontur:N").apply("iyi").apply("iyi").apply("iyi")
/// >>> round.phase, round.turn, round.doubles
/// (king.Phase.PLAY, king.Seat.NORTH, king.Doubles('E>N'))
/// >>> while round.turn is not None:
/// ...     round = round.apply(min(round.legal_cards))
/// >>> round.taken, round.scores, sum(round.scores)
/// ((0, 0, 40, 0), (0, 0, -40, 0), -40)
#[pyclass(frozen, weakref, module = "king_rules.king")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Round(pub(crate) rules::Round);

#[pymethods]
impl Round {
    #[new]
    #[pyo3(
        signature = (
            deal, declarer, unused=ContractSet(rules::ContractSet::ALL), rules=HouseRules(rules::HouseRules::new()),
        ),
        text_signature = "(deal, declarer, unused='all', rules='-')"
    )]
    fn new(deal: Deal, declarer: Of<rules::Seat>, unused: ContractSet, rules: HouseRules) -> PyResult<Self> {
        rules::Round::new(deal.0, declarer.0, unused.0, rules.0).map(Self).map_err(raised)
    }

    /// Reads a record and plays it again; a prefix of a record is a position.
    ///
    /// Raises `ParseError` with the place of what is wrong, an illegal action included.
    ///
    /// >>> hands = "K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32"
    /// >>> king.Round.parse(f"king1 N:{hands} S all - el_almaz").turn
    /// king.Seat.WEST
    #[staticmethod]
    fn parse(record: Text<'_>) -> PyResult<Self> {
        record.parse().map(Self).map_err(raised)
    }

    /// The hands as they were dealt.
    #[getter]
    fn deal(&self) -> Deal {
        Deal(self.0.deal())
    }

    /// The cards that a seat holds now.
    fn hand(&self, seat: Of<rules::Seat>) -> CardSet {
        CardSet(self.0.hand(seat.0))
    }

    /// What all may know.
    #[getter]
    fn table(&self) -> Table {
        Table(self.0.table().clone())
    }

    /// What one seat may know. It depends on no hidden card.
    fn view(&self, seat: Of<rules::Seat>) -> View {
        View(self.0.view(seat.0))
    }

    /// Why the seat on turn may not do that; `None` when it may. It trusts the caller about who asks: the answer depends
    /// on a hand. For a question out of a message there is `why_not_as`. When several reasons apply, it is the first in the
    /// order of the stable list of reasons.
    fn why_not(&self, action: Done<'_>) -> PyResult<Option<Illegal>> {
        Ok(self.0.why_not(action.at(self.0.table())?).map(Illegal::from))
    }

    /// Why that seat may not do that; `None` when it may. For one not on turn the answer is that, whatever the cards.
    fn why_not_as(&self, seat: Of<rules::Seat>, action: Done<'_>) -> PyResult<Option<Illegal>> {
        Ok(self.0.why_not_as(seat.0, action.at(self.0.table())?).map(Illegal::from))
    }

    /// The round after an action of the seat on turn: an `Action`, its code or its text, here also `masa` (double all
    /// others) and `soyleyen_haric` (all but the declarer); a `Card` to play; a `Contract` to declare.
    ///
    /// It trusts the caller about who acts: see `apply_as`. Raises `IllegalAction` when it is not among `legal_actions`.
    fn apply(&self, action: Done<'_>) -> PyResult<Self> {
        let mut round = self.0.clone();
        round.apply(action.at(self.0.table())?).map_err(raised)?;
        Ok(Self(round))
    }

    /// The round after an action of that seat: for a server, whose actions come out of messages.
    ///
    /// Raises `IllegalAction` when the seat is not on turn, whatever the cards, or may not do that.
    ///
    /// >>> king.Round(king.Deal.from_seed(7), "N").apply_as("W", "el_almaz")
    /// Traceback (most recent call last):
    /// king_rules.IllegalAction: it is another seat's turn (K1.1)
    fn apply_as(&self, seat: Of<rules::Seat>, action: Done<'_>) -> PyResult<Self> {
        let mut round = self.0.clone();
        round.apply_as(seat.0, action.at(self.0.table())?).map_err(raised)?;
        Ok(Self(round))
    }

    /// A random action of the seat on turn, all legal ones being equally likely, except that a declaration draws its
    /// contract first, in equal shares, and then its suit or rank. `None` when the round is over.
    ///
    /// `choices` is a `shuffle.SplitMix64`, which goes on by one number a draw, or the seed of a fresh one: another
    /// seed than that of the deal, whose numbers it would draw again.
    fn choose(&self, choices: Choices<'_>) -> Option<ActionOut> {
        choices.with(|choices| self.0.choose(choices)).map(ActionOut)
    }

    /// The round played on at random to its end, with one choice after the other: the same round and the same choices
    /// make the same play in every language, for ever. A seed for `choices` must be another than that of the deal,
    /// whose numbers it would draw again; `shuffle.choices` makes such a generator.
    ///
    /// >>> king.Round(king.Deal.from_seed(7), "N").apply("koz:S").play_out(shuffle.choices(7, 0)).taken
    /// (10, 10, 35, 10)
    fn play_out(&self, choices: Choices<'_>) -> Self {
        let mut round = self.0.clone();
        choices.with(|choices| round.play_out(choices));
        Self(round)
    }

    /// How many sequences of exactly `depth` legal actions there are from here, for comparing implementations; the
    /// counts of the repository's `tests/golden/perft.king` are such. Other threads run
    /// meanwhile, and Ctrl-C works.
    ///
    /// >>> king.Round(king.Deal.from_seed(7), "N").perft(1)
    /// 23
    fn perft(&self, py: Python<'_>, depth: Number<u8, { name::DEPTH }>) -> PyResult<u64> {
        let legal = |round: &rules::Round| round.legal_actions().iter().collect();
        perft(py, self.0.clone(), depth.0, rules::Round::perft, legal, rules::Round::apply_unchecked)
    }
}

questions!(Round);
moves!(Round);
record_value!(Round, "king.Round");

crate::compare::compared!(Round, "king.Round.parse(%)");
