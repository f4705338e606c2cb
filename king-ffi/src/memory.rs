//! The one place where memory of the caller is read and written.
//!
//! Every function here takes the word of the caller that a pointer, unless it is NULL, leads to memory of its type that
//! nobody else writes meanwhile. All else is checked: NULL, alignment, and whether a value is one of this library.

use core::ffi::c_char;
use core::fmt::{self, Write};
use core::{ptr, slice, str};

use king_rules::ParseError;

use crate::status::king_status::{self, *};
use crate::version::{KING_ABI_VERSION, king_kind};

pub(crate) type Answer<T> = Result<T, king_status>;

/// The first word of every value: "king", the kind, the version. No zeroed or foreign memory has it by chance.
const MAGIC: u64 = 0x6b69_6e67_0000_0000;
const VERSION_BITS: u64 = 0xffff;

const fn tag(kind: king_kind) -> u64 {
    MAGIC | (kind as u64) << 16 | (KING_ABI_VERSION as u64 & VERSION_BITS)
}

/// A type of the ABI: an array of words that the caller owns, a tag and then a value of the library.
///
/// # Safety
/// `Self` is `repr(C)` with one array of `u64`, as `values!` checks; every bit pattern is a valid `Inner` without padding.
pub(crate) unsafe trait Value: Copy {
    /// What stands behind the tag.
    type Inner: Copy;
    const KIND: king_kind;
    const ZERO: Self;

    /// The value as its caller gets it. Bytes that it does not need are zero, so that equal values are equal memory.
    fn of(inner: Self::Inner) -> Self {
        let mut value = Self::ZERO;
        // SAFETY: `values!` has checked that the tag and `Inner` fit into `Self` and are aligned in it.
        unsafe {
            (&raw mut value).cast::<u64>().write(tag(Self::KIND));
            ptr::copy_nonoverlapping(
                (&raw const inner).cast::<u8>(),
                (&raw mut value).cast::<u64>().add(1).cast::<u8>(),
                size_of::<Self::Inner>(),
            );
        }
        value
    }
}

/// Says of types of the ABI what they hold.
macro_rules! values {
    ($($Type:ident($Inner:ty) = $kind:ident;)+) => { $(
        // SAFETY: the assertion below; the types of king-rules that stand here are made of plain integers.
        unsafe impl $crate::memory::Value for $Type {
            type Inner = $Inner;
            const KIND: $crate::version::king_kind = $crate::version::king_kind::$kind;
            const ZERO: Self = Self { opaque: [0; size_of::<$Type>() / 8] };
        }

        const _: () = assert!(
            size_of::<$Type>() == 8 + size_of::<$Inner>().next_multiple_of(8)
                && align_of::<$Type>() == align_of::<u64>()
                && align_of::<$Inner>() <= align_of::<u64>()
        );
    )+ };
}
pub(crate) use values;

/// The number of a status.
fn number(answer: Answer<()>) -> i32 {
    match answer {
        Ok(()) => KING_OK as i32,
        Err(status) => status as i32,
    }
}

fn check<T>(pointer: *const T) -> Answer<()> {
    if pointer.is_null() || !pointer.is_aligned() { Err(KING_E_NULL) } else { Ok(()) }
}

/// Checks a pointer to something that is to be written.
pub(crate) fn place<T>(pointer: *mut T) -> Answer<()> {
    check(pointer)
}

fn check_tag(found: u64, kind: king_kind) -> Answer<()> {
    if found == tag(kind) {
        Ok(())
    } else if found & !VERSION_BITS == tag(kind) & !VERSION_BITS {
        Err(KING_E_VERSION)
    } else {
        Err(KING_E_VALUE)
    }
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
/// See the head of this file.
unsafe fn tell<T>(out: *mut T, number: T) {
    if check(out).is_ok() {
        // SAFETY: the caller gave room for it.
        unsafe { out.write(number) };
    }
}

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
/// See the head of this file.
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
/// See the head of this file.
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
/// See the head of this file.
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
/// See the head of this file.
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
            how(text(pointer, length, at)?)?.map_err(|error| {
                tell(at, u32::try_from(error.at).unwrap_or(u32::MAX));
                KING_E_TEXT
            })
        })
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
            how(items(pointer, length)?).map_err(|error| {
                tell(at, u32::try_from(error.at).unwrap_or(u32::MAX));
                KING_E_BYTES
            })
        })
    }
}

/// Saves a value of the caller as bytes.
///
/// # Safety
/// See the head of this file; there is room for `size` bytes.
pub(crate) unsafe fn save<T: Value, const N: usize>(
    pointer: *const T,
    bytes: *mut u8,
    size: u32,
    how: impl FnOnce(&T::Inner) -> [u8; N],
) -> i32 {
    // SAFETY: the same promise; nothing is written where N bytes have no room.
    unsafe { get_array(pointer, bytes, |value| if (size as usize) < N { Err(KING_E_SHORT) } else { Ok(how(value)) }) }
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

/// A list of at most N items.
pub(crate) struct List<T, const N: usize> {
    items: [T; N],
    count: usize,
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self { items: [T::default(); N], count: 0 };
        for (place, item) in list.items.iter_mut().zip(items) {
            *place = item;
            list.count += 1;
        }
        list
    }
}

impl<T, const N: usize> List<T, N> {
    /// Tells how many items there are, and gives them when they fit.
    ///
    /// # Safety
    /// See the head of this file; `count` has been checked.
    unsafe fn fitting(&self, capacity: u32, count: *mut u32) -> Answer<&[T]> {
        let items = self.items.get(..self.count).unwrap_or(&[]);
        // SAFETY: the caller gave room for one number.
        unsafe { count.write(items.len() as u32) };
        if items.len() as u64 > u64::from(capacity) { Err(KING_E_SHORT) } else { Ok(items) }
    }
}

/// Asks a value of the caller for a list and writes it, and how many items it has; when it does not fit into `capacity`
/// items, only tells how many there are.
///
/// # Safety
/// See the head of this file.
pub(crate) unsafe fn get_list<T: Value, O: Copy, const N: usize>(
    pointer: *const T,
    out: *mut O,
    capacity: u32,
    count: *mut u32,
    what: impl FnOnce(&T::Inner) -> Answer<List<O, N>>,
) -> i32 {
    let get = || {
        place(count)?;
        if capacity > 0 {
            place(out)?;
        }
        // SAFETY: the same promise; there is room for `capacity` items.
        unsafe {
            let list = what(value(pointer)?)?;
            let items = list.fitting(capacity, count)?;
            ptr::copy_nonoverlapping(items.as_ptr(), out, items.len());
        }
        Ok(())
    };
    number(get())
}

/// The same for a list of pairs, which is written as two lists.
///
/// # Safety
/// See the head of this file.
pub(crate) unsafe fn get_lists<T: Value, const N: usize>(
    pointer: *const T,
    first: *mut u8,
    second: *mut u8,
    capacity: u32,
    count: *mut u32,
    what: impl FnOnce(&T::Inner) -> Answer<List<(u8, u8), N>>,
) -> i32 {
    let get = || {
        place(count)?;
        if capacity > 0 {
            place(first)?;
            place(second)?;
        }
        // SAFETY: the same promise; there is room for `capacity` items in each list.
        unsafe {
            let list = what(value(pointer)?)?;
            for (i, &(a, b)) in list.fitting(capacity, count)?.iter().enumerate() {
                first.add(i).write(a);
                second.add(i).write(b);
            }
        }
        Ok(())
    };
    number(get())
}
