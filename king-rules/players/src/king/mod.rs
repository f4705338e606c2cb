//! Players of Konturlu King.

pub mod greedy;
mod lanes;
pub mod playout;
mod policy;
mod position;
mod seen;

pub use position::Position;
mod tournament;

pub use tournament::{Tournament, against_three};
