//! serde for the values and the records of the two-handed game.

use super::{
    Action, ActionSet, Denomination, DenominationSet, Illegal, Match, Outcome, Pack, Phase, Player, Round, RoundResult,
    Table, Trick, View,
};
use crate::serde_fields::Cards;

serde_small!(Player, u8, "a player: 0 or 1", |player| player as u8, |number| Self::from_index(number.into()));
serde_small!(Denomination, u8, "a declaration: C, D, H, S or NT", |denomination| denomination as u8, |number| {
    Self::from_index(number.into())
});
serde_small!(DenominationSet, u8, "a set of declarations", Self::bits, Self::from_bits);
serde_small!(Action, u8, "an action: a card such as SA, or one of C, D, H, S, NT", Self::code, Self::from_code);
serde_set!(ActionSet, Action, u64, "actions");
serde_small!(Phase, u8, "a phase", |phase| phase as u8, |number| Self::from_index(number.into()));
serde_text!(Pack, "a pack of 52 cards");
serde_text!(Round, "a balayi1 record");
serde_text!(Table, "a balayi1 record with `?` for what nobody sees");
serde_view!(View, Player, "a player and its balayi1 record");
serde_text!(Match, "a balayi-sheet1 score sheet");
serde_parts!(Illegal, "Illegal", "a refusal");

serde_fields!(Trick, "Trick", "a trick", |trick| {
    leader: Player = trick.leader(),
    cards: Cards<2> = Cards::<2>::new(trick.plays().map(|(_, card)| card)),
} => Some(cards.cards.into_iter().flatten().fold(Trick::new(leader), Trick::with)));

serde_fields!(RoundResult, "RoundResult", "the result of a round", |result| {
    declarer: Player = result.declarer,
    denomination: Denomination = result.denomination,
    taken: [i16; 2] = result.taken,
} => Some(RoundResult { declarer, denomination, taken }));

serde_fields!(Outcome, "Outcome", "the outcome of a match", |outcome| {
    winner: Option<Player> = match *outcome {
        Outcome::Won(player) => Some(player),
        Outcome::Draw => None,
    },
} => Some(winner.map_or(Outcome::Draw, Outcome::Won)));
