//! A file of records in columns.

use king_rules::Card;
use king_rules::balayi::{self, DenominationSet, Match, Phase, RoundResult};
use pyo3::prelude::*;

use super::course::{starter, unlocked};
use crate::batch::NONE;
use crate::batch::arrays::{Columns, Matrix, matrix, need_numpy};
use crate::batch::entries::{self, Entry, Play, Won, frame};
use crate::batch::records::{Line, Wrong, each_unit, units};
use crate::text::Text;

/// What a pack is told by: the numbers of its cards.
type Item = u8;

/// What a match begins with.
const START: i32 = 0;

/// A round in numbers.
struct Row {
    dealer: u8,
    unused: u8,
    denomination: u8,
    starter: u8,
    over: bool,
    unlocked: [u8; 2],
    deal: [Item; Card::COUNT],
    taken: [i16; 2],
    scores: [i32; 2],
}

impl Row {
    fn of(round: &balayi::Round) -> Self {
        Self {
            dealer: round.dealer() as u8,
            unused: round.unused().bits(),
            denomination: round.denomination().map_or(NONE, |denomination| denomination as u8),
            starter: round.denomination().map_or(NONE, |_| starter(round) as u8),
            over: round.phase() == Phase::Over,
            unlocked: unlocked(round),
            deal: round.pack().cards().map(|card| card.index() as u8),
            taken: round.taken(),
            scores: round.scores().unwrap_or_default(),
        }
    }

    fn of_result(_: &Match, result: RoundResult, unused: DenominationSet) -> Self {
        Self {
            dealer: result.declarer.other() as u8,
            unused: unused.bits(),
            denomination: result.denomination as u8,
            starter: NONE,
            over: true,
            unlocked: [0; 2],
            deal: [0; Card::COUNT],
            taken: result.taken,
            scores: result.scores(),
        }
    }
}

fn start(round: &balayi::Round) -> Option<balayi::Round> {
    balayi::Round::new(round.pack(), round.dealer(), round.unused()).ok()
}

fn empty(game: &Match) -> Match {
    Match::new(game.first_dealer())
}

fn points(_: &balayi::Round, _: u8, _: balayi::Trick) -> i8 {
    1
}

fn put(columns: &Columns<'_>, entries: &[Entry<Row>]) -> PyResult<()> {
    columns.put("dealer", entries, |entry| entry.round.dealer)?;
    columns.put("unused", entries, |entry| entry.round.unused)?;
    columns.put("denomination", entries, |entry| entry.round.denomination)?;
    columns.put("starter", entries, |entry| entry.round.starter)?;
    columns.put("over", entries, |entry| entry.round.over)?;
    columns.put_each("unlocked", entries, |entry| entry.round.unlocked)?;
    columns.put_each("taken", entries, |entry| entry.round.taken)?;
    columns.put_each("scores", entries, |entry| entry.round.scores)
}

frame! { balayi: Match, MatchFile, "balayi-match1", "balayi-sheet1", "match", "player" }
