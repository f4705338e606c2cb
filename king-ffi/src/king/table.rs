//! The table of King: everything about a round that all may know, and what follows from it.
//!
//! It holds no hidden card (K11.1). Law is asked of a table and one hand. A round and a view give their table;
//! one who looks on begins with the record of a round in which all hands are `?`, and follows it with
//! king_table_apply().

use core::ffi::c_char;

use king_rules::king::{HouseRules, Table};

use crate::KING_MAX_ACTIONS;
use crate::king_house_rules;
use crate::king_trick;

use crate::list::{List, get_lists};
use crate::memory::{get, get_array, load, save};
use crate::numbers as to;
use crate::status::king_status::KING_NONE;
use crate::strings::{read, say_of};
use crate::value::{Value, values};

/// What all may know of a round. Made by king_round_table(), king_view_table(), king_table_parse() and
/// king_table_from_bytes().
#[derive(Clone, Copy)]
#[repr(C)]
pub struct king_table {
    opaque: [u64; 11],
}

values! { king_table(Table) = Table; }

/// What the round waits for: a `king_phase`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_phase(table: *const king_table, phase: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, phase, |table| Ok(table.phase() as u8)) }
}

/// The seat that is to act.
///
/// KING_NONE: the round is over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_turn(table: *const king_table, seat: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, seat, |table| Ok(table.turn().ok_or(KING_NONE)? as u8)) }
}

/// Whether the round has been annulled: 1 or 0 (K4.2).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_annulled(table: *const king_table, annulled: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, annulled, |table| Ok(table.annulled().into())) }
}

/// The declarer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_declarer(table: *const king_table, seat: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, seat, |table| Ok(table.declarer() as u8)) }
}

/// The contracts that the declarer had not declared before this round, as a set of kinds (K2.3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_unused(table: *const king_table, kinds: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, kinds, |table| Ok(table.unused().bits())) }
}

/// The house rules.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_house_rules(table: *const king_table, rules: *mut king_house_rules) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, rules, |table| Ok(king_house_rules::of(HouseRules::to_bits(table.house_rules())))) }
}

/// The contract, 0 to 22.
///
/// KING_NONE: it has not been declared yet.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_contract(table: *const king_table, contract: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, contract, |table| Ok(table.contract().ok_or(KING_NONE)?.index() as u8)) }
}

/// The trump suit.
///
/// KING_NONE: the contract is not declared yet, or is not koz.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_trump(table: *const king_table, trump: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, trump, |table| Ok(table.trump().ok_or(KING_NONE)? as u8)) }
}

/// The doubles and redoubles said so far.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_doubles(table: *const king_table, doubles: *mut u16) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, doubles, |table| Ok(table.doubles().bits())) }
}

/// The cards played so far.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_played(table: *const king_table, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, cards, |table| Ok(table.played().bits())) }
}

/// The cards that a seat has played so far.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_played_by(table: *const king_table, seat: u8, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, cards, |table| Ok(table.played_by(to::seat(seat)?).bits())) }
}

/// How many cards a seat holds.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_held(table: *const king_table, seat: u8, count: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, count, |table| Ok(table.held(to::seat(seat)?))) }
}

/// Who played what, in order, passes left out: `count` cards, and the seat of each. The lists have room for
/// `capacity` items; 52 always suffice.
///
/// KING_E_SHORT: they have no room for all; `count` tells how many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_plays(
    table: *const king_table,
    seats: *mut u8,
    cards: *mut u8,
    capacity: u32,
    count: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        get_lists(table, seats, cards, capacity, count, |table| {
            Ok(table.plays().map(|(seat, card)| (seat as u8, card.index() as u8)).collect::<List<(u8, u8), 52>>())
        })
    }
}

/// Who said and did what, in order, forced actions and passes included: `count` actions, and the seat of each.
/// The lists have room for `capacity` items; KING_MAX_ACTIONS always suffice.
///
/// KING_E_SHORT: they have no room for all; `count` tells how many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_actions(
    table: *const king_table,
    seats: *mut u8,
    actions: *mut u8,
    capacity: u32,
    count: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        get_lists(table, seats, actions, capacity, count, |table| {
            Ok(table
                .actions()
                .map(|(seat, action)| (seat as u8, action.code()))
                .collect::<List<(u8, u8), { KING_MAX_ACTIONS as usize }>>())
        })
    }
}

/// Whether a heart has been played, so that hearts may be led in Kupa almaz and Rıfkı: 1 or 0 (K7.6).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_hearts_open(table: *const king_table, open: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, open, |table| Ok(table.hearts_open().into())) }
}

/// The trick on the table: empty before its first card, and again once four cards lie. Always empty in dürt.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_trick(table: *const king_table, trick: *mut king_trick) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, trick, |table| Ok(table.trick().into())) }
}

/// Whole trick number n, from 0.
///
/// KING_NONE: there are not so many; in dürt there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_tricks(table: *const king_table, n: u32, trick: *mut king_trick) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, trick, |table| Ok(table.tricks().nth(n as usize).ok_or(KING_NONE)?.into())) }
}

/// The last whole trick.
///
/// KING_NONE: there is none yet.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_last_trick(table: *const king_table, trick: *mut king_trick) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, trick, |table| Ok(table.last_trick().ok_or(KING_NONE)?.into())) }
}

/// Who took whole trick number n, from 0.
///
/// KING_NONE: there are not so many.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_winner_of(table: *const king_table, n: u32, seat: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, seat, |table| Ok(table.winner_of(n as usize).ok_or(KING_NONE)? as u8)) }
}

/// The place of each seat in dürt, `places[4]`: 1 to 4, or 0 while it is not decided (K8.4). All 0 in other
/// contracts.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_places(table: *const king_table, places: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get_array(table, places, |table| Ok(table.places().map(Option::unwrap_or_default))) }
}

/// The points taken so far, `taken[4]` (not below 0) in a penalty, or won in koz and dürt: p or v of K9. All 0
/// in an annulled round.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_taken(table: *const king_table, taken: *mut i16) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get_array(table, taken, |table| Ok(table.taken())) }
}

/// The scores of the round, `scores[4]` (K9).
///
/// KING_NONE: it is not over, or was annulled.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_scores(table: *const king_table, scores: *mut i32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get_array(table, scores, |table| table.scores().ok_or(KING_NONE)) }
}

/// The record of the round without its hands, which are `?`: `king1 N:? ? ? ? …`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_text(
    table: *const king_table,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say_of(table, buffer, size, length, Ok) }
}

/// Reads a record in which all hands are `?`.
///
/// KING_E_TEXT: it cannot be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_parse(
    text: *const c_char,
    length: u32,
    table: *mut king_table,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { read(text, length, at, table, |text| Ok(text.parse().map(king_table::of))) }
}

/// How many bytes a table of King is saved as.
pub const KING_TABLE_BYTES: u32 = 101;
const _: () = assert!(KING_TABLE_BYTES as usize == Table::BYTES);

/// Saves a table of King: KING_TABLE_BYTES bytes, with a version in them, the same on every platform and in
/// every language. The memory of a value is no such form: it may change with the library.
///
/// KING_E_SHORT: `size`, the room at `bytes`, is less.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_to_bytes(table: *const king_table, bytes: *mut u8, size: u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { save(table, bytes, size, |table| table.to_bytes()) }
}

/// Loads what king_table_to_bytes() saved, by doing all of it again: what could not have come about is refused.
///
/// KING_E_BYTES: these are no such bytes; `length` must be KING_TABLE_BYTES.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_from_bytes(
    bytes: *const u8,
    length: u32,
    table: *mut king_table,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { load(bytes, length, at, table, |bytes| Table::from_bytes(bytes).map(king_table::of)) }
}
