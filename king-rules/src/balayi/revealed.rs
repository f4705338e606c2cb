//! The cards that an action turns up.

use core::fmt;
use core::ops::Deref;

use crate::Card;

/// The cards that an action lets somebody see for the first time, in the order in which
/// [`View::apply`](super::View::apply) takes them: a slice of at most 15 cards that needs no heap.
#[derive(Clone, Copy)]
pub struct Revealed {
    cards: [Card; Revealed::MOST],
    len: usize,
}

impl Revealed {
    /// The most cards that are turned up at once: the open cards that are dealt after the declaration
    /// ([B2.4](crate::rules::balayi_king#B2.4)).
    pub const MOST: usize = 15;
}

impl FromIterator<Card> for Revealed {
    /// Takes the first 15 of the cards.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut revealed = Self::default();
        for (place, card) in revealed.cards.iter_mut().zip(cards) {
            *place = card;
            revealed.len += 1;
        }
        revealed
    }
}

impl Default for Revealed {
    fn default() -> Self {
        Self { cards: [Card::KING_OF_HEARTS; Self::MOST], len: 0 }
    }
}

impl Deref for Revealed {
    type Target = [Card];

    fn deref(&self) -> &[Card] {
        self.cards.get(..self.len).unwrap_or(&[])
    }
}

impl fmt::Debug for Revealed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.deref().fmt(f)
    }
}
