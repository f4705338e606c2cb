//! Files of records in columns: what both games have in common.

use pyo3::prelude::*;

use super::arrays::{Columns, Matrix};
use super::run::column_of;

/// An action in numbers.
pub(super) struct Play {
    pub(super) actor: u8,
    pub(super) action: u8,
    pub(super) choices: u8,
    pub(super) trick: u8,
}

/// A whole trick in numbers.
pub(super) struct Won {
    pub(super) number: u8,
    pub(super) leader: u8,
    pub(super) winner: u8,
    /// What it brought its winner.
    pub(super) points: i8,
}

/// A round of a text, in the numbers of its game, its tricks and its actions.
pub(super) struct Entry<R> {
    line: u32,
    group: i32,
    pub(super) round: R,
    tricks: Vec<Won>,
    plays: Vec<Play>,
}

impl<R> Entry<R> {
    /// A round of that line and of the party or match of that number, if it is of one.
    pub(super) fn new(line: usize, group: Option<usize>, round: R, tricks: Vec<Won>, plays: Vec<Play>) -> Self {
        Self { line: line as u32, group: group.map_or(-1, |group| group as i32), round, tricks, plays }
    }
}

/// The columns of rounds: where they stand, and what `put` puts of the game's own.
pub(super) fn rounds<'py, R>(
    py: Python<'py>,
    entries: &[Entry<R>],
    group: &str,
    put: impl Fn(&Columns<'py>, &[Entry<R>]) -> PyResult<()>,
) -> PyResult<Columns<'py>> {
    let columns = Columns::new(py);
    columns.put("line", entries, |entry| entry.line)?;
    columns.put(group, entries, |entry| entry.group)?;
    put(&columns, entries)?;
    Ok(columns)
}

/// What each of those who play has after each round: the sum of its scores so far in its party or match, which begins with
/// `start`; of a single record its scores alone.
pub(super) fn totals<R, const W: usize>(
    entries: &[Entry<R>],
    start: i32,
    scores: impl Fn(&R) -> [i32; W],
) -> PyResult<Matrix<i32>> {
    let mut items = column_of(entries.len(), W)?;
    let (mut group, mut totals) = (-1, [0; W]);
    for entry in entries {
        if entry.group < 0 || entry.group != group {
            totals = [if entry.group < 0 { 0 } else { start }; W];
        }
        group = entry.group;
        for (total, score) in totals.iter_mut().zip(scores(&entry.round)) {
            *total += score;
        }
        items.extend(totals);
    }
    Ok(Matrix { items, width: W })
}

/// Each item of each entry, with the row of its round.
fn each<R, T>(entries: &[Entry<R>], items: impl Fn(&Entry<R>) -> &[T]) -> Vec<(u32, &T)> {
    let each = (0u32..).zip(entries).flat_map(|(round, entry)| items(entry).iter().map(move |item| (round, item)));
    each.collect()
}

/// The columns of their whole tricks.
pub(super) fn tricks<'py, R>(py: Python<'py>, entries: &[Entry<R>]) -> PyResult<Columns<'py>> {
    let tricks = each(entries, |entry| &entry.tricks);
    let columns = Columns::new(py);
    columns.put("round", &tricks, |&(round, _)| round)?;
    columns.put("trick", &tricks, |(_, won)| won.number)?;
    columns.put("leader", &tricks, |(_, won)| won.leader)?;
    columns.put("winner", &tricks, |(_, won)| won.winner)?;
    columns.put("points", &tricks, |(_, won)| won.points)?;
    Ok(columns)
}

/// The columns of their actions.
pub(super) fn plays<'py, R>(py: Python<'py>, entries: &[Entry<R>], actor: &str) -> PyResult<Columns<'py>> {
    let plays = each(entries, |entry| &entry.plays);
    let columns = Columns::new(py);
    columns.put("round", &plays, |&(round, _)| round)?;
    columns.put(actor, &plays, |(_, play)| play.actor)?;
    columns.put("action", &plays, |(_, play)| play.action)?;
    columns.put("choices", &plays, |(_, play)| play.choices)?;
    columns.put("trick", &plays, |(_, play)| play.trick)?;
    Ok(columns)
}

/// Writes the function `frame` of a game, by the names of its parties in Rust, in files and in columns. The game has `start`
/// and `empty`, the beginnings of a round and of a party, `Row`, a round in numbers, `points`, what a trick brings, and
/// `START`, what a party begins with.
macro_rules! frame {
    ($game:ident: $Party:ident, $File:ident, $head:literal, $sheet:literal, $group:literal, $actor:literal) => {
        /// The whole tricks of a round.
        fn tricks(round: &$game::Round) -> Vec<Won> {
            let trick = |(number, trick): (u8, $game::Trick)| {
                let winner = trick.winner(round.trump())?;
                let points = points(round, number, trick);
                Some(Won { number, leader: trick.leader() as u8, winner: winner as u8, points })
            };
            (1..).zip(round.tricks()).filter_map(trick).collect()
        }

        /// The actions of a round, played again.
        fn plays(round: &$game::Round) -> Vec<Play> {
            let Some(mut before) = start(round) else { return Vec::new() };
            let play = |(actor, action): (_, $game::Action)| {
                let in_trick = before.duties().is_some();
                let play = Play {
                    actor: actor as u8,
                    action: action.code(),
                    choices: before.legal_actions().len() as u8,
                    trick: if in_trick { before.tricks().len() as u8 + 1 } else { 0 },
                };
                before.apply_unchecked(action);
                play
            };
            round.actions().map(play).collect()
        }

        /// The rounds of a score sheet: without cards and actions.
        fn sheet(line: Line<'_>) -> Result<Vec<Row>, Wrong<$game::RecordError>> {
            let party: $game::$Party = line.parse()?;
            let mut before = empty(&party);
            let rows = party.results().map(|result| {
                let unused = before.unused(result.declarer);
                // It was recorded when the sheet was read.
                let _ = before.record_result(result);
                Row::of_result(&party, result, unused)
            });
            Ok(rows.collect())
        }

        /// The rounds of a text of records in columns, their tricks and their actions in columns, their deals, the totals
        /// after them, and what could not be read.
        #[pyfunction]
        pub(crate) fn frame<'py>(
            py: Python<'py>,
            records: Text<'_>,
            keep: bool,
        ) -> PyResult<(Columns<'py>, Columns<'py>, Columns<'py>, Matrix<Item>, Matrix<i32>, Vec<PyErr>)> {
            need_numpy(py)?;
            let units = py.detach(|| units(&records, $head, $sheet));
            let kept = each_unit(py, &units, keep, |unit| {
                if let Some(line) = unit.sheet() {
                    let entry = |row| Entry::new(line.number, unit.head, row, Vec::new(), Vec::new());
                    return match sheet(line) {
                        Ok(rows) => (rows.into_iter().map(entry).collect(), None),
                        Err(wrong) => (Vec::new(), Some(wrong)),
                    };
                }
                let mut file = $game::$File::new();
                let (rounds, wrong) = unit.rounds(|line| file.read_line(line).map_err(|error| error.error));
                let entry =
                    |(line, round): &(_, _)| Entry::new(*line, unit.head, Row::of(round), tricks(round), plays(round));
                (rounds.iter().map(entry).collect(), wrong)
            })?;
            let errors = kept.wrong.into_iter().map(PyErr::from).collect();
            let rows = &kept.rows;
            let rounds = entries::rounds(py, rows, $group, put)?;
            let (tricks, plays) = (entries::tricks(py, rows)?, entries::plays(py, rows, $actor)?);
            let deals = matrix(py, rows, |entry| entry.round.deal)?;
            Ok((rounds, tricks, plays, deals, entries::totals(rows, START, |round| round.scores)?, errors))
        }
    };
}
pub(super) use frame;
