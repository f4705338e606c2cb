//! Rounds of random play in columns.

use king_rules::balayi::{self, Simulation};
use king_rules::shuffle;
use pyo3::prelude::*;

use crate::balayi::denomination::DenominationSet;
use crate::balayi::round::Round;
use crate::batch::arrays::{Column, Count, Matrix, need_numpy};
use crate::batch::run::{Work, column, numbers};
use crate::errors::raised;
use crate::members::Of;
use crate::numbers::Seed;

/// What is kept of a round.
struct Row {
    seed: u64,
    dealer: u8,
    denomination: u8,
    taken: [i16; 2],
    scores: [i32; 2],
}

/// The columns seed, dealer, denomination, taken and scores.
type Columns = (Column<u64>, Column<u8>, Column<u8>, Matrix<i16>, Matrix<i32>);

/// A simulation with these settings.
pub(super) fn simulation(
    seed: Seed,
    dealer: Option<Of<balayi::Player>>,
    declaration: Option<Of<balayi::Denomination>>,
    unused: DenominationSet,
) -> Simulation {
    let mut simulation = Simulation::new(seed.0);
    simulation.dealer = dealer.map(|player| player.0);
    simulation.denomination = declaration.map(|denomination| denomination.0);
    simulation.unused = unused.0;
    simulation
}

/// Rounds start to start + n − 1 of a simulation, in columns.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "the settings of a simulation, and how it is run")]
pub(crate) fn simulate<'py>(
    py: Python<'py>,
    n: Count,
    seed: Seed,
    start: Seed,
    dealer: Option<Of<balayi::Player>>,
    declaration: Option<Of<balayi::Denomination>>,
    unused: DenominationSet,
    threads: Option<Count>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Columns> {
    need_numpy(py)?;
    let n = n.0;
    let simulation = simulation(seed, dealer, declaration, unused);
    let work = Work::new(threads, progress)?;
    let number = numbers(start.0, n)?;
    // What is wrong with one round is wrong with all.
    simulation.round(start.0).map_err(raised)?;
    let (mut seeds, mut dealers, mut denominations) = (column(n)?, column(n)?, column(n)?);
    let (mut taken, mut scores) = (column(n.saturating_mul(2))?, column(n.saturating_mul(2))?);
    let row = |row| {
        let number = number(row);
        let round = king_playout::balayi_round(&simulation, number)?;
        Ok::<_, balayi::SimulationError>(Row {
            seed: shuffle::deal_seed(simulation.seed, number),
            dealer: round.dealer() as u8,
            denomination: round.denomination().map_or(0, balayi::Denomination::index) as u8,
            taken: round.taken(),
            scores: round.scores().unwrap_or_default(),
        })
    };
    let keep = |row: Row| {
        seeds.push(row.seed);
        dealers.push(row.dealer);
        denominations.push(row.denomination);
        taken.extend(row.taken);
        scores.extend(row.scores);
    };
    work.run(py, n, row, keep, raised)?;
    Ok((
        Column(seeds),
        Column(dealers),
        Column(denominations),
        Matrix { items: taken, width: 2 },
        Matrix { items: scores, width: 2 },
    ))
}

/// Round number i of a simulation.
#[pyfunction]
pub(crate) fn simulated_round(
    seed: Seed,
    i: Seed,
    dealer: Option<Of<balayi::Player>>,
    declaration: Option<Of<balayi::Denomination>>,
    unused: DenominationSet,
) -> PyResult<Round> {
    let round = simulation(seed, dealer, declaration, unused).round(i.0);
    Ok(Round(round.map_err(raised)?))
}
