//! Reading the fields of a vector. A field that is not what it should be is a fault of the vector, and panics.

use std::fmt::Display;
use std::str::FromStr;

use serde_json::Value;

/// A number that is not negative.
pub(crate) fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value} is not a number"))
}

/// A text, read as what is wanted.
pub(crate) fn text<T: FromStr<Err: Display>>(value: &Value) -> T {
    let text = value.as_str().unwrap_or_else(|| panic!("{value} is not a text"));
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub(crate) fn items(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("{value} is not a list"))
}

/// Numbers of which there must be as many as there are seats or players.
pub(crate) fn numbers<const N: usize>(value: &Value) -> [i32; N] {
    let numbers: Vec<_> = items(value).iter().map(|item| item.as_i64().map(|number| number as i32)).collect();
    let numbers: Option<Vec<_>> = numbers.into_iter().collect();
    numbers.and_then(|numbers| numbers.try_into().ok()).unwrap_or_else(|| panic!("{value} is not {N} numbers"))
}
