//! Which library this is.

/// The version of the binary interface that this header describes. It changes whenever a function, a number or the
/// size of a value does; `king_abi_version()` tells that of the library.
pub const KING_ABI_VERSION: u32 = 1;

/// The version of the library's binary interface. A program checks once that it is `KING_ABI_VERSION`; with any
/// other number it must call nothing else.
#[unsafe(no_mangle)]
pub extern "C" fn king_abi_version() -> u32 {
    KING_ABI_VERSION
}
