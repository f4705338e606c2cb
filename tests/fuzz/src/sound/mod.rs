//! What holds of every value, however it came about: by play or from a text.

pub mod balayi;
pub mod king;
