//! Why an action that somebody else does is refused.
//!
//! Who may not do something is told by king_round_why_not() and its like, which ask about the seat on turn or the viewer.
//! A table or a view also follows the actions of seats whose hands it does not see, and refuses those that no hand can
//! make legal.

use core::ffi::c_char;

use king_rules::king::{Illegal, Table, View};

use crate::memory::Answer;
use crate::numbers as to;
use crate::status::king_status::KING_NONE;
use crate::strings::say_of;
use crate::{king_table, king_view};

/// The clause of the rulebook by which king_table_apply() refuses an action, such as `K7.2`.
///
/// KING_NONE: it is not refused.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_apply_clause(
    table: *const king_table,
    action: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say_of(table, buffer, size, length, |table| Ok(table_refusal(table, action)?.clause())) }
}

/// What to say of an action that king_table_apply() refuses: a sentence in English or Turkish, without the clause.
///
/// KING_NONE: it is not refused.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_table_apply_message(
    table: *const king_table,
    action: u8,
    lang: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say_of(table, buffer, size, length, |table| Ok(table_refusal(table, action)?.message(to::lang(lang)?))) }
}

fn table_refusal(table: &Table, action: u8) -> Answer<Illegal> {
    let mut after = *table;
    after.apply(to::action(action)?).err().ok_or(KING_NONE)
}

/// The clause of the rulebook by which king_view_apply() refuses an action, such as `K7.2`.
///
/// KING_NONE: it is not refused.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_view_apply_clause(
    view: *const king_view,
    action: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say_of(view, buffer, size, length, |view| Ok(view_refusal(view, action)?.clause())) }
}

/// What to say of an action that king_view_apply() refuses: a sentence in English or Turkish, without the clause.
///
/// KING_NONE: it is not refused.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_view_apply_message(
    view: *const king_view,
    action: u8,
    lang: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say_of(view, buffer, size, length, |view| Ok(view_refusal(view, action)?.message(to::lang(lang)?))) }
}

fn view_refusal(view: &View, action: u8) -> Answer<Illegal> {
    let mut after = *view;
    after.apply(to::action(action)?).err().ok_or(KING_NONE)
}
