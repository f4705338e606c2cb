//! Files of records in columns: what both games have in common.

use pyo3::prelude::*;

use super::arrays::Columns;

/// An action in numbers.
pub(super) struct Play {
    pub(super) step: u8,
    pub(super) actor: u8,
    pub(super) phase: u8,
    pub(super) action: u8,
    pub(super) choices: u8,
    pub(super) trick: u8,
    pub(super) card: u8,
    pub(super) winner: u8,
}

/// A round of a text, in the numbers of its game, and its actions.
pub(super) struct Entry<R> {
    line: u32,
    group: i32,
    pub(super) round: R,
    plays: Vec<Play>,
}

impl<R> Entry<R> {
    /// A round of that line and of the party or match of that number, if it is of one.
    pub(super) fn new(line: usize, group: Option<usize>, round: R, plays: Vec<Play>) -> Self {
        Self { line: line as u32, group: group.map_or(-1, |group| group as i32), round, plays }
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

/// The columns of their actions.
pub(super) fn plays<'py, R>(py: Python<'py>, entries: &[Entry<R>], actor: &str) -> PyResult<Columns<'py>> {
    let each = (0i64..).zip(entries).flat_map(|(round, entry)| entry.plays.iter().map(move |play| (round, play)));
    let plays: Vec<(i64, &Play)> = each.collect();
    let columns = Columns::new(py);
    columns.put("round", &plays, |&(round, _)| round)?;
    columns.put("step", &plays, |(_, play)| play.step)?;
    columns.put(actor, &plays, |(_, play)| play.actor)?;
    columns.put("phase", &plays, |(_, play)| play.phase)?;
    columns.put("action", &plays, |(_, play)| play.action)?;
    columns.put("choices", &plays, |(_, play)| play.choices)?;
    columns.put("trick", &plays, |(_, play)| play.trick)?;
    columns.put("card", &plays, |(_, play)| play.card)?;
    columns.put("winner", &plays, |(_, play)| play.winner)?;
    Ok(columns)
}

/// Writes the function `frame` of a game, by the names of its parties in Rust, in files and in columns. The game has `start`
/// and `empty`, the beginnings of a round and of a party, and `Row`, a round in numbers.
macro_rules! frame {
    ($game:ident: $Party:ident, $File:ident, $head:literal, $sheet:literal, $group:literal, $actor:literal) => {
        /// The actions of a round, played again.
        fn plays(round: &$game::Round) -> Vec<Play> {
            let Some(mut before) = start(round) else { return Vec::new() };
            let play = |(step, (actor, action)): (u8, (_, $game::Action))| {
                let trick = before.tricks().len();
                let in_trick = before.duties().is_some();
                let play = Play {
                    step,
                    actor: actor as u8,
                    phase: before.phase() as u8,
                    action: action.code(),
                    choices: before.legal_actions().len() as u8,
                    trick: if in_trick { trick as u8 + 1 } else { 0 },
                    card: if let $game::Action::Play(card) = action { card.index() as u8 } else { NONE },
                    winner: round.winner_of(trick).filter(|_| in_trick).map_or(NONE, |winner| winner as u8),
                };
                before.apply_unchecked(action);
                play
            };
            (0..).zip(round.actions()).map(play).collect()
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

        /// The rounds of a text of records in columns, and their actions in columns.
        #[pyfunction]
        pub(crate) fn frame<'py>(
            py: Python<'py>,
            records: Text<'_>,
            keep: bool,
        ) -> PyResult<(Columns<'py>, Columns<'py>, Vec<PyErr>)> {
            need_numpy(py)?;
            let units = py.detach(|| units(&records, $head, $sheet));
            let kept = each_unit(py, &units, keep, |unit| {
                if let Some(line) = unit.sheet() {
                    let entry = |row| Entry::new(line.number, unit.head, row, Vec::new());
                    return match sheet(line) {
                        Ok(rows) => (rows.into_iter().map(entry).collect(), None),
                        Err(wrong) => (Vec::new(), Some(wrong)),
                    };
                }
                let mut file = $game::$File::new();
                let (rounds, wrong) = unit.rounds(|line| file.read_line(line).map_err(|error| error.error));
                let entry = |(line, round): &(_, _)| Entry::new(*line, unit.head, Row::of(round), plays(round));
                (rounds.iter().map(entry).collect(), wrong)
            })?;
            let errors = kept.wrong.into_iter().map(PyErr::from).collect();
            let rounds = entries::rounds(py, &kept.rows, $group, put)?;
            Ok((rounds, entries::plays(py, &kept.rows, $actor)?, errors))
        }
    };
}
pub(super) use frame;
