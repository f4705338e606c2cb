//! Files of the rounds of a match.

use core::fmt;

use super::record::{BEFORE_DEALER, BEFORE_UNUSED, token_at};
use super::{LineError, Match, MatchError, Player, RecordError, Round};
use crate::Expected;
use crate::text::{Tokens, is_skipped};

const TAG: &str = "balayi-match1";

impl Match {
    /// The first line of the file of this match, without the line's end; the records of its rounds follow it, a line each
    /// ([records](crate::rules::notation#records)). For those who append round by round.
    ///
    /// ```
    /// use king_rules::balayi::{Match, Player};
    /// assert_eq!(Match::new(Player::One).file_head().to_string(), "balayi-match1 1");
    /// ```
    pub fn file_head(&self) -> impl fmt::Display + Copy + use<> {
        FileHead(self.first_dealer())
    }

    /// The file of this match with these rounds, which are its rounds in order: the head and a record a line
    /// ([records](crate::rules::notation#records)). [`MatchFile`] reads it.
    pub fn file(&self, rounds: &[Round]) -> impl fmt::Display + Copy {
        File(self.file_head(), rounds)
    }
}

#[derive(Clone, Copy)]
struct FileHead(Player);

impl fmt::Display for FileHead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{TAG} {}", self.0)
    }
}

#[derive(Clone, Copy)]
struct File<'a, H>(H, &'a [Round]);

impl<H: fmt::Display> fmt::Display for File<'_, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.0)?;
        self.1.iter().try_for_each(|round| writeln!(f, "{round}"))
    }
}

/// Reads the file of a match line by line: a line `balayi-match1 FIRST_DEALER` and the records of its rounds
/// ([records](crate::rules::notation#records)). Each round must be the next one of the match; the last need not be over.
///
/// ```
/// use king_rules::balayi::{Match, MatchFile, Pack, Player};
/// let game = Match::new(Player::Zero);
/// let round = game.start(Pack::from_seed(1))?;
/// let text = format!("# not begun yet\n{}", game.file(&[round.clone()]));
/// let mut file = MatchFile::new();
/// let mut rounds = Vec::new();
/// for line in text.lines() {
///     rounds.extend(file.read_line(line)?);
/// }
/// assert_eq!(rounds, [round]);
/// assert_eq!((file.game(), file.lines()), (Some(&game), 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
#[repr(C)]
pub struct MatchFile {
    /// The match so far, or any before the head.
    game: Match,
    /// 1 once the head has been read.
    begun: u8,
    /// 1 when the last round read was not over: it must be the last of the file.
    unfinished: u8,
    lines: u32,
}

const _: () = assert!(size_of::<MatchFile>() == 28, "what has been read of a file has no padding");

impl Default for MatchFile {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for MatchFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MatchFile({} lines, {:?})", self.lines, self.game())
    }
}

impl MatchFile {
    /// A file of which no line has been read.
    pub const fn new() -> Self {
        Self { game: Match::new(Player::Zero), begun: 0, unfinished: 0, lines: 0 }
    }

    /// Reads the next line, with its line end or without: gives the round of a record, and `None` for the head, a comment
    /// and a blank line.
    ///
    /// # Errors
    /// When the line is not the head where that must stand, or not the record of the next round. Nothing has changed then,
    /// and the line does not count as read.
    pub fn read_line(&mut self, line: &str) -> Result<Option<Round>, LineError> {
        let read = self.read(line).map_err(|error| LineError { line: self.lines().saturating_add(1), error })?;
        self.lines = self.lines.saturating_add(1);
        Ok(read)
    }

    /// The match with the rounds that have been read and are over; `None` before the head.
    pub const fn game(&self) -> Option<&Match> {
        if self.begun != 0 { Some(&self.game) } else { None }
    }

    /// How many lines have been read, those without a record included.
    pub const fn lines(&self) -> usize {
        self.lines as usize
    }

    fn read(&mut self, line: &str) -> Result<Option<Round>, RecordError> {
        if is_skipped(line) {
            return Ok(None);
        }
        if self.begun == 0 {
            let mut tokens = Tokens::new(line);
            tokens.expect_tag(Expected::BalayiMatch)?;
            let first_dealer = tokens.expect(Expected::FirstDealer)?.parse()?;
            tokens.expect_end()?;
            self.game = Match::new(first_dealer);
            self.begun = 1;
            return Ok(None);
        }
        if self.unfinished != 0 {
            return Err(RecordError::new(0, MatchError::RoundNotOver.into()));
        }
        let round: Round = line.parse()?;
        match self.game.record(&round) {
            Err(MatchError::RoundNotOver) => self.unfinished = 1,
            recorded => recorded.map_err(|error| RecordError::new(culprit(line, error), error.into()))?,
        }
        Ok(Some(round))
    }
}

/// Where the token of a record begins that an error is about.
fn culprit(line: &str, error: MatchError) -> usize {
    match error {
        MatchError::WrongDealer(_) => token_at(line, BEFORE_DEALER),
        MatchError::WrongUnused { .. } => token_at(line, BEFORE_UNUSED),
        _ => 0,
    }
}
