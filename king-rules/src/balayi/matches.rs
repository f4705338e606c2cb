//! A match of ten rounds.

use core::fmt;
use core::str::FromStr;

use super::{Denomination, DenominationSet, MatchError, Pack, Phase, Player, Round, RoundResult};
use crate::text::{Token, Tokens};
use crate::{ParseError, ParseErrorKind};

/// How a match ended ([B6.2](crate::rules::balayi_king#B6.2)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// That player has the higher total.
    Won(Player),
    /// The totals are equal.
    Draw,
}

/// A match: the results of up to ten rounds ([B1.2](crate::rules::balayi_king#B1.2)). It is small and `Copy`; the scores
/// are worked out from the results.
///
/// Its text is a score sheet without cards: `balayi-sheet1 FIRST_DEALER result …`, each result the declaration and the
/// tricks of players 0 and 1, as in `NT/15,11`. A match with its cards is a file of rounds: see
/// [`MatchReader`](super::MatchReader).
///
/// ```
/// use king_rules::balayi::{Denomination, Match, Player};
/// let mut game = Match::new(Player::Zero);
/// assert_eq!(game.declarer(), Some(Player::One));
/// // At a table with real cards, only the results are entered.
/// game.record_result(Denomination::Spades, [11, 15])?;
/// game.record_result(Denomination::NoTrump, [14, 12])?;
/// assert!(game.record_result(Denomination::Spades, [13, 13]).is_err());
/// assert_eq!(game.running().collect::<Vec<_>>(), [[0, 0], [-8, 8], [-3, 3]]);
/// assert_eq!(game.to_string(), "balayi-sheet1 0 S/11,15 NT/14,12");
/// # Ok::<(), king_rules::balayi::MatchError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct Match {
    pub(super) first_dealer: u8,
    pub(super) count: u8,
    /// The index of the declaration, and the tricks of player 0.
    pub(super) results: [[u8; 2]; Match::ROUNDS],
}

impl Match {
    /// How many rounds a match has.
    pub const ROUNDS: usize = 10;

    /// A match before its first round.
    pub const fn new(first_dealer: Player) -> Self {
        Self { first_dealer: first_dealer as u8, count: 0, results: [[0; 2]; Self::ROUNDS] }
    }

    /// The player who deals the first round.
    pub const fn first_dealer(&self) -> Player {
        Player::from_low_bit(self.first_dealer)
    }

    /// How many rounds have been entered, 0 to 10.
    pub fn len(&self) -> usize {
        usize::from(self.count).min(Self::ROUNDS)
    }

    /// Whether no round has been entered yet.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Whether all ten rounds have been entered.
    pub const fn is_over(&self) -> bool {
        self.count as usize >= Self::ROUNDS
    }

    /// Who deals the next round: the players take turns ([B1.2](crate::rules::balayi_king#B1.2)). `None` when the match
    /// is over.
    pub fn dealer(&self) -> Option<Player> {
        self.declarer().map(Player::other)
    }

    /// Who declares in the next round; `None` when the match is over.
    pub fn declarer(&self) -> Option<Player> {
        (!self.is_over()).then_some(self.declarer_of(self.count))
    }

    const fn declarer_of(&self, round: u8) -> Player {
        Player::from_low_bit(self.first_dealer ^ round ^ 1)
    }

    /// What a player has not declared yet ([B1.3](crate::rules::balayi_king#B1.3)).
    pub fn unused(&self, player: Player) -> DenominationSet {
        let declared = self.results().filter(|result| result.declarer == player).map(|result| result.denomination);
        DenominationSet::ALL - declared.collect()
    }

    /// The next round, with that pack.
    ///
    /// # Errors
    /// When the match is over.
    pub fn start(&self, pack: Pack) -> Result<Round, MatchError> {
        let dealer = self.dealer().ok_or(MatchError::MatchOver)?;
        Round::new(pack, dealer, self.unused(dealer.other())).map_err(|_| MatchError::MatchOver)
    }

    /// Whether a round, which need not be over, can be the next one.
    pub(super) fn fits(&self, round: &Round) -> Result<(), MatchError> {
        let dealer = self.dealer().ok_or(MatchError::MatchOver)?;
        let unused = self.unused(dealer.other());
        if round.dealer() != dealer {
            Err(MatchError::WrongDealer(dealer))
        } else if round.unused() != unused {
            Err(MatchError::WrongUnused(unused))
        } else {
            Ok(())
        }
    }

    /// Enters a round that has been played.
    ///
    /// # Errors
    /// When it is not over, or cannot be the next one of this match. Then nothing has changed.
    pub fn record(&mut self, round: &Round) -> Result<(), MatchError> {
        self.fits(round)?;
        let result = round.result().filter(|_| round.phase() == Phase::Over).ok_or(MatchError::RoundNotOver)?;
        self.record_result(result.denomination, result.taken)
    }

    /// Enters the result of a round that was played with real cards: what was declared, and the tricks that players 0
    /// and 1 took.
    ///
    /// # Errors
    /// When the match is over, the declarer has declared this before, or the tricks are not 26. Then nothing has changed.
    pub fn record_result(&mut self, denomination: Denomination, taken: [u8; 2]) -> Result<(), MatchError> {
        let declarer = self.declarer().ok_or(MatchError::MatchOver)?;
        if !self.unused(declarer).contains(denomination) {
            return Err(MatchError::DenominationUsed(denomination));
        }
        let [zero, one] = taken;
        if zero.checked_add(one) != Some(TRICKS) {
            return Err(MatchError::Tricks(zero, one));
        }
        if let Some(place) = self.results.get_mut(usize::from(self.count)) {
            *place = [denomination as u8, zero];
            self.count += 1;
        }
        Ok(())
    }

    /// The results so far, in order.
    pub fn results(&self) -> impl Iterator<Item = RoundResult> + Clone {
        (0..).zip(self.results).take(self.count.into()).filter_map(|(round, [denomination, zero])| {
            let denomination = Denomination::from_index(denomination.into())?;
            Some(RoundResult {
                declarer: self.declarer_of(round),
                denomination,
                taken: [zero, TRICKS.saturating_sub(zero)],
            })
        })
    }

    /// The running totals: 0 and 0, and then those after each round.
    pub fn running(&self) -> impl Iterator<Item = [i32; 2]> + Clone {
        let mut total = [0; 2];
        core::iter::once(total).chain(self.results().map(move |result| {
            for (total, score) in total.iter_mut().zip(result.scores()) {
                *total += score;
            }
            total
        }))
    }

    /// The totals so far, which sum to 0.
    pub fn totals(&self) -> [i32; 2] {
        self.running().last().unwrap_or_default()
    }

    /// How the match ended ([B6.2](crate::rules::balayi_king#B6.2)); `None` before its end.
    pub fn outcome(&self) -> Option<Outcome> {
        let [zero, one] = self.totals();
        self.is_over().then_some(match zero.cmp(&one) {
            core::cmp::Ordering::Greater => Outcome::Won(Player::Zero),
            core::cmp::Ordering::Less => Outcome::Won(Player::One),
            core::cmp::Ordering::Equal => Outcome::Draw,
        })
    }
}

/// How many tricks a round has.
const TRICKS: u8 = 26;
const TAG: &str = "balayi-sheet1";

impl fmt::Display for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{TAG} {}", self.first_dealer())?;
        self.results().try_for_each(|RoundResult { denomination, taken: [zero, one], .. }| {
            write!(f, " {denomination}/{zero},{one}")
        })
    }
}

impl fmt::Debug for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Match({self})")
    }
}

impl FromStr for Match {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut tokens = Tokens::new(text);
        tokens.expect_word(TAG)?;
        let mut game = Match::new(tokens.expect("the first dealer: 0 or 1")?.parse()?);
        for token in tokens {
            let expected = ParseErrorKind::Expected("a result: a declaration and the tricks, such as NT/15,11");
            let (denomination, taken) = token.split_once('/').ok_or(token.error(expected))?;
            let (zero, one) = taken.split_once(',').ok_or(taken.error(expected))?;
            let number = |token: Token<'_>| {
                let number = (0..=TRICKS).find(|&number| is_number(token.text, number));
                number.ok_or(token.error(expected))
            };
            game.record_result(denomination.parse()?, [number(zero)?, number(one)?])
                .map_err(|error| token.error(error.into()))?;
        }
        Ok(game)
    }
}

/// Whether a text is this number, below 100, written as it is printed: `+5` and `05` are not.
fn is_number(text: &str, number: u8) -> bool {
    match *text.as_bytes() {
        [ones] => number < 10 && ones == b'0' + number,
        [tens, ones] => number >= 10 && [tens, ones] == [b'0' + number / 10, b'0' + number % 10],
        _ => false,
    }
}

#[cfg(feature = "serde")]
serde_text!(Match, "a score sheet of Balayı kingi");
