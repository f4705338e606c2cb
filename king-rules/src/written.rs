//! How one value is read: as records write it, and, where it stands alone, by its names as well
//! ([what is read](crate::rules::notation#reading)).

use core::fmt::{Display, Write};
use core::str::Chars;

use crate::lang::{In, Localized};
use crate::{Lang, ParseError};

/// A value that stands in a record, a hand or a list.
pub(crate) trait Written: Sized {
    /// Reads it as it may stand there: never by a name.
    fn read(text: &str) -> Result<Self, ParseError>;
}

/// A value that has a name: whoever types one alone may type that.
pub(crate) trait Named: Written + Localized + Display {
    /// All values of the type.
    fn every() -> impl Iterator<Item = Self>;

    /// Whether a text calls the value in another way.
    fn is_also(self, _typed: Typed<'_>) -> bool {
        false
    }

    /// The value that is called so: by its text in capitals or small letters, or by a name in either language.
    fn called(typed: Typed<'_>) -> Option<Self> {
        let names = |value: Self| Lang::ALL.iter().any(|&lang| typed.is(In(value, lang)));
        Self::every().find(|&value| typed.is(value) || names(value) || value.is_also(typed))
    }
}

/// `FromStr` of values that stand alone: `one` of types with names, `text` of those without, `line` of those of many tokens.
macro_rules! from_str {
    ($how:ident: $($Type:ty)+) => { $(
        impl core::str::FromStr for $Type {
            type Err = $crate::ParseError;

            /// Reads the text of one value: see [what is read](crate::rules::notation#reading).
            fn from_str(text: &str) -> Result<Self, $crate::ParseError> {
                $crate::written::$how(text)
            }
        }
    )+ };
}

/// Makes values that `values!` or `options!` defines readable. Behind the name stands what is [expected](crate::Expected)
/// where a text cannot be read; a value that is written in one way only is read in that.
macro_rules! parsed {
    ($Name:ident as $expected:ident) => {
        impl $crate::written::Written for $Name {
            fn read(text: &str) -> Result<Self, $crate::ParseError> {
                let found = Self::ALL.iter().copied().find(|value| value.text() == text);
                found.ok_or($crate::ParseError::new(0, $crate::Expected::$expected.into()))
            }
        }

        named! { $Name }
    };
}

/// The names of such values.
macro_rules! named {
    ($Name:ident) => {
        impl $crate::written::Named for $Name {
            fn every() -> impl Iterator<Item = Self> {
                Self::ALL.iter().copied()
            }
        }

        from_str! { one: $Name }
    };
}

parsed! { Lang as Lang }

/// Reads one value: as it is printed first, as that is the usual case.
pub(crate) fn one<T: Named>(text: &str) -> Result<T, ParseError> {
    text_or(text, |typed| T::called(typed))
}

/// Reads one value that has no name.
pub(crate) fn text<T: Written>(text: &str) -> Result<T, ParseError> {
    text_or(text, |_| None)
}

/// Reads a value that takes a line: its tokens see to what stands around it.
pub(crate) fn line<T: Written>(text: &str) -> Result<T, ParseError> {
    T::read(text)
}

/// Reads one value, or what it is called.
fn text_or<T: Written>(text: &str, called: impl Fn(Typed<'_>) -> Option<T>) -> Result<T, ParseError> {
    T::read(text).or_else(|error| loose(text, error, called))
}

#[cold]
fn loose<T: Written>(text: &str, error: ParseError, called: impl Fn(Typed<'_>) -> Option<T>) -> Result<T, ParseError> {
    let (at, inner) = trimmed(text);
    let error = if inner.len() == text.len() {
        error
    } else {
        match T::read(inner) {
            Ok(value) => return Ok(value),
            Err(error) => error.after(at),
        }
    };
    called(Typed(inner)).ok_or(error)
}

/// A value of a type that the game does not name, such as a truth.
pub fn spelt<T: Copy + Display>(text: &str, values: impl IntoIterator<Item = T>) -> Option<T> {
    let typed = Typed(trimmed(text).1);
    values.into_iter().find(|&value| typed.is(value))
}

/// What editors of some systems put in front of a text.
pub(crate) const BYTE_ORDER_MARK: &str = "\u{feff}";

/// How many bytes of blank space a text begins with: those of a space, a tab, or a space that does not break.
#[inline]
pub(crate) const fn blank(text: &[u8]) -> usize {
    match text {
        [b' ' | b'\t', ..] => 1,
        // U+00A0; U+2007 and U+202F.
        [0xc2, 0xa0, ..] => 2,
        [0xe2, 0x80, 0x87 | 0xaf, ..] => 3,
        _ => 0,
    }
}

/// The line without its end: LF, CR LF, and the CR that is left where such a line was split at the LF.
pub(crate) fn without_line_end(line: &str) -> &str {
    line.strip_suffix('\n').unwrap_or(line).trim_end_matches(['\r'])
}

/// The text of one value without a byte order mark, blanks around it and a line end, and where it begins.
fn trimmed(text: &str) -> (usize, &str) {
    let blanks = [' ', '\t', '\u{a0}', '\u{2007}', '\u{202f}'];
    let body = without_line_end(text);
    let inner = body.strip_prefix(BYTE_ORDER_MARK).unwrap_or(body).trim_start_matches(blanks);
    (body.len() - inner.len(), inner.trim_end_matches(blanks))
}

/// What somebody has typed for one value, to be compared with names.
#[derive(Clone, Copy)]
pub(crate) struct Typed<'a>(&'a str);

impl Typed<'_> {
    /// Whether that is the name: capitals and small letters are alike, and so are letters with and without their Turkish
    /// marks, and blanks and `_`.
    pub(crate) fn is(self, name: impl Display) -> bool {
        let mut rest = Against(Folded { chars: self.0.chars(), blank: false });
        write!(rest, "{name}").is_ok() && rest.0.next().is_none()
    }
}

/// What is left to be compared; writing fails at the first letter that is another one.
struct Against<'a>(Folded<'a>);

impl Write for Against<'_> {
    fn write_str(&mut self, name: &str) -> core::fmt::Result {
        for letter in name.chars().filter_map(fold) {
            if self.0.next() != Some(letter) {
                return Err(core::fmt::Error);
            }
        }
        Ok(())
    }
}

/// The folded letters of a text, a run of blanks as one.
struct Folded<'a> {
    chars: Chars<'a>,
    blank: bool,
}

impl Iterator for Folded<'_> {
    type Item = char;

    fn next(&mut self) -> Option<char> {
        loop {
            let letter = fold(self.chars.next()?);
            let again = self.blank && letter == Some(' ');
            match letter {
                Some(letter) if !again => {
                    self.blank = letter == ' ';
                    return Some(letter);
                }
                _ => {}
            }
        }
    }
}

/// The letter that stands for this one and its like, by this table and not by a locale; `None` for marks that are written
/// over or under a letter, and for those that choose how a sign is drawn.
const fn fold(letter: char) -> Option<char> {
    Some(match letter {
        'I' | 'İ' | 'ı' | 'î' | 'Î' => 'i',
        'ş' | 'Ş' => 's',
        'ğ' | 'Ğ' => 'g',
        'ç' | 'Ç' => 'c',
        'ö' | 'Ö' => 'o',
        'ü' | 'Ü' | 'û' | 'Û' => 'u',
        'â' | 'Â' => 'a',
        '_' | '\t' | '\u{a0}' | '\u{2007}' | '\u{202f}' => ' ',
        '\u{2019}' => '\'',
        '\u{300}'..='\u{36f}' | '\u{fe0e}' | '\u{fe0f}' => return None,
        _ => letter.to_ascii_lowercase(),
    })
}
