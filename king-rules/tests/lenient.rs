//! The tables of what is read besides the one form that is written, tried over every reader; and what must hold for all
//! names: each is read as its value, and no text is two values of one type.

use std::collections::HashMap;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use king_rules::balayi::{self, Denomination, DenominationSet, Match, MatchFile, Pack, Player};
use king_rules::king::{
    Action, Contract, ContractKind, ContractSet, Deal, Doubles, DurtEnd, HouseRules, KozVoid, Party, PartyFile,
    PenaltyVoid, Phase, Relation, RifkiVoid, Round, SaleTie, Seat, SeatSet, Table, View,
};
use king_rules::{Card, CardSet, Lang, ParseErrorKind, Rank, Reason, Suit};

const NOTATION: &str = include_str!("../rules/notation.md");

/// The character that an escape such as `\r` or `\u{fe0f}` stands for, in all of a text.
fn unescaped(text: &str) -> String {
    let mut parts = text.split('\\');
    let mut plain = parts.next().unwrap().to_owned();
    for part in parts {
        let rest = match part.strip_prefix("u{").and_then(|rest| rest.split_once('}')) {
            Some((code, rest)) => {
                plain.push(char::from_u32(u32::from_str_radix(code, 16).unwrap()).unwrap());
                rest
            }
            None => {
                plain.push(HashMap::from([("r", '\r'), ("n", '\n'), ("t", '\t')])[&part[..1]]);
                &part[1..]
            }
        };
        plain.push_str(rest);
    }
    plain
}

/// The rows of a table of the section, without its two lines of head; texts without their backticks.
fn table(number: usize) -> Vec<Vec<String>> {
    let section = NOTATION.split("<a id=\"reading\">").nth(1).unwrap().split("\n## ").next().unwrap();
    let tables = section.split("\n\n").filter(|part| part.starts_with('|'));
    let table = tables.clone().nth(number).unwrap();
    assert_eq!(tables.count(), 4);
    let cells = |row: &str| -> Vec<String> {
        let cells = row.trim_matches('|').split(" | ").map(|cell| cell.strip_prefix(' ').unwrap_or(cell));
        cells.map(|cell| unescaped(cell.trim_end_matches(' ').trim_matches('`'))).collect()
    };
    table.lines().skip(2).map(cells).collect()
}

/// How a text is read by a reader: what is printed of it, or nothing when it is refused.
type Reader = fn(&str) -> Option<String>;

fn printed<T: FromStr + Display>(text: &str) -> Option<String> {
    text.parse::<T>().ok().map(|value| value.to_string())
}

fn reader(value: &str) -> Reader {
    match value {
        "suit" => printed::<Suit>,
        "rank" => printed::<Rank>,
        "card" => printed::<Card>,
        "hand" => printed::<CardSet>,
        "seat" => printed::<Seat>,
        "seats" => printed::<SeatSet>,
        "contract kind" => printed::<ContractKind>,
        "contract" => printed::<Contract>,
        "action" => printed::<Action>,
        "doubles" => printed::<Doubles>,
        "player" => printed::<Player>,
        "denomination" => printed::<Denomination>,
        "balayi action" => printed::<balayi::Action>,
        "language" => printed::<Lang>,
        other => panic!("no reader of {other}"),
    }
}

const HANDS: &str = "N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32";
const SOUTH: &str = "king1 N:? ? JT.AK9742.7432.8 ? S all - el_almaz iyi kontur:S iyi sur:N";

fn record() -> String {
    format!("king1 {HANDS} S all - el_almaz iyi kontur:S iyi sur:N HA H8 HJ HQ")
}

fn balayi_record() -> String {
    balayi::Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL).unwrap().to_string() + " S"
}

/// Every reader of the crate, with a text as it is printed.
fn readers() -> Vec<(Reader, String)> {
    let round: Round = record().parse().unwrap();
    let game: balayi::Round = balayi_record().parse().unwrap();
    let mut readers: Vec<(Reader, String)> = vec![
        (printed::<ContractSet>, "rifki,koz".into()),
        (printed::<DenominationSet>, "C,NT".into()),
        (printed::<HouseRules>, "koz_void=must_trump,early_end=false".into()),
        (printed::<Relation>, "sur".into()),
        (printed::<Phase>, "kontur".into()),
        (printed::<balayi::Phase>, "play".into()),
        (printed::<Reason>, "must_follow".into()),
        (printed::<RifkiVoid>, "hearts_always".into()),
        (printed::<PenaltyVoid>, "must_shed".into()),
        (printed::<KozVoid>, "must_trump".into()),
        (printed::<DurtEnd>, "all_out".into()),
        (printed::<SaleTie>, "stays".into()),
        (printed::<Deal>, HANDS.into()),
        (printed::<Pack>, Pack::from_seed(7).to_string()),
        (printed::<Round>, record()),
        (printed::<Table>, round.table().to_string()),
        (|text| View::parse(Seat::South, text).ok().map(|view| view.to_string()), SOUTH.into()),
        (printed::<Party>, "king-sheet1 N - kiz_almaz/E>N/10,10,10,10".into()),
        (printed::<balayi::Round>, balayi_record()),
        (printed::<balayi::Table>, game.table().to_string()),
        (
            |text| balayi::View::parse(Player::One, text).ok().map(|view| view.to_string()),
            game.view(Player::One).to_string(),
        ),
        (printed::<Match>, "balayi-sheet1 0 S/11,15".into()),
        (
            |text| {
                let mut file = PartyFile::new();
                file.read_line(text).ok()?;
                Some(file.party()?.head().to_string())
            },
            "king-party1 S -".into(),
        ),
        (
            |text| {
                let mut file = PartyFile::new();
                file.read_line("king-party1 S -").ok()?;
                Some(file.read_line(text).ok()??.to_string())
            },
            record(),
        ),
        (
            |text| {
                let mut file = MatchFile::new();
                file.read_line(text).ok()?;
                Some(file.game()?.head().to_string())
            },
            "balayi-match1 1".into(),
        ),
        (
            |text| {
                let round: Round = record().parse().unwrap();
                round.table().parse_action(text).ok().map(|action| action.to_string())
            },
            "pass".into(),
        ),
        (
            |text| {
                let mut rules = HouseRules::new();
                rules.set("koz_void", text).ok()?;
                rules.get("koz_void").map(str::to_owned)
            },
            "must_trump".into(),
        ),
        (
            |text| {
                let mut rules = HouseRules::new();
                rules.set("early_end", text).ok()?;
                rules.get("early_end").map(str::to_owned)
            },
            "false".into(),
        ),
    ];
    for row in [table(1), table(2)].concat().iter().filter(|row| row[0] != "head") {
        readers.push((reader(&row[0]), row[2].clone()));
    }
    readers
}

#[test]
fn around_a_text() {
    let around = table(0);
    assert!(around.len() >= 8);
    for (read, text) in readers() {
        assert_eq!(read(&text).as_ref(), Some(&text));
        for row in &around {
            let put = row[1].replace('…', &text);
            assert_ne!(put, text);
            assert_eq!(read(&put).as_ref(), Some(&text), "{}: {put:?}", row[0]);
        }
        for wrong in ["\n…", "…\n\n", "\u{feff}\u{feff}…", "…\u{feff}", "…\n…", "…\0", "\"…\"", "\u{200b}…"]
        {
            let put = wrong.replace('…', &text);
            assert_eq!(read(&put), None, "{put:?}");
        }
    }
}

#[test]
fn between_tokens() {
    for (read, text) in readers().into_iter().filter(|(_, text)| text.contains(' ')) {
        for blanks in ["  ", "\t", "\u{a0}", " \u{202f}\t\u{2007} "] {
            assert_eq!(read(&text.replace(' ', blanks)), Some(text.clone()), "{blanks:?}");
        }
    }
}

#[test]
fn spellings_and_names() {
    for row in [table(1), table(2)].concat().iter().filter(|row| row[0] != "head") {
        assert_eq!(reader(&row[0])(&row[1]), Some(row[2].clone()), "{row:?}");
        assert_ne!(row[1], row[2], "{row:?}");
    }
    for row in table(3) {
        assert_eq!(reader(&row[0])(&row[1]), None, "{row:?}");
    }
}

#[test]
fn heads() {
    let heads = table(1).into_iter().filter(|row| row[0] == "head");
    let mut tried = 0;
    for row in heads {
        for (read, text) in readers().into_iter().filter(|(_, text)| text.starts_with(&format!("{} ", row[2]))) {
            assert_eq!(read(&text.replacen(&row[2], &row[1], 1)), Some(text), "{row:?}");
            tried += 1;
        }
    }
    assert!(tried > 10, "{tried}");
}

/// What stands in a record is read in its spellings, but by no name.
#[test]
fn inside_records() {
    let legal = record();
    let typed = HANDS.replace("T.AK", "10.ak").replace("N:", "n:").replace("Q94", "q94");
    let typed = legal.replace(HANDS, &typed).replace(" S all", " s all").replace("kontur:S", "kontur:s");
    let typed = typed.replace("HA H8", "A♥ ♥\u{fe0f}8");
    assert_eq!(printed::<Round>(&typed), Some(legal.clone()), "{typed}");
    // In a record no name is read.
    for (from, to) in [
        (" S all", " Güney all"),
        ("el_almaz", "EL_ALMAZ"),
        (" iyi", " İyi"),
        (" iyi", " Iyi"),
        ("kontur:S", "KONTUR:S"),
        (" HJ", " kupa_valesi"),
        ("all", "ALL"),
    ] {
        assert!(legal.contains(from));
        assert_eq!(printed::<Round>(&legal.replacen(from, to, 1)), None, "{to}");
    }
    for list in ["Rıfkı,koz", "RIFKI,koz", "rifki, koz", "Kız almaz", "koz,rifki"] {
        assert_eq!(printed::<ContractSet>(list), None, "{list}");
    }
    let talk: Round = format!("king1 {HANDS} S all - el_almaz").parse().unwrap();
    for text in ["masa", "Masa", "MASA\r\n"] {
        assert_eq!(talk.table().parse_action(text).unwrap().to_string(), "kontur:NES");
    }
    assert_eq!(talk.table().parse_action("söyleyen hariç").unwrap().to_string(), "kontur:NE");
    assert_eq!(talk.table().parse_action("Kontur: Kuzey").unwrap().to_string(), "kontur:N");
}

/// All names of a value of a type are read as that value, and are names of no other.
fn names<T: Copy + Debug + PartialEq + FromStr + Display>(
    values: impl IntoIterator<Item = T>,
    name: impl Fn(T, Lang) -> String,
) {
    let mut taken: HashMap<String, T> = HashMap::new();
    for value in values {
        for text in [value.to_string(), name(value, Lang::En), name(value, Lang::Tr)] {
            for text in [text.clone(), text.to_lowercase(), text.to_uppercase(), text.replace(' ', "\u{a0} ")] {
                let read = text.parse::<T>().unwrap_or_else(|_| panic!("{text:?} is not read"));
                assert_eq!(read, value, "{text:?}");
                assert_eq!(*taken.entry(text.clone()).or_insert(value), value, "{text:?}");
            }
        }
    }
}

#[test]
fn every_name_is_read_as_its_value() {
    names(Suit::ALL, |value, lang| value.name(lang).into());
    names(Rank::ALL, |value, lang| value.name(lang).into());
    names(Card::all(), |value, lang| value.name(lang).to_string());
    names(Seat::ALL, |value, lang| value.name(lang).into());
    names(Player::ALL, |value, lang| value.name(lang).into());
    names(ContractKind::ALL, |value, lang| value.name(lang).into());
    names(Contract::all(), |value, lang| value.name(lang).to_string());
    names((0..109).filter_map(Action::from_code), |value, lang| value.name(lang).to_string());
    names((0..57).filter_map(balayi::Action::from_code), |value, lang| value.name(lang).to_string());
    names(Denomination::ALL, |value, lang| value.name(lang).into());
    names(Relation::ALL, |value, lang| value.name(lang).into());
    names(Phase::ALL, |value, lang| value.name(lang).into());
    names(balayi::Phase::ALL, |value, lang| value.name(lang).into());
    names(Lang::ALL.iter().copied(), |value, lang| value.name(lang).into());
    names(RifkiVoid::ALL.iter().copied(), |value, lang| value.name(lang).into());
    names(PenaltyVoid::ALL.iter().copied(), |value, lang| value.name(lang).into());
    names(KozVoid::ALL.iter().copied(), |value, lang| value.name(lang).into());
    names(DurtEnd::ALL.iter().copied(), |value, lang| value.name(lang).into());
    names(SaleTie::ALL.iter().copied(), |value, lang| value.name(lang).into());
}

/// What plays a card or declares a denomination is called as that card or that denomination is.
#[test]
fn actions_are_called_as_what_they_play_or_declare() {
    for lang in Lang::ALL.iter().copied() {
        for card in Card::all() {
            let suit = card.suit().name(lang);
            let called = match lang {
                Lang::En => format!("{} of {suit}", card.rank().figure()),
                _ => format!("{suit} {}", card.rank().figure()),
            };
            for text in [card.name(lang).to_string(), called] {
                assert_eq!(text.parse(), Ok(Action::Play(card)), "{text}");
                assert_eq!(text.parse(), Ok(balayi::Action::Play(card)), "{text}");
            }
        }
        for denomination in Denomination::ALL {
            let text = denomination.name(lang);
            assert_eq!(text.parse(), Ok(balayi::Action::Declare(denomination)), "{text}");
        }
        for contract in Contract::all() {
            let text = contract.name(lang).to_string();
            assert_eq!(text.parse(), Ok(Action::Declare(contract)), "{text}");
        }
    }
}

/// Letters are read with and without their Turkish marks: in every name each letter may be any of its like.
#[test]
fn letters_that_are_alike() {
    for alike in ["Iİıiî", "sşSŞ", "gğGĞ", "cçCÇ", "oöOÖ", "uüûUÜÛ", "aâAÂ", " _\t\u{a0}"] {
        let mut tried = 0;
        for name in ["maça ası", "kız almaz", "söyleyen_hariç", "güney", "sür kontur"] {
            for (at, old) in name.char_indices().filter(|&(_, letter)| alike.contains(letter)) {
                for new in alike.chars() {
                    let typed = format!("{}{new}{}", &name[..at], &name[at + old.len_utf8()..]);
                    let read = |text: &str| {
                        let readers = [printed::<Card>, printed::<ContractKind>, printed::<Seat>, printed::<Relation>];
                        readers.map(|read| read(text))
                    };
                    assert_eq!(read(&typed), read(name), "{typed}");
                    tried += usize::from(read(name) != [const { None }; 4]);
                }
            }
        }
        assert!(tried > 0, "{alike}");
    }
}

/// A text of another kind is called what it is.
#[test]
fn texts_of_another_kind() {
    let message = |text: &str| text.parse::<Round>().unwrap_err().message(Lang::En).to_string();
    assert_eq!(message("\u{feff}KING-SHEET1 N -"), "this is a text of king-sheet1; expected king1");
    assert_eq!(message("balayi1 C2"), "this is a text of balayi1; expected king1");
    let wide: String = record().chars().flat_map(|letter| [letter, '\0']).collect();
    assert_eq!(wide.parse::<Round>().unwrap_err().kind, ParseErrorKind::Utf16.into());
    assert_eq!(message(&wide), "this is text in UTF-16; it should be in UTF-8");
    assert_eq!(message("\0\0\0"), "expected king1");
    assert_eq!(message("kinq1"), "expected king1");
    let mut file = PartyFile::new();
    file.read_line("king-party1 N -").unwrap();
    let error = file.read_line("king-party1 N -").unwrap_err();
    assert_eq!(error.message(Lang::Tr).to_string(), "bu bir king-party1 metni; beklenen: king1");
}

/// What is read as one line and is more is refused as that: nothing behind the first line end is lost.
#[test]
fn more_than_one_line() {
    let lines = ParseErrorKind::Lines;
    for (text, at) in
        [("# c\nking-party1 N -", 3), ("\nking-party1 N -", 0), ("# c\rking-party1 N -\n", 3), ("# c\n\n", 3)]
    {
        let mut file = PartyFile::new();
        let error = file.read_line(text).unwrap_err();
        assert_eq!((error.line, error.error.at, error.error.kind), (1, at, lines.into()), "{text:?}");
        assert!(file.party().is_none() && file.lines() == 0);
        let text = text.replace("king-party1 N -", "balayi-match1 0");
        let error = MatchFile::new().read_line(&text).unwrap_err();
        assert_eq!((error.line, error.error.at, error.error.kind), (1, at, lines.into()), "{text:?}");
    }
    let record = record();
    let two = format!("{record}\n{record}");
    let mut file = PartyFile::new();
    let error = file.read_line(&format!("king-party1 N -\n{record}")).unwrap_err();
    assert_eq!((error.error.at, error.error.kind), (15, lines.into()));
    for end in ["", "\n", "\r\n", "\r"] {
        for line in ["", "# c", "king-party1 N -"] {
            let mut file = PartyFile::new();
            assert_eq!(file.read_line(&format!("{line}{end}")), Ok(None));
            assert_eq!(file.lines(), 1);
        }
        assert!(format!("{record}{end}").parse::<Round>().is_ok());
    }
    let error = two.parse::<Round>().unwrap_err();
    assert_eq!((error.at, error.kind), (record.len(), lines.into()));
    assert_eq!("king-sheet1 N -\n".repeat(2).parse::<Party>().unwrap_err().kind, lines.into());
    let error = "balayi-sheet1 0\nbalayi-sheet1 0".parse::<Match>().unwrap_err();
    assert_eq!((error.at, error.message(Lang::En).to_string().as_str()), (15, "this is more than one line"));
}

/// The place of what is wrong counts what stands in front of the value.
#[test]
fn places() {
    assert_eq!("\u{feff} N:K7x".parse::<Deal>().unwrap_err().at, 8);
    assert_eq!("\u{feff} K7x...\r\n".parse::<CardSet>().unwrap_err().at, 6);
    assert_eq!("\u{a0}kontur:SN".parse::<Action>().unwrap_err().at, 10);
    assert_eq!("\u{feff}king1 N:x".parse::<Round>().unwrap_err().at, 11);
}
