//! The one place where memory of the caller is read and written.
//!
//! Every function here takes the word of the caller that a pointer, unless it is NULL, leads to memory of its type that
//! nobody else writes meanwhile. All else is checked: NULL, alignment, and whether a value is one of this library.

use core::slice;

use crate::status::king_status::{self, KING_E_NULL, KING_E_RANGE};
use crate::value::{Value, check_tag};

pub(crate) type Checked<T> = Result<T, king_status>;

pub(crate) fn check<T>(pointer: *const T) -> Checked<()> {
    if pointer.is_null() || !pointer.is_aligned() { Err(KING_E_NULL) } else { Ok(()) }
}

/// Checks a pointer to something that the caller may not want: NULL, or as any other.
pub(crate) fn check_or_null<T>(pointer: *const T) -> Checked<()> {
    if pointer.is_null() { Ok(()) } else { check(pointer) }
}

/// A value of the caller.
///
/// # Safety
/// See the head of this file.
pub(crate) unsafe fn value<'a, T: Value>(pointer: *const T) -> Checked<&'a T::Inner> {
    check(pointer)?;
    let words = pointer.cast::<u64>();
    // SAFETY: a value begins with its tag, behind which stands an `Inner`, valid whatever its bits.
    unsafe {
        check_tag(words.read(), T::KIND)?;
        Ok(&*words.add(1).cast())
    }
}

/// A value of the caller that is to be changed.
///
/// # Safety
/// See the head of this file.
pub(crate) unsafe fn value_mut<'a, T: Value>(pointer: *mut T) -> Checked<&'a mut T::Inner> {
    check(pointer)?;
    let words = pointer.cast::<u64>();
    // SAFETY: as in `value`.
    unsafe {
        check_tag(words.read(), T::KIND)?;
        Ok(&mut *words.add(1).cast())
    }
}

/// So many items of the caller. There may be none, and then no memory either.
///
/// # Safety
/// See the head of this file.
pub(crate) unsafe fn items<'a, T>(pointer: *const T, count: u32) -> Checked<&'a [T]> {
    if count == 0 {
        return Ok(&[]);
    }
    check(pointer)?;
    let count = usize::try_from(count).map_err(|_| KING_E_RANGE)?;
    if count > isize::MAX as usize / size_of::<T>() {
        return Err(KING_E_RANGE);
    }
    // SAFETY: the caller has so many; their size is no more than a slice can have.
    Ok(unsafe { slice::from_raw_parts(pointer, count) })
}

/// What a piece of memory that is lent to the library is within it.
///
/// # Safety
/// `Self` and `Inner` are of one size and alignment, and any bits are either.
#[cfg(feature = "players")]
pub(crate) unsafe trait Lent {
    type Inner;
}

/// So many items of the caller to work in. There may be none, and then no memory either.
///
/// # Safety
/// See the head of this file.
#[cfg(feature = "players")]
pub(crate) unsafe fn lent<'a, T: Lent>(pointer: *mut T, count: u32) -> Checked<&'a mut [T::Inner]> {
    const { assert!(size_of::<T>() == size_of::<T::Inner>() && align_of::<T>() == align_of::<T::Inner>()) };
    if count == 0 {
        return Ok(&mut []);
    }
    check(pointer)?;
    let count = usize::try_from(count).map_err(|_| KING_E_RANGE)?;
    if count > isize::MAX as usize / size_of::<T>() {
        return Err(KING_E_RANGE);
    }
    // SAFETY: the caller has so many, which are as good as the library's; their size is no more than a slice can have.
    Ok(unsafe { slice::from_raw_parts_mut(pointer.cast(), count) })
}

/// An item of the caller, or an array of them.
///
/// # Safety
/// See the head of this file.
pub(crate) unsafe fn item<T: Copy>(pointer: *const T) -> Checked<T> {
    check(pointer)?;
    // SAFETY: the caller has it.
    Ok(unsafe { pointer.read() })
}

/// Writes what the caller may not want.
///
/// # Safety
/// See the head of this file; that it is aligned has been checked by `check_or_null`.
pub(crate) unsafe fn write_or_not<T>(place: *mut T, what: T) {
    if !place.is_null() {
        // SAFETY: the caller has room for it.
        unsafe { place.write(what) };
    }
}
