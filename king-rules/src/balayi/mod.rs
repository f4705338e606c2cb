//! *Balayı kingi*, the two-handed game ([rulebook](crate::rules::balayi_king)).
//!
//! Most cards lie covered on piles or in hands that even their owner does not see at first, so it matters who may see
//! what:
//!
//! - a [`Table`] has what both players see: a spectator's;
//! - a [`Round`] is the table and the pack: a server's;
//! - a [`View`] is the table and the hand of one player, once that sees it: a client's, or a bot's. It follows the game by
//!   [`View::apply`] and answers that player's questions.
//!
//! The [`Worlds`] of a view are all rounds that may be the one its player looks at: they are counted, numbered, and drawn with
//! equal chances.
//!
//! A [`Match`] keeps the results of the ten rounds. [`Round::play_out`] and [`Simulation`] play at random by seed.
//! [`Duties`] and [`starter`] are for engines that keep their own state.
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

// Values.
mod action;
mod denomination;
mod denomination_set;
mod error;
mod illegal;
mod pack;
mod phase;
mod place;
mod player;
mod result;
mod revealed;
mod score;
mod trick;

// What both players know of a round, and the law by chapter of the rulebook.
mod declaration;
mod dispatch;
mod exclusions;
mod follow;
mod piles;
mod table;
mod tricks;

// Rounds, as dealers, players and spectators see them.
mod perft;
mod playout;
mod questions;
mod record;
mod round;
mod simulation;
mod view;

// What may still be true.
mod closed_cards;
mod evidence;
mod hidden_hands;
mod worlds;

// Matches.
mod match_file;
mod match_text;
mod matches;

#[cfg(test)]
mod corrupted;
#[cfg(feature = "serde")]
mod serde_forms;

pub use action::{Action, ActionSet, Actions};
pub use declaration::starter;
pub use denomination::Denomination;
pub use denomination_set::{DenominationSet, Denominations};
pub use error::{
    HiddenError, LineError, MatchError, RecordError, RecordErrorKind, SetupError, SimulationError, ViewError,
};
pub use exclusions::Exclusions;
pub use illegal::Illegal;
pub use match_file::MatchFile;
pub use matches::{Match, Outcome};
pub use pack::Pack;
pub use phase::Phase;
pub use piles::Pile;
pub use place::Place;
pub use player::Player;
pub use result::RoundResult;
pub use revealed::Revealed;
pub use round::Round;
pub use simulation::Simulation;
pub use table::Table;
pub use trick::Trick;
pub use tricks::Duties;
pub use view::View;
pub use worlds::Worlds;
