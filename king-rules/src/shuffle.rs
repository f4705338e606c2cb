//! Packs, deals and choices from a seed: the same in every language, on every platform, for ever
//! ([seeds](crate::rules::notation#seeds)). For play for money, shuffle with a cryptographically secure generator instead.

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
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Its state: the seed of a generator that goes on like this one.
    #[must_use]
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
    #[must_use]
    pub const fn output(mut self, k: u64) -> u64 {
        self.0 = self.0.wrapping_add(Self::STEP.wrapping_mul(k));
        self.next_u64()
    }

    /// A number below `n`: the high 64 bits of next × n. Uses up one number, also when `n` is 1; returns 0 for `n` = 0.
    pub const fn below(&mut self, n: u64) -> u64 {
        ((self.next_u64() as u128 * n as u128) >> 64) as u64
    }

    /// One item out of those, in their order: a number [`below`](Self::below) how many there are. `None` when there is none.
    #[must_use]
    pub fn choose<I: Iterator + Clone>(&mut self, items: I) -> Option<I::Item> {
        choose(self, items)
    }
}

/// Where random choices come from: [`SplitMix64`], or with the feature `rand_core` any generator of `rand_core` 0.10, as
/// those of `rand` are.
///
/// ```
/// use king_rules::shuffle::{Source, SplitMix64, below};
/// fn throw_a_die(source: &mut impl Source) -> u64 {
///     1 + below(source, 6)
/// }
/// assert!((1..=6).contains(&throw_a_die(&mut SplitMix64::new(7))));
/// ```
pub trait Source {
    /// The next number, of which every bit is random.
    fn next_u64(&mut self) -> u64;
}

/// A number below `n` from a source: the high 64 bits of next × n. Uses up one number, also when `n` is 1; returns 0 for `n` = 0.
#[inline(always)]
pub fn below(source: &mut (impl Source + ?Sized), n: u64) -> u64 {
    ((u128::from(source.next_u64()) * u128::from(n)) >> 64) as u64
}

#[cfg(not(feature = "rand_core"))]
impl Source for SplitMix64 {
    #[inline(always)]
    fn next_u64(&mut self) -> u64 {
        self.next_u64()
    }
}

#[cfg(feature = "rand_core")]
impl<R: rand_core::Rng + ?Sized> Source for R {
    #[inline(always)]
    fn next_u64(&mut self) -> u64 {
        rand_core::Rng::next_u64(self)
    }
}

/// One item out of those, in their order: a number below how many there are. `None` when there is none.
pub(crate) fn choose<I: Iterator + Clone>(source: &mut (impl Source + ?Sized), mut items: I) -> Option<I::Item> {
    let n = below(source, items.clone().count() as u64);
    items.nth(n as usize)
}

/// As a generator of `rand_core`: 32 bits are the low half of a number, and bytes are those of numbers, the low ones first,
/// the rest of the last number being dropped.
///
/// ```
/// use king_rules::shuffle::SplitMix64;
/// use rand_core::{Rng, SeedableRng};
/// let mut bytes = [0; 12];
/// SplitMix64::seed_from_u64(7).fill_bytes(&mut bytes);
/// let mut numbers = SplitMix64::new(7);
/// assert_eq!(bytes[..8], numbers.next_u64().to_le_bytes());
/// assert_eq!(bytes[8..], (numbers.next_u64() as u32).to_le_bytes());
/// ```
#[cfg(feature = "rand_core")]
impl rand_core::TryRng for SplitMix64 {
    type Error = core::convert::Infallible;

    #[inline(always)]
    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok(self.next_u64() as u32)
    }

    #[inline(always)]
    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(self.next_u64())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        for chunk in bytes.chunks_mut(8) {
            for (place, byte) in chunk.iter_mut().zip(self.next_u64().to_le_bytes()) {
                *place = byte;
            }
        }
        Ok(())
    }
}

/// The seed is the state: `seed_from_u64(s)` is [`SplitMix64::new(s)`](SplitMix64::new).
#[cfg(feature = "rand_core")]
impl rand_core::SeedableRng for SplitMix64 {
    type Seed = [u8; 8];

    fn from_seed(seed: [u8; 8]) -> Self {
        Self::new(u64::from_le_bytes(seed))
    }

    fn seed_from_u64(seed: u64) -> Self {
        Self::new(seed)
    }
}

/// The seed of deal number k (from 0, annulled deals counted) of a party, a match or a simulation by seed.
#[must_use]
pub const fn deal_seed(seed: u64, k: u64) -> u64 {
    SplitMix64::new(seed).output(k)
}

/// The generator of the choices in simulated play number k of a seed.
#[must_use]
pub const fn choices(seed: u64, k: u64) -> SplitMix64 {
    SplitMix64::new(SplitMix64::new(!seed).output(k))
}

/// The pack of a seed.
///
/// ```
/// let pack = king_rules::shuffle::pack(7);
/// assert_eq!(pack[..3], ["HT", "C8", "D4"].map(|text| text.parse().unwrap()));
/// ```
#[must_use]
pub fn pack(seed: u64) -> [Card; Card::COUNT] {
    let mut numbers = SplitMix64::new(seed);
    pack_by(|n| numbers.below(n))
}

/// A pack shuffled by Fisher and Yates from the end, with `below(n)` returning numbers below n.
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

/// A pack shuffled with any generator of random numbers, for those who have a better source than a seed.
#[cfg(feature = "rand_core")]
pub(crate) fn pack_from_rng<R: rand_core::Rng + ?Sized>(rng: &mut R) -> [Card; Card::COUNT] {
    pack_by(|n| below(rng, n))
}
