//! Sets of cards.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Sub, SubAssign};
use core::str::FromStr;

use crate::text::Token;
use crate::{Card, Expected, ParseError, Rank, Suit};

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
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// The whole pack.
    pub const ALL: CardSet = CardSet((1 << Card::COUNT) - 1);

    /// The set as a mask.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of that mask, or `None` when a bit from 52 on is set.
    pub const fn from_bits(bits: u64) -> Option<Self> {
        if bits & !Self::ALL.0 == 0 { Some(Self(bits)) } else { None }
    }

    /// The set of the lower 52 bits of that mask.
    pub const fn from_bits_truncate(bits: u64) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// How many cards there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether that card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & card.set().0 != 0
    }

    /// Whether every card of this set is in the other.
    pub const fn is_subset(self, other: CardSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether the two sets have a card in common.
    pub const fn meets(self, other: CardSet) -> bool {
        self.0 & other.0 != 0
    }

    /// This set, or the other when this one is empty: one link of a chain of preferences.
    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        if self.is_empty() { other } else { self }
    }

    /// This set with the card added.
    #[must_use]
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | card.set().0)
    }

    /// This set with the card taken out.
    #[must_use]
    pub const fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !card.set().0)
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: Card) {
        *self = self.with(card);
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: Card) {
        *self = self.without(card);
    }

    /// The card of the lowest index: the lowest of its suit when the set is of one suit.
    pub const fn lowest(self) -> Option<Card> {
        Card::from_index(self.0.trailing_zeros() as usize)
    }

    /// The card of the highest index: the highest of its suit when the set is of one suit.
    pub const fn highest(self) -> Option<Card> {
        Card::from_index(63usize.wrapping_sub(self.0.leading_zeros() as usize))
    }

    /// The cards in the order of their index.
    pub const fn iter(self) -> Cards {
        Cards(self)
    }
}

impl Suit {
    /// The thirteen cards of the suit.
    pub const fn cards(self) -> CardSet {
        CardSet(0x1fff << (13 * self as u32))
    }
}

impl Rank {
    /// The four cards of the rank.
    pub const fn cards(self) -> CardSet {
        CardSet((1 | 1 << 13 | 1 << 26 | 1 << 39) << self as u32)
    }
}

impl Card {
    /// The cards of its suit that are higher than it.
    pub const fn higher(self) -> CardSet {
        // The card and all below it, within the pack.
        let up_to = (2u64 << self.index()) - 1;
        CardSet(self.suit().cards().0 & !up_to)
    }
}

/// The cards of a [`CardSet`] in the order of their index.
#[derive(Clone, Debug)]
pub struct Cards(CardSet);

impl Iterator for Cards {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = self.0.lowest()?;
        self.0.remove(card);
        Some(card)
    }

    fn nth(&mut self, n: usize) -> Option<Card> {
        self.0.0 = without_lowest(self.0.0, n);
        self.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }

    fn count(self) -> usize {
        self.len()
    }
}

/// A mask without its `n` lowest bits that are set.
pub(crate) const fn without_lowest(mut bits: u64, n: usize) -> u64 {
    let mut left = if n < 64 { n } else { 64 };
    while left > 0 {
        bits &= bits.wrapping_sub(1);
        left -= 1;
    }
    bits
}

impl DoubleEndedIterator for Cards {
    fn next_back(&mut self) -> Option<Card> {
        let card = self.0.highest()?;
        self.0.remove(card);
        Some(card)
    }
}

impl ExactSizeIterator for Cards {}
impl FusedIterator for Cards {}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Extend<Card> for CardSet {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        *self |= cards.into_iter().collect();
    }
}

impl From<Card> for CardSet {
    fn from(card: Card) -> Self {
        card.set()
    }
}

impl BitAnd for CardSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for CardSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for CardSet {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Sub for CardSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for CardSet {
    type Output = Self;
    fn not(self) -> Self {
        Self::ALL - self
    }
}

impl BitAndAssign for CardSet {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl SubAssign for CardSet {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
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

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromStr for CardSet {
    type Err = ParseError;

    /// Reads a PBN hand of any number of cards; `-` is read for an empty suit.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let expected = |at| ParseError::new(at, Expected::Hand.into());
        let mut hand = Self::EMPTY;
        let mut groups = (Token { at: 0, text }).split('.');
        for suit in Suit::ALL.into_iter().rev() {
            let group = groups.next().ok_or(expected(text.len()))?;
            let mut below = suit.cards();
            if group.text == "-" {
                continue;
            }
            for (i, letter) in group.text.char_indices() {
                let card = Rank::ALL
                    .into_iter()
                    .find(|rank| rank.text().chars().eq([letter]))
                    .map(|rank| Card::new(suit, rank))
                    .filter(|&card| below.contains(card))
                    .ok_or(expected(group.at + i))?;
                below -= card.higher().with(card);
                hand.insert(card);
            }
        }
        match groups.next() {
            None => Ok(hand),
            // The dot before the group too many.
            Some(group) => Err(expected(group.at - 1)),
        }
    }
}
