//! Parties as text: the score sheet without cards in one line, and files of whole rounds
//! ([records](crate::rules::notation#records)).

use core::fmt;
use core::str::FromStr;

use super::{HouseRules, Party, PartyError, RecordError, Round, RoundResult, Seat};
use crate::text::{Lines, Token, Tokens};
use crate::{Expected, ParseError};

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "king-sheet1 {} {}", self.first_declarer(), self.house_rules())?;
        self.results().try_for_each(|result| {
            let [n, e, s, w] = result.taken;
            write!(f, " {}/{}/{n},{e},{s},{w}", result.contract, result.doubles)
        })
    }
}

impl FromStr for Party {
    type Err = RecordError;

    /// Reads a score sheet without cards, recording each result again.
    fn from_str(line: &str) -> Result<Self, RecordError> {
        let mut tokens = Tokens::new(line);
        let mut party = read_head(Expected::KingSheet, &mut tokens)?;
        for token in tokens {
            read_result(&mut party, token)?;
        }
        Ok(party)
    }
}

/// The tag, the first declarer and the house rules.
fn read_head(tag: Expected, tokens: &mut Tokens<'_>) -> Result<Party, ParseError> {
    tokens.expect_tag(tag)?;
    let first_declarer: Seat = tokens.expect(Expected::FirstDeclarer)?.parse()?;
    let rules: HouseRules = tokens.expect(Expected::HouseRules)?.parse()?;
    Ok(Party::new(first_declarer, rules))
}

fn read_result(party: &mut Party, token: Token<'_>) -> Result<(), RecordError> {
    let expected = token.expected(Expected::KingResult);
    let (contract_at, rest) = token.split_once('/').ok_or(expected)?;
    let (doubles_at, taken_at) = rest.split_once('/').ok_or(expected)?;
    let (contract, doubles) = (contract_at.parse()?, doubles_at.parse()?);
    let points = taken_at.expected(Expected::Points);
    let mut taken = [0; 4];
    let mut parts = taken_at.split(',');
    for place in &mut taken {
        *place = parts.next().and_then(read_points).ok_or(points)?;
    }
    if parts.next().is_some() {
        return Err(points.into());
    }
    // Of a party that is over nobody declares: that is the error then.
    let declarer = party.declarer().unwrap_or(party.first_declarer());
    party.record_result(RoundResult { declarer, contract, doubles, taken }).map_err(|error| {
        let at = match error {
            PartyError::Doubles(_) => doubles_at,
            PartyError::Points(_) => taken_at,
            _ => contract_at,
        };
        RecordError::new(at.at, error.into())
    })
}

/// A number in the one form in which it is printed: no plus sign, no zeros in front.
fn read_points(token: Token<'_>) -> Option<i16> {
    let digits = token.text.strip_prefix('-').unwrap_or(token.text);
    let plain = !digits.starts_with(['0', '+', '-']) || token.text == "0";
    token.text.parse().ok().filter(|_| plain)
}

/// Reads a party file: `king-party1 FIRST_DECLARER RULES`, then a record a line, annulled rounds included. Each round
/// must be the party's next; the last may be unfinished.
///
/// ```
/// use king_rules::king::PartyReader;
/// let file = "king-party1 S -\n\
///     king1 N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32 S all - el_almaz\n";
/// let mut reader = PartyReader::new(file)?;
/// let round = reader.next().unwrap()?;
/// assert_eq!(round.table().actions().count(), 1);
/// assert!(reader.next().is_none());
/// assert!(reader.so_far().is_empty());
/// # Ok::<(), king_rules::king::RecordError>(())
/// ```
#[derive(Clone, Debug)]
pub struct PartyReader<'a> {
    lines: Lines<'a>,
    party: Party,
    /// The last round read was not over: it must be the last of the file.
    unfinished: bool,
    failed: bool,
}

impl<'a> PartyReader<'a> {
    /// Reads the first line; the rounds are read one by one as they are asked for.
    ///
    /// # Errors
    /// When the first line is not the head of a party file.
    pub fn new(file: &'a str) -> Result<Self, RecordError> {
        let mut lines = Lines::new(file);
        let end = ParseError::new(file.len(), Expected::KingParty.into());
        let head = lines.next().ok_or(end)?;
        let mut tokens = Tokens::new(head.text);
        let party = read_head(Expected::KingParty, &mut tokens)
            .and_then(|party| tokens.expect_end().map(|()| party))
            .map_err(|error| error.after(head.at))?;
        Ok(Self { lines, party, unfinished: false, failed: false })
    }

    /// The party as far as it has been read.
    pub const fn so_far(&self) -> &Party {
        &self.party
    }

    /// What the reader knows besides its text and [`so_far`](Self::so_far): the byte where the next line begins, and
    /// whether the last round read is not over. For bindings, which cannot keep a text borrowed.
    #[doc(hidden)]
    pub const fn position(&self) -> (usize, bool) {
        (self.lines.at(), self.unfinished)
    }

    /// The reader that goes on where another one stood in the same file.
    #[doc(hidden)]
    pub fn resume(file: &'a str, position: (usize, bool), so_far: Party) -> Self {
        let (at, unfinished) = position;
        Self { lines: Lines::from(file, at), party: so_far, unfinished, failed: false }
    }

    fn read(&mut self, line: Token<'_>) -> Result<Round, RecordError> {
        if self.unfinished {
            return Err(RecordError::new(line.at, PartyError::RoundNotOver.into()));
        }
        let round: Round = line.text.parse().map_err(|error: RecordError| error.after(line.at))?;
        match self.party.record(&round) {
            Err(PartyError::RoundNotOver) => self.unfinished = true,
            Err(error) => return Err(RecordError::new(Self::culprit(line, error).at, error.into())),
            Ok(()) => {}
        }
        Ok(round)
    }

    /// The token of a record that an error is about.
    fn culprit<'t>(line: Token<'t>, error: PartyError) -> Token<'t> {
        let number = match error {
            PartyError::WrongDeclarer { .. } => 5,
            PartyError::WrongUnused { .. } => 6,
            PartyError::WrongRules { .. } => 7,
            _ => 0,
        };
        let token = Tokens::new(line.text).nth(number);
        token.map_or(line, |token| Token { at: line.at + token.at, text: token.text })
    }
}

impl Iterator for PartyReader<'_> {
    type Item = Result<Round, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let line = self.lines.next()?;
        let round = self.read(line);
        self.failed = round.is_err();
        Some(round)
    }
}

impl Party {
    /// The first line of a party file of this party, `king-party1 FIRST_DECLARER RULES`, without the line end; the
    /// records of its rounds follow it, a line each.
    ///
    /// ```
    /// use king_rules::king::{HouseRules, Party, Seat};
    /// assert_eq!(Party::new(Seat::South, HouseRules::new()).file_head().to_string(), "king-party1 S -");
    /// ```
    pub fn file_head(&self) -> impl fmt::Display + Copy + use<> {
        FileHead(self.first_declarer(), self.house_rules())
    }
}

#[derive(Clone, Copy)]
struct FileHead(Seat, HouseRules);

impl fmt::Display for FileHead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "king-party1 {} {}", self.0, self.1)
    }
}
