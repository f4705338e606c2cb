//! Players of Konturlu King.

mod advisor;
mod aim;
mod arms;
mod belief;
mod calendar;
mod candidates;
mod cards;
mod dealing;
mod ending;
mod explanation;
mod four;
pub mod greedy;
mod inference;
mod legal;
mod lockstep;
mod lockstep_durt;
mod parties;
mod phrases;
mod player;
mod playing;
mod policy;
mod position;
mod reasons;
mod review;
mod rows;
#[cfg(test)]
mod sayings;
#[cfg(test)]
mod schedules;
mod seen;
mod settling;
mod speaking;
mod standings;
mod suits;
mod surprises;
mod talk;
mod thumb;
mod tournament;
#[cfg(test)]
mod tuning;

use crate::lanes;

pub use advisor::{Advisor, Estimate};
pub use ending::{Entry, Solution, Solved, Solver};
pub use explanation::{Explanation, Holder};
pub use parties::{PartyGain, PartyGains};
pub use player::Player;
pub use position::Position;
pub use reasons::Reason;
pub use review::{Judgement, Review, Verdict};
pub use standings::Standings;
pub use tournament::{Gains, Tournament, against_three};
