//! The cards of a trick, in order.

use super::Player;
use crate::{Card, CardSet, Rank, Suit, law};

/// Up to two cards: the one that was led, and the answer to it.
///
/// ```
/// use king_rules::Suit;
/// use king_rules::balayi::{Player, Trick};
/// let trick = Trick::new(Player::One).with("S9".parse()?);
/// assert_eq!((trick.led(), trick.turn()), (Some(Suit::Spades), Some(Player::Zero)));
/// assert_eq!(trick.with("C2".parse()?).winner(Some(Suit::Clubs)), Some(Player::Zero));
/// # Ok::<(), king_rules::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Trick {
    leader: Player,
    len: u8,
    /// From `len` on stands ♣2.
    cards: [Card; 2],
}

impl Trick {
    /// No card yet; `leader` plays first.
    #[inline(always)]
    #[must_use]
    pub const fn new(leader: Player) -> Self {
        Self { leader, len: 0, cards: [Card::new(Suit::Clubs, Rank::Two); 2] }
    }

    /// The trick with the next card added; a full trick stays as it is.
    #[must_use]
    #[inline(always)]
    pub fn with(mut self, card: Card) -> Self {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = card;
            self.len += 1;
        }
        self
    }

    /// Who plays, or played, the first card.
    #[must_use]
    pub const fn leader(self) -> Player {
        self.leader
    }

    /// The first card, while it waits for the answer.
    #[inline(always)]
    pub(super) fn lead(self) -> Option<Card> {
        let [lead, _] = self.cards;
        (self.len == 1).then_some(lead)
    }

    /// The suit of the first card.
    #[must_use]
    pub fn led(self) -> Option<Suit> {
        let [lead, _] = self.cards;
        (!self.is_empty()).then_some(lead.suit())
    }

    /// How many cards lie, 0 to 2.
    #[must_use]
    pub const fn len(self) -> usize {
        self.len as usize
    }

    /// Whether no card lies.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Who plays next; `None` when the trick is full.
    #[must_use]
    pub fn turn(self) -> Option<Player> {
        match self.len {
            0 => Some(self.leader),
            1 => Some(self.leader.other()),
            _ => None,
        }
    }

    /// Who played what, in order.
    pub fn plays(self) -> impl Iterator<Item = (Player, Card)> + Clone {
        [self.leader, self.leader.other()].into_iter().zip(self.cards).take(self.len())
    }

    /// The cards that lie.
    #[must_use]
    pub fn cards(self) -> CardSet {
        self.plays().map(|(_, card)| card).collect()
    }

    /// The card that a player put into it, if it has.
    #[must_use]
    pub fn card(self, player: Player) -> Option<Card> {
        self.plays().find(|&(by, _)| by == player).map(|(_, card)| card)
    }

    /// Who takes the trick as it lies: the highest trump, otherwise the highest card of the suit led
    /// ([B5.4](crate::rules::balayi_king#B5.4)). `None` when no card lies.
    #[inline(always)]
    #[must_use]
    pub fn winner(self, trump: Option<Suit>) -> Option<Player> {
        let [lead, answer] = self.cards;
        match self.len {
            0 => None,
            // B5.4: the higher card of the suit led wins, a trump beats it.
            2 if law::beats(answer, lead, trump) => Some(self.leader.other()),
            _ => Some(self.leader),
        }
    }
}
