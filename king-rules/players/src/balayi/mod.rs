//! Players of Balayı kingi.

mod advisor;
mod arms;
mod explanation;
pub mod greedy;
mod player;
pub mod playout;
mod policy;
mod position;
mod reasons;
mod seen;
mod thumb;
mod tournament;

pub use advisor::{Advisor, Estimate};
pub use explanation::{Explanation, Holder};
pub use player::Player;
pub use position::Position;
pub use reasons::Reason;
pub use tournament::{Tournament, against_one};
