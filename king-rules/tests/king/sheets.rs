//! Score sheets, party files, and the rounds and results that a party takes.

use crate::support::*;
use king_rules::ParseErrorKind;
use king_rules::king::{
    ContractKind, ContractSet, DoublesError, HouseRules, Party, PartyError, PartyFile, PointsError, RecordError,
    RecordErrorKind, Round, RoundResult, Seat,
};

fn sheet(results: &str) -> String {
    format!("king-sheet1 S - {results}")
}

/// A score sheet: numbers and lists in one form only, each error at its part.
#[test]
fn score_sheets() {
    let text = sheet("durt:4/S>W,W>S/20,-10,45,10 koz:C/-/0,65,0,0");
    let party: Party = text.parse().unwrap();
    assert_eq!((party.to_string(), party.len()), (text.clone(), 2));
    assert_eq!(text.replace(' ', "\t ").parse(), Ok(party.clone()));
    assert_eq!(format!("{text}\r\n").parse(), Ok(party));
    let expected = |error: RecordError| matches!(error.kind, RecordErrorKind::Parse(ParseErrorKind::Expected(_)));
    for (result, what) in [
        // Leading zeros, plus signs, fractions, spaces, other counts of numbers.
        ("koz:C/-/00,65,0,0", "00"),
        ("koz:C/-/0,065,0,0", "0,065"),
        ("koz:C/-/+0,65,0,0", "+0"),
        ("koz:C/-/0,+65,0,0", "0,+65"),
        ("koz:C/-/-0,65,0,0", "-0"),
        ("durt:4/-/20,-010,45,10", "20"),
        ("koz:C/-/0,65,0", "0,65"),
        ("koz:C/-/0,65,0,0,0", "0,65"),
        ("koz:C/-/0,65,0,", "0,65"),
        ("koz:C/-/", ""),
        ("koz:C/-", "koz"),
        ("koz:C", "koz"),
        ("koz:C/-/0.0,65,0,0", "0.0"),
        ("koz:C/-/0,99999999999,0,0", "0,9"),
        ("koz/-/0,65,0,0", "koz"),
        ("Koz:C/-/0,65,0,0", "Koz"),
        ("koz:kupa/-/0,65,0,0", "kupa"),
        ("koz:C/W>N,S>N/0,65,0,0", "S>N"),
        ("koz:C/W>W/0,65,0,0", "W/"),
        ("koz:C//0,65,0,0", "/0"),
        ("masa/-/0,65,0,0", "masa"),
    ] {
        let text = sheet(result);
        let error = text.parse::<Party>().unwrap_err();
        let at = if what.is_empty() { text.len() } else { text.len() - result.len() + result.find(what).unwrap() };
        assert_eq!(error.at, at, "{text}: {error}");
        assert!(expected(error), "{text}: {error}");
    }
    for (text, at) in
        [("king-sheet1", 11), ("king-sheet S -", 0), ("king-sheet1 south -", 12), ("king-sheet1 S early_end=true", 24)]
    {
        assert_eq!(text.parse::<Party>().unwrap_err().at, at, "{text}");
    }
}

/// Results that cannot be: the part that is wrong, and the clause.
#[test]
fn impossible_results() {
    let error = |results: &str| {
        let text = sheet(results);
        let error = text.parse::<Party>().unwrap_err();
        (text[error.at..].to_owned(), error.kind)
    };
    // S declares; koz is used by then only for S; a total of 64; W and N double each other in koz.
    let four = "koz:C/-/0,65,0,0 koz:C/-/0,65,0,0 koz:C/-/0,65,0,0 koz:C/-/0,65,0,0";
    let used = error(&format!("{four} koz:D/-/0,65,0,0"));
    assert_eq!(used, ("koz:D/-/0,65,0,0".into(), PartyError::ContractUsed(ContractKind::Koz).into()));
    let points = error("koz:C/-/0,60,0,0");
    assert_eq!(points, ("0,60,0,0".into(), PartyError::from(PointsError::Sum { found: 60, wanted: 65 }).into()));
    let message = error("koz:C/N>W/0,65,0,0");
    assert_eq!(
        message,
        (
            "N>W/0,65,0,0".into(),
            PartyError::from(DoublesError::OnlyDeclarer { found: Seat::North, wanted: Seat::West }).into()
        )
    );
}

/// A party file: blank lines and remarks are skipped, each round must be the next, the last may be unfinished.
#[test]
fn party_files() {
    let deal = LONE_KING;
    let good = format!(
        "# a party\n\n \t\nking-party1 E -\r\n\n# annulled\nking1 {deal} E all - rifki annul\n\
         king1 {SUITS} E all - kiz_almaz iyi iyi iyi HQ DQ CQ SQ\n#\n\
         king1 {SUITS} S all - durt:7\n"
    );
    let mut file = PartyFile::new();
    assert_eq!(file.party(), None);
    let rounds: Vec<_> = good.split_inclusive('\n').filter_map(|line| file.read_line(line).unwrap()).collect();
    let party = file.party().unwrap();
    assert_eq!((rounds.len(), party.len(), file.lines()), (3, 1, 10));
    assert!(rounds[0].annulled());
    assert_eq!(party.declarer(), Some(Seat::South));
    for (from, to, line, what) in [
        // Another declarer, other unused contracts, other rules, a round after an unfinished one, a broken line.
        (" S all - durt:7", " W all - durt:7", 10, "W all - durt:7"),
        (" S all - durt:7", " S koz,durt - durt:7", 10, "koz,durt"),
        (" S all - durt:7", " S all early_end=false durt:7", 10, "early_end"),
        ("kiz_almaz iyi iyi iyi HQ DQ CQ SQ", "kiz_almaz iyi", 10, "king1 N:AKQJT98765432... "),
        (" S all - durt:7", " S all - durt:1", 10, "1"),
        ("SQ\n", "C2\n", 8, "C2"),
    ] {
        let text = good.replace(from, to);
        let mut lines = text.lines();
        let mut file = PartyFile::new();
        let error =
            lines.by_ref().find_map(|line| file.read_line(line).err()).unwrap_or_else(|| panic!("{text}: read"));
        let wrong = text.lines().nth(line - 1).unwrap();
        assert_eq!((error.line, error.error.at), (line, wrong.rfind(what).unwrap()), "{text}: {error}");
        // Nothing has changed: what should have stood there is read.
        assert_eq!(file.lines(), line - 1);
        if from != "kiz_almaz iyi iyi iyi HQ DQ CQ SQ" {
            good.lines().skip(line - 1).for_each(|line| assert!(file.read_line(line).is_ok(), "{line}"));
            assert_eq!(file.party(), Some(party));
        }
    }
    for (line, at) in [("king-party1 E", 13), (" king-party1 E - x", 17), ("king-sheet1 E -", 0), ("king1", 0)] {
        let mut file = PartyFile::new();
        assert_eq!(file.read_line("# the head comes first"), Ok(None));
        let error = file.read_line(line).unwrap_err();
        assert_eq!((error.line, error.error.at), (2, at), "{line:?}");
        assert_eq!((file.party(), file.lines()), (None, 1));
    }
}

/// `Party::record` takes the party's next round and no other; a refused one changes nothing.
#[test]
fn rounds_that_are_not_the_next() {
    let mut party = Party::new(Seat::North, HouseRules::new());
    let no_early_end: HouseRules = "early_end=false".parse().unwrap();
    let over = |declarer: &str, unused: &str, rules: &str| -> Round {
        to_the_end(&format!("king1 {SUITS} {declarer} {unused} {rules} koz:S").parse().unwrap())
    };
    for (round, error, clause) in [
        (over("E", "all", "-"), PartyError::WrongDeclarer { found: Seat::East, wanted: Seat::North }, "K2.2"),
        (
            over("N", "koz", "-"),
            PartyError::WrongUnused { found: ContractKind::Koz.into(), wanted: party.unused(Seat::North) },
            "K2.3",
        ),
        (
            over("N", "all", "early_end=false"),
            PartyError::WrongRules { found: no_early_end, wanted: HouseRules::new() },
            "K12",
        ),
        (play(SUITS, "N", "-", "koz:S iyi"), PartyError::RoundNotOver, "K2.2"),
        (play(SUITS, "N", "-", ""), PartyError::RoundNotOver, "K2.2"),
    ] {
        let before = party.clone();
        assert_eq!(party.record(&round), Err(error));
        assert_eq!(error.clause(), clause);
        assert_eq!(party, before);
    }
    // An annulled round of another party is refused as well.
    let annulled = play(LONE_KING, "E", "-", "rifki annul");
    assert_eq!(party.record(&annulled), Err(PartyError::WrongDeclarer { found: Seat::East, wanted: Seat::North }));
    assert_eq!((party.is_empty(), party.len()), (true, 0));
    let mut of_east = Party::new(Seat::East, HouseRules::new());
    for (unused, rules, error) in [
        ("rifki", "-", PartyError::WrongUnused { found: ContractKind::Rifki.into(), wanted: ContractSet::ALL }),
        ("all", "early_end=false", PartyError::WrongRules { found: no_early_end, wanted: HouseRules::new() }),
    ] {
        let annulled = format!("king1 {LONE_KING} E {unused} {rules} rifki annul").parse().unwrap();
        assert_eq!(of_east.record(&annulled), Err(error));
    }
    assert_eq!(of_east.record(&annulled), Ok(()));
    assert_eq!(party.record(&over("N", "all", "-")), Ok(()));
    assert_eq!((party.is_empty(), party.len()), (false, 1));
}

/// `Party::record_result` refuses points that cannot be taken and doubles that cannot be made.
#[test]
fn results_that_cannot_be() {
    let mut party = Party::new(Seat::North, HouseRules::new());
    let before = party.clone();
    let sum = |found, wanted| PointsError::Sum { found, wanted };
    let no_multiple = |found, wanted| PointsError::NoMultiple { found, wanted };
    let places = |found, wanted| PointsError::Places { found, wanted };
    for (contract_, taken, why_not) in [
        ("el_almaz", [60, 0, 0, 0], sum(60, 65)),
        ("el_almaz", [70, -5, 0, 0], PointsError::Negative(-5)),
        ("el_almaz", [64, 1, 0, 0], no_multiple(64, 5)),
        ("el_almaz", [3, 4, 3, 3], PointsError::Counts { found: 13, wanted: 5 }),
        ("el_almaz", [5, 4, 4, 0], PointsError::Counts { found: 13, wanted: 5 }),
        ("kupa_almaz", [39, 3, 0, 0], sum(42, 39)),
        ("kupa_almaz", [38, 1, 0, 0], no_multiple(38, 3)),
        ("kupa_almaz", [13, 0, 0, 0], PointsError::Counts { found: 13, wanted: 3 }),
        ("erkek_almaz", [12, 12, 12, 6], sum(42, 48)),
        ("erkek_almaz", [2, 2, 2, 2], PointsError::Counts { found: 8, wanted: 6 }),
        ("kiz_almaz", [20, 15, 5, 0], no_multiple(15, 10)),
        ("kiz_almaz", [0, 3, 1, 0], PointsError::Counts { found: 4, wanted: 10 }),
        ("rifki", [0, 0, 0, 0], sum(0, 30)),
        ("rifki", [10, 20, 0, 0], no_multiple(10, 30)),
        ("rifki", [0, 1, 0, 0], PointsError::Counts { found: 1, wanted: 30 }),
        ("son_iki", [10, 10, 10, 0], PointsError::LastTrick(20)),
        ("son_iki", [20, 20, 0, 0], sum(40, 30)),
        ("koz:C", [0, 0, 0, -65], PointsError::Negative(-65)),
        ("koz:C", [32767, 0, 0, 0], no_multiple(32767, 5)),
        ("koz:C", [32765, 32765, 32765, 32765], sum(4 * 32765, 65)),
        ("koz:C", [i16::MIN, 65, 0, 0], PointsError::Negative(i16::MIN)),
        ("koz:C", [13, 0, 0, 0], PointsError::Counts { found: 13, wanted: 5 }),
        ("durt:7", [45, 20, 10, 10], places(10, -10)),
        ("durt:7", [45, 20, 0, 0], places(0, 10)),
        ("durt:7", [65, 0, 0, 0], places(65, 45)),
        ("durt:7", [45, 45, 10, -10], places(45, 20)),
        ("durt:7", [1, 2, 3, 4], places(1, 45)),
    ] {
        let error = enter(&mut party, contract(contract_), doubles("-"), taken);
        assert_eq!(error, Err(why_not.into()), "{contract_} {taken:?}");
    }
    let taken = |contract: &str| match contract {
        "rifki" => [30, 0, 0, 0],
        "durt:2" => [45, 20, 10, -10],
        _ => [65, 0, 0, 0],
    };
    // The declarer doubles only who doubled it; in koz and dürt only it is doubled.
    let not_doubled = |found, wanted| DoublesError::NotDoubled { found, wanted };
    let only_declarer = |found, wanted| DoublesError::OnlyDeclarer { found, wanted };
    for (name, arrows, why_not) in [
        ("rifki", "N>E", not_doubled(Seat::North, Seat::East)),
        ("rifki", "N>ES,E>N", not_doubled(Seat::North, Seat::South)),
        ("koz:C", "E>S", only_declarer(Seat::East, Seat::South)),
        ("koz:C", "N>E,E>N,S>W", only_declarer(Seat::South, Seat::West)),
        ("durt:2", "E>NS", only_declarer(Seat::East, Seat::South)),
    ] {
        let error = enter(&mut party, contract(name), doubles(arrows), taken(name));
        assert_eq!(error, Err(why_not.into()), "{name} {arrows}");
    }
    assert_eq!(party, before);
    for (name, arrows) in [("rifki", "N>E,E>NS,S>E"), ("koz:C", "N>E,E>N,W>N"), ("durt:2", "E>N"), ("el_almaz", "-")] {
        let mut party = before.clone();
        assert_eq!(enter(&mut party, contract(name), doubles(arrows), taken(name)), Ok(()), "{name} {arrows}");
    }
}

/// A result that was written down wrong is put right, as long as the whole party can be so.
#[test]
fn a_result_is_corrected() {
    let results = "kiz_almaz/-/10,10,10,10 rifki/-/0,0,0,30 koz:C/-/65,0,0,0 koz:S/-/0,65,0,0 rifki/-/30,0,0,0";
    let mut party: Party = format!("king-sheet1 N - {results}").parse().unwrap();
    let before = party.clone();
    let result = |n: usize| before.results().nth(n).unwrap();
    let with = |n: usize, text: &str| RoundResult { contract: contract(text), ..result(n) };
    // North declared the first round and the fifth, so that neither can become what the other is.
    for (n, wrong, error) in [
        (5, result(4), PartyError::NoSuchRound(5)),
        (usize::MAX, result(4), PartyError::NoSuchRound(5)),
        (1, result(4), PartyError::WrongDeclarer { found: Seat::North, wanted: Seat::East }),
        (0, RoundResult { taken: [30, 0, 0, 0], ..with(0, "rifki") }, PartyError::ContractUsed(ContractKind::Rifki)),
        (4, RoundResult { taken: [10; 4], ..with(4, "kiz_almaz") }, PartyError::ContractUsed(ContractKind::KizAlmaz)),
        (0, RoundResult { taken: [20, 20, 10, 0], ..result(0) }, PointsError::Sum { found: 50, wanted: 40 }.into()),
        (
            0,
            RoundResult { doubles: doubles("N>E"), ..result(0) },
            DoublesError::NotDoubled { found: Seat::North, wanted: Seat::East }.into(),
        ),
    ] {
        assert_eq!(party.correct(n, wrong), Err(error), "{n} {wrong:?}");
        assert_eq!(party, before);
    }
    // The same contract with other points, another contract, another trump suit, other doubles.
    assert_eq!(party.correct(0, RoundResult { taken: [40, 0, 0, 0], ..result(0) }), Ok(()));
    assert_eq!(party.correct(1, RoundResult { taken: [0, 0, 65, 0], ..with(1, "el_almaz") }), Ok(()));
    assert_eq!(party.correct(2, RoundResult { doubles: doubles("W>S"), ..with(2, "koz:H") }), Ok(()));
    let corrected = "kiz_almaz/-/40,0,0,0 el_almaz/-/0,0,65,0 koz:H/W>S/65,0,0,0 koz:S/-/0,65,0,0 rifki/-/30,0,0,0";
    assert_eq!(party.to_string(), format!("king-sheet1 N - {corrected}"));
    assert_eq!(party.to_string().parse(), Ok(party.clone()));
    assert_eq!(party.len(), before.len());
}

#[test]
fn files_in_a_log() {
    let mut file = PartyFile::default();
    assert_eq!(format!("{file:?}"), "PartyFile(0 lines, None)");
    file.read_line("king-party1 S -").unwrap();
    let party = Party::new(Seat::South, HouseRules::new());
    assert_eq!(format!("{file:?}"), format!("PartyFile(1 lines, {:?})", Some(party)));
}
