//! Files of records: single rounds, and parties or matches with their heads.

use std::str::FromStr;

use pyo3::prelude::*;

use super::run::{Work, column};
use crate::errors::InRecord;

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
pub(super) fn each_line<R: FromStr<Err: InRecord> + Send>(py: Python<'_>, text: &str) -> PyResult<Vec<R>> {
    let lines: Vec<_> = lines(text).collect();
    let mut read = column(lines.len())?;
    Work::new(None, None)?.run(py, lines.len(), |row| lines[row].parse(), |item| read.push(item), PyErr::from)?;
    Ok(read)
}

impl Line<'_> {
    fn starts_with(&self, word: &str) -> bool {
        self.text.split_ascii_whitespace().next() == Some(word)
    }

    pub(super) fn parse<R: FromStr<Err: InRecord>>(&self) -> Result<R, Wrong<R::Err>> {
        self.text.parse().map_err(|error| self.wrong(error))
    }

    fn wrong<E: InRecord>(&self, error: E) -> Wrong<E> {
        Wrong { error: error.moved(self.at), line: self.number }
    }
}

/// What is wrong in a text, and in which line.
pub(super) struct Wrong<E> {
    error: E,
    line: usize,
}

impl<E: InRecord> From<Wrong<E>> for PyErr {
    fn from(wrong: Wrong<E>) -> Self {
        wrong.error.in_line(Some(wrong.line))
    }
}

/// What is read as one: a record that stands alone, or a head with the records that belong to it.
pub(super) struct Unit<'a> {
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
                units.push(Unit { lines: vec![line], head: Some(heads) });
                heads += 1;
            }
            Some(unit) if unit.head.is_some() => unit.lines.push(line),
            _ => units.push(Unit { lines: vec![line], head: None }),
        }
    }
    units
}

impl Unit<'_> {
    /// The rounds, each with its line. `read` reads the next line of a file that begins with the head.
    pub(super) fn rounds<R: FromStr<Err: InRecord>>(
        &self,
        mut read: impl FnMut(&str) -> Result<Option<R>, R::Err>,
    ) -> Result<Vec<(usize, R)>, Wrong<R::Err>> {
        let mut rounds = Vec::new();
        for line in &self.lines {
            let round = if self.head.is_some() { read(line.text) } else { line.text.parse().map(Some) };
            rounds.extend(round.map_err(|error| line.wrong(error))?.map(|round| (line.number, round)));
        }
        Ok(rounds)
    }
}
