//! Konturlu King, the four-handed game ([rulebook](crate::rules::konturlu_king)).
//!
//! * The values: [`Seat`], [`Contract`], [`Doubles`], [`HouseRules`], [`Deal`], [`Action`] and sets of them.
//! * [`Round`] is one deal from the declaration to the scores; [`Table`] is what all may know of it, [`View`] what one
//!   seat may know. All three answer the same questions.
//! * [`Worlds`] are the rounds that agree with a view: counted exactly, numbered, drawn with equal chances.
//! * [`Deals`] are the deals in which each seat holds what a [`Holding`] says: counted, numbered and drawn in the same way.
//! * [`Party`] is 32 rounds and the score sheet.
//! * [`Round::play_out`] and [`Simulation`] play at random by seed.
//! * Pure functions for engines that keep their own state: [`Duties`] (which cards may be played, and why not),
//!   [`Trick::winner`], [`ContractKind::trick_points`], [`ContractKind::is_decided`], [`durt`], [`Doubles::settle`].

// Values.
mod action;
mod contract;
mod contract_set;
mod deal;
mod doubles;
mod error;
mod house_rules;
mod illegal;
mod phase;
mod result;
mod seat;
mod trick;

// What all know of a round, and the law by chapter of the rulebook.
mod declaration;
mod dispatch;
pub mod durt;
mod exclusions;
mod history;
mod settle;
mod table;
mod talk;
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
mod allotment;
mod deals;
mod evidence;
mod holding;
mod suit_deals;
mod worlds;

// Parties.
mod party;
mod party_file;
mod party_text;
mod sheet;

#[cfg(test)]
mod corrupted;
#[cfg(feature = "serde")]
mod serde_forms;

pub use action::{Action, ActionSet, Actions};
pub use contract::{Contract, ContractKind};
pub use contract_set::{ContractKinds, ContractSet};
pub use deal::{Deal, first_declarer};
pub use deals::Deals;
pub use doubles::{Doubles, Relation};
pub use error::{
    DealsError, DoublesError, HiddenError, Imbalance, LineError, PartyError, PointsError, RecordError, RecordErrorKind,
    SetupError, SimulationError,
};
pub use exclusions::Exclusions;
pub use holding::Holding;
pub use house_rules::{DurtEnd, HouseRules, KozVoid, PenaltyVoid, RifkiVoid, SaleTie};
pub use illegal::Illegal;
pub use party::Party;
pub use party_file::PartyFile;
pub use phase::Phase;
pub use result::RoundResult;
pub use round::Round;
pub use seat::{Seat, SeatSet, Seats};
pub use sheet::{Outcome, Sheet};
pub use simulation::{Simulation, Talk};
pub use table::Table;
pub use trick::Trick;
pub use tricks::Duties;
pub use view::View;
pub use worlds::Worlds;
