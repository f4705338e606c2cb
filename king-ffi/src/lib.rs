//! The C ABI of [`king_rules`]: convert, call, convert. No rule is said here.
//!
//! The comments of this crate are the manual in `include/king.h`, which is generated from it. A file is one subject and
//! one chapter there; the chapters stand in the order of the modules.
#![no_std]
#![deny(unsafe_op_in_unsafe_fn)]
#![cfg_attr(not(test), warn(clippy::indexing_slicing, clippy::string_slice, clippy::unwrap_used, clippy::expect_used))]
#![cfg_attr(not(test), warn(clippy::panic, clippy::unreachable))]
#![allow(non_camel_case_types, reason = "types are spelt as in C")]
#![allow(clippy::missing_safety_doc, reason = "what a caller must keep stands once, at the head of the header")]

#[cfg(any(feature = "std", not(panic = "abort")))]
extern crate std;

/// cbindgen:ignore
#[cfg(all(not(feature = "std"), panic = "abort"))]
mod bare;
mod list;
mod memory;
mod numbers;
mod playout;
mod strings;
mod value;

mod version;

mod status;

mod card;

mod shuffle;

mod king;

mod balayi;

mod text;

pub use balayi::*;
pub use card::*;
pub use king::*;
pub use shuffle::*;
pub use status::*;
pub use text::*;
pub use version::*;
