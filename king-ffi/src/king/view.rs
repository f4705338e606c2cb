//! A view of King: the table and what one seat sees of the hands, for a client or a bot.
//!
//! It says what its seat may do, and king_view_apply() advances it by anyone's action. A view that
//! king_round_view() makes of a played round that is over holds all hands (K11.1); one that has come there by
//! king_view_apply() may not.

use core::ffi::c_char;

use king_rules::CardSet;
use king_rules::king::{Seat, View};

use crate::king_house_rules;
use crate::king_round;
use crate::king_table;

use crate::memory::{apply, array, get, get_array, give, load, save};
use crate::numbers as to;
use crate::status::king_status::KING_NONE;
use crate::strings::{read, say_of};
use crate::value::{Value, values};

/// What one seat may know of a round. Made by king_round_view(), king_view_new(), king_view_parse() and
/// king_view_from_bytes().
#[derive(Clone, Copy)]
#[repr(C)]
pub struct king_view {
    opaque: [u64; 16],
}

values! { king_view(View) = View; }

/// The view of a seat at the start of a round: its 13 cards and what all know. `rules` may be NULL.
///
/// KING_E_CARDS: the hand has not 13 cards. KING_E_NOTHING_TO_DECLARE: `unused` is empty.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_view_new(
    viewer: u8,
    hand: u64,
    declarer: u8,
    unused: u8,
    rules: *const king_house_rules,
    view: *mut king_view,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        give(view, || {
            let (viewer, hand, declarer) = (to::seat(viewer)?, to::cards(hand)?, to::seat(declarer)?);
            Ok(king_view::of(View::new(viewer, hand, declarer, to::contracts(unused)?, to::rules(rules)?)?))
        })
    }
}

/// The seat that looks.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_view_viewer(view: *const king_view, seat: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(view, seat, |view| Ok(view.viewer() as u8)) }
}

/// What all may know, as a copy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_view_table(view: *const king_view, table: *mut king_table) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(view, table, |view| Ok(king_table::of(*view.table()))) }
}

/// What a seat holds now.
///
/// KING_NONE: the viewer does not see it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_view_hand(view: *const king_view, seat: u8, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(view, cards, |view| Ok(view.hand(to::seat(seat)?).ok_or(KING_NONE)?.bits())) }
}

/// The cards still out that the viewer does not see: neither played nor in a hand that it sees.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_view_unseen(view: *const king_view, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(view, cards, |view| Ok(CardSet::bits(view.unseen()))) }
}

/// What the viewer may do, `mask[2]`; empty when it is not its turn.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_view_legal_actions(view: *const king_view, mask: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get_array(view, mask, |view| Ok(to::words(view.legal_actions().bits()))) }
}

/// The cards that the viewer may play; empty when it is not its turn.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_view_legal_cards(view: *const king_view, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(view, cards, |view| Ok(view.legal_cards().bits())) }
}

/// Why the viewer may not do that: a `king_reason`, or 0 when it may. It depends only on what the viewer sees.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_view_why_not(view: *const king_view, action: u8, reason: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        get(view, reason, |view| Ok(view.why_not(to::action(action)?).map_or(0, |illegal| illegal.reason().code())))
    }
}

/// The clause of the rulebook that king_view_why_not() speaks of, such as `K7.6`.
///
/// KING_NONE: it is legal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_view_why_not_clause(
    view: *const king_view,
    action: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        say_of(view, buffer, size, length, |view| Ok(view.why_not(to::action(action)?).ok_or(KING_NONE)?.clause()))
    }
}

/// What to tell the player of what king_view_why_not() found: a sentence in English or Turkish, without the
/// clause.
///
/// KING_NONE: it is legal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_view_why_not_message(
    view: *const king_view,
    action: u8,
    lang: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        say_of(view, buffer, size, length, |view| {
            Ok(view.why_not(to::action(action)?).ok_or(KING_NONE)?.message(to::lang(lang)?))
        })
    }
}

/// Advances the view by what the seat on turn does, whoever it is.
///
/// When this ends the round, hands that are still hidden stay so, unless only one seat can hold what is left and
/// the whole record is legal with it. Once they are shown, king_view_with_hidden() takes them and gives the
/// round, and king_round_view() of that all hands.
///
/// KING_E_ILLEGAL: the viewer may not do that, or another seat cannot, as far as the record and the viewer's
/// cards tell; `reason`, unless it is NULL, then tells why.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_view_apply(view: *mut king_view, action: u8, reason: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { apply(view, reason, |view| Ok(view.apply(to::action(action)?).map_err(|illegal| illegal.reason()))) }
}

/// The round in which the other seats hold these cards now, `hands[4]`; the places of hands that the view sees
/// are not read. A guess by a sampler, or the truth once it is shown.
///
/// KING_E_CARDS: the hands do not make up the pack with what is seen, or one has another number of cards than
/// its seat holds. KING_E_HIDDEN: the record would not have been legal with them.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_view_with_hidden(
    view: *const king_view,
    hands: *const u64,
    round: *mut king_round,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        get(view, round, |view| {
            let mut hidden = [CardSet::EMPTY; 4];
            for ((seat, place), mask) in Seat::ALL.into_iter().zip(&mut hidden).zip(array::<u64, 4>(hands)?) {
                if view.hand(seat).is_none() {
                    *place = to::cards(mask)?;
                }
            }
            Ok(king_round::of(view.with_hidden(hidden)?))
        })
    }
}

/// The record of the round with `?` for the hands that the viewer does not see.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_view_text(
    view: *const king_view,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say_of(view, buffer, size, length, Ok) }
}

/// Reads the view of a seat from its text.
///
/// KING_E_TEXT: it cannot be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_view_parse(
    viewer: u8,
    text: *const c_char,
    length: u32,
    view: *mut king_view,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { read(text, length, at, view, |text| Ok(View::parse(to::seat(viewer)?, text).map(king_view::of))) }
}

/// How many bytes a view of King is saved as.
pub const KING_VIEW_BYTES: u32 = 101;
const _: () = assert!(KING_VIEW_BYTES as usize == View::BYTES);

/// Saves a view of King: KING_VIEW_BYTES bytes, with a version in them, the same on every platform and in every
/// language. The memory of a value is no such form: it may change with the library.
///
/// KING_E_SHORT: `size`, the room at `bytes`, is less.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_view_to_bytes(view: *const king_view, bytes: *mut u8, size: u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { save(view, bytes, size, |view| view.to_bytes()) }
}

/// Loads what king_view_to_bytes() saved, by doing all of it again: what could not have come about is refused.
///
/// KING_E_BYTES: these are no such bytes; `length` must be KING_VIEW_BYTES.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_view_from_bytes(
    bytes: *const u8,
    length: u32,
    view: *mut king_view,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { load(bytes, length, at, view, |bytes| View::from_bytes(bytes).map(king_view::of)) }
}
