//! Balayı kingi, the two-handed game.

mod action;

mod pack;

mod duty;

mod round;

mod table;

mod view;

mod refusal;

mod matches;

mod match_reader;

mod simulation;

pub use action::*;
pub use duty::*;
pub use match_reader::*;
pub use matches::*;
pub use pack::*;
pub use refusal::*;
pub use round::*;
pub use simulation::*;
pub use table::*;
pub use view::*;
