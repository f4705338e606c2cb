//! A file of records in columns.

use king_rules::king::{self, ContractSet, Party, Phase, RoundResult, Sheet};
use pyo3::prelude::*;

use crate::batch::NONE;
use crate::batch::arrays::{Columns, Matrix, matrix, need_numpy};
use crate::batch::entries::{self, Entry, Play, Won, frame};
use crate::batch::records::{Line, Wrong, each_unit, units};
use crate::text::Text;

/// What a deal is told by: its hands as masks.
type Item = u64;

/// What a party begins with (K10.1).
const START: i32 = Sheet::START;

/// A round in numbers.
struct Row {
    rules: king::HouseRules,
    declarer: u8,
    unused: u8,
    contract: u8,
    kind: u8,
    doubles: u16,
    over: bool,
    annulled: bool,
    deal: [Item; 4],
    taken: [i16; 4],
    scores: [i32; 4],
}

impl Row {
    fn of(round: &king::Round) -> Self {
        let contract = round.contract();
        Self {
            rules: round.house_rules(),
            declarer: round.declarer() as u8,
            unused: round.unused().bits(),
            contract: contract.map_or(NONE, |contract| contract.index() as u8),
            kind: contract.map_or(NONE, |contract| contract.kind() as u8),
            doubles: round.doubles().bits(),
            over: round.phase() == Phase::Over,
            annulled: round.annulled(),
            deal: round.deal().hands().map(|hand| hand.bits()),
            taken: round.taken(),
            scores: round.scores().unwrap_or_default(),
        }
    }

    fn of_result(party: &Party, result: RoundResult, unused: ContractSet) -> Self {
        Self {
            rules: party.house_rules(),
            declarer: result.declarer as u8,
            unused: unused.bits(),
            contract: result.contract.index() as u8,
            kind: result.contract.kind() as u8,
            doubles: result.doubles.bits(),
            over: true,
            annulled: false,
            deal: [0; 4],
            taken: result.taken,
            scores: result.scores(party.house_rules()),
        }
    }
}

fn start(round: &king::Round) -> Option<king::Round> {
    king::Round::new(round.deal(), round.declarer(), round.unused(), round.house_rules()).ok()
}

fn empty(party: &Party) -> Party {
    Party::new(party.first_declarer(), party.house_rules())
}

fn points(round: &king::Round, number: u8, trick: king::Trick) -> i8 {
    round.contract().map_or(0, |contract| contract.kind().trick_points(number, trick.cards()) as i8)
}

fn put(columns: &Columns<'_>, entries: &[Entry<Row>]) -> PyResult<()> {
    columns.put_texts("rules", entries, |entry| entry.round.rules)?;
    columns.put("declarer", entries, |entry| entry.round.declarer)?;
    columns.put("unused", entries, |entry| entry.round.unused)?;
    columns.put("contract", entries, |entry| entry.round.contract)?;
    columns.put("kind", entries, |entry| entry.round.kind)?;
    columns.put("doubles", entries, |entry| entry.round.doubles)?;
    columns.put("over", entries, |entry| entry.round.over)?;
    columns.put("annulled", entries, |entry| entry.round.annulled)?;
    columns.put_each("taken", entries, |entry| entry.round.taken)?;
    columns.put_each("scores", entries, |entry| entry.round.scores)
}

frame! { king: Party, PartyFile, "king-party1", "king-sheet1", "party", "seat" }
