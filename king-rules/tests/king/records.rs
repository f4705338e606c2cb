//! Records: what the notation page lets be read, what it does not, and at which byte it is refused.

use crate::support::*;
use king_rules::king::{
    ContractKind, Deal, Illegal, Phase, RecordError, RecordErrorKind, Round, Seat, SetupError, Table, View,
};
use king_rules::{Card, PackError, ParseError, ParseErrorKind, Suit};

const HANDS: &str = "N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32";
const ACTIONS: &str = "el_almaz iyi kontur:S iyi sur:N HA H8 HJ HQ H9 H5 C4";

fn record() -> String {
    format!("king1 {HANDS} S all - {ACTIONS}")
}

fn read(text: &str) -> Result<Round, RecordError> {
    text.parse()
}

/// That the text is refused, at the byte where `what` begins (its last occurrence), or at the end for "".
#[track_caller]
fn refused_at(text: &str, what: &str) -> RecordErrorKind {
    let error = read(text).expect_err(text);
    let at = if what.is_empty() { text.len() } else { text.rfind(what).expect(what) };
    assert_eq!(error.at, at, "{text:?}: {error}");
    error.kind
}

#[test]
fn the_one_form_is_printed() {
    let round = read(&record()).unwrap();
    assert_eq!(round.to_string(), record());
    assert_eq!(now(&round), "E play");
    let options = format!("king1 {HANDS} N el_almaz,durt rifki_void=hearts_always,sale_tie=stays");
    assert_eq!(read(&options).unwrap().to_string(), options);
}

#[test]
fn runs_of_spaces_and_tabs_and_line_ends() {
    let round = read(&record()).unwrap();
    for lenient in [
        record().replace(' ', "  "),
        record().replace(' ', "\t"),
        record().replace(' ', " \t \t"),
        format!("  {}", record()),
        format!("{} \t", record()),
        format!("{}\n", record()),
        format!("{}\r\n", record()),
        format!("{}  \r\n", record()),
        format!("{}\r", record()),
        format!("{}\r\r\n", record()),
        format!("\u{feff}{}", record()),
        record().replace(' ', "\u{a0}"),
    ] {
        assert_eq!(read(&lenient), Ok(round.clone()), "{lenient:?}");
    }
}

/// Other white space, and a second line, are not read.
#[test]
fn other_white_space_is_not_read() {
    for wrong in ["\n", "\r", "\u{b}", "\r\n", "\u{feff}", "\u{2003}"] {
        let text = record().replacen(" S all", &format!("{wrong}S all"), 1);
        assert!(read(&text).is_err(), "{text:?}");
    }
    let two = format!("{}\n{}", record(), record());
    let error = read(&two).unwrap_err();
    assert_eq!((error.at, error.kind), (record().len(), ParseErrorKind::Lines.into()));
    assert!(read(&format!("{}\n\n", record())).is_err() && read(&format!("\n{}", record())).is_err());
}

#[test]
fn cards_are_read_in_four_ways() {
    let round = read(&record()).unwrap();
    for [from, to] in [["HA", "ha"], ["HQ", "♥Q"], ["C4", "♣4"], ["H9", "h9"], ["H8", "♥8"]] {
        let text = record().replace(&format!(" {from}"), &format!(" {to}"));
        assert_eq!(read(&text), Ok(round.clone()), "{text}");
    }
    let with_ten = format!("king1 {HANDS} S all - el_almaz iyi iyi iyi D7 DT");
    for ten in ["dt", "D10", "d10", "♦10", "♦T"] {
        assert_eq!(read(&with_ten.replace("DT", ten)), read(&with_ten), "{ten}");
    }
}

/// An empty suit group may be written `-`; the deal may begin at another seat.
#[test]
fn other_ways_to_write_the_deal() {
    let voids = format!("king1 {SUITS} N all - koz:S");
    let dashes =
        voids.replace("...AKQJT98765432", "-.-.-.AKQJT98765432").replace("N:AKQJT98765432...", "N:AKQJT98765432.-.-.-");
    assert_eq!(read(&dashes), read(&voids));
    assert_eq!(read(&dashes).unwrap().to_string(), voids);
    let [n, e, s, w] = ["K762.J.AQ.AKQ654", "853.QT63.KJ95.97", "JT.AK9742.7432.8", "AQ94.85.T86.JT32"];
    for deal in [format!("E:{e} {s} {w} {n}"), format!("S:{s} {w} {n} {e}"), format!("W:{w} {n} {e} {s}")] {
        let text = format!("king1 {deal} S all - {ACTIONS}");
        assert_eq!(read(&text).unwrap().to_string(), record());
        let view = text.replace(e, "?").replace(n, "?").replace(w, "?");
        let view = View::parse(Seat::South, &view).unwrap();
        assert_eq!(view, read(&record()).unwrap().view(Seat::South));
    }
}

/// `masa` and `soyleyen_haric` are read for the sets they stand for, printed as those, and illegal like those.
#[test]
fn masa_and_soyleyen_haric() {
    let text = format!("king1 {HANDS} S all - el_almaz masa soyleyen_haric masa");
    let written = format!("king1 {HANDS} S all - el_almaz kontur:NES kontur:EW kontur:NSW");
    assert_eq!(read(&text), read(&written));
    assert_eq!(read(&text).unwrap().to_string(), written);
    for contract in ["koz:H", "durt:7"] {
        for word in ["masa", "soyleyen_haric"] {
            let kind = refused_at(&format!("king1 {HANDS} S all - {contract} {word}"), word);
            assert_eq!(kind, RecordErrorKind::Illegal(Illegal::OnlyDeclarerDoubled));
        }
    }
    let kind = refused_at(&format!("king1 {HANDS} S all - masa"), "masa");
    assert_eq!(kind, RecordErrorKind::Illegal(Illegal::WrongPhase(Phase::Declare)));
    refused_at(&format!("king1 {HANDS} S all - el_almaz Masa"), "Masa");
}

/// A prefix of a record is a position, from the head on.
#[test]
fn a_prefix_is_a_position() {
    let head = format!("king1 {HANDS} S all -");
    assert_eq!(now(&read(&head).unwrap()), "S declare");
    for (at, _) in record().match_indices(' ').filter(|&(at, _)| at >= head.len()) {
        let prefix = &record()[..at];
        assert_eq!(read(prefix).unwrap().to_string(), prefix);
    }
    // Shorter than its head it is none: what is missing is missing at the end.
    for (at, _) in record().match_indices(' ').filter(|&(at, _)| at < head.len()) {
        let kind = refused_at(&record()[..at], "");
        assert!(matches!(kind, RecordErrorKind::Parse(ParseErrorKind::Expected(_))), "{kind}");
    }
    refused_at("", "");
    refused_at(" \t ", "");
}

/// The head: each token that is wrong is refused where it stands.
#[test]
fn wrong_heads() {
    let head = |from: &str, to: &str| record().replacen(from, to, 1);
    for (text, what) in [
        (head("king1", "king2"), "king2"),
        (head("king1 N:", "king1 Kuzey:"), "Kuzey:"),
        (head("king1 N:", "king1 "), "K762"),
        (head(" S all", " SOUTH all"), "SOUTH"),
        (head(" S all", " Güney all"), "Güney"),
        (head(" all ", " All "), "All"),
        (head(" all ", " koz,Durt "), "Durt"),
        (head(" S all", " all"), "all -"),
        (head(" all ", " none "), "none"),
        // Contracts in another order, twice, all of them spelt out.
        (head(" all ", " durt,el_almaz "), "el_almaz - "),
        (head(" all ", " el_almaz,el_almaz "), "el_almaz - "),
        (head(" all ", " el_almaz,kupa_almaz,erkek_almaz,kiz_almaz,rifki,son_iki,koz,durt "), "el_almaz,kupa_almaz"),
        // House rules: a default written out, another order, one twice, nothing at all.
        (head(" - ", " early_end=true "), "true"),
        // A name is none in a list.
        (head(" - ", " early_end=False "), "False"),
        (head(" - ", " penalty_void=MUST_SHED "), "MUST_SHED"),
        (head(" - ", " early_end=false,rifki_annul=false "), "rifki_annul"),
        (head(" - ", " early_end=false,early_end=false "), "early_end=false el"),
        (head(" - ", " "), "el_almaz iyi"),
        // A hand too few or too many.
        (head(" AQ94.85.T86.JT32", ""), "S all"),
        (head(" S all", " ... S all"), "... S"),
    ] {
        let kind = refused_at(&text, what);
        assert!(matches!(kind, RecordErrorKind::Parse(ParseErrorKind::Expected(_))), "{text}: {kind}");
    }
    let kind = refused_at(&format!("king1 {HANDS} S - -"), "- -");
    assert_eq!(kind, RecordErrorKind::Setup(SetupError::NothingToDeclare));
}

/// Hands that are no deal: at the hand.
#[test]
fn wrong_deals() {
    let twelve = record().replace("JT.AK9742", "T.AK9742");
    assert_eq!(refused_at(&twelve, "T.AK"), PackError::Count { found: 12, wanted: 13 }.into());
    let twice = record().replace("JT.AK9742", "QT.AK9742");
    assert_eq!(refused_at(&twice, "AQ94"), PackError::Twice("SQ".parse().unwrap()).into());
    // `?` is for views.
    let hidden = record().replace("853.QT63.KJ95.97", "?");
    assert!(matches!(refused_at(&hidden, "?"), RecordErrorKind::Parse(ParseErrorKind::Expected(_))));
    // Ranks of a hand in another order, and one that is none.
    refused_at(&record().replace("853.", "835."), "5.QT63");
    refused_at(&record().replace("JT.AK", "VT.AK"), "VT.AK");
}

/// Actions: what is none, and what is illegal, each at its token.
#[test]
fn wrong_actions() {
    for (wrong, from) in
        [("H10x", "HA"), ("AH", "HA"), ("kontur:SN", "kontur:S"), ("kontur:", "kontur:S"), ("Iyi", "iyi")]
    {
        let text = record().replacen(&format!(" {from}"), &format!(" {wrong}"), 1);
        let error = read(&text).expect_err(&text);
        assert!(matches!(error.kind, RecordErrorKind::Parse(ParseErrorKind::Expected(_))), "{text}: {error}");
        let token = text.find(&format!(" {wrong} ")).unwrap() + 1;
        assert!((token..=token + wrong.len()).contains(&error.at), "{text}: {error}");
    }
    // The error stands in the token where reading stopped: behind `kontur:S`.
    refused_at(&format!("king1 {HANDS} S all - el_almaz kontur:SN"), "N");
    for (actions, what, illegal) in [
        ("durt:7 pass", "pass", Illegal::WrongPhase(Phase::Kontur)),
        ("el_almaz kontur:W", "kontur:W", Illegal::MayNotDouble),
        ("el_almaz iyi iyi iyi HA CJ", "CJ", Illegal::MustFollow(Suit::Hearts)),
        ("el_almaz iyi iyi iyi SA", "SA", Illegal::NotHeld("SA".parse().unwrap())),
        ("el_almaz kontur:S iyi iyi sur:N", "sur:N", Illegal::MayNotRedouble(Seat::North.set())),
        ("rifki annul", "annul", Illegal::MayNotAnnul),
    ] {
        let kind = refused_at(&format!("king1 {HANDS} S all - {actions}"), what);
        assert_eq!(kind, RecordErrorKind::Illegal(illegal));
    }
    let used = refused_at(&format!("king1 {HANDS} S koz,durt - rifki"), "rifki");
    assert_eq!(used, RecordErrorKind::Illegal(Illegal::ContractUsed(ContractKind::Rifki)));
}

/// Nothing follows the end of a round.
#[test]
fn extra_tokens_after_the_end() {
    let over = format!("king1 {LONE_KING} E all - rifki annul");
    let kind = refused_at(&format!("{over} keep"), "keep");
    assert_eq!(kind, RecordErrorKind::Illegal(Illegal::Annulled));
    refused_at(&format!("{over} -"), "-");
    let kiz = format!("king1 {SUITS} N all - kiz_almaz iyi iyi iyi SQ HQ DQ CQ");
    assert_eq!(refused_at(&format!("{kiz} S2"), "S2"), RecordErrorKind::Illegal(Illegal::RoundOver));
}

/// The place of an error as line and column, in characters.
#[test]
fn line_and_column() {
    let text = format!("king1 {HANDS} S all - el_almaz iyi iyi iyi ♥A H8 HJ C9");
    let error = read(&text).unwrap_err();
    assert_eq!(error.at, text.rfind("C9").unwrap());
    assert_eq!(error.line_column(&text), (1, text[..error.at].chars().count() + 1));
    assert_eq!(RecordError { at: 7, ..error }.line_column("ab\ncd\nef"), (3, 2));
}

/// A view's record: `?` for what the viewer does not see, its own hand, and nothing else.
#[test]
fn views() {
    let round = read(&record()).unwrap();
    let south = record().replace("K762.J.AQ.AKQ654", "?").replace("853.QT63.KJ95.97", "?");
    let south = south.replace("AQ94.85.T86.JT32", "?");
    assert_eq!(round.view(Seat::South).to_string(), south);
    assert_eq!(View::parse(Seat::South, &south), Ok(round.view(Seat::South)));
    assert_eq!(View::parse(Seat::South, &south.replace(' ', " \t")), Ok(round.view(Seat::South)));
    // Another viewer's record, hands shown that are hidden, some of them or all, and no hand at all.
    for (viewer, text, what) in [
        (Seat::North, south.clone(), "? ? JT"),
        (Seat::South, record(), "K762"),
        (Seat::North, record(), "853"),
        (Seat::South, south.replace("JT.AK9742.7432.8", "?"), "? ? S all"),
    ] {
        let error = View::parse(viewer, &text).unwrap_err();
        assert_eq!(error.at, text.find(what).unwrap(), "{text}: {error}");
        assert!(matches!(error.kind, RecordErrorKind::Parse(ParseErrorKind::Expected(_))), "{error}");
    }
    let partly = south.replacen("? ?", "K762.J.AQ.AKQ654 ?", 1);
    assert_eq!(View::parse(Seat::South, &partly).unwrap_err().at, partly.find('?').unwrap());
    // A short hand, and an action that the viewer's own cards rule out.
    let short = south.replace("7432.8", "743.8");
    let error = View::parse(Seat::South, &short).unwrap_err();
    assert_eq!(
        (error.at, error.kind),
        (12, RecordErrorKind::Setup(SetupError::Cards(PackError::Count { found: 12, wanted: 13 })))
    );
    let stolen = south.replace("H8", "H7");
    let error = View::parse(Seat::South, &stolen).unwrap_err();
    let not_held = RecordErrorKind::Illegal(Illegal::NotHeld("H7".parse().unwrap()));
    assert_eq!((error.at, error.kind), (stolen.rfind("H7").unwrap(), not_held));
    let nothing = south.replace(" all ", " - ");
    assert_eq!(View::parse(Seat::South, &nothing).unwrap_err().at, nothing.find(" - -").unwrap() + 1);
}

/// A table's record: four times `?`, and no hand.
#[test]
fn tables() {
    let round = read(&record()).unwrap();
    let text = record().replace(HANDS, "N:? ? ? ?");
    assert_eq!(round.table().to_string(), text);
    assert_eq!(text.parse(), Ok(round.table().clone()));
    assert_eq!(text.replace("N:", "W:").replace(' ', "\t").parse(), Ok(round.table().clone()));
    let shown = text.replacen("? ? ?", "? JT.AK9742.7432.8 ?", 1);
    assert_eq!(shown.parse::<Table>().unwrap_err().at, shown.find("JT").unwrap());
    assert_eq!(record().parse::<Table>().unwrap_err().at, record().find("K762").unwrap());
    assert_eq!(text.parse::<Round>().unwrap_err().at, text.find('?').unwrap());
    // N threw a club on hearts, so it holds none.
    let again = format!("{text} C9 C8 C2 HK");
    let error = again.parse::<Table>().unwrap_err();
    let not_held = RecordErrorKind::Illegal(Illegal::NotHeld("HK".parse().unwrap()));
    assert_eq!((error.at, error.kind), (again.rfind("HK").unwrap(), not_held));
}

/// When a played round is over its views show all hands, and are read with them; so also after an early end.
#[test]
fn views_of_a_round_that_is_over() {
    let over = format!("king1 {SUITS} N all - kiz_almaz iyi iyi iyi SQ HQ DQ CQ");
    let round = read(&over).unwrap();
    for seat in Seat::ALL {
        assert_eq!(round.view(seat).to_string(), over);
        assert_eq!(View::parse(seat, &over), Ok(round.view(seat)));
    }
    // Followed from one seat alone, the cards that were left stay hidden.
    let north = over.replacen(" .AKQJT98765432..", " ?", 1).replacen(" ..AKQJT98765432.", " ?", 1);
    let north = north.replacen(" ...AKQJT98765432", " ?", 1);
    let view = View::parse(Seat::North, &north).unwrap();
    assert_eq!((view.to_string(), view.hand(Seat::East)), (north, None));
    // An annulled round is not shown, not even in a text that shows it.
    let annulled = format!("king1 {LONE_KING} E all - rifki annul");
    assert!(View::parse(Seat::East, &annulled).is_err());
}

/// A view in which everything is known has one text: the hands are not read as `?` then.
#[test]
fn a_view_of_a_round_played_out_shows_its_hands() {
    let round = to_the_end(&play(SUITS, "N", "-", "el_almaz iyi iyi iyi"));
    let text = round.to_string();
    let hidden = text.replacen(".AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432", "? ? ?", 1);
    assert_eq!(View::parse(Seat::North, &text), Ok(round.view(Seat::North)));
    assert_eq!(View::parse(Seat::North, &hidden).unwrap_err().at, hidden.find('?').unwrap());
}

/// A card that is dealt twice is reported where it stands for the second time, whichever seat comes first.
#[test]
fn a_card_dealt_twice() {
    for first in ["N", "E", "S", "W"] {
        let deal = SUITS.replacen("N:", &format!("{first}:"), 1).replace(" ..AKQJT98765432.", " A..KQJT98765432.");
        let error = deal.parse::<Deal>().unwrap_err();
        assert_eq!(error.at, deal.find("A..KQ").unwrap(), "{deal}");
    }
}

/// A place inside a character is taken for the place of that character.
#[test]
fn line_and_column_within_a_character() {
    let error = "x".parse::<Card>().unwrap_err();
    let at = |at| ParseError { at, ..error }.line_column("♥\nabc");
    assert_eq!([at(0), at(1), at(2), at(3), at(5), at(99)], [(1, 1), (1, 1), (1, 1), (1, 2), (2, 2), (2, 4)]);
}
