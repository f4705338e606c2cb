//! serde for the values that both games share.

use crate::{Card, CardSet, Lang, Rank, Reason, Suit};

serde_small!(Suit, u8, "a suit", |suit| suit as u8, |number| Self::from_index(number.into()));
serde_small!(Rank, u8, "a rank", |rank| rank as u8, |number| Self::from_index(number.into()));
serde_small!(Card, u8, "a card", |card| card.index() as u8, |number| Self::from_index(number.into()));
serde_small!(CardSet, u64, "a set of cards", Self::bits, Self::from_bits);
serde_small!(Lang, u8, "a language", |lang| lang as u8, |number| Self::from_index(number.into()));
serde_small!(Reason, u8, "a reason", Self::code, Self::from_code);
