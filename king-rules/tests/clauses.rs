//! The rulebooks against code and tests: links lead to clauses that exist, and every clause is cited by a test.

use std::fs;
use std::path::{Path, PathBuf};

use king_rules::king::HouseRules;

fn rust_files(folder: &str) -> Vec<(PathBuf, String)> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                files.push((path, text));
            }
        }
    }
    files
}

/// The anchors of a page of the rulebooks: `<a id="K7.6"></a>`.
fn anchors(page: &str) -> Vec<String> {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("rules").join(page)).unwrap();
    let ids = text.split("<a id=\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned());
    ids.collect()
}

#[test]
fn links_lead_to_clauses() {
    let mut links = 0;
    for (page, module) in [
        ("konturlu-king.md", "rules::konturlu_king#"),
        ("balayi-king.md", "rules::balayi_king#"),
        ("notation.md", "rules::notation#"),
    ] {
        let anchors = anchors(page);
        for (path, text) in rust_files("src") {
            for rest in text.split(module).skip(1) {
                let id = rest.split([')', ']', '\n', ' ']).next().unwrap();
                assert!(anchors.iter().any(|anchor| anchor == id), "{}: no {id} in {page}", path.display());
                links += 1;
            }
        }
    }
    assert!(links > 100, "only {links} links were found");
}

/// The clauses that decide what the library does: all but the slips of the descriptions.
fn deciding_clauses() -> Vec<String> {
    let mut clauses: Vec<_> = anchors("konturlu-king.md");
    clauses.extend(anchors("balayi-king.md"));
    clauses.retain(|id| (id.contains('.') || id == "K12") && !id.starts_with("K13") && !id.starts_with("B8"));
    assert!(clauses.len() >= 60, "only {} clauses were found", clauses.len());
    clauses
}

/// The clause that a line of code is marked with: `// K7.6: …`.
fn mark(line: &str) -> Option<&str> {
    let (id, _) = line.trim_start().strip_prefix("// ")?.split_once(':')?;
    let digits = id.strip_prefix(['K', 'B'])?;
    digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.').then_some(id)
}

/// Every clause is decided in one place of the sources, which is marked and found by one search.
#[test]
fn every_clause_is_marked_where_it_is_decided() {
    let clauses = deciding_clauses();
    let mut marks = Vec::new();
    for (path, text) in rust_files("src") {
        marks.extend(text.lines().filter_map(mark).map(|id| (id.to_owned(), path.clone())));
    }
    for (id, path) in &marks {
        assert!(clauses.contains(id), "{}: there is no clause {id} to decide", path.display());
    }
    for id in clauses {
        let places: Vec<_> = marks.iter().filter(|(marked, _)| *marked == id).map(|(_, path)| path).collect();
        assert_eq!(places.len(), 1, "// {id}: stands in {places:?}");
    }
}

#[test]
fn every_clause_is_cited_by_a_test() {
    let others = rust_files("tests").into_iter().filter(|(path, _)| !path.ends_with("clauses.rs"));
    let tests: String = others.map(|(_, text)| text).collect();
    for id in deciding_clauses() {
        let name = format!("{}_", id.to_lowercase().replace('.', "_"));
        let cited = |(at, _): (usize, &str)| !tests[at + id.len()..].starts_with(|next: char| next.is_ascii_digit());
        let named = tests.contains(&format!("fn {name}"));
        assert!(named || tests.match_indices(&id).any(cited), "no test cites {id}");
    }
}

/// K12 is a list: each of its options, with each value that is not the default.
#[test]
fn every_house_rule_is_cited_by_a_test() {
    let tests = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/king/clauses_k12.rs")).unwrap();
    let words = "king_holder_free hearts_always must_shed must_trump must_overtrump false fourth_decided stays";
    let mut found = 0;
    for &option in HouseRules::OPTIONS {
        for value in words.split(' ').filter(|value| HouseRules::new().set(option, value).is_ok()) {
            assert!(tests.contains(&format!("{option}={value}")), "no test cites {option}={value}");
            found += 1;
        }
    }
    assert_eq!(found, 9);
}
