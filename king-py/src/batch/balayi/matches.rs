//! Whole matches in columns.

use king_players::balayi as players;
use king_rules::balayi::{Illegal, Match, Outcome};
use king_rules::shuffle;
use pyo3::prelude::*;

use crate::balayi::advice::{Player, act_in};
use crate::batch::NONE;
use crate::batch::arrays::{Column, Count, Matrix, need_numpy};
use crate::batch::run::{Work, column, column_of, numbers};
use crate::errors::raised;
use crate::numbers::{Seed, name};

/// The numbers of a sheet: for each declarer and denomination the scores of both players.
const SHEET: usize = 2 * 5 * 2;

/// The seed of each match and who deals first; the totals and who won; and the sheet.
type Columns = (Column<u64>, Column<u8>, Matrix<i32>, Column<u8>, Matrix<i16>);

/// Matches start to start + n − 1 of a seed, played by these players.
#[pyfunction]
pub(crate) fn simulate_matches<'py>(
    py: Python<'py>,
    n: Count<{ name::N }>,
    seed: Seed,
    start: Seed<{ name::START }>,
    players: [Player; 2],
    threads: Option<Count<{ name::THREADS }>>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Columns> {
    need_numpy(py)?;
    let (number, n) = (numbers(start.0, n.0)?, n.0);
    let tournament = players::Tournament::new(seed.0);
    let (mut seeds, mut first, mut winner) = (column(n)?, column(n)?, column(n)?);
    let (mut totals, mut sheets) = (column_of(n, 2)?, column_of(n, SHEET)?);
    let game = |row: usize| {
        let number = number(row);
        let game = tournament.game(number, |view, number| act_in(players, view, number))?;
        Ok::<_, Illegal>((shuffle::deal_seed(seed.0, number), game))
    };
    let keep = |(seed, game): (u64, Match)| {
        seeds.push(seed);
        first.push(game.first_dealer() as u8);
        winner.push(match game.outcome() {
            Some(Outcome::Won(player)) => player as u8,
            _ => NONE,
        });
        totals.extend(game.totals());
        let mut sheet = [0; SHEET];
        for result in game.results() {
            let at = 2 * (5 * result.declarer.index() + result.denomination.index());
            for (place, score) in sheet.iter_mut().skip(at).zip(result.scores()) {
                *place = score as i16;
            }
        }
        sheets.extend(sheet);
    };
    let think = players.iter().any(|player| player.0.settings().is_some());
    let work = Work::new(threads, progress)?.of_long_rows(think);
    work.run(py, n, game, keep, raised)?;
    Ok((
        Column(seeds),
        Column(first),
        Matrix { items: totals, width: 2 },
        Column(winner),
        Matrix { items: sheets, width: SHEET },
    ))
}
