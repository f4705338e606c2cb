//! The loops that `simulate` wraps, on one thread, without Python: `cargo bench -p king-py --bench simulate -- ROUNDS`.
//! One line a game: its name and nanoseconds a round, the best of five runs. `bench_batch.py` beside this runs it and
//! Python in turn.

use std::hint::black_box;
use std::time::Instant;

use king_rules::{balayi, king};

fn best(rounds: u64, run: impl Fn(u64)) -> f64 {
    let time = |_| {
        let start = Instant::now();
        (0..rounds).for_each(&run);
        start.elapsed().as_secs_f64() * 1e9 / rounds as f64
    };
    (0..5).map(time).fold(f64::INFINITY, f64::min)
}

fn main() {
    let rounds = std::env::args().filter_map(|argument| argument.parse().ok()).next().unwrap_or(50_000);
    let simulation = king::Simulation::new(1);
    let play = |k| {
        let round = king_playout::king_round(&simulation, k).expect("the rulebook's rounds can be simulated");
        black_box((round.taken(), round.scores()));
    };
    println!("king {:.1}", best(rounds, play));
    let simulation = balayi::Simulation::new(1);
    let play = |k| {
        let round = king_playout::balayi_round(&simulation, k).expect("the rulebook's rounds can be simulated");
        black_box((round.taken(), round.scores()));
    };
    println!("balayi {:.1}", best(rounds, play));
}
