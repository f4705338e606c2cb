//! The score sheet of a match as text, one line without cards ([records](crate::rules::notation#records)).

use core::fmt;
use core::str::FromStr;

use super::score::TRICKS;
use super::{Match, MatchError, RecordError, RoundResult};
use crate::text::{Token, Tokens};
use crate::{Expected, ParseError};

impl fmt::Display for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "balayi-sheet1 {}", self.first_dealer())?;
        self.results().try_for_each(|RoundResult { denomination, taken: [zero, one], .. }| {
            write!(f, " {denomination}/{zero},{one}")
        })
    }
}

debug_as_text! { Match }

impl FromStr for Match {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut tokens = Tokens::new(text);
        let mut game = read_head(Expected::BalayiSheet, &mut tokens)?;
        for token in tokens {
            let expected = Expected::BalayiResult;
            let (denomination, taken) = token.split_once('/').ok_or(token.expected(expected))?;
            let (zero, one) = taken.split_once(',').ok_or(taken.expected(expected))?;
            let number = |token: Token<'_>| {
                let tricks = token.number().filter(|tricks| (0..=TRICKS).contains(tricks));
                tricks.ok_or(token.expected(expected))
            };
            let Some(declarer) = game.declarer() else {
                return Err(RecordError::new(token.at, MatchError::MatchOver.into()));
            };
            let denomination = denomination.parse()?;
            game.record_result(RoundResult { declarer, denomination, taken: [number(zero)?, number(one)?] })
                .map_err(|error| RecordError::new(token.at, error.into()))?;
        }
        Ok(game)
    }
}

/// The tag and the first dealer.
pub(super) fn read_head(tag: Expected, tokens: &mut Tokens<'_>) -> Result<Match, ParseError> {
    tokens.expect_tag(tag)?;
    Ok(Match::new(tokens.expect(Expected::FirstDealer)?.parse()?))
}
