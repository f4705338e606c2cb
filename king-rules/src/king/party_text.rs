//! A party as one line of text: its score sheet without cards ([records](crate::rules::notation#records)).

use core::fmt;
use core::str::FromStr;

use super::{HouseRules, Party, PartyError, RecordError, RoundResult, Seat};
use crate::text::{Token, Tokens};
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

debug_as_text! { Party }

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
pub(super) fn read_head(tag: Expected, tokens: &mut Tokens<'_>) -> Result<Party, ParseError> {
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
        *place = parts.next().and_then(Token::number).ok_or(points)?;
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
