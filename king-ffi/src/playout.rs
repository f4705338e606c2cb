//! Random play: with the instructions that the processor has where the standard library can ask for them, otherwise with
//! those that the library is built for. What is played is the same.

#[cfg(feature = "std")]
pub(crate) use king_playout::{play_out_balayi, play_out_king};
#[cfg(not(feature = "std"))]
pub(crate) use portable::{play_out_balayi, play_out_king};

#[cfg(not(feature = "std"))]
mod portable {
    use king_rules::shuffle::SplitMix64;
    use king_rules::{balayi, king};

    pub(crate) fn play_out_king(round: &mut king::Round, choices: &mut SplitMix64) {
        round.play_out(choices);
    }

    pub(crate) fn play_out_balayi(round: &mut balayi::Round, choices: &mut SplitMix64) {
        round.play_out(choices);
    }
}
