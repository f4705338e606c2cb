//! A round with all its cards, the table and the pack: what a server holds.

use super::pack::card_set;
use super::place::{LATER_OPEN, hand_slots};
use super::{Action, ActionSet, DenominationSet, Illegal, Pack, Player, Revealed, SetupError, Table, View, piles};
use crate::{Card, CardSet};

/// One round of Balayı kingi from the declaration to the scores: the [table](Table), and the pack.
///
/// A round is its own record: a small value that keeps everything declared and played. To take back, keep a clone from
/// before. Its text is its record ([records](crate::rules::notation#records)), which is read by replaying it; a record
/// that stops somewhere is the position there.
///
/// A round takes 176 bytes. In 16 of them its table keeps the open cards of both players as sets, although they follow from
/// the piles and the plays: worked out each time, they would make a card of random play take 1.7 times as long, and a checked
/// `apply` more than three times, while a clone would be no faster.
///
/// ```
/// use king_rules::balayi::{Action, Denomination, DenominationSet, Pack, Phase, Player, Round};
/// let mut round = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?;
/// assert_eq!((round.phase(), round.turn()), (Phase::Declare, Some(Player::One)));
/// round.apply(Action::Declare(Denomination::Spades))?;
/// while let Some(action) = round.legal_actions().iter().next() {
///     round.apply(action)?;
/// }
/// assert_eq!(round.taken().iter().sum::<i16>(), 26);
/// assert_eq!(round.scores().unwrap().iter().sum::<i32>(), 0);
/// assert_eq!(round.to_string().parse(), Ok(round));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct Round {
    pub(super) table: Table,
    /// The index of each card in the order of the deal.
    pub(crate) pack: [u8; Card::COUNT],
    pub(super) padding: u8,
}

const _: () = assert!(size_of::<Round>() == 176, "a round has no padding but its own");

impl Round {
    /// A round before the declaration. `unused` is what the player who does not deal may declare
    /// ([B1.3](crate::rules::balayi_king#B1.3)).
    ///
    /// # Errors
    /// When `unused` is empty.
    pub fn new(pack: Pack, dealer: Player, unused: DenominationSet) -> Result<Self, SetupError> {
        let pack = pack.indices();
        Ok(Self::begin(Table::start(&pack, dealer, unused)?, pack))
    }

    pub(super) const fn begin(table: Table, pack: [u8; Card::COUNT]) -> Self {
        Self { table, pack, padding: 0 }
    }

    /// What both players see, and so may any spectator.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What a player may see. It depends on no hidden card.
    #[must_use]
    pub fn view(&self, player: Player) -> View {
        let hand = if self.table.unlocked(player) { self.hand(player) } else { CardSet::EMPTY };
        View::with_hand(self.table.clone(), player, hand)
    }

    /// The pack as it was dealt.
    #[must_use]
    pub fn pack(&self) -> Pack {
        // The cards of a round are a pack by construction; only a corrupted round comes out as some other.
        Pack::from_indices(&self.pack).unwrap_or_else(|| Pack::from_seed(0))
    }

    /// A player's hand cards that it has not played, whether it sees them yet or not.
    #[inline(always)]
    #[must_use]
    pub fn hand(&self, player: Player) -> CardSet {
        self.dealt_hand(player) - self.table.played()
    }

    /// The six hand cards that a player was dealt.
    #[inline(always)]
    pub(super) fn dealt_hand(&self, player: Player) -> CardSet {
        let slots = hand_slots(player, self.table.dealer());
        CardSet::union(slots.into_iter().filter_map(|slot| self.pack.get(slot)).map(|&card| card_set(card)))
    }

    /// The cards that a player could choose from if it had to lead ([B4](crate::rules::balayi_king#B4)): its open table
    /// cards, and its hand cards once they are unlocked. Empty unless cards are being played.
    #[must_use]
    pub fn playable(&self, player: Player) -> CardSet {
        piles::may(&self.table, player, self.hand(player))
    }

    /// What the player on turn may do: never empty before the round is over, and empty then.
    #[inline(always)]
    #[must_use]
    pub fn legal_actions(&self) -> ActionSet {
        self.table.legal_actions(self.hand(self.table.actor()))
    }

    /// The cards that the player on turn may play; empty unless cards are being played.
    #[inline(always)]
    #[must_use]
    pub fn legal_cards(&self) -> CardSet {
        self.table.legal_cards(self.hand(self.table.actor()))
    }

    /// Why the player on turn may not do that; `None` when it may. The answer depends on nothing that this player does
    /// not see, but it trusts the caller that this player asks: to anybody else it shows what that one can play. A server
    /// asks [`why_not_as`](Self::why_not_as).
    ///
    /// ```
    /// use king_rules::balayi::{Action, DenominationSet, Illegal, Pack, Phase, Player, Round};
    /// let round = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?;
    /// let ace = Action::Play("SA".parse()?);
    /// assert_eq!(round.why_not(ace), Some(Illegal::WrongPhase(Phase::Declare)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn why_not(&self, action: Action) -> Option<Illegal> {
        self.table.why_not(self.hand(self.table.actor()), action)
    }

    /// Applies an action of the player on turn, and returns the cards that it turned up. It trusts the caller that this
    /// player acts: a server, which knows who acts, calls [`apply_as`](Self::apply_as).
    ///
    /// # Errors
    /// When the action is not among [`legal_actions`](Self::legal_actions); nothing has changed then.
    pub fn apply(&mut self, action: Action) -> Result<Revealed, Illegal> {
        self.check(action)?;
        let (player, locked) = (self.table.actor(), self.locked());
        let open = self.table.open_cards(player);
        self.apply_unchecked(action);
        // The usual case first, and written where it is returned.
        let closed = (self.table.open_cards(player) - open).lowest();
        match action {
            Action::Play(_) if locked == self.locked() => Ok(Revealed::closed(closed)),
            Action::Play(_) => Ok(self.with_unlocked(Revealed::closed(closed), locked)),
            Action::Declare(_) => Ok(Revealed::new(LATER_OPEN.filter_map(|slot| self.table.pile_card(slot)))),
        }
    }

    /// Which players do not see their hands.
    #[inline(always)]
    fn locked(&self) -> [bool; 2] {
        Player::ALL.map(|player| !self.table.unlocked(player))
    }

    /// These and the hand that is not locked any more.
    #[inline(never)]
    fn with_unlocked(&self, revealed: Revealed, locked: [bool; 2]) -> Revealed {
        let unlocked = Player::ALL.into_iter().find(|&player| *player.of(&locked) && self.table.unlocked(player));
        unlocked.map_or(revealed, |owner| revealed.with_hand(owner, self.hand(owner)))
    }

    /// Whether the player on turn may do that. The set alone decides whether a card is legal; reasons are looked for when
    /// it is not in it.
    #[inline(always)]
    fn check(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Play(card) if self.legal_cards().contains(card) => Ok(()),
            _ => self.why_not(action).map_or(Ok(()), Err),
        }
    }

    /// Applies an action of a record.
    pub(super) fn replay(&mut self, action: Action) -> Result<(), Illegal> {
        self.check(action)?;
        self.apply_unchecked(action);
        Ok(())
    }

    /// Why that player may not do that; `None` when it may. For a player who is not on turn the answer is that alone,
    /// whatever the cards.
    ///
    /// ```
    /// use king_rules::balayi::{Action, DenominationSet, Illegal, Pack, Player, Round};
    /// let round = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?;
    /// assert_eq!(round.why_not_as(Player::Zero, "S".parse()?), Some(Illegal::NotOnTurn));
    /// assert_eq!(round.why_not_as(Player::One, "S".parse()?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn why_not_as(&self, player: Player, action: Action) -> Option<Illegal> {
        match self.table.turn() {
            Some(turn) if turn != player => Some(Illegal::NotOnTurn),
            // When the round is over nobody is on turn, and that is the answer.
            _ => self.why_not(action),
        }
    }

    /// Applies an action of that player, and returns the cards that it turned up.
    ///
    /// # Errors
    /// When [`why_not_as`](Self::why_not_as) has a reason; nothing has changed then.
    pub fn apply_as(&mut self, player: Player, action: Action) -> Result<Revealed, Illegal> {
        match self.table.turn() {
            Some(turn) if turn != player => Err(Illegal::NotOnTurn),
            _ => self.apply(action),
        }
    }

    /// Applies an action known to be legal, as one out of [`legal_actions`](Self::legal_actions) is. An illegal
    /// one does not panic, but leaves a round that no legal play leads to.
    #[inline(always)]
    pub fn apply_unchecked(&mut self, action: Action) {
        self.table.push(action, &self.pack);
    }
}
