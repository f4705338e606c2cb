//! Rounds, tables and views as text: one line each, read by replaying it
//! ([records](crate::rules::notation#records)).

use core::fmt;
use core::str::FromStr;

use super::follow::Follower;
use super::pack::UNSEEN;
use super::pack::read_cards;
use super::place::{FIRST_OPEN, hand_slots, slots};
use super::{Action, DenominationSet, Player, RecordError, RecordErrorKind, Round, SetupError, Table, View, ViewError};
use crate::text::Tokens;
use crate::{Card, CardSet, Expected, PackError};

const TAG: &str = "balayi1";
/// How many tokens stand before the pack.
const BEFORE_PACK: usize = 1;
/// How many tokens stand before the dealer, and before what is unused.
pub(super) const BEFORE_DEALER: usize = BEFORE_PACK + Card::COUNT;
pub(super) const BEFORE_UNUSED: usize = BEFORE_DEALER + 1;

/// Writes a record; of the pack there is what can be seen.
fn write(f: &mut fmt::Formatter<'_>, pack: &[u8; Card::COUNT], table: &Table) -> fmt::Result {
    f.write_str(TAG)?;
    for &index in pack {
        match Card::from_index(index.into()) {
            Some(card) => write!(f, " {card}")?,
            None => f.write_str(" ?")?,
        }
    }
    write!(f, " {} {}", table.dealer(), table.unused())?;
    table.actions().try_for_each(|(_, action)| write!(f, " {action}"))
}

/// The pack as it stands in the record of somebody who sees the table and, of the hands that were dealt, these; they
/// stand in ascending order.
fn seen_pack(table: &Table, hands: [CardSet; 2]) -> [u8; Card::COUNT] {
    let mut pack = [UNSEEN; Card::COUNT];
    for (place, &card) in pack.iter_mut().zip(&table.piles) {
        *place = card;
    }
    for player in Player::ALL {
        for (slot, card) in hand_slots(player, table.dealer()).into_iter().zip(*player.of(&hands)) {
            if let Some(place) = pack.get_mut(slot) {
                *place = card.index() as u8;
            }
        }
    }
    pack
}

impl Table {
    /// The hands that were dealt, as far as everybody sees them: after the end they are the cards that were played and
    /// lay on no pile.
    fn dealt_hands(&self) -> [CardSet; 2] {
        Player::ALL.map(|player| match self.turn() {
            None => self.played_from_hand(player),
            Some(_) => CardSet::EMPTY,
        })
    }
}

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(f, &self.pack, &self.table)
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(f, &seen_pack(self, self.dealt_hands()), self)
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(f, &seen_pack(self.table(), Player::ALL.map(|player| self.dealt_hand(player))), self.table())
    }
}

debug_as_text! { Round Table }

/// A record does not name the viewer, and two views of one round differ by that.
impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "View({}, {self})", self.viewer())
    }
}

/// The start of a record: a pack, in which some cards may be hidden, the dealer, and what is unused.
struct Start {
    pack: [u8; Card::COUNT],
    dealer: Player,
    unused: DenominationSet,
}

impl Start {
    fn read(tokens: &mut Tokens<'_>, hidden: bool) -> Result<Self, RecordError> {
        tokens.expect_tag(Expected::BalayiRecord)?;
        let pack = read_cards(tokens, hidden)?;
        let dealer: Player = tokens.expect(Expected::Dealer)?.parse()?;
        let token = tokens.expect(Expected::DenominationSet)?;
        let unused: DenominationSet = token.parse()?;
        if unused.is_empty() {
            return Err(RecordError::new(token.at, SetupError::NothingToDeclare.into()));
        }
        Ok(Self { pack, dealer, unused })
    }

    fn table(&self) -> Table {
        Table::fresh(&self.pack, self.dealer, self.unused)
    }
}

/// Where token number n of a text begins: the end of the text when there is none.
fn token_at(text: &str, n: usize) -> usize {
    Tokens::new(text).nth(n).map_or(text.len(), |token| token.at)
}

impl FromStr for Round {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut tokens = Tokens::new(text);
        let start = Start::read(&mut tokens, false)?;
        let mut round = Round::begin(start.table(), start.pack);
        for token in tokens {
            let action: Action = token.parse()?;
            round.replay(action).map_err(|illegal| RecordError::new(token.at, illegal.into()))?;
        }
        Ok(round)
    }
}

impl FromStr for Table {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let (follower, pack) = follow(text, None)?;
        check_pack(text, &pack, &seen_pack(&follower.table, follower.table.dealt_hands()))?;
        Ok(follower.table)
    }
}

impl View {
    /// Reads the view of that player from its text.
    ///
    /// # Errors
    /// When the text is not exactly what this player sees at some point of a legal round.
    pub fn parse(viewer: Player, text: &str) -> Result<Self, RecordError> {
        let (Follower { table, hand, .. }, pack) = follow(text, Some(viewer))?;
        let view = View::with_hand(table, viewer, hand);
        let hands = Player::ALL.map(|player| view.dealt_hand(player));
        check_pack(text, &pack, &seen_pack(view.table(), hands))?;
        Ok(view)
    }
}

/// Reads the record of somebody who does not see everything by following it: the cards of the pack come into sight one
/// by one. Returns the pack of the record too.
fn follow(text: &str, viewer: Option<Player>) -> Result<(Follower, [u8; Card::COUNT]), RecordError> {
    let mut tokens = Tokens::new(text);
    let start = Start::read(&mut tokens, true)?;
    let card = |slot: usize| start.pack.get(slot).copied().filter(|&card| card != UNSEEN);
    let seen = |slot: usize| card(slot).ok_or_else(|| at_slot(text, slot, Expected::SeenCard.into()));
    for slot in FIRST_OPEN {
        seen(slot)?;
    }
    let mut follower = Follower::new(start.table(), viewer);
    for token in tokens {
        let action = token.parse()?;
        let revealed = follower.slots_revealed(action).map_err(|illegal| RecordError::new(token.at, illegal.into()))?;
        let mut pack = [UNSEEN; Card::COUNT];
        for slot in slots(revealed) {
            let card = seen(slot)?;
            if let Some(place) = pack.get_mut(slot) {
                *place = card;
            }
        }
        follower = follower.after(action, &pack).map_err(|error| match error {
            // A card of the pack that was played before it came into sight.
            ViewError::Seen(twice) => {
                let slot = (0..Card::COUNT).find(|&slot| card(slot) == Some(twice.index() as u8));
                at_slot(text, slot.unwrap_or(0), PackError::Twice(twice).into())
            }
            _ => token.expected(Expected::PossibleAction).into(),
        })?;
    }
    Ok((follower, start.pack))
}

/// Checks that the pack of a record is all that is seen at its end.
fn check_pack(text: &str, pack: &[u8; Card::COUNT], seen: &[u8; Card::COUNT]) -> Result<(), RecordError> {
    match pack.iter().zip(seen).enumerate().find(|(_, (said, seen))| said != seen) {
        None => Ok(()),
        Some((slot, (_, &UNSEEN))) => Err(at_slot(text, slot, Expected::UnseenCard.into())),
        Some((slot, _)) => Err(at_slot(text, slot, Expected::AscendingHand.into())),
    }
}

/// An error at a card of the pack.
fn at_slot(text: &str, slot: usize, kind: RecordErrorKind) -> RecordError {
    RecordError::new(token_at(text, BEFORE_PACK + slot), kind)
}
