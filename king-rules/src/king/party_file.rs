//! Files of parties: a head and a record a line, read line by line and written
//! ([records](crate::rules::notation#records)).

use core::fmt;

use super::party_text::read_head;
use super::{HouseRules, LineError, Party, PartyError, RecordError, Round, Seat};
use crate::file::File;

/// Reads the file of a party line by line: a line `king-party1 FIRST_DECLARER RULES` and the records of its rounds,
/// annulled ones included ([records](crate::rules::notation#records)). Each round must be the next one of the party; the
/// last need not be over. Blank lines and those that begin with `#` are skipped.
///
/// ```
/// use king_rules::king::{Deal, HouseRules, Party, PartyFile, Seat};
/// let party = Party::new(Seat::South, HouseRules::new());
/// let round = party.start(Deal::from_seed(7))?;
/// let text = format!("# not begun yet\n{}", party.file(&[round.clone()]));
/// let mut file = PartyFile::new();
/// let mut rounds = Vec::new();
/// for line in text.lines() {
///     rounds.extend(file.read_line(line)?);
/// }
/// assert_eq!(rounds, [round]);
/// assert_eq!((file.party(), file.lines()), (Some(&party), 3));
/// // Nothing follows a round that is not over.
/// let error = file.read_line("king1 N:K762").unwrap_err();
/// assert_eq!((error.line, error.error.at), (4, 0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
#[repr(C)]
pub struct PartyFile {
    /// The party so far, or any before the head.
    party: Party,
    lines: u32,
    /// 1 once the head has been read.
    begun: u8,
    /// 1 when the last round is not over.
    unfinished: u8,
    padding: [u8; 2],
}

const _: () = assert!(size_of::<PartyFile>() == 240, "what has been read of a file has no padding");

impl PartyFile {
    /// A file of which no line has been read.
    #[must_use]
    pub const fn new() -> Self {
        let party = Party::new(Seat::North, HouseRules::new());
        Self { party, lines: 0, begun: 0, unfinished: 0, padding: [0; 2] }
    }

    /// The party as far as it has been read; `None` before the head.
    #[must_use]
    pub const fn party(&self) -> Option<&Party> {
        if self.begun != 0 { Some(&self.party) } else { None }
    }
}

read_lines! { PartyFile, party of PartyError, KingParty }

/// Which token of a record an error is about.
const fn token_of(error: PartyError) -> usize {
    match error {
        PartyError::WrongDeclarer { .. } => 5,
        PartyError::WrongUnused { .. } => 6,
        PartyError::WrongRules { .. } => 7,
        _ => 0,
    }
}

impl Party {
    /// The first line of a party file of this party, `king-party1 FIRST_DECLARER RULES`, without the line end: for programs
    /// that append a record a round.
    ///
    /// ```
    /// use king_rules::king::{HouseRules, Party, Seat};
    /// assert_eq!(Party::new(Seat::South, HouseRules::new()).head().to_string(), "king-party1 S -");
    /// ```
    #[must_use]
    pub fn head(&self) -> impl fmt::Display + Copy + use<> {
        FileHead(self.first_declarer(), self.house_rules())
    }

    /// The file of this party with these rounds, which are its rounds in order, annulled ones included: the head and a
    /// record a line ([records](crate::rules::notation#records)). [`PartyFile`] reads it.
    #[must_use]
    pub fn file(&self, rounds: &[Round]) -> impl fmt::Display + Copy {
        File(self.head(), rounds)
    }
}

#[derive(Clone, Copy)]
struct FileHead(Seat, HouseRules);

impl fmt::Display for FileHead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "king-party1 {} {}", self.0, self.1)
    }
}
