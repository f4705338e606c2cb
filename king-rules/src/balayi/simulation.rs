//! Rounds of random play, each of its own number.

use super::{Action, Denomination, DenominationSet, Illegal, Pack, Player, Round, SetupError, SimulationError};
use crate::shuffle::{self, SplitMix64};

/// Rounds played at random, of which number k depends on the seed and k alone, so that they can be played in any order
/// and in any parts: round k is dealt by [`shuffle::deal_seed`] and played by [`shuffle::choices`]
/// ([seeds](crate::rules::notation#seeds)). What is prescribed here is not drawn, and takes no number.
///
/// ```
/// use king_rules::balayi::{Denomination, Pack, Player, Simulation};
/// use king_rules::shuffle;
/// let mut simulation = Simulation::new(7);
/// simulation.denomination = Some(Denomination::NoTrump);
/// let round = simulation.round(5)?;
/// assert_eq!(round.pack(), Pack::from_seed(shuffle::deal_seed(7, 5)));
/// assert_eq!(round.dealer(), Player::One);
/// assert_eq!(round.scores().unwrap().iter().sum::<i32>(), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Simulation {
    /// What all packs and choices follow from.
    pub seed: u64,
    /// Who deals; `None`: the players in turn, player 0 in round 0.
    pub dealer: Option<Player>,
    /// What is declared; `None`: it is drawn among the unused.
    pub denomination: Option<Denomination>,
    /// What the declarer may declare.
    pub unused: DenominationSet,
}

impl Simulation {
    /// Rounds of that seed: the players deal in turn, and the declarers draw what they declare.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { seed, dealer: None, denomination: None, unused: DenominationSet::ALL }
    }

    /// Checks that rounds can be simulated like that, whatever their number, before any is played.
    ///
    /// # Errors
    /// As for [`round`](Self::round) of every number.
    pub fn check(&self) -> Result<(), SimulationError> {
        if self.unused.is_empty() {
            return Err(SetupError::NothingToDeclare.into());
        }
        let used = self.denomination.filter(|&denomination| !self.unused.contains(denomination));
        used.map_or(Ok(()), |used| Err(Illegal::DenominationUsed(used).into()))
    }

    /// Round number k, played to its end.
    ///
    /// # Errors
    /// When nothing can be declared, or not what is fixed here.
    pub fn round(&self, k: u64) -> Result<Round, SimulationError> {
        self.round_with(k, crate::sets::nth_bit)
    }

    /// The same with another function that finds set bit number n of a mask: see [`inner`](crate::inner).
    #[inline(always)]
    pub(crate) fn round_with(
        &self,
        k: u64,
        nth_bit: impl Fn(u64, u64) -> u64 + Copy,
    ) -> Result<Round, SimulationError> {
        let (mut round, mut choices) = self.first_card(k)?;
        round.play_out_with(&mut choices, nth_bit);
        Ok(round)
    }

    /// Round number k before its first card, declared. With it comes the generator that the cards are drawn by.
    ///
    /// # Errors
    /// As for [`round`](Self::round).
    ///
    /// ```
    /// let simulation = king_rules::balayi::Simulation::new(7);
    /// let (mut round, mut choices) = simulation.first_card(5)?;
    /// assert_eq!(round.phase(), king_rules::balayi::Phase::Play);
    /// round.play_out(&mut choices);
    /// assert_eq!(round, simulation.round(5)?);
    /// # Ok::<(), king_rules::balayi::SimulationError>(())
    /// ```
    pub fn first_card(&self, k: u64) -> Result<(Round, SplitMix64), SimulationError> {
        let dealer = self.dealer.unwrap_or(Player::from_low_bit(k as u8));
        let mut choices = shuffle::choices(self.seed, k);
        let mut round = Round::new(Pack::from_seed(shuffle::deal_seed(self.seed, k)), dealer, self.unused)?;
        match self.denomination {
            Some(denomination) => {
                round.apply(Action::Declare(denomination))?;
            }
            None => round.choose(&mut choices).into_iter().for_each(|action| round.apply_unchecked(action)),
        }
        Ok((round, choices))
    }
}
