//! Balayı kingi: players, declarations, actions and phases.
//!
//! The players are 0 and 1; lists of two stand in that order. A declaration is ♣ 0, ♦ 1, ♥ 2, ♠ 3 or no trump
//! 4; a set of them is a mask, bit = declaration, and 31 is all five. An action is a code from 0 to 56: a card
//! is its own code, 52 + d declares d. A set of actions is one 64-bit mask, bit = code.

use core::ffi::c_char;

use king_rules::balayi::{Action, Denomination, Denominations, Phase};

use crate::memory::{Answer, give, give_array};
use crate::numbers as to;
use crate::status::king_status::KING_E_RANGE;
use crate::strings::{read, say};

/// What may be declared: a trump suit (koz), or no trump (kozsuz) (B1.3, B2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum balayi_denomination {
    /// ♣ is trump, weight 1.
    Clubs = 0,
    /// ♦ is trump, weight 2.
    Diamonds = 1,
    /// ♥ is trump, weight 3.
    Hearts = 2,
    /// ♠ is trump, weight 4.
    Spades = 3,
    /// There is no trump, weight 5.
    NoTrump = 4,
}

/// The part of a round of Balayı.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum balayi_phase {
    /// Five cards lie open; the player who does not deal declares.
    Declare = 0,
    /// The 26 tricks.
    Play = 1,
    /// All cards have been played.
    Over = 2,
}

/// How many codes of actions there are in Balayı.
pub const BALAYI_ACTIONS: u8 = 57;
/// Declare: add the denomination.
pub const BALAYI_ACTION_DECLARE: u8 = 52;
/// The set of all five declarations.
pub const BALAYI_ALL_DENOMINATIONS: u8 = 31;

const _: () =
    assert!(BALAYI_ACTIONS as usize == Action::COUNT && BALAYI_ALL_DENOMINATIONS == Denominations::ALL.bits());

fn phase_of(phase: u8) -> Answer<Phase> {
    Phase::from_index(phase.into()).ok_or(KING_E_RANGE)
}

/// A name of a player for people: `player 0`, `oyuncu 0`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_player_name(
    player: u8,
    lang: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(to::player(player)?.name(to::lang(lang)?))) }
}

/// The text of a declaration in records: `C`, `D`, `H`, `S` or `NT`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_denomination_text(
    denomination: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(to::denomination(denomination)?.text())) }
}

/// The name of a declaration for people: `no trump`, `kozsuz`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_denomination_name(
    denomination: u8,
    lang: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(to::denomination(denomination)?.name(to::lang(lang)?))) }
}

/// Reads a declaration, as balayi_denomination_text() gives it.
///
/// KING_E_TEXT: it cannot be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_denomination_parse(
    text: *const c_char,
    length: u32,
    denomination: *mut u8,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        read(text, length, at, denomination, |text| {
            Ok(text.parse().map(|denomination: Denomination| denomination as u8))
        })
    }
}

/// The weight of a declaration, 1 to 5 (B6.1).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_denomination_weight(denomination: u8, weight: *mut i32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give(weight, || Ok(to::denomination(denomination)?.weight())) }
}

/// The scores of players 0 and 1, `scores[2]`, when player 0 took so many of the 26 tricks: (tricks - 13) ×
/// weight; their sum is 0 (B6.1).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_denomination_scores(denomination: u8, tricks_of_zero: u8, scores: *mut i32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        give_array(scores, || {
            if tricks_of_zero > 26 {
                return Err(KING_E_RANGE);
            }
            Ok(to::denomination(denomination)?.scores(tricks_of_zero))
        })
    }
}

/// A set of declarations: `all`, or their texts joined by commas in order, or `-` for none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_denominations_text(
    denominations: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || to::denominations(denominations)) }
}

/// Reads a set of declarations in the one form that balayi_denominations_text() gives.
///
/// KING_E_TEXT: it cannot be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_denominations_parse(
    text: *const c_char,
    length: u32,
    denominations: *mut u8,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { read(text, length, at, denominations, |text| Ok(text.parse().map(Denominations::bits))) }
}

/// The text of an action of Balayı in records: `SA`, `NT`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_action_text(action: u8, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || to::balayi_action(action)) }
}

/// Reads an action of Balayı of any phase.
///
/// KING_E_TEXT: it cannot be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_action_parse(text: *const c_char, length: u32, action: *mut u8, at: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { read(text, length, at, action, |text| Ok(text.parse().map(Action::code))) }
}

/// The text of a phase of Balayı: `declare`, `play` or `over`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_phase_text(phase: u8, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(phase_of(phase)?.text())) }
}

/// The name of a phase of Balayı for people.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_phase_name(
    phase: u8,
    lang: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(phase_of(phase)?.name(to::lang(lang)?))) }
}
