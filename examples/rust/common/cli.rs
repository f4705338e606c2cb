//! What the examples share as programs: the language, the text they read, and how they end.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, BufWriter, Read, Write};
use std::path::Path;
use std::process::ExitCode;

use king_rules::Lang;

/// Why a program stops before its end.
pub enum Failure {
    /// The command line is wrong: exit code 2.
    Usage(String),
    /// What was read is wrong, or cannot be read: exit code 1.
    Input(String),
    /// The output cannot be written.
    Output(io::Error),
}

impl From<lexopt::Error> for Failure {
    fn from(error: lexopt::Error) -> Self {
        Self::Usage(error.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// Runs a program that writes to stdout, and turns what became of it into a message and an exit code.
pub fn run(name: &str, program: impl FnOnce(&mut dyn Write) -> Result<(), Failure>) -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let result = program(&mut out);
    // What was written before a failure stands before its message.
    let flushed = out.flush();
    let (message, code) = match result.and_then(|()| Ok(flushed?)) {
        Ok(()) => return ExitCode::SUCCESS,
        // Whoever reads the output has seen enough, as `head` has.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Err(Failure::Output(error)) => (format!("{name}: {error}"), 1),
        Err(Failure::Input(message)) => (message, 1),
        Err(Failure::Usage(message)) => (format!("{name}: {message} (--help shows how it is used)"), 2),
    };
    // When stderr is closed too there is nobody left to tell.
    let _ = writeln!(io::stderr(), "{message}");
    ExitCode::from(code)
}

/// The language that `--lang` names.
pub fn lang(value: &OsStr) -> Result<Lang, Failure> {
    match value.to_str() {
        Some("en") => Ok(Lang::En),
        Some("tr") => Ok(Lang::Tr),
        _ => Err(Failure::Usage(format!("--lang {}: the languages are en and tr", value.to_string_lossy()))),
    }
}

/// The words for that language.
pub fn pick<T>(lang: Lang, english: T, turkish: T) -> T {
    if lang == Lang::Tr { turkish } else { english }
}

/// A text with records, and the name under which its mistakes are reported.
pub struct Source {
    /// How messages call it: the path, or `stdin`.
    pub name: String,
    /// What it says.
    pub text: String,
}

impl Source {
    /// Reads a file, or stdin for `-`.
    pub fn read(path: &Path) -> Result<Self, Failure> {
        let stdin = path == Path::new("-");
        let name = if stdin { "stdin".to_owned() } else { path.display().to_string() };
        let bytes = if stdin { read_stdin() } else { fs::read(path) };
        let bytes = bytes.map_err(|error| Failure::Input(format!("{name}: {error}")))?;
        match String::from_utf8(bytes) {
            Ok(text) => Ok(Self { name, text }),
            Err(error) => {
                let before = error.as_bytes().get(..error.utf8_error().valid_up_to()).unwrap_or_default();
                let line = before.split(|&byte| byte == b'\n').count();
                Err(Failure::Input(format!("{name}: line {line}, byte {}: this is not UTF-8 text", before.len())))
            }
        }
    }

    /// The lines that hold a record, each with its place: those that are neither blank nor begin with `#`.
    pub fn records(&self) -> impl Iterator<Item = (usize, &str)> {
        let mut next = 0;
        let lines = self.text.split_inclusive('\n').map(move |line| {
            let at = next;
            next += line.len();
            (at, line)
        });
        lines.filter(|(_, line)| !line.starts_with('#') && !line.trim_matches([' ', '\t', '\r', '\n']).is_empty())
    }
}

fn read_stdin() -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
}
