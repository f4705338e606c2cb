//! The C ABI of [`king_rules`]: convert, call, convert. No rule is stated here.
//!
//! The functions and types are entries of `abi!`; the comments of the entries are the manual in `include/king.h`, which is
//! generated from them, a chapter a file.
#![no_std]
#![recursion_limit = "512"]
#![deny(unsafe_op_in_unsafe_fn)]
#![cfg_attr(not(test), warn(clippy::indexing_slicing, clippy::string_slice, clippy::unwrap_used, clippy::expect_used))]
#![cfg_attr(not(test), warn(clippy::panic, clippy::unreachable))]
#![allow(non_camel_case_types, reason = "types are spelt as in C")]
#![allow(clippy::missing_safety_doc, reason = "what a caller must keep stands once, at the head of the header")]
#![allow(clippy::unit_arg, reason = "what returns nothing is written as what returns something")]

#[cfg(any(feature = "std", not(panic = "abort")))]
extern crate std;

#[cfg(all(not(feature = "std"), panic = "abort"))]
mod bare;

mod abi;
mod convert;
#[doc(hidden)]
pub mod describe;
mod described;
mod failure;
mod memory;
mod numbers;
mod status;
mod strings;
mod takes;
mod value;
mod writes;

mod balayi;
mod card;
mod error;
mod king;
#[cfg(feature = "players")]
mod players;
mod shuffle;
mod version;

pub use balayi::*;
pub use card::*;
pub use error::*;
pub use failure::king_error;
pub use king::*;
#[cfg(feature = "players")]
pub use players::*;
pub use shuffle::*;
pub use status::king_status;
pub use version::*;

/// The chapters of king_players.h, in its order.
#[cfg(feature = "players")]
#[doc(hidden)]
pub const PLAYERS: &[describe::Chapter] = players::CHAPTERS;

/// The chapters of king.h, in its order.
#[doc(hidden)]
pub const CHAPTERS: [&[describe::Chapter]; 3] =
    [&[version::CHAPTER, error::CHAPTER, card::CHAPTER, shuffle::CHAPTER], king::CHAPTERS, balayi::CHAPTERS];
