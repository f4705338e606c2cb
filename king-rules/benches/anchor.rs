//! The anchor of all ratios: random play of 52 cards to 13 tricks as fast as one loop can, without rules to choose, talk
//! or record. Nothing that plays cards by rules can be much faster, so a ratio to it is the distance from the limit.

use std::hint::black_box;

/// A round in play: 16 bits a suit.
struct State {
    hands: [u64; 4],
    taken: [u64; 4],
    trick: u64,
    best: u64,
    leader: u8,
    winner: u8,
}

/// A generator as fast as any: wyrand.
struct Wyrand(u64);

impl Wyrand {
    #[inline(always)]
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let product = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        let number = (product >> 64) as u64 ^ product as u64;
        ((u128::from(number) * u128::from(n)) >> 64) as u64
    }
}

const HEARTS: u64 = 0x1fff << 32;

/// Plays so many rounds, each freshly dealt, and sums up what the four seats took in hearts.
#[inline(always)]
fn play(rounds: u64, nth: impl Fn(u64, u64) -> u64) -> [u64; 4] {
    let mut numbers = Wyrand(black_box(1));
    let mut pack: [u8; 52] = std::array::from_fn(|i| (i / 13 * 16 + i % 13) as u8);
    let mut sums = [0; 4];
    for _ in 0..rounds {
        for i in (1..52).rev() {
            pack.swap(i, numbers.below(i as u64 + 1) as usize);
        }
        let mut state = State { hands: [0; 4], taken: [0; 4], trick: 0, best: 0, leader: 0, winner: 0 };
        for (i, card) in pack.iter().enumerate() {
            state.hands[i / 13] |= 1 << card;
        }
        for _ in 0..13 {
            let mut led = u64::MAX;
            (state.trick, state.best, state.winner) = (0, 0, state.leader);
            for i in 0..4 {
                let seat = state.leader.wrapping_add(i) & 3;
                let hand = state.hands[usize::from(seat)];
                let legal = if hand & led != 0 { hand & led } else { hand };
                let card = nth(legal, numbers.below(legal.count_ones().into()));
                state.hands[usize::from(seat)] ^= card;
                state.trick |= card;
                if i == 0 {
                    led = 0xffff << (card.trailing_zeros() & 48);
                }
                if card & led > state.best {
                    (state.best, state.winner) = (card, seat);
                }
            }
            state.taken[usize::from(state.winner)] |= state.trick;
            state.leader = state.winner;
        }
        for (sum, taken) in sums.iter_mut().zip(state.taken) {
            *sum += u64::from((taken & HEARTS).count_ones());
        }
    }
    sums
}

/// Set bit number k of the mask, alone.
#[inline(always)]
fn nth_portable(mut bits: u64, k: u64) -> u64 {
    for _ in 0..k {
        bits &= bits - 1;
    }
    bits & bits.wrapping_neg()
}

/// The anchor with the instructions of x86-64-v3, whatever this program is built for.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,fma,lzcnt,movbe,popcnt")]
fn play_v3(rounds: u64) -> [u64; 4] {
    play(rounds, |bits, k| core::arch::x86_64::_pdep_u64(1 << k, bits))
}

/// Plays so many rounds on the fastest path of this processor; 52 cards each.
pub fn rounds(rounds: u64) -> [u64; 4] {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("bmi2") && is_x86_feature_detected!("avx2") && is_x86_feature_detected!("movbe") {
        // SAFETY: the processor has the instructions; those not asked for come with AVX2 and BMI2.
        return unsafe { play_v3(rounds) };
    }
    baseline_rounds(rounds)
}

/// The same with the instructions that this program is built for, and no `pdep`.
pub fn baseline_rounds(rounds: u64) -> [u64; 4] {
    play(rounds, nth_portable)
}
