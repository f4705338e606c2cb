//! Writes, or checks, the files that are generated from king-ffi. One module a generator.
//!
//! `cargo run -p king-xtask -- header` writes include/king.h, `-- players` include/king_players.h, `-- api` king-ffi/api.json and
//! `-- unity` what follows from that in C#; `-- check` fails when a committed file is not what would be written.

mod api;
mod header;
mod names;
mod unity;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

/// A file that is generated: its path in the repository and what should be in it.
struct Generated {
    path: PathBuf,
    text: String,
}

type Generator = fn(&Path) -> Result<Generated, String>;

const GENERATORS: [(&str, Generator); 3] =
    [("header", header::rules), ("players", header::players), ("api", api::generate)];

fn main() -> ExitCode {
    // king-ffi/xtask stands two folders below the root.
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let command = env::args().nth(1).unwrap_or_default();
    let done = match GENERATORS.iter().find(|(name, _)| *name == command) {
        Some((_, generate)) => generate(&root).and_then(|file| write(&root, &file)),
        None if command == "unity" => unity::write(&root),
        None if command == "check" => GENERATORS
            .iter()
            .try_for_each(|(name, generate)| check(&root, name, &generate(&root)?))
            .and_then(|()| unity::check(&root)),
        None => Err(format!("usage: king-xtask {}|unity|check", GENERATORS.map(|(name, _)| name).join("|"))),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("king-xtask: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write(root: &Path, file: &Generated) -> Result<(), String> {
    fs::write(root.join(&file.path), &file.text).map_err(|error| format!("{}: {error}", file.path.display()))
}

fn check(root: &Path, name: &str, file: &Generated) -> Result<(), String> {
    let path = file.path.display();
    let committed = fs::read_to_string(root.join(&file.path)).map_err(|error| format!("{path}: {error}"))?;
    if committed == file.text {
        println!("ok: {path}");
        return Ok(());
    }
    let mut lines = committed.lines().zip(file.text.lines());
    let line = lines.position(|(old, new)| old != new).unwrap_or_else(|| committed.lines().count()) + 1;
    Err(format!("{path} is not what is generated (line {line}): run `cargo run -p king-xtask -- {name}`"))
}
