//! Rounds of random play, each of its own number.

use super::{
    Action, Contract, ContractKind, ContractSet, Deal, Doubles, HouseRules, Illegal, Phase, Round, Seat, SetupError,
    SimulationError,
};
use crate::shuffle::{self, SplitMix64};

/// Rounds played at random, of which number k depends on the seed and k alone, so that they can be played in any order
/// and in any parts: round k is dealt by [`shuffle::deal_seed`] and played by [`shuffle::choices`]
/// ([seeds](crate::rules::notation#seeds)). What is fixed here is not drawn, and uses up no number.
///
/// ```
/// use king_rules::king::{Contract, Deal, Seat, Simulation, Talk};
/// use king_rules::shuffle;
/// let mut simulation = Simulation::new(7);
/// simulation.contract = Some(Contract::KizAlmaz);
/// simulation.talk = Talk::Uniform;
/// let round = simulation.round(5)?;
/// assert_eq!(round.deal(), Deal::from_seed(shuffle::deal_seed(7, 5)));
/// assert_eq!(round.declarer(), Seat::East);
/// assert_eq!(round.scores().unwrap().iter().sum::<i32>(), -40);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Simulation {
    /// What all deals and choices follow from.
    pub seed: u64,
    /// Who declares; `None`: the seats in turn, North in round 0.
    pub declarer: Option<Seat>,
    /// What is declared; `None`: it is drawn, a contract among the unused first, then its suit or rank.
    pub contract: Option<Contract>,
    /// What the declarer may declare.
    pub unused: ContractSet,
    /// The house rules.
    pub rules: HouseRules,
    /// Who doubles and redoubles.
    pub talk: Talk,
    /// Whether a seat that may annul draws whether it does; else every seat keeps
    /// ([K4](crate::rules::konturlu_king#K4)).
    pub annul: bool,
}

/// The talk of simulated rounds ([K5](crate::rules::konturlu_king#K5),
/// [K6](crate::rules::konturlu_king#K6)).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Talk {
    /// Nobody doubles: everybody passes with *iyi*.
    #[default]
    Silent,
    /// Every seat draws among all that it may do.
    Uniform,
    /// That which leads to these doubles: the others double in the first round of the talk, the declarer redoubles in the
    /// second.
    Doubles(Doubles),
}

impl Simulation {
    /// Rounds of that seed by the rulebook: the declarers take turns and draw their contracts, nobody speaks, nobody
    /// annuls.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self {
            seed,
            declarer: None,
            contract: None,
            unused: ContractSet::ALL,
            rules: HouseRules::new(),
            talk: Talk::Silent,
            annul: false,
        }
    }

    /// Checks that rounds can be simulated like that, whatever their number, before any is played.
    ///
    /// # Errors
    /// The first error of [`round`](Self::round), by declarer and contract, that some number can have.
    ///
    /// ```
    /// use king_rules::king::{Simulation, Talk};
    /// let mut simulation = Simulation::new(7);
    /// assert_eq!(simulation.check(), Ok(()));
    /// // Sooner or later koz is drawn, in which East cannot double West but when West declares.
    /// simulation.talk = Talk::Doubles("E>W".parse()?);
    /// assert!(simulation.check().is_err());
    /// # Ok::<(), king_rules::ParseError>(())
    /// ```
    pub fn check(&self) -> Result<(), SimulationError> {
        let only = self.contract.map(Contract::kind);
        if self.unused.is_empty() {
            return Err(SetupError::NothingToDeclare.into());
        }
        if let Some(used) = only.filter(|&kind| !self.unused.contains(kind)) {
            return Err(Illegal::ContractUsed(used).into());
        }
        for declarer in Seat::ALL.into_iter().filter(|&seat| self.declarer.is_none_or(|only| only == seat)) {
            for kind in self.unused.iter().filter(|&kind| only.is_none_or(|only| only == kind)) {
                self.check_talk(declarer, kind)?;
            }
        }
        Ok(())
    }

    /// Checks that the doubles asked for can be made over that contract.
    fn check_talk(&self, declarer: Seat, contract: ContractKind) -> Result<(), SimulationError> {
        let Talk::Doubles(doubles) = self.talk else { return Ok(()) };
        doubles.why_not(declarer, contract).map_or(Ok(()), |error| Err(error.into()))
    }

    /// Round number k, played to its end, or annulled if [`annul`](Self::annul) is set.
    ///
    /// # Errors
    /// When nothing can be declared or not what is fixed here, or when no talk can lead to the doubles asked for.
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

    /// Round number k before its first card: declared, and the talk is over; or annulled, if [`annul`](Self::annul) is
    /// set. With it comes the generator that the cards are drawn by.
    ///
    /// # Errors
    /// As for [`round`](Self::round).
    ///
    /// ```
    /// let simulation = king_rules::king::Simulation::new(7);
    /// let (mut round, mut choices) = simulation.first_card(5)?;
    /// assert_eq!(round.phase(), king_rules::king::Phase::Play);
    /// round.play_out(&mut choices);
    /// assert_eq!(round, simulation.round(5)?);
    /// # Ok::<(), king_rules::king::SimulationError>(())
    /// ```
    pub fn first_card(&self, k: u64) -> Result<(Round, SplitMix64), SimulationError> {
        self.first_card_of(Deal::from_seed(shuffle::deal_seed(self.seed, k)), k)
    }

    /// The same with another deal: what is declared, said and played is drawn as in round number k.
    ///
    /// # Errors
    /// As for [`round`](Self::round).
    ///
    /// ```
    /// use king_rules::king::{Deals, Holding, Seat, Simulation};
    /// let mine = Holding::of("AKQ.J.AK9742.732".parse()?);
    /// let deals = Deals::new([Holding::ANY, Holding::ANY, mine, Holding::ANY])?;
    /// let simulation = Simulation::new(7);
    /// let (round, _) = simulation.first_card_of(deals.draw(7, 5), 5)?;
    /// assert_eq!(round.hand(Seat::South), mine.holds);
    /// assert_eq!(round.contract(), simulation.round(5)?.contract());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn first_card_of(&self, deal: Deal, k: u64) -> Result<(Round, SplitMix64), SimulationError> {
        let declarer = self.declarer.unwrap_or(Seat::North.plus(k as u8));
        let mut choices = shuffle::choices(self.seed, k);
        let mut round = Round::new(deal, declarer, self.unused, self.rules)?;
        match self.contract {
            Some(contract) => round.apply(Action::Declare(contract))?,
            None => round.choose(&mut choices).into_iter().for_each(|action| round.apply_unchecked(action)),
        }
        if let Some(contract) = round.contract() {
            self.check_talk(declarer, contract.kind())?;
        }
        while round.phase() < Phase::Play {
            match self.prescribed(&round).or_else(|| round.choose(&mut choices)) {
                Some(action) => round.apply_unchecked(action),
                None => break,
            }
        }
        Ok((round, choices))
    }

    /// What the seat on turn does before play by these settings; `None` when it is to be drawn.
    fn prescribed(&self, round: &Round) -> Option<Action> {
        let speaker = round.turn()?;
        match (round.phase(), self.talk) {
            (Phase::Annul, _) if !self.annul => Some(Action::Keep),
            (Phase::Kontur | Phase::Sur, Talk::Silent) => Some(Action::Iyi),
            (Phase::Kontur, Talk::Doubles(doubles)) => Some(Action::Kontur(doubles.doubled_by(speaker))),
            (Phase::Sur, Talk::Doubles(doubles)) if speaker == round.declarer() => {
                Some(Action::Sur(doubles.doubled_by(speaker)))
            }
            (Phase::Sur, Talk::Doubles(_)) => Some(Action::Iyi),
            _ => None,
        }
    }
}
