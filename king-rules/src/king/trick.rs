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
/// assert_eq!(trick.card(Seat::North), Some("C2".parse()?));
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
    #[must_use]
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
    #[must_use]
    pub const fn leader(self) -> Seat {
        self.leader
    }

    /// The suit of the first card.
    #[inline(always)]
    #[must_use]
    pub fn led(self) -> Option<Suit> {
        let [lead, ..] = self.cards;
        (!self.is_empty()).then_some(lead.suit())
    }

    /// How many cards have been played to it, 0 to 4.
    #[must_use]
    pub const fn len(self) -> usize {
        self.len as usize
    }

    /// Whether no card has been played to it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Who plays next; `None` when the trick is full.
    #[must_use]
    pub fn turn(self) -> Option<Seat> {
        self.leader.order().get(self.len()).copied()
    }

    /// Who played what, in order.
    pub fn plays(self) -> impl Iterator<Item = (Seat, Card)> + Clone {
        self.leader.order().into_iter().zip(self.in_order())
    }

    fn in_order(self) -> impl Iterator<Item = Card> + Clone {
        self.cards.into_iter().take(self.len())
    }

    /// The card that a seat has played to it.
    #[must_use]
    pub fn card(self, seat: Seat) -> Option<Card> {
        self.in_order().nth(self.leader.turns_to(seat).into())
    }

    /// The cards played to it.
    #[inline(always)]
    #[must_use]
    pub fn cards(self) -> CardSet {
        self.in_order().collect()
    }

    /// Who wins the trick so far: the highest trump, otherwise the highest card of the suit led
    /// ([K7.2](crate::rules::konturlu_king#K7.2)). `None` before its first card.
    #[inline(always)]
    #[must_use]
    pub fn winner(self, trump: Option<Suit>) -> Option<Seat> {
        winner(self.plays(), trump)
    }
}

/// Who wins a trick of these plays. They are read one after the other: of a table just written to, that is faster than to
/// read them as one trick.
#[inline(always)]
pub(super) fn winner(plays: impl Iterator<Item = (Seat, Card)> + Clone, trump: Option<Suit>) -> Option<Seat> {
    let (leader, lead) = plays.clone().next()?;
    let cards = plays.clone().fold(CardSet::EMPTY, |cards, (_, card)| cards.with(card));
    let best = law::taking(cards, lead.suit(), trump)?;
    Some(plays.fold(leader, |winner, (seat, card)| if card == best { seat } else { winner }))
}
