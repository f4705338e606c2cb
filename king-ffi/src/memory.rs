//! The one place where memory of the caller is read and written.
//!
//! Every function here takes the word of the caller that a pointer, unless it is NULL, leads to memory of its type that
//! nobody else writes meanwhile. All else is checked: NULL, alignment, and whether a value is one of this library.

use core::slice;

use crate::status::king_status::{self, *};
use crate::value::{Value, check_tag};

pub(crate) type Answer<T> = Result<T, king_status>;

/// The number of a status.
pub(crate) fn number(answer: Answer<()>) -> i32 {
    match answer {
        Ok(()) => KING_OK as i32,
        Err(status) => status as i32,
    }
}

pub(crate) fn check<T>(pointer: *const T) -> Answer<()> {
    if pointer.is_null() || !pointer.is_aligned() { Err(KING_E_NULL) } else { Ok(()) }
}

/// Checks a pointer to something that is to be written.
pub(crate) fn place<T>(pointer: *mut T) -> Answer<()> {
    check(pointer)
}

/// Checks a pointer to something that the caller may not want to be told: NULL, or as any other.
pub(crate) fn place_or_null<T>(pointer: *mut T) -> Answer<()> {
    if pointer.is_null() { Ok(()) } else { check(pointer) }
}

/// A value of the caller.
///
/// # Safety
/// See the head of this file.
pub(crate) unsafe fn value<'a, T: Value>(pointer: *const T) -> Answer<&'a T::Inner> {
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
pub(crate) unsafe fn value_mut<'a, T: Value>(pointer: *mut T) -> Answer<&'a mut T::Inner> {
    check(pointer)?;
    let words = pointer.cast::<u64>();
    // SAFETY: as in `value`.
    unsafe {
        check_tag(words.read(), T::KIND)?;
        Ok(&mut *words.add(1).cast())
    }
}

/// Writes what a function gives.
///
/// # Safety
/// See the head of this file.
pub(crate) unsafe fn give<O>(out: *mut O, what: impl FnOnce() -> Answer<O>) -> i32 {
    let give = || {
        check(out)?;
        let given = what()?;
        // SAFETY: the caller gave room for it.
        unsafe { out.write(given) };
        Ok(())
    };
    number(give())
}

/// Writes what a function gives as so many items one after the other.
///
/// # Safety
/// See the head of this file.
pub(crate) unsafe fn give_array<O, const N: usize>(out: *mut O, what: impl FnOnce() -> Answer<[O; N]>) -> i32 {
    // SAFETY: as for `give`; an array is aligned as its items.
    unsafe { give(out.cast::<[O; N]>(), what) }
}

/// Asks a value of the caller for something and writes it.
///
/// # Safety
/// See the head of this file.
pub(crate) unsafe fn get<T: Value, O>(
    pointer: *const T,
    out: *mut O,
    what: impl FnOnce(&T::Inner) -> Answer<O>,
) -> i32 {
    // SAFETY: the same promise.
    unsafe { give(out, || what(value(pointer)?)) }
}

/// Asks a value of the caller for so many items and writes them one after the other.
///
/// # Safety
/// See the head of this file.
pub(crate) unsafe fn get_array<T: Value, O, const N: usize>(
    pointer: *const T,
    out: *mut O,
    what: impl FnOnce(&T::Inner) -> Answer<[O; N]>,
) -> i32 {
    // SAFETY: the same promise.
    unsafe { give_array(out, || what(value(pointer)?)) }
}

/// Changes a value of the caller.
///
/// # Safety
/// See the head of this file.
pub(crate) unsafe fn change<T: Value>(pointer: *mut T, how: impl FnOnce(&mut T::Inner) -> Answer<()>) -> i32 {
    // SAFETY: the same promise.
    let value = unsafe { value_mut(pointer) };
    number(value.and_then(how))
}

/// So many items of the caller. There may be none, and then no memory either.
///
/// # Safety
/// See the head of this file.
pub(crate) unsafe fn items<'a, T>(pointer: *const T, count: u32) -> Answer<&'a [T]> {
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

/// An array of the caller.
///
/// # Safety
/// See the head of this file.
pub(crate) unsafe fn array<T: Copy, const N: usize>(pointer: *const T) -> Answer<[T; N]> {
    check(pointer)?;
    // SAFETY: the caller has so many.
    Ok(unsafe { pointer.cast::<[T; N]>().read() })
}

/// Writes a number that the caller may not want.
///
/// # Safety
/// See the head of this file; that it is aligned has been checked by `place_or_null`, unless it is a byte.
pub(crate) unsafe fn tell<T>(out: *mut T, number: T) {
    if !out.is_null() {
        // SAFETY: the caller gave room for it.
        unsafe { out.write(number) };
    }
}

/// Reads saved bytes of the caller and writes what they stand for; on an error its byte is told.
///
/// # Safety
/// See the head of this file.
pub(crate) unsafe fn load<O>(
    pointer: *const u8,
    length: u32,
    at: *mut u32,
    out: *mut O,
    how: impl FnOnce(&[u8]) -> Result<O, king_rules::BytesError>,
) -> i32 {
    // SAFETY: the same promise.
    unsafe {
        give(out, || {
            place_or_null(at)?;
            how(items(pointer, length)?).map_err(|error| {
                tell(at, u32::try_from(error.at).unwrap_or(u32::MAX));
                KING_E_BYTES
            })
        })
    }
}

/// Saves a value of the caller as bytes; where there is no room at all, there need be no memory either.
///
/// # Safety
/// See the head of this file; there is room for `size` bytes.
pub(crate) unsafe fn save<T: Value, const N: usize>(
    pointer: *const T,
    bytes: *mut u8,
    size: u32,
    how: impl FnOnce(&T::Inner) -> [u8; N],
) -> i32 {
    let save = || {
        if size > 0 {
            check(bytes)?;
        }
        // SAFETY: the same promise.
        let value = unsafe { value(pointer)? };
        if (size as usize) < N {
            return Err(KING_E_SHORT);
        }
        // SAFETY: there is room for N bytes.
        unsafe { bytes.cast::<[u8; N]>().write(how(value)) };
        Ok(())
    };
    number(save())
}

/// Carries out an action on a value of the caller; when it is refused, the code of the reason is told.
///
/// # Safety
/// See the head of this file.
pub(crate) unsafe fn apply<T: Value>(
    pointer: *mut T,
    reason: *mut u8,
    how: impl FnOnce(&mut T::Inner) -> Answer<Result<(), king_rules::Reason>>,
) -> i32 {
    // SAFETY: the same promise.
    unsafe {
        change(pointer, |value| {
            how(value)?.map_err(|refused| {
                tell(reason, refused.code());
                KING_E_ILLEGAL
            })
        })
    }
}
