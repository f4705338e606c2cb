//! The examples, run as a user runs them.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{env, fs};

use king_rules::king::{Party, PartyFile, Seat};

mod built;

use built::example;

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden").join(name)
}

fn golden_text(name: &str) -> String {
    let path = golden(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
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
    let mut file = PartyFile::new();
    assert!(text.lines().all(|line| file.read_line(line).is_ok()));
    file.party().unwrap().clone()
}

/// The programs of examples/ten print the same in every language.
#[test]
fn ten_prints_what_the_others_print() {
    let (code, shown, errors) = run(example("ten"), &[]);
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    assert_eq!(shown, include_str!("../../ten/expected.txt"));
}

#[test]
fn party_by_seed_is_the_golden_record() {
    let party = example("party");
    let (code, record, errors) = run(party, &["--record", "--seed", "1"]);
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    assert_eq!(record, golden_text("party-seed-1.king"));
    // The first seed is the default.
    assert_eq!(run(example("party"), &["--record"]).1, record);
}

/// Players choose by what they see and the seed, and their party is a record like any other.
#[test]
fn party_is_played_by_players() {
    let play = |arguments: &[&str]| {
        let (code, shown, errors) = run(example("party"), arguments);
        assert_eq!((code, errors.as_str()), (Some(0), ""));
        shown
    };
    let record = play(&["--record", "--players", "easy"]);
    assert_eq!(record, play(&["--players", "easy", "--record", "--seed", "1"]));
    assert_ne!(record, play(&["--record"]));
    let (code, replayed, _) = run_on(example("party"), &["-"], record.as_bytes());
    assert_eq!(code, Some(0));
    assert_ne!(record, play(&["--record", "--players", "playouts:20"]));
    let shown = play(&["--players", "easy"]);
    assert!(shown.starts_with("Konturlu King · seed 1 · players: easy (strength "), "{shown}");
    assert_eq!(below_title(&replayed), below_title(&shown));
    let (code, _, errors) = run(example("party"), &["--players", "nobody"]);
    assert_eq!(code, Some(2));
    assert!(errors.contains("the players are random, easy, medium"), "{errors}");
}

#[test]
fn party_replays_the_golden_record() {
    let party = example("party");
    let (code, replayed, errors) = run(party, &[golden("party-seed-1.king").to_str().unwrap()]);
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    let (code, played, errors) = run(example("party"), &[]);
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
    for lang in ["en", "tr"] {
        for seed in ["1", "2", "14", "18446744073709551615"] {
            let (code, text, _) = run(example("party"), &["--lang", lang, "--seed", seed]);
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
    let annulled = |arguments: &[&str]| {
        let (code, text, _) = run(example("party"), arguments);
        assert_eq!(code, Some(0));
        text.matches("dealt again (K4.2)").count()
    };
    assert_eq!(annulled(&["--seed", "14"]), 1);
    assert_eq!(annulled(&["--seed", "14", "--rules", "rifki_annul=false"]), 0);
    let (_, record, _) = run(example("party"), &["--seed", "14", "--record"]);
    assert_eq!(record.lines().count(), 34, "the head, 32 counted rounds and the annulled one");
    assert_eq!(run_on(example("party"), &["-"], record.as_bytes()).0, Some(0));
}

#[test]
fn party_stops_at_the_first_illegal_card() {
    let party = example("party");
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
    let party = example("party");
    let file = format!("# one round\n\n{ROUND} el_almaz iyi iyi iyi D6 D3 S3\n{ROUND} el_almaz iyi iyi iyi D6 C4\n");
    let (code, shown, errors) = run_on(party, &["-"], file.as_bytes());
    assert_eq!(code, Some(1));
    assert!(shown.contains("Line 3") && shown.contains("turn:   West"), "the first round is a position: {shown}");
    let column = ROUND.len() + " el_almaz iyi iyi iyi D6 ".len() + 1;
    let refusal = format!("stdin:4:{column}: C4: diamonds were led and must be followed (K7.2)");
    assert_eq!(errors.lines().next(), Some(refusal.as_str()));
    assert_eq!(errors.lines().last(), Some("  legal:  D3 DQ DA"));

    let (code, _, errors) = run_on(example("party"), &["--lang", "tr", "-"], file.as_bytes());
    assert_eq!(code, Some(1));
    assert!(errors.contains("C4: karo yürüdü, karo oynamak zorunlu (K7.2)"), "{errors}");
}

#[test]
fn party_shows_an_unfinished_round() {
    let party = example("party");
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
    let party = example("party");
    let (code, shown, errors) = run(party, &[golden("worked-examples.king").to_str().unwrap()]);
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    let scores: Vec<_> = shown.lines().filter(|line| line.starts_with("  score")).collect();
    let numbers = |line: &str| line.split_whitespace().skip(1).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(numbers(scores[0]), ["+20", "-10", "+115", "-60"]);
    assert_eq!(numbers(scores[3]), ["+12", "-6", "+12", "-66"]);
}

/// One and sixteen threads print the same; a player against three of its own kind gains nothing.
#[test]
fn tournament_is_the_same_in_any_number_of_threads() {
    let told = |arguments: &[&str]| {
        let (code, shown, errors) = run(example("tournament"), arguments);
        assert_eq!((code, errors.as_str()), (Some(0), ""));
        shown
    };
    let players = ["--one", "playouts:20", "--three", "greedy", "--deals", "3"];
    let shown = told(&[&players[..], &["--threads", "1"]].concat());
    assert!(shown.contains("playouts:20 against three of greedy"), "{shown}");
    assert!(shown.contains(&format!("strength {}\n", king_players::STRENGTH)), "{shown}");
    assert_eq!(told(&[&players[..], &["--threads", "16"]].concat()), shown);
    assert_ne!(told(&[&players[..], &["--seed", "2"]].concat()), shown);
    let same = told(&["--deals", "6", "--one", "greedy", "--lang", "tr"]);
    assert_eq!(same.matches("+0.00 ± 0.00").count(), 9, "{same}");
    assert_eq!(run(example("tournament"), &["--one", "nobody"]).0, Some(2));
}

/// The same in whole parties: four of a kind have nothing in the end, and come out as often as each other.
#[test]
fn tournament_plays_whole_parties() {
    let told = |arguments: &[&str]| {
        let (code, shown, errors) = run(example("tournament"), arguments);
        assert_eq!((code, errors.as_str()), (Some(0), ""));
        shown
    };
    let players = ["--one", "greedy", "--three", "random", "--parties", "3"];
    let shown = told(&[&players[..], &["--threads", "1"]].concat());
    assert!(shown.contains("3 parties") && shown.contains("points a party") && !shown.contains("sum"), "{shown}");
    assert_eq!(told(&[&players[..], &["--threads", "16"]].concat()), shown);
    let same = told(&["--parties", "3", "--one", "greedy", "--lang", "tr"]);
    assert_eq!(same.matches("+0.00 ± 0.00").count(), 2, "{same}");
    assert!(same.contains("çıkar, %"), "{same}");
}

#[test]
fn wrong_command_lines_exit_2() {
    for arguments in [
        &["--nonsense"][..],
        &["--seed", "one"],
        &["--seed"],
        &["--lang", "de"],
        &["--rules", "koz_void=never"],
        &["--seed", "1", "file"],
        &["file", "file"],
    ] {
        let (code, shown, errors) = run(example("party"), arguments);
        assert_eq!((code, shown.as_str()), (Some(2), ""), "{arguments:?}");
        assert_eq!(errors.lines().count(), 1, "{arguments:?}: {errors}");
    }
    for name in ["party", "tournament", "why"] {
        let (code, shown, errors) = run(example(name), &["--help"]);
        assert_eq!((code, errors.as_str()), (Some(0), ""));
        assert!(shown.contains("Usage: "));
    }
}

#[test]
fn files_that_are_none_exit_1() {
    for input in [&b"\xff\xfe\x00"[..], b"", b"# nothing\n", b"hello\n", b"king1 N:", b"king-party1 Q -\n"] {
        let (code, _, errors) = run_on(example("party"), &["-"], input);
        assert_eq!(code, Some(1), "{input:?}");
        assert!(errors.starts_with("stdin:"), "{input:?}: {errors}");
    }
    let (code, shown, errors) = run(example("party"), &["no such file"]);
    assert_eq!((code, shown.as_str()), (Some(1), ""));
    assert!(errors.starts_with("no such file: "), "{errors}");
    // Control characters do not reach the terminal.
    assert!(!run_on(example("party"), &["-"], b"\x1b[31m\n").2.contains('\x1b'));
}

/// As with `party | head -1`: whoever reads has gone before anything is written.
#[test]
fn a_closed_pipe_ends_quietly() {
    let mut party = example("party");
    party.arg("-").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = party.spawn().unwrap();
    drop(child.stdout.take());
    let _ = child.stdin.take().unwrap().write_all(golden_text("party-seed-1.king").as_bytes());
    let output = child.wait_with_output().unwrap();
    assert_eq!(ran(output), (Some(0), String::new(), String::new()));
}

#[test]
fn why_answers_in_both_languages() {
    let record = format!("{ROUND} rifki keep keep keep keep iyi iyi iyi D6 D3");
    let ask = |arguments: &[&str]| {
        let (code, shown, errors) = run(example("why"), arguments);
        assert_eq!((code, errors.as_str()), (Some(0), ""));
        shown.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let refusal = "South may not play the three of spades: void in the suit led, a heart must be played in Rifki (K7.5). \
        legal: H9 HT HK";
    assert!(ask(&[&record, "S3"]).ends_with(refusal));
    assert!(ask(&[&record, "H10"]).contains("South may play the ten of hearts, and must"));
    let turkish = ask(&[&record, "S3", "--lang", "tr"]);
    assert!(turkish.contains("Güney maça üçlüsünü oynayamaz: ") && turkish.contains(" (K7.5). olur: H9"), "{turkish}");

    let record = format!("{ROUND} koz:C iyi iyi iyi D6 D3");
    assert!(ask(&[&record, "S3"]).ends_with("it has no diamonds, and may play any card (K7.3)."));
    let record = format!("{ROUND} koz:C");
    assert!(ask(&[&record, "masa"]).contains("in koz and durt only the declarer can be doubled (K5.3)"));
    assert!(ask(&[]).contains("(K7.5)"), "the demonstration");
    let examples = golden("worked-examples.king");
    assert!(
        ask(&[examples.to_str().unwrap(), "HA"]).contains("South may play the ace of hearts"),
        "the last record counts"
    );
}

#[test]
fn why_refuses_what_it_cannot_read() {
    let asked = |arguments: &[&str]| run(example("why"), arguments).0;
    assert_eq!(asked(&[ROUND]), Some(2), "no action");
    assert_eq!(asked(&[ROUND, "X9"]), Some(2), "no such action");
    assert_eq!(asked(&[ROUND, "el_almaz", "more"]), Some(2));
    assert_eq!(asked(&["king1 N:", "SA"]), Some(1), "no record");
    assert_eq!(asked(&["no such file", "SA"]), Some(1));
    assert_eq!(run_on(example("why"), &["-", "rifki"], ROUND.as_bytes()).0, Some(0));
}

/// Files as editors of all systems write them are read alike; the place of what is wrong is that in the file.
#[test]
fn files_of_all_systems() {
    let text = golden_text("party-seed-1.king").replacen('\n', "\n  # ilk oyun\n", 1);
    let plain = run_on(example("party"), &["-"], text.as_bytes());
    assert_eq!(plain.0, Some(0));
    for typed in [
        text.replace('\n', "\r\n"),
        text.replace('\n', "\r"),
        format!("\u{feff}{}", text.replace('\n', "\r\n")),
        text.replacen("king-party1", "KING-PARTY1", 1).replace(' ', "\u{a0}"),
    ] {
        assert_eq!(run_on(example("party"), &["-"], typed.as_bytes()), plain);
    }
    let wrong = format!("{ROUND} rifki XX").replace(' ', "\u{a0}");
    let (_, _, errors) = run_on(example("party"), &["-"], format!("\u{feff}# 1\r\r{wrong}\r").as_bytes());
    assert!(errors.starts_with(&format!("stdin:3:{}: XX: expected an action", ROUND.len() + 8)), "{errors}");
}

#[test]
fn what_is_wrong_is_shown_and_named() {
    let told = |text: &[u8], arguments: &[&str]| {
        let (code, _, errors) = run_on(example("party"), &[&["-"], arguments].concat(), text);
        assert_eq!(code, Some(1));
        errors
    };
    // Of a long token the part at the column.
    let unused = "el_almaz,kupa_almaz,erkek_almaz,kiz_almaz,RIFKI,koz,durt";
    let errors = told(ROUND.replace(" all ", &format!(" {unused} ")).as_bytes(), &[]);
    assert!(
        errors.contains(": …RIFKI,koz,durt: expected `all`")
            || errors.contains(": …RIFKI,koz,durt: expected contracts"),
        "{errors}"
    );
    assert_eq!(told(b"king-sheet1 N -", &[]), "stdin:1:1: king-sheet1: expected king-party1 or king1\n");
    assert!(told(b"\n balayi1 ?", &["--lang", "tr"]).contains(":2:2: balayi1: king-party1 veya king1 bekleniyordu"));
    let wide: Vec<u8> = ROUND.encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert!(told(&[b"\xff\xfe", &wide[..]].concat(), &[]).contains("UTF-16"));
    assert!(told(&wide, &[]).contains("UTF-16"));
    assert_eq!(told("KİNG1 N:".as_bytes(), &[]), "stdin:1:1: KİNG1: expected king-party1 or king1\n");
    assert_eq!(told(b"\x1f\x8b\x08", &[]), "stdin: this is a gzip file; unpack it first\n");
    assert!(told(format!("{ROUND}\n\0\0").as_bytes(), &[]).contains("stdin:2:1: \\0\\0: expected king1"));
    // In Turkish to the end.
    let turkish = |text: &[u8]| told(text, &["--lang", "tr"]);
    assert_eq!(turkish(b"# 1\n"), "stdin: içinde kayıt yok\n");
    assert!(turkish(b"king1 \xff").starts_with("stdin: satır 1, bayt 6: bu, UTF-8 metin değil"));
    assert!(turkish(b"# 1\r# 2\r\n# \xfe").starts_with("stdin: satır 3, bayt 11: bu, UTF-8 metin değil"));
    assert!(turkish(format!("{ROUND} C4 C4").as_bytes()).contains("sıra: "));
    let (code, _, errors) = run(example("party"), &["--lang", "tr", "nothing.king"]);
    assert_eq!((code, errors.as_str()), (Some(1), "nothing.king: böyle bir dosya yok\n"));
    let (code, _, errors) = run(example("party"), &["--lang", "tr", "--nothing"]);
    assert_eq!(
        (code, errors.as_str()),
        (Some(2), "party: --nothing diye bir seçenek yok (--help nasıl kullanıldığını gösterir)\n")
    );
}

/// The record of a match by seed, which is replayed below.
fn balayi_match() -> String {
    let (code, record, errors) = run(example("balayi"), &["--record", "--seed", "7"]);
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    assert!(record.starts_with("balayi-match1 0\nbalayi1 "));
    record
}

#[test]
fn balayi_shows_and_replays_a_match_in_both_languages() {
    let record = balayi_match();
    for (lang, words) in [
        ("en", ["Round 10 of 10: player ", " leads first.", "hand (its first trick, B4.2)", " wins the match."]),
        ("tr", ["Oyun 10/10: oyuncu ", " başlar.", "kartlarını açar (aldığı ilk el, B4.2)", " maçı kazandı."]),
    ] {
        let (code, shown, errors) = run(example("balayi"), &["--seed", "7", "--lang", lang]);
        assert_eq!((code, errors.as_str()), (Some(0), ""));
        assert!(words.iter().all(|word| shown.contains(word)), "{lang}: {shown}");
        assert_eq!(run_on(example("balayi"), &["-", "--lang", lang], record.as_bytes()).1, shown);
        let widest = shown.lines().map(|line| line.chars().count()).max();
        assert!(widest <= Some(110), "{lang}: {widest:?} columns");
        let words = ["player", "deals", "declares", "leads", "plays", "takes", "tricks", "Round", "match", "locked"];
        let english = |line: &&str| words.iter().any(|word| line.contains(word));
        assert_eq!(shown.lines().find(english).is_some(), lang == "en");
    }
    let (_, seen, _) = run(example("balayi"), &["--seed", "7", "--view", "0", "--lang", "tr"]);
    assert!(seen.contains("      oynayabilirsiniz:  ") && seen.contains("?? "));
}

#[test]
fn balayi_says_what_is_wrong_in_both_languages() {
    let record = balayi_match();
    let round = record.lines().nth(1).unwrap();
    let told = |text: &str, arguments: &[&str]| {
        let (code, _, errors) = run_on(example("balayi"), &[&["-"], arguments].concat(), text.as_bytes());
        assert_eq!(code, Some(1), "{text}");
        errors
    };
    let (before, _) = round.split_once(" 0 all ").unwrap();
    let refused = format!("{before} 0 all NT pass");
    let column = before.chars().count() + " 0 all NT ".len() + 1;
    let errors = told(&refused, &[]);
    assert!(errors.starts_with(&format!("stdin:1:{column}: pass: expected ")), "{errors}");
    assert!(errors.contains("\n  player ") && errors.contains(" may play: "), "{errors}");
    let errors = told(&refused, &["--lang", "tr"]);
    assert!(errors.starts_with(&format!("stdin:1:{column}: pass: ")) && errors.contains("\n  oyuncu "), "{errors}");
    assert!(errors.contains(" oynayabilir: ") && !errors.contains("expected"), "{errors}");
    assert_eq!(told("# 1\n", &["--lang", "tr"]), "stdin: içinde kayıt yok\n");
    let (_, rest) = record.split_at(record.len() - 8);
    assert!(!told(&record.replace(rest, "CA\n"), &["--lang", "tr"]).contains("expected"));
    let heads = "balayi-match1 veya balayi1 bekleniyordu";
    assert_eq!(told("king1 N:", &["--lang", "tr"]), format!("stdin:1:1: king1: {heads}\n"));
    assert!(told("balayi-match1 2\n", &["--lang", "tr"]).contains("oyuncu"));
    let wrong = |arguments: &[&str]| run(example("balayi"), arguments);
    for (arguments, why) in [
        (&["--lang", "tr", "--record", "--view", "0"][..], "--record bütün kartları yazar: --view ile olmaz"),
        (&["--lang", "tr", "--seed"], "--seed bir değer ister"),
        (&["--lang", "tr", "--view", "2"], "2 okunamadı"),
        (&["--record", "--view", "0"], "--record prints all cards: it does not go with --view"),
    ] {
        let (code, _, errors) = wrong(arguments);
        assert_eq!((code, errors.starts_with(&format!("balayi: {why} ("))), (Some(2), true), "{errors}");
    }
}
