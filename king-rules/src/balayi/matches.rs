//! A match of ten rounds.

use super::score::TRICKS;
use super::{Denomination, DenominationSet, MatchError, Pack, Player, Round, RoundResult};

/// How a match ended ([B6.2](crate::rules::balayi_king#B6.2)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// That player has the higher total.
    Won(Player),
    /// The totals are equal.
    Draw,
}

/// A match: the results of up to ten rounds ([B1.2](crate::rules::balayi_king#B1.2)). It is small: the scores
/// are worked out from the results.
///
/// Its text is a score sheet without cards: `balayi-sheet1 FIRST_DEALER result …`, each result the declaration and the
/// tricks of players 0 and 1, as in `NT/15,11`. A match with its cards is a file of rounds: see
/// [`MatchFile`](super::MatchFile).
///
/// ```
/// use king_rules::balayi::{Denomination, Match, Player, RoundResult};
/// let mut game = Match::new(Player::Zero);
/// assert_eq!(game.declarer(), Some(Player::One));
/// // At a table with real cards, only the results are recorded.
/// let result = |declarer, denomination, taken| RoundResult { declarer, denomination, taken };
/// game.record_result(result(Player::One, Denomination::Spades, [11, 15]))?;
/// game.record_result(result(Player::Zero, Denomination::NoTrump, [14, 12]))?;
/// assert!(game.record_result(result(Player::One, Denomination::Spades, [13, 13])).is_err());
/// assert_eq!(game.running().collect::<Vec<_>>(), [[0, 0], [-8, 8], [-3, 3]]);
/// assert_eq!(game.to_string(), "balayi-sheet1 0 S/11,15 NT/14,12");
/// # Ok::<(), king_rules::balayi::MatchError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct Match {
    pub(super) first_dealer: u8,
    pub(super) count: u8,
    /// The index of the declaration, and the tricks of player 0.
    pub(super) results: [[u8; 2]; Match::ROUNDS],
}

impl Match {
    /// How many rounds a match has ([B1.2](crate::rules::balayi_king#B1.2)).
    pub const ROUNDS: usize = 10;

    /// A match before its first round.
    #[must_use]
    pub const fn new(first_dealer: Player) -> Self {
        Self { first_dealer: first_dealer as u8, count: 0, results: [[0; 2]; Self::ROUNDS] }
    }

    /// The player who deals the first round.
    #[must_use]
    pub const fn first_dealer(&self) -> Player {
        Player::from_low_bit(self.first_dealer)
    }

    /// How many rounds have been recorded, 0 to 10.
    #[must_use]
    pub const fn len(&self) -> usize {
        let count = self.count as usize;
        if count < Self::ROUNDS { count } else { Self::ROUNDS }
    }

    /// Whether no round has been recorded yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Whether all ten rounds have been recorded.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.count as usize >= Self::ROUNDS
    }

    /// Who deals the next round: the players take turns ([B1.2](crate::rules::balayi_king#B1.2)). `None` when the match
    /// is over.
    #[must_use]
    pub const fn dealer(&self) -> Option<Player> {
        match self.declarer() {
            Some(declarer) => Some(declarer.other()),
            None => None,
        }
    }

    /// Who declares in the next round; `None` when the match is over.
    #[must_use]
    pub const fn declarer(&self) -> Option<Player> {
        if self.is_over() { None } else { Some(self.declarer_of(self.count)) }
    }

    const fn declarer_of(&self, round: u8) -> Player {
        // B1.2: ten rounds, dealt in turn; who does not deal declares.
        Player::from_low_bit(self.first_dealer ^ round ^ 1)
    }

    /// What a player has not declared yet ([B1.3](crate::rules::balayi_king#B1.3)).
    #[must_use]
    pub fn unused(&self, player: Player) -> DenominationSet {
        // B1.3: each declaration once.
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
    fn fits(&self, round: &Round) -> Result<(), MatchError> {
        let dealer = self.dealer().ok_or(MatchError::MatchOver)?;
        let unused = self.unused(dealer.other());
        if round.dealer() != dealer {
            Err(MatchError::WrongDealer(dealer))
        } else if round.unused() != unused {
            Err(MatchError::WrongUnused { found: round.unused(), wanted: unused })
        } else {
            Ok(())
        }
    }

    /// Records a round that has been played.
    ///
    /// # Errors
    /// When it is not over, or cannot be the next one of this match. Then nothing has changed.
    pub fn record(&mut self, round: &Round) -> Result<(), MatchError> {
        self.fits(round)?;
        self.record_result(round.result().ok_or(MatchError::RoundNotOver)?)
    }

    /// Records the result of a round, such as one that was played with real cards.
    ///
    /// # Errors
    /// When the match is over, another player declares, the declarer has declared this before, or the tricks are not 26.
    /// Then nothing has changed.
    pub fn record_result(&mut self, result: RoundResult) -> Result<(), MatchError> {
        let declarer = self.declarer().ok_or(MatchError::MatchOver)?;
        check(&result, declarer, self.unused(declarer))?;
        self.write(self.len(), &result);
        self.count += 1;
        Ok(())
    }

    /// Puts another result in the place of recorded round n, counted from 0: what was written down wrong.
    ///
    /// # Errors
    /// When that round is not recorded, or the result cannot be its result beside the other rounds of the match; nothing
    /// has changed then.
    ///
    /// ```
    /// use king_rules::balayi::{Match, RoundResult};
    /// let mut game: Match = "balayi-sheet1 0 S/11,15 NT/14,12".parse()?;
    /// let second = game.results().nth(1).unwrap();
    /// game.correct(1, RoundResult { taken: [15, 11], ..second })?;
    /// assert_eq!(game.to_string(), "balayi-sheet1 0 S/11,15 NT/15,11");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn correct(&mut self, n: usize, result: RoundResult) -> Result<(), MatchError> {
        let wrong = self.results().nth(n).ok_or(MatchError::NoSuchRound(self.len() as u8))?;
        check(&result, wrong.declarer, self.unused(wrong.declarer).with(wrong.denomination))?;
        self.write(n, &result);
        Ok(())
    }

    fn write(&mut self, n: usize, result: &RoundResult) {
        let [zero, _] = result.taken;
        if let Some(place) = self.results.get_mut(n) {
            *place = [result.denomination as u8, zero as u8];
        }
    }

    /// The results so far, in order.
    pub fn results(&self) -> impl Iterator<Item = RoundResult> + '_ {
        (0..).zip(self.results).take(self.count.into()).filter_map(|(round, [denomination, zero])| {
            let denomination = Denomination::from_index(denomination.into())?;
            Some(RoundResult {
                declarer: self.declarer_of(round),
                denomination,
                taken: [zero.into(), TRICKS.saturating_sub(zero.into())],
            })
        })
    }

    /// The running totals: 0 and 0, and then those after each round.
    pub fn running(&self) -> impl Iterator<Item = [i32; 2]> + '_ {
        let mut total = [0; 2];
        core::iter::once(total).chain(self.results().map(move |result| {
            for (total, score) in total.iter_mut().zip(result.scores()) {
                *total += score;
            }
            total
        }))
    }

    /// The totals so far, which sum to 0.
    #[must_use]
    pub fn totals(&self) -> [i32; 2] {
        self.running().last().unwrap_or_default()
    }

    /// How the match ended ([B6.2](crate::rules::balayi_king#B6.2)); `None` before its end.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        // B6.2: the higher total wins.
        let [zero, one] = self.totals();
        self.is_over().then_some(match zero.cmp(&one) {
            core::cmp::Ordering::Greater => Outcome::Won(Player::Zero),
            core::cmp::Ordering::Less => Outcome::Won(Player::One),
            core::cmp::Ordering::Equal => Outcome::Draw,
        })
    }
}

/// Whether that can be the result of a round that this player declares, having these denominations left.
fn check(result: &RoundResult, declarer: Player, left: DenominationSet) -> Result<(), MatchError> {
    let [zero, one] = result.taken;
    if result.declarer != declarer {
        Err(MatchError::WrongDeclarer(declarer))
    } else if !left.contains(result.denomination) {
        Err(MatchError::DenominationUsed(result.denomination))
    } else if zero < 0 || one < 0 || zero.checked_add(one) != Some(TRICKS) {
        Err(MatchError::Tricks { found: i32::from(zero) + i32::from(one), wanted: TRICKS.into() })
    } else {
        Ok(())
    }
}
