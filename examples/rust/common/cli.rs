//! What the examples share as programs: the language, the text they read, and how they end.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, BufWriter, Read, Write};
use std::path::Path;
use std::process::ExitCode;

use king_rules::{Lang, ParseError};

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
        Self::Usage(pick(asked(), error.to_string(), turkish(&error)))
    }
}

/// What is wrong with a command line, in the English words of [`lexopt`].
fn turkish(error: &lexopt::Error) -> String {
    match error {
        lexopt::Error::MissingValue { option: Some(option) } => format!("{option} bir değer ister"),
        lexopt::Error::MissingValue { option: None } => "bir değer eksik".to_owned(),
        lexopt::Error::UnexpectedOption(option) => format!("{option} diye bir seçenek yok"),
        lexopt::Error::UnexpectedArgument(value) => format!("fazla: {}", value.to_string_lossy()),
        lexopt::Error::UnexpectedValue { option, .. } => format!("{option} değer almaz"),
        lexopt::Error::ParsingFailed { value, .. } => format!("{value} okunamadı"),
        lexopt::Error::NonUnicodeValue(value) => format!("{} okunamadı", value.to_string_lossy()),
        lexopt::Error::Custom(error) => error.to_string(),
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
        Err(Failure::Output(error)) => (format!("{name}: {}", system(&error)), 1),
        Err(Failure::Input(message)) => (message, 1),
        Err(Failure::Usage(message)) => {
            let hint = pick(asked(), "--help shows how it is used", "--help nasıl kullanıldığını gösterir");
            (format!("{name}: {message} ({hint})"), 2)
        }
    };
    // When stderr is closed too there is nobody left to tell.
    let _ = writeln!(io::stderr(), "{message}");
    ExitCode::from(code)
}

/// The language that `--lang` names.
pub fn lang(value: &OsStr) -> Result<Lang, Failure> {
    let value = value.to_string_lossy();
    value.parse().map_err(|error: ParseError| Failure::Usage(format!("--lang {value}: {}", error.message(asked()))))
}

/// The language that the command line asks for, whatever else stands there: mistakes in it are reported in that language too.
pub fn asked() -> Lang {
    let words: Vec<_> = env::args_os().map(|word| word.to_string_lossy().into_owned()).collect();
    let behind = words.windows(2).filter_map(|pair| (pair[0] == "--lang").then_some(&*pair[1]));
    let within = words.iter().filter_map(|word| word.strip_prefix("--lang="));
    behind.chain(within).find_map(|word| word.parse().ok()).unwrap_or_default()
}

/// The words for that language.
pub fn pick<T>(lang: Lang, english: T, turkish: T) -> T {
    if lang == Lang::Tr { turkish } else { english }
}

/// What the system could not do with a file. It says so in English: its commonest words are put into Turkish here.
pub fn system(error: &io::Error) -> String {
    let turkish = match error.kind() {
        io::ErrorKind::NotFound => "böyle bir dosya yok",
        io::ErrorKind::PermissionDenied => "buna izin yok",
        io::ErrorKind::IsADirectory => "bu bir klasör",
        io::ErrorKind::NotADirectory => "böyle bir klasör yok",
        io::ErrorKind::StorageFull => "diskte yer yok",
        _ => return error.to_string(),
    };
    pick(asked(), error.to_string(), turkish.to_owned())
}

/// A text with records, and the name under which its mistakes are reported.
pub struct Source {
    /// How messages call it: the path, or `stdin`.
    pub name: String,
    /// Its contents.
    pub text: String,
}

impl Source {
    /// Reads a file, or stdin for `-`.
    pub fn read(path: &Path) -> Result<Self, Failure> {
        let stdin = path == Path::new("-");
        let name = if stdin { "stdin".to_owned() } else { path.display().to_string() };
        let bytes = if stdin { read_stdin() } else { fs::read(path) };
        let bytes = bytes.map_err(|error| Failure::Input(format!("{name}: {}", system(&error))))?;
        let lang = asked();
        if bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff") {
            let why = pick(lang, "this is text in UTF-16; it should be in UTF-8", "bu metin UTF-16; UTF-8 olmalı");
            return Err(Failure::Input(format!("{name}: {why}")));
        }
        if bytes.starts_with(b"\x1f\x8b") {
            let why = pick(lang, "this is a gzip file; unpack it first", "bu bir gzip dosyası; önce açılmalı");
            return Err(Failure::Input(format!("{name}: {why}")));
        }
        match String::from_utf8(bytes) {
            Ok(text) => Ok(Self::new(name, &text)),
            Err(error) => {
                let before = error.as_bytes().get(..error.utf8_error().valid_up_to()).unwrap_or_default();
                let (line, byte) = (Self::new(String::new(), &String::from_utf8_lossy(before)).lines(), before.len());
                let why = pick(
                    lang,
                    format!("line {line}, byte {byte}: this is not UTF-8 text"),
                    format!("satır {line}, bayt {byte}: bu, UTF-8 metin değil"),
                );
                Err(Failure::Input(format!("{name}: {why}")))
            }
        }
    }

    /// A text as editors of all systems write it: whatever ends its lines, with a byte order mark or without, and with
    /// spaces that break or not. Lines and columns stay what they are.
    pub fn new(name: String, text: &str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        Self { name, text: text.replace(['\u{a0}', '\u{2007}', '\u{202f}'], " ") }
    }

    /// How many lines there are, the last one too when it is empty.
    fn lines(&self) -> usize {
        self.text.matches('\n').count() + 1
    }

    /// Why a text without a record is of no use.
    pub fn no_record(&self) -> Failure {
        Failure::Input(format!("{}: {}", self.name, pick(asked(), "there is no record in it", "içinde kayıt yok")))
    }

    /// Whether the first line that holds something begins with that word.
    pub fn begins_with(&self, tag: &str) -> bool {
        let word = self.records().next().and_then(|(_, line)| line.split_whitespace().next());
        word.is_some_and(|word| word.eq_ignore_ascii_case(tag))
    }

    /// The lines that hold a record, each with its place: those that are neither blank nor comments.
    pub fn records(&self) -> impl Iterator<Item = (usize, &str)> {
        let mut next = 0;
        let lines = self.text.split_inclusive('\n').map(move |line| {
            let at = next;
            next += line.len();
            (at, line)
        });
        lines.filter(|(_, line)| !line.trim_start().starts_with('#') && !line.trim().is_empty())
    }
}

fn read_stdin() -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
}
