//! Random legal play by seed ([seeds](crate::rules::notation#seeds)).

use super::{Action, Round};
use crate::Card;
use crate::shuffle::{self, Source};

/// The declaration and 52 cards.
const MOST_ACTIONS: usize = 1 + Card::COUNT;

impl Round {
    /// A random action of the player on turn, all legal ones being equally likely. Each draw takes one number, in the
    /// order of codes; a draw from a single action too. `None` when the round is over.
    ///
    /// A generator that begins at the seed of the cards draws the numbers of the cards again: play by
    /// `SplitMix64::new(s)` after `Pack::from_seed(s)` is not random. [`shuffle::choices`](crate::shuffle::choices) is a generator apart.
    ///
    /// ```
    /// use king_rules::balayi::{DenominationSet, Pack, Player, Round};
    /// use king_rules::shuffle;
    /// let round = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?;
    /// let action = round.choose(&mut shuffle::choices(7, 0));
    /// assert!(action.is_some_and(|action| round.legal_actions().contains(action)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn choose(&self, choices: &mut (impl Source + ?Sized)) -> Option<Action> {
        self.choose_with(choices, crate::sets::nth_bit)
    }

    #[inline(always)]
    fn choose_with(&self, choices: &mut (impl Source + ?Sized), nth_bit: impl Fn(u64, u64) -> u64) -> Option<Action> {
        let legal = self.legal_actions();
        if legal.is_empty() {
            // When the round is over no number is taken.
            return None;
        }
        let n = shuffle::below(choices, legal.len() as u64);
        Action::from_code(nth_bit(legal.bits(), n).trailing_zeros() as u8)
    }

    /// Plays on at random to the end of the round, with one [choice](Round::choose) after the other. The same
    /// round and the same generator make the same play in every language, on every platform, for ever.
    ///
    /// A generator that begins at the seed of the cards draws the numbers of the cards again: play by
    /// `SplitMix64::new(s)` after `Pack::from_seed(s)` is not random. [`shuffle::choices`](crate::shuffle::choices) is a generator apart.
    ///
    /// ```
    /// use king_rules::balayi::{DenominationSet, Pack, Phase, Player, Round};
    /// use king_rules::shuffle;
    /// let mut round = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?;
    /// round.play_out(&mut shuffle::choices(7, 0));
    /// assert_eq!(round.phase(), Phase::Over);
    /// assert_eq!(round.taken().iter().sum::<i16>(), 26);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play_out(&mut self, choices: &mut (impl Source + ?Sized)) {
        self.play_out_with(choices, crate::sets::nth_bit);
    }

    /// The same with another function that finds set bit number n of a mask: see [`inner`](crate::inner).
    #[inline(always)]
    pub(crate) fn play_out_with(
        &mut self,
        choices: &mut (impl Source + ?Sized),
        nth_bit: impl Fn(u64, u64) -> u64 + Copy,
    ) {
        // Bounded, as a caller in C may have corrupted the round.
        for _ in 0..MOST_ACTIONS {
            match self.choose_with(choices, nth_bit) {
                Some(action) => self.apply_unchecked(action),
                None => break,
            }
        }
    }
}
