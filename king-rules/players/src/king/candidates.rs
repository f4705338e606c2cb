//! Worlds that are more likely than others: of some that are drawn alike one is chosen, by a weight of each.

use king_rules::inner;
use king_rules::king::{Round, Worlds};
use king_rules::shuffle::SplitMix64;

use super::dealing;
use super::lanes::Lanes;
use crate::processor::Processor;

/// The number of a candidate: those of draw number k are the `N` from `N` k on.
const fn number<const N: u64>(k: u64, candidate: u64) -> u64 {
    k.wrapping_mul(N).wrapping_add(candidate)
}

/// The choice among them.
struct Choice {
    numbers: SplitMix64,
    sum: u64,
}

impl Choice {
    /// That of draw number k by that seed.
    const fn new(seed: u64, k: u64) -> Self {
        Self { numbers: SplitMix64::new(SplitMix64::new(seed).output(k)), sum: 0 }
    }

    /// Whether the next world, of that weight, is chosen before all so far.
    fn takes(&mut self, weight: u64) -> bool {
        self.sum += weight;
        self.numbers.below(self.sum) < weight
    }
}

/// Draw number k by that seed among `N` worlds, each as likely as its weight.
pub(super) fn draw<const N: u64>(worlds: &Worlds, seed: u64, k: u64, weight: impl Fn(&Round) -> u64) -> Option<Round> {
    let (mut choice, mut chosen) = (Choice::new(seed, k), None);
    for candidate in 0..N {
        let world = worlds.draw(seed, number::<N>(k, candidate))?;
        if choice.takes(weight(&world)) {
            chosen = Some(world);
        }
    }
    chosen
}

/// The same draws, from number `first` on, of as many worlds: what the seats hold in them. `C` candidates are dealt at a time, and weighed
/// together; `W` is as for [`dealing::deal`].
pub(super) fn draw_hands<const N: u64, const C: usize, const W: usize>(
    worlds: &Worlds,
    processor: impl Processor,
    seed: u64,
    first: u64,
    drawn: &mut [Option<[Lanes; 4]>],
    weights: impl Fn(&[Option<[Lanes; 4]>; C]) -> [u64; C],
) {
    let at_once = (C / N as usize).max(1);
    let firsts = (0..).map(|row| first.wrapping_add(row)).step_by(at_once);
    for (part, first) in drawn.chunks_mut(at_once).zip(firsts) {
        let mut all = [None; C];
        let candidates = all.get_mut(..part.len() * N as usize).unwrap_or_default();
        let number = |candidate| inner::king_drawn(worlds, seed, number::<N>(first, candidate));
        dealing::deal::<W>(worlds, processor, number, candidates);
        let mut each = all.iter().zip(weights(&all));
        for (place, k) in part.iter_mut().zip((0..).map(|row| first.wrapping_add(row))) {
            let mut choice = Choice::new(seed, k);
            for (&world, weight) in each.by_ref().take(N as usize) {
                if choice.takes(weight) {
                    *place = world;
                }
            }
        }
    }
}
