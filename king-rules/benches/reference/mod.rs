//! Opponents to measure the players of king-players against. They are as they were first written, and stay so: what the
//! players gain over them can be compared for as long as there are players. A test has what they choose in many positions.

pub mod balayi_greedy;
pub mod ismcts;
pub mod king_greedy;
pub mod king_thumb;
pub mod monte_carlo;
