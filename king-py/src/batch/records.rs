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
    let mut number = 0;
    let lines = std::iter::from_fn(move || {
        let rest = text.get(at..).filter(|rest| !rest.is_empty())?;
        // A line ends in LF, CR LF or CR.
        let length = match rest.find(['\n', '\r']) {
            Some(end) if rest[end..].starts_with("\r\n") => end + 2,
            Some(end) => end + 1,
            None => rest.len(),
        };
        let line = Line { number: number + 1, at, text: &rest[..length] };
        (at, number) = (at + length, number + 1);
        Some(line)
    });
    lines.filter(|line| line.word().is_some_and(|word| !word.starts_with('#')))
}

/// Reads each line by itself, on as many threads as the machine runs at once.
pub(super) fn each_line<R: FromStr<Err: InRecord> + Send>(py: Python<'_>, text: &str) -> PyResult<Vec<R>> {
    let lines: Vec<_> = lines(text).collect();
    let mut read = column(lines.len())?;
    Work::new(None, None)?.run(py, lines.len(), |row| lines[row].parse(), |item| read.push(item), PyErr::from)?;
    Ok(read)
}

impl<'a> Line<'a> {
    /// Its first word, behind a byte order mark.
    fn word(&self) -> Option<&'a str> {
        self.text.strip_prefix('\u{feff}').unwrap_or(self.text).split_whitespace().next()
    }

    pub(super) fn starts_with(&self, word: &str) -> bool {
        self.word().is_some_and(|first| first.eq_ignore_ascii_case(word))
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
    /// Whether it is a score sheet.
    is_sheet: bool,
}

/// A text in the pieces that can be read apart from each other. What follows a line that begins with `tag` belongs to
/// it; one that begins with `sheet` is a whole party or match by itself, and what follows it is again what stands alone.
pub(super) fn units<'a>(text: &'a str, tag: &str, sheet: &str) -> Vec<Unit<'a>> {
    let mut units: Vec<Unit<'a>> = Vec::new();
    let mut heads = 0;
    for line in lines(text) {
        let is_sheet = line.starts_with(sheet);
        match units.last_mut() {
            _ if is_sheet || line.starts_with(tag) => {
                units.push(Unit { lines: vec![line], head: Some(heads), is_sheet });
                heads += 1;
            }
            Some(unit) if unit.head.is_some() && !unit.is_sheet => unit.lines.push(line),
            _ => units.push(Unit { lines: vec![line], head: None, is_sheet }),
        }
    }
    units
}

impl<'a> Unit<'a> {
    /// The line of a score sheet, when it is one.
    pub(super) fn sheet(&self) -> Option<Line<'a>> {
        self.lines.first().copied().filter(|_| self.is_sheet)
    }

    /// The rounds, each with its line, up to the first line that cannot be read, and what is wrong with that. `read` reads
    /// the next line of a file that begins with the head.
    pub(super) fn rounds<R: FromStr<Err: InRecord>>(
        &self,
        mut read: impl FnMut(&str) -> Result<Option<R>, R::Err>,
    ) -> (Vec<(usize, R)>, Option<Wrong<R::Err>>) {
        let mut rounds = Vec::new();
        for line in &self.lines {
            let round = if self.head.is_some() { read(line.text) } else { line.text.parse().map(Some) };
            match round {
                Ok(round) => rounds.extend(round.map(|round| (line.number, round))),
                Err(error) => return (rounds, Some(line.wrong(error))),
            }
        }
        (rounds, None)
    }
}

/// What has been read of a text, and what could not be read.
pub(super) struct Kept<R, E> {
    pub(super) rows: Vec<R>,
    pub(super) wrong: Vec<Wrong<E>>,
}

/// Reads the pieces of a text: all that can be read when errors are to be kept, else up to the first error.
pub(super) fn each_unit<R: Send, E: InRecord>(
    py: Python<'_>,
    units: &[Unit<'_>],
    keep: bool,
    read: impl Fn(&Unit<'_>) -> (Vec<R>, Option<Wrong<E>>) + Sync,
) -> PyResult<Kept<R, E>> {
    let mut kept = Kept { rows: Vec::new(), wrong: Vec::new() };
    let one = |number: usize| match read(&units[number]) {
        (_, Some(wrong)) if !keep => Err(wrong),
        read => Ok(read),
    };
    let take = |(rows, wrong): (Vec<R>, Option<Wrong<E>>)| {
        kept.rows.extend(rows);
        kept.wrong.extend(wrong);
    };
    Work::new(None, None)?.run(py, units.len(), one, take, PyErr::from)?;
    Ok(kept)
}
