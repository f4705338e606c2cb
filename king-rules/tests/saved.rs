//! The bytes of saved values are frozen: the golden ones are written from their texts, and read again.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::fs;
use std::path::Path;
use std::str::FromStr;

use king_rules::{BytesError, balayi, king};

/// Whether the bytes are those of the value, and the value and the text those of the bytes.
fn check<T: Display + Eq>(bytes: &[u8], text: &str, value: T, written: &[u8], read: Result<T, BytesError>) -> bool {
    written == bytes && value.to_string() == text && read.is_ok_and(|read| read == value)
}

fn parsed<T: FromStr>(text: &str) -> T {
    text.parse().unwrap_or_else(|_| panic!("not read: {text}"))
}

macro_rules! check {
    ($T:ty, $bytes:expr, $text:expr) => {
        check!($T, $bytes, $text, parsed::<$T>($text))
    };
    ($T:ty, $bytes:expr, $text:expr, $value:expr) => {{
        let value: $T = $value;
        let written = value.to_bytes();
        check($bytes, $text, value, &written, <$T>::from_bytes($bytes))
    }};
}

#[test]
fn saved_bytes_are_frozen() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/saved.txt");
    let mut seen = BTreeMap::new();
    for line in fs::read_to_string(path).unwrap().lines().filter(|line| !line.starts_with('#')) {
        let mut parts = line.splitn(3, ' ');
        let [kind, hex, text] = std::array::from_fn(|_| parts.next().unwrap());
        let (kind, viewer) = kind.split_once(':').unwrap_or((kind, ""));
        let bytes: Vec<u8> = hex
            .as_bytes()
            .chunks(2)
            .map(|two| u8::from_str_radix(std::str::from_utf8(two).unwrap(), 16).unwrap())
            .collect();
        let bytes = &bytes[..];
        let same = match kind {
            "king.round" => check!(king::Round, bytes, text),
            "king.table" => check!(king::Table, bytes, text),
            "king.view" => check!(king::View, bytes, text, king::View::parse(parsed(viewer), text).unwrap()),
            "king.party" => check!(king::Party, bytes, text),
            "balayi.round" => check!(balayi::Round, bytes, text),
            "balayi.table" => check!(balayi::Table, bytes, text),
            "balayi.view" => check!(balayi::View, bytes, text, balayi::View::parse(parsed(viewer), text).unwrap()),
            "balayi.match" => check!(balayi::Match, bytes, text),
            "balayi.pack" => check!(balayi::Pack, bytes, text),
            _ => panic!("what is {kind}?"),
        };
        assert!(same, "{line}");
        *seen.entry(kind.to_owned()).or_insert(0) += 1;
    }
    assert_eq!(seen.len(), 9, "{seen:?}");
    assert!(seen.values().sum::<u32>() >= 92, "{seen:?}");
}
