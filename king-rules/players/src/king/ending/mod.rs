//! Endings: what a round comes to when everybody sees all cards and plays them as well as can be.

mod known;
mod search;
mod solution;

use king_rules::Card;
use king_rules::king::{Action, Contract, Deal, Doubles, HouseRules, Phase, Round};

use super::Position;
use crate::SolveError;
use crate::lanes::Lanes;
pub use known::Entry;
use known::Known;
use search::Search;
pub use solution::{Solution, Solved};

/// Solves endings exactly: **with all cards open, each seat plays for its own score**, whatever the others get, and knows that the
/// others do so too (max^n).
///
/// A seat to which several actions are worth the same takes the last of them in the order of the
/// [action codes](king_rules::king::Action::code): in general the highest card. That makes what the others get unique; with another
/// rule for ties it may be something else.
///
/// It works in memory that is lent to it: the more [entries](Entry), the fewer positions it has to go through again. The answer is the same
/// with any number of them, with none too: 4,096 (64 KiB) are enough for six cards a hand, 65,536 (1 MiB) for seven or eight. What it finds out of a round it keeps for the next questions about that round, as a
/// review asks them.
///
/// It sees all hands, so it is nothing to play by: it is for puzzles, tests, and to look back on a round.
///
/// ```
/// use king_players::king::{Entry, Solver};
/// use king_rules::king::{Round, Seat};
/// let round: Round = "king1 N:AQJ.J4.AQ72.AKT4 K764.AQ965.3.652 952.K832.KT86.J8 T83.T7.J954.Q973 N all - el_almaz \
///     iyi iyi iyi SJ S7 S9 ST SQ S6 S5 S8 H4 H5 H3 HT H7 HJ H9 H8 SA SK S2 S3 C4 C2 CJ C9 C8 C7 CA C6 CT C5 HK C3".parse()?;
/// let mut memory = [Entry::default(); 1024];
/// let mut solver = Solver::new(&mut memory);
/// let solution = solver.solve(&round, 100_000)?;
/// let best = solution.best();
/// assert_eq!(solution.turn(), Seat::North);
/// // What the round comes to after each action, the best first.
/// for solved in solution.actions() {
///     println!("{} {:?}, {} given away", solved.action, solved.scores, solution.given_away(solved.action).unwrap());
/// }
/// // All of it played as well as can be.
/// let end = solver.play_out(&round, 100_000)?;
/// assert_eq!(end.scores(), Some(best.scores));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Solver<'m> {
    known: Known<'m>,
    /// The round of which positions are known.
    of: Option<Matter>,
}

/// What a position is worth depends on, besides its cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Matter {
    deal: Deal,
    contract: Contract,
    rules: HouseRules,
    doubles: Doubles,
}

impl<'m> Solver<'m> {
    /// A solver that works in this memory, which it clears.
    pub fn new(memory: &'m mut [Entry]) -> Self {
        Self { known: Known::new(memory), of: None }
    }

    /// What each action of the seat on turn comes to. `budget` is how many positions with a choice it goes through at most. Half of all
    /// endings of El almaz with five cards a hand have fewer than 500 of them, and with each card more ten times as many; koz has thirty
    /// times as many, and the longest tenth of endings five times as many again.
    ///
    /// # Errors
    /// When no cards are being played, or the budget is too small. A budget that is too small in little memory may do in more.
    pub fn solve(&mut self, round: &Round, budget: u64) -> Result<Solution, SolveError> {
        let seat = match round.phase() {
            Phase::Play => round.turn(),
            Phase::Over => None,
            _ => return Err(SolveError::NotPlaying),
        };
        let seat = seat.ok_or(SolveError::RoundOver)?;
        let contract = round.contract().ok_or(SolveError::NotPlaying)?;
        let position = Position::new(round).ok_or(SolveError::NotPlaying)?;
        self.keep(Matter { deal: round.deal(), contract, rules: round.house_rules(), doubles: round.doubles() });

        let mut search = Search::new(&mut self.known, round.table(), contract.kind(), budget);
        let distinct = search.distinct(&position);
        let mut solution = Solution::new(seat);
        let mut taken = position.taken;
        for action in round.legal_actions().iter() {
            let card = match action {
                Action::Play(card) => Lanes::one(card),
                _ => Lanes::EMPTY,
            };
            // Else it is equal to the one before.
            if card.is_empty() || distinct.meets(card) {
                let mut next = position;
                next.push(contract.kind(), card);
                taken = search.value(&next)?;
            }
            solution.add(Solved { action, taken, scores: search.scores(taken) });
        }
        Ok(solution.after(budget - search.left()))
    }

    /// Forgets what is known of another round.
    fn keep(&mut self, matter: Matter) {
        if self.of != Some(matter) {
            self.known.forget();
            self.of = Some(matter);
        }
    }

    /// The round with its best actions played to the end: its record is the line. The budget is for all of it.
    ///
    /// # Errors
    /// As for [`solve`](Self::solve).
    pub fn play_out(&mut self, round: &Round, budget: u64) -> Result<Round, SolveError> {
        let (mut round, mut left) = (round.clone(), budget);
        // Bounded, as a round that a caller in C has corrupted could pass for ever.
        for _ in 0..4 * Card::COUNT {
            let solution = self.solve(&round, left)?;
            left = left.saturating_sub(solution.positions());
            round.apply_unchecked(solution.best().action);
            if round.turn().is_none() {
                return Ok(round);
            }
        }
        Err(SolveError::OutOfBudget)
    }
}
