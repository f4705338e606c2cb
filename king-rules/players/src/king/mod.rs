//! Players of Konturlu King.

pub mod greedy;
mod lanes;
pub mod playout;
mod policy;
mod position;
mod seen;
mod tournament;

pub use position::Position;
pub use tournament::{Gains, Tournament, against_three};
