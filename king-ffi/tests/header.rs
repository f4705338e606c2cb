//! The example at the head of include/king.h is a program in C99 that compiles without a warning.

use std::path::Path;
use std::process::Command;

#[test]
fn the_example_compiles() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let header = std::fs::read_to_string(root.join("include/king.h")).unwrap();
    let lines = header.lines().skip_while(|line| !line.starts_with(" * EXAMPLE."));
    let lines = lines.skip(2).take_while(|line| *line != " * END OF EXAMPLE.");
    let program: String = lines.map(|line| line[2..].trim_start_matches(' ').to_owned() + "\n").collect();
    assert!(program.contains("int main(void)"), "{program}");
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("example.c");
    std::fs::write(&path, program).unwrap();
    let mut cc = Command::new(std::env::var("CC").unwrap_or_else(|_| "cc".into()));
    cc.args(["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-Wconversion", "-fsyntax-only", "-I"]);
    let done = cc.arg(root.join("include")).arg(&path).status().unwrap();
    assert!(done.success(), "{}", path.display());
}
