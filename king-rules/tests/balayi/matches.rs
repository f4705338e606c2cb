//! Match files and score sheets: what is read, what is refused, and where.

use crate::common::*;
use king_rules::balayi::{
    Denomination, DenominationSet, Illegal, Match, MatchError, MatchReader, Outcome, Pack, Player, RecordErrorKind,
    Round,
};
use king_rules::{ParseErrorKind, shuffle};

/// Where a word begins.
fn at(text: &str, word: usize) -> usize {
    text.split(' ').take(word).map(|word| word.len() + 1).sum()
}

/// A match in which everybody plays at random, with its file.
fn a_match(seed: u64, first_dealer: Player) -> (Match, String) {
    let mut game = Match::new(first_dealer);
    let mut file = format!("# a match\n\n{}\r\n", game.file_head());
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
    let mut file = format!("{}\n", game.file_head());
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

#[test]
fn a_match_file() {
    let (game, file) = a_match(100, Player::One);
    let mut reader = MatchReader::new(&file).unwrap();
    let rounds: Vec<Round> = reader.by_ref().map(Result::unwrap).collect();
    assert_eq!((rounds.len(), reader.so_far()), (10, &game));
    assert_eq!(game.running().count(), 11);
    assert_eq!(game.running().last(), Some(game.totals()));
    // The last round may be unfinished: it is not in the result.
    let cut = file.trim_end().rsplit_once(' ').unwrap().0;
    let mut reader = MatchReader::new(cut).unwrap();
    assert!(reader.by_ref().all(|round| round.is_ok()));
    assert_eq!(reader.so_far().results().count(), 9);
    assert!(!reader.so_far().is_over());
}

#[test]
fn a_match_file_that_is_wrong() {
    let (_, file) = a_match(200, Player::Zero);
    let lines: Vec<&str> = file.lines().filter(|line| line.starts_with("balayi")).collect();
    let fails = |lines: &[&str]| {
        let text = lines.join("\n");
        let mut reader = MatchReader::new(&text).unwrap();
        let error = reader.by_ref().find_map(Result::err).expect("an error");
        assert!(reader.next().is_none());
        (error.line_column(&text), error.kind)
    };
    // A round left out: the other player should deal. Two left out: something else is unused.
    let ((line, column), kind) = fails(&[&lines[..2], &lines[3..]].concat());
    assert_eq!((line, kind), (3, MatchError::WrongDealer(Player::One).into()));
    assert_eq!(column, at(lines[3], 53) + 1);
    let ((line, column), kind) = fails(&[&lines[..1], &lines[3..]].concat());
    assert!(
        matches!(kind, RecordErrorKind::Match(MatchError::WrongUnused { wanted: DenominationSet::ALL, .. })),
        "{kind}"
    );
    assert_eq!((line, column), (2, at(lines[3], 54) + 1));
    // An unfinished round in the middle.
    let unfinished = lines[2].rsplit_once(' ').unwrap().0;
    let (place, kind) = fails(&[&lines[..2], &[unfinished], &lines[3..]].concat());
    assert_eq!((place, kind), ((4, 1), MatchError::RoundNotOver.into()));
    // An eleventh round.
    let (place, kind) = fails(&[&lines[..], &lines[10..]].concat());
    assert_eq!((place, kind), ((12, 1), MatchError::MatchOver.into()));
    // An illegal action, at its place in the whole file.
    let illegal = format!("{} C2", lines[1]);
    let (place, kind) = fails(&[lines[0], &illegal]);
    assert_eq!((place, kind), ((2, lines[1].len() + 2), Illegal::RoundOver.into()));

    for (text, at) in [("", 0), ("\n# nothing\n", 11), ("balayi1 ", 0), ("balayi-match1", 13), ("balayi-match1 N", 14)]
    {
        assert_eq!(MatchReader::new(text).unwrap_err().at, at, "{text:?}");
    }
    let error = MatchReader::new("\nbalayi-match1 0 0").unwrap_err();
    assert_eq!((error.at, error.kind), (17, ParseErrorKind::TrailingText.into()));
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
