//! The result of a round: all that its scores follow from.

use super::{Denomination, Player};

/// The result of a round: who declared what, and the tricks ([B6.1](crate::rules::balayi_king#B6.1)).
///
/// ```
/// use king_rules::balayi::{Denomination, Player, RoundResult};
/// let result = RoundResult { declarer: Player::One, denomination: Denomination::Hearts, taken: [9, 17] };
/// assert_eq!(result.scores(), [-12, 12]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoundResult {
    /// Who declared.
    pub declarer: Player,
    /// What was declared.
    pub denomination: Denomination,
    /// The tricks that players 0 and 1 took, 26 in all.
    pub taken: [i16; 2],
}

impl RoundResult {
    /// The scores of players 0 and 1, which sum to 0.
    #[must_use]
    pub fn scores(&self) -> [i32; 2] {
        self.denomination.scores(self.taken)
    }
}
