//! A second implementation of play and settlement, written from the rulebooks in `seeds/` alone: slow, literal, one
//! function a clause, sharing no code with king-rules. Of the talk it knows the outcome only, and it knows no party.
//!
//! A card that may not be played breaks a clause: instead of reckoning a set of legal cards, each card is held against
//! each clause, which answers with the name of the reason and its own number.

pub mod balayi;
pub mod king;

/// A suit is one of `C D H S`; a rank goes from 2 over J 11, Q 12 and K 13 to the ace, 14 (K1.2, B1.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    pub suit: char,
    pub rank: u8,
}

/// Why a card may not be played: the reason and its clause.
pub type Broken = Option<(&'static str, &'static str)>;

pub fn of_suit(cards: &[Card], suit: char) -> Vec<Card> {
    cards.iter().copied().filter(|card| card.suit == suit).collect()
}

pub fn has(cards: &[Card], suit: char) -> bool {
    !of_suit(cards, suit).is_empty()
}

/// K7.2, B5.4: which card of a trick wins it, the first having been led.
pub fn winning(trick: &[Card], trump: Option<char>) -> usize {
    let mut best = 0;
    for (at, card) in trick.iter().enumerate() {
        let higher = card.suit == trick[best].suit && card.rank > trick[best].rank;
        let trumps = Some(card.suit) == trump && Some(trick[best].suit) != trump;
        if higher || trumps {
            best = at;
        }
    }
    best
}
