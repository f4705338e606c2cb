//! Random legal play by seed ([seeds](crate::rules::notation#seeds)).

use super::{Action, Round};
use crate::Card;
use crate::shuffle::SplitMix64;

/// The declaration and 52 cards.
const MOST_ACTIONS: usize = 1 + Card::COUNT;

impl Round {
    /// A random action of the player on turn, all legal ones being equally likely. Each draw takes one number, in the
    /// order of codes; a draw among one too. `None` when the round is over.
    ///
    /// ```
    /// use king_rules::balayi::{Denominations, Pack, Player, Round};
    /// use king_rules::shuffle;
    /// let round = Round::new(Pack::from_seed(7), Player::Zero, Denominations::ALL)?;
    /// let action = round.choose(&mut shuffle::choices(7, 0));
    /// assert!(action.is_some_and(|action| round.legal_actions().contains(action)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn choose(&self, choices: &mut SplitMix64) -> Option<Action> {
        // When the round is over no number is taken.
        self.turn().and_then(|_| choices.choose(self.legal_actions().iter()))
    }

    /// Plays on at random to the end of the round, with one [choice](Round::choose) after the other. The same
    /// round and the same generator make the same play in every language, on every platform, for ever.
    ///
    /// ```
    /// use king_rules::balayi::{Denominations, Pack, Phase, Player, Round};
    /// use king_rules::shuffle;
    /// let mut round = Round::new(Pack::from_seed(7), Player::Zero, Denominations::ALL)?;
    /// round.play_out(&mut shuffle::choices(7, 0));
    /// assert_eq!(round.phase(), Phase::Over);
    /// assert_eq!(round.taken().iter().sum::<u8>(), 26);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play_out(&mut self, choices: &mut SplitMix64) {
        // Bounded, as a caller in C may have corrupted the round.
        for _ in 0..MOST_ACTIONS {
            match self.choose(choices) {
                Some(action) => self.apply_unchecked(action),
                None => break,
            }
        }
    }
}
