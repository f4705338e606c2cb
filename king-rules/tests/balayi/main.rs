//! The tests of Balayı kingi.

mod common;
mod matches;
mod play;
mod properties;
mod records;
mod rules;
#[cfg(feature = "serde")]
mod serde_forms;
mod simulation;
mod values;
mod views;
mod worlds;
mod worlds_draws;
