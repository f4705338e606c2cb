//! What a round came to: all that its scores follow from.

use super::{Contract, Doubles, HouseRules, Seat};

/// The result of one round, as a score sheet keeps it. [`Round::result`](super::Round::result) gives that of a round
/// that was played here; for people who play with real cards it is filled in by hand.
///
/// ```
/// use king_rules::king::{HouseRules, RoundResult, Seat};
/// // The first example of the source: dürt from 4, only West doubles South and South redoubles.
/// let result = RoundResult {
///     declarer: Seat::South,
///     contract: "durt:4".parse()?,
///     doubles: "S>W,W>S".parse()?,
///     taken: [20, -10, 45, 10],
/// };
/// assert_eq!(result.scores(HouseRules::new()), [20, -10, 115, -60]);
/// # Ok::<(), king_rules::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoundResult {
    /// Who declared.
    pub declarer: Seat,
    /// What was declared.
    pub contract: Contract,
    /// Who doubled whom.
    pub doubles: Doubles,
    /// The points taken (≥ 0) in a penalty, or won in koz and dürt, N, E, S, W.
    pub taken: [i16; 4],
}

impl RoundResult {
    /// The scores, N, E, S, W ([K9](crate::rules::konturlu_king#K9)). The house rules decide a tie among
    /// buyers.
    pub fn scores(&self, rules: HouseRules) -> [i32; 4] {
        self.doubles.settle(self.contract.kind(), self.taken, rules.sale_tie)
    }
}
