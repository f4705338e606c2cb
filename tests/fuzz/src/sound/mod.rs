//! What holds of every value, however it came about: by play, from a text or from saved bytes.

pub mod balayi;
pub mod king;
