//! Where the weights come from, and what they bring: programs to be called by hand, and the bounds that all weights keep.
//!
//! ```text
//! KING_TUNE=kiz_almaz cargo test --release -p king-players --lib better_weights -- --ignored --nocapture
//! cargo test --release -p king-players --lib what_ideas_bring -- --ignored --nocapture
//! ```

extern crate std;

use std::string::String;
use std::vec::Vec;
use std::{env, eprintln, format, println};

use king_rules::king::{ContractKind, ContractSet, Seat, Simulation};
use king_rules::shuffle::SplitMix64;

use super::cards::BIAS;
use super::lanes::Lanes;
use super::policy::weights::Weigh;
use super::policy::{self, durt, koz, penalties};
use super::position::Position;
use super::seen::Seen;

/// Who plays one seat or the three others.
#[derive(Clone, Copy, Debug)]
enum Player {
    Random,
    Penalties(penalties::Weights),
    Koz(koz::Weights),
    Durt(durt::Weights),
}

impl Player {
    /// The greedy player as it is.
    const fn of(kind: ContractKind) -> Self {
        match kind {
            ContractKind::ElAlmaz => Self::Penalties(policy::ElAlmaz::WEIGHTS),
            ContractKind::KupaAlmaz => Self::Penalties(policy::KupaAlmaz::WEIGHTS),
            ContractKind::ErkekAlmaz => Self::Penalties(policy::ErkekAlmaz::WEIGHTS),
            ContractKind::KizAlmaz => Self::Penalties(policy::KizAlmaz::WEIGHTS),
            ContractKind::Rifki => Self::Penalties(policy::Rifki::WEIGHTS),
            ContractKind::SonIki => Self::Penalties(policy::SonIki::WEIGHTS),
            ContractKind::Koz => Self::Koz(policy::Koz::WEIGHTS),
            ContractKind::Durt => Self::Durt(policy::Durt::WEIGHTS),
        }
    }

    fn card(&self, kind: ContractKind, seen: &Seen, numbers: &mut SplitMix64) -> Lanes {
        match self {
            Self::Random => {
                let mut cards = seen.legal;
                (0..numbers.below(cards.len().max(1) as u64)).for_each(|_| cards = cards - cards.bottom());
                cards.bottom()
            }
            Self::Penalties(weights) if seen.place == 0 => penalties::lead(seen, kind, weights),
            Self::Penalties(weights) => penalties::reply(seen, kind, weights),
            Self::Koz(weights) if seen.place == 0 => koz::lead(seen, weights),
            Self::Koz(weights) => koz::reply(seen, weights),
            Self::Durt(weights) => durt::choose(seen, weights),
        }
    }

    fn each(&mut self, call: &mut dyn FnMut(&mut i16)) {
        match self {
            Self::Random => {}
            Self::Penalties(weights) => weights.each(call),
            Self::Koz(weights) => weights.each(call),
            Self::Durt(weights) => weights.each(call),
        }
    }

    fn weights(mut self) -> Vec<i16> {
        let mut all = Vec::new();
        self.each(&mut |weight| all.push(*weight));
        all
    }

    fn with(mut self, weights: &[i16]) -> Self {
        let mut next = weights.iter();
        self.each(&mut |weight| *weight = *next.next().unwrap());
        self
    }
}

/// Deals before their first card, each with its number.
fn deals(kind: ContractKind, seed: u64, count: u64) -> Vec<Position> {
    let mut simulation = Simulation::new(seed);
    simulation.unused = ContractSet::EMPTY.with(kind);
    (0..count).map(|k| Position::new(&simulation.first_card(k).unwrap().0).unwrap()).collect()
}

/// Four times what `one` gains in that seat over what the fourth of three others would have.
fn gain(kind: ContractKind, mut position: Position, seat: Seat, one: &Player, three: &Player, seed: u64) -> i32 {
    let mut numbers = SplitMix64::new(seed);
    while !position.is_decided(kind) {
        let player = if position.on_turn() == seat { one } else { three };
        let card = player.card(kind, &position.seen(kind), &mut numbers);
        position.push(kind, card);
    }
    let sign = if kind.is_penalty() { -1 } else { 1 };
    4 * sign * i32::from(position.finish()[seat]) - i32::from(kind.total())
}

/// What `one` gains a round, and half of the 95 % interval.
fn gains(kind: ContractKind, deals: &[Position], one: &Player, three: &Player) -> (f64, f64) {
    let of_deal = |(k, &deal): (u64, &Position)| {
        let seats = Seat::ALL.map(|seat| gain(kind, deal, seat, one, three, 4 * k + seat as u64));
        f64::from(seats.iter().sum::<i32>()) / 16.0
    };
    let gains: Vec<f64> = (0..).zip(deals).map(of_deal).collect();
    let count = gains.len() as f64;
    let mean = gains.iter().sum::<f64>() / count;
    let variance = gains.iter().map(|gain| (gain - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, 1.96 * (variance / count).sqrt())
}

fn number(name: &str, otherwise: u64) -> u64 {
    env::var(name).map_or(otherwise, |value| value.parse().expect(name))
}

/// Looks for better weights of one contract, beginning with those there are: changes some at random, and keeps what gains against
/// three random players and three of those it began with, on the same deals. From pass to pass the deals are new, and what was
/// found is what is to be beaten. A weight of 0 is worth a little, as it need not be read.
#[test]
#[ignore = "for hours"]
fn better_weights() {
    let kind: ContractKind = env::var("KING_TUNE").expect("KING_TUNE names a contract").parse().unwrap();
    let (count, passes, tries) = (number("KING_DEALS", 2000), number("KING_PASSES", 6), number("KING_TRIES", 500));
    let seed = number("KING_SEED", 1);
    let mut numbers = SplitMix64::new(seed);
    let mut best = Player::of(kind);
    for pass in 0..passes {
        let deals = deals(kind, numbers.next_u64(), count);
        let (few, before) = (&deals[..(count / 6) as usize], best);
        let worth = |player: &Player, deals: &[Position]| {
            let zeros = player.weights().iter().filter(|&&weight| weight == 0).count() as f64;
            gains(kind, deals, player, &Player::Random).0 + gains(kind, deals, player, &before).0 + 0.002 * zeros
        };
        let (mut of_all, mut of_few) = (worth(&best, &deals), worth(&best, few));
        let first = of_all;
        for _ in 0..tries {
            let changed = best.with(&change(best.weights(), &mut numbers));
            let now = worth(&changed, few);
            if bounds(changed) && now > of_few - 0.02 {
                let all = worth(&changed, &deals);
                if all > of_all + 0.003 {
                    (best, of_all, of_few) = (changed, all, now);
                }
            }
        }
        eprintln!("{kind:?}, pass {pass}: {first:+.3} to {of_all:+.3}");
    }
    let deals = deals(kind, seed ^ u64::MAX, 20_000);
    let (random, before) = (gains(kind, &deals, &best, &Player::Random), gains(kind, &deals, &best, &Player::of(kind)));
    println!(
        "{kind:?}: {:+.2} ± {:.2} against random, {:+.2} ± {:.2} against before",
        random.0, random.1, before.0, before.1
    );
    println!("{best:?}");
}

/// The weights with one or some of them changed at random.
fn change(mut weights: Vec<i16>, numbers: &mut SplitMix64) -> Vec<i16> {
    for _ in 0..=numbers.below(3) * numbers.below(2) {
        let place = numbers.below(weights.len() as u64) as usize;
        let weight = &mut weights[place];
        *weight = match numbers.below(12) {
            0 => 0,
            1 => -*weight,
            2 => weight.saturating_mul(2),
            3 => *weight / 2,
            size => {
                let step = 1 + numbers.below(1 << (size - 4)) as i16;
                if numbers.below(2) == 0 { weight.saturating_add(step) } else { weight.saturating_sub(step) }
            }
        }
        .clamp(-600, 600);
    }
    weights
}

/// Whether no score can leave its lane: a weight counts 13 times at most, and flags count once.
fn bounds(player: Player) -> bool {
    let sum = |weights: &[(i16, i16)]| {
        weights.iter().map(|&(weight, times)| i32::from(weight.abs()) * i32::from(times)).sum::<i32>()
    };
    let scores: Vec<i32> = match player {
        Player::Random => Vec::new(),
        Player::Penalties(weights) => {
            let lead = |w: penalties::Lead| {
                sum(&[(w.base, 1), (w.below, 12), (w.unseen, 13), (w.own, 13), (w.penalties, 13), (w.is_penalty, 1)])
                    + sum(&[(w.alone, 1), (w.voids, 3), (w.lowest, 1), (w.highest, 1)])
            };
            let w = weights.shed;
            let shed = sum(&[(w.is_penalty, 1), (w.below, 12), (w.unseen, 13), (w.own, 13), (w.low_below, 12)])
                + sum(&[(w.penalties_below, 12), (w.lowest, 1), (w.single, 1)]);
            // What speaks for going over is no score of a lane, but a number of 16 bits.
            let follow = |w: penalties::Follow| {
                let [last, one, two] = w.base.map(|base| i32::from(base.abs()));
                let counted = [(w.unseen, 13), (w.penalties, 13), (w.voids, 2), (w.above, 12), (w.own, 13)];
                (last.max(one).max(two) + sum(&counted)) / 4
            };
            let goes_over = [follow(weights.free), follow(weights.sure)];
            Vec::from([lead(weights.lead_low), lead(weights.lead_high), shed, goes_over[0], goes_over[1]])
        }
        Player::Koz(weights) => {
            let lead = |w: koz::Lead| {
                sum(&[(w.base, 1), (w.unseen, 13), (w.own, 13), (w.top, 1), (w.trumps_out, 13)])
                    + sum(&[(w.trump_above, 12), (w.trump_unseen, 13), (w.trump_own, 13)])
            };
            let w = weights.shed;
            Vec::from([lead(weights.high), lead(weights.low), sum(&[(w.own, 13), (w.unseen, 13), (w.above, 12)])])
        }
        Player::Durt(w) => Vec::from([sum(&[(w.own, 12), (w.given, 12), (w.gift, 1), (w.private, 1), (w.start, 1)])]),
    };
    scores.into_iter().all(|score| score < i32::from(BIAS))
}

/// No score leaves its lane.
#[test]
fn scores_stay_in_their_lanes() {
    for kind in ContractKind::ALL {
        assert!(bounds(Player::of(kind)), "{kind:?}");
    }
}

/// The weights are better than none, and greedy play better than random, in every contract.
#[test]
fn every_contract_is_played_better_than_at_random() {
    for kind in ContractKind::ALL {
        let deals = deals(kind, 7, 60);
        let (random, half) = gains(kind, &deals, &Player::of(kind), &Player::Random);
        assert!(random - half > 3.0, "{kind:?} {random} ± {half}");
        let none = Player::of(kind).with(&Player::of(kind).weights().iter().map(|_| 0).collect::<Vec<_>>());
        let (nothing, half) = gains(kind, &deals, &Player::of(kind), &none);
        assert!(nothing - half > 0.0, "{kind:?} {nothing} ± {half}");
    }
}

/// What each idea brings: the player with it against three without.
#[test]
#[ignore = "a minute"]
fn what_ideas_bring() {
    type Without = fn(&mut penalties::Weights);
    let ideas: [(&str, Without); 7] = [
        ("who failed to follow a suit", |w| {
            (w.lead_low.voids, w.lead_high.voids, w.free.voids, w.sure.voids) = (0, 0, 0, 0);
        }),
        ("high cards led, and not only low ones", |w| w.lead_high.base = -3000),
        ("sure winners and losers told apart", |w| {
            (w.lead_low.lowest, w.lead_high.lowest, w.shed.lowest) = (0, 0, 0);
            (w.lead_low.highest, w.lead_high.highest) = (0, 0);
        }),
        ("tricks that cost nothing yet are taken before the last seat", |w| {
            let [_, one, two] = &mut w.free.base;
            (*one, *two) = (-3000, -3000);
        }),
        ("the highest card where the trick is taken anyway", |w| w.sure.base = [-3000; 3]),
        ("short suits", |w| {
            (w.lead_low.own, w.lead_high.own, w.shed.own, w.shed.single) = (0, 0, 0, 0);
        }),
        ("where the penalty cards are", |w| {
            (w.lead_low.penalties, w.lead_high.penalties, w.shed.penalties_below) = (0, 0, 0);
            (w.free.penalties, w.sure.penalties) = (0, 0);
        }),
    ];
    let count = number("KING_DEALS", 4000);
    for (idea, without) in ideas {
        let mut line = String::new();
        let (mut sum, mut square) = (0.0, 0.0);
        for kind in ContractKind::ALL {
            let Player::Penalties(mut weights) = Player::of(kind) else { continue };
            without(&mut weights);
            let (mean, half) = gains(kind, &deals(kind, 3, count), &Player::of(kind), &Player::Penalties(weights));
            line += &format!(" {mean:+.2}");
            sum += mean;
            square += half * half;
        }
        println!("{idea}: {sum:+.2} ± {:.2}, by penalty{line}", f64::sqrt(square));
    }
}
