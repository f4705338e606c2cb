//! The values of the ABI: a tag, and behind it a value of king-rules in memory of the caller.

use core::mem::needs_drop;
use core::ptr;

use crate::status::king_status::{self, KING_E_VALUE, KING_E_VERSION};

/// The version of the ABI that a value is made by: a value of another one is refused.
pub(crate) const MAJOR: u32 = 1;

/// The first word of every value: "king", the kind, the version. No zeroed or foreign memory has it by chance.
const MAGIC: u64 = 0x6b69_6e67_0000_0000;
const VERSION_BITS: u64 = 0xffff;

const fn tag(kind: u8) -> u64 {
    MAGIC | (kind as u64) << 16 | (MAJOR as u64 & VERSION_BITS)
}

/// How many words a value has.
pub(crate) const fn words<Inner>() -> usize {
    assert!(align_of::<Inner>() <= align_of::<u64>() && !needs_drop::<Inner>());
    1 + size_of::<Inner>().div_ceil(size_of::<u64>())
}

/// A type of the ABI: an array of words that the caller owns, a tag and then a value of the library.
///
/// # Safety
/// `Self` is `repr(C)` with one array of `words::<Inner>()`; every bit pattern is a valid `Inner` without padding.
pub unsafe trait Value: Copy {
    /// What stands behind the tag.
    type Inner;
    /// The name of the type.
    const C: &'static str;
    const KIND: u8;
    const ZERO: Self;

    /// The value as its caller gets it. Bytes that it does not need are zero, so that equal values are equal memory.
    fn of(inner: Self::Inner) -> Self {
        let mut value = Self::ZERO;
        // SAFETY: there is room for the tag and an `Inner`, which needs no drop, and it is aligned.
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

/// The kind of a value, and how many bytes it has.
pub(crate) const fn size<T: Value>() -> (u8, usize) {
    (T::KIND, size_of::<T>())
}

/// How many bytes a value of that kind has; 0 when it is not in the list.
pub(crate) fn size_in(sizes: &[(u8, usize)], kind: u32) -> u32 {
    sizes.iter().find(|(known, _)| u32::from(*known) == kind).map_or(0, |&(_, size)| size as u32)
}

/// Checks that the first word of a value is that of its kind.
pub(crate) fn check_tag(found: u64, kind: u8) -> Result<(), king_status> {
    if found == tag(kind) {
        Ok(())
    } else if found & !VERSION_BITS == tag(kind) & !VERSION_BITS {
        Err(KING_E_VERSION)
    } else {
        Err(KING_E_VALUE)
    }
}
