//! Rounds, tables and views as text: one line each, read by replaying it
//! ([records](crate::rules::notation#records)).

use core::fmt;
use core::str::FromStr;

use super::deal::{ReadHand, complete, read_hands};
use super::{Action, ContractSet, HouseRules, Illegal, RecordError, Round, Seat, SeatSet, SetupError, Table, View};
use crate::text::Tokens;
use crate::written::{Written, spelt};
use crate::{CardSet, Expected, ParseError};

impl Table {
    /// Reads an action at this position, where `masa` and `soyleyen_haric` have a meaning: the doubling of all others,
    /// and of all but the declarer ([K5.2](crate::rules::konturlu_king#K5.2)).
    ///
    /// # Errors
    /// When the text is no action. Whether the action is legal is not asked.
    ///
    /// ```
    /// use king_rules::king::Round;
    /// let round: Round = "king1 N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32 S all - \
    ///     el_almaz".parse()?;
    /// assert_eq!(round.table().parse_action("masa")?.to_string(), "kontur:NES");
    /// assert_eq!(round.table().parse_action("soyleyen_haric")?.to_string(), "kontur:NE");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse_action(&self, text: &str) -> Result<Action, ParseError> {
        let words = ["masa", "soyleyen_haric"];
        match self.read_action(text) {
            Ok(action) => Ok(action),
            Err(_) => spelt(text, words).map_or_else(|| text.parse(), |word| self.read_action(word)),
        }
    }

    /// Reads an action of a record.
    fn read_action(&self, text: &str) -> Result<Action, ParseError> {
        let others = SeatSet::ALL - self.actor().set();
        match text {
            // The cards, of which there are most.
            _ if text.len() == 2 => Action::read(text),
            "masa" => Ok(Action::Kontur(others)),
            "soyleyen_haric" => Ok(Action::Kontur(others - self.declarer().set())),
            _ => Action::read(text),
        }
    }
}

fn write_record(f: &mut fmt::Formatter<'_>, table: &Table, hands: [Option<CardSet>; 4]) -> fmt::Result {
    f.write_str("king1 N:")?;
    for (i, seat) in Seat::ALL.into_iter().enumerate() {
        f.write_str(if i == 0 { "" } else { " " })?;
        match *seat.of(&hands) {
            Some(hand) => write!(f, "{}", hand | table.played_by(seat))?,
            None => f.write_str("?")?,
        }
    }
    write!(f, " {} {} {}", table.declarer(), table.unused(), table.house_rules())?;
    table.actions().try_for_each(|(_, action)| write!(f, " {action}"))
}

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_record(f, &self.table, self.hands.map(Some))
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_record(f, &self.table, Seat::ALL.map(|seat| self.hand(seat)))
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_record(f, self, [None; 4])
    }
}

debug_as_text! { Table Round }

/// A record does not name the viewer, and two views of one round differ by that.
impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "View({}, {self})", self.viewer())
    }
}

impl FromStr for Table {
    type Err = RecordError;

    /// Reads a record in which all hands are `?`.
    fn from_str(line: &str) -> Result<Self, RecordError> {
        let mut tokens = Tokens::new(line);
        let head = read_head(&mut tokens)?;
        if let Some((at, _)) = head.hands.into_iter().find(|(_, hand)| hand.is_some()) {
            return Err(RecordError::new(at, Expected::NoHand.into()));
        }
        let mut table = Self::new(head.declarer, head.unused, head.rules)
            .map_err(|error| RecordError::new(head.unused_at, error.into()))?;
        replay(tokens, &mut table, |table| table, Table::apply)?;
        Ok(table)
    }
}

impl FromStr for Round {
    type Err = RecordError;

    /// Reads a record and plays it again: a prefix of a record is a position.
    fn from_str(line: &str) -> Result<Self, RecordError> {
        let mut tokens = Tokens::new(line);
        let head = read_head(&mut tokens)?;
        let deal = complete(head.hands)?;
        let mut round = Self::new(deal, head.declarer, head.unused, head.rules)
            .map_err(|error| RecordError::new(head.unused_at, error.into()))?;
        replay(tokens, &mut round, |round| &round.table, Round::apply)?;
        Ok(round)
    }
}

impl View {
    /// Reads the record of a view. A record does not name its viewer, so it is a parameter of its own.
    ///
    /// # Errors
    /// When the viewer's hand is not there, another hand is shown before a played round is over, or the record is not
    /// one that the viewer can have followed.
    ///
    /// ```
    /// use king_rules::king::{Round, Seat, View};
    /// let text = "king1 N:? ? JT.AK9742.7432.8 ? S all - el_almaz iyi kontur:S iyi iyi HA H8";
    /// let view = View::parse(Seat::South, text)?;
    /// assert_eq!(view.to_string(), text);
    /// assert!(View::parse(Seat::North, text).is_err());
    /// # Ok::<(), king_rules::king::RecordError>(())
    /// ```
    pub fn parse(viewer: Seat, text: &str) -> Result<Self, RecordError> {
        let mut tokens = Tokens::new(text);
        let head = read_head(&mut tokens)?;
        let (at, own) = *viewer.of(&head.hands);
        let own = own.ok_or(RecordError::new(at, Expected::OwnHand.into()))?;
        let mut others = Seat::ALL.into_iter().filter(|&seat| seat != viewer).map(|seat| *seat.of(&head.hands));
        if let Some((at, _)) = others.find(|(_, hand)| hand.is_some()) {
            let view = text.parse::<Round>()?.view(viewer);
            let hidden = RecordError::new(at, Expected::HiddenHand.into());
            return if view.open == 1 { Ok(view) } else { Err(hidden) };
        }
        let mut view = Self::new(viewer, own, head.declarer, head.unused, head.rules).map_err(|error| {
            let at = if matches!(error, SetupError::Cards(_)) { at } else { head.unused_at };
            RecordError::new(at, error.into())
        })?;
        replay(tokens, &mut view, |view| &view.table, View::apply)?;
        match Seat::ALL.into_iter().find(|&seat| seat != viewer && view.hand(seat).is_some()) {
            Some(seat) => {
                let at = seat.of(&head.hands).0;
                Err(RecordError::new(at, Expected::ShownHand.into()))
            }
            None => Ok(view),
        }
    }
}

/// What precedes the actions, and the place of the unused contracts.
struct Head {
    hands: [ReadHand; 4],
    declarer: Seat,
    unused: ContractSet,
    unused_at: usize,
    rules: HouseRules,
}

fn read_head(tokens: &mut Tokens<'_>) -> Result<Head, ParseError> {
    tokens.expect_tag(Expected::KingRecord)?;
    let hands = read_hands(tokens)?;
    let declarer = tokens.expect(Expected::Declarer)?.parse()?;
    let unused = tokens.expect(Expected::ContractSet)?;
    let rules = tokens.expect(Expected::HouseRules)?.parse()?;
    Ok(Head { hands, declarer, unused: unused.parse()?, unused_at: unused.at, rules })
}

/// Reads the actions to the end of the line and carries each of them out.
fn replay<T>(
    tokens: Tokens<'_>,
    state: &mut T,
    table: fn(&T) -> &Table,
    apply: fn(&mut T, Action) -> Result<(), Illegal>,
) -> Result<(), RecordError> {
    for token in tokens {
        let action = table(state).read_action(token.text).map_err(|error| token.misread(error))?;
        apply(state, action).map_err(|illegal| RecordError::new(token.at, illegal.into()))?;
    }
    Ok(())
}
