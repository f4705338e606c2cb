//! Texts and numbers of the values of the four-handed game.

use crate::support::texts::{refused_at, round_trip};
use crate::support::*;
use king_rules::king::{
    Action, ActionSet, Contract, ContractKind, ContractSet, Doubles, HouseRules, Illegal, Phase, Seat, SeatSet,
};
use king_rules::{Card, CardSet, Lang, Rank, Suit};

#[test]
fn seat_sets() {
    for bits in 0..16 {
        let seats = SeatSet::from_bits(bits).unwrap();
        assert_eq!(seats.bits(), bits);
        assert_eq!(seats.iter().collect::<SeatSet>(), seats);
        assert_eq!((seats.len(), seats.is_empty()), (seats.iter().count(), bits == 0));
        for other in (0..16).filter_map(SeatSet::from_bits) {
            assert_eq!((seats & other).bits(), bits & other.bits());
            assert_eq!((seats | other).bits(), bits | other.bits());
            assert_eq!(seats.is_subset(other), (seats & other) == seats);
        }
        round_trip(seats);
    }
    assert_eq!(Seat::ALL.map(|seat| SeatSet::from(seat).bits()), [1, 2, 4, 8]);
    assert_eq!(["N", "E", "S", "W", "-"].map(|text| text.parse::<SeatSet>().unwrap().bits()), [1, 2, 4, 8, 0]);
    assert_eq!((16..=u8::MAX).find_map(SeatSet::from_bits), None);
    for (text, at) in [("", 0), ("EN", 1), ("NN", 1), ("NE-", 2), ("-N", 0), ("NESWN", 4), ("N,E", 1)] {
        refused_at::<SeatSet>(text, at);
    }
    assert_eq!(format!("{:?}", SeatSet::ALL), "{North, East, South, West}");
}

#[test]
fn contracts_and_their_sets() {
    assert_eq!(Contract::all().count(), Contract::COUNT);
    for (i, contract) in Contract::all().enumerate() {
        assert_eq!((contract.index(), Contract::from_index(i)), (i, Some(contract)));
        round_trip(contract);
    }
    assert_eq!((Contract::from_index(23), Contract::from_index(usize::MAX)), (None, None));
    for bits in 0..=u8::MAX {
        let set = ContractSet::from_bits(bits).unwrap();
        assert_eq!((set.bits(), set.iter().collect::<ContractSet>()), (bits, set));
        round_trip(set);
    }
    // One order, no contract twice, `all` only as `all`.
    let all = ContractKind::ALL.map(ContractKind::text).join(",");
    for (text, at) in [
        ("rifki,el_almaz", 6),
        ("koz,koz", 4),
        ("koz,", 4),
        (",koz", 0),
        ("koz:C", 0),
        ("all,koz", 0),
        ("ALL", 0),
        ("", 0),
        (&all, 0),
    ] {
        refused_at::<ContractSet>(text, at);
    }
    for (text, at) in [("", 0), ("koz", 0), ("durt", 0), ("koz:", 4), ("koz:X", 4), ("durt:1", 5), ("el_almaz:C", 0)] {
        refused_at::<Contract>(text, at);
    }
}

/// Codes 0 to 108: a code has one text and a text one code.
#[test]
fn actions() {
    let mut texts = std::collections::BTreeSet::new();
    for code in 0..Action::COUNT as u8 {
        let action = Action::from_code(code).unwrap();
        assert_eq!(action.code(), code);
        round_trip(action);
        texts.insert(action.to_string());
    }
    assert_eq!((Action::COUNT, texts.len()), (109, 109));
    assert!((109..=u8::MAX).all(|code| Action::from_code(code).is_none()));
    let actions: Vec<_> = (0..Action::COUNT as u8).filter_map(Action::from_code).collect();
    assert!(actions.len() == 109 && actions.is_sorted(), "the order is that of the codes");
    for (text, code) in [
        ("SA", 51),
        ("pass", 52),
        ("el_almaz", 53),
        ("kupa_almaz", 54),
        ("erkek_almaz", 55),
        ("kiz_almaz", 56),
        ("rifki", 57),
        ("son_iki", 58),
        ("koz:C", 59),
        ("koz:S", 62),
        ("durt:2", 63),
        ("durt:A", 75),
        ("keep", 76),
        ("annul", 77),
        ("iyi", 78),
        ("kontur:N", 79),
        ("kontur:ES", 84),
        ("kontur:NESW", 93),
        ("sur:N", 94),
        ("sur:NESW", 108),
        ("h10", 34),
    ] {
        assert_eq!(action(text).code(), code, "{text}");
    }
    assert_eq!(Action::from(Contract::ElAlmaz), Action::Declare(Contract::ElAlmaz));
    // The empty sets are *iyi*.
    for empty in [Action::Kontur(SeatSet::EMPTY), Action::Sur(SeatSet::EMPTY)] {
        assert_eq!(Lang::ALL.iter().map(|&lang| empty.name(lang).to_string()).collect::<Vec<_>>(), ["iyi"; 2]);
        assert_eq!((empty.code(), empty.to_string()), (78, "iyi".to_owned()));
    }
    for (text, at) in [
        ("kontur:", 7),
        ("kontur:-", 7),
        ("kontur:SE", 8),
        ("kontur", 0),
        ("sur:", 4),
        ("sur:NN", 5),
        ("koz:", 4),
        ("durt:0", 5),
        ("masa", 0),
        ("soyleyen_haric", 0),
        ("play:SA", 0),
        ("", 0),
        ("x", 0),
    ] {
        refused_at::<Action>(text, at);
    }
}

#[test]
fn action_sets() {
    let set: ActionSet = ["C2", "SA", "pass", "sur:NESW"].map(action).into_iter().collect();
    assert_eq!(set.bits(), 1 | 1 << 51 | 1 << 52 | 1 << 108);
    assert_eq!((set.len(), set.is_empty(), set.cards()), (4, false, crate::support::set("A...2")));
    assert!(set.iter().map(Action::code).eq([0, 51, 52, 108]));
    assert_eq!(ActionSet::from_bits(set.bits()), Some(set));
    assert_eq!(ActionSet::from_bits((1 << 109) - 1).map(|all| all.iter().count()), Some(109));
    for bit in 109..128 {
        assert_eq!(ActionSet::from_bits(1 << bit), None, "{bit}");
    }
    assert_eq!(ActionSet::from(CardSet::ALL).bits(), u128::from(CardSet::ALL.bits()));
    assert_eq!(format!("{:?}", Action::Keep.set().with(Action::Annul)), "{Keep, Annul}");
}

#[test]
fn doubles_as_text_and_numbers() {
    for (text, bits) in [("-", 0), ("N>E", 2), ("N>ES,S>N", 0b0001_0000_0110), ("W>NES", 7 << 12)] {
        assert_eq!((doubles(text).bits(), doubles(text).to_string().as_str()), (bits, text));
    }
    for bits in 0..=u16::MAX {
        // A seat that doubles itself makes no doubles.
        match Doubles::from_bits(bits) {
            Some(arrows) => {
                assert_eq!((arrows.bits(), bits & 0x8421), (bits, 0));
                assert_eq!(arrows.to_string().parse(), Ok(arrows));
            }
            None => assert_ne!(bits & 0x8421, 0),
        }
    }
    for (text, at) in [
        ("", 0),
        ("N", 0),
        ("N>", 2),
        ("N>-", 2),
        ("N>N", 2),
        ("N>NE", 2),
        ("N>SE", 3),
        ("S>N,N>S", 4),
        ("N>E,N>S", 4),
        ("N>E,", 4),
        ("N>E S>N", 3),
        ("n>en", 3),
        ("N>E,-", 4),
        ("X>E", 0),
    ] {
        refused_at::<Doubles>(text, at);
    }
    assert_eq!(format!("{:?}", doubles("N>ES,S>N")), "N>ES,S>N");
}

/// The same doubles may be added again.
#[test]
fn doubles_together() {
    let arrows = doubles("N>E,S>N");
    assert_eq!(arrows.with(Seat::North, Seat::East.set() | Seat::West.set()), doubles("N>EW,S>N"));
    assert_eq!(arrows.with(Seat::East, SeatSet::ALL), doubles("N>E,E>NSW,S>N"));
    assert_eq!(arrows.union(doubles("N>ES")), doubles("N>ES,S>N"));
}

/// House rules are read in the one form in which they are written.
#[test]
fn house_rules_as_text() {
    let all = "rifki_void=hearts_always,penalty_void=must_shed,koz_void=must_overtrump,rifki_annul=false,\
               early_end=false,durt_end=fourth_decided,sale_tie=stays";
    round_trip(rules(all));
    assert_eq!((rules(all).to_string().as_str(), rules("-")), (all, HouseRules::new()));
    for (text, at) in [
        ("", 0),
        ("default", 0),
        // A default written out, each option.
        ("rifki_void=never_force_king", 11),
        ("penalty_void=free", 13),
        ("koz_void=free", 9),
        ("rifki_annul=true", 12),
        ("early_end=true", 10),
        ("durt_end=all_out", 9),
        ("sale_tie=first_in_turn", 9),
        ("sale_tie=stays,early_end=true", 15),
        // Another order, an option twice, no such option or value, more than that.
        ("sale_tie=stays,early_end=false", 15),
        ("early_end=false,early_end=false", 16),
        ("early_start=false", 0),
        ("early_end=no", 10),
        ("early_end=False", 10),
        ("early_end=", 10),
        ("early_end", 0),
        ("early_end=false,", 16),
        ("early_end=false,-", 16),
        ("-,early_end=false", 0),
        ("early_end = false", 0),
        ("koz_void=must_shed", 9),
    ] {
        refused_at::<HouseRules>(text, at);
    }
}

#[test]
fn house_rules_by_name() {
    let mut rules = HouseRules::new();
    for &option in HouseRules::OPTIONS {
        let value = rules.get(option).unwrap();
        rules.set(option, value).unwrap();
        let before = rules;
        assert!(rules.set(option, "never").is_err() && rules.set(option, "").is_err());
        assert_eq!(rules, before);
    }
    assert_eq!(rules, HouseRules::new());
    assert!(rules.set("rifki", "true").is_err() && rules.get("rifki").is_none());
}

/// Every refusal has a sentence in each language, and its clause when it is displayed.
#[test]
fn refusals_in_both_languages() {
    let all = [
        Illegal::NotOnTurn,
        Illegal::RoundOver,
        Illegal::DurtOver,
        Illegal::Annulled,
        Illegal::WrongPhase(Phase::Kontur),
        Illegal::NoPass,
        Illegal::NotHeld(Card::KING_OF_HEARTS),
        Illegal::ContractUsed(ContractKind::KizAlmaz),
        Illegal::MayNotAnnul,
        Illegal::MayNotDouble,
        Illegal::OnlyDeclarerDoubled,
        Illegal::MayNotRedouble(Seat::North.set()),
        Illegal::MustFollow(Suit::Spades),
        Illegal::HeartsClosed,
        Illegal::HighestHeart,
        Illegal::RifkiHeart,
        Illegal::MustShed,
        Illegal::MustTrump(Suit::Clubs),
        Illegal::MustOvertrump(Suit::Clubs),
        Illegal::NotStartRank(Rank::Seven),
        Illegal::NotNextInRow,
        Illegal::MustNotPass,
    ];
    let clauses = "K1.1 K7.8 K8.4 K4.2 K3.1 K3.1 K2.5 K2.3 K4.1 K5.2 K5.3 K6.1 K7.2 K7.6 K7.7 K7.5 K12 K12 K12 K8.1 \
                   K8.2 K8.3";
    assert_eq!(all.map(Illegal::clause).join(" "), clauses);
    let codes = [1, 2, 2, 2, 3, 3, 4, 5, 6, 7, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 16, 17];
    assert_eq!(all.map(|illegal| illegal.reason().code()), codes);
    for illegal in all {
        let (english, turkish) = (illegal.message(Lang::En).to_string(), illegal.message(Lang::Tr).to_string());
        assert!(!english.is_empty() && !turkish.is_empty() && english != turkish, "{illegal}");
        assert_eq!(illegal.to_string(), format!("{english} ({})", illegal.clause()));
    }
}
