//! What was declared and doubled tells of the hands: how well each hand suits what its holder has said.

use king_rules::CardSet;
use king_rules::king::{Contract, ContractSet, Round, Seat, SeatSet, View, Worlds};

use super::four::of;
use super::lanes::Lanes;
use super::{calendar, candidates, thumb};
use crate::processor::Processor;
use crate::sums::ARMS;

/// How many worlds are drawn for one that is played out.
const CANDIDATES: u64 = 16;

/// How many are drawn at once.
const AT_ONCE: usize = 32;

/// By how much likelier a declaration is for each point that it is worth more: 2 to that power, in 1/1024, a sixteenth of a point.
const DECLARES: i32 = 37;

/// The same of a hand that doubles.
const DOUBLES: i32 = 67;

/// How much above usual a hand is worth, in sixteenths of a point, that as often doubles as not.
const EVEN: i32 = 24;

/// 2 to the power of n/16, in 1/65536.
const POWERS: [u32; 16] = [
    65_536, 68_438, 71_468, 74_632, 77_936, 81_386, 84_990, 88_752, 92_682, 96_785, 101_070, 105_545, 110_218, 115_098,
    120_194, 125_515,
];

/// What the others have said before the first card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Belief {
    contract: Contract,
    /// What could have been declared, each beside what it is worth more to declarers of either kind.
    could: [Option<(Contract, [i32; 2])>; ARMS],
    /// The same of the contract.
    more: [i32; 2],
    /// The declarer, when it is not the viewer.
    declarer: Option<Seat>,
    /// Those that have doubled somebody, but for the viewer.
    doublers: SeatSet,
}

impl Belief {
    /// What there is to go by in a view, if there is anything.
    pub(super) fn of(view: &View) -> Option<Self> {
        let contract = view.contract()?;
        let (viewer, doubles) = (view.viewer(), view.doubles());
        let declarer = Some(view.declarer()).filter(|&declarer| declarer != viewer);
        let others = Seat::ALL.into_iter().filter(|&seat| seat != viewer);
        let doublers: SeatSet = others.filter(|&seat| !doubles.doubled_by(seat).is_empty()).collect();
        let mut could = [None; ARMS];
        let may = Contract::all().filter(|contract| view.unused().contains(contract.kind()));
        for (place, contract) in could.iter_mut().zip(may) {
            *place = Some((contract, more(view.unused(), contract)));
        }
        let belief = Self { contract, could, more: more(view.unused(), contract), declarer, doublers };
        (declarer.is_some() || !doublers.is_empty()).then_some(belief)
    }

    /// Draw number k by that seed: of some worlds that are drawn alike one is chosen, those in which the hands suit what was said being
    /// more likely.
    pub(super) fn draw(&self, worlds: &Worlds, seed: u64, k: u64) -> Option<Round> {
        candidates::draw::<CANDIDATES>(worlds, seed, k, |world| self.weight(|seat| dealt(world, seat)))
    }

    /// The same draws, from number k on, of as many worlds before the first card: what the seats hold in them.
    pub(super) fn draw_hands<const W: usize>(
        &self,
        worlds: &Worlds,
        processor: impl Processor,
        seed: u64,
        first: u64,
        drawn: &mut [Option<[Lanes; 4]>],
    ) {
        candidates::draw_hands::<CANDIDATES, AT_ONCE, W>(worlds, processor, seed, first, drawn, |all| {
            let mut weights = [1; AT_ONCE];
            for (weight, hands) in weights.iter_mut().zip(all).filter_map(|(weight, hands)| Some((weight, (*hands)?))) {
                *weight = self.weight(|seat| of(seat as u8, &hands).cards());
            }
            weights
        });
    }

    /// What a seat wins in a round beyond what it wins in such worlds. The rule of thumb tells less of koz and dürt than whoever declares
    /// them knows, who has a better hand than the worlds show: as many points as the lines of koz and dürt of `bars calibration` are
    /// off without it, between those of declarers by play-outs and by the rule of thumb.
    pub(super) fn surplus(&self, seat: Seat) -> i16 {
        let points = match self.contract {
            Contract::Koz(_) => 1,
            Contract::Durt(_) => 3,
            _ => 0,
        };
        match self.declarer {
            Some(declarer) if declarer == seat => 3 * points,
            Some(_) => -points,
            None => 0,
        }
    }

    /// How likely it is that just that is said with these hands: from 1 to 2³².
    fn weight(&self, dealt: impl Fn(Seat) -> CardSet) -> u64 {
        let declared = self.declarer.map_or(1 << 16, |seat| self.declares(dealt(seat)));
        let doubled = self.doublers.iter().map(|seat| doubles(self.contract, dealt(seat)));
        doubled.fold(declared << 16, |weight, chance| (weight * chance) >> 16).max(1)
    }

    /// How likely that hand is to declare the contract, of those unused: in 1/65536. Half of the declarers go by the calendar, and half
    /// by what is furthest above usual.
    fn declares(&self, hand: CardSet) -> u64 {
        let features = thumb::Features::of(hand);
        let mut worths = [i32::MIN; ARMS];
        for (worth, &(contract, _)) in worths.iter_mut().zip(self.could.iter().flatten()) {
            *worth = features.worth(contract);
        }
        let could = || worths.into_iter().zip(self.could.iter().flatten().map(|&(_, more)| more));
        let own = features.worth(self.contract);
        let chance = |more: fn([i32; 2]) -> i32| {
            let most = could().map(|(worth, beyond)| worth + more(beyond)).max().unwrap_or_default();
            let power = |worth: i32| power(DECLARES, worth.saturating_sub(most));
            let sum: u64 = could().map(|(worth, beyond)| power(worth + more(beyond))).sum();
            (power(own + more(self.more)) << 16) / sum.max(1)
        };
        chance(|[by_calendar, _]| by_calendar).midpoint(chance(|[_, by_usual]| by_usual))
    }
}

/// What a contract is worth more to a declarer than what its hand brings in it, in sixteenths of a point: for who goes by the calendar
/// what is left after it, for who goes by what is usual as much less.
fn more(unused: ContractSet, contract: Contract) -> [i32; 2] {
    let kind = contract.kind();
    [calendar::value(unused.without(kind)) / 16, -thumb::usual(kind)]
}

/// The hand before the first card.
fn dealt(world: &Round, seat: Seat) -> CardSet {
    world.hand(seat) | world.played_by(seat)
}

/// How likely that hand is to double, in 1/65536.
fn doubles(contract: Contract, hand: CardSet) -> u64 {
    let above = thumb::advantage(contract, hand) - EVEN;
    let less = power(DOUBLES, -above.abs());
    let unlikely = (less << 16) / (65_536 + less);
    if above < 0 { unlikely } else { 65_536 - unlikely }
}

/// How much less likely something is that is worth so much more, at most 0, in sixteenths of a point: from 0 to 65536.
fn power(bits: i32, more: i32) -> u64 {
    let exponent = more.saturating_mul(bits).clamp(-20 * 1024, 0);
    let (whole, part) = (exponent.div_euclid(1024), exponent.rem_euclid(1024) / 64);
    let power = POWERS.get(part as usize).copied().unwrap_or(65_536);
    u64::from(power) >> whole.unsigned_abs()
}

#[cfg(test)]
mod tests {
    use king_rules::king::{Deal, View};

    use super::*;

    fn belief(record: &str) -> Belief {
        Belief::of(&View::parse(Seat::South, record).unwrap()).unwrap()
    }

    /// Whatever a hand is, it declares one of the contracts: how likely each is comes to 1 in all.
    #[test]
    fn something_is_declared() {
        let told = belief("king1 N:? ? JT.AK9742.7432.8 ? N all - kupa_almaz");
        for seed in 0..20 {
            let hand = Deal::from_seed(seed).hands()[0];
            let mut all = 0;
            for contract in Contract::all() {
                let mut other = told;
                (other.contract, other.more) = (contract, more(ContractSet::ALL, contract));
                all += other.declares(hand);
            }
            assert!((65_500..=65_536).contains(&all), "{all}");
        }
    }

    /// In koz and dürt a declarer has more than the worlds show, as much as the others have less.
    #[test]
    fn surplus_of_the_declarer() {
        let surplus = |record: &str| Seat::ALL.map(|seat| belief(record).surplus(seat));
        assert_eq!(surplus("king1 N:? ? JT.AK9742.7432.8 ? N all - durt:7"), [9, -3, -3, -3]);
        assert_eq!(surplus("king1 N:? ? JT.AK9742.7432.8 ? W all - koz:S iyi iyi"), [-1, -1, -1, 3]);
        assert_eq!(surplus("king1 N:? ? JT.AK9742.7432.8 ? N all - el_almaz iyi"), [0; 4]);
    }

    /// A hand that doubles is rather a good one.
    #[test]
    fn good_hands_double() {
        let (good, bad) = ("5432.5432.432.32", "AKQJ.AKQ.AKQ.AKQ");
        let [good, bad] = [good, bad].map(|hand| doubles(Contract::ElAlmaz, hand.parse().unwrap()));
        assert!(good > 65_000 && bad < 500, "{good} {bad}");
    }
}
