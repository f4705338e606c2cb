//! The C side of king-players: what to do with the cards, in a header of its own.

mod advisor;
//mod balayi_advisor;
mod errors;
mod settings;
mod version;

pub use advisor::*;
//pub use balayi_advisor::*;
pub(crate) use errors::{Absorbed, Advised};
pub use settings::*;
pub use version::*;

#[allow(unused_qualifications, reason = "each file has one")]
pub(crate) const CHAPTERS: &[crate::describe::Chapter] = &[version::CHAPTER, settings::CHAPTER, advisor::CHAPTER];
