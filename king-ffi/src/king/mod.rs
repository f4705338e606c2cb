//! Konturlu King, the four-handed game.

mod action;
mod contract;
mod deal;
mod doubles;
mod duties;
mod house_rules;
mod party;
mod party_file;
mod result;
mod round;
mod seat;
mod sheet;
mod table;
mod trick;
mod view;
mod worlds;

pub use action::*;
pub use contract::*;
pub use deal::*;
pub use doubles::*;
pub use duties::*;
pub use house_rules::*;
pub use party::*;
pub use party_file::*;
pub use result::*;
pub use round::*;
pub use seat::*;
pub use sheet::*;
pub use table::*;
pub use trick::*;
pub use view::*;
pub use worlds::*;

#[allow(unused_qualifications, reason = "each file has one")]
pub(crate) const CHAPTERS: &[crate::describe::Chapter] = &[
    seat::CHAPTER,
    contract::CHAPTER,
    action::CHAPTER,
    house_rules::CHAPTER,
    deal::CHAPTER,
    round::CHAPTER,
    view::CHAPTER,
    worlds::CHAPTER,
    table::CHAPTER,
    trick::CHAPTER,
    duties::CHAPTER,
    doubles::CHAPTER,
    result::CHAPTER,
    party::CHAPTER,
    sheet::CHAPTER,
    party_file::CHAPTER,
];
