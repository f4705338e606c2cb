//! The C ABI of [`king_rules`]: convert, call, convert. No rule is said here.
#![no_std]
#![deny(unsafe_op_in_unsafe_fn)]
#![allow(non_camel_case_types, reason = "the names that C has are the names of the library")]

#[cfg(not(all(feature = "bare", panic = "abort")))]
extern crate std;

#[cfg(all(feature = "bare", panic = "abort"))]
mod bare;
mod version;

pub use version::*;
