//! Random legal play by seed ([seeds](crate::rules::notation#seeds)).

use super::{Action, Contract, ContractKind, Phase, Round};
use crate::shuffle::{self, Source};
use crate::{Card, Rank, Suit};

/// More actions than any round has: twelve before the first card, and at most three passes with each card.
const MOST_ACTIONS: usize = 12 + 4 * Card::COUNT;

impl Round {
    /// A random action of the seat on turn, all legal ones being equally likely, except that a declaration draws its
    /// contract first, in equal shares, and then its suit or rank. Each draw takes one number, in the order of codes;
    /// a draw from a single action too. `None` when the round is over.
    ///
    /// A generator that begins at the seed of the cards draws the numbers of the cards again: play by
    /// `SplitMix64::new(s)` after `Deal::from_seed(s)` is not random. [`shuffle::choices`] is a generator apart.
    ///
    /// ```
    /// use king_rules::king::{Action, ContractSet, Deal, HouseRules, Round, Seat};
    /// use king_rules::shuffle;
    /// let round = Round::new(Deal::from_seed(7), Seat::North, ContractSet::ALL, HouseRules::new())?;
    /// let action = round.choose(&mut shuffle::choices(7, 0));
    /// assert!(action.is_some_and(|action| round.legal_actions().contains(action)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn choose(&self, choices: &mut (impl Source + ?Sized)) -> Option<Action> {
        match self.phase() {
            Phase::Declare => self.choose_contract(choices).map(Action::Declare),
            Phase::Over => None,
            Phase::Play => {
                let card = self.choose_card(choices, crate::sets::nth_bit);
                Some(card.map_or(Action::Pass, Action::Play))
            }
            _ => shuffle::choose(choices, self.legal_actions().iter()),
        }
    }

    /// One of the legal cards; `None` when the seat must pass.
    #[inline(always)]
    fn choose_card(&self, choices: &mut (impl Source + ?Sized), nth_bit: impl Fn(u64, u64) -> u64) -> Option<Card> {
        let cards = self.legal_cards();
        let n = shuffle::below(choices, cards.len() as u64);
        Card::from_index(nth_bit(cards.bits(), n).trailing_zeros() as usize)
    }

    fn choose_contract(&self, choices: &mut (impl Source + ?Sized)) -> Option<Contract> {
        match shuffle::choose(choices, self.table.unused().iter())? {
            ContractKind::Koz => shuffle::choose(choices, Suit::ALL.into_iter()).map(Contract::Koz),
            ContractKind::Durt => shuffle::choose(choices, Rank::ALL.into_iter()).map(Contract::Durt),
            penalty => Contract::from_index(penalty.index()),
        }
    }

    /// Plays on at random to the end of the round, with one [choice](Round::choose) after the other. The same
    /// round and the same generator make the same play in every language, on every platform, for ever.
    ///
    /// A generator that begins at the seed of the cards draws the numbers of the cards again: play by
    /// `SplitMix64::new(s)` after `Deal::from_seed(s)` is not random. [`shuffle::choices`] is a generator apart.
    ///
    /// ```
    /// use king_rules::king::{ContractSet, Deal, HouseRules, Phase, Round, Seat};
    /// use king_rules::shuffle;
    /// let mut round = Round::new(Deal::from_seed(7), Seat::North, ContractSet::ALL, HouseRules::new())?;
    /// round.apply("koz:S".parse()?)?;
    /// round.play_out(&mut shuffle::choices(7, 0));
    /// assert_eq!(round.phase(), Phase::Over);
    /// assert_eq!(round.scores().unwrap().iter().sum::<i32>(), 65);
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
        // Bounded, as a round that a caller in C has corrupted could pass for ever.
        for _ in 0..MOST_ACTIONS {
            if self.phase() == Phase::Play {
                match self.choose_card(choices, nth_bit) {
                    Some(card) => self.apply_unchecked(Action::Play(card)),
                    None => self.apply_unchecked(Action::Pass),
                }
            } else {
                match self.choose(choices) {
                    Some(action) => self.apply_unchecked(action),
                    None => break,
                }
            }
        }
    }
}
