//! The chapters of the header: which source files there are, in the order of their modules, and what each of them exports.

use std::fs;
use std::path::Path;

/// A source file.
pub(super) struct Chapter {
    /// The lines of its module comment.
    pub(super) about: Vec<String>,
    /// What it exports, in order.
    pub(super) names: Vec<String>,
}

/// The chapters of a file and of the modules that it has.
pub(super) fn read(file: &Path) -> Result<Vec<Chapter>, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let lines = || text.lines();
    let about = lines().filter_map(|line| line.strip_prefix("//!")).map(|line| line.trim().to_owned()).collect();
    let names = lines().filter_map(exported).map(str::to_owned).collect();
    let mut chapters = vec![Chapter { about, names }];
    for module in lines().filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';')) {
        let folder = file.with_file_name("");
        let beside = folder.join(format!("{module}.rs"));
        let path = if beside.exists() { beside } else { folder.join(module).join("mod.rs") };
        chapters.extend(read(&path)?);
    }
    Ok(chapters)
}

/// The name of the item that begins in that line, if it is one of the ABI.
fn exported(line: &str) -> Option<&str> {
    let starts = ["pub unsafe extern \"C\" fn ", "pub extern \"C\" fn ", "pub const ", "pub enum ", "pub struct "];
    let rest = starts.iter().find_map(|start| line.strip_prefix(start))?;
    rest.split(|c: char| c != '_' && !c.is_ascii_alphanumeric()).next()
}
