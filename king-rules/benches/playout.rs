//! How long whole rounds take, played at random: `cargo bench`. Compare the rows of one run with each other.

use divan::{Bencher, black_box};
use king_rules::king::{Action, Contract, ContractSet, Deal, HouseRules, Round, Seat};
use king_rules::{balayi, shuffle};

fn main() {
    divan::main();
}

const CONTRACTS: [&str; 4] = ["el_almaz", "rifki", "koz:S", "durt:7"];

fn start(contract: &str, seed: u64) -> Round {
    let contract: Contract = contract.parse().unwrap();
    let mut round = Round::new(Deal::from_seed(seed), Seat::North, ContractSet::ALL, HouseRules::new()).unwrap();
    round.apply(Action::Declare(contract)).unwrap();
    round
}

fn play_out(mut round: Round, seed: u64) -> Round {
    round.play_out(&mut shuffle::choices(seed, 0));
    round
}

/// A round of Balayı kingi from the declaration to the scores.
#[divan::bench]
fn balayi_round(bencher: Bencher<'_, '_>) {
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        let pack = balayi::Pack::from_seed(seed);
        let mut round = balayi::Round::new(pack, balayi::Player::Zero, balayi::Denominations::ALL).unwrap();
        round.play_out(&mut shuffle::choices(seed, 0));
        round.scores()
    });
}

/// From the declaration to the scores.
#[divan::bench(args = CONTRACTS)]
fn king_round(bencher: Bencher<'_, '_>, contract: &str) {
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        play_out(start(contract, seed), seed).scores()
    });
}

/// A record read by replay.
#[divan::bench(args = CONTRACTS)]
fn parse(bencher: Bencher<'_, '_>, contract: &str) {
    let text = play_out(start(contract, 1), 1).to_string();
    bencher.bench_local(|| black_box(&text).parse::<Round>());
}

/// Saved bytes read by replay.
#[divan::bench(args = CONTRACTS)]
fn from_bytes(bencher: Bencher<'_, '_>, contract: &str) {
    let bytes = play_out(start(contract, 1), 1).to_bytes();
    bencher.bench_local(|| Round::from_bytes(black_box(&bytes)));
}

/// What the record of a whole round proves about one seat.
#[divan::bench(args = CONTRACTS)]
fn excluded(bencher: Bencher<'_, '_>, contract: &str) {
    let round = play_out(start(contract, 1), 1);
    bencher.bench_local(|| black_box(round.table()).excluded(Seat::West));
}
