//! Files of records: single rounds, and parties or matches with their heads.

use std::str::FromStr;

use king_rules::ParseError;
use pyo3::prelude::*;

use super::run::{Work, column};
use crate::errors;

/// A line that is neither blank nor a comment.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    /// Counted from 1 in the whole text.
    pub(super) number: usize,
    at: usize,
    text: &'a str,
}

/// The lines of a text that hold something.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let mut at = 0;
    let lines = text.split_inclusive('\n').zip(1..).map(move |(text, number)| {
        let line = Line { number, at, text };
        at += text.len();
        line
    });
    lines.filter(|line| !line.text.starts_with('#') && !line.text.trim_matches([' ', '\t', '\r', '\n']).is_empty())
}

/// Reads each line by itself, on as many threads as the machine runs at once.
pub(super) fn each_line<R: FromStr<Err = ParseError> + Send>(py: Python<'_>, text: &str) -> PyResult<Vec<R>> {
    let lines: Vec<_> = lines(text).collect();
    let mut read = column(lines.len())?;
    Work::new(None, None)?.run(py, lines.len(), |row| lines[row].parse(), |item| read.push(item), PyErr::from)?;
    Ok(read)
}

impl Line<'_> {
    fn starts_with(&self, word: &str) -> bool {
        self.text.split_ascii_whitespace().next() == Some(word)
    }

    pub(super) fn parse<R: FromStr<Err = ParseError>>(&self) -> Result<R, Wrong> {
        self.text.parse().map_err(|error| Wrong { error: moved(error, self.at), line: self.number })
    }
}

/// The same error in a text that begins so many bytes earlier.
fn moved(error: ParseError, by: usize) -> ParseError {
    ParseError { at: error.at + by, ..error }
}

/// What is wrong in a text, and in which line.
pub(super) struct Wrong {
    error: ParseError,
    line: usize,
}

impl From<Wrong> for PyErr {
    fn from(wrong: Wrong) -> Self {
        errors::parse_in_line(wrong.error, Some(wrong.line))
    }
}

/// What is read as one: a record that stands alone, or a head with the records that belong to it.
pub(super) struct Unit<'a> {
    text: &'a str,
    lines: Vec<Line<'a>>,
    /// The number of the head, counted from 0; `None` when there is none.
    pub(super) head: Option<usize>,
}

/// A text in the pieces that can be read apart from each other. What follows a line that begins with `tag` belongs to
/// it.
pub(super) fn units<'a>(text: &'a str, tag: &str) -> Vec<Unit<'a>> {
    let mut units: Vec<Unit<'a>> = Vec::new();
    let mut heads = 0;
    for line in lines(text) {
        match units.last_mut() {
            _ if line.starts_with(tag) => {
                units.push(Unit { text, lines: vec![line], head: Some(heads) });
                heads += 1;
            }
            Some(unit) if unit.head.is_some() => unit.lines.push(line),
            _ => units.push(Unit { text, lines: vec![line], head: None }),
        }
    }
    units
}

impl<'a> Unit<'a> {
    /// The rounds, each with its line. `file` reads the text from the head on.
    pub(super) fn rounds<R, I>(
        &self,
        file: impl FnOnce(&'a str) -> Result<I, ParseError>,
    ) -> Result<Vec<(usize, R)>, Wrong>
    where
        R: FromStr<Err = ParseError>,
        I: Iterator<Item = Result<R, ParseError>>,
    {
        let (Some(first), Some(last)) = (self.lines.first(), self.lines.last()) else { return Ok(Vec::new()) };
        if self.head.is_none() {
            return Ok(vec![(first.number, first.parse()?)]);
        }
        let wrong = |error, line: &Line<'_>| Wrong { error: moved(error, first.at), line: line.number };
        let text = &self.text[first.at..last.at + last.text.len()];
        let rounds = file(text).map_err(|error| wrong(error, first))?;
        let each = self.lines.iter().skip(1).zip(rounds);
        each.map(|(line, round)| Ok((line.number, round.map_err(|error| wrong(error, line))?))).collect()
    }
}
