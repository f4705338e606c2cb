//! How suits, ranks, cards and sets of cards are read.

use crate::text::Token;
use crate::written::{Named, Typed, Written};
use crate::{Card, CardSet, Expected, Lang, ParseError, Rank, Suit};

named! { Suit }
named! { Rank }
from_str! { one: Card }
from_str! { text: CardSet }

impl Suit {
    const fn of_letter(letter: u8) -> Option<Self> {
        Some(match letter {
            b'C' | b'c' => Self::Clubs,
            b'D' | b'd' => Self::Diamonds,
            b'H' | b'h' => Self::Hearts,
            b'S' | b's' => Self::Spades,
            _ => return None,
        })
    }

    /// The suit of a sign alone, and of one with a variation selector behind it, as phones write it.
    fn of_sign(text: &str) -> Option<Self> {
        let sign = text.strip_suffix(['\u{fe0e}', '\u{fe0f}']).unwrap_or(text);
        Self::ALL.into_iter().find(|suit| sign.chars().eq([suit.symbol()]))
    }
}

impl Written for Suit {
    fn read(text: &str) -> Result<Self, ParseError> {
        let suit = match *text.as_bytes() {
            [letter] => Self::of_letter(letter),
            _ => Self::of_sign(text),
        };
        suit.ok_or(ParseError::new(0, Expected::Suit.into()))
    }
}

impl Rank {
    const fn of_letter(letter: u8) -> Option<Self> {
        Some(match letter {
            b'2' => Self::Two,
            b'3' => Self::Three,
            b'4' => Self::Four,
            b'5' => Self::Five,
            b'6' => Self::Six,
            b'7' => Self::Seven,
            b'8' => Self::Eight,
            b'9' => Self::Nine,
            b'T' | b't' => Self::Ten,
            b'J' | b'j' => Self::Jack,
            b'Q' | b'q' => Self::Queen,
            b'K' | b'k' => Self::King,
            b'A' | b'a' => Self::Ace,
            _ => return None,
        })
    }

    const fn of_text(text: &[u8]) -> Option<Self> {
        match *text {
            [letter] => Self::of_letter(letter),
            [b'1', b'0'] => Some(Self::Ten),
            _ => None,
        }
    }
}

impl Written for Rank {
    fn read(text: &str) -> Result<Self, ParseError> {
        Self::of_text(text.as_bytes()).ok_or(ParseError::new(0, Expected::Rank.into()))
    }
}

impl Written for Card {
    fn read(text: &str) -> Result<Self, ParseError> {
        let parts = match *text.as_bytes() {
            // The one form that is printed first.
            [suit, rank] => Suit::of_letter(suit).zip(Rank::of_letter(rank)),
            [suit, b'1', b'0'] => Suit::of_letter(suit).map(|suit| (suit, Rank::Ten)),
            _ => with_sign(text),
        };
        let (suit, rank) = parts.ok_or(ParseError::new(0, Expected::Card.into()))?;
        Ok(Self::new(suit, rank))
    }
}

/// A suit sign with a rank behind or before it. With letters it would not do: many would read `KS` otherwise than `SK`.
#[cold]
fn with_sign(text: &str) -> Option<(Suit, Rank)> {
    if text.is_ascii() {
        return None;
    }
    let rank = text.trim_matches(['♣', '♦', '♥', '♠', '\u{fe0e}', '\u{fe0f}']);
    let sign = text.strip_suffix(rank).or(text.strip_prefix(rank))?;
    Suit::of_sign(sign).zip(Rank::of_text(rank.as_bytes()))
}

impl Named for Card {
    fn every() -> impl Iterator<Item = Self> {
        Self::all()
    }

    /// `kupa 10`, `kupa papaz`, `10 of hearts`: with the rank as it stands on a card, or is called alone.
    fn is_also(self, typed: Typed<'_>) -> bool {
        let (suit, rank) = (self.suit(), self.rank());
        let (turkish, figure) = (suit.name(Lang::Tr), rank.figure());
        typed.is(format_args!("{turkish} {figure}"))
            || typed.is(format_args!("{turkish} {}", rank.name(Lang::Tr)))
            || typed.is(format_args!("{figure} of {}", suit.name(Lang::En)))
    }
}

impl Written for CardSet {
    /// A PBN hand of any number of cards; `-` is read for an empty suit.
    fn read(text: &str) -> Result<Self, ParseError> {
        let expected = |at| ParseError::new(at, Expected::Hand.into());
        let mut hand = Self::EMPTY;
        let mut groups = (Token { at: 0, text }).split('.');
        for suit in Suit::ALL.into_iter().rev() {
            let group = groups.next().ok_or(expected(text.len()))?;
            if group.text == "-" {
                continue;
            }
            let mut below = suit.cards();
            let mut letters = group.text.bytes().enumerate();
            while let Some((i, letter)) = letters.next() {
                let rank = match letter {
                    b'1' => letters.next().and_then(|(_, zero)| Rank::of_text(&[letter, zero])),
                    _ => Rank::of_letter(letter),
                };
                let card = rank.map(|rank| Card::new(suit, rank)).filter(|&card| below.contains(card));
                let card = card.ok_or(expected(group.at + i))?;
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
