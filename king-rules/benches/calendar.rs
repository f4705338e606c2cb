//! What the contracts that a seat has left are worth to it, for `king-rules/players/src/king/calendar.rs`: when to spend which.
//!
//! ```sh
//! cargo run --release -p king-benches --bin calendar -- --hands 4000 --worlds 128
//! ```
//!
//! Random hands are valued in every contract, koz in each suit and dürt from each rank, by greedy play-outs of the same worlds. The value
//! of a set of contracts is that of declaring the best of it now, with what is left afterwards: over the hands, the mean of the
//! highest sum. Half of the worlds choose and the others value, so that luck in the choice is not taken for worth. Printed are the
//! 256 values in 1/16 point, a set being the mask of its contracts; and what a seat has by spending the eight in other ways.

use king_players::king::Position;
use king_rules::king::{Action, Contract, ContractKind, ContractSet, Deal, HouseRules, Round, Seat};
use king_rules::shuffle;
use lexopt::prelude::*;

/// What a hand is worth in each kind of contract, in points: by the worlds that choose, and by those that value.
type Values = [[f64; 2]; 8];

fn main() -> Result<(), lexopt::Error> {
    let (mut hands, mut worlds, mut seed) = (4000, 128, 1);
    let mut arguments = lexopt::Parser::from_env();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("hands") => hands = arguments.value()?.parse()?,
            Long("worlds") => worlds = arguments.value()?.parse()?,
            Long("seed") => seed = arguments.value()?.parse()?,
            _ => return Err(argument.unexpected()),
        }
    }
    let values: Vec<Values> = (0..hands).map(|hand| of_hand(shuffle::deal_seed(seed, hand), worlds)).collect();
    let best = table(&values, |values, later, set| {
        set.iter()
            .map(|kind| kind as usize)
            .max_by(|&a, &b| sum(values, later, set, a).total_cmp(&sum(values, later, set, b)))
    });
    println!(
        "/// In 1/16 point, a set being the mask of its contracts. By {hands} hands in {worlds} worlds, seed {seed}."
    );
    for row in best.chunks(16) {
        println!("    {}", row.iter().map(|value| format!("{:.0},", value * 16.0)).collect::<Vec<_>>().join(" "));
    }
    let now = table(&values, |values, _, set| {
        set.iter().map(|kind| kind as usize).max_by(|&a, &b| values[a][0].total_cmp(&values[b][0]))
    });
    let means: Vec<f64> = (0..8).map(|kind| values.iter().map(|v| v[kind][1]).sum::<f64>() / hands as f64).collect();
    let above = table(&values, |values, _, set| {
        let above = |kind: usize| values[kind][0] - means[kind];
        set.iter().map(|kind| kind as usize).max_by(|&a, &b| above(a).total_cmp(&above(b)))
    });
    for (kind, mean) in ContractKind::ALL.into_iter().zip(&means) {
        println!("// {kind}: {mean:+.1} on average, in its best suit or from its best rank");
    }
    println!("// the eight in any order {:+.1}, the highest first {:+.1},", means.iter().sum::<f64>(), now[255]);
    println!("// what is most above its mean first {:+.1}, by this table {:+.1}", above[255], best[255]);
    Ok(())
}

/// What is thought of declaring that contract: by the worlds that choose.
fn sum(values: &Values, later: &[f64; 256], set: ContractSet, kind: usize) -> f64 {
    values[kind][0] + later[usize::from(set.bits() & !(1 << kind))]
}

/// The value of each set to a seat that chooses so.
fn table(values: &[Values], choose: impl Fn(&Values, &[f64; 256], ContractSet) -> Option<usize>) -> [f64; 256] {
    let mut table = [0.0; 256];
    for set in 1..=255u8 {
        let of_hand = |values: &Values| {
            let kind = choose(values, &table, ContractSet::from_bits_truncate(set)).expect("the set is not empty");
            values[kind][1] + table[usize::from(set & !(1 << kind))]
        };
        table[usize::from(set)] = values.iter().map(of_hand).sum::<f64>() / values.len() as f64;
    }
    table
}

/// What the hand of North is worth to it as the declarer, on that deal and others in which it holds the same.
fn of_hand(seed: u64, worlds: u64) -> Values {
    let round = Round::new(Deal::from_seed(seed), Seat::North, ContractSet::ALL, HouseRules::new()).expect("a deal");
    let view = round.view(Seat::North);
    let worlds: Vec<Round> = (0..worlds).filter_map(|k| view.worlds().draw(seed, k)).collect();
    let mut values = [[f64::NEG_INFINITY; 2]; 8];
    for contract in Contract::all() {
        let (choose, value) = worlds.split_at(worlds.len() / 2);
        let found = [mean(choose, contract), mean(value, contract)];
        let best = &mut values[contract.kind() as usize];
        if found[0] > best[0] {
            *best = found;
        }
    }
    values
}

/// What the contract brings North in those worlds.
fn mean(worlds: &[Round], contract: Contract) -> f64 {
    let points = |world: &Round| {
        let mut world = world.clone();
        world.apply(Action::Declare(contract)).expect("it is declared first");
        let [north, ..] = Position::new(&world).expect("it is declared").finish();
        f64::from(if contract.kind().is_penalty() { -north } else { north })
    };
    worlds.iter().map(points).sum::<f64>() / worlds.len() as f64
}
