//! Rounds of simulated play in columns.

use king_players::king::Position;
use king_rules::{king, shuffle};
use pyo3::prelude::*;

use super::dealing::Dealing;
use super::options::{Declared, DoublesOption, simulation};
use crate::batch::arrays::{Column, Count, Matrix, need_numpy};
use crate::batch::run::{Work, column, column_of, numbers};
use crate::batch::simulated::{Policy, simulated};
use crate::errors::raised;
use crate::king::house_rules::HouseRules;
use crate::king::round::Round;
use crate::king::sets::ContractSet;
use crate::members::Of;
use crate::numbers::{Seed, name};

simulated! {
    king: 4;
    seed: u64, declarer: u8, contract: u8, kind: u8, doubles: u16, annulled: bool;
    taken: i16, scores: i32
}

/// The points taken.
struct End([i16; 4]);

impl End {
    fn of(round: &king::Round) -> Self {
        Self(round.taken())
    }
}

fn greedy(round: &king::Round) -> End {
    End(Position::new(round).map_or([0; 4], Position::finish))
}

impl Row {
    fn of(seed: u64, round: &king::Round, End(taken): End) -> Self {
        let table = round.table();
        let contract = table.contract();
        let doubles = table.doubles();
        let settle = |contract: king::Contract| {
            // What `Table::scores` returns of a round that is over.
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

/// Rounds start to start + n − 1 of a simulation, in columns.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "the settings of a simulation, and how it is run")]
pub(crate) fn simulate<'py>(
    py: Python<'py>,
    n: Count<{ name::N }>,
    seed: Seed,
    start: Seed<{ name::START }>,
    declarer: Option<Of<king::Seat>>,
    contract: Option<Declared>,
    unused: ContractSet,
    rules: HouseRules,
    doubles: DoublesOption,
    annul: bool,
    deals: Option<Dealing>,
    policy: Policy,
    threads: Option<Count<{ name::THREADS }>>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Columns> {
    need_numpy(py)?;
    let simulation = simulation(seed, declarer, contract, unused, rules, doubles, annul)?;
    Dealing::check(&deals, n.0)?;
    let first_card = |row, number| {
        // There is a deal for each row.
        Dealing::first_card(&deals, &simulation, row, number).unwrap_or_else(|| simulation.first_card(number))
    };
    let at_random = |row, number| match &deals {
        None => king_playout::king_round(&simulation, number),
        Some(_) => first_card(row, number).map(|(mut round, mut choices)| {
            king_playout::play_out_king(&mut round, &mut choices);
            round
        }),
    };
    columns(py, &simulation, start, n, &Work::new(threads, progress)?, policy, first_card, at_random)
}

/// Round number i of a simulation.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "the settings of a simulation")]
pub(crate) fn simulated_round(
    seed: Seed,
    i: Seed<{ name::I }>,
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
