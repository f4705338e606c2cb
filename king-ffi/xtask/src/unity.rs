//! The C# that follows from king-ffi/api.json, king-ffi/unity/Runtime/**/*.g.cs: written, or checked, by a script of the
//! Unity package.

use std::path::Path;
use std::process::Command;

const SCRIPT: &str = "king-ffi/unity/Tools~/generate.py";

pub(crate) fn write(root: &Path) -> Result<(), String> {
    run(Command::new("python3").arg(root.join(SCRIPT)))
}

pub(crate) fn check(root: &Path) -> Result<(), String> {
    run(Command::new("python3").arg(root.join(SCRIPT)).arg("--check"))
}

fn run(command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{SCRIPT}: {status}")),
        Err(error) => Err(format!("python3: {error}")),
    }
}
