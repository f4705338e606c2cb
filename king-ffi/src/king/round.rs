//! A round of King: one deal from the declaration to the scores, with all four hands.
//!
//! A server holds rounds; clients and bots hold views, spectators hold tables. What all may know of a round is
//! asked of its table.

use core::ffi::c_char;

use king_rules::CardSet;
use king_rules::king::{Deal, Round};

use crate::king_house_rules;
use crate::king_table;
use crate::king_view;
use crate::shuffle::{draw, play};

use crate::memory::{apply, change, get, get_array, give, load, save, value};
use crate::numbers as to;
use crate::playout;
use crate::status::king_status::KING_NONE;
use crate::strings::{read, say_of};
use crate::value::{Value, values};

/// One deal of Konturlu King. To take something back, keep the value from before. Made by king_round_new(),
/// king_round_parse(), king_round_from_bytes(), king_party_start(), king_party_reader_next(),
/// king_simulation_round() and king_view_with_hidden().
#[derive(Clone, Copy)]
#[repr(C)]
pub struct king_round {
    opaque: [u64; 15],
}

values! { king_round(Round) = Round; }

/// A round before its declaration. `hands[4]` is the deal, `unused` the set of contracts that the declarer has
/// not declared yet (K2.3); `rules` may be NULL.
///
/// KING_E_CARDS: the hands do not make up the pack (K2.5). KING_E_NOTHING_TO_DECLARE: `unused` is empty.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_round_new(
    hands: *const u64,
    declarer: u8,
    unused: u8,
    rules: *const king_house_rules,
    round: *mut king_round,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        give(round, || {
            let deal = Deal::new(to::hands(hands)?)?;
            let round = Round::new(deal, to::seat(declarer)?, to::contracts(unused)?, to::rules(rules)?)?;
            Ok(king_round::of(round))
        })
    }
}

/// What all may know of the round, as a copy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_round_table(round: *const king_round, table: *mut king_table) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(round, table, |round| Ok(king_table::of(*round.table()))) }
}

/// What one seat may know of the round (K11.1). No hidden card is in it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_round_view(round: *const king_round, seat: u8, view: *mut king_view) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(round, view, |round| Ok(king_view::of(round.view(to::seat(seat)?)))) }
}

/// The cards that a seat holds now.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_round_hand(round: *const king_round, seat: u8, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(round, cards, |round| Ok(round.hand(to::seat(seat)?).bits())) }
}

/// The hands as they were dealt, `hands[4]`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_round_deal(round: *const king_round, hands: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get_array(round, hands, |round| Ok(round.deal().hands().map(CardSet::bits))) }
}

/// What the round waits for: a `king_phase`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_round_phase(round: *const king_round, phase: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(round, phase, |round| Ok(round.phase() as u8)) }
}

/// The seat that is to act.
///
/// KING_NONE: the round is over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_round_turn(round: *const king_round, seat: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(round, seat, |round| Ok(round.turn().ok_or(KING_NONE)? as u8)) }
}

/// What the seat on turn may do, `mask[2]`: never empty before the round is over, and empty then.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_round_legal_actions(round: *const king_round, mask: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get_array(round, mask, |round| Ok(to::words(round.legal_actions().bits()))) }
}

/// The cards that the seat on turn may play; empty outside KING_PHASE_PLAY, and when it must pass in dürt.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_round_legal_cards(round: *const king_round, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(round, cards, |round| Ok(round.legal_cards().bits())) }
}

/// Why the seat on turn may not do that: a `king_reason`, or 0 when it may. When several reasons apply it is
/// the first in the order of the list in the rulebook.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_round_why_not(round: *const king_round, action: u8, reason: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        get(round, reason, |round| Ok(round.why_not(to::action(action)?).map_or(0, |illegal| illegal.reason().code())))
    }
}

/// The clause of the rulebook that king_round_why_not() speaks of, such as `K7.6`.
///
/// KING_NONE: it is legal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_round_why_not_clause(
    round: *const king_round,
    action: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        say_of(round, buffer, size, length, |round| Ok(round.why_not(to::action(action)?).ok_or(KING_NONE)?.clause()))
    }
}

/// What to tell the player of what king_round_why_not() found: a sentence in English or Turkish, without the
/// clause.
///
/// KING_NONE: it is legal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_round_why_not_message(
    round: *const king_round,
    action: u8,
    lang: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        say_of(round, buffer, size, length, |round| {
            Ok(round.why_not(to::action(action)?).ok_or(KING_NONE)?.message(to::lang(lang)?))
        })
    }
}

/// Carries out an action of the seat on turn.
///
/// KING_E_ILLEGAL: it is not among the legal actions; `reason`, unless it is NULL, then tells why.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_round_apply(round: *mut king_round, action: u8, reason: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { apply(round, reason, |round| Ok(round.apply(to::action(action)?).map_err(|illegal| illegal.reason()))) }
}

/// Carries out an action known to be legal, as one out of king_round_legal_actions() is, without looking at it
/// again. An illegal one leaves a round that no legal play leads to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_round_apply_unchecked(round: *mut king_round, action: u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        change(round, |round| {
            round.apply_unchecked(to::action(action)?);
            Ok(())
        })
    }
}

/// Draws an action of the seat on turn: all legal ones are equally likely, except that a declaration draws its
/// contract first and then its suit or rank. Each draw takes one number of the generator `choices`, a forced
/// choice too.
///
/// KING_NONE: the round is over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_round_choose(round: *const king_round, choices: *mut u64, action: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { draw(choices, action, |choices| Ok(value(round)?.choose(choices).ok_or(KING_NONE)?.code())) }
}

/// Plays on at random to the end of the round, one king_round_choose() after the other. The same round and
/// generator make the same play everywhere, for ever.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_round_play_out(round: *mut king_round, choices: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { play(round, choices, playout::play_out_king) }
}

/// How many sequences of `depth` legal actions there are from here: 1 for depth 0, and 0 when the round cannot last so
/// long (K3 to K8). For checking a port of the rules, and for measuring: every sequence is walked but for its last
/// action, so that the time grows like the count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_round_perft(round: *const king_round, depth: u8, count: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(round, count, |round| Ok(round.perft(depth))) }
}

/// The points taken so far, `taken[4]` (not below 0) in a penalty, or won in koz and dürt: see
/// king_table_taken().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_round_taken(round: *const king_round, taken: *mut i16) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get_array(round, taken, |round| Ok(round.taken())) }
}

/// The scores of the round, `scores[4]` (K9).
///
/// KING_NONE: it is not over, or was annulled.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_round_scores(round: *const king_round, scores: *mut i32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get_array(round, scores, |round| round.scores().ok_or(KING_NONE)) }
}

/// The record of the round in one line, `king1 …`: the deal and every action so far.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_round_text(
    round: *const king_round,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say_of(round, buffer, size, length, Ok) }
}

/// Reads a record by playing it again: an illegal history cannot be loaded. A record that stops somewhere is
/// the position there.
///
/// KING_E_TEXT: it cannot be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_round_parse(
    text: *const c_char,
    length: u32,
    round: *mut king_round,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { read(text, length, at, round, |text| Ok(text.parse().map(king_round::of))) }
}

/// How many bytes a round of King is saved as.
pub const KING_ROUND_BYTES: u32 = 101;
const _: () = assert!(KING_ROUND_BYTES as usize == Round::BYTES);

/// Saves a round of King: KING_ROUND_BYTES bytes, with a version in them, the same on every platform and in
/// every language. The memory of a value is no such form: it may change with the library.
///
/// KING_E_SHORT: `size`, the room at `bytes`, is less.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_round_to_bytes(round: *const king_round, bytes: *mut u8, size: u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { save(round, bytes, size, |round| round.to_bytes()) }
}

/// Loads what king_round_to_bytes() saved, by doing all of it again: what could not have come about is refused.
///
/// KING_E_BYTES: these are no such bytes; `length` must be KING_ROUND_BYTES.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_round_from_bytes(
    bytes: *const u8,
    length: u32,
    round: *mut king_round,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { load(bytes, length, at, round, |bytes| Round::from_bytes(bytes).map(king_round::of)) }
}
