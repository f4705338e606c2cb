//! A file of records in columns.

use king_rules::balayi::{self, Action, Phase, Player};
use pyo3::prelude::*;

use super::NONE;
use crate::batch::arrays::{Columns, need_numpy};
use crate::batch::records::{Line, Wrong, each_unit, units};
use crate::text::Text;

/// A round in numbers.
struct Row {
    line: u32,
    game: i32,
    dealer: u8,
    unused: u8,
    denomination: u8,
    over: bool,
    taken: [i16; 2],
    scores: [i32; 2],
    plays: Vec<Play>,
}

/// An action in numbers.
#[derive(Clone, Copy)]
struct Play {
    step: u8,
    player: u8,
    phase: u8,
    action: u8,
    choices: u8,
    trick: u8,
    card: u8,
    winner: u8,
}

fn row(line: usize, game: Option<usize>, round: &balayi::Round) -> Row {
    Row {
        line: line as u32,
        game: game.map_or(-1, |game| game as i32),
        dealer: round.dealer() as u8,
        unused: round.unused().bits(),
        denomination: round.denomination().map_or(NONE, |denomination| denomination as u8),
        over: round.phase() == Phase::Over,
        taken: round.taken(),
        scores: round.scores().unwrap_or_default(),
        plays: plays(round),
    }
}

/// The actions of a round, played again.
fn plays(round: &balayi::Round) -> Vec<Play> {
    let Ok(mut before) = balayi::Round::new(round.pack(), round.dealer(), round.unused()) else { return Vec::new() };
    let mut plays = Vec::with_capacity(53);
    let mut cards = 0;
    for (step, (player, action)) in (0..).zip(round.actions()) {
        let (trick, card, winner) = match action {
            Action::Play(card) => {
                let trick = cards / 2;
                cards += 1;
                (trick as u8 + 1, card.index() as u8, round.winner_of(trick))
            }
            Action::Declare(_) => (0, NONE, None),
        };
        plays.push(Play {
            step,
            player: player as u8,
            phase: before.phase() as u8,
            action: action.code(),
            choices: before.legal_actions().len() as u8,
            trick,
            card,
            winner: winner.map_or(NONE, |player| player as u8),
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
    let units = py.detach(|| units(&records, "balayi-match1", "balayi-sheet1"));
    let kept = each_unit(py, &units, keep, |unit| {
        if let Some(line) = unit.sheet() {
            return sheet(line, unit.head).map_or_else(|wrong| (Vec::new(), Some(wrong)), |rows| (rows, None));
        }
        let mut file = balayi::MatchFile::new();
        let (rounds, wrong) = unit.rounds(|line| file.read_line(line).map_err(|error| error.error));
        (rounds.into_iter().map(|(line, round)| row(line, unit.head, &round)).collect(), wrong)
    })?;
    let errors = kept.wrong.into_iter().map(PyErr::from).collect();
    Ok((rounds(py, &kept.rows)?, actions(py, &kept.rows)?, errors))
}

/// The rounds of a score sheet: without actions.
fn sheet(line: Line<'_>, number: Option<usize>) -> Result<Vec<Row>, Wrong<balayi::RecordError>> {
    let game: balayi::Match = line.parse()?;
    let mut before = balayi::Match::new(game.first_dealer());
    let rows = game.results().map(|result| {
        let unused = before.unused(result.declarer);
        // It was recorded when the sheet was read.
        let _ = before.record_result(result);
        Row {
            line: line.number as u32,
            game: number.map_or(-1, |number| number as i32),
            dealer: result.declarer.other() as u8,
            unused: unused.bits(),
            denomination: result.denomination as u8,
            over: true,
            taken: result.taken,
            scores: result.scores(),
            plays: Vec::new(),
        }
    });
    Ok(rows.collect())
}

fn rounds<'py>(py: Python<'py>, rows: &[Row]) -> PyResult<Columns<'py>> {
    let columns = Columns::new(py);
    columns.put("line", rows, |row| row.line)?;
    columns.put("match", rows, |row| row.game)?;
    columns.put("dealer", rows, |row| row.dealer)?;
    columns.put("unused", rows, |row| row.unused)?;
    columns.put("denomination", rows, |row| row.denomination)?;
    columns.put("over", rows, |row| row.over)?;
    for player in Player::ALL {
        columns.put(&format!("taken_{player}"), rows, |row| row.taken[player.index()])?;
    }
    for player in Player::ALL {
        columns.put(&format!("scores_{player}"), rows, |row| row.scores[player.index()])?;
    }
    Ok(columns)
}

fn actions<'py>(py: Python<'py>, rows: &[Row]) -> PyResult<Columns<'py>> {
    let each = (0i64..).zip(rows).flat_map(|(round, row)| row.plays.iter().map(move |play| (round, *play)));
    let plays: Vec<(i64, Play)> = each.collect();
    let columns = Columns::new(py);
    columns.put("round", &plays, |&(round, _)| round)?;
    columns.put("step", &plays, |(_, play)| play.step)?;
    columns.put("player", &plays, |(_, play)| play.player)?;
    columns.put("phase", &plays, |(_, play)| play.phase)?;
    columns.put("action", &plays, |(_, play)| play.action)?;
    columns.put("choices", &plays, |(_, play)| play.choices)?;
    columns.put("trick", &plays, |(_, play)| play.trick)?;
    columns.put("card", &plays, |(_, play)| play.card)?;
    columns.put("winner", &plays, |(_, play)| play.winner)?;
    Ok(columns)
}
