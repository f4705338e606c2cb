//! How long the solver takes for endings: of each the shortest of some times, and of those the median. And how long a review of a party
//! takes.

use std::hint::black_box;
use std::time::{Duration, Instant};

use king_players::king::{Entry, Player, Review, Solver};
use king_players::{Level, Settings};
use king_rules::king::{ContractKind, Deal, HouseRules, Party, Phase, Round, Seat, Simulation, Talk};
use king_rules::shuffle;

use crate::move_time::processor_time;

/// How often each ending is solved.
const PASSES: usize = 3;

/// Memory of 1 MiB.
const ENTRIES: usize = 65_536;

/// Of some endings the one in the middle, and the one that a tenth of them are above.
#[derive(Clone, Copy, Debug)]
pub struct Endings {
    /// How many endings they are.
    pub count: usize,
    /// How long they take.
    pub time: [Duration; 2],
    /// Through how many positions with a choice the solver goes.
    pub positions: [u64; 2],
}

/// Endings of a contract with that many cards a hand, out of so many rounds that were silent in the talk and played at random.
#[must_use]
pub fn solve(seed: u64, rounds: u64, contract: ContractKind, cards: usize) -> Option<Endings> {
    let mut simulation = Simulation::new(seed);
    (simulation.unused, simulation.talk) = (contract.into(), Talk::Silent);
    let mut memory = vec![Entry::default(); ENTRIES];
    let (mut times, mut positions) = (Vec::new(), Vec::new());
    for round in (0..rounds).filter_map(|number| ending(&simulation, number, cards)) {
        let mut solve = || {
            let start = Instant::now();
            let solution = black_box(Solver::new(&mut memory).solve(&round, u64::MAX)).expect("there is no bound");
            (start.elapsed(), solution.positions())
        };
        let (time, count) = (0..PASSES).map(|_| solve()).min()?;
        times.push(time);
        positions.push(count);
    }
    times.sort();
    positions.sort();
    let places = [times.len() / 2, times.len() * 9 / 10];
    (!times.is_empty()).then(|| Endings {
        count: times.len(),
        time: places.map(|place| times[place]),
        positions: places.map(|place| positions[place]),
    })
}

/// `None` when the round is over before, as those of some contracts may be.
fn ending(simulation: &Simulation, number: u64, cards: usize) -> Option<Round> {
    let (mut round, _) = simulation.first_card(number).ok()?;
    let mut choices = shuffle::choices(simulation.seed, number);
    while round.hand(round.turn()?).len() > cards {
        let action = round.choose(&mut choices)?;
        round.apply_unchecked(action);
    }
    (round.phase() == Phase::Play).then_some(round)
}

/// How long the review of a party of medium players takes with so many play-outs to choose and to estimate by, on one thread: of the
/// processor, where the system tells; and how many actions it judges.
#[must_use]
pub fn review(seed: u64, playouts: u32) -> (Duration, usize) {
    let rounds = party(seed).unwrap_or_default();
    let mut memory = vec![Entry::default(); ENTRIES];
    let mut solver = Solver::new(&mut memory);
    let settings = Settings::new().with_playouts(playouts).with_estimates(playouts);
    let (clock, spent) = (Instant::now(), processor_time());
    let mut judged = 0;
    for round in &rounds {
        judged += Review::new(round, settings, &mut solver).map_or(0, |review| black_box(review).count());
    }
    let spent = processor_time().zip(spent).map(|(end, start)| end - start);
    (spent.unwrap_or(clock.elapsed()), judged)
}

fn party(seed: u64) -> Option<Vec<Round>> {
    let (mut party, mut rounds) = (Party::new(Seat::North, HouseRules::new()), Vec::new());
    while party.declarer().is_some() {
        let mut round = party.start(Deal::from_seed(shuffle::deal_seed(seed, rounds.len() as u64))).ok()?;
        while let Some(seat) = round.turn() {
            round.apply(Player::Level(Level::Medium).act(&round.view(seat), seed).ok()?).ok()?;
        }
        party.record(&round).ok()?;
        rounds.push(round);
    }
    Some(rounds)
}
