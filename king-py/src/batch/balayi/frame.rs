//! A file of records in columns.

use king_rules::balayi::{self, Action, Phase, Player};
use pyo3::prelude::*;

use super::NONE;
use crate::batch::arrays::{Columns, need_numpy};
use crate::batch::records::{Wrong, units};
use crate::batch::run::Work;
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
pub(crate) fn frame<'py>(py: Python<'py>, records: Text<'_>) -> PyResult<(Columns<'py>, Columns<'py>)> {
    need_numpy(py)?;
    let units = py.detach(|| units(&records, "balayi-match1"));
    let read = |number: usize| -> Result<Vec<Row>, Wrong<balayi::RecordError>> {
        let (unit, mut file) = (&units[number], balayi::MatchFile::new());
        let rounds = unit.rounds(|line| file.read_line(line).map_err(|error| error.error))?;
        Ok(rounds.into_iter().map(|(line, round)| row(line, unit.head, &round)).collect())
    };
    let mut rows = Vec::new();
    Work::new(None, None)?.run(py, units.len(), read, |read| rows.extend(read), PyErr::from)?;
    Ok((rounds(py, &rows)?, actions(py, &rows)?))
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
