#![doc = include_str!("../README.md")]
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![forbid(unsafe_code)]
#![cfg_attr(not(test), warn(clippy::indexing_slicing, clippy::string_slice, clippy::host_endian_bytes))]
#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable))]

#[macro_use]
mod advisor;
#[macro_use]
mod player;
#[macro_use]
mod written;

pub mod balayi;
pub mod king;

mod error;
mod estimate;
mod figures;
#[doc(hidden)]
pub mod inner;
mod lanes;
mod processor;
mod search;
mod sentences;
mod settings;
mod side_by_side;
mod sums;
mod tally;

pub use error::{AbsorbError, AdvisorError, SolveError};
pub use estimate::Estimate;
pub use search::Progress;
pub use settings::{Level, Objective, Settings};
pub use sums::Sums;
pub use tally::Tally;

/// The number of the players' play: it changes whenever one of them would choose otherwise, given the same view, seed and
/// settings. With those it stands in every result, so that the result can be repeated.
pub const STRENGTH: u16 = 3;
