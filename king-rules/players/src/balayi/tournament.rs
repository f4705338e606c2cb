//! Tournaments: who plays better, and how sure that is.

use king_rules::balayi::{
    Action, Denomination, DenominationSet, Illegal, Match, Pack, Player, Round, SimulationError, View,
};
use king_rules::shuffle::{self, SplitMix64};

/// Rounds and matches by number, in which both players meet the same cards: deal number k of a seed is the same for whoever
/// plays it, everywhere. So a player is compared with another by playing each deal twice, once in each place. What the cards
/// are worth cancels out; of two players of one kind that know no chance neither gains.
///
/// A player is a function of its view and a number for whatever it decides by chance; the number follows from seed, deal and
/// the place in the round alone.
///
/// ```
/// use king_players::{Tally, balayi::Tournament};
/// use king_rules::balayi::View;
/// use king_rules::shuffle::SplitMix64;
///
/// let random = |view: &View, number| SplitMix64::new(number).choose(view.legal_actions().iter()).unwrap();
/// let highest = |view: &View, _| view.legal_cards().iter().max_by_key(|card| card.rank()).unwrap().into();
/// let tournament = Tournament::new(7);
/// let gains: Result<Tally, _> = (0..20).map(|deal| tournament.gain(deal, highest, random)).collect();
/// assert_eq!(gains?.count(), 20);
/// # Ok::<(), king_rules::balayi::SimulationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Tournament {
    /// What all cards and numbers follow from.
    pub seed: u64,
}

impl Tournament {
    /// The tournament of that seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { seed }
    }

    /// What is declared in deal number `deal`: clubs, diamonds, hearts, spades and no trump in turn.
    #[must_use]
    pub fn denomination(deal: u64) -> Denomination {
        Denomination::from_index((deal % 5) as usize).unwrap_or(Denomination::NoTrump)
    }

    /// Deal number `deal`, played to its end; `act` is asked for the action of every card, whichever player it is the view of.
    /// The players deal in turn, player 0 in deal 0; declared is [`denomination`](Self::denomination).
    ///
    /// # Errors
    /// When a player does what it may not do.
    pub fn round(&self, deal: u64, act: impl FnMut(&View, u64) -> Action) -> Result<Round, SimulationError> {
        let [zero, one] = Player::ALL;
        let dealer = if deal % 2 == 0 { zero } else { one };
        let pack = Pack::from_seed(shuffle::deal_seed(self.seed, deal));
        let mut round = Round::new(pack, dealer, DenominationSet::ALL)?;
        round.apply(Self::denomination(deal).into())?;
        play(&mut round, shuffle::choices(self.seed, deal), act)?;
        Ok(round)
    }

    /// What a player gains over the other in deal number `deal`, in 1/256 trick: the mean of the tricks it takes in both
    /// places, less 13.
    ///
    /// # Errors
    /// As for [`round`](Self::round).
    pub fn gain(
        &self,
        deal: u64,
        mut one: impl FnMut(&View, u64) -> Action,
        mut other: impl FnMut(&View, u64) -> Action,
    ) -> Result<i32, SimulationError> {
        let mut sum = -26;
        for player in Player::ALL {
            let round = self.round(deal, against_one(player, &mut one, &mut other))?;
            sum += round.taken().get(player.index()).map_or(0, |&taken| i32::from(taken));
        }
        Ok(sum * (256 / 2))
    }

    /// Match number `number`, played to its end; `act` is asked for everything, declarations too. Player 0 deals first in
    /// match 0, player 1 in match 1, and so on.
    ///
    /// # Errors
    /// When a player does what it may not do.
    pub fn game(&self, number: u64, mut act: impl FnMut(&View, u64) -> Action) -> Result<Match, Illegal> {
        let [zero, one] = Player::ALL;
        let seed = shuffle::deal_seed(self.seed, number);
        let mut game = Match::new(if number % 2 == 0 { zero } else { one });
        for deal in 0.. {
            let Ok(mut round) = game.start(Pack::from_seed(shuffle::deal_seed(seed, deal))) else { break };
            play(&mut round, shuffle::choices(seed, deal), &mut act)?;
            // Refused would be a round that is not over, or not the match's: then it would never end.
            if game.record(&round).is_err() {
                break;
            }
        }
        Ok(game)
    }
}

/// The function that plays for both players: `one` for that one, `other` for the other.
pub fn against_one(
    player: Player,
    mut one: impl FnMut(&View, u64) -> Action,
    mut other: impl FnMut(&View, u64) -> Action,
) -> impl FnMut(&View, u64) -> Action {
    move |view, number| if view.viewer() == player { one(view, number) } else { other(view, number) }
}

/// Plays a round to its end; each action is chosen with the next number.
fn play(round: &mut Round, mut numbers: SplitMix64, mut act: impl FnMut(&View, u64) -> Action) -> Result<(), Illegal> {
    while let Some(player) = round.turn() {
        round.apply(act(&round.view(player), numbers.next_u64()))?;
    }
    Ok(())
}
