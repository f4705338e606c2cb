//! What a person types.

use king_rules::Card;
use king_rules::king::{Action, Contract, Phase, Seat, SeatSet, Table};

use super::screen::plain;

/// A line, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Typed {
    /// Something to do at the table.
    Act(Action),
    /// Why that may not be done.
    Why(Action),
    /// What the advisor would do.
    Hint,
    /// The last action is taken back.
    Back,
    /// The last trick.
    LastTrick,
    /// What the last round that is over could have come to.
    Review,
    /// The score sheet.
    Sheet,
    /// The party file.
    Record,
    /// The table again.
    Table,
    /// What can be typed.
    Help,
    /// The end.
    Quit,
    /// An empty line.
    Nothing,
    /// Neither a command nor an action.
    Unknown,
}

impl Typed {
    /// Understands a line at this table: commands in either language, and actions as the library reads them or as they are said.
    pub(super) fn read(line: &str, table: &Table) -> Self {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (fold(first).as_str(), rest.trim()) {
            ("", _) => Self::Nothing,
            ("?" | "ipucu" | "hint", "") => Self::Hint,
            ("neden" | "why", rest) => action(rest, table).map_or(Self::Unknown, Self::Why),
            ("geri" | "back" | "undo", "") => Self::Back,
            ("son" | "last", "") => Self::LastTrick,
            ("incele" | "review", "") => Self::Review,
            ("tablo" | "sheet", "") => Self::Sheet,
            ("kayit" | "record", "") => Self::Record,
            ("bak" | "look", "") => Self::Table,
            ("yardim" | "help", "") => Self::Help,
            ("cik" | "quit" | "q", "") => Self::Quit,
            _ => action(line, table).map_or(Self::Unknown, Self::Act),
        }
    }
}

/// Small letters without the marks of Turkish.
fn fold(text: &str) -> String {
    text.chars().map(|letter| plain(letter).to_ascii_lowercase()).collect()
}

/// An action: as the library reads it, or as people say it.
fn action(text: &str, table: &Table) -> Option<Action> {
    let words: Vec<String> =
        fold(text).split([' ', ',', ':']).filter(|word| !word.is_empty()).map(str::to_owned).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    said(&words, table)
        .or_else(|| table.parse_action(text).ok())
        .or_else(|| text.parse().ok())
        .or_else(|| reversed(&words).map(Action::Play))
}

fn said(words: &[&str], table: &Table) -> Option<Action> {
    match *words {
        ["soyleyen", "haric"] => table.parse_action("soyleyen_haric").ok(),
        ["pas" | "iyi"] if table.phase() == Phase::Play => Some(Action::Pass),
        ["pas" | "pass" | "iyi" | "good"] => Some(Action::Iyi),
        ["boz"] => Some(Action::Annul),
        ["koz" | "trump", suit] => Some(Action::Declare(Contract::Koz(suit.parse().ok()?))),
        ["durt", rank] => Some(Action::Declare(Contract::Durt(rank.parse().ok()?))),
        ["sur" | "redouble", "kontur", ref seats @ ..] | ["sur" | "redouble", ref seats @ ..] => {
            seats_of(seats).map(Action::Sur)
        }
        ["kontur" | "double", ref seats @ ..] => seats_of(seats).map(Action::Kontur),
        _ => None,
    }
}

/// Seats one by one, or their initials together.
fn seats_of(words: &[&str]) -> Option<SeatSet> {
    let mut seats = SeatSet::EMPTY;
    for word in words {
        seats |= match word.parse::<Seat>() {
            Ok(seat) => seat.set(),
            Err(_) => word.to_ascii_uppercase().parse::<SeatSet>().ok()?,
        };
    }
    Some(seats).filter(|seats| !seats.is_empty())
}

/// `10h`: the rank before the letter of the suit. Only digits, for letters might be meant either way.
fn reversed(words: &[&str]) -> Option<Card> {
    let &[word] = words else { return None };
    let (rank, suit) = word.split_at_checked(word.len().checked_sub(1)?)?;
    let digits = rank.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| Some(Card::new(suit.parse().ok()?, rank.parse().ok()?)))?
}

#[cfg(test)]
mod tests {
    use king_rules::king::Round;

    use super::*;

    fn read(line: &str, record: &str) -> String {
        let deal = "king1 N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32 S all -";
        let round: Round = format!("{deal} {record}").trim_end().parse().unwrap();
        match Typed::read(line, round.table()) {
            Typed::Act(action) => action.to_string(),
            Typed::Why(action) => format!("why {action}"),
            other => format!("{other:?}"),
        }
    }

    #[test]
    fn actions_are_read_as_they_are_said() {
        for (line, action) in [
            ("koz kupa", "koz:H"),
            ("Koz h", "koz:H"),
            ("dürt 7", "durt:7"),
            ("durt 10", "durt:T"),
            ("RIFKI", "rifki"),
            ("Kız almaz", "kiz_almaz"),
            ("neden koz maça", "why koz:S"),
            ("  ?  ", "Hint"),
            ("kayıt", "Record"),
            ("koz", "Unknown"),
            ("çık", "Quit"),
        ] {
            assert_eq!(read(line, ""), action, "{line}");
        }
        for (line, action) in [
            ("kontur kuzey", "kontur:N"),
            ("Kontur Güney, Doğu", "kontur:ES"),
            ("kontur nes", "kontur:NES"),
            ("masa", "kontur:NES"),
            ("söyleyen hariç", "kontur:NE"),
            ("pas", "iyi"),
            ("sür batı", "sur:W"),
            ("sür kontur w", "sur:W"),
            ("kontur", "Unknown"),
        ] {
            assert_eq!(read(line, "el_almaz"), action, "{line}");
        }
        for (line, action) in [
            ("h10", "HT"),
            ("10h", "HT"),
            ("♥K", "HK"),
            ("kh", "Unknown"),
            ("kupa papazı", "HK"),
            ("ten of hearts", "HT"),
            ("neden ♠4", "why S4"),
            ("why 4s", "why S4"),
            ("geri", "Back"),
            ("geri 2", "Unknown"),
            ("x", "Unknown"),
            ("", "Nothing"),
        ] {
            assert_eq!(read(line, "el_almaz iyi iyi iyi"), action, "{line}");
        }
    }
}
