//! House rules: the options of K12.
//!
//! The options are `rifki_void` (`never_force_king` `king_holder_free` `hearts_always`), `penalty_void` (`free`
//! `must_shed`), `koz_void` (`free` `must_trump` `must_overtrump`), `rifki_annul` and `early_end` (`true`
//! `false`), `durt_end` (`all_out` `fourth_decided`) and `sale_tie` (`first_in_turn` `stays`); the first value
//! is the default. Wherever house rules are taken, NULL stands for the default.

use core::ffi::c_char;

use core::ptr::null_mut;

use king_rules::king::HouseRules;

use crate::memory::{Answer, change, give};
use crate::status::king_status::{KING_E_OPTION, KING_E_TEXT, KING_NONE};
use crate::strings::{read, say, say_of, text};
use crate::value::{Value, values};

/// House rules. Made by king_house_rules_new() and king_house_rules_parse().
#[derive(Clone, Copy)]
#[repr(C)]
pub struct king_house_rules {
    opaque: [u64; 2],
}

values! { king_house_rules(u16) = HouseRules; }

/// The rulebook as it stands.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_house_rules_new(rules: *mut king_house_rules) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give(rules, || Ok(king_house_rules::of(HouseRules::new().to_bits()))) }
}

/// Sets an option by name and value.
///
/// KING_E_OPTION: there is no such option, or it has no such value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_house_rules_set(
    rules: *mut king_house_rules,
    option: *const c_char,
    option_length: u32,
    value: *const c_char,
    value_length: u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        change(rules, |rules| {
            let (option, value) = (name(option, option_length)?, name(value, value_length)?);
            let mut changed = HouseRules::from_bits(*rules);
            changed.set(option, value).map_err(|_| KING_E_OPTION)?;
            *rules = changed.to_bits();
            Ok(())
        })
    }
}

/// The value of an option.
///
/// KING_E_OPTION: there is no such option.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_house_rules_get(
    rules: *const king_house_rules,
    option: *const c_char,
    option_length: u32,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        say_of(rules, buffer, size, length, |rules| {
            HouseRules::from_bits(*rules).get(name(option, option_length)?).ok_or(KING_E_OPTION)
        })
    }
}

/// The name of option number n, from 0, in the order of K12.
///
/// KING_NONE: there are not so many.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_house_rules_option(n: u32, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || HouseRules::OPTIONS.get(n as usize).ok_or(KING_NONE)) }
}

/// House rules as text: `-` for the default, else what differs from it in the order of K12, as in
/// `koz_void=must_trump,early_end=false`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_house_rules_text(
    rules: *const king_house_rules,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say_of(rules, buffer, size, length, |rules| Ok(HouseRules::from_bits(*rules))) }
}

/// Reads house rules in the one form that king_house_rules_text() gives.
///
/// KING_E_TEXT: it cannot be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_house_rules_parse(
    text: *const c_char,
    length: u32,
    rules: *mut king_house_rules,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        read(text, length, at, rules, |text| {
            Ok(text.parse().map(|rules: HouseRules| king_house_rules::of(rules.to_bits())))
        })
    }
}

/// The name of an option or a value; what is not UTF-8 is none.
///
/// # Safety
/// As for all of `memory`.
unsafe fn name<'a>(name: *const c_char, length: u32) -> Answer<&'a str> {
    // SAFETY: the same promise.
    let name = unsafe { text(name, length, null_mut()) };
    name.map_err(|status| if status == KING_E_TEXT { KING_E_OPTION } else { status })
}
