//! Matches and how they end.

use king_rules::balayi as rules;
use pyo3::prelude::*;

use super::denomination::DenominationSet;
use super::pack::Pack;
use super::result::RoundResult;
use super::round::Round;
use crate::errors::raised;
use crate::members::Of;
use crate::numbers::{Index, items};
use crate::text::Text;
use crate::tuples::Tuple;
use crate::values::{Exactly, Reduced, record_value, value};

/// A match of ten rounds (B1.2): the results so far, from which the scores are worked out.
///
/// With `start` and `record` it runs a match; with `record_result` it keeps the score for people who play with real
/// cards. A match never changes: these return the match after the round. Its text is a score sheet without cards, read by
/// `Match.parse`.
///
/// >>> game = balayi.Match(first_dealer=0)
/// >>> game = game.record_result(balayi.RoundResult(1, "S", [11, 15]))
/// >>> game = game.record_result(balayi.RoundResult(0, "NT", [14, 12]))
/// >>> game.running, str(game)
/// (((0, 0), (-8, 8), (-3, 3)), 'balayi-sheet1 0 S/11,15 NT/14,12')
#[pyclass(frozen, weakref, module = "king_rules.balayi")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Match(pub(crate) rules::Match);

#[pymethods]
impl Match {
    #[new]
    fn new(first_dealer: Of<rules::Player>) -> Self {
        Self(rules::Match::new(first_dealer.0))
    }

    /// How many rounds a match has.
    #[classattr]
    #[pyo3(name = "ROUNDS")]
    fn rounds() -> usize {
        rules::Match::ROUNDS
    }

    /// Reads a score sheet without cards, entering each result again.
    ///
    /// Raises `ParseError` with the place of what is wrong.
    #[staticmethod]
    fn parse(text: Text<'_>) -> PyResult<Self> {
        text.parse().map(Self).map_err(raised)
    }

    /// The player who deals the first round.
    #[getter]
    fn first_dealer(&self) -> Of<rules::Player> {
        Of(self.0.first_dealer())
    }

    /// Whether all ten rounds have been entered.
    #[getter]
    fn is_over(&self) -> bool {
        self.0.is_over()
    }

    /// Who deals the next round: the players take turns (B1.2). `None` when the match is over.
    #[getter]
    fn dealer(&self) -> Option<Of<rules::Player>> {
        self.0.dealer().map(Of)
    }

    /// Who declares in the next round; `None` when the match is over.
    #[getter]
    fn declarer(&self) -> Option<Of<rules::Player>> {
        self.0.declarer().map(Of)
    }

    /// What a player has not declared yet (B1.3).
    fn unused(&self, player: Of<rules::Player>) -> DenominationSet {
        DenominationSet(self.0.unused(player.0))
    }

    /// The next round, with that pack.
    ///
    /// Raises `MatchError` when the match is over.
    fn start(&self, pack: Pack) -> PyResult<Round> {
        self.0.start(pack.0).map(Round).map_err(raised)
    }

    /// The match after a round that has been played.
    ///
    /// Raises `MatchError` when it is not over, or cannot be the next one of this match.
    fn record(&self, round: Exactly<'_, Round>) -> PyResult<Self> {
        let mut game = self.0.clone();
        game.record(&round.0.get().0).map_err(raised)?;
        Ok(Self(game))
    }

    /// The match after a round that was played with real cards.
    ///
    /// Raises `MatchError` when the match is over, the other player declares next, the declarer has declared this before,
    /// or the tricks are not 26.
    fn record_result(&self, result: Exactly<'_, RoundResult>) -> PyResult<Self> {
        let mut game = self.0.clone();
        game.record_result(result.0.get().0).map_err(raised)?;
        Ok(Self(game))
    }

    /// The match with another result in the place of round n, counted from 0: what was written down wrong.
    ///
    /// Raises `MatchError` when there is no such result, or it cannot be that of the round beside the others.
    ///
    /// >>> game = balayi.Match.parse("balayi-sheet1 0 S/11,15 NT/14,12")
    /// >>> game.correct(0, balayi.RoundResult(1, "S", [12, 14]))
    /// balayi.Match.parse('balayi-sheet1 0 S/12,14 NT/14,12')
    fn correct(&self, n: Index, result: Exactly<'_, RoundResult>) -> PyResult<Self> {
        let mut game = self.0.clone();
        game.correct(n.0.unwrap_or(usize::MAX), result.0.get().0).map_err(raised)?;
        Ok(Self(game))
    }

    /// The results so far, in order.
    #[getter]
    fn results(&self) -> Tuple<RoundResult> {
        self.0.results().map(RoundResult).collect()
    }

    /// The running totals of players 0 and 1: 0 and 0, and then those after each round.
    #[getter]
    fn running(&self) -> Tuple<(i32, i32)> {
        self.0.running().map(Into::into).collect()
    }

    /// The totals so far, which sum to 0.
    #[getter]
    fn totals(&self) -> (i32, i32) {
        self.0.totals().into()
    }

    /// How the match ended (B6.2); `None` before its end.
    #[getter]
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome().map(Outcome)
    }

    /// The first line of the file of this match, without the line end; the records of its rounds follow it, a line
    /// each.
    ///
    /// >>> balayi.Match(1).head
    /// 'balayi-match1 1'
    #[getter]
    fn head(&self) -> String {
        self.0.head().to_string()
    }

    /// The file of this match with these rounds, which are its rounds in order: the head and a record a line.
    #[pyo3(signature = (rounds: "Iterable[Round]"))]
    fn file(&self, rounds: &Bound<'_, PyAny>) -> PyResult<String> {
        let rounds = items::<Exactly<'_, Round>>(rounds.as_borrowed(), usize::MAX)?;
        let rounds: Vec<_> = rounds.iter().map(|round| round.0.get().0.clone()).collect();
        Ok(self.0.file(&rounds).to_string())
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __bool__(&self) -> bool {
        true
    }
}

record_value!(Match, "balayi.Match");

/// How a match ended (B6.2): `winner` has the higher total; with equal totals it is a draw.
///
/// >>> balayi.Outcome(1).winner, balayi.Outcome(None).is_draw
/// (balayi.Player.ONE, True)
#[pyclass(frozen, module = "king_rules.balayi")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Outcome(rules::Outcome);

#[pymethods]
impl Outcome {
    #[new]
    fn new(winner: Option<Of<rules::Player>>) -> Self {
        Self(winner.map_or(rules::Outcome::Draw, |player| rules::Outcome::Won(player.0)))
    }

    /// The player with the higher total; `None` in a draw.
    #[getter]
    fn winner(&self) -> Option<Of<rules::Player>> {
        match self.0 {
            rules::Outcome::Won(player) => Some(Of(player)),
            rules::Outcome::Draw => None,
        }
    }

    /// Whether the totals are equal.
    #[getter]
    fn is_draw(&self) -> bool {
        self.0 == rules::Outcome::Draw
    }

    fn __repr__(&self) -> String {
        self.winner().map_or("balayi.Outcome(None)".to_owned(), |player| format!("balayi.Outcome('{}')", player.0))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (Option<Of<rules::Player>>,)> {
        (py.get_type::<Self>(), (self.winner(),))
    }
}

value!(Outcome);

crate::compare::compared!(Match, "balayi.Match.parse(%)");
crate::compare::compared!(Outcome, "");
