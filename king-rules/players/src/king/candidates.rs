//! Worlds that are more likely than others: of some that are drawn alike one is chosen, by a weight of each.

use king_rules::king::{Round, Worlds};
use king_rules::shuffle::SplitMix64;

/// The numbers of the `N` worlds of which draw number k is one.
pub(super) fn numbers<const N: u64>(k: u64) -> impl Iterator<Item = u64> {
    (0..N).map(move |candidate| k.wrapping_mul(N).wrapping_add(candidate))
}

/// The choice among them.
pub(super) struct Choice {
    numbers: SplitMix64,
    sum: u64,
}

impl Choice {
    /// That of draw number k by that seed.
    pub(super) const fn new(seed: u64, k: u64) -> Self {
        Self { numbers: SplitMix64::new(SplitMix64::new(seed).output(k)), sum: 0 }
    }

    /// Whether the next world, of that weight, is chosen before all so far.
    pub(super) fn takes(&mut self, weight: u64) -> bool {
        self.sum += weight;
        self.numbers.below(self.sum) < weight
    }
}

/// Draw number k by that seed among `N` worlds, each as likely as its weight.
pub(super) fn draw<const N: u64>(worlds: &Worlds, seed: u64, k: u64, weight: impl Fn(&Round) -> u64) -> Option<Round> {
    let (mut choice, mut chosen) = (Choice::new(seed, k), None);
    for number in numbers::<N>(k) {
        let world = worlds.draw(seed, number)?;
        if choice.takes(weight(&world)) {
            chosen = Some(world);
        }
    }
    chosen
}
