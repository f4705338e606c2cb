//! What the benches measure with, and what they measure against.

pub mod anchor;
pub mod calibration;
pub mod contests;
pub mod endings;
pub mod hearts;
pub mod interleaved;
pub mod move_time;
pub mod parties;
pub mod reference;
