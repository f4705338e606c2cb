//! The copy of the workspace with the changes in it, and its tests, built.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::rewrite::{Change, Function, Rewritten, is_among, rewrite};

/// What a crate needs to know which change is on: read once, from the environment.
const SWITCH: &str = r#"
extern crate std as mutant_std;

#[inline]
pub(crate) fn mutant(number: u32) -> bool {
    use core::sync::atomic::{AtomicU32, Ordering::Relaxed};
    static CHOSEN: AtomicU32 = AtomicU32::new(u32::MAX);
    #[cold]
    fn read() -> u32 {
        let chosen = mutant_std::env::var("MUTANT").ok().and_then(|text| text.parse().ok()).unwrap_or(0);
        CHOSEN.store(chosen, Relaxed);
        chosen
    }
    let chosen = CHOSEN.load(Relaxed);
    number == if chosen == u32::MAX { read() } else { chosen }
}
"#;

/// A copy of the workspace, in which the changes of one package are asked about.
pub struct Copy<'a> {
    pub package: &'a str,
    pub root: PathBuf,
    /// Of the package, in the workspace.
    pub folder: String,
    /// The file of the crate that holds the switch.
    crate_root: String,
}

impl<'a> Copy<'a> {
    /// Copies all files that git knows or would add, but for those that the changes are in.
    pub fn new(package: &'a str, root: PathBuf) -> Self {
        let metadata =
            output(Command::new("cargo").args(["metadata", "--locked", "--no-deps", "--format-version", "1"]));
        let metadata: Value = serde_json::from_str(&metadata).expect("what cargo metadata prints");
        let top = metadata["workspace_root"].as_str().expect("a workspace");
        let inside = |path: &Value| Path::new(path.as_str()?).strip_prefix(top).ok()?.to_str().map(str::to_owned);
        let found = metadata["packages"].as_array().expect("packages").iter().find(|found| found["name"] == package);
        let found = found.unwrap_or_else(|| panic!("no package {package}"));
        let library = found["targets"].as_array().expect("targets").iter().find(|target| target["kind"][0] == "lib");
        let crate_root = inside(&library.expect("a library")["src_path"]).expect("a file of the workspace");
        let folder = crate_root.strip_suffix("/src/lib.rs").expect("src/lib.rs").to_owned();
        let listed = output(Command::new("git").args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]));
        let changed = format!("{folder}/src/");
        for file in listed.split('\0').filter(|file| Path::new(file).is_file() && !file.starts_with(&changed)) {
            write(&root.join(file), &fs::read(file).expect(file));
        }
        Self { package, root, folder, crate_root }
    }

    pub fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new("nice");
        command.args(["-n", "5", "cargo"]).args(arguments).args([
            "--locked",
            "--all-features",
            "--package",
            self.package,
        ]);
        command.current_dir(&self.root).env("CARGO_TARGET_DIR", self.root.with_file_name("build"));
        // Optimised, as far as that is worth its time, and with the checks that cargo test has.
        command.env("CARGO_PROFILE_DEV_OPT_LEVEL", "2").env("CARGO_PROFILE_DEV_DEBUG", "0");
        command
    }

    /// Puts the changes in, those out again that do not compile so, and builds the tests.
    pub fn build(&self, changes: &[Change]) -> Built {
        let mut files: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (at, change) in changes.iter().enumerate() {
            files.entry(&change.file).or_default().push(at + 1);
        }
        let sources = walk(&Path::new(&self.folder).join("src"));
        let mut left_out = self.left_out(changes);
        loop {
            let mut rewritten = BTreeMap::new();
            for (file, source) in &sources {
                let numbers = files.get(file.as_str()).into_iter().flatten();
                let numbers = numbers.filter(|number| !left_out.changes.contains_key(*number));
                let here: Vec<_> = numbers.map(|&number| (number, &changes[number - 1])).collect();
                let mut new = rewrite(source, &here, &left_out.constant);
                if *file == self.crate_root {
                    new.text += SWITCH;
                }
                write(&self.root.join(file), new.text.as_bytes());
                rewritten.insert(file.clone(), new);
            }
            let placed = rewritten.values().flat_map(|new| &new.alternatives).map(|place| place.1).collect();
            let mut messages = self.messages(&["check", "--tests", "--keep-going"]);
            if !messages.iter().any(is_error) {
                self.keep(&left_out, changes);
                messages = self.messages(&["test", "--no-run"]);
                if !messages.iter().any(is_error) {
                    let never = rewritten.into_values().flat_map(|new| new.never.into_iter());
                    let never = never.map(|number| (number, "E0015".to_owned()));
                    let own = left_out.changes.into_iter().filter(|(_, code)| !code.is_empty());
                    let tests = messages.iter().filter_map(test_of).chain(self.comments()).collect();
                    return Built { placed, unviable: own.chain(never).collect(), tests };
                }
            }
            let known = (left_out.changes.len(), left_out.constant.len());
            for message in messages.iter().filter(|message| is_error(message)) {
                left_out.blame(&message["message"], &rewritten);
            }
            if (left_out.changes.len(), left_out.constant.len()) == known {
                for message in messages.iter().filter(|message| is_error(message)) {
                    eprintln!("{}", message["message"]["rendered"].as_str().unwrap_or_default());
                }
                panic!("the copy does not compile, whatever is left out");
            }
            println!("left out: {} changes; const: {} functions", left_out.changes.len(), left_out.constant.len());
        }
    }

    /// The programs that the tests in comments are built into. To keep them is an unstable option of rustdoc.
    fn comments(&self) -> Vec<PathBuf> {
        let kept = self.root.with_file_name("comments");
        let _ = fs::remove_dir_all(&kept);
        fs::create_dir_all(&kept).expect("a folder");
        let mut command = self.cargo(&["test", "--doc", "--quiet"]);
        command
            .env("RUSTC_BOOTSTRAP", "1")
            .env("RUSTDOCFLAGS", format!("-Zunstable-options --persist-doctests={}", kept.display()));
        assert!(command.output().expect("cargo").status.success(), "the tests in comments fail with no change");
        let folders = fs::read_dir(&kept).expect("a folder").map(|entry| entry.expect("an entry").path());
        folders.map(|folder| folder.join("rust_out")).filter(|program| program.is_file()).collect()
    }

    /// What was left out when the copy was last built.
    fn left_out(&self, changes: &[Change]) -> LeftOut {
        let known = fs::read_to_string(self.root.with_file_name("left_out.tsv")).unwrap_or_default();
        let numbers: BTreeMap<_, _> = changes.iter().map(|change| change.name.as_str()).zip(1..).collect();
        let mut left_out = LeftOut::default();
        for line in known.lines() {
            match line.split('\t').collect::<Vec<_>>()[..] {
                [code, name] => left_out.changes.extend(numbers.get(name).map(|&number| (number, code.to_owned()))),
                [_, owner, name] => drop(left_out.constant.insert((owner.to_owned(), name.to_owned()))),
                _ => {}
            }
        }
        left_out
    }

    fn keep(&self, left_out: &LeftOut, changes: &[Change]) {
        let functions = left_out.constant.iter().map(|(owner, name)| format!("const\t{owner}\t{name}\n"));
        let names = left_out.changes.iter().map(|(number, code)| format!("{code}\t{}\n", changes[number - 1].name));
        write(&self.root.with_file_name("left_out.tsv"), functions.chain(names).collect::<String>().as_bytes());
    }

    fn messages(&self, arguments: &[&str]) -> Vec<Value> {
        let mut command = self.cargo(arguments);
        command.args(["--quiet", "--message-format", "json"]).stderr(Stdio::null());
        output(&mut command).lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
    }
}

/// What became of the changes.
pub struct Built {
    /// In the copy, each behind its switch.
    pub placed: BTreeSet<usize>,
    /// Never built, and the error that says so.
    pub unviable: BTreeMap<usize, String>,
    /// The programs of the tests.
    pub tests: Vec<PathBuf>,
}

/// What cannot be in the copy.
#[derive(Default)]
struct LeftOut {
    /// Changes, and the code of an error that they have wherever they stand; empty where their switch may be to blame.
    changes: BTreeMap<usize, String>,
    /// Functions that must stay const.
    constant: BTreeSet<Function>,
}

impl LeftOut {
    /// There is no such name, no such function, trait or operator for that type, or it takes other arguments.
    const OWN: [&str; 9] = ["E0061", "E0107", "E0277", "E0368", "E0369", "E0425", "E0433", "E0599", "E0600"];

    /// Leaves out the changes that an error comes from, or the function that has to be const.
    fn blame(&mut self, error: &Value, files: &BTreeMap<String, Rewritten>) {
        let code = error["code"]["code"].as_str().unwrap_or_default();
        let path = error["message"].as_str().and_then(|message| message.split('`').nth(1)).unwrap_or_default();
        let function = function_of(path);
        if code == "E0015" && files.values().any(|file| is_among(&function, &file.no_longer_const)) {
            self.constant.insert(function);
            return;
        }
        let spans = || error["spans"].as_array().into_iter().flatten();
        for primary in [true, false] {
            for span in spans().filter(|span| span["is_primary"] == primary) {
                let at = span["byte_start"].as_u64().unwrap_or_default() as usize;
                let Some(file) = span["file_name"].as_str().and_then(|name| files.get(name)) else { continue };
                if let Some((_, number)) = file.alternatives.iter().find(|(place, _)| place.contains(&at)) {
                    let code = if primary && Self::OWN.contains(&code) { code } else { "" };
                    let known = self.changes.entry(*number).or_default();
                    if known.is_empty() {
                        *known = code.to_owned();
                    }
                    return;
                }
                let around = file.switched.iter().filter(|(place, numbers)| place.contains(&at) && !numbers.is_empty());
                if let Some((_, numbers)) = around.min_by_key(|(place, _)| place.len()) {
                    numbers.iter().for_each(|&number| drop(self.changes.entry(number).or_default()));
                    return;
                }
            }
        }
    }
}

/// The function of a path as rustc writes it: `law::Step::<u8>::among`, `card_set::<impl card::Suit>::cards`.
fn function_of(path: &str) -> Function {
    let path = if path.ends_with('>') { path.rsplit_once("::<").map_or(path, |(path, _)| path) } else { path };
    let (path, name) = path.rsplit_once("::").unwrap_or(("", path));
    let owner = match path.rsplit_once("<impl ") {
        Some((_, owner)) => owner.split(['<', '>']).next().unwrap_or_default(),
        None => path.split("::<").next().unwrap_or_default(),
    };
    let owner = owner.rsplit("::").next().unwrap_or_default();
    // What begins with a small letter is a module.
    let owner = if owner.starts_with(char::is_uppercase) { owner } else { "" };
    (owner.to_owned(), name.to_owned())
}

fn is_error(message: &Value) -> bool {
    message["reason"] == "compiler-message" && message["message"]["level"] == "error"
}

fn test_of(message: &Value) -> Option<PathBuf> {
    message["executable"].as_str().filter(|_| message["profile"]["test"] == true).map(PathBuf::from)
}

/// The Rust files under a folder.
fn walk(folder: &Path) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(walk(&path));
        } else {
            found.insert(path.display().to_string(), fs::read_to_string(&path).expect("a text"));
        }
    }
    found
}

/// Writes what is not there already, so that cargo builds no more than it must.
fn write(path: &Path, content: &[u8]) {
    if fs::read(path).is_ok_and(|old| old == content) {
        return;
    }
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(path, content).expect("a file");
}

pub fn output(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    String::from_utf8(output.stdout).expect("UTF-8")
}
