//! What the benches measure with, and what they measure against.

pub mod anchor;
pub mod hearts;
pub mod interleaved;
pub mod reference;
