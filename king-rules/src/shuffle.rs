//! Packs, deals and choices from a seed: the same in every language, on every platform, for ever
//! ([seeds](crate::rules::notation#seeds)). For play for money, deal from a secure shuffle instead.

use crate::Card;

/// The SplitMix64 generator, state = seed.
///
/// ```
/// use king_rules::shuffle::SplitMix64;
/// let mut numbers = SplitMix64::new(7);
/// assert_eq!(numbers.next_u64(), 7191089600892374487);
/// assert_eq!(numbers.next_u64(), 309689372594955804);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

    /// The generator that begins at that seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Its state: the seed of a generator that goes on like this one.
    pub const fn state(&self) -> u64 {
        self.0
    }

    /// The next number.
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(Self::STEP);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Output number k of this generator from here, the next one being number 0.
    pub const fn output(mut self, k: u64) -> u64 {
        self.0 = self.0.wrapping_add(Self::STEP.wrapping_mul(k));
        self.next_u64()
    }

    /// A number below `n`: the high 64 bits of next × n. Uses up one number, also when `n` is 1; gives 0 for `n` = 0.
    pub const fn below(&mut self, n: u64) -> u64 {
        ((self.next_u64() as u128 * n as u128) >> 64) as u64
    }

    /// One item out of those, in their order: a number [`below`](Self::below) how many there are. `None` when there is none.
    pub fn choose<I: Iterator + Clone>(&mut self, mut items: I) -> Option<I::Item> {
        let n = self.below(items.clone().count() as u64);
        items.nth(n as usize)
    }
}

/// Set bit number n of a mask, counted from 0, alone; 0 when there is none.
pub const fn nth_bit(mask: u64, n: u64) -> u64 {
    let rest = crate::card_set::without_lowest(mask, n as usize);
    rest & rest.wrapping_neg()
}

/// The seed of deal number k (from 0, annulled deals counted) of a party, a match or a simulation by seed.
pub const fn deal_seed(seed: u64, k: u64) -> u64 {
    SplitMix64::new(seed).output(k)
}

/// The generator of the choices in simulated play number k of a seed.
pub const fn choices(seed: u64, k: u64) -> SplitMix64 {
    SplitMix64::new(SplitMix64::new(!seed).output(k))
}

/// The pack of a seed.
///
/// ```
/// let pack = king_rules::shuffle::pack(7);
/// assert_eq!(pack[..3], ["HT", "C8", "D4"].map(|text| text.parse().unwrap()));
/// ```
pub fn pack(seed: u64) -> [Card; Card::COUNT] {
    let mut numbers = SplitMix64::new(seed);
    pack_by(|n| numbers.below(n))
}

/// A pack shuffled by Fisher and Yates from the end, with `below(n)` giving numbers below n.
pub(crate) fn pack_by(mut below: impl FnMut(u64) -> u64) -> [Card; Card::COUNT] {
    let mut pack = [Card::KING_OF_HEARTS; Card::COUNT];
    for (place, card) in pack.iter_mut().zip(Card::all()) {
        *place = card;
    }
    for i in (1..Card::COUNT).rev() {
        let j = below(i as u64 + 1) as usize;
        pack.swap(i, j.min(i));
    }
    pack
}

/// A pack shuffled with any generator of random numbers, for those who have a better one than a seed.
#[cfg(feature = "rand_core")]
pub(crate) fn pack_from_rng<R: rand_core::Rng + ?Sized>(rng: &mut R) -> [Card; Card::COUNT] {
    pack_by(|n| ((u128::from(rng.next_u64()) * u128::from(n)) >> 64) as u64)
}
