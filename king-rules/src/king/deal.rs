//! The deal ([K2](crate::rules::konturlu_king#K2)): the four hands, who deals, and who declares first.

use core::fmt;

use super::Seat;
use crate::text::Tokens;
use crate::written::Written;
use crate::{Card, CardSet, Expected, PackError, ParseError, shuffle};

/// Four hands of 13 cards that make up the pack ([K2.5](crate::rules::konturlu_king#K2.5)).
///
/// Its text is a PBN deal, `N:spades.hearts.diamonds.clubs …`, clockwise; another first seat is read too.
///
/// ```
/// use king_rules::king::{Deal, Seat};
/// let deal = Deal::from_seed(7);
/// assert_eq!(deal.hand(Seat::North).len(), 13);
/// assert_eq!(deal.to_string().parse(), Ok(deal));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Deal([CardSet; 4]);

impl Deal {
    /// The deal of these hands, in the order N, E, S, W.
    ///
    /// # Errors
    /// When a hand has not 13 cards, or a card is in two hands.
    pub fn new(hands: [CardSet; 4]) -> Result<Self, PackError> {
        let mut seen = CardSet::EMPTY;
        for hand in hands {
            check_hand(hand, seen)?;
            seen |= hand;
        }
        Ok(Self(hands))
    }

    /// The deal of a seed, the same in every language for ever ([seeds](crate::rules::notation#seeds)): of the
    /// [pack](crate::shuffle::pack) of that seed, cards 0–12 to N, 13–25 to E, 26–38 to S, 39–51 to W.
    ///
    /// ```
    /// use king_rules::king::{Deal, Seat};
    /// assert_eq!(Deal::from_seed(0).hand(Seat::North).to_string(), "AQJ.J4.AQ72.AKT4");
    /// ```
    #[must_use]
    pub fn from_seed(seed: u64) -> Self {
        Self::in_blocks(&shuffle::pack(seed))
    }

    /// A deal with any generator of random numbers.
    #[cfg(feature = "rand_core")]
    #[must_use]
    pub fn from_rng<R: rand_core::Rng + ?Sized>(rng: &mut R) -> Self {
        Self::in_blocks(&shuffle::pack_from_rng(rng))
    }

    /// Deals a pack as it is done at the table: one card at a time, clockwise, from the dealer's left
    /// ([K2.5](crate::rules::konturlu_king#K2.5)).
    ///
    /// # Errors
    /// When a card occurs twice.
    ///
    /// ```
    /// use king_rules::king::{Deal, Seat};
    /// let pack = king_rules::shuffle::pack(7);
    /// let deal = Deal::from_pack(&pack, Seat::West)?;
    /// assert!(deal.hand(Seat::North).contains(pack[0]));
    /// assert!(deal.hand(Seat::West).contains(pack[51]));
    /// # Ok::<(), king_rules::PackError>(())
    /// ```
    pub fn from_pack(pack: &[Card; Card::COUNT], dealer: Seat) -> Result<Self, PackError> {
        let mut hands = [CardSet::EMPTY; 4];
        let mut dealt = CardSet::EMPTY;
        for (i, &card) in (0u8..).zip(pack) {
            if dealt.contains(card) {
                return Err(PackError::Twice(card));
            }
            dealt.insert(card);
            // K2.5: one at a time, from the dealer's left.
            dealer.next().plus(i).of_mut(&mut hands).insert(card);
        }
        Ok(Self(hands))
    }

    /// The deal of hands that are known to make up the pack.
    pub(super) const fn of_hands(hands: [CardSet; 4]) -> Self {
        Self(hands)
    }

    /// Thirteen cards in a row to each seat.
    fn in_blocks(pack: &[Card; Card::COUNT]) -> Self {
        let mut hands = [CardSet::EMPTY; 4];
        for (hand, cards) in hands.iter_mut().zip(pack.chunks_exact(13)) {
            *hand = cards.iter().copied().collect();
        }
        Self(hands)
    }

    /// The hand of a seat.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> CardSet {
        *seat.of(&self.0)
    }

    /// The four hands, in the order N, E, S, W.
    #[must_use]
    pub const fn hands(&self) -> [CardSet; 4] {
        self.0
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [n, e, s, w] = self.0;
        write!(f, "N:{n} {e} {s} {w}")
    }
}

from_str! { line: Deal }

impl Written for Deal {
    fn read(text: &str) -> Result<Self, ParseError> {
        let mut tokens = Tokens::new(text);
        let hands = read_hands(&mut tokens)?;
        tokens.expect_end()?;
        complete(hands)
    }
}

/// A hand as it stands in a text: where, and its cards, or `None` for `?`.
pub(super) type ReadHand = (usize, Option<CardSet>);

/// Reads four hands, of which some may be `?`. Neither their counts nor their cards are checked.
pub(super) fn read_hands(tokens: &mut Tokens<'_>) -> Result<[ReadHand; 4], ParseError> {
    let first = tokens.expect(Expected::Deal)?;
    let (seat, hand) = first.split_once(':').ok_or(first.expected(Expected::Deal))?;
    let mut hands = [(0, None); 4];
    let mut next = Some(hand);
    for seat in seat.parse::<Seat>()?.order() {
        let hand = match next.take() {
            Some(hand) => hand,
            None => tokens.expect(Expected::Hand)?,
        };
        let cards = if hand.text == "?" { None } else { Some(hand.parse()?) };
        *seat.of_mut(&mut hands) = (hand.at, cards);
    }
    Ok(hands)
}

/// The deal of four hands that are all known, with any error at the hand that is wrong.
pub(super) fn complete(hands: [ReadHand; 4]) -> Result<Deal, ParseError> {
    let mut seen = CardSet::EMPTY;
    // In the order of the text, which may begin with any seat.
    let first = Seat::ALL.into_iter().min_by_key(|seat| seat.of(&hands).0).unwrap_or(Seat::North);
    for seat in first.order() {
        let (at, hand) = *seat.of(&hands);
        let hand = hand.ok_or(ParseError::new(at, Expected::KnownHand.into()))?;
        check_hand(hand, seen).map_err(|error| ParseError::new(at, error.into()))?;
        seen |= hand;
    }
    Ok(Deal(hands.map(|(_, hand)| hand.unwrap_or_default())))
}

/// Checks that a hand has 13 cards, none of them seen before.
pub(super) fn check_hand(hand: CardSet, seen: CardSet) -> Result<(), PackError> {
    if let Some(card) = (hand & seen).lowest() {
        Err(PackError::Twice(card))
    } else if hand.len() != 13 {
        Err(PackError::Count { found: hand.len() as u8, wanted: 13 })
    } else {
        Ok(())
    }
}

/// Who deals a round.
pub(super) const fn dealer(declarer: Seat) -> Seat {
    // K2.4: the declarer of the round before, so that the declarer is always at the dealer's left.
    declarer.previous()
}

/// Who declares first ([K2.1](crate::rules::konturlu_king#K2.1)): the seats draw a card each in the order N, E, S, W,
/// the highest rank wins, and those tied for it draw again, in the same order, from the cards not yet drawn. `cards`
/// are the cards in the order drawn; `None` when they run out before it is decided.
///
/// ```
/// use king_rules::king::{Seat, first_declarer};
/// let cards = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect::<Vec<_>>();
/// assert_eq!(first_declarer(cards("C2 DK H7 SQ")), Some(Seat::East));
/// // East and West tie with kings and draw again.
/// assert_eq!(first_declarer(cards("C2 DK H7 SK C4 C5")), Some(Seat::West));
/// assert_eq!(first_declarer(cards("C2 DK H7 SK")), None);
/// ```
#[must_use]
pub fn first_declarer(cards: impl IntoIterator<Item = Card>) -> Option<Seat> {
    let mut cards = cards.into_iter();
    let mut drawing = super::SeatSet::ALL;
    loop {
        let mut best = None;
        let mut tied = super::SeatSet::EMPTY;
        // K2.1: the highest rank; those tied for it draw again, from the cards not yet drawn.
        for seat in drawing.iter() {
            let rank = Some(cards.next()?.rank());
            if rank > best {
                (best, tied) = (rank, seat.set());
            } else if rank == best {
                tied |= seat.set();
            }
        }
        let mut first = tied.iter();
        if let (Some(seat), None) = (first.next(), first.next()) {
            return Some(seat);
        }
        drawing = tied;
    }
}
