//! Files of matches: a head and a record a line, read line by line and written
//! ([records](crate::rules::notation#records)).

use core::fmt;

use super::match_text::read_head;
use super::record::{BEFORE_DEALER, BEFORE_UNUSED};
use super::{LineError, Match, MatchError, Player, RecordError, Round};
use crate::file::File;

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

impl MatchFile {
    /// A file of which no line has been read.
    #[must_use]
    pub const fn new() -> Self {
        Self { game: Match::new(Player::Zero), begun: 0, unfinished: 0, lines: 0 }
    }

    /// The match with the rounds that have been read and are over; `None` before the head.
    #[must_use]
    pub const fn game(&self) -> Option<&Match> {
        if self.begun != 0 { Some(&self.game) } else { None }
    }
}

read_lines! { MatchFile, game of MatchError, BalayiMatch }

/// Which token of a record an error is about.
const fn token_of(error: MatchError) -> usize {
    match error {
        MatchError::WrongDealer(_) => BEFORE_DEALER,
        MatchError::WrongUnused { .. } => BEFORE_UNUSED,
        _ => 0,
    }
}

impl Match {
    /// The first line of the file of this match, without the line's end; the records of its rounds follow it, a line each
    /// ([records](crate::rules::notation#records)). For programs that append a record a round.
    ///
    /// ```
    /// use king_rules::balayi::{Match, Player};
    /// assert_eq!(Match::new(Player::One).head().to_string(), "balayi-match1 1");
    /// ```
    #[must_use]
    pub fn head(&self) -> impl fmt::Display + Copy + use<> {
        FileHead(self.first_dealer())
    }

    /// The file of this match with these rounds, which are its rounds in order: the head and a record a line
    /// ([records](crate::rules::notation#records)). [`MatchFile`] reads it.
    #[must_use]
    pub fn file(&self, rounds: &[Round]) -> impl fmt::Display + Copy {
        File(self.head(), rounds)
    }
}

#[derive(Clone, Copy)]
struct FileHead(Player);

impl fmt::Display for FileHead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "balayi-match1 {}", self.0)
    }
}
