//! How suits, ranks, cards and sets of cards are read.

use core::str::FromStr;

use crate::text::Token;
use crate::{Card, CardSet, Expected, ParseError, Rank, Suit};

parsed! { Suit as Suit }
parsed! { Rank as Rank }

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let expected = ParseError::new(0, Expected::Card.into());
        let mut chars = text.chars();
        let suit = match chars.next() {
            Some('C' | 'c' | '♣') => Suit::Clubs,
            Some('D' | 'd' | '♦') => Suit::Diamonds,
            Some('H' | 'h' | '♥') => Suit::Hearts,
            Some('S' | 's' | '♠') => Suit::Spades,
            _ => return Err(expected),
        };
        let rank = match chars.as_str() {
            "2" => Rank::Two,
            "3" => Rank::Three,
            "4" => Rank::Four,
            "5" => Rank::Five,
            "6" => Rank::Six,
            "7" => Rank::Seven,
            "8" => Rank::Eight,
            "9" => Rank::Nine,
            "T" | "t" | "10" => Rank::Ten,
            "J" | "j" => Rank::Jack,
            "Q" | "q" => Rank::Queen,
            "K" | "k" => Rank::King,
            "A" | "a" => Rank::Ace,
            _ => return Err(expected),
        };
        Ok(Card::new(suit, rank))
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
