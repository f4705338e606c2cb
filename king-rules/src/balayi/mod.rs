//! Balayı kingi, the two-handed game.
use thiserror::Error;
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[error("x")]
pub enum Illegal {}
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[error("x")]
pub enum MatchError {}
