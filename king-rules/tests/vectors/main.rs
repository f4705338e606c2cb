//! Replays the test vectors of an independent implementation: those of `tests/golden`, and every `*.jsonl` below the
//! folder that the environment variable `KING_VECTORS_DIR` names. The format is described in the rulebooks' notation
//! page.

mod balayi;
mod king;
mod read;

use std::path::{Path, PathBuf};
use std::{env, fs};

use serde_json::Value;

/// Says which vector was being replayed when a test fails.
struct Naming<'a>(&'a str);

impl Drop for Naming<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("while replaying the vector {}", self.0);
        }
    }
}

fn jsonl_files(dir: &Path, files: &mut Vec<PathBuf>) {
    let mut entries: Vec<_> = fs::read_dir(dir)
        .unwrap_or_else(|error| panic!("{}: {error}", dir.display()))
        .map(|entry| entry.unwrap().path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            jsonl_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "jsonl") {
            files.push(path);
        }
    }
}

/// Replays every vector of a folder and returns how many there were.
fn replay_all(dir: &Path) -> usize {
    let mut files = Vec::new();
    jsonl_files(dir, &mut files);
    let mut replayed = 0;
    for file in files {
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
            let place = format!("{}:{number}", file.display());
            let vector: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{place}: {error}"));
            let _naming = Naming(&place);
            match vector["game"].as_str() {
                Some("konturlu") => drop(king::round(&place, &vector)),
                Some("konturlu_party") => king::party(&place, &vector),
                Some("balayi") => drop(balayi::round(&place, &vector)),
                Some("balayi_match") => balayi::game(&place, &vector),
                game => panic!("{place}: an unknown game {game:?}"),
            }
            replayed += 1;
        }
    }
    replayed
}

#[test]
fn golden() {
    let replayed = replay_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"));
    assert!(replayed >= 265, "only {replayed} golden vectors were found");
}

#[test]
fn vectors_dir() {
    match env::var_os("KING_VECTORS_DIR") {
        Some(dir) => {
            let replayed = replay_all(Path::new(&dir));
            assert!(replayed > 0, "no vector in KING_VECTORS_DIR {}", dir.display());
            println!("{replayed} vectors of {} replayed", dir.display());
        }
        None => println!("KING_VECTORS_DIR is not set: only the golden vectors are replayed"),
    }
}

/// The frozen shuffles and the generator under them.
#[test]
fn seeds() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/seeds.json");
    let seeds: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    for (seed, pack) in seeds["packs"].as_object().unwrap() {
        let seed: u64 = seed.parse().unwrap();
        let cards = king_rules::shuffle::pack(seed).map(|card| card.to_string());
        assert_eq!(cards.join(" "), pack.as_str().unwrap(), "pack of seed {seed}");
    }
    for (seed, numbers) in seeds["splitmix64"].as_object().unwrap() {
        let mut generator = king_rules::shuffle::SplitMix64::new(seed.parse().unwrap());
        for number in numbers.as_array().unwrap() {
            assert_eq!(generator.next_u64().to_string(), number.as_str().unwrap(), "SplitMix64 of seed {seed}");
        }
    }
}
