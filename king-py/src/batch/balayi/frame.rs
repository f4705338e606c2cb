//! A file of records in columns.

use king_rules::balayi::{self, DenominationSet, Match, Phase, Player, RoundResult};
use pyo3::prelude::*;

use crate::batch::NONE;
use crate::batch::arrays::{Columns, need_numpy};
use crate::batch::entries::{self, Entry, Play, frame};
use crate::batch::records::{Line, Wrong, each_unit, units};
use crate::text::Text;

/// A round in numbers.
struct Row {
    dealer: u8,
    unused: u8,
    denomination: u8,
    over: bool,
    taken: [i16; 2],
    scores: [i32; 2],
}

impl Row {
    fn of(round: &balayi::Round) -> Self {
        Self {
            dealer: round.dealer() as u8,
            unused: round.unused().bits(),
            denomination: round.denomination().map_or(NONE, |denomination| denomination as u8),
            over: round.phase() == Phase::Over,
            taken: round.taken(),
            scores: round.scores().unwrap_or_default(),
        }
    }

    fn of_result(_: &Match, result: RoundResult, unused: DenominationSet) -> Self {
        Self {
            dealer: result.declarer.other() as u8,
            unused: unused.bits(),
            denomination: result.denomination as u8,
            over: true,
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

fn put(columns: &Columns<'_>, entries: &[Entry<Row>]) -> PyResult<()> {
    columns.put("dealer", entries, |entry| entry.round.dealer)?;
    columns.put("unused", entries, |entry| entry.round.unused)?;
    columns.put("denomination", entries, |entry| entry.round.denomination)?;
    columns.put("over", entries, |entry| entry.round.over)?;
    columns.put_each("taken", Player::ALL, entries, |entry| entry.round.taken)?;
    columns.put_each("scores", Player::ALL, entries, |entry| entry.round.scores)
}

frame! { balayi: Match, MatchFile, "balayi-match1", "balayi-sheet1", "match", "player" }
