//! Asks which changes of a package its tests do not notice: those that cargo-mutants lists, all of them in one copy of the
//! package, built once. What cannot be asked so is listed for cargo-mutants.
//!
//! ```text
//! king-mutants PACKAGE FOLDER [--iterate] [OPTION OF cargo mutants --list...]
//! ```
//!
//! Into FOLDER go asked.tsv, a line for each change as it is answered; and rest.toml, a configuration with which
//! cargo-mutants asks about the rest. With --iterate, what asked.tsv says is noticed is not asked again.

mod ask;
mod copy;
mod rewrite;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::thread;

use ask::{Tests, Verdict};
use copy::{Copy, output};
use rewrite::Change;
use serde_json::Value;

/// How many changes are asked about at a time.
const AT_A_TIME: usize = 2;

fn main() {
    let mut options: Vec<String> = std::env::args().skip(1).collect();
    assert!(options.len() >= 2, "usage: king-mutants PACKAGE FOLDER [--iterate] [OPTION...]");
    let (package, folder) = (options.remove(0), PathBuf::from(options.remove(0)));
    let iterate = options.first().is_some_and(|option| option == "--iterate");
    options.drain(..usize::from(iterate));
    if !iterate {
        let _ = fs::remove_dir_all(folder.join("copy"));
        let _ = fs::remove_file(folder.join("asked.tsv"));
        let _ = fs::remove_file(folder.join("left_out.tsv"));
    }
    fs::create_dir_all(&folder).expect("a folder");

    let mut list = Command::new("cargo");
    list.args(["mutants", "--list", "--json", "--all-features", "--package", &package]).args(&options);
    let list: Value = serde_json::from_str(&output(&mut list)).expect("what cargo mutants lists");
    let changes: Vec<Change> = list.as_array().expect("a list").iter().map(Change::read).collect();

    let copy = Copy::new(&package, fs::canonicalize(&folder).expect("a folder").join("copy"));
    let built = copy.build(&changes);
    let rest = |number: &usize| !built.placed.contains(number) && !built.unviable.contains_key(number);
    list_rest(&folder, (1..=changes.len()).filter(rest).map(|number| &changes[number - 1]));
    let tests: Vec<Tests> = built.tests.into_iter().flat_map(|program| Tests::measured(&copy, program)).collect();

    let log = folder.join("asked.tsv");
    let known = read(&log);
    let noticed = |change: &Change| known.get(&change.name).is_some_and(|verdict| verdict != "missed");
    let placed = built.placed.into_iter().rev();
    let left: Vec<usize> = placed.filter(|number| !noticed(&changes[number - 1])).collect();
    println!("{} changes to ask about", left.len());
    let log = Mutex::new(OpenOptions::new().create(true).append(true).open(log).expect("a file"));
    for (number, code) in built.unviable {
        write(&log, &changes[number - 1], Verdict::Unviable(code));
    }
    let left = Mutex::new(left);
    thread::scope(|scope| {
        for _ in 0..AT_A_TIME {
            scope.spawn(|| {
                loop {
                    let Some(number) = left.lock().expect("no panic").pop() else { break };
                    let change = &changes[number - 1];
                    let mut verdict = Verdict::Missed;
                    let mut turns: Vec<&Tests> = tests.iter().collect();
                    turns.sort_by_key(|tests| tests.turn(&change.file));
                    for tests in turns {
                        verdict = tests.ask(&copy, number);
                        if verdict != Verdict::Missed {
                            break;
                        }
                    }
                    write(&log, change, verdict);
                }
            });
        }
    });
}

fn write(log: &Mutex<File>, change: &Change, verdict: Verdict) {
    let (verdict, why) = match verdict {
        Verdict::Missed => ("missed", String::new()),
        Verdict::Caught(why) => ("caught", why),
        Verdict::Timeout(why) => ("timeout", why),
        Verdict::Unviable(why) => ("unviable", why),
    };
    println!("{verdict}: {}", change.name);
    writeln!(log.lock().expect("no panic"), "{verdict}\t{}\t{why}", change.name).expect("a line");
}

/// What was answered before: the last word on each change.
fn read(log: &Path) -> BTreeMap<String, String> {
    let text = fs::read_to_string(log).unwrap_or_default();
    let line = |line: &str| Some((line.split('\t').nth(1)?.to_owned(), line.split('\t').next()?.to_owned()));
    text.lines().filter_map(line).collect()
}

/// Lists what cargo-mutants has to ask.
fn list_rest<'a>(folder: &Path, changes: impl Iterator<Item = &'a Change>) {
    let mut text = String::from("examine_re = [\n");
    for change in changes {
        let special = |letter: char| r"\.+*?()|[]{}^$".contains(letter);
        let name: String = change
            .name
            .chars()
            .map(|letter| if special(letter) { format!("\\{letter}") } else { letter.into() })
            .collect();
        writeln!(text, "    {},", Value::from(format!("^{name}$"))).expect("a string");
    }
    text += "]\n";
    fs::write(folder.join("rest.toml"), text).expect("a file");
}
