//! Texts of the caller, read and written. The promise of `memory` is asked for here as well.

use core::ffi::c_char;
use core::fmt::{self, Write};
use core::{ptr, str};

use crate::convert::number;
use crate::failure::{Answer, Failure, king_error};
use crate::memory::{check, check_or_null, items, write_or_not};
use crate::status::king_status::KING_E_SHORT;

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

/// Writes a text with a NUL behind it into the buffer; when it does not fit, writes only its length.
///
/// # Safety
/// As for all of `memory`.
pub(crate) unsafe fn write_text<S: fmt::Display>(
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
    error: *mut king_error,
    what: impl FnOnce() -> Answer<S>,
) -> i32 {
    let write = || -> Answer<()> {
        if size > 0 {
            check(buffer)?;
        }
        check_or_null(length)?;
        let what = what()?;
        let mut count = Text { place: ptr::NonNull::dangling().as_ptr(), left: 0, length: 0 };
        // A text in memory does not fail.
        let _ = write!(count, "{what}");
        let needed = u32::try_from(count.length).unwrap_or(u32::MAX);
        // SAFETY: the caller's promise about `length`.
        unsafe { write_or_not(length, needed) };
        if needed >= size {
            return Err(KING_E_SHORT.into());
        }
        let mut text = Text { place: buffer.cast(), left: count.length, length: 0 };
        let _ = write!(text, "{what}");
        // SAFETY: the buffer has room for `count.length` bytes and one more.
        unsafe { text.place.write(0) };
        Ok(())
    };
    // SAFETY: the same promise.
    unsafe { number(error, write) }
}

/// A text of the caller.
///
/// # Safety
/// As for all of `memory`.
pub(crate) unsafe fn text<'a>(pointer: *const c_char, length: u32) -> Answer<&'a str> {
    // SAFETY: the same promise.
    let bytes = unsafe { items(pointer.cast::<u8>(), length)? };
    str::from_utf8(bytes).map_err(|error| Failure::no_text(error.valid_up_to()))
}
