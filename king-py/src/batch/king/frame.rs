//! A file of records in columns.

use king_rules::king::{self, Action, Phase, Seat};
use pyo3::prelude::*;

use super::NONE;
use crate::batch::arrays::{Columns, need_numpy};
use crate::batch::records::{Line, Wrong, each_unit, units};
use crate::text::Text;

/// A round in numbers.
struct Row {
    line: u32,
    party: i32,
    rules: king::HouseRules,
    declarer: u8,
    unused: u8,
    contract: u8,
    kind: u8,
    doubles: u16,
    over: bool,
    annulled: bool,
    hands: [u64; 4],
    taken: [i16; 4],
    scores: [i32; 4],
    plays: Vec<Play>,
}

/// An action in numbers.
#[derive(Clone, Copy)]
struct Play {
    step: u8,
    seat: u8,
    phase: u8,
    action: u8,
    choices: u8,
    trick: u8,
    card: u8,
    winner: u8,
}

fn row(line: usize, party: Option<usize>, round: &king::Round) -> Row {
    let table = round.table();
    let contract = table.contract();
    Row {
        line: line as u32,
        party: party.map_or(-1, |party| party as i32),
        rules: table.house_rules(),
        declarer: table.declarer() as u8,
        unused: table.unused().bits(),
        contract: contract.map_or(NONE, |contract| contract.index() as u8),
        kind: contract.map_or(NONE, |contract| contract.kind() as u8),
        doubles: table.doubles().bits(),
        over: table.phase() == Phase::Over,
        annulled: table.annulled(),
        hands: round.deal().hands().map(|hand| hand.bits()),
        taken: table.taken(),
        scores: table.scores().unwrap_or_default(),
        plays: plays(round),
    }
}

/// The actions of a round, played again.
fn plays(round: &king::Round) -> Vec<Play> {
    let table = round.table();
    let start = king::Round::new(round.deal(), table.declarer(), table.unused(), table.house_rules());
    let Ok(mut before) = start else { return Vec::new() };
    let mut plays = Vec::with_capacity(64);
    for (step, (seat, action)) in (0..).zip(table.actions()) {
        let trick = before.table().tricks().len();
        let in_trick = before.table().duties().is_some();
        plays.push(Play {
            step,
            seat: seat as u8,
            phase: before.phase() as u8,
            action: action.code(),
            choices: before.legal_actions().len() as u8,
            trick: if in_trick { trick as u8 + 1 } else { 0 },
            card: if let Action::Play(card) = action { card.index() as u8 } else { NONE },
            winner: table.winner_of(trick).filter(|_| in_trick).map_or(NONE, |winner| winner as u8),
        });
        before.apply_unchecked(action);
    }
    plays
}

/// The rounds of a text of records in columns, and their actions in columns.
#[pyfunction]
pub(crate) fn frame<'py>(
    py: Python<'py>,
    records: Text<'_>,
    keep: bool,
) -> PyResult<(Columns<'py>, Columns<'py>, Vec<PyErr>)> {
    need_numpy(py)?;
    let units = py.detach(|| units(&records, "king-party1", "king-sheet1"));
    let kept = each_unit(py, &units, keep, |unit| {
        if let Some(line) = unit.sheet() {
            return sheet(line, unit.head).map_or_else(|wrong| (Vec::new(), Some(wrong)), |rows| (rows, None));
        }
        let mut file = king::PartyFile::new();
        let (rounds, wrong) = unit.rounds(|line| file.read_line(line).map_err(|error| error.error));
        (rounds.into_iter().map(|(line, round)| row(line, unit.head, &round)).collect(), wrong)
    })?;
    let errors = kept.wrong.into_iter().map(PyErr::from).collect();
    Ok((rounds(py, &kept.rows)?, actions(py, &kept.rows)?, errors))
}

/// The rounds of a score sheet: without cards and actions.
fn sheet(line: Line<'_>, number: Option<usize>) -> Result<Vec<Row>, Wrong<king::RecordError>> {
    let party: king::Party = line.parse()?;
    let mut before = king::Party::new(party.first_declarer(), party.house_rules());
    let rows = party.results().map(|result| {
        let unused = before.unused(result.declarer);
        // It was recorded when the sheet was read.
        let _ = before.record_result(result);
        Row {
            line: line.number as u32,
            party: number.map_or(-1, |number| number as i32),
            rules: party.house_rules(),
            declarer: result.declarer as u8,
            unused: unused.bits(),
            contract: result.contract.index() as u8,
            kind: result.contract.kind() as u8,
            doubles: result.doubles.bits(),
            over: true,
            annulled: false,
            hands: [0; 4],
            taken: result.taken,
            scores: result.scores(party.house_rules()),
            plays: Vec::new(),
        }
    });
    Ok(rows.collect())
}

fn rounds<'py>(py: Python<'py>, rows: &[Row]) -> PyResult<Columns<'py>> {
    let columns = Columns::new(py);
    columns.put("line", rows, |row| row.line)?;
    columns.put("party", rows, |row| row.party)?;
    columns.put_texts("rules", rows.iter().map(|row| row.rules.to_string()))?;
    columns.put("declarer", rows, |row| row.declarer)?;
    columns.put("unused", rows, |row| row.unused)?;
    columns.put("contract", rows, |row| row.contract)?;
    columns.put("kind", rows, |row| row.kind)?;
    columns.put("doubles", rows, |row| row.doubles)?;
    columns.put("over", rows, |row| row.over)?;
    columns.put("annulled", rows, |row| row.annulled)?;
    for seat in Seat::ALL {
        columns.put(&format!("hand_{seat}"), rows, |row| row.hands[seat])?;
    }
    for seat in Seat::ALL {
        columns.put(&format!("taken_{seat}"), rows, |row| row.taken[seat])?;
    }
    for seat in Seat::ALL {
        columns.put(&format!("scores_{seat}"), rows, |row| row.scores[seat])?;
    }
    Ok(columns)
}

fn actions<'py>(py: Python<'py>, rows: &[Row]) -> PyResult<Columns<'py>> {
    let each = (0i64..).zip(rows).flat_map(|(round, row)| row.plays.iter().map(move |play| (round, *play)));
    let plays: Vec<(i64, Play)> = each.collect();
    let columns = Columns::new(py);
    columns.put("round", &plays, |&(round, _)| round)?;
    columns.put("step", &plays, |(_, play)| play.step)?;
    columns.put("seat", &plays, |(_, play)| play.seat)?;
    columns.put("phase", &plays, |(_, play)| play.phase)?;
    columns.put("action", &plays, |(_, play)| play.action)?;
    columns.put("choices", &plays, |(_, play)| play.choices)?;
    columns.put("trick", &plays, |(_, play)| play.trick)?;
    columns.put("card", &plays, |(_, play)| play.card)?;
    columns.put("winner", &plays, |(_, play)| play.winner)?;
    Ok(columns)
}
