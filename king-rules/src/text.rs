//! Reading texts: tokens with their byte offsets, and which lines of a file are skipped.
//!
//! A separator is given to the standard library as `[char]`: its search for a plain `char` has a slice index in it that
//! the compiler does not see through, and this crate shall have no panic in it at all (`tests/bare` links only then).

use crate::{Expected, Lang, ParseError, ParseErrorKind};

/// Reads a value that `values!` or `options!` defines. Behind the name stands what is [expected](crate::Expected) where its
/// text cannot be read.
macro_rules! parsed {
    ($Name:ident as $expected:ident) => {
        impl core::str::FromStr for $Name {
            type Err = $crate::ParseError;

            /// Reads exactly the [`text`](Self::text).
            fn from_str(text: &str) -> Result<Self, $crate::ParseError> {
                let found = Self::ALL.iter().copied().find(|value| value.text() == text);
                found.ok_or($crate::ParseError::new(0, $crate::Expected::$expected.into()))
            }
        }
    };
}

parsed! { Lang as Lang }

/// `Debug` of what has a text: the text, and of what.
macro_rules! debug_as_text {
    ($($Type:ident)+) => { $(
        impl core::fmt::Debug for $Type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, "{}({self})", stringify!($Type))
            }
        }
    )+ };
}

/// A piece of a text and where it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token<'a> {
    pub(crate) at: usize,
    pub(crate) text: &'a str,
}

impl<'a> Token<'a> {
    pub(crate) const fn error(self, kind: ParseErrorKind) -> ParseError {
        ParseError::new(self.at, kind)
    }

    /// The error that something else should stand here.
    pub(crate) const fn expected(self, what: Expected) -> ParseError {
        ParseError::new(self.at, ParseErrorKind::Expected(what))
    }

    /// Reads the token as a value, with errors where they stand in the whole text.
    pub(crate) fn parse<T: core::str::FromStr<Err = ParseError>>(self) -> Result<T, ParseError> {
        self.text.parse().map_err(|error: ParseError| error.after(self.at))
    }

    /// The number in the one form in which it is printed: no plus sign, no zeros in front.
    pub(crate) fn number(self) -> Option<i16> {
        let digits = self.text.strip_prefix('-').unwrap_or(self.text);
        let plain = !digits.starts_with(['0', '+', '-']) || self.text == "0";
        self.text.parse().ok().filter(|_| plain)
    }

    /// The parts between separators, each with its place.
    pub(crate) fn split(self, separator: char) -> impl Iterator<Item = Token<'a>> {
        let mut at = self.at;
        self.text.split([separator]).map(move |text| {
            let token = Token { at, text };
            at += text.len() + separator.len_utf8();
            token
        })
    }

    /// The parts before and after the first separator.
    pub(crate) fn split_once(self, separator: char) -> Option<(Token<'a>, Token<'a>)> {
        let (before, after) = self.text.split_once([separator])?;
        let at = self.at + before.len() + separator.len_utf8();
        Some((Token { at: self.at, text: before }, Token { at, text: after }))
    }
}

/// The tokens of one line: separated by runs of spaces and tabs; the line may end in CR LF.
#[derive(Clone, Debug)]
pub(crate) struct Tokens<'a> {
    line: &'a str,
    at: usize,
}

impl<'a> Tokens<'a> {
    pub(crate) fn new(line: &'a str) -> Self {
        Self { line: without_line_end(line), at: 0 }
    }

    /// The next token, which must be there.
    pub(crate) fn expect(&mut self, what: Expected) -> Result<Token<'a>, ParseError> {
        self.next().ok_or(ParseError::new(self.line.len(), ParseErrorKind::Expected(what)))
    }

    /// The next token, which must be this tag of a record: the phrase that says what is expected.
    pub(crate) fn expect_tag(&mut self, tag: Expected) -> Result<(), ParseError> {
        let token = self.expect(tag)?;
        if token.text == tag.name(Lang::En) { Ok(()) } else { Err(token.expected(tag)) }
    }

    /// The end of the line.
    pub(crate) fn expect_end(&mut self) -> Result<(), ParseError> {
        match self.next() {
            None => Ok(()),
            Some(token) => Err(token.error(ParseErrorKind::TrailingText)),
        }
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        let rest = self.line.get(self.at..)?;
        let start = self.at + rest.find(|c| c != ' ' && c != '\t')?;
        let rest = self.line.get(start..)?;
        let text = rest.split([' ', '\t']).next()?;
        self.at = start + text.len();
        Some(Token { at: start, text })
    }
}

/// Whether a line of a file is skipped: it is blank, or begins with `#`.
pub(crate) fn is_skipped(line: &str) -> bool {
    line.starts_with(['#']) || Tokens::new(line).next().is_none()
}

/// The line without LF or CR LF at its end. A lone CR is no line end.
fn without_line_end(line: &str) -> &str {
    line.strip_suffix("\r\n").or(line.strip_suffix('\n')).unwrap_or(line)
}
