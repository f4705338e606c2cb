//! Sets of cards.

use core::fmt;

use crate::{Card, Rank, Suit};

set! {
    /// A set of cards: bit *i* stands for the card of index *i*, bits 52 and up are always zero
    /// ([cards](crate::rules::notation#cards)). As it fits 53 bits it survives JavaScript.
    ///
    /// Its text is a PBN hand, spades first, ranks high to low: `K762.J.AQ.AKQ654`.
    ///
    /// ```
    /// use king_rules::{Card, CardSet, Rank, Suit};
    /// let hand: CardSet = "K762.J.AQ.AKQ654".parse()?;
    /// assert_eq!(hand.len(), 13);
    /// assert_eq!((hand & Suit::Hearts.cards()).highest(), Some("HJ".parse()?));
    /// assert!(!hand.contains(Card::KING_OF_HEARTS));
    /// // A duty of play is a chain of preferences, each falling back when it cannot be met:
    /// let clubs_led = (hand & Suit::Clubs.cards()).or(hand);
    /// assert_eq!(clubs_led.len(), 6);
    /// assert_eq!(Rank::Queen.cards().len(), 4);
    /// # Ok::<(), king_rules::ParseError>(())
    /// ```
    CardSet(u64) of Card, Card::COUNT, by index and from_index;
    /// The cards of a [`CardSet`] in the order of their index.
    iterator Cards
}

impl CardSet {
    /// The honours: the aces, kings, queens, jacks and tens.
    pub const HONOURS: CardSet = CardSet(0x1f00 * (1 | 1 << 13 | 1 << 26 | 1 << 39));

    /// This set, or the other when this one is empty: one link of a chain of preferences.
    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        if self.is_empty() { other } else { self }
    }

    /// The card of the lowest index: the lowest of its suit when the set is of one suit.
    #[must_use]
    pub const fn lowest(self) -> Option<Card> {
        Card::from_index(self.0.trailing_zeros() as usize)
    }

    /// The card of the highest index: the highest of its suit when the set is of one suit.
    #[must_use]
    pub const fn highest(self) -> Option<Card> {
        Card::from_index(63usize.wrapping_sub(self.0.leading_zeros() as usize))
    }

    /// How many cards it has of each suit, in the order of the suits: ♣, ♦, ♥, ♠.
    ///
    /// ```
    /// use king_rules::{CardSet, Suit};
    /// let hand: CardSet = "K762.J.AQ.AKQ654".parse()?;
    /// assert_eq!(hand.shape(), [6, 2, 1, 4]);
    /// assert_eq!(hand.shape()[Suit::Spades as usize], 4);
    /// assert_eq!((hand & CardSet::HONOURS).to_string(), "K.J.AQ.AKQ");
    /// # Ok::<(), king_rules::ParseError>(())
    /// ```
    #[must_use]
    pub const fn shape(self) -> [u8; 4] {
        const fn count(set: CardSet, suit: Suit) -> u8 {
            (set.0 & suit.cards().0).count_ones() as u8
        }
        [count(self, Suit::Clubs), count(self, Suit::Diamonds), count(self, Suit::Hearts), count(self, Suit::Spades)]
    }

    /// The cards of all these sets.
    #[inline(always)]
    pub(crate) fn union(sets: impl IntoIterator<Item = CardSet>) -> CardSet {
        sets.into_iter().fold(Self::EMPTY, |all, set| all | set)
    }
}

impl Suit {
    /// The thirteen cards of the suit.
    #[must_use]
    pub const fn cards(self) -> CardSet {
        CardSet(0x1fff << (13 * self as u32))
    }
}

impl Rank {
    /// The four cards of the rank.
    #[must_use]
    pub const fn cards(self) -> CardSet {
        CardSet((1 | 1 << 13 | 1 << 26 | 1 << 39) << self as u32)
    }
}

impl Card {
    /// The cards of its suit that are higher than it.
    #[must_use]
    pub const fn higher(self) -> CardSet {
        // The card and all below it, within the pack.
        let up_to = (2u64 << self.index()) - 1;
        CardSet(self.suit().cards().0 & !up_to)
    }
}

impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for suit in Suit::ALL.into_iter().rev() {
            if suit != Suit::Spades {
                f.write_str(".")?;
            }
            for card in (*self & suit.cards()).iter().rev() {
                f.write_str(card.rank().text())?;
            }
        }
        Ok(())
    }
}
