//! What the example programs share: [`cli`] is how they read and end, [`play`] a person at a table, [`players`] who plays,
//! [`position`] a round shown to a person, [`report`] a party told from its first deal to the sheet, [`two`] the same of the
//! game for two.

pub mod cli;
pub mod play;
pub mod players;
pub mod position;
pub mod report;
pub mod two;
