//! Players of Balayı kingi.

mod tournament;

pub use tournament::{Tournament, against_one};
