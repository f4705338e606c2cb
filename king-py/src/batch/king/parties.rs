//! Whole parties in columns.

use king_rules::king::{ContractKind, Illegal, Outcome, Party, Seat};
use king_rules::shuffle;
use pyo3::prelude::*;

use crate::batch::arrays::{Column, Count, Matrix, need_numpy};
use crate::batch::run::{Work, column, column_of, numbers};
use crate::errors::raised;
use crate::king::advice::{Player, act_in, tournament};
use crate::king::house_rules::HouseRules;
use crate::numbers::{Seed, name};

/// The numbers of a sheet: for each declarer and contract the scores of the four seats.
const SHEET: usize = 4 * 8 * 4;

/// The seed of each party and who declares first; the totals, who comes out and the ranks; and the sheet.
type Columns = (Column<u64>, Column<u8>, Matrix<i32>, Matrix<bool>, Matrix<u8>, Matrix<i16>);

/// Parties start to start + n − 1 of a seed, played by these players.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "the settings of a simulation, and how it is run")]
pub(crate) fn simulate_parties<'py>(
    py: Python<'py>,
    n: Count<{ name::N }>,
    seed: Seed,
    start: Seed<{ name::START }>,
    players: [Player; 4],
    rules: HouseRules,
    threads: Option<Count<{ name::THREADS }>>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Columns> {
    need_numpy(py)?;
    let (number, n) = (numbers(start.0, n.0)?, n.0);
    let tournament = tournament(seed, rules);
    let (mut seeds, mut first) = (column(n)?, column(n)?);
    let (mut totals, mut comes_out, mut ranks) = (column_of(n, 4)?, column_of(n, 4)?, column_of(n, 4)?);
    let mut sheets = column_of(n, SHEET)?;
    let party = |row: usize| {
        let number = number(row);
        let party = tournament
            .party_with_standings(number, |view, standings, number| act_in(players, view, standings, number))?;
        Ok::<_, Illegal>((shuffle::deal_seed(seed.0, number), party))
    };
    let keep = |(seed, party): (u64, Party)| {
        let outcome = Outcome::new(party.totals());
        seeds.push(seed);
        first.push(party.first_declarer() as u8);
        totals.extend(party.totals());
        comes_out.extend(Seat::ALL.map(|seat| outcome.cikan().contains(seat)));
        ranks.extend(Seat::ALL.map(|seat| outcome.rank(seat)));
        let sheet = party.sheet();
        let rounds = Seat::ALL.into_iter().flat_map(|seat| ContractKind::ALL.map(|kind| sheet.scores(seat, kind)));
        sheets.extend(rounds.flat_map(Option::unwrap_or_default).map(|score| score as i16));
    };
    let think = players.iter().any(|player| player.0.settings().is_some());
    let work = Work::new(threads, progress)?.of_long_rows(think);
    work.run(py, n, party, keep, raised)?;
    Ok((
        Column(seeds),
        Column(first),
        Matrix { items: totals, width: 4 },
        Matrix { items: comes_out, width: 4 },
        Matrix { items: ranks, width: 4 },
        Matrix { items: sheets, width: SHEET },
    ))
}
