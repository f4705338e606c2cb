//! Balayı kingi, the two-handed game.

mod action;
mod duties;
mod game;
mod pack;
mod round;
mod table;
mod view;
mod worlds;

pub use action::*;
pub use duties::*;
pub use game::*;
pub use pack::*;
pub use round::*;
pub use table::*;
pub use view::*;
pub use worlds::*;

#[allow(unused_qualifications, reason = "each file has one")]
pub(crate) const CHAPTERS: &[crate::describe::Chapter] = &[
    action::CHAPTER,
    pack::CHAPTER,
    round::CHAPTER,
    view::CHAPTER,
    worlds::CHAPTER,
    table::CHAPTER,
    duties::CHAPTER,
    game::CHAPTER,
];
