//! Deals and packs from a generator of `rand_core`: the one that the seeds use gives the same as the seed.
#![cfg(feature = "rand_core")]

use std::convert::Infallible;

use king_rules::balayi::Pack;
use king_rules::king::Deal;
use king_rules::shuffle::SplitMix64;
use rand_core::TryRng;

struct Generator(SplitMix64);

impl TryRng for Generator {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.0.next_u64() as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.0.next_u64())
    }

    fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
        unreachable!("a shuffle asks for whole numbers")
    }
}

#[test]
fn a_generator_that_counts_like_the_seed_deals_like_the_seed() {
    for seed in [0, 7, u64::MAX] {
        assert_eq!(Deal::from_rng(&mut Generator(SplitMix64::new(seed))), Deal::from_seed(seed));
        assert_eq!(Pack::from_rng(&mut Generator(SplitMix64::new(seed))), Pack::from_seed(seed));
    }
}

/// The state of a generator is a seed: what is stored goes on where it stood.
#[test]
fn a_generator_goes_on_from_its_state() {
    let mut whole = SplitMix64::new(7);
    whole.next_u64();
    let mut rest = SplitMix64::new(whole.state());
    assert_eq!([(); 3].map(|()| rest.next_u64()), [(); 3].map(|()| whole.next_u64()));
}
