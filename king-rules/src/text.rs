//! Reading texts: tokens with their byte offsets, and which lines of a file are skipped.
//!
//! A separator is passed to the standard library as `[char]`: its search for a plain `char` has a slice index in it that
//! the compiler does not see through, and this crate shall have no panic in it at all (`tests/bare` links only then).

use crate::written::{BYTE_ORDER_MARK, Written, blank, without_line_end};
use crate::{Expected, Lang, ParseError, ParseErrorKind};

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
    pub(crate) fn expected(self, what: Expected) -> ParseError {
        self.misread(ParseError::new(0, ParseErrorKind::Expected(what)))
    }

    /// That error in the token, in the whole text; a line end in the token explains it better.
    #[cold]
    pub(crate) fn misread(self, error: ParseError) -> ParseError {
        one_line(self.text).err().unwrap_or(error).after(self.at)
    }

    /// Reads the token as a value, with errors where they stand in the whole text.
    pub(crate) fn parse<T: Written>(self) -> Result<T, ParseError> {
        T::read(self.text).map_err(|error| self.misread(error))
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

/// The tokens of one line: separated by runs of blanks; behind a byte order mark, and before a line end.
#[derive(Clone, Debug)]
pub(crate) struct Tokens<'a> {
    line: &'a str,
    at: usize,
}

impl<'a> Tokens<'a> {
    pub(crate) fn new(line: &'a str) -> Self {
        let line = without_line_end(line);
        Self { line, at: if line.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 } }
    }

    /// The next token, which must be there.
    pub(crate) fn expect(&mut self, what: Expected) -> Result<Token<'a>, ParseError> {
        self.next().ok_or(ParseError::new(self.line.len(), ParseErrorKind::Expected(what)))
    }

    /// The next token, which must be this tag of a record: the phrase for what is expected.
    pub(crate) fn expect_tag(&mut self, tag: Expected) -> Result<(), ParseError> {
        let token = self.expect(tag)?;
        if token.text.eq_ignore_ascii_case(tag.name(Lang::En)) { Ok(()) } else { Err(wrong_tag(token, tag)) }
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

    #[inline]
    fn next(&mut self) -> Option<Token<'a>> {
        let bytes = self.line.as_bytes();
        let mut start = self.at;
        // The usual case takes one comparison, here and below.
        while !matches!(bytes.get(start)?, b'!'..=b'~') {
            match blank(bytes.get(start..)?) {
                0 => break,
                length => start += length,
            }
        }
        let mut end = start;
        let behind = loop {
            let rest = bytes.get(end..)?;
            end += rest.iter().position(|byte| !matches!(byte, b'!'..=b'~')).unwrap_or(rest.len());
            let rest = bytes.get(end..)?;
            match blank(rest) {
                0 if !rest.is_empty() => end += 1,
                length => break length,
            }
        };
        self.at = end + behind;
        Some(Token { at: start, text: self.line.get(start..end)? })
    }
}

/// Whether a line of a file is skipped: it is blank, or its first token begins with `#`.
pub(crate) fn is_skipped(line: &str) -> bool {
    Tokens::new(line).next().is_none_or(|token| token.text.starts_with(['#']))
}

/// That what is taken for one line is no more.
pub(crate) fn one_line(line: &str) -> Result<(), ParseError> {
    match without_line_end(line).bytes().position(|byte| matches!(byte, b'\n' | b'\r')) {
        None => Ok(()),
        Some(at) => Err(ParseError::new(at, ParseErrorKind::Lines)),
    }
}

/// What is wrong with a text that begins with that token: it may be a text of another kind.
#[cold]
fn wrong_tag(token: Token<'_>, wanted: Expected) -> ParseError {
    use Expected::{BalayiMatch, BalayiRecord, BalayiSheet, KingParty, KingRecord, KingSheet};
    let tags = [KingRecord, KingSheet, KingParty, BalayiRecord, BalayiSheet, BalayiMatch];
    let found = tags.into_iter().find(|tag| token.text.eq_ignore_ascii_case(tag.name(Lang::En)));
    match found {
        Some(found) => token.error(ParseErrorKind::OtherHead { found, wanted }),
        // In UTF-16 every other byte of ASCII is zero; zeros alone are what a disk left behind.
        None if token.text.contains('\0') && !token.text.trim_matches('\0').is_empty() => {
            token.error(ParseErrorKind::Utf16)
        }
        None => token.expected(wanted),
    }
}
