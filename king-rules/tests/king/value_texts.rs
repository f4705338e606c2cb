//! Texts and numbers of all values: round trips, the lenient readings that the notation page allows, and what is not
//! read.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use crate::support::random::{deals, house_rules};
use crate::support::texts::{refused_at, round_trip};
use crate::support::*;
use king_rules::king::{
    Action, Contract, ContractKind, ContractSet, Deal, Doubles, DurtEnd, HouseRules, KozVoid, PenaltyVoid, Phase,
    Relation, RifkiVoid, SaleTie, Seat, SeatSet,
};
use king_rules::{Card, CardSet, Lang, PackError, ParseError, ParseErrorKind, Rank, Reason, Suit};
use proptest::prelude::*;

/// Every enumeration: `ALL` in the order of `index`, `from_index` back, texts that differ, names in both languages.
macro_rules! enumerations {
    ($($Type:ty, $count:expr, $texts:expr;)+) => {
        $({
            assert_eq!(<$Type>::ALL.len(), $count);
            for (i, value) in <$Type>::ALL.iter().copied().enumerate() {
                assert_eq!(value.index(), i);
                assert_eq!(<$Type>::from_index(i), Some(value));
                round_trip(value);
                assert!(value.text().parse::<$Type>() == Ok(value) && value.to_string() == value.text());
                assert!(!value.name(Lang::En).is_empty() && !value.name(Lang::Tr).is_empty());
            }
            assert_eq!(<$Type>::from_index($count), None);
            assert_eq!(<$Type>::from_index(usize::MAX), None);
            assert_eq!(<$Type>::ALL.iter().map(|value| value.text()).collect::<Vec<_>>().join(" "), $texts);
        })+
    };
}

#[test]
fn enumerations() {
    enumerations! {
        Suit, 4, "C D H S";
        Rank, 13, "2 3 4 5 6 7 8 9 T J Q K A";
        Seat, 4, "N E S W";
        ContractKind, 8, "el_almaz kupa_almaz erkek_almaz kiz_almaz rifki son_iki koz durt";
        Phase, 6, "declare annul kontur sur play over";
        Relation, 3, "none kontur sur";
        RifkiVoid, 3, "never_force_king king_holder_free hearts_always";
        PenaltyVoid, 2, "free must_shed";
        KozVoid, 3, "free must_trump must_overtrump";
        DurtEnd, 2, "all_out fourth_decided";
        SaleTie, 2, "first_in_turn stays";
        Lang, 2, "en tr";
    }
}

#[test]
fn cards() {
    assert_eq!(format!("{:?} {:?}", Card::KING_OF_HEARTS, Rank::Two.cards()), "HK {C2, D2, H2, S2}");
    let mut left = CardSet::ALL.iter();
    left.next();
    assert_eq!((left.len(), left.clone().count(), left.size_hint()), (51, 51, (51, Some(51))));
    for (i, card) in Card::all().enumerate() {
        assert_eq!((card.index(), Card::from_index(i)), (i, Some(card)));
        assert_eq!(Card::new(card.suit(), card.rank()), card);
        assert_eq!(i, 13 * card.suit().index() + card.rank().index());
        assert_eq!(CardSet::from(card).bits(), 1 << i);
        round_trip(card);
    }
    assert_eq!(Card::from_index(52), None);
    assert_eq!(["C2", "SA", "HT"].map(|text| text.parse::<Card>().unwrap().index()), [0, 51, 34]);
}

/// The operators that change a set, and taking in cards that may be in it already.
#[test]
fn sets_of_cards_that_change() {
    assert_eq!(set("AK...2") ^ set("KQ...2"), set("AQ..."));
    let [mut set, hearts] = [Suit::Spades, Suit::Hearts].map(Suit::cards);
    set.extend(hearts.iter().chain(hearts));
    assert_eq!(set, Suit::Spades.cards() | hearts);
    set &= hearts | Suit::Clubs.cards();
    assert_eq!((set, set.len()), (hearts, 13));
    // Far beyond the last card there is none.
    assert_eq!([12, 13, 63, 64, usize::MAX].map(|n| set.iter().nth(n)), [hearts.highest(), None, None, None, None]);
}

/// `H10`, `♥10`, lower case, also mixed.
#[test]
fn lenient_cards() {
    let ten: Card = "HT".parse().unwrap();
    for text in ["HT", "ht", "hT", "Ht", "H10", "h10", "♥10", "♥T", "♥t"] {
        assert_eq!(text.parse(), Ok(ten), "{text}");
    }
    for (sign, letter) in ["♣", "♦", "♥", "♠"].into_iter().zip(["c", "d", "h", "s"]) {
        for rank in ["2", "9", "j", "q", "k", "a"] {
            assert_eq!(format!("{sign}{rank}").parse::<Card>(), format!("{letter}{rank}").parse());
        }
    }
    assert_eq!(format!("{ten:#}"), "♥10");
    for wrong in ["", "H", "TH", "H1", "H010", "H100", "H 10", "HTT", "♡T", "10H", "HX", "ＨT", "H٢", "♥", "♥K♥", "♥♥K"]
    {
        refused_at::<Card>(wrong, 0);
    }
    refused_at::<Card>(" TH", 1);
}

#[test]
fn hands() {
    for hand in ["...", "AKQJT98765432...", "K762.J.AQ.AKQ654", "..2.", "A.K.Q.J"] {
        round_trip(set(hand));
        assert_eq!(set(hand).to_string(), hand);
    }
    // `-` is read for an empty group, and written empty.
    for (lenient, strict) in [("-.-.-.-", "..."), ("A.-.-.2", "A...2"), ("-.K..", ".K..")] {
        assert_eq!(set(lenient), set(strict));
        assert_eq!(set(lenient).to_string(), strict);
    }
}

/// A hand is read in one order only, high to low and spades first, and refused at the byte.
#[test]
fn hands_that_are_not_read() {
    for (hand, at) in [
        ("", 0),
        ("A", 1),
        ("A.K.Q", 5),
        ("A.K.Q.J.", 7),
        ("A.K.Q.J.2", 7),
        ("KA...", 1),
        ("AKQJT98765432.23..", 15),
        ("AA...", 1),
        ("1...", 0),
        ("A10T...", 3),
        ("9.010..", 2),
        ("A.100..", 4),
        ("A.-2..", 2),
        ("A-...", 1),
        ("A.K.Q.X", 6),
        ("A.K.Q.♣", 6),
        ("?", 0),
    ] {
        refused_at::<CardSet>(hand, at);
    }
}

#[test]
fn deals_as_text() {
    for deal in [SUITS, SPADES, MIXED, LONE_KING] {
        let deal: Deal = deal.parse().unwrap();
        assert_eq!(deal.to_string().parse(), Ok(deal));
    }
    assert_eq!(MIXED.parse::<Deal>().unwrap().to_string(), MIXED);
    // Another first seat, clockwise from it; runs of spaces and tabs.
    let from_south = "S:JT.AK9742.7432.8 AQ94.85.T86.JT32 K762.J.AQ.AKQ654 853.QT63.KJ95.97";
    assert_eq!(from_south.parse::<Deal>(), MIXED.parse());
    assert_eq!(from_south.replace(' ', " \t ").parse::<Deal>(), MIXED.parse());
    assert_eq!(SUITS.replace("...A", "-.-.-.A").parse::<Deal>(), SUITS.parse());
}

#[test]
fn deals_that_are_not_read() {
    let swap = |from: &str, to: &str| MIXED.replace(from, to);
    let card = |text: &str| text.parse::<Card>().unwrap();
    // Twelve cards, fourteen, a card twice: at the hand that is wrong.
    let twelve: ParseError = swap("853.", "85.").parse::<Deal>().unwrap_err();
    assert_eq!((twelve.at, twelve.kind), (19, ParseErrorKind::Cards(PackError::Count { found: 12, wanted: 13 })));
    let fourteen = swap("N:K762", "N:KJ762").parse::<Deal>().unwrap_err();
    assert_eq!((fourteen.at, fourteen.kind), (2, ParseErrorKind::Cards(PackError::Count { found: 14, wanted: 13 })));
    let twice = swap("JT.AK", "KT.AK").parse::<Deal>().unwrap_err();
    assert_eq!((twice.at, twice.kind), (36, ParseErrorKind::Cards(PackError::Twice(card("SK")))));
    for (text, at) in [
        (swap("N:", ""), 0),
        (swap("N:", "North:"), 0),
        (swap("N:", "X:"), 0),
        (swap("N:", "N: "), 2),
        (swap("853", "358"), 20),
        (swap(" AQ94.85.T86.JT32", ""), 52),
        (format!("{MIXED} -"), 70),
        (swap("AQ94.85.T86.JT32", "?"), 53),
    ] {
        refused_at::<Deal>(&text, at);
    }
}

#[test]
fn card_sets_as_numbers() {
    assert_eq!(CardSet::from_bits((1 << 52) - 1), Some(CardSet::ALL));
    for bit in 52..64 {
        assert_eq!(CardSet::from_bits(1 << bit), None, "{bit}");
        assert_eq!(CardSet::from_bits_truncate(1 << bit | 1), set("...2"));
    }
    assert_eq!(!CardSet::EMPTY, CardSet::ALL);
    assert_eq!((!set("A...")).bits() >> 51, 0);
}

/// The stable reasons: codes and names.
#[test]
fn reasons() {
    let names = "not_on_turn round_over wrong_phase not_held contract_used may_not_annul may_not_double \
                 may_not_redouble must_follow hearts_closed highest_heart rifki_heart must_shed must_trump \
                 must_overtrump not_next_in_row must_not_pass not_visible";
    assert_eq!(Reason::ALL.iter().map(|reason| reason.name()).collect::<Vec<_>>().join(" "), names);
    assert!(Reason::ALL.iter().map(|reason| reason.code()).eq(1..=18));
}

proptest! {
    #[test]
    fn any_hand_and_deal_round_trip(bits in 0..1u64 << 52, deal in deals(), rules in house_rules()) {
        let hand = CardSet::from_bits(bits).unwrap();
        prop_assert_eq!(hand.bits(), bits);
        prop_assert_eq!(hand.to_string().parse(), Ok(hand));
        prop_assert_eq!(hand.iter().collect::<CardSet>(), hand);
        prop_assert_eq!(deal.to_string().parse(), Ok(deal));
        prop_assert_eq!(rules.to_string().parse(), Ok(rules));
    }

    /// Nothing panics, whatever the text; what is read is printed in a form that is read alike.
    #[test]
    fn any_text_is_read_or_refused(text in "[NESWnesw:.?,>/\\-=+0-9AKQJTakqjtHCDShcds♥♠ \ta-z_]{0,40}") {
        fn check<T: Copy + Debug + Display + PartialEq + FromStr<Err = ParseError>>(text: &str) -> Result<(), TestCaseError> {
            match text.parse::<T>() {
                Ok(value) => prop_assert_eq!(value.to_string().parse(), Ok(value)),
                Err(error) => prop_assert!(error.at <= text.len() && text.is_char_boundary(error.at), "{}", error),
            }
            Ok(())
        }
        check::<Card>(&text)?;
        check::<CardSet>(&text)?;
        check::<Action>(&text)?;
        check::<Contract>(&text)?;
        check::<ContractSet>(&text)?;
        check::<SeatSet>(&text)?;
        check::<Doubles>(&text)?;
        check::<HouseRules>(&text)?;
        check::<Deal>(&text)?;
    }
}
