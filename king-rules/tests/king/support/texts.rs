//! Texts that are read back, and texts that are not read.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use king_rules::ParseError;

/// Checks that a value is read from its text, and from nothing that has more around it than blanks.
#[track_caller]
pub(crate) fn round_trip<T: Clone + Debug + Display + PartialEq + FromStr<Err = ParseError>>(value: T) {
    let text = value.to_string();
    assert!(text.is_ascii(), "{text}");
    assert_eq!(text.parse(), Ok(value.clone()), "{text}");
    assert_eq!(format!(" {text} ").parse(), Ok(value.clone()), "{text}");
    // Nothing else may stand around it.
    for wrong in [format!(".{text}"), format!("{text} -"), format!("{text},"), format!("{text}x"), String::new()] {
        assert!(wrong.parse::<T>().is_err(), "{wrong:?} read as {value}");
    }
}

/// That the text is refused, at that byte.
#[track_caller]
pub(crate) fn refused_at<T: Debug + FromStr<Err = ParseError>>(text: &str, at: usize) {
    let error = text.parse::<T>().expect_err(text);
    assert_eq!(error.at, at, "{text}: {error}");
}
