//! Random play of king-rules with the instructions that the processor has, chosen at run time.
//!
//! A program that is built for any x86-64 may not use the instructions of the last ten years, of which `pdep`, `popcnt`
//! and `tzcnt` make random play about twice as fast. So the loop of play is built twice here, and the processor is asked
//! once a round. What is played is the same, on every processor. In the same way the [loops](Loop) of king-players over many worlds
//! are built for [`Avx2`] and [`Avx512`]. It takes no standard library.
//!
//! ```
//! use king_rules::{balayi, king, shuffle};
//! let simulation = king::Simulation::new(7);
//! assert_eq!(king_playout::king_round(&simulation, 5), simulation.round(5));
//! let mut round = balayi::Round::new(balayi::Pack::from_seed(7), balayi::Player::Zero, balayi::DenominationSet::ALL)?;
//! king_playout::play_out_balayi(&mut round, &mut shuffle::choices(7, 0));
//! assert_eq!(round.phase(), balayi::Phase::Over);
//! # Ok::<(), balayi::SetupError>(())
//! ```
#![no_std]
#![cfg_attr(not(test), warn(clippy::indexing_slicing, clippy::string_slice, clippy::unwrap_used, clippy::expect_used))]
#![cfg_attr(not(test), warn(clippy::panic, clippy::unreachable))]

#[cfg(target_arch = "x86_64")]
mod detected;
mod vectors;

use king_rules::shuffle::SplitMix64;
use king_rules::{balayi, inner, king};

pub use vectors::{Avx2, Avx512, Loop};

/// [`king::Round::play_out`].
pub fn play_out_king(round: &mut king::Round, choices: &mut SplitMix64) {
    struct PlayOut<'a>(&'a mut king::Round, &'a mut SplitMix64);
    impl Play for PlayOut<'_> {
        type Output = ();
        #[inline(always)]
        fn play(self, nth_bit: impl Fn(u64, u64) -> u64 + Copy) {
            inner::play_out_king(self.0, self.1, nth_bit);
        }
    }
    fastest(PlayOut(round, choices));
}

/// [`king::Simulation::round`].
///
/// # Errors
/// As there.
pub fn king_round(simulation: &king::Simulation, k: u64) -> Result<king::Round, king::SimulationError> {
    struct Simulate<'a>(&'a king::Simulation, u64);
    impl Play for Simulate<'_> {
        type Output = Result<king::Round, king::SimulationError>;
        #[inline(always)]
        fn play(self, nth_bit: impl Fn(u64, u64) -> u64 + Copy) -> Self::Output {
            inner::king_round(self.0, self.1, nth_bit)
        }
    }
    fastest(Simulate(simulation, k))
}

/// [`balayi::Round::play_out`].
pub fn play_out_balayi(round: &mut balayi::Round, choices: &mut SplitMix64) {
    struct PlayOut<'a>(&'a mut balayi::Round, &'a mut SplitMix64);
    impl Play for PlayOut<'_> {
        type Output = ();
        #[inline(always)]
        fn play(self, nth_bit: impl Fn(u64, u64) -> u64 + Copy) {
            inner::play_out_balayi(self.0, self.1, nth_bit);
        }
    }
    fastest(PlayOut(round, choices));
}

/// [`balayi::Simulation::round`].
///
/// # Errors
/// As there.
pub fn balayi_round(simulation: &balayi::Simulation, k: u64) -> Result<balayi::Round, balayi::SimulationError> {
    struct Simulate<'a>(&'a balayi::Simulation, u64);
    impl Play for Simulate<'_> {
        type Output = Result<balayi::Round, balayi::SimulationError>;
        #[inline(always)]
        fn play(self, nth_bit: impl Fn(u64, u64) -> u64 + Copy) -> Self::Output {
            inner::balayi_round(self.0, self.1, nth_bit)
        }
    }
    fastest(Simulate(simulation, k))
}

/// Something that is built once for each instruction set. A trait, because a closure would be built where it stands.
trait Play {
    type Output;
    fn play(self, nth_bit: impl Fn(u64, u64) -> u64 + Copy) -> Self::Output;
}

fn fastest<P: Play>(play: P) -> P::Output {
    #[cfg(target_arch = "x86_64")]
    if detected::has(detected::BITS) {
        // SAFETY: the processor has these instructions.
        return unsafe { with_bmi2(play) };
    }
    play.play(inner::nth_bit)
}

/// # Safety
/// The processor must have the instructions named here.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
unsafe fn with_bmi2<P: Play>(play: P) -> P::Output {
    // SAFETY: by the caller's promise. Rust before 1.87 wants the word; later ones know the promise.
    #[allow(unused_unsafe, reason = "see above")]
    play.play(|mask, n| unsafe { core::arch::x86_64::_pdep_u64(1 << n, mask) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use king_rules::shuffle;

    #[test]
    fn every_instruction_set_plays_the_same() {
        let (mut king, balayi) = (king::Simulation::new(1), balayi::Simulation::new(1));
        king.talk = king::Talk::Uniform;
        king.annul = true;
        for k in 0..2000 {
            let round = king.round(k);
            assert_eq!(king_round(&king, k), round);
            assert_eq!(balayi_round(&balayi, k), balayi.round(k));
        }
        king.contract = Some("koz:S".parse().unwrap());
        king.unused = "el_almaz".parse().unwrap();
        assert!(king_round(&king, 0).is_err());
    }

    #[test]
    fn playing_out_is_the_same_too() {
        let round = king::Simulation::new(3).round(4).unwrap();
        let mut start =
            king::Round::new(round.deal(), king::Seat::West, king::ContractSet::ALL, round.house_rules()).unwrap();
        let mut same = start.clone();
        let (mut choices, mut same_choices) = (shuffle::choices(9, 9), shuffle::choices(9, 9));
        play_out_king(&mut start, &mut choices);
        same.play_out(&mut same_choices);
        assert_eq!((start, choices), (same, same_choices));

        let pack = balayi::Pack::from_seed(1);
        let mut start = balayi::Round::new(pack, balayi::Player::One, balayi::DenominationSet::ALL).unwrap();
        let mut same = start.clone();
        let (mut choices, mut same_choices) = (shuffle::choices(9, 9), shuffle::choices(9, 9));
        play_out_balayi(&mut start, &mut choices);
        same.play_out(&mut same_choices);
        assert_eq!((start, choices), (same, same_choices));
    }
}
