//! Target `text`: the first byte names a kind of text, the rest is the text. Either it is refused, with an error that
//! stands within the text and has a message, or it is a value whose text is read back as that value. A form that is read
//! besides the printed one is one of those that `seeds/notation.md` allows.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use king_rules::king;
use king_rules::{Card, CardSet, Lang, ParseError, Rank, Reason, Suit, balayi};

use crate::sound;
use crate::spelling::{self, Letter};

/// The kinds of text, numbered from the letter `A` on.
pub const KINDS: [fn(&str); 39] = [
    |text| named::<Suit>(text, Letter::Suit, |suit, lang| suit.name(lang).into()),
    |text| named::<Rank>(text, Letter::Rank, |rank, lang| rank.name(lang).into()),
    |text| one::<Card>(text, Letter::Suit, card_names),
    |text| one::<CardSet>(text, Letter::Suit, |_| vec![]),
    |text| named::<king::Seat>(text, Letter::Seat, |seat, lang| seat.name(lang).into()),
    |text| one::<king::SeatSet>(text, Letter::Seat, |_| vec![]),
    |text| named::<king::Contract>(text, Letter::Suit, |contract, lang| contract.name(lang).to_string()),
    |text| named::<king::ContractKind>(text, Letter::Suit, |kind, lang| kind.name(lang).into()),
    |text| one::<king::ContractSet>(text, Letter::Suit, |_| vec![]),
    |text| one::<king::Doubles>(text, Letter::Seat, |_| vec![]),
    |text| named::<king::Relation>(text, Letter::Seat, |relation, lang| relation.name(lang).into()),
    |text| named::<king::Phase>(text, Letter::Seat, |phase, lang| phase.name(lang).into()),
    |text| one::<king::HouseRules>(text, Letter::Suit, |_| vec![]),
    |text| named::<king::RifkiVoid>(text, Letter::Suit, |value, lang| value.name(lang).into()),
    |text| named::<king::PenaltyVoid>(text, Letter::Suit, |value, lang| value.name(lang).into()),
    |text| named::<king::KozVoid>(text, Letter::Suit, |value, lang| value.name(lang).into()),
    |text| named::<king::DurtEnd>(text, Letter::Suit, |value, lang| value.name(lang).into()),
    |text| named::<king::SaleTie>(text, Letter::Suit, |value, lang| value.name(lang).into()),
    an_option,
    |text| one::<king::Action>(text, Letter::Suit, king_action_names),
    line::<king::Deal>,
    line::<king::Round>,
    line::<king::Table>,
    king_view,
    line::<king::Party>,
    party_file,
    |text| named::<balayi::Player>(text, Letter::Seat, |player, lang| player.name(lang).into()),
    |text| named::<balayi::Denomination>(text, Letter::Suit, |denomination, lang| denomination.name(lang).into()),
    |text| one::<balayi::DenominationSet>(text, Letter::Suit, |_| vec![]),
    |text| named::<balayi::Phase>(text, Letter::Suit, |phase, lang| phase.name(lang).into()),
    |text| one::<balayi::Action>(text, Letter::Suit, balayi_action_names),
    balayi_line::<balayi::Pack>,
    balayi_line::<balayi::Round>,
    balayi_line::<balayi::Table>,
    balayi_view,
    balayi_line::<balayi::Match>,
    match_file,
    |text| named::<Lang>(text, Letter::Suit, |language, lang| language.name(lang).into()),
    |text| one::<Reason>(text, Letter::Suit, |_| vec![]),
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

/// An error stands at a character of the text or at its end, has a message in both languages, and is made again of its
/// numbers.
fn refused(text: &str, error: impl Placed) {
    assert!(text.is_char_boundary(error.at()), "{error:?}: {text:?}");
    assert!(error.messages().iter().all(|message| message.len() > 8) && error.has_parts(), "{error:?}");
    let (line, column) = error.line_column(text);
    assert!((1..=text.lines().count() + 1).contains(&line) && column >= 1 && column <= text.len() + 1, "{error:?}");
}

/// Reads a value; returns its own text when there is one.
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

/// One value, with its names.
fn one<T: FromStr<Err: Placed> + Copy + Display + PartialEq + Debug>(
    text: &str,
    letter: Letter,
    names: impl Fn(T) -> Vec<String>,
) {
    let Some(printed) = value::<T>(text) else { return };
    let read = text.parse::<T>().map_or(vec![], names);
    let text_too = (!read.is_empty()).then_some(printed.clone());
    assert!(
        spelling::is_value(text, &printed, letter, read.into_iter().chain(text_too)),
        "{text:?} is read as {printed}"
    );
}

/// One value that has a name in each language.
fn named<T: FromStr<Err: Placed> + Copy + Display + PartialEq + Debug>(
    text: &str,
    letter: Letter,
    name: impl Fn(T, Lang) -> String,
) {
    one::<T>(text, letter, |value| [Lang::En, Lang::Tr].map(|lang| name(value, lang)).into());
}

fn card_names(card: Card) -> Vec<String> {
    let (suit, rank) = (card.suit(), card.rank());
    let mut names: Vec<_> = [Lang::En, Lang::Tr].map(|lang| card.name(lang).to_string()).into();
    let (turkish, figure) = (suit.name(Lang::Tr), rank.figure());
    names.extend([format!("{turkish} {figure}"), format!("{turkish} {}", rank.name(Lang::Tr))]);
    names.push(format!("{figure} of {}", suit.name(Lang::En)));
    names
}

fn king_action_names(action: king::Action) -> Vec<String> {
    let cards = if let king::Action::Play(card) = action { card_names(card) } else { vec![] };
    [Lang::En, Lang::Tr].into_iter().map(|lang| action.name(lang).to_string()).chain(cards).collect()
}

fn balayi_action_names(action: balayi::Action) -> Vec<String> {
    let mut names: Vec<_> = [Lang::En, Lang::Tr].map(|lang| action.name(lang).to_string()).into();
    match action {
        balayi::Action::Play(card) => names.extend(card_names(card)),
        balayi::Action::Declare(what) => names.extend([Lang::En, Lang::Tr].map(|lang| what.name(lang).to_owned())),
    }
    names
}

/// A line of King, whose letters alone are seats.
fn line<T: FromStr<Err: Placed> + Display + PartialEq + Debug>(text: &str) {
    if let Some(printed) = value::<T>(text) {
        same_line(text, &printed, Letter::Seat);
    }
}

/// A line of Balayı, whose letters alone are suits.
fn balayi_line<T: FromStr<Err: Placed> + Display + PartialEq + Debug>(text: &str) {
    if let Some(printed) = value::<T>(text) {
        same_line(text, &printed, Letter::Suit);
    }
}

fn same_line(text: &str, printed: &str, letter: Letter) {
    assert!(spelling::is_line(text, printed, letter), "{text:?} is read as {printed}");
}

/// `option=value`: an option that is set has that value; an error is in the value and changes nothing.
fn an_option(text: &str) {
    let (option, value) = text.split_once('=').unwrap_or((text, ""));
    let before = king::HouseRules::new();
    let mut rules = before;
    match rules.set(option, value) {
        Ok(()) => {
            let set = rules.get(option).unwrap();
            let names = option_names(option, set).into_iter().chain([set.to_owned()]);
            assert!(spelling::is_value(value, set, Letter::Suit, names), "{value:?} is read as {set}");
        }
        Err(error) => {
            refused(value, error);
            assert_eq!(rules, before);
        }
    }
    assert_eq!(before.get(option).is_some(), king::HouseRules::OPTIONS.contains(&option));
}

/// The names of a value of a house rule, if it has names.
fn option_names(option: &str, value: &str) -> Vec<String> {
    fn names<T: FromStr>(value: &str, name: impl Fn(T, Lang) -> &'static str) -> Vec<String> {
        let value = || value.parse().ok().expect("a value is read");
        [Lang::En, Lang::Tr].map(|lang| name(value(), lang).to_owned()).into()
    }
    match option {
        "rifki_void" => names(value, king::RifkiVoid::name),
        "penalty_void" => names(value, king::PenaltyVoid::name),
        "koz_void" => names(value, king::KozVoid::name),
        "durt_end" => names(value, king::DurtEnd::name),
        "sale_tie" => names(value, king::SaleTie::name),
        _ => vec![],
    }
}

fn king_view(text: &str) {
    for viewer in king::Seat::ALL {
        match king::View::parse(viewer, text) {
            Ok(view) => {
                same_line(text, &view.to_string(), Letter::Seat);
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
                same_line(text, &view.to_string(), Letter::Suit);
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
