//! What a seat is to hold in a deal: its cards, and how many of each suit.

use super::{DealsError, Seat};
use crate::{Card, CardSet, Suit};

/// What a seat is to hold: cards that it has, cards that it has not, how many it has of each suit. See
/// [`Deals`](super::Deals).
///
/// ```
/// use king_rules::Suit;
/// use king_rules::king::Holding;
/// // The ace and king of spades, not the king of hearts, four to six hearts, no club.
/// let holding = Holding::of("AK...".parse()?)
///     .lacking(".K..".parse()?)
///     .with_length(Suit::Hearts, 4, 6)
///     .with_length(Suit::Clubs, 0, 0);
/// assert_eq!(holding.lengths[Suit::Hearts as usize], (4, 6));
/// assert!(Holding::ANY.allows("AKQJT98765432...".parse()?));
/// assert!(!holding.allows("AKQJT98765432...".parse()?));
/// # Ok::<(), king_rules::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Holding {
    /// Cards that the seat holds.
    pub holds: CardSet,
    /// Cards that it does not hold.
    pub lacks: CardSet,
    /// The fewest and the most cards that it holds of each suit, in the order of the suits: ♣, ♦, ♥, ♠.
    pub lengths: [(u8, u8); 4],
}

impl Holding {
    /// Any hand.
    pub const ANY: Self = Self { holds: CardSet::EMPTY, lacks: CardSet::EMPTY, lengths: [(0, 13); 4] };

    /// A hand in which all these cards are: one hand alone when they are 13.
    #[must_use]
    pub const fn of(cards: CardSet) -> Self {
        Self { holds: cards, ..Self::ANY }
    }

    /// The same, with none of these cards.
    #[must_use]
    pub const fn lacking(self, cards: CardSet) -> Self {
        Self { lacks: cards, ..self }
    }

    /// The same, with so many cards of a suit, fewest and most.
    #[must_use]
    pub const fn with_length(mut self, suit: Suit, fewest: u8, most: u8) -> Self {
        let [clubs, diamonds, hearts, spades] = &mut self.lengths;
        let length = match suit {
            Suit::Clubs => clubs,
            Suit::Diamonds => diamonds,
            Suit::Hearts => hearts,
            Suit::Spades => spades,
        };
        *length = (fewest, most);
        self
    }

    /// The same, of one [shape](CardSet::shape): exactly so many ♣, ♦, ♥ and ♠.
    #[must_use]
    pub const fn with_shape(self, shape: [u8; 4]) -> Self {
        let [c, d, h, s] = shape;
        Self { lengths: [(c, c), (d, d), (h, h), (s, s)], ..self }
    }

    /// Whether these cards are such a hand.
    #[must_use]
    pub fn allows(&self, hand: CardSet) -> bool {
        let fits = |((fewest, most), length)| (fewest..=most).contains(&length);
        hand.len() == 13
            && self.holds.is_subset(hand)
            && !self.lacks.meets(hand)
            && self.lengths.into_iter().zip(hand.shape()).all(fits)
    }
}

/// Any hand.
impl Default for Holding {
    fn default() -> Self {
        Self::ANY
    }
}

/// How many cards of a suit each seat may hold, fewest and most.
pub(super) type Lengths = [(u8, u8); 4];

/// The cards that each seat may hold, and by suit how many, narrowed to what the cards allow.
pub(super) struct Bounds {
    pub(super) may: [CardSet; 4],
    pub(super) lengths: [Lengths; 4],
}

impl Bounds {
    /// What the seats may hold.
    ///
    /// # Errors
    /// When one condition contradicts another; that all hold together in some deal is not said.
    pub(super) fn of(holdings: &[Holding; 4]) -> Result<Self, DealsError> {
        let may = cards(holdings)?;
        let mut lengths = [[(0, 0); 4]; 4];
        for (suit, lengths) in Suit::ALL.into_iter().zip(&mut lengths) {
            for (seat, length) in Seat::ALL.into_iter().zip(lengths) {
                *length = narrowed(suit, *seat.of(holdings), *seat.of(&may))
                    .ok_or(DealsError::Length { found: suit, wanted: seat })?;
            }
        }
        for seat in Seat::ALL {
            sums_to_13(lengths.iter().map(|suit| *seat.of(suit))).ok_or(DealsError::Shape(seat))?;
        }
        for (suit, lengths) in Suit::ALL.into_iter().zip(lengths) {
            sums_to_13(lengths.into_iter()).ok_or(DealsError::Suit(suit))?;
        }
        Ok(Self { may, lengths })
    }
}

/// The cards that each seat may hold.
fn cards(holdings: &[Holding; 4]) -> Result<[CardSet; 4], DealsError> {
    let mut held = CardSet::EMPTY;
    for seat in Seat::ALL {
        let Holding { holds, lacks, .. } = *seat.of(holdings);
        if let Some(card) = (holds & held).lowest() {
            return Err(DealsError::Twice(card));
        }
        if let Some(card) = (holds & lacks).lowest() {
            return Err(DealsError::HeldAndLacked { found: card, wanted: seat });
        }
        if holds.len() > 13 {
            return Err(DealsError::TooMany { found: holds.len() as u8, wanted: seat });
        }
        held |= holds;
    }
    // What one is to hold no other may.
    let may = holdings.map(|Holding { holds, lacks, .. }| !(held - holds) - lacks);
    match Card::all().find(|&card| !CardSet::union(may).contains(card)) {
        Some(card) => Err(DealsError::Nowhere(card)),
        None => Ok(may),
    }
}

/// How many cards of the suit the seat may hold, as the cards allow; `None` when that is no number.
fn narrowed(suit: Suit, holding: Holding, may: CardSet) -> Option<(u8, u8)> {
    let count = |cards: CardSet| (cards & suit.cards()).len() as u8;
    let (fewest, most) = *holding.lengths.get(suit.index())?;
    let (fewest, most) = (fewest.max(count(holding.holds)), most.min(count(may)));
    (fewest <= most).then_some((fewest, most))
}

/// Whether numbers within these bounds can sum to 13.
fn sums_to_13(bounds: impl Iterator<Item = (u8, u8)> + Clone) -> Option<()> {
    let fewest: u32 = bounds.clone().map(|(fewest, _)| u32::from(fewest)).sum();
    let most: u32 = bounds.map(|(_, most)| u32::from(most)).sum();
    (fewest <= 13 && 13 <= most).then_some(())
}
