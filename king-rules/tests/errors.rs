//! Every error explains itself: a code, what was found and wanted, a clause, and a sentence in each language.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{Debug, Display};

use king_rules::king::{Contract, ContractKind, Deal, HouseRules, Party, Round, Seat, Sheet};
use king_rules::{Expected, Lang, PackError, ParseError, ParseErrorKind, Reason, balayi, king};

/// Numbers that may be found or wanted: indices, masks, points with and without a sign.
fn parts() -> impl Iterator<Item = u32> + Clone {
    (0..64).chain([255, 256, 511, 1 << 9, 1 << 31, 65, 100]).chain([-1, -10, -65, 32767, -32768].map(|n: i32| n as u32))
}

/// The letters of cp1254 that Turkish needs, beside ASCII.
const TURKISH: &str = "çÇğĞıİöÖşŞüÜâîû";

/// A sentence: neither empty nor with a suit sign, in the letters of its language; no debug output has got into it.
fn check_sentence(lang: Lang, text: &str) {
    assert!(!text.is_empty() && text == text.trim(), "{text:?}");
    let letters = |letter: char| letter.is_ascii() || (lang == Lang::Tr && TURKISH.contains(letter));
    assert!(text.chars().all(letters), "{lang}: {text}");
    for word in ["byte ", "line ", "bayt", "satır", "{", "}", "Some", "None", "\n"] {
        assert!(!text.contains(word), "{lang}: {text}");
    }
}

/// The codes of the errors that an error may come from, above a base.
type Nested<'a> = &'a [(u8, &'a [u8])];

/// Checks all errors that the parts give, and that the codes are these: they never change. The names are those of the
/// error's own variants, in the order of the codes from 1; a variant may have several. Gives back the codes.
fn check<E: Copy + Debug + Display + PartialEq>(
    names: &str,
    nested: Nested,
    from_parts: fn(u8, u32, u32) -> Option<E>,
    to_parts: fn(E) -> (u8, u32, u32),
    clause: fn(E) -> &'static str,
    message: impl Fn(E, Lang) -> String,
) -> Vec<u8> {
    let mut found_codes = BTreeMap::new();
    let mut sentences = BTreeSet::new();
    for code in 0..=255 {
        for found in parts() {
            // Both at once for a few of them.
            let few = |part: u32| part < 4 || part == 65;
            for wanted in parts().filter(|&wanted| few(found) || few(wanted)) {
                let Some(error) = from_parts(code, found, wanted) else { continue };
                let parts = to_parts(error);
                assert_eq!(parts.0, code, "{error:?}");
                assert!([0, found].contains(&parts.1) && [0, wanted].contains(&parts.2), "{error:?}: {parts:?}");
                assert_eq!(from_parts(parts.0, parts.1, parts.2), Some(error));
                let variant: String = format!("{error:?}").chars().take_while(|c| c.is_alphanumeric()).collect();
                assert_eq!(found_codes.entry(code).or_insert(variant.clone()), &variant);
                for &lang in Lang::ALL {
                    let text = message(error, lang);
                    check_sentence(lang, &text);
                    // Who can print only English sees the same sentence.
                    let clause = match clause(error) {
                        "" => String::new(),
                        clause => format!(" ({clause})"),
                    };
                    assert!(lang != Lang::En || error.to_string() == text + &clause, "{error:?}");
                }
                sentences.insert((code, message(error, Lang::En), message(error, Lang::Tr)));
            }
        }
    }
    let nested = nested.iter().flat_map(|&(base, codes)| codes.iter().map(move |code| base + code));
    let codes: Vec<u8> = (1..).zip(names.split(' ')).map(|(code, _)| code).chain(nested).collect();
    assert_eq!(found_codes.keys().collect::<Vec<_>>(), codes.iter().collect::<Vec<_>>());
    let own = found_codes.into_values().take(names.split(' ').count()).collect::<Vec<_>>();
    assert_eq!(own.join(" "), names);
    assert!(sentences.iter().all(|(_, en, tr)| en != tr || en.len() < 16), "a sentence is not translated");
    codes
}

macro_rules! check {
    ($Error:ty: $names:expr, $nested:expr) => {
        check::<$Error>(
            $names,
            $nested,
            <$Error>::from_parts,
            |error| (error.code(), error.found(), error.wanted()),
            |error| error.clause(),
            |error, lang| error.message(lang).to_string(),
        )
    };
}

#[test]
fn every_error_of_king() {
    let illegal = check!(king::Illegal: "NotOnTurn RoundOver DurtOver Annulled WrongPhase NoPass NotHeld ContractUsed \
        MayNotAnnul MayNotDouble OnlyDeclarerDoubled MayNotRedouble MustFollow HeartsClosed HighestHeart RifkiHeart MustShed \
        MustTrump MustOvertrump NotStartRank NotNextInRow MustNotPass", &[]);
    let setup = check!(king::SetupError: "NothingToDeclare Cards Cards", &[]);
    check!(king::HiddenError: "Cards Cards", &[(64, &illegal)]);
    let doubles = check!(king::DoublesError: "OnlyDeclarer NotDoubled", &[]);
    let points = check!(king::PointsError: "Counts Negative NoMultiple Sum LastTrick Places", &[]);
    let party = check!(king::PartyError: "PartyOver RoundNotOver WrongDeclarer WrongUnused WrongRules ContractUsed \
        NoSuchRound", &[(16, &doubles), (32, &points)]);
    check!(king::SimulationError: "Setup Setup Setup", &[(16, &doubles), (64, &illegal)]);
    check!(king::RecordErrorKind: "Parse Parse Parse Parse Parse Parse", &[(16, &setup), (64, &illegal), (128, &party)]);
    check!(king::Imbalance: ["Imbalance"; 32].join(" ").as_str(), &[]);
}

#[test]
fn every_error_of_balayi() {
    let illegal = check!(balayi::Illegal: "NotOnTurn RoundOver WrongPhase DenominationUsed NotVisible NotHeld MustFollow \
        MustTrump MustOvertrump", &[]);
    let setup = check!(balayi::SetupError: "NothingToDeclare Cards Cards", &[]);
    check!(balayi::ViewError: "Count Seen Impossible", &[(64, &illegal)]);
    check!(balayi::HiddenError: "Elsewhere", &[(64, &illegal)]);
    let of_match = check!(balayi::MatchError: "MatchOver RoundNotOver WrongDealer WrongDeclarer WrongUnused \
        DenominationUsed Tricks NoSuchRound", &[]);
    check!(balayi::SimulationError: "Setup Setup Setup", &[(64, &illegal)]);
    check!(balayi::RecordErrorKind: "Parse Parse Parse Parse Parse Parse", &[(16, &setup), (64, &illegal), (128, &of_match)]);
}

/// What could have stood there, in the order of the codes, which never change.
const EXPECTED: &str = "Suit Rank Card Hand Lang Reason Pack Deal KnownHand Seat Seats OtherSeats ContractKind Contract KozSuit \
    DurtRank ContractSet Doubles Relation KingPhase KingAction Option NextOption HouseRules OtherValue Truth RifkiVoid \
    PenaltyVoid KozVoid DurtEnd SaleTie Declarer FirstDeclarer NoHand HiddenHand OwnHand ShownHand KingRecord KingSheet \
    KingParty KingResult Points Player Denomination DenominationSet BalayiPhase BalayiAction Dealer FirstDealer BalayiRecord \
    BalayiSheet BalayiMatch BalayiResult SeenCard UnseenCard AscendingHand PossibleAction";

#[test]
fn every_error_of_a_text() {
    check!(PackError: "Twice Count", &[]);
    check!(ParseErrorKind: "Expected TrailingText Cards Cards OtherHead Utf16", &[]);
    let names: Vec<_> = Expected::ALL.iter().map(|expected| format!("{expected:?}")).collect();
    assert_eq!(names.join(" "), EXPECTED);
    for (code, &expected) in (1..).zip(Expected::ALL) {
        assert_eq!((expected.code(), Expected::from_code(code)), (code, Some(expected)));
        Lang::ALL.iter().for_each(|&lang| check_sentence(lang, expected.name(lang)));
    }
    let last = Expected::ALL.len() as u8;
    assert!(Expected::from_code(0).is_none() && Expected::from_code(last + 1).is_none());
}

/// The place stands beside the sentence, never in it.
#[test]
fn errors_with_a_place() {
    let error = "king1 N:KQ.J".parse::<Round>().unwrap_err();
    assert_eq!(king::RecordError::from_parts(12, error.code(), error.found(), error.wanted()), Some(error));
    let sentence = error.message(Lang::En).to_string();
    assert_eq!(error.to_string(), format!("byte 12: {sentence}"));
    let error = king::LineError { line: 3, error };
    assert_eq!((error.code(), error.clause()), (error.error.code(), ""));
    assert_eq!((error.found(), error.wanted()), (0, Expected::Hand.code().into()));
    assert_eq!(error.to_string(), format!("line 3, byte 12: {sentence}"));
    assert_eq!(error.message(Lang::En).to_string(), sentence);
    let error = "balayi1 C2 C2".parse::<balayi::Round>().unwrap_err();
    let error = balayi::LineError { line: 1, error };
    assert_eq!((error.found(), error.wanted(), error.clause()), (0, 0, ""));
    assert_eq!(error.to_string(), "line 1, byte 11: the two of clubs is there twice");
    let error = "C2 C".parse::<balayi::Pack>().unwrap_err();
    assert_eq!(ParseError::from_parts(3, error.code(), error.found(), error.wanted()), Some(error));
    assert_eq!(ParseError::from_parts(3, 9, 0, 0), None);
}

/// The sentences that a person meets most, word for word.
#[test]
fn sentences() {
    let both =
        |error: king::PartyError| Lang::ALL.iter().map(|&lang| error.message(lang).to_string()).collect::<Vec<_>>();
    let mut party = Party::new(Seat::North, HouseRules::new());
    let mut enter = |contract: &str, doubles: &str, taken| {
        let result = king::RoundResult {
            declarer: Seat::North,
            contract: contract.parse().unwrap(),
            doubles: doubles.parse().unwrap(),
            taken,
        };
        both(party.record_result(result).unwrap_err())
    };
    assert_eq!(
        enter("el_almaz", "-", [3, 4, 3, 3]),
        [
            "these are counts, 13 in all, not points: each counts 5 points",
            "bunlar puan değil, toplamı 13 olan sayılar: her biri 5 puan sayılır"
        ]
    );
    assert_eq!(enter("el_almaz", "-", [5, 4, 6, 50]), ["4 is no multiple of 5", "4, 5 sayısının katı değil"]);
    assert_eq!(
        enter("el_almaz", "-", [5, 5, 5, 5]),
        ["the points sum to 20 instead of 65", "puanların toplamı 20, olması gereken 65"]
    );
    assert_eq!(
        enter("koz:H", "E>S", [65, 0, 0, 0]),
        [
            "East cannot double South: in koz and durt only the declarer can be doubled",
            "Doğu, Güney oyuncusuna kontur çekemez: kozda ve dürtte yalnızca deklerana kontur çekilir"
        ]
    );
    let error = "koz".parse::<Contract>().unwrap_err();
    assert_eq!((error.at, error.kind), (0, Expected::KozSuit.into()));
    let error = "durt".parse::<king::Action>().unwrap_err();
    assert_eq!((error.at, error.kind), (0, Expected::DurtRank.into()));
    let redouble = king::Illegal::MayNotRedouble(Seat::South.set() | Seat::West.set());
    assert!(redouble.message(Lang::Tr).to_string().starts_with("Güney ve Batı sürülemez: "));
    assert!(redouble.message(Lang::En).to_string().starts_with("South and West cannot be redoubled: "));
    let mut sheet = Sheet::new();
    sheet.enter(Seat::North, ContractKind::ElAlmaz, [-64, 0, 0, 0]);
    let error = sheet.imbalance().unwrap();
    assert_eq!(error.to_string(), "No tricks, declared by North, sums to -64 instead of -65 (K10.2)");
    assert_eq!(error.message(Lang::Tr).to_string(), "El almaz (dekleran Kuzey): toplam -64, olması gereken -65");
    let error = "N:AKQJT98765432... AKQJT98765432... ..AKQJT98765432. ...AKQJT98765432".parse::<Deal>().unwrap_err();
    assert_eq!((error.at, error.to_string().as_str()), (19, "byte 19: the two of spades is there twice"));
}

#[test]
fn reasons() {
    for (code, &reason) in (1..).zip(Reason::ALL) {
        assert_eq!((reason.code(), Reason::from_code(code)), (code, Some(reason)));
        assert_eq!((reason.to_string().parse(), reason.to_string().as_str()), (Ok(reason), reason.name()));
    }
    assert_eq!((Reason::from_code(0), Reason::from_code(19)), (None, None));
    assert_eq!("MUST_FOLLOW".parse::<Reason>().unwrap_err().kind, Expected::Reason.into());
}
