//! A round as one player sees it: what a client holds, and a bot plays from.

use super::follow::Follower;
use super::place::{PILE_CARDS, hand_slots};
use super::{
    Action, ActionSet, DenominationSet, HiddenError, Illegal, Pack, Player, Round, SetupError, Table, ViewError, piles,
};
use crate::{Card, CardSet};

/// A round as one player sees it ([B7.1](crate::rules::balayi_king#B7.1)): the [table](Table), and its own hand once that
/// is unlocked. This is what a client holds and a bot plays from; before the end of the round nothing else of the pack is in it.
///
/// It answers what its player may do, and [`apply`](View::apply) advances it by anyone's action. Its text is the record with
/// `?` for what is not seen, the own hand in ascending order. The record does not name the viewer, so
/// [`View::parse`] takes it.
///
/// ```
/// use king_rules::balayi::{DenominationSet, Pack, Player, Round, View};
/// let mut round = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?;
/// // Play until player 0 has taken a trick.
/// while round.taken()[0] == 0 {
///     round.apply(round.legal_actions().iter().last().unwrap())?;
/// }
/// let view = round.view(Player::Zero);
/// assert_eq!(view.hand(Player::Zero), Some(round.hand(Player::Zero)));
/// assert_eq!(view.hand(Player::One), None);
/// assert_eq!(view.legal_actions(), round.legal_actions());
/// assert_eq!(View::parse(Player::Zero, &view.to_string()), Ok(view));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct View {
    pub(super) table: Table,
    /// The viewer's hand cards that it sees and has not played, as a mask, little-endian.
    pub(super) hand: [u8; 8],
    pub(super) viewer: u8,
    pub(super) padding: [u8; 4],
}

const _: () = assert!(size_of::<View>() == 136, "a view has no padding but its own");

impl View {
    /// The view of a player at the start of a round: the declarer's five open cards, in the order of the deal
    /// ([B2.2](crate::rules::balayi_king#B2.2)), who deals, and what the other player may declare.
    ///
    /// # Errors
    /// When a card occurs twice, or `unused` is empty.
    pub fn new(viewer: Player, open: [Card; 5], dealer: Player, unused: DenominationSet) -> Result<Self, SetupError> {
        Ok(Self::with_hand(Table::new(open, dealer, unused)?, viewer, CardSet::EMPTY))
    }

    pub(super) const fn with_hand(table: Table, viewer: Player, hand: CardSet) -> Self {
        Self { table, hand: hand.bits().to_le_bytes(), viewer: viewer as u8, padding: [0; 4] }
    }

    /// The player whose view it is.
    #[must_use]
    pub const fn viewer(&self) -> Player {
        Player::from_low_bit(self.viewer)
    }

    /// What both players see.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The hand cards that a player has not played; `None` when the viewer does not see them: its own while they are
    /// locked, and those of the other player before the end.
    #[must_use]
    pub fn hand(&self, player: Player) -> Option<CardSet> {
        // B7.1: the own hand once it is unlocked, the other only when all is played.
        let own = player == self.viewer();
        let seen = self.table.turn().is_none() || (own && self.table.unlocked(player));
        seen.then_some(if own { self.own_hand() } else { CardSet::EMPTY })
    }

    /// The hand cards that a player was dealt; empty when the viewer does not see them.
    pub(super) fn dealt_hand(&self, player: Player) -> CardSet {
        self.hand(player).map_or(CardSet::EMPTY, |_| self.known_hand(player))
    }

    /// Those of the hand cards that a player was dealt of which the viewer knows: it has them still, or they have been played.
    pub(super) fn known_hand(&self, player: Player) -> CardSet {
        self.hand(player).unwrap_or_default() | self.table.played_from_hand(player)
    }

    const fn own_hand(&self) -> CardSet {
        CardSet::from_bits_truncate(u64::from_le_bytes(self.hand))
    }

    /// The cards that the viewer could choose from if it had to lead ([B4](crate::rules::balayi_king#B4)): its open
    /// table cards, and its hand cards once they are unlocked. Empty unless cards are being played.
    #[must_use]
    pub fn playable(&self) -> CardSet {
        piles::may(&self.table, self.viewer(), self.own_hand())
    }

    /// The cards that the viewer sees or has seen.
    #[must_use]
    pub fn seen(&self) -> CardSet {
        !self.unseen()
    }

    /// The cards that the viewer has not seen: they lie closed, in the other player's hand, or in its own locked hand.
    #[must_use]
    pub fn unseen(&self) -> CardSet {
        self.table.unseen() - self.own_hand()
    }

    /// The pack as far as the viewer knows it, in the order of the deal. Hand cards stand in ascending order at the first
    /// slots of their player's hand, as nobody learns in which order they were dealt; those that the other player has
    /// played are among them. [`with_hidden`](Self::with_hidden) takes every pack that has the [`unseen`](Self::unseen)
    /// cards in the other places, if the record is legal with it.
    ///
    /// ```
    /// use king_rules::balayi::{Pack, Place, Player, Simulation};
    /// let round = Simulation::new(7).round(0)?;
    /// let view = round.view(Player::Zero);
    /// let known = view.known();
    /// assert_eq!(known[..40], round.pack().cards().map(Some)[..40]);
    /// assert!(known.iter().all(Option::is_some), "the round is over");
    /// # Ok::<(), king_rules::balayi::SimulationError>(())
    /// ```
    #[must_use]
    pub fn known(&self) -> [Option<Card>; Card::COUNT] {
        let mut known = core::array::from_fn(|slot| self.table.pile_card(slot));
        for player in Player::ALL {
            for (slot, card) in hand_slots(player, self.table.dealer()).into_iter().zip(self.known_hand(player)) {
                if let Some(place) = known.get_mut(slot) {
                    *place = Some(card);
                }
            }
        }
        known
    }

    /// What the viewer may do: empty when it is not its turn.
    #[must_use]
    pub fn legal_actions(&self) -> ActionSet {
        if self.table.turn() == Some(self.viewer()) {
            self.table.legal_actions(self.own_hand())
        } else {
            ActionSet::EMPTY
        }
    }

    /// The cards that the viewer may play: empty when it is not its turn.
    #[must_use]
    pub fn legal_cards(&self) -> CardSet {
        self.legal_actions().cards()
    }

    /// Why the viewer may not do that; `None` when it may. Depends only on what it sees.
    #[must_use]
    pub fn why_not(&self, action: Action) -> Option<Illegal> {
        match self.table.turn() {
            Some(player) if player != self.viewer() => Some(Illegal::NotOnTurn),
            // When the round is over nobody is on turn, and that is the answer.
            _ => self.table.why_not(self.own_hand(), action),
        }
    }

    /// Advances the view by what the player on turn does, the viewer or the other.
    ///
    /// `revealed` are the cards that the viewer sees for the first time through it, as
    /// [`Round::apply`] returns them, in the order of the deal: after the declaration the 15 open cards; the
    /// closed card that a table card uncovers; and, when the viewer's hand is unlocked, its six cards (in any order).
    /// Then the view is the same as [`Round::view`] after the action.
    ///
    /// # Errors
    /// When none of the [`worlds`](Self::worlds) of this view has it: the action is illegal or the record proves that it was,
    /// `revealed` has another number of cards than the action turns up, a card that was seen before or one twice, or no cards
    /// of the other player would agree with it all ([B7.1](crate::rules::balayi_king#B7.1)). Then nothing has changed.
    pub fn apply(&mut self, action: Action, revealed: &[Card]) -> Result<(), ViewError> {
        let Follower { table, hand, .. } = self.follower().after_revealing(action, revealed)?;
        *self = Self::with_hand(table, self.viewer(), hand);
        Ok(())
    }

    /// Advances the view by an action known to be legal and the cards that it turned up, as they come from a trusted server.
    /// Wrong ones do not panic, but leave a view that no legal play leads to, and that may have no
    /// [`worlds`](Self::worlds).
    pub fn apply_unchecked(&mut self, action: Action, revealed: &[Card]) {
        let mut now = self.follower();
        now.push_revealing(action, revealed);
        *self = Self::with_hand(now.table, self.viewer(), now.hand);
    }

    fn follower(&self) -> Follower {
        Follower { table: self.table.clone(), viewer: Some(self.viewer()), hand: self.own_hand() }
    }

    /// The round with this pack, if it can be the one that the viewer looks at: it agrees with all cards seen, and
    /// everything that was done is legal with it. The six hand cards of a player may stand in any order.
    ///
    /// It takes a guess, or the truth once that is shown. All packs that it takes, with the hands in ascending order, are those
    /// of the [`worlds`](Self::worlds).
    ///
    /// # Errors
    /// When it cannot.
    pub fn with_hidden(&self, pack: Pack) -> Result<Round, HiddenError> {
        let pack = pack.indices();
        let mut round = Round::begin(Table::fresh(&pack, self.dealer(), self.unused()), pack);
        // A card in a wrong place is not to be called an illegal action.
        for (slot, &given) in pack.iter().enumerate().take(PILE_CARDS) {
            if let Some(card) = self.table.pile_card(slot).filter(|card| card.index() != usize::from(given)) {
                return Err(HiddenError::Elsewhere(card));
            }
        }
        for player in Player::ALL {
            if let Some(card) = (self.dealt_hand(player) - round.dealt_hand(player)).lowest() {
                return Err(HiddenError::Elsewhere(card));
            }
        }
        for (number, (_, action)) in (0..).zip(self.actions()) {
            round.replay(action).map_err(|illegal| HiddenError::Record { number, illegal })?;
        }
        Ok(round)
    }
}
