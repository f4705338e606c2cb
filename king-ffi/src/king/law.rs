//! The law of King, asked of a table and one hand (K3 to K8).
//!
//! Rounds and views ask it for the seat on turn or the viewer; who has only a table gives the hand. A table is also
//! followed: king_table_apply() advances it by what everybody sees.

use core::ffi::c_char;

use crate::memory::{apply, get, get_array, value};
use crate::numbers as to;
use crate::status::king_status::KING_NONE;
use crate::strings::{read, say_of};
use crate::{king_duties, king_table};

/// What decides which cards may be played now.
///
/// KING_NONE: no card can be played to a trick, so also in dürt.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_duties(table: *const king_table, duties: *mut king_duties) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, duties, |table| Ok(table.duties().ok_or(KING_NONE)?.into())) }
}

/// In dürt, the cards that may be placed now, whoever holds them (K8.2); otherwise none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_open_cards(table: *const king_table, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, cards, |table| Ok(table.open_cards().bits())) }
}

/// What the seat on turn may do if it holds that hand, `mask[2]`; empty when the round is over. The hand is what
/// it holds now: no card that has been played.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_legal_actions(table: *const king_table, hand: u64, mask: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get_array(table, mask, |table| Ok(to::words(table.legal_actions(to::cards(hand)?).bits()))) }
}

/// The cards of that hand, as it is now, that the seat on turn may play; empty outside KING_PHASE_PLAY, and in
/// dürt when it must pass.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_legal_cards(table: *const king_table, hand: u64, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, cards, |table| Ok(table.legal_cards(to::cards(hand)?).bits())) }
}

/// Why the seat on turn may not do that if it holds that hand now: a `king_reason`, or 0 when it may.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_why_not(table: *const king_table, hand: u64, action: u8, reason: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        get(table, reason, |table| {
            Ok(table.why_not(to::cards(hand)?, to::action(action)?).map_or(0, |illegal| illegal.reason().code()))
        })
    }
}

/// The clause of the rulebook that king_table_why_not() speaks of, such as `K7.6`.
///
/// KING_NONE: it is legal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_why_not_clause(
    table: *const king_table,
    hand: u64,
    action: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        say_of(table, buffer, size, length, |table| {
            Ok(table.why_not(to::cards(hand)?, to::action(action)?).ok_or(KING_NONE)?.clause())
        })
    }
}

/// What to tell the player of what king_table_why_not() found: a sentence in English or Turkish, without the
/// clause.
///
/// KING_NONE: it is legal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_why_not_message(
    table: *const king_table,
    hand: u64,
    action: u8,
    lang: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        say_of(table, buffer, size, length, |table| {
            Ok(table.why_not(to::cards(hand)?, to::action(action)?).ok_or(KING_NONE)?.message(to::lang(lang)?))
        })
    }
}

/// Advances the table by what the seat on turn does, as one who looks on sees it.
///
/// KING_E_ILLEGAL: no hand that fits the record makes it legal; `reason`, unless it is NULL, then tells why.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_apply(table: *mut king_table, action: u8, reason: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { apply(table, reason, |table| Ok(table.apply(to::action(action)?).map_err(|illegal| illegal.reason()))) }
}

/// Reads an action at this position, where `masa` and `soyleyen_haric` have a meaning: the doubling of all
/// others, and of all but the declarer (K5.2). Whether it is legal is not asked.
///
/// KING_E_TEXT: it is no action.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_parse_action(
    table: *const king_table,
    text: *const c_char,
    length: u32,
    action: *mut u8,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { read(text, length, at, action, |text| Ok(value(table)?.parse_action(text).map(|action| action.code()))) }
}

/// The cards that the record proves a seat not to hold: who did not follow a suit, passed in dürt, annulled, or
/// discarded where a duty was to shed, shows what it lacks (K11.1). Every action is taken for itself; counting
/// cards is left to those who sample hands.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_excluded(table: *const king_table, seat: u8, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, cards, |table| Ok(table.excluded(to::seat(seat)?).bits())) }
}
