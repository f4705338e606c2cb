//! Konturlu King, the four-handed game.

mod seat;

mod contract;

mod action;

mod doubles;

mod house_rules;

mod deal;

mod trick;

mod duties;

mod round;

mod table;

mod law;

mod view;

mod refusal;

mod party;

mod sheet;

mod party_reader;

mod simulation;

pub use action::*;
pub use contract::*;
pub use deal::*;
pub use doubles::*;
pub use duties::*;
pub use house_rules::*;
pub use law::*;
pub use party::*;
pub use party_reader::*;
pub use refusal::*;
pub use round::*;
pub use seat::*;
pub use sheet::*;
pub use simulation::*;
pub use table::*;
pub use trick::*;
pub use view::*;
