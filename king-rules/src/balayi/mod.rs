//! *Balayı kingi*, the two-handed game ([rulebook](crate::rules::balayi_king)).
//!
//! Most cards lie covered on piles or in hands that even their owner does not see at first, so it matters who may see
//! what:
//!
//! - a [`Round`] has all cards: a server's;
//! - a [`View`] has what one player sees, follows the game by [`View::apply`], and answers that player's questions: a
//!   client's, or a bot's;
//! - a [`Table`] has what both see: a spectator's.
//!
//! A [`Match`] keeps the results of the ten rounds. [`Round::play_out`] and [`Simulation`] play at random by seed.
//! [`duty`] has the pure functions.
//!
//! ```
//! use king_rules::balayi::{Action, Match, Pack, Player};
//! // A whole match: here every player always takes the first legal action.
//! let mut game = Match::new(Player::Zero);
//! for seed in 0..10 {
//!     let mut round = game.start(Pack::from_seed(seed)).unwrap();
//!     while let Some(action) = round.legal_actions().iter().next() {
//!         round.apply(action)?;
//!     }
//!     game.record(&round)?;
//! }
//! assert!(game.is_over());
//! assert_eq!(game.totals().iter().sum::<i32>(), 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod denomination;
mod denomination_set;
pub mod duty;
mod error;
#[cfg(test)]
mod garbage;
mod illegal;
mod match_reader;
mod matches;
mod pack;
mod perft;
mod phase;
mod place;
mod player;
mod playout;
mod questions;
mod record;
mod replay;
mod revealed;
mod round;
mod sight;
mod simulation;
mod state;
mod table;
mod trick;
mod view;

pub use action::{Action, ActionSet, Actions};
pub use denomination::Denomination;
pub use denomination_set::DenominationSet;
pub use error::{HiddenError, MatchError, SetupError, SimulationError, ViewError};
pub use illegal::Illegal;
pub use match_reader::MatchReader;
pub use matches::{Match, Outcome};
pub use pack::Pack;
pub use phase::Phase;
pub use place::Place;
pub use player::Player;
pub use revealed::Revealed;
pub use round::Round;
pub use simulation::Simulation;
pub use table::Table;
pub use trick::{Pile, RoundResult, Trick};
pub use view::View;
