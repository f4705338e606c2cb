//! Every error explains itself: a code, what was found and wanted, a clause, and a sentence in each language.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{Debug, Display};

use king_rules::king::{Contract, ContractKind, Deal, HouseRules, Party, Round, Seat, Sheet};
use king_rules::{Expected, Lang, PackError, ParseError, ParseErrorKind, Reason, balayi, king};

/// Numbers that may be found or wanted: indices, masks, points with and without a sign.
fn parts() -> impl Iterator<Item = u32> + Clone {
    (0..64)
        .chain([255, 256, 511, 1 << 9, 1 << 31, 65, 100])
        .chain([-1, -10, -30, -39, -40, -48, -65, 32767, -32768].map(|n: i32| n as u32))
}

/// The letters of cp1254 that Turkish needs, beside ASCII.
const TURKISH: &str = "çÇğĞıİöÖşŞüÜâîû";

/// A sentence: neither empty nor with a suit sign, in the letters of its language; no debug output has got into it.
fn check_sentence(lang: Lang, text: &str) {
    assert!(!text.is_empty() && text == text.trim(), "{text:?}");
    let letters = |letter: char| letter.is_ascii() || (lang == Lang::Tr && TURKISH.contains(letter));
    assert!(text.chars().all(letters), "{lang}: {text}");
    for word in ["byte ", "line ", "bayt", "satır ", "{", "}", "Some", "None", "\n"] {
        assert!(!text.contains(word), "{lang}: {text}");
    }
}

/// The codes of the errors that an error may come from, above a base.
type Nested<'a> = &'a [(u8, &'a [u8])];

/// Checks all errors that the parts make, and that the codes are these: they never change. The names are those of the
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
            let few = |part: u32| part < 4 || [Expected::KingRecord.code().into(), 65].contains(&part);
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
    check!(king::DealsError: "Twice HeldAndLacked TooMany Nowhere Length Shape Suit Together", &[]);
    let points = check!(king::PointsError: "Counts Negative NoMultiple Sum LastTrick Places", &[]);
    let party = check!(king::PartyError: "PartyOver RoundNotOver WrongDeclarer WrongUnused WrongRules ContractUsed \
        NoSuchRound", &[(16, &doubles), (32, &points)]);
    check!(king::SimulationError: "Setup Setup Setup", &[(16, &doubles), (64, &illegal)]);
    check!(king::RecordErrorKind: "Parse Parse Parse Parse Parse Parse Parse", &[(16, &setup), (64, &illegal), (128, &party)]);
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
    check!(balayi::RecordErrorKind: "Parse Parse Parse Parse Parse Parse Parse", &[(16, &setup), (64, &illegal), (128, &of_match)]);
}

/// What could have stood there, in the order of the codes, which never change.
const EXPECTED: &str = "Suit Rank Card Hand Lang Reason Pack Deal KnownHand Seat Seats OtherSeats ContractKind Contract KozSuit \
    DurtRank ContractSet Doubles Relation KingPhase KingAction Option NextOption HouseRules OtherValue Truth RifkiVoid \
    PenaltyVoid KozVoid DurtEnd SaleTie Declarer FirstDeclarer NoHand HiddenHand OwnHand ShownHand KingRecord KingSheet \
    KingParty KingResult Points Player Denomination DenominationSet BalayiPhase BalayiAction Dealer FirstDealer BalayiRecord \
    BalayiSheet BalayiMatch BalayiResult SeenCard UnseenCard AscendingHand PossibleAction Level Opponent";

#[test]
fn every_error_of_a_text() {
    check!(PackError: "Twice Count", &[]);
    check!(ParseErrorKind: "Expected TrailingText Cards Cards OtherHead Utf16 Lines", &[]);
    let names: Vec<_> = Expected::ALL.iter().map(|expected| format!("{expected:?}")).collect();
    assert_eq!(names.join(" "), EXPECTED);
    for (code, &expected) in (1..).zip(Expected::ALL) {
        assert_eq!((expected.code(), Expected::from_code(code)), (code, Some(expected)));
        // As it stands in a table of logs: filled up to a width.
        assert_eq!(format!("{expected:<99}|"), format!("{:<99}|", expected.name(Lang::En)));
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
    assert_eq!(error.to_string(), "line 1, byte 11: the two of clubs occurs twice");
    let error = "C2 C".parse::<balayi::Pack>().unwrap_err();
    assert_eq!(ParseError::from_parts(3, error.code(), error.found(), error.wanted()), Some(error));
    assert_eq!(ParseError::from_parts(3, 9, 0, 0), None);
}

/// Parts from outside that make no sense are no error.
#[test]
fn parts_without_sense() {
    let (seats, kinds) = (Seat::ALL.map(|seat| seat.index() as u32), ContractKind::ALL);
    for seat in seats {
        assert_eq!(king::DoublesError::from_parts(1, seat, seat), None);
        assert_eq!(king::DoublesError::from_parts(2, seat, seat), None);
        assert_eq!(king::PartyError::from_parts(3, seat, seat), None);
        for kind in kinds {
            let (code, total) = ((1 + 8 * seat + kind.index() as u32) as u8, i32::from(kind.total()) as u32);
            assert!(king::Imbalance::from_parts(code, 0, total).is_some());
            assert_eq!(king::Imbalance::from_parts(code, total, total), None);
            assert_eq!(king::Imbalance::from_parts(code, 0, total ^ 1), None);
        }
    }
    let redouble = king::Illegal::MayNotRedouble(Seat::North.set()).code();
    assert!(king::Illegal::from_parts(redouble, 0, 0).is_none() && king::Illegal::from_parts(redouble, 1, 0).is_some());
    assert_eq!(king::Illegal::from_parts(5, king::Phase::Over as u32, 0), None);
    assert_eq!(balayi::Illegal::from_parts(3, balayi::Phase::Over as u32, 0), None);
    let points = |code, found: i32, wanted| king::PointsError::from_parts(code, found as u32, wanted);
    assert!(points(1, 13, 6).is_none() && points(1, 13, 5).is_some() && points(1, 13, 3).is_some());
    assert!(points(2, 0, 0).is_none() && points(2, -1, 0).is_some());
    assert!(points(3, 10, 5).is_none() && points(3, 10, 0).is_none() && points(3, 4, 5).is_some());
    assert!(points(4, 65, 65).is_none() && points(4, 1, 2).is_none() && points(4, 64, 65).is_some());
    assert!(points(5, 0, 10).is_none() && points(5, 0, 20).is_some());
    assert!(points(6, 45, 45).is_none() && points(6, 45, 1).is_none() && points(6, 1, 45).is_some());
    assert_eq!(king::PartyError::from_parts(5, 8, 8), None);
    assert_eq!(king::PartyError::from_parts(7, 33, 0), None);
    assert_eq!(balayi::MatchError::from_parts(7, 25, 13), None);
    assert_eq!(balayi::MatchError::from_parts(8, 11, 0), None);
    assert_eq!(PackError::from_parts(2, 13, 13), None);
    assert_eq!(ParseErrorKind::from_parts(5, Expected::Suit.code().into(), Expected::KingRecord.code().into()), None);
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
            "these are counts (13 in all): enter points, 5 for each",
            "bunlar puan değil adet (toplam 13): her biri 5 puandır"
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
    assert_eq!(
        enter("durt:7", "-", [1, 2, 3, 4]),
        [
            "in durt the places win 45, 20, 10 and -10, each once: 1 stands in place of 45",
            "dürtte sıraların puanı 45, 20, 10 ve -10'dur, her biri bir kez yazılır: 45 yerine 1 yazılmış"
        ]
    );
    let result = king::RoundResult {
        declarer: Seat::North,
        contract: Contract::ElAlmaz,
        doubles: king::Doubles::NONE,
        taken: [65, 0, 0, 0],
    };
    assert_eq!(
        both(party.correct(3, result).unwrap_err()),
        [
            "there is no such round; rounds counted so far: 0",
            "böyle bir oyun yok; şimdiye kadar yazılan oyun sayısı: 0"
        ]
    );
    let used = king::Illegal::ContractUsed(ContractKind::ElAlmaz);
    assert_eq!(used.message(Lang::En).to_string(), "the declarer has already declared \"No tricks\"");
    let rules = "koz_void=must_trump".parse().unwrap();
    assert_eq!(
        both(king::PartyError::WrongRules { found: rules, wanted: HouseRules::new() }),
        ["the party is played by other house rules", "parti başka masa kurallarıyla oynanıyor"]
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
    assert_eq!((error.at, error.to_string().as_str()), (19, "byte 19: the two of spades occurs twice"));
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
