//! How many ways there are to go on.

use super::Round;

impl Round {
    /// The number of sequences of `depth` legal actions from here: 1 for depth 0, and 0 when the round cannot last so
    /// long. For checking a port of the rules, and for measuring: the counts of some positions stand in the
    /// repository under `tests/golden/perft.balayi`.
    ///
    /// Every sequence is walked, on clones, but for its last action: the time grows like the count.
    ///
    /// ```
    /// use king_rules::balayi::{DenominationSet, Pack, Player, Round};
    /// let round = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?;
    /// // The declaration, one of ten open cards, and the answer to it.
    /// assert_eq!((round.perft(1), round.perft(2)), (5, 50));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn perft(&self, depth: u8) -> u64 {
        let legal = self.legal_actions();
        match depth {
            0 => 1,
            1 => legal.len() as u64,
            _ => legal.iter().map(|action| self.after(action).perft(depth - 1)).sum(),
        }
    }

    fn after(&self, action: super::Action) -> Self {
        let mut next = self.clone();
        next.apply_unchecked(action);
        next
    }
}
