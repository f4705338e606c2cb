//! Rounds of random play in columns.

use king_rules::{king, shuffle};
use pyo3::prelude::*;

use super::options::{Declared, DoublesOption, simulation};
use crate::batch::arrays::{Column, Count, Matrix, need_numpy};
use crate::batch::run::{Work, column, numbers};
use crate::errors::raised;
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
type Columns = (Column<u64>, Column<u8>, Column<u8>, Column<u8>, Column<u16>, Column<bool>, Matrix<i16>, Matrix<i32>);

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
    doubles: DoublesOption,
    annul: bool,
    threads: Option<Count>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Columns> {
    need_numpy(py)?;
    let n = n.0;
    let simulation = simulation(seed, declarer, contract, unused, rules, doubles, annul)?;
    let work = Work::new(threads, progress)?;
    let number = numbers(start.0, n)?;
    simulation.check().map_err(raised)?;
    let (mut seeds, mut declarers, mut contracts, mut kinds) = (column(n)?, column(n)?, column(n)?, column(n)?);
    let (mut doubles, mut annulled) = (column(n)?, column(n)?);
    let (mut taken, mut scores) = (column(n.saturating_mul(4))?, column(n.saturating_mul(4))?);
    let row = |row| {
        let number = number(row);
        let round = king_playout::king_round(&simulation, number)?;
        Ok::<_, king::SimulationError>(Row::of(shuffle::deal_seed(simulation.seed, number), &round))
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
    work.run(py, n, row, keep, raised)?;
    Ok((
        Column(seeds),
        Column(declarers),
        Column(contracts),
        Column(kinds),
        Column(doubles),
        Column(annulled),
        Matrix { items: taken, width: 4 },
        Matrix { items: scores, width: 4 },
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
    doubles: DoublesOption,
    annul: bool,
) -> PyResult<Round> {
    let simulation = simulation(seed, declarer, contract, unused, rules, doubles, annul)?;
    simulation.check().map_err(raised)?;
    simulation.round(i.0).map(Round).map_err(raised)
}
