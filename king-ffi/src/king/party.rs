//! A party of King: 32 rounds, who declares and deals, and the running scores (K2, K10).
//!
//! It keeps the results, not the rounds: annulled rounds leave no trace. king_party_start() and
//! king_party_record() run a table, king_party_record_result() keeps the score for people who play with real
//! cards.

use core::ffi::c_char;

use king_rules::king::{Deal, HouseRules, Outcome, Party, Seat, Sheet};

use crate::king_house_rules;
use crate::king_round;
use crate::king_sheet;
use crate::memory::{Answer, array, change, get, get_array, give, give_array, load, place, save, value};
use crate::strings::{read, say_of};
use crate::value::{Value, values};

use crate::numbers as to;
use crate::status::king_status::KING_NONE;

/// A party and its results so far. Made by king_party_new(), king_party_parse(), king_party_from_bytes() and
/// king_party_reader_so_far().
#[derive(Clone, Copy)]
#[repr(C)]
pub struct king_party {
    opaque: [u64; 30],
}

values! { king_party(Party) = Party; }

/// One counted round of a party.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct king_round_result {
    /// The scores, N, E, S, W.
    pub scores: [i32; 4],
    /// The points taken (not below 0) in a penalty, or won in koz and dürt, N, E, S, W.
    pub taken: [i16; 4],
    /// Who doubled whom.
    pub doubles: u16,
    /// Who declared.
    pub declarer: u8,
    /// What was declared, 0 to 22.
    pub contract: u8,
}

/// How many rounds a party counts (K2.2).
pub const KING_PARTY_ROUNDS: u8 = 32;
/// What every seat starts a party with (K10.1).
pub const KING_PARTY_START: i32 = 122;

const _: () = assert!(KING_PARTY_ROUNDS as usize == Party::ROUNDS && KING_PARTY_START == Sheet::START);

/// A party before its first round. Who declares first is drawn: see king_first_declarer(). `rules` may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_party_new(
    first_declarer: u8,
    rules: *const king_house_rules,
    party: *mut king_party,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give(party, || Ok(king_party::of(Party::new(to::seat(first_declarer)?, to::rules(rules)?)))) }
}

/// Who declared, or declares, the first round.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_party_first_declarer(party: *const king_party, seat: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(party, seat, |party| Ok(party.first_declarer() as u8)) }
}

/// The house rules.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_party_house_rules(party: *const king_party, rules: *mut king_house_rules) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(party, rules, |party| Ok(king_house_rules::of(HouseRules::to_bits(party.house_rules())))) }
}

/// How many rounds are counted, 0 to 32.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_party_len(party: *const king_party, count: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(party, count, |party| Ok(party.len() as u8)) }
}

/// Whether all rounds are counted: 1 or 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_party_is_over(party: *const king_party, over: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(party, over, |party| Ok(party.is_over().into())) }
}

/// Who declares the next round (K2.2).
///
/// KING_NONE: the party is over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_party_declarer(party: *const king_party, seat: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(party, seat, |party| Ok(party.declarer().ok_or(KING_NONE)? as u8)) }
}

/// Who deals the next round: the seat at the declarer's right (K2.4). After an annulled round it deals again
/// (K4.2).
///
/// KING_NONE: the party is over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_party_dealer(party: *const king_party, seat: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(party, seat, |party| Ok(party.dealer().ok_or(KING_NONE)? as u8)) }
}

/// The contracts that a seat has not declared yet, as a set of kinds (K2.3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_party_unused(party: *const king_party, seat: u8, kinds: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(party, kinds, |party| Ok(party.unused(to::seat(seat)?).bits())) }
}

/// The next round, with the deal `hands[4]`.
///
/// KING_E_CARDS: the hands do not make up the pack. KING_E_OVER: the party is over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_party_start(party: *const king_party, hands: *const u64, round: *mut king_round) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(party, round, |party| Ok(king_round::of(party.start(Deal::new(to::hands(hands)?)?)?))) }
}

/// Counts a round that is over. One that was annulled is the party's next round too, but leaves the party as it
/// is: the same declarer begins afresh (K4.2).
///
/// KING_E_NOT_OVER, KING_E_OVER, KING_E_WRONG_TURN, KING_E_WRONG_UNUSED, KING_E_WRONG_RULES: the round is not
/// over, or not the next round of this party. KING_E_USED, KING_E_DOUBLES, KING_E_POINTS: its memory has been
/// damaged, for no play leads to such a round.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_party_record(party: *mut king_party, round: *const king_round) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { change(party, |party| Ok(party.record(value(round)?)?)) }
}

/// Counts the result of a round that was played with real cards: what the next declarer declared, who doubled
/// whom, and the points `taken[4]` (not below 0) in a penalty, or won in koz and dürt.
///
/// KING_E_OVER: the party is over. KING_E_USED: the declarer has declared this before. KING_E_DOUBLES,
/// KING_E_POINTS: there can be no such doubles or points.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_party_record_result(
    party: *mut king_party,
    contract: u8,
    doubles: u16,
    taken: *const i16,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        change(party, |party| Ok(party.record_result(to::contract(contract)?, to::doubles(doubles)?, array(taken)?)?))
    }
}

/// Counted round number n, from 0.
///
/// KING_NONE: not so many are counted.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_party_results(party: *const king_party, n: u32, result: *mut king_round_result) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        get(party, result, |party| {
            let result = party.results().nth(n as usize).ok_or(KING_NONE)?;
            Ok(king_round_result {
                scores: result.scores,
                taken: result.taken,
                doubles: result.doubles.bits(),
                declarer: result.declarer as u8,
                contract: result.contract.index() as u8,
            })
        })
    }
}

/// The running scores, `totals[4]`: what every seat starts with for n = 0, then the totals after n counted
/// rounds (K10.1).
///
/// KING_NONE: not so many are counted.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_party_running(party: *const king_party, n: u32, totals: *mut i32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get_array(party, totals, |party| party.running().nth(n as usize).ok_or(KING_NONE)) }
}

/// What each seat has now, `totals[4]`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_party_totals(party: *const king_party, totals: *mut i32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get_array(party, totals, |party| Ok(party.totals())) }
}

/// The score sheet; king_sheet_check() is sağlama (K10.2).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_party_sheet(party: *const king_party, sheet: *mut king_sheet) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(party, sheet, |party| Ok(party.sheet().into())) }
}

/// How the party ended (K10.3): the sets of seats that come out and that sink, and the rank of each, `ranks[4]`,
/// as king_outcome() tells them of its totals.
///
/// KING_NONE: it is not over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_party_outcome(
    party: *const king_party,
    cikan: *mut u8,
    batan: *mut u8,
    ranks: *mut u8,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give_outcome(cikan, batan, ranks, || value(party)?.outcome().ok_or(KING_NONE)) }
}

/// How a party with the final scores `totals[4]` ends (K10.3): the set of seats that come out (çıkan, above
/// zero), the set of those that sink (batan), and the rank of each, `ranks[4]`, from 1; equal scores share a
/// rank.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_outcome(totals: *const i32, cikan: *mut u8, batan: *mut u8, ranks: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give_outcome(cikan, batan, ranks, || Ok(Outcome::new(array(totals)?))) }
}

/// The score sheet without cards in one line: `king-sheet1 S - durt:4/S>W,W>S/20,-10,45,10`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_party_text(
    party: *const king_party,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say_of(party, buffer, size, length, Ok) }
}

/// Reads a score sheet without cards, recording each result again.
///
/// KING_E_TEXT: it cannot be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_party_parse(
    text: *const c_char,
    length: u32,
    party: *mut king_party,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { read(text, length, at, party, |text| Ok(text.parse().map(king_party::of))) }
}

/// The first line of a party file, `king-party1 S -`, without its line end. The records of the rounds follow
/// it, a line each, annulled ones included: see king_party_reader_new().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_party_file_head(
    party: *const king_party,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say_of(party, buffer, size, length, |party| Ok(party.file_head())) }
}

/// How many bytes a party is saved as.
pub const KING_PARTY_BYTES: u32 = 230;
const _: () = assert!(KING_PARTY_BYTES as usize == Party::BYTES);

/// Saves a party: KING_PARTY_BYTES bytes, with a version in them, the same on every platform and in every
/// language. The memory of a value is no such form: it may change with the library.
///
/// KING_E_SHORT: `size`, the room at `bytes`, is less.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_party_to_bytes(party: *const king_party, bytes: *mut u8, size: u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { save(party, bytes, size, |party| party.to_bytes()) }
}

/// Loads what king_party_to_bytes() saved, by doing all of it again: what could not have come about is refused.
///
/// KING_E_BYTES: these are no such bytes; `length` must be KING_PARTY_BYTES.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_party_from_bytes(
    bytes: *const u8,
    length: u32,
    party: *mut king_party,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { load(bytes, length, at, party, |bytes| Party::from_bytes(bytes).map(king_party::of)) }
}

/// Writes an outcome.
///
/// # Safety
/// As for all of `memory`.
unsafe fn give_outcome(cikan: *mut u8, batan: *mut u8, ranks: *mut u8, what: impl FnOnce() -> Answer<Outcome>) -> i32 {
    // SAFETY: the same promise; each place has been checked before any is written.
    unsafe {
        give_array(ranks, || {
            place(cikan)?;
            place(batan)?;
            let outcome = what()?;
            cikan.write(outcome.cikan().bits());
            batan.write(outcome.batan().bits());
            Ok(Seat::ALL.map(|seat| outcome.rank(seat)))
        })
    }
}
