//! The programs, as cargo builds them.

use std::env;
use std::path::Path;
use std::process::Command;

/// The built example of that name.
pub(crate) fn example(name: &str) -> Command {
    // This test is target/PROFILE/deps/programs-…; `cargo test` builds the examples into target/PROFILE/examples.
    let test = env::current_exe().unwrap();
    let profile = test.parent().and_then(Path::parent).unwrap();
    let program = profile.join("examples").join(format!("{name}{}", env::consts::EXE_SUFFIX));
    if !program.exists() {
        // `cargo test --test programs` does not build them.
        let mut build = Command::new(env!("CARGO"));
        build.args(["build", "--quiet", "--manifest-path", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")]);
        build.args(["--example", name, "--target-dir"]).arg(profile.parent().unwrap());
        if profile.ends_with("release") {
            build.arg("--release");
        }
        assert!(build.status().unwrap().success(), "{name} is not built");
    }
    Command::new(program)
}
