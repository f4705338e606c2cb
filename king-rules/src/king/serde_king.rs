//! serde for the values of the four-handed game.

use super::{
    Action, Contract, ContractKind, ContractSet, Deal, Doubles, HouseRules, Party, Round, Seat, SeatSet, Table, View,
};
use crate::CardSet;

serde_small!(Seat, u8, "a seat", |seat| seat as u8, |number| Self::from_index(number.into()));
serde_small!(SeatSet, u8, "a set of seats", Self::bits, Self::from_bits);
serde_small!(ContractKind, u8, "a contract", |kind| kind as u8, |number| Self::from_index(number.into()));
serde_small!(ContractSet, u8, "a set of contracts", Self::bits, Self::from_bits);
serde_small!(Contract, u8, "a contract", |contract| contract.index() as u8, |number| Self::from_index(number.into()));
serde_small!(Action, u8, "an action", Self::code, Self::from_code);
serde_small!(Doubles, u16, "doubles", Self::bits, Self::from_bits);
serde_small!(HouseRules, u32, "house rules", Self::to_bits, Self::from_bits);
serde_small!(Deal, [CardSet; 4], "a deal", |deal| deal.hands(), |hands| Self::new(hands).ok());
serde_text!(Round, "a king1 record");
serde_text!(Table, "a king1 record in which all hands are `?`");
serde_view!(View, Seat, "a seat and its king1 record");
serde_text!(Party, "a king-sheet1 score sheet");
