//! What rounds score, many side by side.

use king_rules::inner;
use king_rules::king::{ContractKind, Doubles, SaleTie};

use crate::processor::Loop;

/// The rounds of one contract, after the same talk.
pub(super) struct Settle<'a, const W: usize> {
    /// N, E, S, W, as the scores.
    pub(super) taken: [[i16; W]; 4],
    pub(super) kind: ContractKind,
    pub(super) doubles: Doubles,
    pub(super) tie: SaleTie,
    pub(super) scores: &'a mut [[i32; W]; 4],
}

impl<const W: usize> Loop for Settle<'_, W> {
    #[inline(always)]
    fn run(self) {
        *self.scores = inner::king_settle(self.doubles, self.kind, self.taken, self.tie);
    }
}
