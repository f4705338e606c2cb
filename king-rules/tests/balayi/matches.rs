//! Match files and score sheets: what is read, what is refused, and where.

use crate::common::*;
use king_rules::balayi::{
    Denomination, DenominationSet, Illegal, Match, MatchError, MatchFile, Outcome, Pack, Phase, Player,
    RecordErrorKind, Round,
};
use king_rules::{Expected, ParseErrorKind, shuffle};

/// Where a word begins.
fn at(text: &str, word: usize) -> usize {
    text.split(' ').take(word).map(|word| word.len() + 1).sum()
}

/// A match in which everybody plays at random, with its file.
fn a_match(seed: u64, first_dealer: Player) -> (Match, String) {
    let mut game = Match::new(first_dealer);
    let mut file = format!("# a match\n\n{}\r\n", game.head());
    for k in 0..10 {
        let start = game.start(Pack::from_seed(seed + k)).unwrap();
        let round = Game { start, choices: seed ^ k }.position(60);
        game.record(&round).unwrap();
        file = format!("{file}{round}\n");
        if k == 4 {
            file += "  \n# half of it\n";
        }
    }
    (game, file)
}

/// The same seed is the same match in every language, on every platform, for ever: deals and simulated play
/// ([seeds](king_rules::rules::notation#seeds)).
#[test]
fn the_match_of_a_seed() {
    let golden = include_str!("../golden/balayi_match.txt");
    let seed = 7;
    let mut game = Match::new(Player::Zero);
    let mut file = format!("{}\n", game.head());
    for k in 0..10 {
        let mut round = game.start(Pack::from_seed(shuffle::deal_seed(seed, k))).unwrap();
        let mut choices = shuffle::choices(seed, k);
        while let Some(action) = choices.choose(round.legal_actions().iter()) {
            round.apply(action).unwrap();
        }
        game.record(&round).unwrap();
        file = format!("{file}{round}\n");
    }
    assert_eq!(file, golden);
    assert_eq!((game.totals(), game.outcome()), ([15, -15], Some(Outcome::Won(Player::Zero))));
}

/// The rounds of a file, and what it is after them.
fn read(text: &str) -> (Vec<Round>, MatchFile) {
    let mut file = MatchFile::new();
    let rounds = text.split_inclusive('\n').filter_map(|line| file.read_line(line).unwrap()).collect();
    (rounds, file)
}

/// The first line that is refused. It changes nothing: the same line is refused again, and what was read stays.
fn refused(lines: &[&str]) -> (usize, usize, RecordErrorKind) {
    let mut file = MatchFile::new();
    for line in lines {
        let before = file.clone();
        if let Err(error) = file.read_line(line) {
            assert_eq!(file, before);
            assert_eq!(file.read_line(line), Err(error));
            return (error.line, error.error.at, error.error.kind);
        }
        assert_eq!(file.lines(), before.lines() + 1);
    }
    panic!("all lines are read: {lines:?}")
}

#[test]
fn a_match_file() {
    let (game, text) = a_match(100, Player::One);
    let (rounds, file) = read(&text);
    assert_eq!((rounds.len(), file.game(), file.lines()), (10, Some(&game), text.lines().count()));
    assert_eq!(game.running().count(), 11);
    assert_eq!(game.running().last(), Some(game.totals()));
    // Written, it is the same without what is no record.
    let records =
        text.lines().filter(|line| line.starts_with("balayi")).fold(String::new(), |file, line| file + line + "\n");
    assert_eq!(game.file(&rounds).to_string(), records);
    // The last round may be unfinished: it is not in the result.
    let (rounds, file) = read(text.trim_end().rsplit_once(' ').unwrap().0);
    assert_eq!((rounds.len(), file.game().unwrap().len()), (10, 9));
    assert_eq!(rounds[9].phase(), Phase::Play);
    assert!(!file.game().unwrap().is_over());
    // Before the head there is no match.
    assert_eq!((read("\n# nothing\n \t\r\n").1.game(), read("\n# nothing\n \t\r\n").1.lines()), (None, 3));
}

#[test]
fn a_match_file_that_is_wrong() {
    let (_, text) = a_match(200, Player::Zero);
    let lines: Vec<&str> = text.lines().filter(|line| line.starts_with("balayi")).collect();
    // A round left out: the other player should deal. Two left out: something else is unused.
    let (line, byte, kind) = refused(&[&lines[..2], &lines[3..]].concat());
    assert_eq!((line, byte), (3, at(lines[3], 53)));
    assert_eq!(kind, RecordErrorKind::Match(MatchError::WrongDealer(Player::One)));
    let (line, byte, kind) = refused(&[&lines[..1], &lines[3..]].concat());
    assert_eq!((line, byte), (2, at(lines[3], 54)));
    assert!(
        matches!(kind, RecordErrorKind::Match(MatchError::WrongUnused { wanted: DenominationSet::ALL, .. })),
        "{kind}"
    );
    // An unfinished round in the middle.
    let unfinished = lines[2].rsplit_once(' ').unwrap().0;
    let not_over = RecordErrorKind::Match(MatchError::RoundNotOver);
    assert_eq!(refused(&[&lines[..2], &[unfinished], &lines[3..]].concat()), (4, 0, not_over));
    // An eleventh round.
    let over = RecordErrorKind::Match(MatchError::MatchOver);
    assert_eq!(refused(&[&lines[..], &lines[10..]].concat()), (12, 0, over));
    // An illegal action.
    let illegal = format!("{} C2", lines[1]);
    let place = (2, lines[1].len() + 1);
    let (line, byte, kind) = refused(&[lines[0], &illegal]);
    assert_eq!(((line, byte), kind), (place, RecordErrorKind::Illegal(Illegal::RoundOver)));
    // A head that is not there, or not whole, or there twice; two lines in one.
    let expected = |lines: &[&str]| {
        let (line, byte, kind) = refused(lines);
        assert!(matches!(kind, RecordErrorKind::Parse(ParseErrorKind::Expected(_))), "{kind}");
        (line, byte)
    };
    let other = |found, wanted| RecordErrorKind::Parse(ParseErrorKind::OtherHead { found, wanted });
    let no_head = other(Expected::BalayiRecord, Expected::BalayiMatch);
    assert_eq!(refused(&["", "# nothing", " # here", lines[1]]), (4, 0, no_head));
    assert_eq!(expected(&["balayi-match1"]), (1, 13));
    assert_eq!(expected(&["balayi-match1 N"]), (1, 14));
    assert_eq!(refused(&[lines[0], lines[0]]), (2, 0, other(Expected::BalayiMatch, Expected::BalayiRecord)));
    assert_eq!(refused(&["balayi-match1 0\nballs"]), (1, 15, ParseErrorKind::Lines.into()));
    assert_eq!(refused(&["", "balayi-match1 0 0"]), (2, 16, ParseErrorKind::TrailingText.into()));
    let error = MatchFile::new().read_line("balayi-match1 N").unwrap_err();
    assert_eq!(error.to_string(), format!("line 1, {}", error.error));
}

#[test]
fn what_a_match_refuses() {
    let mut game = Match::new(Player::Zero);
    let before = game.clone();
    let unfinished = Game { start: game.start(Pack::from_seed(1)).unwrap(), choices: 1 }.position(20);
    assert_eq!(game.record(&unfinished), Err(MatchError::RoundNotOver));
    for taken in [[13, 12], [0, 0], [27, 0], [27, -1], [-1, 27], [i16::MAX, i16::MAX], [i16::MIN, i16::MIN]] {
        let error = game.record_result(result(ONE, Denomination::Clubs, taken));
        assert_eq!(error, Err(MatchError::Tricks { found: i32::from(taken[0]) + i32::from(taken[1]), wanted: 26 }));
    }
    assert_eq!(game.record_result(result(ZERO, Denomination::Clubs, [13, 13])), Err(MatchError::WrongDeclarer(ONE)));
    assert_eq!(game, before);
    let clauses = [
        (MatchError::MatchOver, "B1.2"),
        (MatchError::WrongDealer(Player::One), "B1.2"),
        (MatchError::WrongUnused { found: DenominationSet::EMPTY, wanted: DenominationSet::ALL }, "B1.3"),
        (MatchError::DenominationUsed(Denomination::Clubs), "B1.3"),
        (MatchError::NoSuchRound(3), "B1.2"),
        (MatchError::RoundNotOver, "B5.4"),
        (MatchError::Tricks { found: 25, wanted: 26 }, "B5.4"),
    ];
    for (error, clause) in clauses {
        assert_eq!(error.clause(), clause);
        assert!(error.to_string().ends_with(&format!("({clause})")), "{error}");
    }
}

/// A result that was written down wrong is put right, when all that follow are still possible with it.
#[test]
fn corrections() {
    let mut game: Match = "balayi-sheet1 0 S/11,15 NT/14,12 C/0,26 D/13,13".parse().unwrap();
    let before = game.clone();
    let refused = [
        (0, result(ONE, Denomination::Clubs, [11, 15]), MatchError::DenominationUsed(Denomination::Clubs)),
        (0, result(ZERO, Denomination::Spades, [11, 15]), MatchError::WrongDeclarer(ONE)),
        (1, result(ZERO, Denomination::Hearts, [11, 16]), MatchError::Tricks { found: 27, wanted: 26 }),
        (4, result(ONE, Denomination::Hearts, [11, 15]), MatchError::NoSuchRound(4)),
    ];
    for (n, result, error) in refused {
        assert_eq!(game.correct(n, result), Err(error));
        assert_eq!(game, before);
    }
    game.correct(1, result(ZERO, Denomination::Hearts, [14, 12])).unwrap();
    game.correct(3, result(ZERO, Denomination::NoTrump, [13, 13])).unwrap();
    game.correct(0, result(ONE, Denomination::Spades, [15, 11])).unwrap();
    assert_eq!(game.to_string(), "balayi-sheet1 0 S/15,11 H/14,12 C/0,26 NT/13,13");
}

#[test]
fn score_sheets() {
    let (game, _) = a_match(300, Player::One);
    assert_eq!(game.to_string().parse(), Ok(game));
    let text = "balayi-sheet1 0 S/11,15 NT/14,12 C/0,26";
    let sheet: Match = text.parse().unwrap();
    assert_eq!(sheet.to_string(), text);
    for (wrong, at) in [
        ("balayi-sheet1", 13),
        ("balayi-sheet1 2", 14),
        ("balayi-sheet1 0 S", 16),
        ("balayi-sheet1 0 S/11", 18),
        ("balayi-sheet1 0 X/11,15", 16),
        ("balayi-sheet1 0 S/+1,25", 18),
        ("balayi-sheet1 0 S/01,25", 18),
        ("balayi-sheet1 0 S/:,16", 18),
        ("balayi-sheet1 0 S/1,25,1", 20),
        ("balayi-sheet1 0 S/27,0", 18),
        ("balayi-sheet1 0 S/13,12", 16),
        ("balayi-sheet1 0 S/13,13 S/13,13 S/13,13", 32),
        (
            "balayi-sheet1 0 C/13,13 C/13,13 D/13,13 D/13,13 H/13,13 H/13,13 S/13,13 S/13,13 NT/13,13 NT/13,13 C/13,13",
            98,
        ),
    ] {
        assert_eq!(wrong.parse::<Match>().unwrap_err().at, at, "{wrong}");
    }
}
