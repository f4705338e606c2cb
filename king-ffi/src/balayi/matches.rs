//! A match of Balayı: the results of up to ten rounds (B1.2).

use core::ffi::c_char;

use king_rules::balayi::{Match, Outcome, Pack};

use crate::balayi_round;

use crate::memory::{array, change, get, get_array, give, load, save, value};
use crate::numbers as to;
use crate::status::king_status::KING_NONE;
use crate::strings::{read, say_of};
use crate::value::{Value, values};

/// A match and its results so far. Made by balayi_match_new(), balayi_match_parse(), balayi_match_from_bytes() and
/// balayi_match_reader_so_far().
#[derive(Clone, Copy)]
#[repr(C)]
pub struct balayi_match {
    opaque: [u64; 4],
}

values! { balayi_match(Match) = BalayiMatch; }

/// What a round of a match came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct balayi_round_result {
    /// The scores of players 0 and 1, which sum to 0.
    pub scores: [i32; 2],
    /// The tricks that players 0 and 1 took, 26 in all.
    pub taken: [u8; 2],
    /// Who declared.
    pub declarer: u8,
    /// What was declared.
    pub denomination: u8,
}

/// How many rounds a match has (B1.2).
pub const BALAYI_MATCH_ROUNDS: u8 = 10;
/// The outcome of a match with equal totals (B6.2).
pub const BALAYI_DRAW: u8 = 2;

const _: () = assert!(BALAYI_MATCH_ROUNDS as usize == Match::ROUNDS);

/// A match before its first round.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_match_new(first_dealer: u8, game: *mut balayi_match) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give(game, || Ok(balayi_match::of(Match::new(to::player(first_dealer)?)))) }
}

/// The player who deals the first round.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_match_first_dealer(game: *const balayi_match, player: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(game, player, |game| Ok(game.first_dealer() as u8)) }
}

/// How many rounds have been entered, 0 to 10.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_match_len(game: *const balayi_match, count: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(game, count, |game| Ok(game.len() as u8)) }
}

/// Whether all ten rounds have been entered: 1 or 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_match_is_over(game: *const balayi_match, over: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(game, over, |game| Ok(game.is_over().into())) }
}

/// Who deals the next round: the players take turns (B1.2).
///
/// KING_NONE: the match is over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_match_dealer(game: *const balayi_match, player: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(game, player, |game| Ok(game.dealer().ok_or(KING_NONE)? as u8)) }
}

/// Who declares in the next round.
///
/// KING_NONE: the match is over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_match_declarer(game: *const balayi_match, player: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(game, player, |game| Ok(game.declarer().ok_or(KING_NONE)? as u8)) }
}

/// What a player has not declared yet, as a set (B1.3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_match_unused(game: *const balayi_match, player: u8, denominations: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(game, denominations, |game| Ok(game.unused(to::player(player)?).bits())) }
}

/// The next round, with `pack[52]`.
///
/// KING_E_CARDS: a card is there twice. KING_E_OVER: the match is over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_match_start(
    game: *const balayi_match,
    pack: *const u8,
    round: *mut balayi_round,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(game, round, |game| Ok(balayi_round::of(game.start(Pack::new(to::pack(pack)?)?)?))) }
}

/// Enters a round that has been played.
///
/// KING_E_NOT_OVER, KING_E_OVER, KING_E_WRONG_TURN, KING_E_WRONG_UNUSED: the round is not over, or not the next
/// one of this match. KING_E_USED, KING_E_POINTS: its memory has been damaged, for no play leads to such a round.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_match_record(game: *mut balayi_match, round: *const balayi_round) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { change(game, |game| Ok(game.record(value(round)?)?)) }
}

/// Enters the result of a round that was played with real cards: what was declared, and the tricks `taken[2]`
/// that players 0 and 1 took.
///
/// KING_E_OVER: the match is over. KING_E_USED: the declarer has declared this before. KING_E_POINTS: the
/// tricks are not 26.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_match_record_result(
    game: *mut balayi_match,
    denomination: u8,
    taken: *const u8,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { change(game, |game| Ok(game.record_result(to::denomination(denomination)?, array(taken)?)?)) }
}

/// The result of round number n, from 0.
///
/// KING_NONE: not so many have been entered.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_match_results(
    game: *const balayi_match,
    n: u32,
    result: *mut balayi_round_result,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        get(game, result, |game| {
            let result = game.results().nth(n as usize).ok_or(KING_NONE)?;
            Ok(balayi_round_result {
                scores: result.scores(),
                taken: result.taken,
                declarer: result.declarer as u8,
                denomination: result.denomination as u8,
            })
        })
    }
}

/// The running totals, `totals[2]`: 0 and 0 for n = 0, then those after n rounds.
///
/// KING_NONE: not so many have been entered.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_match_running(game: *const balayi_match, n: u32, totals: *mut i32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get_array(game, totals, |game| game.running().nth(n as usize).ok_or(KING_NONE)) }
}

/// The totals so far, `totals[2]`, which sum to 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_match_totals(game: *const balayi_match, totals: *mut i32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get_array(game, totals, |game| Ok(game.totals())) }
}

/// How the match ended: the player with the higher total, or BALAYI_DRAW (B6.2).
///
/// KING_NONE: it is not over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_match_outcome(game: *const balayi_match, winner: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        get(game, winner, |game| match game.outcome().ok_or(KING_NONE)? {
            Outcome::Won(player) => Ok(player as u8),
            Outcome::Draw => Ok(BALAYI_DRAW),
        })
    }
}

/// The score sheet without cards in one line: `balayi-sheet1 0 S/11,15 NT/14,12`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_match_text(
    game: *const balayi_match,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say_of(game, buffer, size, length, Ok) }
}

/// Reads a score sheet without cards, entering each result again.
///
/// KING_E_TEXT: it cannot be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_match_parse(
    text: *const c_char,
    length: u32,
    game: *mut balayi_match,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { read(text, length, at, game, |text| Ok(text.parse().map(balayi_match::of))) }
}

/// The first line of the file of this match, `balayi-match1 1`, without its line end. The records of the rounds
/// follow it, a line each: see balayi_match_reader_new().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_match_file_head(
    game: *const balayi_match,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say_of(game, buffer, size, length, |game| Ok(game.file_head())) }
}

/// How many bytes a match is saved as.
pub const BALAYI_MATCH_BYTES: u32 = 24;
const _: () = assert!(BALAYI_MATCH_BYTES as usize == Match::BYTES);

/// Saves a match: BALAYI_MATCH_BYTES bytes, with a version in them, the same on every platform and in every
/// language. The memory of a value is no such form: it may change with the library.
///
/// KING_E_SHORT: `size`, the room at `bytes`, is less.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_match_to_bytes(game: *const balayi_match, bytes: *mut u8, size: u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { save(game, bytes, size, |game| game.to_bytes()) }
}

/// Loads what balayi_match_to_bytes() saved, by doing all of it again: what could not have come about is
/// refused.
///
/// KING_E_BYTES: these are no such bytes; `length` must be BALAYI_MATCH_BYTES.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_match_from_bytes(
    bytes: *const u8,
    length: u32,
    game: *mut balayi_match,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { load(bytes, length, at, game, |bytes| Match::from_bytes(bytes).map(balayi_match::of)) }
}
