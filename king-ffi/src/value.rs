//! The values of the ABI: a tag, and behind it a value of king-rules in memory of the caller.

use core::ptr;

use crate::memory::Answer;
use crate::status::king_status::{KING_E_VALUE, KING_E_VERSION};
use crate::version::{KING_ABI_VERSION, king_kind};

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
        unsafe impl $crate::value::Value for $Type {
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

/// Checks that the first word of a value is that of its kind.
pub(crate) fn check_tag(found: u64, kind: king_kind) -> Answer<()> {
    if found == tag(kind) {
        Ok(())
    } else if found & !VERSION_BITS == tag(kind) & !VERSION_BITS {
        Err(KING_E_VERSION)
    } else {
        Err(KING_E_VALUE)
    }
}
