//! Which change is noticed, and by what.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::{Duration, Instant};

use crate::copy::Copy;

/// Tests of one program: all that are quick, or one that is slow. Of those in comments all: they do not say what they do.
pub struct Tests {
    program: PathBuf,
    names: Vec<String>,
    /// What they take with no change.
    time: Duration,
    /// How many changes they have noticed.
    noticed: AtomicU32,
}

#[derive(PartialEq)]
pub enum Verdict {
    Missed,
    Caught(String),
    /// A test did not end.
    Timeout(String),
    /// It does not build.
    Unviable(String),
}

impl Tests {
    const QUICK: Duration = Duration::from_millis(50);

    /// Runs the tests of a program with no change, and groups them by the time that they take.
    pub fn measured(copy: &Copy, program: PathBuf) -> Vec<Self> {
        let with = |names, time| Self { program: program.clone(), names, time, noticed: AtomicU32::new(0) };
        let all = with(Vec::new(), Duration::from_secs(60));
        let mut times = Vec::new();
        let start = Instant::now();
        let verdict = all.run(copy, 0, |name, time| times.push((name.to_owned(), time)));
        if let Verdict::Caught(why) | Verdict::Timeout(why) = verdict {
            panic!("{} fails with no change: {why}", program.display());
        }
        if times.is_empty() {
            return vec![with(Vec::new(), start.elapsed())];
        }
        let (quick, slow): (Vec<_>, Vec<_>) = times.into_iter().partition(|&(_, time)| time < Self::QUICK);
        let quick = with(quick.iter().map(|test| test.0.clone()).collect(), quick.iter().map(|test| test.1).sum());
        let slow = slow.into_iter().map(|(name, time)| with(vec![name], time));
        slow.chain(Some(quick).filter(|quick| !quick.names.is_empty())).collect()
    }

    /// When they are asked about a change of that file: the quick ones first, those of the file's own game, and those that
    /// have noticed much.
    pub fn turn(&self, file: &str) -> Duration {
        let name = self.name();
        let own = file.split('/').any(|folder| name.starts_with(&format!("{folder}-")));
        self.time / ((1 + self.noticed.load(Relaxed)) * if own { 8 } else { 1 })
    }

    fn name(&self) -> &str {
        self.program.file_name().and_then(OsStr::to_str).unwrap_or_default()
    }

    /// Whether one of them fails with that change; ends at the first.
    pub fn ask(&self, copy: &Copy, number: usize) -> Verdict {
        let verdict = self.run(copy, number, |_, _| {});
        if verdict != Verdict::Missed {
            self.noticed.fetch_add(1, Relaxed);
        }
        verdict
    }

    fn run(&self, copy: &Copy, number: usize, mut passed: impl FnMut(&str, Duration)) -> Verdict {
        // Seconds of processor time, so that other work on the machine is not counted; and no more than 4 GB.
        let limits =
            format!("ulimit -St {}; ulimit -v 4000000; exec nice -n 5 \"$0\" \"$@\"", self.time.as_secs() * 10 + 3);
        let mut command = Command::new("bash");
        command.arg("-c").arg(limits).arg(&self.program).arg("--exact").args(&self.names);
        command.current_dir(copy.root.join(&copy.folder)).env("MUTANT", number.to_string());
        command.env("RUST_TEST_THREADS", "1").env("RUST_BACKTRACE", "0").envs([
            ("PROPTEST_RNG_SEED", "1"),
            ("PROPTEST_MAX_SHRINK_ITERS", "0"),
            ("PROPTEST_DISABLE_FAILURE_PERSISTENCE", "1"),
        ]);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("bash");
        let (mut last, mut start) = (String::new(), Instant::now());
        for line in BufReader::new(child.stdout.take().expect("a pipe")).split(b'\n').map_while(Result::ok) {
            let line = String::from_utf8_lossy(&line).into_owned();
            if let Some(line) = line.strip_prefix("test ") {
                last = line.split(' ').next().unwrap_or_default().to_owned();
                if line.ends_with("ok") {
                    passed(&last, start.elapsed());
                }
                start = Instant::now();
            }
            if let Some(line) = line.strip_prefix("---- ") {
                last = line.trim_end_matches(" stdout ----").to_owned();
            }
            if line.ends_with("... FAILED") {
                let _ = child.kill();
                let _ = child.wait();
                return Verdict::Caught(format!("{}: {last}", self.name()));
            }
        }
        let status = child.wait().expect("an end");
        let why = format!("{}: {status}, after {last}", self.name());
        match std::os::unix::process::ExitStatusExt::signal(&status) {
            _ if status.success() => Verdict::Missed,
            Some(24) => Verdict::Timeout(why),
            _ => Verdict::Caught(why),
        }
    }
}
