//! Seats and sets of seats.
//!
//! The turn passes to the left: N 0, E 1, S 2, W 3 and N again (K1.1). A set of seats is a mask: N 1, E 2, S 4,
//! W 8. Lists of four, such as scores, stand in the order N, E, S, W.

use core::ffi::c_char;

use king_rules::king::{Seat, SeatSet};

use crate::numbers as to;
use crate::strings::{read, say};

/// A seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum king_seat {
    /// Kuzey
    North = 0,
    /// Doğu
    East = 1,
    /// Güney
    South = 2,
    /// Batı
    West = 3,
}

/// The letter of a seat: `N`, `E`, `S` or `W`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_seat_text(seat: u8, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(to::seat(seat)?.text())) }
}

/// The name of a seat for people: `North`, `Kuzey`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_seat_name(seat: u8, lang: u8, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(to::seat(seat)?.name(to::lang(lang)?))) }
}

/// Reads the letter of a seat.
///
/// KING_E_TEXT: it cannot be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_seat_parse(text: *const c_char, length: u32, seat: *mut u8, at: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { read(text, length, at, seat, |text| Ok(text.parse().map(|seat: Seat| seat as u8))) }
}

/// A set of seats as its letters in the order NESW: `NES`; `-` for none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_seat_set_text(seats: u8, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || to::seats(seats)) }
}

/// Reads a set of seats: letters in the order NESW and in no other, or `-` for none.
///
/// KING_E_TEXT: it cannot be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_seat_set_parse(text: *const c_char, length: u32, seats: *mut u8, at: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { read(text, length, at, seats, |text| Ok(text.parse().map(SeatSet::bits))) }
}
