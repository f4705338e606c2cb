//! How long players think about a card, measured in one run: each position by all players in turn, again and again, and of
//! each only the shortest time, which nothing else on the machine disturbed.

use std::hint::black_box;
use std::time::{Duration, Instant};

use king_rules::king::{ContractKind, Phase, Simulation, View};

use crate::anchor;
use crate::contests::KingPlayer;

/// How often each position is thought about.
const PASSES: usize = 5;

/// The times of one player.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// The mean over the positions.
    pub mean: Duration,
    /// The longest of one position.
    pub longest: Duration,
}

/// The times that players take in positions out of random play, `deals` rounds of each contract, where there is a choice.
#[must_use]
pub fn king(seed: u64, deals: u64, players: &[KingPlayer]) -> Vec<Times> {
    let views = views(seed, deals);
    let mut shortest = vec![vec![Duration::MAX; views.len()]; players.len()];
    for _ in 0..PASSES {
        for (n, view) in views.iter().enumerate() {
            for (player, shortest) in players.iter().zip(&mut shortest) {
                let start = Instant::now();
                black_box(player(view, seed));
                shortest[n] = start.elapsed().min(shortest[n]);
            }
        }
    }
    let times = |times: Vec<Duration>| Times {
        mean: times.iter().sum::<Duration>() / times.len().max(1) as u32,
        longest: times.into_iter().max().unwrap_or_default(),
    };
    shortest.into_iter().map(times).collect()
}

/// The bare limit of a card, in nanoseconds: the shortest time of many pieces.
#[must_use]
pub fn bare_limit() -> f64 {
    const ROUNDS: u32 = 1_000;
    let piece = || {
        let start = Instant::now();
        black_box(anchor::rounds(ROUNDS.into()));
        start.elapsed()
    };
    let shortest = (0..50).map(|_| piece()).min().unwrap_or_default();
    shortest.as_nanos() as f64 / f64::from(52 * ROUNDS)
}

/// Every view of a round, for all its rounds, in which the seat on turn has more than one card to choose from.
fn views(seed: u64, deals: u64) -> Vec<View> {
    let mut views = Vec::new();
    for contract in ContractKind::ALL {
        let mut simulation = Simulation::new(seed);
        simulation.unused = contract.into();
        for deal in 0..deals {
            let (mut round, mut choices) = simulation.first_card(deal).expect("every contract can be declared");
            while let Some(seat) = round.turn().filter(|_| round.phase() == Phase::Play) {
                views.extend((round.legal_cards().len() > 1).then(|| round.view(seat)));
                let Some(action) = round.choose(&mut choices) else { break };
                round.apply_unchecked(action);
            }
        }
    }
    views
}
