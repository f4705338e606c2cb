//! Texts on the way in.

use std::borrow::Cow;
use std::fmt;
use std::ops::Deref;

use king_rules::{ParseError, ParseErrorKind};
use pyo3::exceptions::PyUnicodeEncodeError;
use pyo3::prelude::*;

use crate::numbers::{Number, name};

/// A Python text. A text of Python may hold what no text in UTF-8 does, halves of pairs of code units (`"\ud800"`):
/// in their place stand characters that no parser takes, so that they are refused where they stand.
pub(crate) struct Text<'a>(Cow<'a, str>);

impl<'a> FromPyObject<'a, '_> for Text<'a> {
    type Error = PyErr;
    crate::hints::hint!(reads "builtins", "str");

    fn extract(ob: Borrowed<'a, '_, PyAny>) -> PyResult<Self> {
        Ok(Self(of(ob)?))
    }
}

impl Deref for Text<'_> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

/// The contents of a Python text.
pub(crate) fn of<'a>(text: Borrowed<'a, '_, PyAny>) -> PyResult<Cow<'a, str>> {
    let error = match text.extract::<Cow<'a, str>>() {
        Ok(text) => return Ok(text),
        Err(error) => error,
    };
    if !error.is_instance_of::<PyUnicodeEncodeError>(text.py()) {
        return Err(error);
    }
    let bytes = text.call_method1("encode", ("utf-8", "surrogatepass"))?;
    let mut text = String::new();
    for chunk in bytes.extract::<&[u8]>()?.utf8_chunks() {
        text.push_str(chunk.valid());
        // One character for each byte: what stands behind keeps its place.
        text.extend(chunk.invalid().iter().map(|_| '\u{1a}'));
    }
    Ok(Cow::Owned(text))
}

/// The place of byte `at` of a text as line and column, both from 1.
#[pyfunction]
pub(crate) fn line_column(at: Number<usize, { name::AT }>, text: Text<'_>) -> (usize, usize) {
    // The place does not depend on what is wrong there.
    ParseError::new(at.0, ParseErrorKind::TrailingText).line_column(&text)
}
