//! The cards of a trick, in order.

use super::Seat;
use crate::{Card, CardSet, Rank, Suit, law};

/// Up to four cards played clockwise from a leader.
///
/// ```
/// use king_rules::Suit;
/// use king_rules::king::{Seat, Trick};
/// let trick = Trick::new(Seat::West).with("S9".parse()?).with("C2".parse()?);
/// assert_eq!(trick.led(), Some(Suit::Spades));
/// assert_eq!(trick.turn(), Some(Seat::East));
/// assert_eq!(trick.winner(Some(Suit::Clubs)), Some(Seat::North));
/// # Ok::<(), king_rules::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Trick {
    leader: Seat,
    len: u8,
    /// From `len` on stands ♣2, as in the record.
    cards: [Card; 4],
}

impl Trick {
    /// No card yet; `leader` plays first.
    pub const fn new(leader: Seat) -> Self {
        Self { leader, len: 0, cards: [Card::new(Suit::Clubs, Rank::Two); 4] }
    }

    /// The trick of the first `len` of these cards; the others must be ♣2.
    pub(super) const fn of(leader: Seat, len: u8, cards: [Card; 4]) -> Self {
        Self { leader, len, cards }
    }

    /// The trick with the next card added; a full trick stays as it is.
    #[must_use]
    pub fn with(mut self, card: Card) -> Self {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = card;
            self.len += 1;
        }
        self
    }

    /// Who plays, or played, the first card.
    pub const fn leader(self) -> Seat {
        self.leader
    }

    /// The suit of the first card.
    #[inline(always)]
    pub fn led(self) -> Option<Suit> {
        let [lead, ..] = self.cards;
        (!self.is_empty()).then_some(lead.suit())
    }

    /// How many cards lie, 0 to 4.
    pub const fn len(self) -> usize {
        self.len as usize
    }

    /// Whether no card lies.
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Who plays next; `None` when the trick is full.
    pub fn turn(self) -> Option<Seat> {
        self.leader.order().get(self.len()).copied()
    }

    /// Who played what, in order.
    pub fn plays(self) -> impl Iterator<Item = (Seat, Card)> {
        self.leader.order().into_iter().zip(self.in_order())
    }

    fn in_order(self) -> impl Iterator<Item = Card> {
        self.cards.into_iter().take(self.len())
    }

    /// The cards that lie.
    #[inline(always)]
    pub fn cards(self) -> CardSet {
        self.in_order().collect()
    }

    /// Who takes the trick as it lies: the highest trump, otherwise the highest card of the suit led
    /// ([K7.2](crate::rules::konturlu_king#K7.2)). `None` when no card lies.
    #[inline(always)]
    pub fn winner(self, trump: Option<Suit>) -> Option<Seat> {
        let best = law::taking(self.cards(), self.led()?, trump)?;
        Some(self.plays().fold(self.leader, |taker, (seat, card)| if card == best { seat } else { taker }))
    }
}
