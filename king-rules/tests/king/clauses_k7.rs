//! K7: playing the tricks. Each test cites its clause; the options for the void stand in `clauses_k12.rs`.

use crate::support::*;
use king_rules::king::{Contract, ContractKind, Duties, HouseRules, Illegal, Round, Seat, Trick};
use king_rules::law::{self, Step};
use king_rules::{Reason, Suit};

/// N holds the spades; E has K♥ and two more hearts, S the other hearts, W none.
const GUARDED_KING: &str = "N:AKQJT98765432... .KQ2.AKQJT.AKQJT .AJT9876543.98.9 ..765432.8765432";

/// The talk over, nobody having doubled: the declarer is to lead. In Rıfkı all keep first.
#[track_caller]
fn lead(deal: &str, declarer: &str, rules: &str, contract: &str) -> Round {
    let keep = if contract == "rifki" && !rules.contains("rifki_annul") { "keep keep keep keep" } else { "" };
    let round = play(deal, declarer, rules, &format!("{contract} {keep} iyi iyi iyi"));
    assert_eq!(now(&round), format!("{declarer} play"));
    round
}

const TRICK_CONTRACTS: [&str; 10] =
    ["el_almaz", "kupa_almaz", "erkek_almaz", "kiz_almaz", "rifki", "son_iki", "koz:C", "koz:D", "koz:H", "koz:S"];

/// K7.1: the declarer leads the first trick, in every contract and from every seat.
#[test]
fn k7_1_the_declarer_leads() {
    for contract in TRICK_CONTRACTS {
        for declarer in ["N", "E", "S", "W"] {
            lead(MIXED, declarer, "-", contract);
        }
    }
}

/// K7.1: the winner of a trick leads the next.
#[test]
fn k7_1_the_winner_leads() {
    let round = then(&lead(MIXED, "S", "-", "el_almaz"), "H2 H8 HJ HQ");
    assert_eq!((now(&round).as_str(), round.winner_of(0)), ("E play", Some(Seat::East)));
    let round = then(&round, "S8 SJ SQ SK");
    assert_eq!((now(&round).as_str(), round.winner_of(1)), ("N play", Some(Seat::North)));
    assert!(round.trick().is_empty());
    assert_eq!(round.last_trick().unwrap().cards(), set("KQJ8..."));
}

/// K7.2: a player follows suit if able, in every contract, a trump led included.
#[test]
fn k7_2_follow_suit() {
    for contract in TRICK_CONTRACTS {
        let round = then(&lead(MIXED, "S", "-", contract), "D7");
        may_play(&round, "..T86.");
        let illegal = refused(&round, "SA", Reason::MustFollow, "K7.2");
        assert_eq!(illegal, Illegal::MustFollow(Suit::Diamonds), "{contract}");
        refused(&round, "H8", Reason::MustFollow, "K7.2");
        refused(&round, "CJ", Reason::MustFollow, "K7.2");
        let round = then(&round, "D6");
        may_play(&round, "..AQ.");
    }
}

/// K7.2: the highest card of the suit led wins; other suits do not, however high.
#[test]
fn k7_2_highest_of_the_suit_led_wins() {
    // N leads a club, S has none left in the second round and discards an ace.
    let round = then(&lead(MIXED, "N", "-", "son_iki"), "C4 C9 C8 CJ");
    assert_eq!(round.winner_of(0), Some(Seat::West));
    let round = then(&round, "CT CQ C7 HA");
    assert_eq!(round.winner_of(1), Some(Seat::North));
    // A trump of another contract is none: hearts discarded on spades win nothing.
    let round = then(&lead(SUITS, "N", "-", "kupa_almaz"), "S2 HA D2 CA");
    assert_eq!(round.winner_of(0), Some(Seat::North));
}

/// A card that breaks the duty that decides and the wider one right behind it is refused by the wider one; by no other.
#[test]
fn the_wider_duty_is_named_where_it_stands_right_behind() {
    let (spades, men) = (Suit::Spades.cards(), set("KJ.KJ.KJ.KJ"));
    let chain = [Step::among(spades & men, 1), Step::among(spades, 2), Step::among(men, 3)];
    let why_not = |hand, card: &str| law::why_not(set(hand), card.parse().unwrap(), chain);
    // The man of spades decides. Another spade breaks that alone; a club breaks the duty to play spades first of all.
    assert_eq!(["SJ", "S2", "C4"].map(|card| why_not("J2...4", card)), [None, Some(1), Some(2)]);
    // Without a man of spades any spade, without a spade any man.
    assert_eq!(["S2", "CK"].map(|card| why_not("2...K", card)), [None, Some(2)]);
    assert_eq!(["CK", "C4"].map(|card| why_not("...K4", card)), [None, Some(3)]);
    assert_eq!(why_not(".2..4", "C4"), None);
    // A wider duty that has another between them is not the one that was refined.
    let apart = [Step::among(spades & men, 1), Step::among(Suit::Hearts.cards(), 4), Step::among(spades, 2)];
    assert_eq!(law::why_not(set("J2...4"), "C4".parse().unwrap(), apart), Some(1));
}

/// K7.2: in koz the highest trump wins if any was played, wherever it lies in the trick.
#[test]
fn k7_2_highest_trump_wins() {
    for (contract, winner) in [("koz:S", "N"), ("koz:H", "E"), ("koz:D", "S"), ("koz:C", "W")] {
        let round = then(&lead(SUITS, "N", "-", contract), "SA H2 D2 C2");
        assert_eq!(round.winner_of(0).unwrap().text(), winner, "{contract}");
        assert_eq!(now(&round), format!("{winner} play"));
    }
    // Two trumps in one trick: the higher wins, first or second.
    for (cards, winner) in [("SA HT H9 H5", "E"), ("SA HT H9 D6", "E"), ("SA HQ H8 H2", "E"), ("SA CA H6 H5", "S")] {
        let round = then(&lead(SPADES, "N", "-", "koz:H"), cards);
        assert_eq!(round.winner_of(0).unwrap().text(), winner, "{cards}");
    }
}

/// K7.3: koz, void in the suit led: any card. No duty to trump, to overtrump or to undertrump.
#[test]
fn k7_3_void_in_koz() {
    let round = then(&lead(SPADES, "N", "-", "koz:C"), "S9");
    may_play_anything(&round);
    // A trump lies: S and W may go over it or under it, or throw another suit.
    let round = then(&round, "CQ");
    may_play_anything(&round);
    may_play_anything(&then(&round, "H6"));
}

/// K7.3: trumps may be led at any time, hearts as trumps too.
#[test]
fn k7_3_trumps_may_be_led() {
    for contract in ["koz:C", "koz:D", "koz:H", "koz:S"] {
        may_play_anything(&lead(MIXED, "N", "-", contract));
    }
}

/// K7.4: penalties, void in the suit led: any card; there is no duty to shed a penalty card.
#[test]
fn k7_4_void_in_a_penalty() {
    for contract in ["el_almaz", "kupa_almaz", "erkek_almaz", "kiz_almaz", "son_iki"] {
        // E, S and W hold penalty cards of every contract, and none of them is obliged to part with one.
        for cards in ["S2", "S2 DA", "S2 DA D7"] {
            may_play_anything(&then(&lead(SPADES, "N", "-", contract), cards));
        }
        // A seat that follows is not void: a penalty card is no way out.
        let round = then(&lead(MIXED, "S", "-", contract), "D7");
        refused(&round, "H5", Reason::MustFollow, "K7.2");
    }
}

/// K7.5: Rıfkı, void in the suit led: a heart must be played, of the player's choice, K♥ among them.
#[test]
fn k7_5_a_heart_must_be_played() {
    let round = then(&lead(GUARDED_KING, "N", "-", "rifki"), "S2");
    may_play(&round, ".KQ2..");
    refused(&round, "DA", Reason::RifkiHeart, "K7.5");
    refused(&round, "CJ", Reason::RifkiHeart, "K7.5");
    // S, whose hearts are without the king, as well; W has none and is free.
    let round = then(&round, "HQ");
    may_play(&round, ".AJT9876543..");
    refused(&round, "D9", Reason::RifkiHeart, "K7.5");
    may_play_anything(&then(&round, "H3"));
}

/// K7.5: a player whose only heart is K♥ may play any card, K♥ too.
#[test]
fn k7_5_a_lone_king_is_free() {
    let round = then(&lead(LONE_KING, "N", "-", "rifki"), "S2");
    assert_eq!(round.hand(Seat::East) & Suit::Hearts.cards(), set(".K.."));
    may_play_anything(&round);
    assert!(round.legal_cards().contains("HK".parse().unwrap()));
    // It becomes lone when its company is gone: after the queen and the two.
    let round = then(&lead(GUARDED_KING, "N", "-", "rifki"), "S2 HQ H3 D2 S3");
    may_play(&round, ".K2..");
    let round = then(&round, "H2 H4 D3 S4");
    may_play_anything(&round);
}

/// K7.5: any other lone heart must be played.
#[test]
fn k7_5_other_lone_hearts_are_not_free() {
    for heart in ["Q", "A", "2"] {
        let deal = LONE_KING.replace(".K.", &format!(".{heart}."));
        let rest: String = "AKQJT98765432".replace(heart, "");
        let deal = deal.replace("AQJT98765432.A", &format!("{rest}.A"));
        let round = then(&lead(&deal, "N", "-", "rifki"), "S2");
        may_play(&round, &format!(".{heart}.."));
        refused(&round, "C2", Reason::RifkiHeart, "K7.5");
    }
}

/// K7.5: the exception is for the void only: a lone K♥ must still follow hearts.
#[test]
fn k7_5_a_lone_king_follows_hearts() {
    // S takes the first trick with its only diamond, has hearts alone then, and leads one.
    let round = then(&lead(LONE_KING, "S", "-", "rifki"), "DA D9 S2 D2 H2 DT S3");
    assert_eq!(now(&round), "E play");
    may_play(&round, ".K..");
    refused(&round, "D3", Reason::MustFollow, "K7.2");
}

/// K7.5: and a lone K♥ must be led when it is the last card.
#[test]
fn k7_5_a_lone_king_is_led_last() {
    for hearts_open in [false, true] {
        let duties =
            Duties { contract: Contract::Rifki, rules: HouseRules::new(), trick: Trick::new(Seat::North), hearts_open };
        assert_eq!(duties.legal_cards(set(".K..")), set(".K.."), "hearts open: {hearts_open}");
    }
}

/// K7.5: the duty stands as long as the round is played, so after K♥ has fallen too.
#[test]
fn k7_5_the_duty_outlives_the_king() {
    let round = then(&lead(GUARDED_KING, "N", "early_end=false", "rifki"), "S2 HK H3 D2 S3");
    assert_eq!(now(&round), "E play");
    may_play(&round, ".Q2..");
    refused(&round, "DA", Reason::RifkiHeart, "K7.5");
}

/// K7.5: the duty is of Rıfkı alone.
#[test]
fn k7_5_only_in_rifki() {
    for contract in ["el_almaz", "kupa_almaz", "erkek_almaz", "kiz_almaz", "son_iki", "koz:D"] {
        may_play_anything(&then(&lead(GUARDED_KING, "N", "-", contract), "S2"));
    }
}

/// K7.6: in Kupa almaz and Rıfkı no heart is led before one has been played.
#[test]
fn k7_6_hearts_are_closed() {
    for contract in ["kupa_almaz", "rifki"] {
        let round = lead(MIXED, "N", "-", contract);
        may_play(&round, "K762..AQ.AKQ654");
        refused(&round, "HJ", Reason::HeartsClosed, "K7.6");
        // Still closed after tricks without hearts.
        let round = then(&round, "CQ C9 C8 CJ");
        assert!(!round.hearts_open());
        refused(&round, "HJ", Reason::HeartsClosed, "K7.6");
    }
}

/// K7.6: a discard opens them.
#[test]
fn k7_6_a_discard_opens() {
    for contract in ["kupa_almaz", "rifki"] {
        let round = then(&lead(MIXED, "N", "-", contract), "CQ C9 C8 CJ CK C7 H2 CT");
        assert!(round.hearts_open());
        assert_eq!(now(&round), "N play");
        may_play_anything(&round);
        assert!(round.legal_cards().contains("HJ".parse().unwrap()));
    }
}

/// K7.6: and stay open for the whole round, not for the next trick alone.
#[test]
fn k7_6_open_for_the_round() {
    let round = then(&lead(MIXED, "N", "-", "kupa_almaz"), "CQ C9 C8 CJ CK C7 H2 CT");
    let lead = round.legal_cards() - Suit::Hearts.cards();
    let mut round = then(&round, &lead.iter().next().unwrap().to_string());
    while !round.trick().is_empty() {
        let card = (round.legal_cards() - Suit::Hearts.cards()).iter().next().unwrap();
        round = then(&round, &card.to_string());
    }
    assert!(!round.last_trick().unwrap().cards().meets(Suit::Hearts.cards()));
    may_play_anything(&round);
}

/// K7.6: a heart may be discarded on the first trick already.
#[test]
fn k7_6_a_heart_on_the_first_trick() {
    for contract in ["kupa_almaz", "rifki"] {
        let round = then(&lead(SPADES, "N", "-", contract), "S2");
        assert!((set(".AKQJT..") - round.legal_cards()).is_empty(), "{contract}");
        assert!(then(&round, "HT").hearts_open());
    }
}

/// K7.6: in no other contract are hearts closed.
#[test]
fn k7_6_only_there() {
    for contract in ["el_almaz", "erkek_almaz", "kiz_almaz", "son_iki", "koz:C", "koz:H"] {
        may_play_anything(&lead(MIXED, "S", "-", contract));
    }
}

/// K7.7: a leader with only hearts while none has been played: in Kupa almaz the highest must be led.
#[test]
fn k7_7_kupa_almaz_the_highest() {
    let round = lead(SUITS, "E", "-", "kupa_almaz");
    may_play(&round, ".A..");
    refused(&round, "HK", Reason::HighestHeart, "K7.7");
    refused(&round, "H2", Reason::HighestHeart, "K7.7");
    // In the middle of a round: S leads its only diamond, nobody throws a heart, and twelve hearts are left.
    let round = then(&lead(LONE_KING, "S", "-", "kupa_almaz"), "DA D9 S2 D2");
    assert_eq!(now(&round), "S play");
    may_play(&round, ".A..");
    refused(&round, "HQ", Reason::HighestHeart, "K7.7");
}

/// K7.7: the highest that is held, if it is not the ace.
#[test]
fn k7_7_the_highest_held() {
    let duties = Duties {
        contract: Contract::KupaAlmaz,
        rules: HouseRules::new(),
        trick: Trick::new(Seat::North),
        hearts_open: false,
    };
    for (hand, highest) in [(".KQ2..", ".K.."), (".J987..", ".J.."), (".32..", ".3.."), (".2..", ".2..")] {
        assert_eq!(duties.legal_cards(set(hand)), set(highest));
    }
}

/// K7.7: in Rıfkı such a leader may lead any heart.
#[test]
fn k7_7_rifki_any_heart() {
    let round = lead(SUITS, "E", "-", "rifki");
    may_play(&round, ".AKQJT98765432..");
    let round = then(&lead(LONE_KING, "S", "-", "rifki"), "DA D9 S2 D2");
    may_play(&round, ".AQJT98765432..");
}

/// K7.7: once a heart has been played, Kupa almaz lets such a leader lead any heart as well.
#[test]
fn k7_7_only_while_closed() {
    let round = then(&lead(SUITS, "E", "-", "kupa_almaz"), "HA D2 C2 S2");
    assert_eq!(now(&round), "E play");
    may_play(&round, ".KQJT98765432..");
}

/// K7.8: the round ends with the last penalty card of its contract, even if cards are left.
#[test]
fn k7_8_early_end() {
    for (contract, cards, played) in [
        // All four queens in one trick; the eight men in two; K♥ in the first.
        ("kiz_almaz", "SQ HQ DQ CQ", 4),
        ("erkek_almaz", "SJ HJ DJ CJ SK HK DK CK", 8),
        ("rifki", "S2 HK D2 C2", 4),
    ] {
        let round = lead(SUITS, "N", "-", contract);
        let (before, last) = cards.rsplit_once(' ').unwrap();
        assert_eq!(now(&then(&round, before)), "W play", "{contract}");
        let round = then(&then(&round, before), last);
        assert_eq!((now(&round).as_str(), round.plays().count()), ("over", played), "{contract}");
        assert!(round.scores().is_some());
        refused(&round, "SA", Reason::RoundOver, "K7.8");
        refused(&round, "pass", Reason::RoundOver, "K7.8");
    }
    // Thirteen hearts, three to a trick: the fifth trick brings the last.
    let hearts = "S2 HA H9 H5 S3 HK H8 H4 S4 HQ H7 H3 S5 HJ H6 H2 S6";
    let round = then(&lead(SPADES, "N", "-", "kupa_almaz"), hearts);
    assert_eq!(now(&round), "E play");
    assert_eq!(now(&then(&round, "HT D7 D6")), "over");
}

/// K7.8: with the *whole* trick: the other cards of it are still played.
#[test]
fn k7_8_the_whole_trick() {
    // E throws K♥ as the second card; S and W still play.
    let round = then(&lead(SUITS, "N", "-", "rifki"), "S2 HK");
    assert_eq!(now(&round), "S play");
    may_play_anything(&round);
    let round = then(&round, "D2");
    assert_eq!(now(&round), "W play");
    assert_eq!(round.scores(), None, "no score before the trick is whole");
    assert_eq!(then(&round, "C2").taken(), [30, 0, 0, 0]);
    // The last queen leads its trick.
    let round = then(&lead(SUITS, "N", "-", "kiz_almaz"), "S2 HQ DQ CQ SQ");
    assert_eq!(now(&round), "E play");
    assert_eq!(now(&then(&round, "H2 D2 C2")), "over");
}

/// K7.8: one penalty card still out, and the round goes on.
#[test]
fn k7_8_not_before_the_last() {
    for (contract, cards) in [
        ("kiz_almaz", "SQ HQ DQ C2"),
        ("erkek_almaz", "SJ HJ DJ CJ SK HK DK C2"),
        ("rifki", "S2 HA D2 C2"),
        ("kupa_almaz", "S2 HA D2 C2"),
    ] {
        assert_eq!(now(&then(&lead(SUITS, "N", "-", contract), cards)), "N play", "{contract}");
    }
}

/// K7.8: El almaz, Son iki and koz always run to 13 tricks.
#[test]
fn k7_8_thirteen_tricks() {
    for contract in ["el_almaz", "son_iki", "koz:C", "koz:S"] {
        let round = to_the_end(&lead(SPADES, "N", "-", contract));
        assert_eq!(round.tricks().count(), 13, "{contract}");
        assert!(!contract.parse::<Contract>().unwrap().kind().is_decided(king_rules::CardSet::ALL));
    }
    assert!(ContractKind::Rifki.is_decided(set(".K..")));
}

/// K3.1: a pass is for dürt alone, so that a table without a hand to play from allows nothing in the other contracts.
#[test]
fn k3_1_no_pass_for_an_empty_hand() {
    let round = play(MIXED, "S", "-", "el_almaz iyi iyi iyi");
    assert!(round.table().legal_actions(king_rules::CardSet::EMPTY).is_empty());
}

/// K7.2: who wins, asked of cards without a table: the highest trump, else the highest of the suit led.
#[test]
fn k7_2_who_wins() {
    let winner = |cards: &str, trump| {
        let cards: Vec<king_rules::Card> = cards.split_whitespace().map(|card| card.parse().unwrap()).collect();
        law::winner(cards, trump)
    };
    let none = None;
    assert_eq!(winner("", none), None);
    for (cards, trump, wins) in [
        ("H2", none, 0),
        ("H2 HA HK", none, 1),
        ("H2 SA CA HK", none, 3),
        ("H2 SA CA HK", Some(Suit::Spades), 1),
        ("S2 HA C3 SK", Some(Suit::Clubs), 2),
        ("HA S2 S4 S3", Some(Suit::Spades), 2),
    ] {
        assert_eq!(winner(cards, trump), Some(wins), "{cards}");
    }
}

/// K7.1: a trick has four cards; one that is full takes no fifth.
#[test]
fn k7_1_a_full_trick_stays_as_it_is() {
    let trick =
        |cards: &[&str]| cards.iter().fold(Trick::new(Seat::West), |trick, card| trick.with(card.parse().unwrap()));
    let cards = ["S2", "S9", "HA", "SK"];
    let turns = [Some(Seat::West), Some(Seat::North), Some(Seat::East), Some(Seat::South), None];
    assert!((0..=4).map(|n| trick(&cards[..n]).turn()).eq(turns));
    let full = trick(&cards);
    assert_eq!((full.len(), full.winner(None)), (4, Some(Seat::South)));
    assert_eq!(trick(&["S2", "S9", "HA", "SK", "SA"]), full);
}
