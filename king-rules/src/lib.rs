// Where a page is linked twice, the first target holds: here it is the page next to this one, in the README that of docs.rs.
//! [`king`]: king
//! [`balayi`]: balayi
//! [`law`]: law
//! [`Round`]: king::Round
//! [`Table`]: king::Table
//! [`View`]: king::View
//! [`king::Worlds`]: king::Worlds
//! [`king::Deals`]: king::Deals
//! [`balayi::Worlds`]: balayi::Worlds
//! [`rules::konturlu_king`]: rules::konturlu_king
//! [`rules::balayi_king`]: rules::balayi_king
//! [`rules::notation`]: rules::notation
//!
#![doc = include_str!("../README.md")]
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![forbid(unsafe_code)]
#![cfg_attr(not(test), warn(clippy::indexing_slicing, clippy::string_slice, clippy::host_endian_bytes))]
#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable))]

// Macros that both games are written with: values, errors, sets, and how they are read and written.
#[macro_use]
mod values;
#[macro_use]
mod error_table;
#[macro_use]
mod placed_error;
#[macro_use]
mod record_error;
#[macro_use]
mod sets;
#[macro_use]
mod set_text;
#[macro_use]
mod written;
#[macro_use]
mod text;
#[macro_use]
mod file;
#[cfg(feature = "serde")]
#[macro_use]
mod serde_impl;
#[cfg(feature = "serde")]
#[macro_use]
mod serde_fields;
#[cfg(feature = "serde")]
mod serde_values;

// Cards, and the errors and texts that both games share.
mod card;
mod card_set;
mod card_text;
mod error;
mod expected;
mod lang;
mod reason;

// What worlds are counted and numbered with.
mod worlds;

// The games, and what they stand on.
pub mod balayi;
pub mod king;
pub mod law;
pub mod rules;
pub mod shuffle;

// For the other crates of this workspace alone.
#[doc(hidden)]
pub mod inner;

pub use card::{Card, Rank, Suit};
pub use card_set::{CardSet, Cards};
pub use error::{PackError, ParseError, ParseErrorKind};
pub use expected::Expected;
pub use lang::Lang;
pub use reason::Reason;
