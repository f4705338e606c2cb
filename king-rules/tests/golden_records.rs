//! The golden records: a whole party, and the worked examples of the sources.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use king_rules::Suit;
use king_rules::balayi::MatchFile;
use king_rules::king::{Action, ContractKind, Doubles, PartyError, PartyFile, Phase, Round, Seat, SeatSet};
use serde_json::Value;

fn golden_text(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn the_golden_party_is_whole() {
    let text = golden_text("party-seed-1.king");
    let mut file = PartyFile::new();
    let read = |line| file.read_line(line).unwrap_or_else(|error| panic!("{error}"));
    let rounds: Vec<_> = text.lines().filter_map(read).collect();
    let party = file.party().unwrap();
    assert_eq!(party.file(&rounds).to_string(), text);
    assert_eq!(party.sheet().imbalance(), None);
    assert_eq!(party.outcome().unwrap().totals().iter().sum::<i32>(), 0);
}

/// Nothing may follow the last round of a party.
#[test]
fn a_party_file_with_a_round_too_many() {
    let text = golden_text("party-seed-1.king");
    let mut file = PartyFile::new();
    text.lines().for_each(|line| assert!(file.read_line(line).is_ok()));
    let before = file.clone();
    let error = file.read_line(text.lines().last().unwrap()).unwrap_err();
    assert_eq!((error.line, error.error.at), (text.lines().count() + 1, 0));
    assert_eq!(error.error.kind, PartyError::PartyOver.into());
    assert_eq!(file, before);
}

#[test]
fn the_golden_match_is_whole() {
    let text = golden_text("balayi_match.txt");
    let mut file = MatchFile::new();
    let rounds: Vec<_> = text.lines().filter_map(|line| file.read_line(line).unwrap()).collect();
    let game = file.game().unwrap();
    assert!(game.is_over());
    assert_eq!(game.file(&rounds).to_string(), text);
}

/// The records of worked-examples.king by the name that begins the comment above each.
fn worked_records() -> BTreeMap<String, Round> {
    let text = golden_text("worked-examples.king");
    let mut records = BTreeMap::new();
    let mut name = None;
    for (number, line) in (1..).zip(text.lines()) {
        let words: Vec<_> = line.split(' ').collect();
        if line.starts_with("king1") {
            let round: Round = line.parse().unwrap_or_else(|error| panic!("line {number}: {error}"));
            assert_eq!(round.to_string(), line, "line {number}");
            let name: String = name.take().unwrap_or_else(|| panic!("line {number}: no name stands above it"));
            assert_eq!(records.insert(name, round), None, "line {number}: the name occurs twice");
        } else if let ["#", word @ ("S1" | "S2" | "S3" | "S4" | "T1" | "T2" | "T3" | "P1"), ..] = words[..] {
            name = Some(word.to_owned());
        }
    }
    records
}

/// By seat, what an object of the data has for N, E, S, W.
fn by_seat<'a>(object: &'a Value) -> impl Iterator<Item = (Seat, i64)> + 'a {
    let facts = object.as_object().into_iter().flatten();
    facts.map(|(seat, value)| (seat.parse().unwrap(), value.as_i64().unwrap()))
}

/// The calls of the talk, by whom.
fn talk(round: &Round) -> Vec<(Seat, Action)> {
    let table = round.table();
    let mut replay = Round::new(round.deal(), table.declarer(), table.unused(), table.house_rules()).unwrap();
    let mut talk = Vec::new();
    for (_, action) in table.actions() {
        if matches!(replay.phase(), Phase::Kontur | Phase::Sur) {
            talk.push((replay.turn().unwrap(), action));
        }
        replay.apply(action).unwrap();
    }
    talk
}

/// The talk as the data has it: `["N", "sur", "E"]`.
fn call(round: &Round, words: &Value) -> (Seat, Action) {
    let words: Vec<_> = words.as_array().unwrap().iter().map(|word| word.as_str().unwrap()).collect();
    let (seat, word) = (words[0].parse::<Seat>().unwrap(), words[1]);
    let seats: SeatSet = words[2..].iter().map(|seat| seat.parse::<Seat>().unwrap()).collect();
    let others = SeatSet::ALL - seat.set();
    let action = match word {
        "iyi" => Action::Iyi,
        "masa" => Action::Kontur(others),
        "soyleyen_haric" => Action::Kontur(others - round.declarer().set()),
        "kontur" => Action::Kontur(seats),
        "sur" => Action::Sur(seats),
        _ => panic!("unknown word {word}"),
    };
    (seat, action)
}

/// How many a seat took of what the contract counts.
fn count(round: &Round, seat: Seat) -> i64 {
    let points = match round.contract().unwrap().kind() {
        ContractKind::ElAlmaz => 5,
        ContractKind::ErkekAlmaz => 6,
        other => panic!("no example counts {other}"),
    };
    i64::from(round.taken()[seat.index()] / points)
}

fn check_example(round: &Round, example: &Value) {
    let name = &example["id"];
    let table = round.table();
    let contract = match &example["contract"] {
        Value::String(text) => text.clone(),
        object => {
            let (kind, which) = object.as_object().unwrap().iter().next().unwrap();
            format!("{kind}:{}", which.as_str().unwrap())
        }
    };
    assert_eq!(table.contract().unwrap().to_string(), contract, "{name}: contract");
    if let Some(declarer) = example["declarer"].as_str() {
        assert_eq!(table.declarer().text(), declarer, "{name}: declarer");
    }
    if let Some(words) = example["talk"].as_array() {
        assert_eq!(talk(round), words.iter().map(|words| call(round, words)).collect::<Vec<_>>(), "{name}: talk");
    }
    if let Some(arrows) = example["doubles"].as_array() {
        let doubles = arrows.iter().fold(Doubles::NONE, |doubles, arrow| {
            let (by, on) = arrow.as_str().unwrap().split_once('>').unwrap();
            doubles.with(by.parse().unwrap(), on.parse().unwrap())
        });
        assert_eq!(table.doubles(), doubles, "{name}: doubles");
    }
    if let Some(relations) = example["relations"].as_object() {
        for (a, b) in Seat::ALL.into_iter().flat_map(|a| Seat::ALL.map(|b| (a, b))).filter(|(a, b)| a < b) {
            let pair = [format!("{a}-{b}"), format!("{b}-{a}")];
            let relation =
                pair.iter().find_map(|pair| relations.get(pair)).map_or("none", |text| text.as_str().unwrap());
            assert_eq!(table.doubles().relation(a, b).text(), relation, "{name}: {a} and {b}");
        }
    }
    for (seat, wanted) in by_seat(&example["counts"]) {
        assert_eq!(count(round, seat), wanted, "{name}: what {seat} took");
    }
    for (seat, wanted) in by_seat(&example["places"]) {
        assert_eq!(table.places()[seat.index()].map(i64::from), Some(wanted), "{name}: place of {seat}");
    }
    for (seat, wanted) in by_seat(&example["scores"]) {
        let scores = round.scores().unwrap_or_else(|| panic!("{name}: the round is not over"));
        assert_eq!(i64::from(scores[seat.index()]), wanted, "{name}: score of {seat}");
    }
}

/// K5, K6, K7.2, K7.3, K9: the worked examples of the source, with the source's own numbers.
#[test]
fn worked_examples_have_the_numbers_of_the_sources() {
    let data: Value = serde_json::from_str(&golden_text("worked-examples.json")).unwrap();
    let mut records = worked_records();
    for part in ["konturlu_scores", "konturlu_talks", "konturlu_play"] {
        for example in data[part].as_array().unwrap() {
            let name = example["id"].as_str().unwrap();
            let round = records.remove(name).unwrap_or_else(|| panic!("{name} is not recorded"));
            check_example(&round, example);
            match part {
                "konturlu_scores" => assert_eq!(round.phase(), Phase::Over, "{name}"),
                _ => assert_eq!(round.phase(), Phase::Play, "{name}"),
            }
            if part == "konturlu_play" {
                let south = round.hand(Seat::South);
                assert_eq!(round.turn().map(|seat| seat.text()), example["player"].as_str(), "{name}");
                let trick = round.trick();
                assert!(trick.plays().map(|(_, card)| card.to_string()).eq(["S9", "C2"]), "{name}");
                assert!(!south.meets(Suit::Spades.cards()) && south.meets(Suit::Clubs.cards()), "{name}");
                assert_eq!(round.legal_cards(), south, "{name}");
            }
        }
    }
    assert!(records.is_empty(), "records of no example: {:?}", records.keys());
}

/// K9.3: in the second example East, not South, buys North's tricks.
#[test]
fn worked_example_names_the_buyer() {
    let data: Value = serde_json::from_str(&golden_text("worked-examples.json")).unwrap();
    let buyer = data["konturlu_scores"].as_array().unwrap().iter().find_map(|example| example["buyer_of_N"].as_str());
    let round = worked_records()["S2"].clone();
    let (kind, tie) = (round.contract().unwrap().kind(), round.house_rules().sale_tie);
    let found = round.doubles().buyer(kind, round.taken(), tie, Seat::North);
    assert_eq!(found.map(|seat| seat.text()), buyer);
}
