//! Texts of the caller, read and written. The promise of `memory` is asked for here as well.

use core::ffi::c_char;
use core::fmt::{self, Write};
use core::{ptr, str};

use king_rules::ParseError;

use crate::memory::{Answer, check, give, items, number, place_or_null, tell, value};
use crate::status::king_status::{KING_E_SHORT, KING_E_TEXT};
use crate::value::Value;

/// Counts the bytes of a text, and then writes them.
struct Text {
    place: *mut u8,
    left: usize,
    length: usize,
}

impl Write for Text {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let fits = text.len().min(self.left);
        // SAFETY: `left` bytes from `place` on are free; when only counting it is none.
        unsafe {
            ptr::copy_nonoverlapping(text.as_ptr(), self.place, fits);
            self.place = self.place.add(fits);
        }
        self.left -= fits;
        self.length = self.length.saturating_add(text.len());
        Ok(())
    }
}

/// Writes a text with a NUL behind it into the buffer; when it does not fit, only tells its length.
///
/// # Safety
/// As for all of `memory`.
pub(crate) unsafe fn say<S: fmt::Display>(
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
    what: impl FnOnce() -> Answer<S>,
) -> i32 {
    let say = || {
        if size > 0 {
            check(buffer)?;
        }
        place_or_null(length)?;
        let what = what()?;
        let mut count = Text { place: ptr::NonNull::dangling().as_ptr(), left: 0, length: 0 };
        // A text in memory does not fail.
        let _ = write!(count, "{what}");
        let needed = u32::try_from(count.length).unwrap_or(u32::MAX);
        // SAFETY: the caller's promise about `length`.
        unsafe { tell(length, needed) };
        if needed >= size {
            return Err(KING_E_SHORT);
        }
        let mut text = Text { place: buffer.cast(), left: count.length, length: 0 };
        let _ = write!(text, "{what}");
        // SAFETY: the buffer has room for `count.length` bytes and one more.
        unsafe { text.place.write(0) };
        Ok(())
    };
    number(say())
}

/// The same of a value of the caller.
///
/// # Safety
/// As for all of `memory`.
pub(crate) unsafe fn say_of<'a, T: Value<Inner: 'a>, S: fmt::Display>(
    pointer: *const T,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
    what: impl FnOnce(&'a T::Inner) -> Answer<S>,
) -> i32 {
    // SAFETY: the same promise.
    unsafe { say(buffer, size, length, || what(value(pointer)?)) }
}

/// A text of the caller; when it is not UTF-8, the byte where it stops being so is told.
///
/// # Safety
/// As for all of `memory`.
pub(crate) unsafe fn text<'a>(pointer: *const c_char, length: u32, at: *mut u32) -> Answer<&'a str> {
    // SAFETY: the same promise.
    let bytes = unsafe { items(pointer.cast::<u8>(), length)? };
    str::from_utf8(bytes).map_err(|error| {
        // SAFETY: the same promise.
        unsafe { tell(at, error.valid_up_to() as u32) };
        KING_E_TEXT
    })
}

/// Reads a text of the caller and writes what it stands for; on an error its byte is told.
///
/// # Safety
/// As for all of `memory`.
pub(crate) unsafe fn read<O>(
    pointer: *const c_char,
    length: u32,
    at: *mut u32,
    out: *mut O,
    how: impl FnOnce(&str) -> Answer<Result<O, ParseError>>,
) -> i32 {
    // SAFETY: the same promise.
    unsafe {
        give(out, || {
            place_or_null(at)?;
            how(text(pointer, length, at)?)?.map_err(|error| {
                tell(at, u32::try_from(error.at).unwrap_or(u32::MAX));
                KING_E_TEXT
            })
        })
    }
}
