//! What is read besides the one form that is printed: the section of `seeds/notation.md` on it, implemented again. Nothing of
//! king-rules is used; the names that are read come from the caller.

/// What a letter is that stands alone, as `S` does.
#[derive(Clone, Copy, PartialEq)]
pub enum Letter {
    Suit,
    Rank,
    Seat,
}

const BLANKS: [char; 5] = [' ', '\t', '\u{a0}', '\u{2007}', '\u{202f}'];
const HEADS: [&str; 6] = ["king1", "king-party1", "king-sheet1", "balayi1", "balayi-match1", "balayi-sheet1"];

/// A text without what may stand around it.
fn inner(text: &str) -> &str {
    let line = text.strip_suffix('\n').unwrap_or(text).trim_end_matches('\r');
    line.strip_prefix('\u{feff}').unwrap_or(line).trim_matches(BLANKS)
}

/// Whether one value is read as it may be: in a spelling of its text, or by its text or a name in any letters.
pub fn is_value(read: &str, printed: &str, letter: Letter, mut names: impl Iterator<Item = String>) -> bool {
    let read = inner(read);
    is_spelling(read, printed, letter) || names.any(|name| is_name(read, &name))
}

/// Whether the tokens of a line are read as they may be: in their spellings alone. Hands may begin with any seat.
pub fn is_line(read: &str, printed: &str, letter: Letter) -> bool {
    let mut read: Vec<_> = inner(read).split(BLANKS).filter(|token| !token.is_empty()).collect();
    let printed: Vec<_> = printed.split(' ').collect();
    let deal = printed.iter().position(|token| token.starts_with("N:"));
    if let Some(hands) = deal.and_then(|at| read.get_mut(at..at + 4)) {
        let Some((seat, first)) = hands[0].split_once(':') else { return false };
        let Some(turn) = ["N", "E", "S", "W"].iter().position(|name| seat.eq_ignore_ascii_case(name)) else {
            return false;
        };
        hands[0] = first;
        hands.rotate_right(turn);
    }
    read.len() == printed.len()
        && read.into_iter().zip(printed).all(|(read, printed)| {
            let word = ["masa", "soyleyen_haric"].contains(&read) && printed.starts_with("kontur:");
            word || is_spelling(read, printed.strip_prefix("N:").unwrap_or(printed), letter)
        })
}

/// Whether a token is another spelling of the printed one, or that itself.
fn is_spelling(read: &str, printed: &str, letter: Letter) -> bool {
    if HEADS.contains(&printed) {
        return read.eq_ignore_ascii_case(printed);
    }
    // A result of a sheet, and a list.
    if let Some(separator) = ['/', ','].into_iter().find(|&separator| printed.contains(separator)) {
        let (read, printed) = (read.split(separator), printed.split(separator));
        return read.clone().count() == printed.clone().count()
            && read.zip(printed).all(|(read, printed)| is_spelling(read, printed, letter));
    }
    if printed.contains('.') {
        let (read, printed) = (read.split('.'), printed.split('.'));
        let ranks = |read: &str| read.replace("10", "T").to_ascii_uppercase();
        return read.clone().count() == 4
            && read.zip(printed).all(|(read, printed)| read == "-" && printed.is_empty() || ranks(read) == printed);
    }
    let behind = |front| Some((read.strip_prefix(front)?, printed.strip_prefix(front)?));
    match *printed.as_bytes() {
        [b'C' | b'D' | b'H' | b'S', b'2'..=b'9' | b'T' | b'J' | b'Q' | b'K' | b'A'] => is_card(read, printed),
        [b'C' | b'D' | b'H' | b'S'] if letter == Letter::Suit => is_suit(read, printed),
        [_] if letter == Letter::Rank => is_rank(read, printed),
        _ if printed.starts_with("koz:") => behind("koz:").is_some_and(|(read, suit)| is_suit(read, suit)),
        _ if printed.starts_with("durt:") => behind("durt:").is_some_and(|(read, rank)| is_rank(read, rank)),
        _ => is_in_small_letters(read, printed),
    }
}

/// Capitals may be small letters, but not the other way round.
fn is_in_small_letters(read: &str, printed: &str) -> bool {
    let alike = |(read, printed): (u8, u8)| read == printed || read == printed.to_ascii_lowercase();
    read.len() == printed.len() && read.bytes().zip(printed.bytes()).all(alike)
}

fn is_rank(read: &str, printed: &str) -> bool {
    is_in_small_letters(read, printed) || (read, printed) == ("10", "T")
}

/// A suit is a letter, or its sign with or without a variation selector.
fn is_suit(read: &str, printed: &str) -> bool {
    let sign = ["♣", "♦", "♥", "♠"]["CDHS".find(printed).unwrap()];
    let mark = read.strip_prefix(sign);
    is_in_small_letters(read, printed) || mark.is_some_and(|mark| ["", "\u{fe0e}", "\u{fe0f}"].contains(&mark))
}

/// The rank stands behind its suit, or before the sign of it.
fn is_card(read: &str, printed: &str) -> bool {
    let (suit, rank) = printed.split_at(1);
    let mut cuts = read.char_indices().map(|(at, _)| read.split_at(at));
    cuts.any(|(front, behind)| {
        is_suit(front, suit) && is_rank(behind, rank)
            || is_rank(front, rank) && !behind.is_ascii() && is_suit(behind, suit)
    })
}

/// Whether that is the name: letters with and without their marks are alike, and so are blanks and `_`.
fn is_name(read: &str, name: &str) -> bool {
    folded(read) == folded(name)
}

fn folded(text: &str) -> String {
    let mut folded = String::new();
    for letter in text.chars().filter(|letter| !matches!(letter, '\u{300}'..='\u{36f}' | '\u{fe0e}' | '\u{fe0f}')) {
        let letter = match letter {
            'I' | 'İ' | 'ı' | 'î' | 'Î' => 'i',
            'Ş' | 'ş' => 's',
            'Ğ' | 'ğ' => 'g',
            'Ç' | 'ç' => 'c',
            'Ö' | 'ö' => 'o',
            'Ü' | 'ü' | 'Û' | 'û' => 'u',
            'Â' | 'â' => 'a',
            '\u{2019}' => '\'',
            '_' => ' ',
            _ if BLANKS.contains(&letter) => ' ',
            _ => letter.to_ascii_lowercase(),
        };
        if letter != ' ' || !folded.ends_with(' ') {
            folded.push(letter);
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tables of the page itself.
    #[test]
    fn the_tables_of_the_page() {
        let page = include_str!("../../golden/reading.md");
        let mut spellings = 0;
        for row in page.split("\n\n").nth(6).unwrap().lines().skip(2) {
            let cells: Vec<_> = row.trim_matches('|').split(" | ").map(|cell| cell.trim().trim_matches('`')).collect();
            let read = cells[1].replace("\\u{fe0f}", "\u{fe0f}").replace("\\u{fe0e}", "\u{fe0e}");
            let letter = match cells[0] {
                "rank" => Letter::Rank,
                "seat" | "seats" | "doubles" => Letter::Seat,
                _ => Letter::Suit,
            };
            assert!(is_value(&read, cells[2], letter, std::iter::empty()), "{row}");
            spellings += 1;
        }
        assert!(spellings > 30, "{spellings}");
    }

    #[test]
    fn and_nothing_else() {
        for (read, printed) in [("KS", "SK"), ("10H", "HT"), ("H 10", "HT"), ("♥", "HT"), ("♠", "CS"), ("SS", "S")]
        {
            assert!(!is_value(read, printed, Letter::Suit, std::iter::empty()), "{read}");
        }
        assert!(!is_value("♠", "S", Letter::Seat, std::iter::empty()));
        assert!(!is_value("N10", "NT", Letter::Suit, std::iter::empty()));
        assert!(!is_value("RIFKI", "rifki", Letter::Suit, std::iter::empty()));
        assert!(is_value("RIFKI", "rifki", Letter::Suit, ["Rıfkı".to_owned()].into_iter()));
        assert!(is_line("\u{feff}KING1\te:a10.-.. 3... 4... ? S\r\n", "king1 N:? AT... 3... 4... S", Letter::Seat));
        for read in ["king1 E:? AT... 3... 4... S", "king1 N:? AT... 3... 4... ♠", "king1 N:? AT... 3... 4...", "king1"]
        {
            assert!(!is_line(read, "king1 N:? AT... 3... 4... S", Letter::Seat), "{read}");
        }
    }
}
