//! The pack in the order in which it is dealt.

use core::fmt;

use crate::text::Tokens;
use crate::written::Written;
use crate::{Card, CardSet, Expected, PackError, ParseError, shuffle};

/// Stands for a card that is not seen.
pub(super) const UNSEEN: u8 = 0xff;

/// The 52 cards in the order in which they are dealt ([B2](crate::rules::balayi_king#B2)).
///
/// Its text is the cards, separated by spaces.
///
/// ```
/// use king_rules::balayi::Pack;
/// let pack = Pack::from_seed(7);
/// assert!(pack.to_string().starts_with("HT C8 D4 D7 S4 DJ SJ CT"));
/// assert_eq!(pack.to_string().parse(), Ok(pack));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Pack([Card; Card::COUNT]);

impl Pack {
    /// The pack of these cards, the one dealt first standing first.
    ///
    /// # Errors
    /// When a card occurs twice.
    pub fn new(cards: [Card; Card::COUNT]) -> Result<Self, PackError> {
        let mut seen = CardSet::EMPTY;
        for card in cards {
            if seen.contains(card) {
                return Err(PackError::Twice(card));
            }
            seen.insert(card);
        }
        Ok(Self(cards))
    }

    /// The pack of a seed, the same in every language for ever ([seeds](crate::rules::notation#seeds)).
    #[must_use]
    pub fn from_seed(seed: u64) -> Self {
        Self(shuffle::pack(seed))
    }

    /// A pack shuffled with any generator of random numbers.
    #[cfg(feature = "rand_core")]
    #[must_use]
    pub fn from_rng<R: rand_core::Rng + ?Sized>(rng: &mut R) -> Self {
        Self(shuffle::pack_from_rng(rng))
    }

    /// The cards in the order in which they are dealt.
    #[must_use]
    pub const fn cards(&self) -> &[Card; Card::COUNT] {
        &self.0
    }

    /// The index of each card.
    pub(super) fn indices(&self) -> [u8; Card::COUNT] {
        self.0.map(|card| card.index() as u8)
    }

    /// The pack of these indices; `None` when they are not those of 52 different cards.
    pub(super) fn from_indices(indices: &[u8; Card::COUNT]) -> Option<Self> {
        let mut seen = CardSet::EMPTY;
        let mut cards = [Card::KING_OF_HEARTS; Card::COUNT];
        for (place, &index) in cards.iter_mut().zip(indices) {
            *place = Card::from_index(index.into()).filter(|&card| !seen.contains(card))?;
            seen.insert(*place);
        }
        Some(Self(cards))
    }
}

impl fmt::Display for Pack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().enumerate().try_for_each(|(i, card)| {
            f.write_str(if i == 0 { "" } else { " " })?;
            card.fmt(f)
        })
    }
}

debug_as_text! { Pack }

from_str! { line: Pack }

impl Written for Pack {
    fn read(text: &str) -> Result<Self, ParseError> {
        let mut tokens = Tokens::new(text);
        let cards = read_cards(&mut tokens, false)?;
        tokens.expect_end()?;
        Ok(Self(cards.map(|number| Card::from_index(number.into()).unwrap_or(Card::KING_OF_HEARTS))))
    }
}

/// The set of the card of that index alone; empty for [`UNSEEN`], which shifts to no card of the pack.
#[inline(always)]
pub(super) const fn card_set(index: u8) -> CardSet {
    CardSet::from_bits_truncate(1u64.wrapping_shl(index as u32))
}

/// Reads 52 tokens that are different cards, or also `?` when some may be hidden. What there is then is [`UNSEEN`] and not
/// `None`: a `None` is a byte of memory that nobody sets, and valgrind would see it in the value.
pub(super) fn read_cards(tokens: &mut Tokens<'_>, hidden: bool) -> Result<[u8; Card::COUNT], ParseError> {
    let mut cards = [UNSEEN; Card::COUNT];
    let mut seen = CardSet::EMPTY;
    for place in &mut cards {
        let token = tokens.expect(Expected::Pack)?;
        if hidden && token.text == "?" {
            continue;
        }
        let card = token.parse()?;
        if seen.contains(card) {
            return Err(token.error(PackError::Twice(card).into()));
        }
        seen.insert(card);
        *place = card.index() as u8;
    }
    Ok(cards)
}
