//! Rounds of random play in columns.

use king_rules::{king, shuffle};
use numpy::{PyArray1, PyArray2};
use pyo3::prelude::*;

use super::options::{Declared, Said, check, simulation};
use crate::batch::arrays::{Count, need_numpy, shaped};
use crate::batch::run::{Work, column, numbers};
use crate::errors;
use crate::king::house_rules::HouseRules;
use crate::king::round::Round;
use crate::king::sets::ContractSet;
use crate::members::Of;
use crate::numbers::Seed;

/// What is kept of a round.
struct Row {
    seed: u64,
    declarer: u8,
    contract: u8,
    kind: u8,
    doubles: u16,
    annulled: bool,
    taken: [i16; 4],
    scores: [i32; 4],
}

impl Row {
    fn of(seed: u64, round: &king::Round) -> Self {
        let table = round.table();
        let contract = table.contract();
        let (taken, doubles) = (table.taken(), table.doubles());
        let settle = |contract: king::Contract| {
            // What `Table::scores` says, without finding out a second time what was taken.
            doubles.settle(contract.kind(), taken, table.house_rules().sale_tie)
        };
        Self {
            seed,
            declarer: table.declarer() as u8,
            contract: contract.map_or(0, king::Contract::index) as u8,
            kind: contract.map_or(0, |contract| contract.kind().index()) as u8,
            doubles: doubles.bits(),
            annulled: table.annulled(),
            taken,
            scores: contract.filter(|_| !table.annulled()).map(settle).unwrap_or_default(),
        }
    }
}

/// The columns seed, declarer, contract, kind, doubles, annulled, taken and scores.
type Columns<'py> = (
    Bound<'py, PyArray1<u64>>,
    Bound<'py, PyArray1<u8>>,
    Bound<'py, PyArray1<u8>>,
    Bound<'py, PyArray1<u8>>,
    Bound<'py, PyArray1<u16>>,
    Bound<'py, PyArray1<bool>>,
    Bound<'py, PyArray2<i16>>,
    Bound<'py, PyArray2<i32>>,
);

/// Rounds start to start + n − 1 of a simulation, in columns.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "the settings of a simulation, and how it is run")]
pub(crate) fn simulate<'py>(
    py: Python<'py>,
    n: Count,
    seed: Seed,
    start: Seed,
    declarer: Option<Of<king::Seat>>,
    contract: Option<Declared>,
    unused: ContractSet,
    rules: HouseRules,
    doubles: Said,
    annul: bool,
    threads: Option<Count>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Columns<'py>> {
    need_numpy(py)?;
    let n = n.0;
    let simulation = simulation(seed, declarer, contract, unused, rules, doubles, annul)?;
    let work = Work::new(threads, progress)?;
    let number = numbers(start.0, n)?;
    check(&simulation, start.0, n)?;
    let (mut seeds, mut declarers, mut contracts, mut kinds) = (column(n)?, column(n)?, column(n)?, column(n)?);
    let (mut doubles, mut annulled) = (column(n)?, column(n)?);
    let (mut taken, mut scores) = (column(n.saturating_mul(4))?, column(n.saturating_mul(4))?);
    let row = |row| {
        let number = number(row);
        let round = king_playout::king_round(&simulation, number)?;
        Ok(Row::of(shuffle::deal_seed(simulation.seed, number), &round))
    };
    let keep = |row: Row| {
        seeds.push(row.seed);
        declarers.push(row.declarer);
        contracts.push(row.contract);
        kinds.push(row.kind);
        doubles.push(row.doubles);
        annulled.push(row.annulled);
        taken.extend(row.taken);
        scores.extend(row.scores);
    };
    work.run(py, n, row, keep, errors::king_simulation)?;
    Ok((
        PyArray1::from_vec(py, seeds),
        PyArray1::from_vec(py, declarers),
        PyArray1::from_vec(py, contracts),
        PyArray1::from_vec(py, kinds),
        PyArray1::from_vec(py, doubles),
        PyArray1::from_vec(py, annulled),
        shaped(py, taken, 4)?,
        shaped(py, scores, 4)?,
    ))
}

/// Round number i of a simulation.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "the settings of a simulation")]
pub(crate) fn simulated_round(
    seed: Seed,
    i: Seed,
    declarer: Option<Of<king::Seat>>,
    contract: Option<Declared>,
    unused: ContractSet,
    rules: HouseRules,
    doubles: Said,
    annul: bool,
) -> PyResult<Round> {
    let simulation = simulation(seed, declarer, contract, unused, rules, doubles, annul)?;
    check(&simulation, i.0, 1)?;
    simulation.round(i.0).map(Round).map_err(errors::king_simulation)
}
