//! Rounds, tables and views as text: one line each, read by replaying it
//! ([records](crate::rules::notation#records)).

use core::fmt;
use core::str::FromStr;

use super::pack::read_cards;
use super::replay::{Fault, Replay};
use super::state::State;
use super::{Action, DenominationSet, Player, Round, Table, View};
use crate::text::Tokens;
use crate::{Card, ParseError, ParseErrorKind};

const TAG: &str = "balayi1";
/// How many tokens stand before the pack.
const BEFORE_PACK: usize = 1;
/// How many tokens stand before the dealer, and before what is unused.
pub(super) const BEFORE_DEALER: usize = BEFORE_PACK + Card::COUNT;
pub(super) const BEFORE_UNUSED: usize = BEFORE_DEALER + 1;

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(TAG)?;
        for slot in 0..Card::COUNT {
            match self.card(slot) {
                Some(card) => write!(f, " {card}")?,
                None => f.write_str(" ?")?,
            }
        }
        write!(f, " {} {}", self.dealer(), self.unused())?;
        self.actions().try_for_each(|(_, action)| write!(f, " {action}"))
    }
}

/// Reads what stands before the actions. In a view or table some cards may be hidden.
fn read_start(tokens: &mut Tokens<'_>, hidden: bool) -> Result<State, ParseError> {
    tokens.expect_word(TAG)?;
    let cards = read_cards(tokens, hidden)?;
    let dealer: Player = tokens.expect("the dealer: 0 or 1")?.parse()?;
    let what = "what the declarer has not declared: `all`, or some of C,D,H,S,NT in that order";
    let token = tokens.expect(what)?;
    let unused: DenominationSet = token.parse()?;
    if unused.is_empty() {
        return Err(token.error(ParseErrorKind::Expected(what)));
    }
    Ok(State::new(cards, dealer, unused))
}

/// Where token number n of a text begins: the end of the text when there is none.
pub(super) fn token_at(text: &str, n: usize) -> usize {
    Tokens::new(text).nth(n).map_or(text.len(), |token| token.at)
}

/// Reads the record of somebody who does not see everything.
fn read_masked(text: &str, viewer: Option<Player>) -> Result<State, ParseError> {
    let at_slot = |fault: Fault| ParseError::new(token_at(text, BEFORE_PACK + fault.slot.unwrap_or(0)), fault.kind);
    let mut tokens = Tokens::new(text);
    let mut replay = Replay::new(read_start(&mut tokens, true)?, viewer).map_err(at_slot)?;
    for token in tokens {
        let action = token.parse()?;
        replay.step(action).map_err(|fault| match fault.slot {
            Some(_) => at_slot(fault),
            None => token.error(fault.kind),
        })?;
    }
    replay.finish().map_err(at_slot)
}

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.state.fmt(f)
    }
}

impl FromStr for Round {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut tokens = Tokens::new(text);
        let mut round = Round { state: read_start(&mut tokens, false)? };
        for token in tokens {
            let action: Action = token.parse()?;
            round.apply(action).map_err(|illegal| token.error(illegal.into()))?;
        }
        Ok(round)
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.state.fmt(f)
    }
}

impl FromStr for Table {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Ok(Self { state: read_masked(text, None)? })
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.state.fmt(f)
    }
}

impl View {
    /// Reads the view of that player from its text.
    ///
    /// # Errors
    /// When the text is not exactly what this player sees at some point of a legal round.
    pub fn parse(viewer: Player, text: &str) -> Result<Self, ParseError> {
        Ok(Self { state: read_masked(text, Some(viewer))?, viewer: viewer as u8 })
    }
}

#[cfg(feature = "serde")]
mod serde {
    use super::super::{Player, Round, Table, View};

    serde_text!(Round, "a record of a round of Balayı kingi");
    serde_text!(Table, "a record of a table of Balayı kingi");
    serde_view!(View, Player, "a player and the record of its view");
}
