//! Tournaments: who plays better, and how sure that is.

use king_rules::king::{
    Action, ContractKind, Deal, HouseRules, Illegal, Party, Round, Seat, Simulation, SimulationError, View,
};
use king_rules::shuffle::{self, SplitMix64};

use super::Standings;
use crate::Tally;

/// Rounds and parties by number, in which every player meets the same cards: deal number k of a seed is the same for whoever
/// plays it, everywhere. So a player is compared with another by playing each deal four times, once in each seat, against
/// three of the other kind. What the cards are worth cancels out; of four players of one kind that know no chance none gains.
///
/// A player is a function of its view and a number for whatever it decides by chance; the number follows from seed, deal and
/// the place in the round alone.
///
/// ```
/// use king_players::{Tally, king::{Tournament, greedy}};
/// use king_rules::king::{ContractKind, View};
/// use king_rules::shuffle::SplitMix64;
///
/// let random = |view: &View, number| SplitMix64::new(number).choose(view.legal_actions().iter()).unwrap();
/// let greedy = |view: &View, _| greedy::choose(view.table(), view.hand(view.viewer()).unwrap()).unwrap().action;
/// let tournament = Tournament::new(7);
/// let gains: Result<Tally, _> = (0..20).map(|deal| tournament.gain(deal, ContractKind::ElAlmaz, greedy, random)).collect();
/// assert!(gains?.is_above(0));
/// # Ok::<(), king_rules::king::SimulationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Tournament {
    /// What all cards and numbers follow from.
    pub seed: u64,
    /// The house rules.
    pub rules: HouseRules,
}

impl Tournament {
    /// The tournament of that seed, by the rulebook.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { seed, rules: HouseRules::new() }
    }

    /// Deal number `deal` in that contract, played to its end; `act` is asked for the action of every card, whichever seat it
    /// is the view of. Cards, declarer, trump suit and start rank are those of [`Simulation`]; nobody annuls, nobody doubles.
    ///
    /// # Errors
    /// When a player does what it may not do.
    pub fn round(
        &self,
        deal: u64,
        contract: ContractKind,
        act: impl FnMut(&View, u64) -> Action,
    ) -> Result<Round, SimulationError> {
        let mut simulation = Simulation::new(self.seed);
        simulation.rules = self.rules;
        simulation.unused = contract.into();
        let (mut round, choices) = simulation.first_card(deal)?;
        play(&mut round, choices, act)?;
        Ok(round)
    }

    /// What a player gains in deal number `deal` over three others that the fourth of their kind does not, in 1/256 point:
    /// its mean score over the four seats, less what the contract gives a seat on average.
    ///
    /// # Errors
    /// As for [`round`](Self::round).
    pub fn gain(
        &self,
        deal: u64,
        contract: ContractKind,
        mut one: impl FnMut(&View, u64) -> Action,
        mut others: impl FnMut(&View, u64) -> Action,
    ) -> Result<i32, SimulationError> {
        let mut sum = -i32::from(contract.total());
        for seat in Seat::ALL {
            let round = self.round(deal, contract, against_three(seat, &mut one, &mut others))?;
            sum += round.scores().and_then(|scores| scores.get(seat.index()).copied()).unwrap_or_default();
        }
        Ok(sum * (256 / 4))
    }

    /// What that player gains in deal number `deal` in each of the eight contracts, for [`Gains::add`].
    ///
    /// # Errors
    /// As for [`round`](Self::round).
    pub fn gains(
        &self,
        deal: u64,
        mut one: impl FnMut(&View, u64) -> Action,
        mut others: impl FnMut(&View, u64) -> Action,
    ) -> Result<[i32; 8], SimulationError> {
        let mut gains = [0; 8];
        for (gain, contract) in gains.iter_mut().zip(ContractKind::ALL) {
            *gain = self.gain(deal, contract, &mut one, &mut others)?;
        }
        Ok(gains)
    }

    /// Party number `number`, played to its end; `act` is asked for everything: declarations, annulling, the talk, cards. The
    /// first declarers take turns, North in party 0. Deals are counted with those that were annulled.
    ///
    /// # Errors
    /// When a player does what it may not do.
    pub fn party(&self, number: u64, mut act: impl FnMut(&View, u64) -> Action) -> Result<Party, Illegal> {
        self.party_with_standings(number, |view, _, number| act(view, number))
    }

    /// The same with players that know how the party stands, for [`Settings::with_standings`](crate::Settings::with_standings).
    ///
    /// # Errors
    /// When a player does what it may not do.
    pub fn party_with_standings(
        &self,
        number: u64,
        mut act: impl FnMut(&View, Standings, u64) -> Action,
    ) -> Result<Party, Illegal> {
        let [mut first, ..] = Seat::ALL;
        (0..number % 4).for_each(|_| first = first.next());
        let seed = shuffle::deal_seed(self.seed, number);
        let mut party = Party::new(first, self.rules);
        for deal in 0.. {
            let Ok(mut round) = party.start(Deal::from_seed(shuffle::deal_seed(seed, deal))) else { break };
            let standings = Standings::of(&party);
            play(&mut round, shuffle::choices(seed, deal), |view, number| act(view, standings, number))?;
            // Refused would be a round that is not over, or not the party's: then it would never end.
            if party.record(&round).is_err() {
                break;
            }
        }
        Ok(party)
    }
}

/// What one player gains over three others on many deals: a table of strength.
///
/// ```
/// use king_players::king::{Gains, Tournament};
/// use king_rules::king::View;
/// let (first, last) = (
///     |view: &View, _| view.legal_actions().iter().next().unwrap(),
///     |view: &View, _| view.legal_actions().iter().next_back().unwrap(),
/// );
/// let tournament = Tournament::new(7);
/// let mut gains = Gains::new();
/// for deal in 0..5 {
///     gains.add(tournament.gains(deal, first, last)?);
/// }
/// assert_eq!(gains.sum().count(), 5);
/// # Ok::<(), king_rules::king::SimulationError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Gains {
    contracts: [Tally; 8],
    sum: Tally,
}

impl Gains {
    /// No deals yet.
    #[must_use]
    pub const fn new() -> Self {
        Self { contracts: [Tally::new(); 8], sum: Tally::new() }
    }

    /// Adds what was gained in one deal.
    pub fn add(&mut self, gains: [i32; 8]) {
        self.contracts.iter_mut().zip(gains).for_each(|(tally, gain)| tally.add(gain));
        self.sum.add(gains.into_iter().fold(0, i32::saturating_add));
    }

    /// Adds the deals of another table, from another thread say.
    pub fn merge(&mut self, other: &Self) {
        self.contracts.iter_mut().zip(&other.contracts).for_each(|(tally, more)| tally.merge(more));
        self.sum.merge(&other.sum);
    }

    /// By contract, in points a round.
    pub fn contracts(&self) -> impl Iterator<Item = (ContractKind, &Tally)> {
        ContractKind::ALL.into_iter().zip(&self.contracts)
    }

    /// In the eight contracts together, so in points over eight rounds.
    #[must_use]
    pub const fn sum(&self) -> &Tally {
        &self.sum
    }
}

/// The function that plays for all four seats: `one` for that seat, `others` for the three others.
///
/// ```
/// use king_players::king::{Tournament, against_three, greedy};
/// use king_rules::king::{ContractKind, Seat, View};
/// let player = |view: &View, _| greedy::choose(view.table(), view.hand(view.viewer()).unwrap()).unwrap().action;
/// let tournament = Tournament::new(7);
/// let won = |seat| tournament.party(0, against_three(seat, player, player)).map(|party| party.totals()[seat]);
/// // Four of a kind: what a seat wins is not the player's.
/// let sum: Result<i32, _> = Seat::ALL.into_iter().map(won).sum();
/// assert_eq!(sum, Ok(0));
/// ```
pub fn against_three(
    seat: Seat,
    mut one: impl FnMut(&View, u64) -> Action,
    mut others: impl FnMut(&View, u64) -> Action,
) -> impl FnMut(&View, u64) -> Action {
    move |view, number| if view.viewer() == seat { one(view, number) } else { others(view, number) }
}

/// Plays a round to its end; each action is chosen with the next number.
fn play(round: &mut Round, mut numbers: SplitMix64, mut act: impl FnMut(&View, u64) -> Action) -> Result<(), Illegal> {
    while let Some(seat) = round.turn() {
        round.apply(act(&round.view(seat), numbers.next_u64()))?;
    }
    Ok(())
}
