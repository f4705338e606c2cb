//! What tricks are worth ([B6.1](crate::rules::balayi_king#B6.1)).

use super::Denomination;

/// How many tricks a round has.
pub(super) const TRICKS: i16 = 26;

impl Denomination {
    /// The weight, 1 to 5 ([B6.1](crate::rules::balayi_king#B6.1)).
    #[must_use]
    pub const fn weight(self) -> i32 {
        self as i32 + 1
    }

    /// The scores of players 0 and 1 who took so many of the 26 tricks: (tricks − 13) × weight each, which sum to 0
    /// ([B6.1](crate::rules::balayi_king#B6.1)).
    #[must_use]
    pub fn scores(self, taken: [i16; 2]) -> [i32; 2] {
        // B6.1: each trick above or below half of them counts the weight.
        taken.map(|tricks| (i32::from(tricks) - i32::from(TRICKS / 2)) * self.weight())
    }
}
