//! Rounds of simulated play in columns.

use king_players::balayi::Position;
use king_rules::balayi::{self, Simulation};
use king_rules::{Card, shuffle};
use pyo3::prelude::*;

use super::course::{self, starter, unlocked};
use crate::balayi::denomination::DenominationSet;
use crate::balayi::round::Round;
use crate::batch::arrays::{Column, Count, Matrix, need_numpy};
use crate::batch::run::{Work, column, column_of, numbers};
use crate::batch::simulated::{Policy, simulated};
use crate::errors::raised;
use crate::members::Of;
use crate::numbers::{Seed, name};

simulated! {
    balayi: 2;
    seed: u64, dealer: u8, denomination: u8, starter: u8;
    unlocked: u8, taken: i16, scores: i32
}

/// The tricks taken, and when the hands were unlocked.
struct End {
    taken: [i16; 2],
    unlocked: [u8; 2],
}

impl End {
    fn of(round: &balayi::Round) -> Self {
        Self { taken: round.taken(), unlocked: unlocked(round) }
    }
}

fn greedy(round: &balayi::Round) -> End {
    let (mut winners, mut count) = ([balayi::Player::Zero; Card::COUNT / 2], 0);
    let won = |winner| {
        if let Some(place) = winners.get_mut(count) {
            (*place, count) = (winner, count + 1);
        }
    };
    let taken = Position::new(round).map_or([0; 2], |position| position.finish_telling(won));
    let unlocked = course::of_winners(winners.into_iter().take(count), [true; 2]);
    End { taken, unlocked }
}

impl Row {
    fn of(seed: u64, round: &balayi::Round, end: End) -> Self {
        let End { taken, unlocked } = end;
        Self {
            seed,
            dealer: round.dealer() as u8,
            denomination: round.denomination().map_or(0, balayi::Denomination::index) as u8,
            starter: starter(round) as u8,
            unlocked,
            taken,
            scores: round.denomination().map(|denomination| denomination.scores(taken)).unwrap_or_default(),
        }
    }
}

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
    n: Count<{ name::N }>,
    seed: Seed,
    start: Seed<{ name::START }>,
    dealer: Option<Of<balayi::Player>>,
    declaration: Option<Of<balayi::Denomination>>,
    unused: DenominationSet,
    policy: Policy,
    threads: Option<Count<{ name::THREADS }>>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Columns> {
    need_numpy(py)?;
    let simulation = simulation(seed, dealer, declaration, unused);
    let first_card = |_, number| simulation.first_card(number);
    let at_random = |_, number| king_playout::balayi_round(&simulation, number);
    columns(py, &simulation, start, n, &Work::new(threads, progress)?, policy, first_card, at_random)
}

/// Round number i of a simulation.
#[pyfunction]
pub(crate) fn simulated_round(
    seed: Seed,
    i: Seed<{ name::I }>,
    dealer: Option<Of<balayi::Player>>,
    declaration: Option<Of<balayi::Denomination>>,
    unused: DenominationSet,
) -> PyResult<Round> {
    let round = simulation(seed, dealer, declaration, unused).round(i.0);
    Ok(Round(round.map_err(raised)?))
}
