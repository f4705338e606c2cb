//! Whether a double brings what was predicted of it: by decile of the prediction, the slope, and where it does not.

use std::collections::BTreeMap;
use std::sync::Mutex;

use king_players::king::{Standings, Tournament};
use king_rules::king::{Action, ContractKind, Doubles, HouseRules, Phase, RoundResult, Seat, SeatSet, View};

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
    declarer: Seat,
    contract: ContractKind,
    /// How many contracts the declarer had to choose from.
    unused: usize,
    redoubles: bool,
    predicted: f64,
}

impl Said {
    fn whom(&self) -> &'static str {
        let (declarer, others) = (self.on.contains(self.declarer), !self.on.without(self.declarer).is_empty());
        match (self.redoubles, self.seat == self.declarer, declarer, others) {
            (true, ..) => "redoubles",
            (_, true, ..) => "the declarer doubles",
            (_, _, true, true) => "doubles the declarer and others",
            (_, _, true, false) => "doubles the declarer",
            _ => "doubles others",
        }
    }

    fn when(&self) -> &'static str {
        match self.unused {
            7.. => "first two contracts",
            4.. => "third to fifth contract",
            _ => "last three contracts",
        }
    }
}

/// What was predicted of doubles, and what they brought, in points.
#[derive(Clone, Debug)]
pub struct Calibration {
    doubles: Vec<Double>,
}

#[derive(Clone, Copy, Debug)]
struct Double {
    said: Said,
    real: f64,
}

impl Double {
    fn difference(&self) -> f64 {
        self.real - self.said.predicted
    }
}

/// Some doubles: what was predicted of them and what they brought in the mean.
#[derive(Clone, Copy, Debug)]
pub struct Means {
    /// How many there are.
    pub count: usize,
    /// The mean prediction.
    pub predicted: f64,
    /// The mean of what they brought.
    pub real: f64,
    /// Half of the 95 % interval of the difference, clustered by party.
    pub half: f64,
}

impl Means {
    /// What they brought beyond what was predicted.
    #[must_use]
    pub fn difference(&self) -> f64 {
        self.real - self.predicted
    }

    /// Whether the prediction is right within two points and the interval.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.difference().abs() <= 2.0 + self.half
    }

    fn of(doubles: &[Double]) -> Self {
        let n = doubles.len() as f64;
        let mean = |f: fn(&Double) -> f64| doubles.iter().map(f).sum::<f64>() / n;
        let (predicted, real) = (mean(|double| double.said.predicted), mean(|double| double.real));
        let rest = |double: &Double| double.difference() - (real - predicted);
        Self { count: doubles.len(), predicted, real, half: 1.96 * clustered(doubles, rest).sqrt() / n }
    }
}

/// Parties 0 to `parties` − 1 of the tournament of that seed, the one in each of the four seats once; of its doubles and redoubles
/// what its estimates predict, made by so many play-outs.
#[must_use]
pub fn calibration(seed: u64, parties: u64, threads: u64, one: &Parts, others: &Parts, estimates: u32) -> Calibration {
    let doubles = in_threads(parties, threads, |number| {
        // Four of a kind play the same party wherever the one sits: once does for all four seats.
        let places = if one == others { vec![SeatSet::ALL] } else { Seat::ALL.map(SeatSet::from).to_vec() };
        places.into_iter().flat_map(|ones| in_party(seed, number, ones, one, others, estimates)).collect::<Vec<_>>()
    });
    Calibration { doubles: doubles.into_iter().flatten().collect() }
}

fn in_party(seed: u64, number: u64, ones: SeatSet, one: &Parts, others: &Parts, estimates: u32) -> Vec<Double> {
    let all_said = Mutex::new(Vec::new());
    // By rounds left, who redoubled whom.
    let mut redoubled = [Doubles::NONE; 33];
    let act = |view: &View, standings: Standings, seed| {
        let is_one = ones.contains(view.viewer());
        let player = if is_one { one } else { others };
        let speaks = is_one && matches!(view.phase(), Phase::Kontur | Phase::Sur);
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
        if let (Action::Kontur(on) | Action::Sur(on), Some(predicted), Some(contract)) =
            (action, predicted, view.contract())
        {
            all_said.lock().expect("of one thread").push(Said {
                party: number,
                left,
                seat: view.viewer(),
                on,
                declarer: view.declarer(),
                contract: contract.kind(),
                unused: view.unused().len(),
                redoubles: view.phase() == Phase::Sur,
                predicted,
            });
        }
        action
    };
    let party = Tournament::new(seed).party_with_standings(number, act).expect("players do what they may do");
    let results: Vec<RoundResult> = party.results().collect();
    let brought = |said: Said| {
        let (result, redoubled) = (results[32 - said.left as usize], redoubled[said.left as usize]);
        Double { said, real: real(&said, result, redoubled) }
    };
    all_said.into_inner().expect("of one thread").into_iter().map(brought).collect()
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

    /// All of them.
    #[must_use]
    pub fn all(&self) -> Means {
        Means::of(&self.doubles)
    }

    /// Each tenth of the doubles, by what was predicted.
    #[must_use]
    pub fn deciles(&self) -> Vec<Means> {
        let mut sorted = self.doubles.clone();
        sorted.sort_by(|a, b| a.said.predicted.total_cmp(&b.said.predicted));
        let tenth = sorted.len().div_ceil(10).max(1);
        sorted.chunks(tenth).map(Means::of).collect()
    }

    /// Where the prediction is right and where it is not: by who doubles whom, by how early in the party, by contract.
    #[must_use]
    pub fn groups(&self) -> Vec<(&'static str, Means)> {
        let by: [fn(&Said) -> &'static str; 3] = [Said::whom, Said::when, |said| said.contract.text()];
        by.into_iter().flat_map(|name| self.by(name)).collect()
    }

    fn by(&self, name: impl Fn(&Said) -> &'static str) -> impl Iterator<Item = (&'static str, Means)> {
        let mut groups = BTreeMap::<_, Vec<Double>>::new();
        self.doubles.iter().for_each(|&double| groups.entry(name(&double.said)).or_default().push(double));
        groups.into_iter().map(|(name, doubles)| (name, Means::of(&doubles)))
    }

    /// The slope of what doubles brought over what was predicted, and half of its 95 % interval, clustered by party.
    #[must_use]
    pub fn slope(&self) -> [f64; 2] {
        let Means { predicted, real, .. } = self.all();
        let off = |double: &Double| double.said.predicted - predicted;
        let square: f64 = self.doubles.iter().map(|double| off(double).powi(2)).sum();
        let slope = self.doubles.iter().map(|double| off(double) * (double.real - real)).sum::<f64>() / square;
        let rest = |double: &Double| off(double) * (double.real - real - slope * off(double));
        [slope, 1.96 * clustered(&self.doubles, rest).sqrt() / square]
    }
}

/// The variance of a sum whose parts are independent from party to party alone.
fn clustered(doubles: &[Double], part: impl Fn(&Double) -> f64) -> f64 {
    let mut sums = BTreeMap::new();
    doubles.iter().for_each(|double| *sums.entry(double.said.party).or_insert(0.0) += part(double));
    sums.values().map(|sum: &f64| sum * sum).sum()
}
