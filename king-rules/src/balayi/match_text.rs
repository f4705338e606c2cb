//! The score sheet of a match as text, one line without cards ([records](crate::rules::notation#records)).

use core::fmt;
use core::str::FromStr;

use super::score::TRICKS;
use super::{Match, MatchError, RecordError, RoundResult};
use crate::Expected;
use crate::text::{Token, Tokens};

const TAG: &str = "balayi-sheet1";

impl fmt::Display for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{TAG} {}", self.first_dealer())?;
        self.results().try_for_each(|RoundResult { denomination, taken: [zero, one], .. }| {
            write!(f, " {denomination}/{zero},{one}")
        })
    }
}

impl FromStr for Match {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut tokens = Tokens::new(text);
        tokens.expect_tag(Expected::BalayiSheet)?;
        let mut game = Match::new(tokens.expect(Expected::FirstDealer)?.parse()?);
        for token in tokens {
            let expected = Expected::BalayiResult;
            let (denomination, taken) = token.split_once('/').ok_or(token.expected(expected))?;
            let (zero, one) = taken.split_once(',').ok_or(taken.expected(expected))?;
            let number = |token: Token<'_>| {
                let number = (0..=TRICKS).find(|&number| is_number(token.text, number));
                number.ok_or(token.expected(expected))
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

/// Whether a text is this number, below 100, written as it is printed: `+5` and `05` are not.
fn is_number(text: &str, number: i16) -> bool {
    let digit = |number: i16| b'0' + number as u8;
    match *text.as_bytes() {
        [ones] => number < 10 && digit(number) == ones,
        [tens, ones] => number >= 10 && [digit(number / 10), digit(number % 10)] == [tens, ones],
        _ => false,
    }
}
