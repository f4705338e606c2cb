//! serde, in a readable format and in a compact one.

use std::fmt::Debug;

use crate::common::*;
use king_rules::balayi::{
    Action, ActionSet, Denomination, DenominationSet, Illegal, Match, Outcome, Pack, Phase, Player, Round, Table, View,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

fn comes_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: T) {
    let json = serde_json::to_string(&value).unwrap();
    assert_eq!(serde_json::from_str::<T>(&json).unwrap(), value, "{json}");
    let bytes = postcard::to_stdvec(&value).unwrap();
    assert_eq!(postcard::from_bytes::<T>(&bytes).unwrap(), value);
}

#[test]
fn everything_comes_back() {
    for (round, _) in Game::of_seed(6).positions() {
        comes_back(round.table().clone());
        comes_back(round.view(Player::Zero));
        comes_back(round.view(Player::One));
        comes_back(round);
    }
    comes_back(Pack::from_seed(6));
    all_actions().for_each(comes_back);
    Player::ALL.into_iter().for_each(comes_back);
    Denomination::ALL.into_iter().for_each(comes_back);
    (0..32).for_each(|bits| comes_back(DenominationSet::from_bits(bits).unwrap()));
    comes_back("balayi-sheet1 1 S/11,15 NT/14,12".parse::<Match>().unwrap());
}

#[test]
fn readable_values_are_their_texts() {
    let round = Game::of_seed(6).position(10);
    assert_eq!(serde_json::to_value(&round).unwrap(), round.to_string());
    let view = round.view(Player::One);
    assert_eq!(serde_json::to_value(&view).unwrap(), serde_json::json!(["1", view.to_string()]));
    assert_eq!(serde_json::to_value(play("SA")).unwrap(), "SA");
    assert_eq!(serde_json::to_value(DenominationSet::ALL).unwrap(), "all");
}

/// An illegal history cannot be loaded.
#[test]
fn bad_values_are_refused() {
    let round = Game::of_seed(6).position(60);
    let json = serde_json::to_string(&format!("{round} SA")).unwrap();
    assert!(serde_json::from_str::<Round>(&json).unwrap_err().to_string().contains("the round is over"));
    assert!(serde_json::from_str::<Table>(&serde_json::to_string(&Game::of_seed(6).position(9)).unwrap()).is_err());
    let mut bytes = postcard::to_stdvec(&round).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    assert!(postcard::from_bytes::<Round>(&bytes).is_err());
    for text in ["[]", "[\"1\"]", "[\"2\",\"\"]", "[\"1\",\"balayi1\"]", "1", "null"] {
        assert!(serde_json::from_str::<View>(text).is_err(), "{text}");
    }
    assert!(serde_json::from_str::<Action>("3").is_err());
    assert!(postcard::from_bytes::<Action>(&[57]).is_err());
    assert!(postcard::from_bytes::<Player>(&[2]).is_err());
}

/// What clients send and are sent besides.
#[test]
fn answers() {
    let json = |value: &dyn Fn() -> serde_json::Value| value().to_string();
    for (round, _) in Game::of_seed(6).positions() {
        comes_back(round.trick());
        comes_back(round.legal_actions());
        comes_back(round.phase());
        comes_back(round.result());
        all_actions().filter_map(|action| round.why_not(action)).for_each(comes_back);
    }
    Phase::ALL.into_iter().for_each(comes_back);
    [Outcome::Draw, Outcome::Won(Player::Zero), Outcome::Won(Player::One)].into_iter().for_each(comes_back);
    let set: ActionSet = [play("SA"), Denomination::NoTrump.into()].into_iter().collect();
    assert_eq!(json(&|| serde_json::to_value(set).unwrap()), "[\"SA\",\"NT\"]");
    let trick = Game::of_seed(6).position(10).tricks().next().unwrap();
    let cards: Vec<_> = trick.plays().map(|(_, card)| card).collect();
    assert_eq!(serde_json::to_value(trick).unwrap(), serde_json::json!({"leader": trick.leader(), "cards": cards}));
    assert!(serde_json::from_str::<Illegal>("{\"code\":10,\"found\":0,\"wanted\":0}").is_err());
}
