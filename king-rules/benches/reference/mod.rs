//! Opponents that are frozen: what strength is measured against. They stand on the public API of king-rules alone.

pub mod balayi_greedy;
pub mod king_greedy;
