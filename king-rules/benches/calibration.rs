//! Whether a double brings what was predicted of it: by decile of the prediction, and the slope.

use std::sync::Mutex;

use king_players::king::{Standings, Tournament};
use king_rules::king::{Action, Doubles, HouseRules, Phase, RoundResult, Seat, SeatSet, View};

use crate::contests::in_threads;
use crate::parties::Parts;

/// A double that was said.
#[derive(Clone, Copy, Debug)]
struct Said {
    party: u64,
    /// How many rounds were left.
    left: u32,
    seat: Seat,
    on: SeatSet,
    predicted: f64,
}

/// What was predicted of doubles, and what they brought, in points.
#[derive(Clone, Debug)]
pub struct Calibration {
    /// Party, predicted, real.
    doubles: Vec<(u64, f64, f64)>,
}

/// Parties 0 to `parties` − 1 of the tournament of that seed, the one in each of the four seats once; of its doubles and redoubles
/// what its estimates predict, made by so many play-outs.
#[must_use]
pub fn calibration(seed: u64, parties: u64, threads: u64, one: &Parts, others: &Parts, estimates: u32) -> Calibration {
    let doubles = in_threads(parties, threads, |number| {
        Seat::ALL.into_iter().flat_map(|seat| in_party(seed, number, seat, one, others, estimates)).collect::<Vec<_>>()
    });
    Calibration { doubles: doubles.into_iter().flatten().collect() }
}

fn in_party(seed: u64, number: u64, one_at: Seat, one: &Parts, others: &Parts, estimates: u32) -> Vec<(u64, f64, f64)> {
    let said = Mutex::new(Vec::new());
    // By rounds left, who redoubled whom.
    let mut redoubled = [Doubles::NONE; 33];
    let act = |view: &View, standings: Standings, seed| {
        let player = if view.viewer() == one_at { one } else { others };
        let speaks = matches!(view.phase(), Phase::Kontur | Phase::Sur) && view.viewer() == one_at;
        let (action, predicted) = if speaks {
            player.talk(view, standings, seed, estimates)
        } else {
            (player.act(view, standings, seed), None)
        };
        let left = standings.rounds_left();
        if let Action::Sur(on) = action {
            let place = &mut redoubled[left as usize];
            *place = place.with(view.viewer(), on);
        }
        if let (Action::Kontur(on) | Action::Sur(on), Some(predicted)) = (action, predicted) {
            said.lock().expect("of one thread").push(Said { party: number, left, seat: one_at, on, predicted });
        }
        action
    };
    let party = Tournament::new(seed).party_with_standings(number, act).expect("players do what they may do");
    let results: Vec<RoundResult> = party.results().collect();
    let said = said.into_inner().expect("of one thread");
    said.into_iter()
        .map(|said| {
            let result = results[32 - said.left as usize];
            (said.party, said.predicted, real(&said, result, redoubled[said.left as usize]))
        })
        .collect()
}

/// What the seat has more than if it had said iyi instead, and had so not been redoubled for it.
fn real(said: &Said, result: RoundResult, redoubled: Doubles) -> f64 {
    let mut without = Doubles::NONE;
    for by in Seat::ALL {
        let mut on = result.doubles.doubled_by(by);
        if by == said.seat {
            on -= said.on;
        } else if said.on.contains(by) && redoubled.doubled_by(by).contains(said.seat) {
            on = on.without(said.seat);
        }
        without = without.with(by, on);
    }
    let rules = HouseRules::new();
    let silent = RoundResult { doubles: without, ..result };
    f64::from(result.scores(rules)[said.seat] - silent.scores(rules)[said.seat])
}

impl Calibration {
    /// How many doubles there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.doubles.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.doubles.is_empty()
    }

    /// Of each tenth of the doubles, by what was predicted: the mean prediction, the mean of what they brought, and half of the 95 %
    /// interval of the difference, clustered by party. At last the same of all.
    #[must_use]
    pub fn deciles(&self) -> Vec<[f64; 3]> {
        let mut sorted = self.doubles.clone();
        sorted.sort_by(|a, b| a.1.total_cmp(&b.1));
        let tenth = sorted.len().div_ceil(10).max(1);
        sorted.chunks(tenth).chain([&sorted[..]]).map(difference).collect()
    }

    /// The slope of what doubles brought over what was predicted, and half of its 95 % interval, clustered by party.
    #[must_use]
    pub fn slope(&self) -> [f64; 2] {
        let n = self.doubles.len() as f64;
        let mean = |f: fn(&(u64, f64, f64)) -> f64| self.doubles.iter().map(f).sum::<f64>() / n;
        let (x, y) = (mean(|double| double.1), mean(|double| double.2));
        let square: f64 = self.doubles.iter().map(|double| (double.1 - x).powi(2)).sum();
        let slope = self.doubles.iter().map(|double| (double.1 - x) * (double.2 - y)).sum::<f64>() / square;
        let rest = |double: &(u64, f64, f64)| (double.1 - x) * (double.2 - y - slope * (double.1 - x));
        [slope, 1.96 * clustered(&self.doubles, rest).sqrt() / square]
    }
}

fn difference(doubles: &[(u64, f64, f64)]) -> [f64; 3] {
    let n = doubles.len() as f64;
    let mean = |f: fn(&(u64, f64, f64)) -> f64| doubles.iter().map(f).sum::<f64>() / n;
    let (predicted, real) = (mean(|double| double.1), mean(|double| double.2));
    let rest = |double: &(u64, f64, f64)| double.2 - double.1 - (real - predicted);
    [predicted, real, 1.96 * clustered(doubles, rest).sqrt() / n]
}

/// The variance of a sum whose parts are independent from party to party alone.
fn clustered(doubles: &[(u64, f64, f64)], part: impl Fn(&(u64, f64, f64)) -> f64) -> f64 {
    let mut sums = std::collections::BTreeMap::new();
    doubles.iter().for_each(|double| *sums.entry(double.0).or_insert(0.0) += part(double));
    sums.values().map(|sum: &f64| sum * sum).sum()
}
