//! The C side of king-players: what to do with the cards, in a header of its own.

mod balayi;
mod errors;
mod king;
mod review;
mod settings;
mod version;

pub use balayi::*;
pub(crate) use errors::{Absorbed, Advised, Unsolved};
pub use king::*;
pub use review::*;
pub use settings::*;
pub use version::*;

#[allow(unused_qualifications, reason = "each file has one")]
pub(crate) const CHAPTERS: &[crate::describe::Chapter] =
    &[version::CHAPTER, settings::CHAPTER, king::CHAPTER, balayi::CHAPTER, review::CHAPTER];
