//! Players of Konturlu King.

pub mod greedy;
pub mod playout;
