//! The cards that an action turns up.

use core::fmt;

use super::Player;
use crate::{Card, CardSet};

/// The cards that an action lets somebody see for the first time, as [`Round::apply`](super::Round::apply) returns them and
/// [`View::apply`](super::View::apply) and [`Table::apply`](super::Table::apply) take them: after the declaration the 15
/// open cards that are dealt then, in the order of the deal; the closed card that a table card lay on; and, for a player
/// whose hand this unlocks, its six cards in ascending order.
///
/// ```
/// use king_rules::balayi::{Action, Denomination, DenominationSet, Pack, Player, Round};
/// let mut round = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?;
/// let mut view = round.view(Player::Zero);
/// let action = Action::Declare(Denomination::Spades);
/// let revealed = round.apply(action)?;
/// assert_eq!(revealed.to(None), &round.pack().cards()[25..40]);
/// view.apply(action, revealed.to(Some(Player::Zero)))?;
/// assert_eq!(view, round.view(Player::Zero));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Revealed {
    cards: [Card; Revealed::MOST],
    /// How many of the cards everybody sees; the others are the owner's alone.
    public: u8,
    len: u8,
    owner: Player,
}

impl Revealed {
    /// The most cards that are turned up at once: the open cards that are dealt after the declaration
    /// ([B2.4](crate::rules::balayi_king#B2.4)).
    pub const MOST: usize = 15;

    /// That closed card, if there is one.
    #[inline(always)]
    pub(super) fn closed(card: Option<Card>) -> Self {
        let len = u8::from(card.is_some());
        Self { cards: [card.unwrap_or(Card::KING_OF_HEARTS); Self::MOST], public: len, len, owner: Player::Zero }
    }

    /// Those pile cards.
    pub(super) fn new(pile_cards: impl IntoIterator<Item = Card>) -> Self {
        let mut revealed = Self::closed(None);
        revealed.add(pile_cards);
        revealed.public = revealed.len;
        revealed
    }

    /// This and a hand, which its owner alone sees.
    pub(super) fn with_hand(mut self, owner: Player, hand: CardSet) -> Self {
        self.owner = owner;
        self.add(hand);
        self
    }

    fn add(&mut self, cards: impl IntoIterator<Item = Card>) {
        for (place, card) in self.cards.iter_mut().skip(self.len.into()).zip(cards) {
            *place = card;
            self.len += 1;
        }
    }

    /// What a player, or with `None` a spectator, sees of it.
    #[must_use]
    pub fn to(&self, viewer: Option<Player>) -> &[Card] {
        let len = if viewer == Some(self.owner) { self.len } else { self.public };
        self.cards.get(..len.into()).unwrap_or(&[])
    }
}

impl fmt::Debug for Revealed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Revealed").field(&self.to(None)).field(&self.owner).field(&self.to(Some(self.owner))).finish()
    }
}
