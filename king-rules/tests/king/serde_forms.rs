//! serde: small values are texts or numbers, whole games their records in every format; what is corrupted is refused.

use std::fmt::Debug;

use crate::support::random::{Game, deals, games, house_rules, play_party, rounds, seats};
use crate::support::*;
use king_rules::king::{
    Action, ActionSet, Contract, ContractKind, ContractSet, Deal, Doubles, DurtEnd, HouseRules, Illegal, KozVoid,
    Party, PenaltyVoid, Phase, Relation, RifkiVoid, Round, SaleTie, Seat, SeatSet, Sheet, Trick, View,
};
use king_rules::{Card, CardSet, Lang, Rank, Reason, Suit};
use proptest::prelude::*;
use serde::de::value::MapDeserializer;
use serde::de::{DeserializeOwned, Visitor};
use serde::{Deserialize, Deserializer, Serialize, forward_to_deserialize_any};

/// Through JSON and postcard and back; returns both forms.
fn both_ways<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned>(value: T) -> (String, Vec<u8>) {
    let json = serde_json::to_string(&value).unwrap();
    assert_eq!(serde_json::from_str::<T>(&json).unwrap(), value, "{json}");
    // From a reader the text is not borrowed.
    assert_eq!(serde_json::from_reader::<_, T>(json.as_bytes()).unwrap(), value, "{json}");
    let bytes = postcard::to_allocvec(&value).unwrap();
    assert_eq!(postcard::from_bytes::<T>(&bytes).unwrap(), value, "{value:?}");
    (json, bytes)
}

/// A value whose JSON is its text and whose binary form is its number.
fn small<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + ToString>(value: T, number: impl Serialize) {
    let (json, bytes) = both_ways(value.clone());
    assert_eq!(json, format!("{:?}", value.to_string()));
    assert_eq!(bytes, postcard::to_allocvec(&number).unwrap(), "{value:?}");
}

#[test]
fn small_values() {
    Suit::ALL.into_iter().for_each(|suit| small(suit, suit.index() as u8));
    Rank::ALL.into_iter().for_each(|rank| small(rank, rank.index() as u8));
    Card::all().for_each(|card| small(card, card.index() as u8));
    Seat::ALL.into_iter().for_each(|seat| small(seat, seat.index() as u8));
    ContractKind::ALL.into_iter().for_each(|kind| small(kind, kind.index() as u8));
    Contract::all().for_each(|contract| small(contract, contract.index() as u8));
    (0..16).filter_map(SeatSet::from_bits).for_each(|seats| small(seats, seats.bits()));
    (0..=u8::MAX).filter_map(ContractSet::from_bits).for_each(|set| small(set, set.bits()));
    (0..Action::COUNT as u8).filter_map(Action::from_code).for_each(|action| small(action, action.code()));
    (0..=u16::MAX).filter_map(Doubles::from_bits).for_each(|arrows| small(arrows, arrows.bits()));
    for hand in ["...", "AKQJT98765432...", "K762.J.AQ.AKQ654"] {
        small(set(hand), set(hand).bits());
    }
    small(MIXED.parse::<Deal>().unwrap(), MIXED.parse::<Deal>().unwrap().hands().map(CardSet::bits));
}

/// Numbers that are none of the values are refused.
#[test]
fn numbers_that_are_no_values() {
    fn refused<T: Debug + DeserializeOwned>(number: impl Serialize) {
        let bytes = postcard::to_allocvec(&number).unwrap();
        postcard::from_bytes::<T>(&bytes).expect_err("a junk number was read");
    }
    refused::<Suit>(4u8);
    refused::<Rank>(13u8);
    refused::<Card>(52u8);
    refused::<CardSet>(1u64 << 52);
    refused::<Seat>(4u8);
    refused::<SeatSet>(16u8);
    refused::<ContractKind>(8u8);
    refused::<Contract>(23u8);
    refused::<Action>(109u8);
    (0..4).for_each(|seat| refused::<Doubles>(1u16 << (5 * seat)));
    // House rules: a value that an option has not, and bits beyond the options.
    for bits in [3u32, 3 << 3, 1 << 9, 1 << 15, 1 << 31] {
        refused::<HouseRules>(bits);
    }
    let [n, e, s, w] = MIXED.parse::<Deal>().unwrap().hands().map(CardSet::bits);
    refused::<Deal>([n, e, s, s]);
    refused::<Deal>([n, e, s, w & (w - 1)]);
    assert!(postcard::from_bytes::<Deal>(&postcard::to_allocvec(&[n, e, s, w]).unwrap()).is_ok());
}

/// JSON of another kind, or with a text that is not read.
#[test]
fn json_of_no_value() {
    for json in ["\"X\"", "0", "null", "[]", "{}", "\"\"", "\"N N\""] {
        assert!(serde_json::from_str::<Seat>(json).is_err(), "{json}");
        assert!(serde_json::from_str::<Action>(json).is_err(), "{json}");
        assert!(serde_json::from_str::<Round>(json).is_err(), "{json}");
        assert!(serde_json::from_str::<View>(json).is_err(), "{json}");
        assert!(serde_json::from_str::<Party>(json).is_err(), "{json}");
    }
    let round = play(MIXED, "N", "-", "el_almaz iyi iyi iyi CA");
    let json = serde_json::to_string(&round).unwrap();
    assert_eq!(json, format!("{:?}", round.to_string()));
    // An illegal history cannot be loaded: East does not follow.
    let illegal = json.replace(" CA\"", " CA S8\"");
    let error = serde_json::from_str::<Round>(&illegal).unwrap_err().to_string();
    assert!(error.contains("K7.2"), "{error}");
    // The message has what is expected.
    for (error, expected) in [
        (serde_json::from_str::<Card>("0").unwrap_err(), "expected a card at"),
        (serde_json::from_str::<View>("0").unwrap_err(), "expected a seat and its king1 record at"),
        (serde_json::from_str::<View>("[\"E\",0]").unwrap_err(), "expected a record at"),
    ] {
        assert!(error.to_string().contains(expected), "{error}");
    }
    // A view is a seat and a record; not more, not less, and of that seat.
    let view = serde_json::to_string(&round.view(Seat::East)).unwrap();
    assert_eq!(view, format!("[\"E\",{:?}]", round.view(Seat::East).to_string()));
    for wrong in [view.replace("\"E\"", "\"W\""), view.replace(']', ",1]"), "[\"E\"]".into(), "[]".into(), json] {
        assert!(serde_json::from_str::<View>(&wrong).is_err(), "{wrong}");
    }
}

/// A binary format that has a number where the record of a round is due.
struct Number;

impl<'de> Deserializer<'de> for Number {
    type Error = serde::de::value::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Self::Error> {
        visitor.visit_u8(7)
    }

    fn is_human_readable(&self) -> bool {
        false
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

#[test]
fn random_bytes_in_a_binary_format() {
    let error = Round::deserialize(Number).unwrap_err().to_string();
    assert_eq!(error, "invalid type: integer `7`, expected a king1 record");
    assert_eq!(Suit::deserialize(Number).unwrap_err().to_string(), "expected a suit");
}

/// The view of a client that was dealt its hand and followed the whole round.
fn followed(game: &Game, seat: Seat) -> View {
    let mut view = View::new(seat, game.deal.hand(seat), game.declarer, game.unused, game.rules).unwrap();
    for (_, action) in game.end().actions() {
        view.apply(action).unwrap();
    }
    view
}

proptest! {
    #[test]
    fn states(round in rounds(), seat in seats()) {
        let (json, bytes) = both_ways(round.clone());
        prop_assert_eq!(json, format!("{:?}", round.to_string()));
        prop_assert_eq!(bytes, postcard::to_allocvec(&round.to_string()).unwrap());
        let (json, bytes) = both_ways(round.table().clone());
        prop_assert_eq!(json, format!("\"{}\"", round.table()));
        prop_assert_eq!(bytes, postcard::to_allocvec(&round.table().to_string()).unwrap());
        let view = round.view(seat);
        let (json, bytes) = both_ways(view.clone());
        prop_assert_eq!(json, format!("[\"{seat}\",\"{view}\"]"));
        prop_assert_eq!(bytes, postcard::to_allocvec(&(seat, view.to_string())).unwrap());
    }

    #[test]
    fn deals_and_house_rules(deal in deals(), rules in house_rules()) {
        both_ways(deal);
        let (json, _) = both_ways(rules);
        prop_assert_eq!(json, format!("\"{rules}\""));
    }

    /// A client's view of a round that ended early, which does not know the cards that were left.
    #[test]
    fn followed_views(game in games(), seat in seats()) {
        let view = followed(&game, seat);
        both_ways(view);
    }
}

/// A changed character of a record is an error, or makes another value with a text of its own.
fn corrupt_json<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned>(value: T) {
    let json = serde_json::to_string(&value).unwrap();
    for at in 0..json.len() {
        for letter in ["A", "2", "N", " ", ".", "\"", "x", ""] {
            let text = format!("{}{letter}{}", &json[..at], &json[at + 1..]);
            if let Ok(other) = serde_json::from_str::<T>(&text) {
                both_ways(other);
            }
        }
    }
}

#[test]
fn corrupted_json() {
    let round = play(MIXED, "S", "-", "el_almaz iyi kontur:S iyi iyi HA H8 HJ HQ H9 H5 C4");
    corrupt_json(round.clone());
    corrupt_json(round.view(Seat::North));
    corrupt_json(round.table().clone());
    corrupt_json::<Party>("king-sheet1 S - durt:4/S>W,W>S/20,-10,45,10 koz:C/-/0,65,0,0".parse().unwrap());
}

#[test]
fn parties() {
    for seed in 0..4 {
        let (party, _) = play_party(Seat::West, rules("rifki_void=hearts_always,sale_tie=stays"), seed);
        let (json, bytes) = both_ways(party.clone());
        assert_eq!(json, format!("\"{party}\""));
        assert_eq!(bytes, postcard::to_allocvec(&party.to_string()).unwrap());
    }
}

/// What clients send and are sent besides: each comes back in both formats.
#[test]
fn answers() {
    fn text<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned>(value: T, json: &str) {
        assert_eq!(both_ways(value).0, json);
    }
    text(Phase::Sur, "\"sur\"");
    text(Relation::Kontur, "\"kontur\"");
    text(Lang::Tr, "\"tr\"");
    text(Reason::MustFollow, "\"must_follow\"");
    text(RifkiVoid::HeartsAlways, "\"hearts_always\"");
    text(PenaltyVoid::MustShed, "\"must_shed\"");
    text(KozVoid::MustTrump, "\"must_trump\"");
    text(DurtEnd::AllOut, "\"all_out\"");
    text(SaleTie::Stays, "\"stays\"");
    let round = play(MIXED, "N", "-", "el_almaz iyi iyi iyi CA");
    text(round.trick(), "{\"leader\":\"N\",\"cards\":[\"CA\"]}");
    text(round.legal_actions(), "[\"C7\",\"C9\"]");
    text(ActionSet::EMPTY, "[]");
    let illegal = round.why_not(Action::Pass).unwrap();
    text(illegal, "{\"code\":6,\"found\":0,\"wanted\":0}");
    text(Illegal::MustFollow(Suit::Clubs), "{\"code\":13,\"found\":0,\"wanted\":0}");
    let (party, _) = play_party(Seat::West, HouseRules::new(), 3);
    let result = party.results().next().unwrap();
    let json = both_ways(result).0;
    assert!(json.starts_with("{\"declarer\":\"W\",\"contract\":\""), "{json}");
    assert_eq!(both_ways(party.outcome().unwrap()).0, format!("{{\"totals\":{:?}}}", party.totals()).replace(' ', ""));
    both_ways(party.sheet());
    both_ways(Sheet::new());
}

/// Fields in another order and fields that are not known are read; what is missing or cannot be is refused.
#[test]
fn fields() {
    let trick = serde_json::from_str::<Trick>("{\"cards\":[\"CA\"],\"other\":[1,{}],\"leader\":\"N\"}").unwrap();
    assert_eq!(trick, Trick::new(Seat::North).with("CA".parse().unwrap()));
    for wrong in [
        "{\"leader\":\"N\"}",
        "{\"leader\":\"N\",\"cards\":[\"CA\",\"C2\",\"C3\",\"C4\",\"C5\"]}",
        "{\"leader\":\"X\",\"cards\":[]}",
        "3",
    ] {
        assert!(serde_json::from_str::<Trick>(wrong).is_err(), "{wrong}");
    }
    for (wrong, why) in [
        (
            "{\"leader\":\"N\",\"cards\":[\"CA\",\"C2\",\"C3\",\"C4\",\"C5\"]}",
            "invalid length 5, expected at most 4 cards",
        ),
        ("{\"leader\":\"N\",\"cards\":4}", "invalid type: integer `4`, expected at most 4 cards"),
    ] {
        let error = serde_json::from_str::<Trick>(wrong).unwrap_err().to_string();
        assert!(error.starts_with(why), "{error}");
    }
    let numbered = MapDeserializer::<_, serde::de::value::Error>::new([(7u8, "N")].into_iter());
    let error = Trick::deserialize(numbered).unwrap_err().to_string();
    assert_eq!(error, "invalid type: integer `7`, expected the name of a field");
    let missing = serde_json::from_str::<Trick>("{\"leader\":\"N\"}").unwrap_err().to_string();
    assert!(missing.contains("missing field `cards`"), "{missing}");
    let unknown = serde_json::from_str::<Illegal>("{\"code\":99,\"found\":0,\"wanted\":0}").unwrap_err().to_string();
    assert!(unknown.contains("expected a refusal"), "{unknown}");
    assert!(postcard::from_bytes::<ActionSet>(&postcard::to_allocvec(&(1u128 << 109)).unwrap()).is_err());
    assert!(serde_json::from_str::<ActionSet>("[\"CA\",\"X\"]").is_err());
    assert!(serde_json::from_str::<ActionSet>("\"CA\"").unwrap_err().to_string().contains("expected actions"));
}
