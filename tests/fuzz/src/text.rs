//! Target `text`: the first byte names a kind of text, the rest is the text. Either it is refused, with an error that
//! stands within the text and has a message, or it is a value whose text is read back as that value. A form that is read
//! besides the printed one is one of those that `seeds/notation.md` allows.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use king_rules::king::{self, PartyReader};
use king_rules::{Card, CardSet, ParseError, Rank, Suit, balayi};

use crate::sound;

/// The kinds of text, numbered from the letter `A` on.
pub const KINDS: [fn(&str); 37] = [
    exact::<Suit>,
    exact::<Rank>,
    a_card,
    |text| drop(value::<CardSet>(text).inspect(|printed| assert_eq!(text.replace('-', ""), *printed))),
    exact::<king::Seat>,
    exact::<king::SeatSet>,
    exact::<king::Contract>,
    exact::<king::ContractKind>,
    exact::<king::ContractSet>,
    exact::<king::Doubles>,
    exact::<king::Relation>,
    exact::<king::Phase>,
    exact::<king::HouseRules>,
    exact::<king::RifkiVoid>,
    exact::<king::PenaltyVoid>,
    exact::<king::KozVoid>,
    exact::<king::DurtEnd>,
    exact::<king::SaleTie>,
    an_option,
    |text| tokens::<king::Action>(text, 0),
    |text| tokens::<king::Deal>(text, 4),
    |text| tokens::<king::Round>(text, 8),
    |text| tokens::<king::Table>(text, 8),
    |text| king_view(text),
    |text| tokens::<king::Party>(text, 0),
    party_file,
    exact::<balayi::Player>,
    exact::<balayi::Denomination>,
    exact::<balayi::DenominationSet>,
    exact::<balayi::Phase>,
    |text| tokens::<balayi::Action>(text, 0),
    |text| tokens::<balayi::Pack>(text, 0),
    |text| tokens::<balayi::Round>(text, 0),
    |text| tokens::<balayi::Table>(text, 0),
    |text| balayi_view(text),
    |text| tokens::<balayi::Match>(text, 0),
    match_file,
];

pub fn run(data: &[u8]) {
    let Some((kind, text)) = data.split_first() else { return };
    let text =
        std::str::from_utf8(text).unwrap_or_else(|error| std::str::from_utf8(&text[..error.valid_up_to()]).unwrap());
    KINDS[usize::from(kind.wrapping_sub(b'A')) % KINDS.len()](text);
}

/// An error stands at a character of the text or at its end, and says something.
fn refused(text: &str, error: ParseError) {
    assert!(text.is_char_boundary(error.at), "{error:?}: {text:?}");
    assert!(error.kind.to_string().len() > 8, "{error:?}");
    let (line, column) = error.line_column(text);
    assert!((1..=text.lines().count() + 1).contains(&line) && column >= 1 && column <= text.len() + 1, "{error:?}");
}

/// Reads a value; gives its own text when there is one.
fn value<T: FromStr<Err = ParseError> + Display + PartialEq + Debug>(text: &str) -> Option<String> {
    match text.parse::<T>() {
        Ok(value) => {
            let printed = value.to_string();
            assert_eq!(printed.parse::<T>(), Ok(value), "{text:?}");
            assert!(printed.is_ascii(), "{printed:?}");
            Some(printed)
        }
        Err(error) => {
            refused(text, error);
            None
        }
    }
}

/// A value that is read in the one form in which it is printed.
fn exact<T: FromStr<Err = ParseError> + Display + PartialEq + Debug>(text: &str) {
    if let Some(printed) = value::<T>(text) {
        assert_eq!(printed, text);
    }
}

/// A card is read in lower case, with the sign of its suit, and with 10 for T.
fn a_card(text: &str) {
    if let Some(printed) = value::<Card>(text) {
        assert!(is_card(text, &printed), "{text} is read as {printed}");
    }
}

fn is_card(text: &str, printed: &str) -> bool {
    let mut chars = text.chars();
    let Some(suit) = chars.next() else { return false };
    let sign = "♣♦♥♠".chars().zip("CDHS".chars()).find(|(sign, _)| *sign == suit);
    let suit = sign.map_or(suit.to_ascii_uppercase(), |(_, letter)| letter);
    let rank = if chars.as_str() == "10" { "T".to_owned() } else { chars.as_str().to_ascii_uppercase() };
    format!("{suit}{rank}") == printed
}

/// A value in a line: runs of spaces and tabs, and a line end, are read, and of the tokens from number `from` on, those
/// that are cards are read in several spellings.
fn tokens<T: FromStr<Err = ParseError> + Display + PartialEq + Debug>(text: &str, from: usize) {
    if let Some(printed) = value::<T>(text) {
        same_tokens(text, &printed, from);
    }
}

fn same_tokens(text: &str, printed: &str, from: usize) {
    let line = text.strip_suffix('\n').map_or(text, |line| line.strip_suffix('\r').unwrap_or(line));
    let read: Vec<_> = line.split([' ', '\t']).filter(|token| !token.is_empty()).collect();
    let printed: Vec<_> = printed.split(' ').collect();
    assert_eq!(read.len(), printed.len(), "{text:?}");
    for (read, printed) in read.into_iter().zip(printed).skip(from) {
        let card = printed.parse::<Card>().is_ok() && is_card(read, printed);
        let word = ["masa", "soyleyen_haric"].contains(&read) && printed.starts_with("kontur:");
        assert!(read == printed || card || word, "{read} is read as {printed}: {text:?}");
    }
}

/// `option=value`: an option that is set says so; an error is in the value and changes nothing.
fn an_option(text: &str) {
    let (option, value) = text.split_once('=').unwrap_or((text, ""));
    let before = king::HouseRules::new();
    let mut rules = before;
    match rules.set(option, value) {
        Ok(()) => assert_eq!(rules.get(option), Some(value)),
        Err(error) => {
            refused(value, error);
            assert_eq!(rules, before);
        }
    }
    assert_eq!(before.get(option).is_some(), king::HouseRules::OPTIONS.contains(&option));
}

fn king_view(text: &str) {
    for viewer in king::Seat::ALL {
        match king::View::parse(viewer, text) {
            Ok(view) => {
                same_tokens(text, &view.to_string(), 8);
                sound::king::view(&view);
            }
            Err(error) => refused(text, error),
        }
    }
}

fn balayi_view(text: &str) {
    for viewer in balayi::Player::ALL {
        match balayi::View::parse(viewer, text) {
            Ok(view) => {
                same_tokens(text, &view.to_string(), 0);
                sound::balayi::view(&view);
            }
            Err(error) => refused(text, error),
        }
    }
}

/// The file that is printed from what was read is read as the same, and the results are those of the rounds.
fn party_file(text: &str) {
    let mut reader = match PartyReader::new(text) {
        Ok(reader) => reader,
        Err(error) => return refused(text, error),
    };
    let mut party = reader.so_far();
    let mut file = party.file_head().to_string();
    for round in reader.by_ref() {
        match round {
            Ok(round) => {
                file += &format!("\n{round}");
                let over = round.turn().is_none();
                assert_eq!(party.record(&round).is_ok(), over, "{text:?}");
            }
            Err(error) => refused(text, error),
        }
    }
    assert!(reader.next().is_none());
    assert_eq!(reader.so_far(), party);
    let mut again = PartyReader::new(&file).unwrap();
    assert!(again.by_ref().all(|round| round.is_ok()), "{file:?}");
    assert_eq!(again.so_far(), party);
    sound::king::party(&party);
}

fn match_file(text: &str) {
    let mut reader = match balayi::MatchReader::new(text) {
        Ok(reader) => reader,
        Err(error) => return refused(text, error),
    };
    let mut game = reader.so_far();
    let mut file = game.file_head().to_string();
    for round in reader.by_ref() {
        match round {
            Ok(round) => {
                file += &format!("\n{round}");
                let over = round.turn().is_none();
                assert_eq!(game.record(&round).is_ok(), over, "{text:?}");
            }
            Err(error) => refused(text, error),
        }
    }
    assert!(reader.next().is_none());
    assert_eq!(reader.so_far(), game);
    let mut again = balayi::MatchReader::new(&file).unwrap();
    assert!(again.by_ref().all(|round| round.is_ok()), "{file:?}");
    assert_eq!(again.so_far(), game);
    sound::balayi::game(&game);
}
