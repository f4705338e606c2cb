//! The number of legal sequences from the golden positions.

use std::fmt::Display;
use std::fs;
use std::path::Path;
use std::str::FromStr;

use king_rules::{balayi, king};

/// The lines `DEPTH COUNT RECORD` of a golden file.
fn counts<R: FromStr<Err: Display>>(name: &str) -> Vec<(String, R, u8, u64)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|(number, line)| {
            let at = format!("{name}, line {number}");
            let [depth, count, record] = line.splitn(3, ' ').collect::<Vec<_>>()[..] else { panic!("{at}: {line}") };
            let round = record.parse().unwrap_or_else(|error| panic!("{at}: {error}"));
            (at, round, depth.parse().unwrap(), count.parse().unwrap())
        })
        .collect()
}

#[test]
fn king_counts_are_the_golden_ones() {
    let counts = counts::<king::Round>("perft.king");
    assert!(counts.len() > 100);
    for (at, round, depth, count) in counts {
        assert_eq!(round.perft(depth), count, "{at}");
    }
}

#[test]
fn balayi_counts_are_the_golden_ones() {
    let counts = counts::<balayi::Round>("perft.balayi");
    assert!(counts.len() > 40);
    for (at, round, depth, count) in counts {
        assert_eq!(round.perft(depth), count, "{at}");
    }
}
