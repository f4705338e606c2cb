//! The golden records, and the examples `party` and `why` run as a user runs them.
//!
//! In the published archive there are no examples; what runs them is left out there and says so.

// Clippy allows these in the test functions, but not in what they share.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{env, fs};

use king_rules::Suit;
use king_rules::king::{Action, ContractKind, Doubles, Party, PartyReader, Phase, Round, Seat, SeatSet};
use serde_json::Value;

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

fn golden_text(name: &str) -> String {
    let path = golden(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

// The golden records, read by the library alone.

#[test]
fn the_golden_party_is_whole() {
    let text = golden_text("party-seed-1.king");
    let mut reader = PartyReader::new(&text).unwrap();
    let mut file = format!("{}\n", reader.so_far().file_head());
    for round in reader.by_ref() {
        file += &format!("{}\n", round.unwrap_or_else(|error| panic!("{:?}: {error}", error.line_column(&text))));
    }
    assert_eq!(file, text);
    assert_eq!(reader.so_far().sheet().check(), Ok(()));
    assert_eq!(reader.so_far().outcome().unwrap().totals().iter().sum::<i32>(), 0);
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
            assert_eq!(records.insert(name, round), None, "line {number}: the name is there twice");
        } else if let ["#", word @ ("S1" | "S2" | "S3" | "S4" | "T1" | "T2" | "T3" | "P1"), ..] = words[..] {
            name = Some(word.to_owned());
        }
    }
    records
}

/// By seat, what an object of the data says of N, E, S, W.
fn by_seat<'a>(object: &'a Value) -> impl Iterator<Item = (Seat, i64)> + 'a {
    let facts = object.as_object().into_iter().flatten();
    facts.map(|(seat, value)| (seat.parse().unwrap(), value.as_i64().unwrap()))
}

/// What was said in the talk, by whom.
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

/// The talk as the data tells it: `["N", "sur", "E"]`.
fn said(round: &Round, words: &Value) -> (Seat, Action) {
    let words: Vec<_> = words.as_array().unwrap().iter().map(|word| word.as_str().unwrap()).collect();
    let (seat, word) = (words[0].parse::<Seat>().unwrap(), words[1]);
    let seats: SeatSet = words[2..].iter().map(|seat| seat.parse::<Seat>().unwrap()).collect();
    let others = SeatSet::ALL - seat.set();
    let action = match word {
        "iyi" => Action::Iyi,
        "masa" => Action::Kontur(others),
        "soyleyen_haric" => Action::Kontur(others - round.table().declarer().set()),
        "kontur" => Action::Kontur(seats),
        "sur" => Action::Sur(seats),
        _ => panic!("unknown word {word}"),
    };
    (seat, action)
}

/// How many a seat took of what the contract counts.
fn count(round: &Round, seat: Seat) -> i64 {
    let points = match round.table().contract().unwrap().kind() {
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
        assert_eq!(talk(round), words.iter().map(|words| said(round, words)).collect::<Vec<_>>(), "{name}: talk");
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
fn worked_examples_give_the_sources_numbers() {
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
                let trick = round.table().trick();
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
    let round = worked_records()["S2"];
    let (kind, tie) = (round.table().contract().unwrap().kind(), round.table().house_rules().sale_tie);
    let found = round.table().doubles().buyer(kind, round.taken(), tie, Seat::North);
    assert_eq!(found.map(|seat| seat.text()), buyer);
}

// The examples as programs.

/// The built example of that name; `None` where its source is not, as in the published archive.
fn example(name: &str) -> Option<Command> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/rust").join(name).with_extension("rs");
    if !source.exists() {
        println!("{} is not here: the example is not run", source.display());
        return None;
    }
    // This test is target/PROFILE/deps/examples-…; `cargo test` builds the examples into target/PROFILE/examples.
    let test = env::current_exe().unwrap();
    let profile = test.parent().and_then(Path::parent).unwrap();
    let program = profile.join("examples").join(format!("{name}{}", env::consts::EXE_SUFFIX));
    if !program.exists() {
        // `cargo test --test examples` does not build them.
        let mut build = Command::new(env!("CARGO"));
        build.args(["build", "--quiet", "--manifest-path", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")]);
        build.args(["--example", name, "--target-dir"]).arg(profile.parent().unwrap());
        if profile.ends_with("release") {
            build.arg("--release");
        }
        assert!(build.status().unwrap().success(), "{name} is not built");
    }
    Some(Command::new(program))
}

/// What a program did: its exit code, stdout and stderr.
type Ran = (Option<i32>, String, String);

fn ran(output: Output) -> Ran {
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn run(mut program: Command, arguments: &[&str]) -> Ran {
    ran(program.args(arguments).output().unwrap())
}

/// Runs a program that reads this from stdin.
fn run_on(mut program: Command, arguments: &[&str], input: &[u8]) -> Ran {
    program.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = program.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // A program may well end before it has read everything.
    let _ = stdin.write_all(input);
    drop(stdin);
    ran(child.wait_with_output().unwrap())
}

/// All but the first line, which says where the party comes from.
fn below_title(text: &str) -> &str {
    text.split_once('\n').unwrap().1
}

fn golden_party() -> Party {
    let text = golden_text("party-seed-1.king");
    let mut reader = PartyReader::new(&text).unwrap();
    assert!(reader.all(|round| round.is_ok()));
    reader.so_far()
}

#[test]
fn party_by_seed_is_the_golden_record() {
    let Some(party) = example("party") else { return };
    let (code, record, errors) = run(party, &["--record", "--seed", "1"]);
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    assert_eq!(record, golden_text("party-seed-1.king"));
    // The first seed is the default.
    assert_eq!(run(example("party").unwrap(), &["--record"]).1, record);
}

#[test]
fn party_replays_the_golden_record() {
    let Some(party) = example("party") else { return };
    let (code, replayed, errors) = run(party, &[golden("party-seed-1.king").to_str().unwrap()]);
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    let (code, played, errors) = run(example("party").unwrap(), &[]);
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    assert_eq!(below_title(&replayed), below_title(&played));

    let totals = golden_party().totals();
    let last = played.lines().rfind(|line| line.starts_with("  total")).unwrap();
    let shown: Vec<i32> = last.split_whitespace().skip(1).map(|total| total.parse().unwrap()).collect();
    assert_eq!(shown, totals);
    for (seat, total) in Seat::ALL.into_iter().zip(totals) {
        let fate = if total > 0 { "çıkan" } else { "batan" };
        let name = seat.name(king_rules::Lang::En);
        let shown = |line: &&str| line.contains(name) && line.contains(&format!("{total:+} ")) && line.contains(fate);
        assert!(played.lines().any(|line| shown(&line)), "the fate of {name}");
    }
}

#[test]
fn party_fits_the_terminal() {
    let Some(_) = example("party") else { return };
    for lang in ["en", "tr"] {
        for seed in ["1", "2", "14", "18446744073709551615"] {
            let (code, text, _) = run(example("party").unwrap(), &["--lang", lang, "--seed", seed]);
            assert_eq!(code, Some(0));
            let widest = text.lines().map(|line| line.chars().count()).max();
            assert!(widest <= Some(80), "{lang} {seed}: {widest:?} columns");
            assert!(text.contains("Sağlama (K10.2): "));
        }
    }
}

/// K4.2: an annulled round is shown and does not count; with the house rule off there is none (K12).
#[test]
fn party_shows_annulled_rounds() {
    let Some(_) = example("party") else { return };
    let annulled = |arguments: &[&str]| {
        let (code, text, _) = run(example("party").unwrap(), arguments);
        assert_eq!(code, Some(0));
        text.matches("dealt again (K4.2)").count()
    };
    assert_eq!(annulled(&["--seed", "14"]), 1);
    assert_eq!(annulled(&["--seed", "14", "--rules", "rifki_annul=false"]), 0);
    let (_, record, _) = run(example("party").unwrap(), &["--seed", "14", "--record"]);
    assert_eq!(record.lines().count(), 34, "the head, 32 counted rounds and the annulled one");
    assert_eq!(run_on(example("party").unwrap(), &["-"], record.as_bytes()).0, Some(0));
}

#[test]
fn party_stops_at_the_first_illegal_card() {
    let Some(party) = example("party") else { return };
    // The second round begins with clubs; East, with the jack and the six, discards the ace of hearts.
    let text = golden_text("party-seed-1.king");
    let illegal = text.replacen(" C5 C9 C6 C2 ", " C5 C9 HA C2 ", 1);
    let line = illegal.lines().nth(2).unwrap();
    let column = line.find(" HA C2 ").unwrap() + 2;
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("illegal.king");
    fs::write(&path, &illegal).unwrap();
    let path = path.to_str().unwrap();

    let (code, shown, errors) = run(party, &[path]);
    assert_eq!(code, Some(1));
    assert!(shown.contains("Round 1 of 32") && !shown.contains("Round 2 of 32"), "what was legal is shown");
    let refusal = format!("{path}:3:{column}: HA: clubs were led and must be followed (K7.2)");
    assert_eq!(errors.lines().next(), Some(refusal.as_str()));
    assert_eq!(errors.lines().last(), Some("  legal:  C6 CJ"));
}

const ROUND: &str = "king1 N:AQT.652.K986.K76 J4.Q874.AQ3.AQJ4 K98763.KT9..T985 52.AJ3.JT7542.32 N all -";

#[test]
fn party_names_clause_and_alternatives() {
    let Some(party) = example("party") else { return };
    let file = format!("# one round\n\n{ROUND} el_almaz iyi iyi iyi D6 D3 S3\n{ROUND} el_almaz iyi iyi iyi D6 C4\n");
    let (code, shown, errors) = run_on(party, &["-"], file.as_bytes());
    assert_eq!(code, Some(1));
    assert!(shown.contains("Line 3") && shown.contains("turn:   West"), "the first round is a position: {shown}");
    let column = ROUND.len() + " el_almaz iyi iyi iyi D6 ".len() + 1;
    let refusal = format!("stdin:4:{column}: C4: diamonds were led and must be followed (K7.2)");
    assert_eq!(errors.lines().next(), Some(refusal.as_str()));
    assert_eq!(errors.lines().last(), Some("  legal:  D3 DQ DA"));

    let (code, _, errors) = run_on(example("party").unwrap(), &["--lang", "tr", "-"], file.as_bytes());
    assert_eq!(code, Some(1));
    assert!(errors.contains("C4: karo yürüdü, karo oynamak zorunlu (K7.2)"), "{errors}");
}

#[test]
fn party_shows_an_unfinished_round() {
    let Some(party) = example("party") else { return };
    let text = golden_text("party-seed-1.king");
    let (second, _) = text.match_indices('\n').map(|(at, _)| at).nth(2).map(|at| text.split_at(at)).unwrap();
    let cut = second.rfind(' ').unwrap();
    let (code, shown, errors) = run_on(party, &["-"], &second.as_bytes()[..cut]);
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    assert!(shown.contains("Round 2 of 32") && shown.contains("  turn:") && shown.contains("  legal:"), "{shown}");
    assert!(shown.contains("round 2 of 32 is next"), "{shown}");
}

#[test]
fn party_replays_the_worked_examples() {
    let Some(party) = example("party") else { return };
    let (code, shown, errors) = run(party, &[golden("worked-examples.king").to_str().unwrap()]);
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    let scores: Vec<_> = shown.lines().filter(|line| line.starts_with("  score")).collect();
    let numbers = |line: &str| line.split_whitespace().skip(1).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(numbers(scores[0]), ["+20", "-10", "+115", "-60"]);
    assert_eq!(numbers(scores[3]), ["+12", "-6", "+12", "-66"]);
}

#[test]
fn wrong_command_lines_exit_2() {
    let Some(_) = example("party") else { return };
    for arguments in [
        &["--nonsense"][..],
        &["--seed", "one"],
        &["--seed"],
        &["--lang", "de"],
        &["--rules", "koz_void=never"],
        &["--seed", "1", "file"],
        &["file", "file"],
    ] {
        let (code, shown, errors) = run(example("party").unwrap(), arguments);
        assert_eq!((code, shown.as_str()), (Some(2), ""), "{arguments:?}");
        assert_eq!(errors.lines().count(), 1, "{arguments:?}: {errors}");
    }
    for name in ["party", "why"] {
        let (code, shown, errors) = run(example(name).unwrap(), &["--help"]);
        assert_eq!((code, errors.as_str()), (Some(0), ""));
        assert!(shown.contains("Usage: "));
    }
}

#[test]
fn files_that_are_none_exit_1() {
    let Some(_) = example("party") else { return };
    for input in [&b"\xff\xfe\x00"[..], b"", b"# nothing\n", b"hello\n", b"king1 N:", b"king-party1 Q -\n"] {
        let (code, _, errors) = run_on(example("party").unwrap(), &["-"], input);
        assert_eq!(code, Some(1), "{input:?}");
        assert!(errors.starts_with("stdin:"), "{input:?}: {errors}");
    }
    let (code, shown, errors) = run(example("party").unwrap(), &["no such file"]);
    assert_eq!((code, shown.as_str()), (Some(1), ""));
    assert!(errors.starts_with("no such file: "), "{errors}");
    // Control characters do not reach the terminal.
    assert!(!run_on(example("party").unwrap(), &["-"], b"\x1b[31m\n").2.contains('\x1b'));
}

/// As with `party | head -1`: whoever reads has gone before anything is written.
#[test]
fn a_closed_pipe_ends_quietly() {
    let Some(mut party) = example("party") else { return };
    party.arg("-").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = party.spawn().unwrap();
    drop(child.stdout.take());
    let _ = child.stdin.take().unwrap().write_all(golden_text("party-seed-1.king").as_bytes());
    let output = child.wait_with_output().unwrap();
    assert_eq!(ran(output), (Some(0), String::new(), String::new()));
}

#[test]
fn why_answers_in_both_languages() {
    let Some(_) = example("why") else { return };
    let record = format!("{ROUND} rifki keep keep keep keep iyi iyi iyi D6 D3");
    let ask = |arguments: &[&str]| {
        let (code, shown, errors) = run(example("why").unwrap(), arguments);
        assert_eq!((code, errors.as_str()), (Some(0), ""));
        shown.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let refusal = "South may not play the three of spades: void in the suit led, a heart must be played in Rıfkı (K7.5). \
        legal: H9 HT HK";
    assert!(ask(&[&record, "S3"]).ends_with(refusal));
    assert!(ask(&[&record, "H10"]).contains("South may play the ten of hearts, and must"));
    let turkish = ask(&[&record, "S3", "--lang", "tr"]);
    assert!(turkish.contains("Güney maça üçlüsünü oynayamaz: ") && turkish.contains(" (K7.5). olur: H9"), "{turkish}");

    let record = format!("{ROUND} koz:C iyi iyi iyi D6 D3");
    assert!(ask(&[&record, "S3"]).ends_with("it has no diamonds, and may play any card (K7.3)."));
    let record = format!("{ROUND} koz:C");
    assert!(ask(&[&record, "masa"]).contains("in koz and dürt only the declarer can be doubled (K5.3)"));
    assert!(ask(&[]).contains("(K7.5)"), "the demonstration");
    let examples = golden("worked-examples.king");
    assert!(
        ask(&[examples.to_str().unwrap(), "HA"]).contains("South may play the ace of hearts"),
        "the last record counts"
    );
}

#[test]
fn why_refuses_what_it_cannot_read() {
    let Some(_) = example("why") else { return };
    let asked = |arguments: &[&str]| run(example("why").unwrap(), arguments).0;
    assert_eq!(asked(&[ROUND]), Some(2), "no action");
    assert_eq!(asked(&[ROUND, "X9"]), Some(2), "no such action");
    assert_eq!(asked(&[ROUND, "el_almaz", "more"]), Some(2));
    assert_eq!(asked(&["king1 N:", "SA"]), Some(1), "no record");
    assert_eq!(asked(&["no such file", "SA"]), Some(1));
    assert_eq!(run_on(example("why").unwrap(), &["-", "rifki"], ROUND.as_bytes()).0, Some(0));
}
