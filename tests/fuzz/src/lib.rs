//! What king-rules, king-players and king-ffi promise of any input, as functions that take any bytes and panic when a promise is broken.
//! README.md has what each target promises and how it is run.

pub mod abi;
pub mod advise;
pub mod differential;
mod input;
mod literal;
pub mod play;
pub mod solve;
mod sound;
mod spelling;
pub mod text;

/// A target by its name.
pub type Target = (&'static str, fn(&[u8]));

/// All of them, for those who do not go through libFuzzer.
pub const TARGETS: [Target; 6] = [
    ("text", text::run),
    ("play", play::run),
    ("abi", abi::run),
    ("differential", differential::run),
    ("solve", solve::run),
    ("advise", advise::run),
];
