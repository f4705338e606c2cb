//! Deals and packs from a generator of `rand_core`: the one that the seeds use makes the same as the seed.
#![cfg(feature = "rand_core")]

use std::convert::Infallible;

use king_rules::balayi::{self, DenominationSet, Pack, Player};
use king_rules::king::{self, ContractSet, Deal, HouseRules, Seat};
use king_rules::shuffle::{self, SplitMix64};
use rand_core::{Rng, SeedableRng, TryRng};

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

/// Any generator plays, also one behind a pointer whose type is not known.
#[test]
fn a_generator_that_counts_like_the_choices_plays_like_them() {
    for seed in 0..20 {
        let mut round =
            king::Round::new(Deal::from_seed(seed), Seat::North, ContractSet::ALL, HouseRules::new()).unwrap();
        let mut same = round.clone();
        let generator: &mut dyn Rng = &mut Generator(shuffle::choices(seed, 0));
        assert_eq!(
            round.choose(&mut Generator(shuffle::choices(seed, 0))),
            same.choose(&mut shuffle::choices(seed, 0))
        );
        round.play_out(generator);
        same.play_out(&mut shuffle::choices(seed, 0));
        assert_eq!(round, same);

        let mut round = balayi::Round::new(Pack::from_seed(seed), Player::Zero, DenominationSet::ALL).unwrap();
        let mut same = round.clone();
        round.play_out(&mut Generator(shuffle::choices(seed, 0)));
        same.play_out(&mut shuffle::choices(seed, 0));
        assert_eq!(round, same);
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

/// As a generator it gives the numbers of the seed: 32 bits are the low half of one, bytes are those of whole numbers.
#[test]
fn the_seed_as_a_generator() {
    let numbers = |count| {
        let mut numbers = SplitMix64::new(7);
        (0..count).map(|_| numbers.next_u64()).collect::<Vec<_>>()
    };
    let mut generator = SplitMix64::seed_from_u64(7);
    assert_eq!(generator, SplitMix64::from_seed(7u64.to_le_bytes()));
    assert_eq!([(); 2].map(|()| Rng::next_u64(&mut generator)), numbers(2)[..]);
    let mut generator = SplitMix64::seed_from_u64(7);
    let low: Vec<u32> = numbers(3).into_iter().map(|number| number as u32).collect();
    assert_eq!([(); 3].map(|()| generator.next_u32()), low[..]);
    for len in [0, 1, 8, 9, 24] {
        let mut bytes = vec![0; len];
        let mut generator = SplitMix64::seed_from_u64(7);
        generator.fill_bytes(&mut bytes);
        let whole: Vec<u8> = numbers(len.div_ceil(8)).into_iter().flat_map(u64::to_le_bytes).collect();
        assert_eq!(bytes, whole[..len]);
        // The rest of the last number is dropped.
        assert_eq!(generator.next_u64(), numbers(len.div_ceil(8) + 1)[len.div_ceil(8)]);
    }
}
