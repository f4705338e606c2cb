//! The cards of a trick, in order.

use super::Seat;
use crate::{Card, CardSet, Suit, law};

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
    cards: [Option<Card>; 4],
}

impl Trick {
    /// No card yet; `leader` plays first.
    pub const fn new(leader: Seat) -> Self {
        Self { leader, cards: [None; 4] }
    }

    /// The trick with the next card added; a full trick stays as it is.
    #[must_use]
    pub fn with(mut self, card: Card) -> Self {
        if let Some(place) = self.cards.iter_mut().find(|place| place.is_none()) {
            *place = Some(card);
        }
        self
    }

    /// Who plays, or played, the first card.
    pub const fn leader(self) -> Seat {
        self.leader
    }

    /// The suit of the first card.
    pub fn led(self) -> Option<Suit> {
        self.plays().next().map(|(_, card)| card.suit())
    }

    /// How many cards lie, 0 to 4.
    pub fn len(self) -> usize {
        self.plays().count()
    }

    /// Whether no card lies.
    pub fn is_empty(self) -> bool {
        self.plays().next().is_none()
    }

    /// Who plays next; `None` when the trick is full.
    pub fn turn(self) -> Option<Seat> {
        self.leader.order().get(self.len()).copied()
    }

    /// Who played what, in order.
    pub fn plays(self) -> impl Iterator<Item = (Seat, Card)> {
        self.leader.order().into_iter().zip(self.cards.into_iter().flatten())
    }

    /// The cards that lie.
    pub fn cards(self) -> CardSet {
        self.cards.into_iter().flatten().collect()
    }

    /// Who takes the trick as it lies: the highest trump, otherwise the highest card of the suit led
    /// ([K7.2](crate::rules::konturlu_king#K7.2)). `None` when no card lies.
    pub fn winner(self, trump: Option<Suit>) -> Option<Seat> {
        let place = law::winner(self.cards.into_iter().flatten(), trump)?;
        self.leader.order().get(place).copied()
    }
}
