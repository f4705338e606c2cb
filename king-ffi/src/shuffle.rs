//! Packs, deals and choices from a seed: the same in every language, on every platform, for ever.
//!
//! Not for play for money: deal from a secure shuffle there. A generator (SplitMix64) is one number, its state,
//! that the caller keeps; as a state, any number will do.

use king_rules::shuffle::{self, SplitMix64};

use crate::memory::{Answer, array, change, give, give_array};
use crate::status::king_status::KING_OK;
use crate::value::Value;

/// The seed of deal number k, from 0, of a party, match or simulation of that seed; annulled deals count.
#[unsafe(no_mangle)]
pub extern "C" fn king_deal_seed(seed: u64, k: u64) -> u64 {
    shuffle::deal_seed(seed, k)
}

/// The generator of the choices in simulated play number k, from 0, of that seed: what king_round_play_out()
/// and balayi_round_play_out() take. Do not take the seed that the cards were dealt by in its place: the choices
/// would be the numbers of the cards again.
#[unsafe(no_mangle)]
pub extern "C" fn king_choices(seed: u64, k: u64) -> u64 {
    shuffle::choices(seed, k).state()
}

/// The next number of a generator; its state goes on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_split_mix64_next_u64(state: *mut u64, number: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { draw(state, number, |numbers| Ok(numbers.next_u64())) }
}

/// The next number of a generator brought below n: the high 64 bits of next × n; 0 when n is 0. Its state goes
/// on, also when n is 1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_split_mix64_below(state: *mut u64, n: u64, number: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { draw(state, number, |numbers| Ok(numbers.below(n))) }
}

/// The pack of a seed, `pack[52]`: each card once, in the order in which it is dealt.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_pack_from_seed(seed: u64, pack: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give_array(pack, || Ok(shuffle::pack(seed).map(|card| card.index() as u8))) }
}

/// Takes the generator of the caller, writes what comes of it, and leaves the generator where it is then.
///
/// # Safety
/// As for all of `memory`.
pub(crate) unsafe fn draw<O>(state: *mut u64, out: *mut O, how: impl FnOnce(&mut SplitMix64) -> Answer<O>) -> i32 {
    // SAFETY: the same promise; `state` has been read before it is written.
    unsafe {
        let mut after = 0;
        let status = give(out, || {
            let [before] = array::<u64, 1>(state)?;
            let mut numbers = SplitMix64::new(before);
            let drawn = how(&mut numbers);
            after = numbers.state();
            drawn
        });
        if status == KING_OK as i32 {
            state.write(after);
        }
        status
    }
}

/// Lets a value of the caller go on by a generator of the caller.
///
/// # Safety
/// As for all of `memory`.
pub(crate) unsafe fn play<T: Value>(pointer: *mut T, state: *mut u64, how: fn(&mut T::Inner, &mut SplitMix64)) -> i32 {
    // SAFETY: the same promise.
    unsafe {
        change(pointer, |value| {
            let [before] = array::<u64, 1>(state)?;
            let mut numbers = SplitMix64::new(before);
            how(value, &mut numbers);
            state.write(numbers.state());
            Ok(())
        })
    }
}
