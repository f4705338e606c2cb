//! Who has doubled whom, and what a round is worth (K5, K6, K9).
//!
//! Doubles are a mask of 16 bits: bit 4 × a + b is set when seat a has doubled seat b. A seat never doubles
//! itself.

use core::ffi::c_char;

use king_rules::king::{Doubles, Relation};

use crate::memory::{Answer, array, give, give_array};
use crate::numbers as to;
use crate::status::king_status::{KING_E_RANGE, KING_NONE};
use crate::strings::{read, say};

/// How two seats stand to each other (K6.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum king_relation {
    /// Neither has doubled the other.
    None = 0,
    /// One of the two has doubled the other: the difference counts once.
    Kontur = 1,
    /// Both have: the difference counts twice.
    Sur = 2,
}

/// Who buys when several partners of the same kind took equally most (K9.4): the option `sale_tie`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum king_sale_tie {
    /// The first of them in turn order after the seller (the default).
    FirstInTurn = 0,
    /// Nobody: the seller keeps its points.
    Stays = 1,
}

/// The text of a relation: `none`, `kontur` or `sur`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_relation_text(relation: u8, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(relation_of(relation)?.text())) }
}

/// The name of a relation for people: `sür kontur`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_relation_name(
    relation: u8,
    lang: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(relation_of(relation)?.name(to::lang(lang)?))) }
}

/// The text of doubles: `N>ES,S>N`, or `-` for none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_doubles_text(doubles: u16, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || to::doubles(doubles)) }
}

/// Reads doubles in the one form that king_doubles_text() gives.
///
/// KING_E_TEXT: it cannot be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_doubles_parse(text: *const c_char, length: u32, doubles: *mut u16, at: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { read(text, length, at, doubles, |text| Ok(text.parse().map(Doubles::bits))) }
}

/// These doubles and those of seat `by` on each seat of the set `on`; itself is left out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_doubles_with(doubles: u16, by: u8, on: u8, with: *mut u16) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give(with, || Ok(to::doubles(doubles)?.with(to::seat(by)?, to::seats(on)?).bits())) }
}

/// The seats that a seat has doubled.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_doubles_doubled_by(doubles: u16, by: u8, seats: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give(seats, || Ok(to::doubles(doubles)?.doubled_by(to::seat(by)?).bits())) }
}

/// The seats that have doubled a seat.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_doubles_doublers_of(doubles: u16, on: u8, seats: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give(seats, || Ok(to::doubles(doubles)?.doublers_of(to::seat(on)?).bits())) }
}

/// How two seats stand to each other, 0 to 2; a seat stands in no relation to itself (K6.4).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_doubles_relation(doubles: u16, a: u8, b: u8, relation: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give(relation, || Ok(to::doubles(doubles)?.relation(to::seat(a)?, to::seat(b)?) as u8)) }
}

/// Whether a talk over a contract of this kind can come to these doubles: 1 or 0 (K5.1, K5.3, K6.1).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_doubles_can_be_said(doubles: u16, declarer: u8, kind: u8, can: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give(can, || Ok(to::doubles(doubles)?.can_be_said(to::seat(declarer)?, to::kind(kind)?).into())) }
}

/// The scores of a round, `scores[4]` (K9), from the points `taken[4]` that the seats took (not below 0) in a
/// penalty, or won in koz and dürt. `tie` is a `king_sale_tie`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_doubles_settle(
    doubles: u16,
    kind: u8,
    taken: *const i16,
    tie: u8,
    scores: *mut i32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give_array(scores, || Ok(to::doubles(doubles)?.settle(to::kind(kind)?, array(taken)?, to::tie(tie)?))) }
}

/// Who buys the penalty points of `seller` (K9.3, K9.4), when the seats took the points `taken[4]`; the other
/// arguments are those of king_doubles_settle().
///
/// KING_NONE: nobody does.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_doubles_buyer(
    doubles: u16,
    kind: u8,
    taken: *const i16,
    tie: u8,
    seller: u8,
    buyer: *mut u8,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        give(buyer, || {
            let doubles = to::doubles(doubles)?;
            let buyer = doubles.buyer(to::kind(kind)?, array(taken)?, to::tie(tie)?, to::seat(seller)?);
            Ok(buyer.ok_or(KING_NONE)? as u8)
        })
    }
}

fn relation_of(relation: u8) -> Answer<Relation> {
    Relation::from_index(relation.into()).ok_or(KING_E_RANGE)
}
