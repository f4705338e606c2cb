//! Target `text`: the first byte names a kind of text, the rest is the text. Either it is refused, with an error that
//! stands within the text and has a message, or it is a value whose text is read back as that value. A form that is read
//! besides the printed one is one of those that `seeds/notation.md` allows.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use king_rules::king;
use king_rules::{Card, CardSet, Lang, ParseError, Rank, Suit, balayi};

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

/// An error with a place in a text.
trait Placed: Copy + Debug {
    fn at(self) -> usize;
    fn line_column(self, text: &str) -> (usize, usize);
    fn messages(self) -> [String; 2];
    fn has_parts(self) -> bool;
}

macro_rules! placed {
    ($($Error:ty)+) => { $(
        impl Placed for $Error {
            fn at(self) -> usize {
                self.at
            }
            fn line_column(self, text: &str) -> (usize, usize) {
                <$Error>::line_column(&self, text)
            }
            fn messages(self) -> [String; 2] {
                [Lang::En, Lang::Tr].map(|lang| self.message(lang).to_string())
            }
            fn has_parts(self) -> bool {
                <$Error>::from_parts(self.at, self.code(), self.found(), self.wanted()).is_some()
            }
        }
    )+ };
}
placed!(ParseError king::RecordError balayi::RecordError);

/// An error stands at a character of the text or at its end, says something in both languages, and is made again of its
/// numbers.
fn refused(text: &str, error: impl Placed) {
    assert!(text.is_char_boundary(error.at()), "{error:?}: {text:?}");
    assert!(error.messages().iter().all(|message| message.len() > 8) && error.has_parts(), "{error:?}");
    let (line, column) = error.line_column(text);
    assert!((1..=text.lines().count() + 1).contains(&line) && column >= 1 && column <= text.len() + 1, "{error:?}");
}

/// Reads a value; gives its own text when there is one.
fn value<T: FromStr<Err: Placed> + Display + PartialEq + Debug>(text: &str) -> Option<String> {
    match text.parse::<T>() {
        Ok(value) => {
            let printed = value.to_string();
            assert!(printed.parse::<T>().is_ok_and(|again| again == value), "{text:?}");
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
fn exact<T: FromStr<Err: Placed> + Display + PartialEq + Debug>(text: &str) {
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
fn tokens<T: FromStr<Err: Placed> + Display + PartialEq + Debug>(text: &str, from: usize) {
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

/// The file that is written from what was read is read as the same, and the results are those of the rounds; a line that is
/// refused changes nothing.
fn party_file(text: &str) {
    let (mut file, mut rounds, mut party) = (king::PartyFile::new(), vec![], None);
    for line in text.lines() {
        let before = file.clone();
        match file.read_line(line) {
            Ok(Some(round)) => {
                let over = round.turn().is_none();
                let party: &mut king::Party = party.as_mut().unwrap();
                assert_eq!(party.record(&round).is_ok(), over, "{text:?}");
                rounds.push(round);
            }
            Ok(None) => party = party.or(file.party().cloned()),
            Err(error) => {
                refused(line, error.error);
                assert_eq!((error.line, &file), (before.lines() + 1, &before), "{text:?}");
                break;
            }
        }
    }
    assert_eq!(file.party(), party.as_ref());
    let Some(party) = party else { return assert!(rounds.is_empty()) };
    let mut again = king::PartyFile::new();
    let written = party.file(&rounds).to_string();
    let read: Vec<_> = written.lines().filter_map(|line| again.read_line(line).unwrap()).collect();
    assert_eq!((read, again.party()), (rounds, Some(&party)), "{written:?}");
    sound::king::party(&party);
}

fn match_file(text: &str) {
    let (mut file, mut rounds, mut game) = (balayi::MatchFile::new(), vec![], None);
    for line in text.lines() {
        let before = file.clone();
        match file.read_line(line) {
            Ok(Some(round)) => {
                let over = round.turn().is_none();
                let game: &mut balayi::Match = game.as_mut().unwrap();
                assert_eq!(game.record(&round).is_ok(), over, "{text:?}");
                rounds.push(round);
            }
            Ok(None) => game = game.or(file.game().cloned()),
            Err(error) => {
                refused(line, error.error);
                assert_eq!((error.line, &file), (before.lines() + 1, &before), "{text:?}");
                break;
            }
        }
    }
    assert_eq!(file.game(), game.as_ref());
    let Some(game) = game else { return assert!(rounds.is_empty()) };
    let mut again = balayi::MatchFile::new();
    let written = game.file(&rounds).to_string();
    let read: Vec<_> = written.lines().filter_map(|line| again.read_line(line).unwrap()).collect();
    assert_eq!((read, again.game()), (rounds, Some(&game)), "{written:?}");
    sound::balayi::game(&game);
}
