//! What was declared and doubled tells of the hands: how well each hand suits what its holder has said.

use king_rules::king::{Contract, ContractSet, Round, Seat, SeatSet, View, Worlds};
use king_rules::{CardSet, inner};

use super::candidates::{self, Choice};
use super::four::of;
use super::lanes::Lanes;
use super::{calendar, dealing, thumb};
use crate::processor::Processor;
use crate::sums::ARMS;

/// How many worlds are drawn for one that is played out.
const CANDIDATES: u64 = 8;

/// For how many that are played out they are drawn at once.
const AT_ONCE: usize = 2;

/// By how much likelier a declaration is for each point that it is worth more: 2 to that power, in 1/1024, a sixteenth of a point.
const BITS: i32 = 37;

/// How much above usual a hand is worth, in sixteenths of a point, that as often doubles as not.
const EVEN: i32 = -16;

/// 2 to the power of n/16, in 1/65536.
const POWERS: [u32; 16] = [
    65_536, 68_438, 71_468, 74_632, 77_936, 81_386, 84_990, 88_752, 92_682, 96_785, 101_070, 105_545, 110_218, 115_098,
    120_194, 125_515,
];

/// What the others have said before the first card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Belief {
    contract: Contract,
    /// What could have been declared, each beside what the contracts that would have been left then are worth.
    could: [Option<(Contract, i32)>; ARMS],
    /// The same of the contract.
    later: i32,
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
            *place = Some((contract, later(view.unused(), contract)));
        }
        let belief = Self { contract, could, later: later(view.unused(), contract), declarer, doublers };
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
        let firsts = (0..).map(|row| first.wrapping_add(row)).step_by(AT_ONCE);
        for (part, first) in drawn.chunks_mut(AT_ONCE).zip(firsts) {
            let mut all = [None; AT_ONCE * CANDIDATES as usize];
            let candidates = all.get_mut(..part.len() * CANDIDATES as usize).unwrap_or_default();
            let number = |row| inner::king_drawn(worlds, seed, first.wrapping_mul(CANDIDATES).wrapping_add(row));
            dealing::deal::<W>(worlds, processor, number, candidates);
            let mut each = all.into_iter();
            for (place, k) in part.iter_mut().zip((0..).map(|row| first.wrapping_add(row))) {
                let mut choice = Choice::new(seed, k);
                for world in each.by_ref().take(CANDIDATES as usize) {
                    let hands = world.unwrap_or_default();
                    if choice.takes(self.weight(|seat| of(seat as u8, &hands).cards())) {
                        *place = world;
                    }
                }
            }
        }
    }

    /// How likely it is that just that is said with these hands: from 1 to 2³².
    fn weight(&self, dealt: impl Fn(Seat) -> CardSet) -> u64 {
        let declared = self.declarer.map_or(1 << 16, |seat| self.declares(dealt(seat)));
        let doubled = self.doublers.iter().map(|seat| doubles(self.contract, dealt(seat)));
        doubled.fold(declared << 16, |weight, chance| (weight * chance) >> 16).max(1)
    }

    /// How likely that hand is to declare the contract, of those unused: in 1/65536.
    fn declares(&self, hand: CardSet) -> u64 {
        let features = thumb::Features::of(hand);
        let mut worths = [i32::MIN; ARMS];
        for (worth, &(contract, later)) in worths.iter_mut().zip(self.could.iter().flatten()) {
            *worth = features.worth(contract) + later;
        }
        let most = worths.into_iter().max().unwrap_or_default();
        let sum: u64 =
            worths.iter().zip(self.could.iter().flatten()).map(|(&worth, _)| power(worth.saturating_sub(most))).sum();
        let worth = features.worth(self.contract) + self.later;
        (power(worth.saturating_sub(most)) << 16) / sum.max(1)
    }
}

/// What the contracts that are left after that one are worth, in sixteenths of a point.
fn later(unused: ContractSet, contract: Contract) -> i32 {
    calendar::value(unused.without(contract.kind())) / 16
}

/// The hand before the first card.
fn dealt(world: &Round, seat: Seat) -> CardSet {
    world.hand(seat) | world.played_by(seat)
}

/// How likely that hand is to double, in 1/65536.
fn doubles(contract: Contract, hand: CardSet) -> u64 {
    let above = thumb::advantage(contract, hand) - EVEN;
    let less = power(-above.abs());
    let unlikely = (less << 16) / (65_536 + less);
    if above < 0 { unlikely } else { 65_536 - unlikely }
}

/// How much less likely something is that is worth so much more, at most 0, in sixteenths of a point: from 0 to 65536.
fn power(more: i32) -> u64 {
    let exponent = more.saturating_mul(BITS).clamp(-20 * 1024, 0);
    let (whole, part) = (exponent.div_euclid(1024), exponent.rem_euclid(1024) / 64);
    let power = POWERS.get(part as usize).copied().unwrap_or(65_536);
    u64::from(power) >> whole.unsigned_abs()
}
