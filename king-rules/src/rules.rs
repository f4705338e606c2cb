//! The rulebooks: the numbered clauses that code, tests and messages cite (`K7.6`, `B4.2`).

#[doc = include_str!("../rules/konturlu-king.md")]
pub mod konturlu_king {}

#[doc = include_str!("../rules/balayi-king.md")]
pub mod balayi_king {}

#[doc = include_str!("../rules/notation.md")]
pub mod notation {}
