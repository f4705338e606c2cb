//! serde for the values and the records of the four-handed game.

use super::{
    Action, ActionSet, Contract, ContractKind, ContractSet, Deal, Doubles, DurtEnd, HouseRules, Illegal, KozVoid,
    Outcome, Party, PenaltyVoid, Phase, Relation, RifkiVoid, Round, RoundResult, SaleTie, Seat, SeatSet, Sheet, Table,
    Trick, View,
};
use crate::CardSet;
use crate::serde_fields::Cards;

serde_small!(Seat, u8, "a seat", |seat| seat as u8, |number| Self::from_index(number.into()));
serde_small!(SeatSet, u8, "a set of seats", Self::bits, Self::from_bits);
serde_small!(ContractKind, u8, "a contract", |kind| kind as u8, |number| Self::from_index(number.into()));
serde_small!(ContractSet, u8, "a set of contracts", Self::bits, Self::from_bits);
serde_small!(Contract, u8, "a contract", |contract| contract.index() as u8, |number| Self::from_index(number.into()));
serde_small!(Action, u8, "an action", Self::code, Self::from_code);
serde_set!(ActionSet, Action, u128, "actions");
serde_small!(Phase, u8, "a phase", |phase| phase as u8, |number| Self::from_index(number.into()));
serde_small!(Relation, u8, "a relation", |relation| relation as u8, |number| Self::from_index(number.into()));
serde_small!(Doubles, u16, "doubles", Self::bits, Self::from_bits);
serde_small!(HouseRules, u32, "house rules", Self::to_bits, Self::from_bits);
serde_small!(RifkiVoid, u8, "a house rule", |value| value as u8, |number| Self::from_index(number.into()));
serde_small!(PenaltyVoid, u8, "a house rule", |value| value as u8, |number| Self::from_index(number.into()));
serde_small!(KozVoid, u8, "a house rule", |value| value as u8, |number| Self::from_index(number.into()));
serde_small!(DurtEnd, u8, "a house rule", |value| value as u8, |number| Self::from_index(number.into()));
serde_small!(SaleTie, u8, "a house rule", |value| value as u8, |number| Self::from_index(number.into()));
serde_small!(Deal, [CardSet; 4], "a deal", |deal| deal.hands(), |hands| Self::new(hands).ok());
serde_text!(Round, "a king1 record");
serde_text!(Table, "a king1 record in which all hands are `?`");
serde_view!(View, Seat, "a seat and its king1 record");
serde_text!(Party, "a king-sheet1 score sheet");
serde_parts!(Illegal, "Illegal", "a refusal");

serde_fields!(Trick, "Trick", "a trick", |trick| {
    leader: Seat = trick.leader(),
    cards: Cards<4> = Cards::<4>::new(trick.plays().map(|(_, card)| card)),
} => Some(cards.cards.into_iter().flatten().fold(Trick::new(leader), Trick::with)));

serde_fields!(RoundResult, "RoundResult", "the result of a round", |result| {
    declarer: Seat = result.declarer,
    contract: Contract = result.contract,
    doubles: Doubles = result.doubles,
    taken: [i16; 4] = result.taken,
} => Some(RoundResult { declarer, contract, doubles, taken }));

serde_fields!(Outcome, "Outcome", "the outcome of a party", |outcome| {
    totals: [i32; 4] = outcome.totals(),
} => Some(Outcome::new(totals)));

/// The rounds of a sheet: four scores, if they are written, by declarer and contract.
type Rounds = [[Option<[i32; 4]>; 8]; 4];

serde_fields!(Sheet, "Sheet", "a score sheet", |sheet| {
    rounds: Rounds = Seat::ALL.map(|declarer| ContractKind::ALL.map(|contract| sheet.scores(declarer, contract))),
} => {
    let mut sheet = Sheet::new();
    for (declarer, scores) in Seat::ALL.into_iter().zip(rounds) {
        for (contract, scores) in ContractKind::ALL.into_iter().zip(scores) {
            scores.into_iter().for_each(|scores| sheet.enter(declarer, contract, scores));
        }
    }
    Some(sheet)
});
