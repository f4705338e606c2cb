//! Files of the rounds of a match.

use core::fmt;

use super::record::{BEFORE_DEALER, BEFORE_UNUSED, token_at};
use super::{Match, MatchError, Player, RecordError, Round};
use crate::text::{Lines, Token, Tokens};
use crate::{Expected, ParseError};

const TAG: &str = "balayi-match1";

impl Match {
    /// The first line of the file of this match, without the line's end; the rounds follow, a line each
    /// ([records](crate::rules::notation#records)).
    ///
    /// ```
    /// use king_rules::balayi::{Match, Player};
    /// assert_eq!(Match::new(Player::One).file_head().to_string(), "balayi-match1 1");
    /// ```
    pub fn file_head(&self) -> impl fmt::Display + Copy {
        FileHead(self.first_dealer())
    }
}

#[derive(Clone, Copy)]
struct FileHead(Player);

impl fmt::Display for FileHead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{TAG} {}", self.0)
    }
}

/// Reads the file of a match: a line `balayi-match1 FIRST_DEALER` and the records of its rounds
/// ([records](crate::rules::notation#records)). It iterates over the rounds and checks that each is the next one of the
/// match; the last need not be over. After an error there is nothing more.
///
/// ```
/// use king_rules::balayi::{Match, MatchReader, Pack, Player};
/// let game = Match::new(Player::Zero);
/// let file = format!("{}\n# not begun yet\n{}\n", game.file_head(), game.start(Pack::from_seed(1))?);
/// let mut reader = MatchReader::new(&file)?;
/// let round = reader.next().unwrap()?;
/// assert_eq!(round.dealer(), Player::Zero);
/// assert!(reader.next().is_none());
/// assert_eq!(*reader.so_far(), game);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct MatchReader<'a> {
    lines: Lines<'a>,
    so_far: Match,
    /// Whether the round read last was not over.
    running: bool,
    failed: bool,
}

impl<'a> MatchReader<'a> {
    /// Reads the first line.
    ///
    /// # Errors
    /// When it is not there.
    pub fn new(text: &'a str) -> Result<Self, RecordError> {
        let mut lines = Lines::new(text);
        let line = lines.next().ok_or(ParseError::new(text.len(), Expected::BalayiMatch.into()))?;
        let mut tokens = Tokens::new(line.text);
        let mut read = || {
            tokens.expect_tag(Expected::BalayiMatch)?;
            let first_dealer = tokens.expect(Expected::FirstDealer)?.parse()?;
            tokens.expect_end()?;
            Ok(first_dealer)
        };
        let first_dealer = read().map_err(|error: ParseError| error.after(line.at))?;
        Ok(Self { lines, so_far: Match::new(first_dealer), running: false, failed: false })
    }

    /// The match with the rounds that were read and are over.
    pub const fn so_far(&self) -> &Match {
        &self.so_far
    }

    /// What the reader knows besides its text and [`so_far`](Self::so_far): the byte where the next line begins, and
    /// whether the last round read is not over. For bindings, which cannot keep a text borrowed.
    #[doc(hidden)]
    pub const fn position(&self) -> (usize, bool) {
        (self.lines.at(), self.running)
    }

    /// The reader that goes on where another one stood in the same file.
    #[doc(hidden)]
    pub fn resume(file: &'a str, position: (usize, bool), so_far: Match) -> Self {
        let (at, running) = position;
        Self { lines: Lines::from(file, at), so_far, running, failed: false }
    }

    fn read(&mut self, line: Token<'_>) -> Result<Round, RecordError> {
        if self.running {
            return Err(RecordError::new(line.at, MatchError::RoundNotOver.into()));
        }
        let round: Round = line.text.parse().map_err(|error: RecordError| error.after(line.at))?;
        self.so_far.fits(&round).map_err(|error| {
            let token = match error {
                MatchError::WrongDealer(_) => BEFORE_DEALER,
                MatchError::WrongUnused { .. } => BEFORE_UNUSED,
                _ => 0,
            };
            RecordError::new(line.at + token_at(line.text, token), error.into())
        })?;
        self.running = round.result().is_none();
        if !self.running {
            self.so_far.record(&round).map_err(|error| RecordError::new(line.at, error.into()))?;
        }
        Ok(round)
    }
}

impl Iterator for MatchReader<'_> {
    type Item = Result<Round, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        let line = self.lines.next().filter(|_| !self.failed)?;
        let round = self.read(line);
        self.failed = round.is_err();
        Some(round)
    }
}

impl core::iter::FusedIterator for MatchReader<'_> {}
