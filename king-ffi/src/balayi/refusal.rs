//! Why an action that somebody else does is refused.
//!
//! What balayi_view_why_not() says is about the viewer. A table or a view also follows the actions of players whose hands
//! it does not see, and refuses those that no hand can make legal.

use core::ffi::c_char;

use king_rules::balayi::{Illegal, Table, View, ViewError};

use crate::memory::Answer;
use crate::numbers as to;
use crate::status::king_status::KING_NONE;
use crate::strings::say_of;
use crate::{balayi_table, balayi_view};

/// The clause of the rulebook by which balayi_table_apply() refuses an action, such as `B5.1`.
///
/// KING_NONE: it is not refused, or for the cards turned up alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_apply_clause(
    table: *const balayi_table,
    action: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say_of(table, buffer, size, length, |table| Ok(table_refusal(table, action)?.clause())) }
}

/// What to say of an action that balayi_table_apply() refuses: a sentence in English or Turkish, without the clause.
///
/// KING_NONE: it is not refused, or for the cards turned up alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_apply_message(
    table: *const balayi_table,
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
    refusal(after.apply(to::balayi_action(action)?, &[]))
}

/// The clause of the rulebook by which balayi_view_apply() refuses an action, such as `B5.1`.
///
/// KING_NONE: it is not refused, or for the cards turned up alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_view_apply_clause(
    view: *const balayi_view,
    action: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say_of(view, buffer, size, length, |view| Ok(view_refusal(view, action)?.clause())) }
}

/// What to say of an action that balayi_view_apply() refuses: a sentence in English or Turkish, without the clause.
///
/// KING_NONE: it is not refused, or for the cards turned up alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_view_apply_message(
    view: *const balayi_view,
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
    refusal(after.apply(to::balayi_action(action)?, &[]))
}

/// An illegal action is refused before the cards turned up are looked at.
fn refusal(answer: Result<(), ViewError>) -> Answer<Illegal> {
    match answer {
        Err(ViewError::Illegal(illegal)) => Ok(illegal),
        _ => Err(KING_NONE),
    }
}
