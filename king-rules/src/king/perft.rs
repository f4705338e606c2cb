//! How many ways there are to go on.

use super::Round;

impl Round {
    /// The number of sequences of `depth` legal actions from here: 1 for depth 0, and 0 when the round cannot last so
    /// long. For checking a port of the rules, and for measuring: the counts of some positions are in the
    /// repository under `tests/golden/perft.king`.
    ///
    /// Every sequence is walked, on copies, but for its last action: the time grows like the count.
    ///
    /// ```
    /// use king_rules::king::{ContractSet, Deal, HouseRules, Round, Seat};
    /// let round = Round::new(Deal::from_seed(7), Seat::North, ContractSet::ALL, HouseRules::new())?;
    /// assert_eq!(round.perft(1), 23);
    /// // After a penalty the next seat may double any of the three others, after koz and dürt only the declarer; in
    /// // Rıfkı the declarer, who has more hearts than one, must keep first.
    /// assert_eq!(round.perft(2), 5 * 8 + 17 * 2 + 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn perft(&self, depth: u8) -> u64 {
        let legal = self.legal_actions();
        match depth {
            0 => 1,
            1 => legal.len() as u64,
            _ => legal.iter().map(|action| self.clone().after(action).perft(depth - 1)).sum(),
        }
    }

    fn after(mut self, action: super::Action) -> Self {
        self.apply_unchecked(action);
        self
    }
}
