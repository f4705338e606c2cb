//! The C ABI and one function more, which can panic.
#![no_std]

pub use king::*;

/// Panics when there is no such card.
#[unsafe(no_mangle)]
pub extern "C" fn king_card_that_can_panic(place: u8) -> u8 {
    [12, 25, 38, 51][usize::from(place)]
}
