//! A party in the terminal, played through a pipe by a novice, who does what the program offers.

use std::io::{BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::{env, fs};

use king_rules::king::{Party, PartyFile};

mod built;

/// A program at whose table somebody sits.
struct Table {
    child: Child,
    shown: BufReader<ChildStdout>,
}

impl Table {
    fn new(file: &Path, arguments: &[&str]) -> Self {
        let mut program: Command = built::example("party");
        program.args(["--play", "--save"]).arg(file).args(arguments);
        let mut child = program.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let shown = BufReader::new(child.stdout.take().unwrap());
        Self { child, shown }
    }

    /// What it shows up to the next time it asks; all, and whether it has ended.
    fn read(&mut self) -> (String, bool) {
        let mut text = Vec::new();
        let mut byte = [0];
        while !text.ends_with(b"> ") {
            if self.shown.read(&mut byte).unwrap() == 0 {
                return (String::from_utf8(text).unwrap(), true);
            }
            text.push(byte[0]);
        }
        (String::from_utf8(text).unwrap(), false)
    }

    fn write(&mut self, line: &str) {
        writeln!(self.child.stdin.as_mut().unwrap(), "{line}").unwrap();
    }

    fn ask(&mut self, line: &str) -> String {
        self.write(line);
        self.read().0
    }

    /// Waits for it to end by itself.
    fn end(mut self) {
        drop(self.child.stdin.take());
        assert!(self.child.wait().unwrap().success());
    }
}

/// What is offered last behind one of these words, to the line before the next question.
fn offered(shown: &str, words: [&str; 2]) -> Option<String> {
    let lines: Vec<_> = shown.lines().map(str::trim).collect();
    let begins = |line: &&str| words.iter().any(|word| line.starts_with(word));
    let (_, asked) = lines.split_last()?;
    let at = asked.iter().rposition(begins)?;
    let offered = asked[at..].join(" ");
    offered.split_once(':').map(|(_, offered)| offered.trim().to_owned())
}

/// What the novice says to that: one of the things offered, with the suit or rank filled in.
fn answer(shown: &str, turn: usize) -> String {
    let asked = shown.rfind("hand:").or_else(|| shown.rfind("elinde:")).map_or(shown, |at| &shown[at..]);
    if let Some(say) = offered(asked, ["say:", "söyle:"]) {
        let choices: Vec<_> = say.split(" · ").collect();
        let choice = choices[turn % choices.len()].split(" (").next().unwrap();
        return choice.replace("SUIT", "hearts").replace("RENK", "karo").replace("RANK", "7").replace("KART", "10");
    }
    let cards = offered(asked, ["legal:", "olur:"]).or_else(|| offered(asked, ["hand:", "elinde:"])).expect(shown);
    let cards: Vec<_> = cards.split_whitespace().collect();
    cards[turn % cards.len()].to_owned()
}

fn file(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join(name);
    let _ = fs::remove_file(&path);
    path
}

fn kept(file: &Path) -> (Party, usize) {
    let text = fs::read_to_string(file).unwrap();
    let mut read = PartyFile::new();
    let rounds = text.lines().filter_map(|line| read.read_line(line).unwrap()).count();
    (read.party().unwrap().clone(), rounds)
}

/// Plays on from what is shown until the party is over, or so many lines were typed; what was shown last, and whether it is.
fn play(table: &mut Table, mut shown: String, mut lines: usize) -> (String, bool) {
    let mut over = false;
    while !over && lines > 0 {
        let answer = answer(&shown, lines);
        table.write(&answer);
        lines -= 1;
        let before = shown;
        (shown, over) = table.read();
        // Nothing that is offered is refused, nor misunderstood: the game goes on, and shows what comes next.
        assert!(over || ["hand:", "elinde:"].iter().any(|word| shown.contains(word)), "{before}{answer}\n{shown}");
    }
    (shown, over)
}

fn whole_party(name: &str, arguments: &[&str], total: &str) {
    let file = file(name);
    let start = [arguments, &["--seed", "7", "--players", "easy"]].concat();
    let mut table = Table::new(&file, &start);
    let shown = table.read().0;
    play(&mut table, shown, 150);
    let before = kept(&file);
    // It is ended as if the window were closed, and taken up again where it was.
    table.child.kill().unwrap();
    table.child.wait().unwrap();
    let mut table = Table::new(&file, arguments);
    assert_eq!(kept(&file), before);
    let shown = table.read().0;
    let (shown, over) = play(&mut table, shown, 2_000);
    assert!(over, "the party does not end");
    table.end();

    let (party, rounds) = kept(&file);
    assert!(party.is_over() && rounds >= Party::ROUNDS);
    let last = shown.lines().rfind(|line| line.trim_start().starts_with(total)).unwrap();
    let totals: Vec<i32> = last.split_whitespace().skip(1).map(|total| total.parse().unwrap()).collect();
    assert_eq!(totals, party.totals());
}

#[test]
fn a_party_is_played_through_a_pipe() {
    whole_party("english", &[], "total");
}

#[test]
fn a_party_is_played_in_turkish_and_ascii() {
    whole_party("turkish", &["--lang", "tr"], "toplam");
    let ascii = file("ascii");
    let mut table = Table::new(&ascii, &["--lang", "tr", "--ascii", "--seed", "5", "--players", "easy"]);
    let (shown, _) = table.read();
    assert!(shown.is_ascii() && shown.contains("soyle:"), "{shown}");
    assert!(table.ask("?").is_ascii());
    assert!(table.ask("yardim").is_ascii());
    table.write("cik");
    table.end();
}

/// Whoever plays any card gives something away, and is told so.
#[test]
fn a_round_is_looked_back_on() {
    let mut table = Table::new(&file("review"), &["--seed", "11", "--players", "easy"]);
    let mut shown = table.read().0;
    let told = |shown: &str| shown.lines().filter(|line| line.starts_with("  - South: ")).count();
    let found = (0..6).any(|_| {
        (shown, _) = play(&mut table, shown.clone(), 15);
        told(&table.ask("review")) > 0
    });
    assert!(found, "{shown}");
    table.write("quit");
    table.end();
}

#[test]
fn what_is_no_text_is_a_line_like_any_other() {
    let mut table = Table::new(&file("bytes"), &["--players", "easy", "--seed", "1"]);
    table.read();
    table.child.stdin.as_mut().unwrap().write_all(b"ge\xe7\n").unwrap();
    assert!(table.read().0.contains("help lists what can be typed"));
    table.end();
}

#[test]
fn no_other_file_is_written_over() {
    let kept = file("beside");
    let others = [kept.with_extension("new"), kept.with_file_name("beside.king.0.tmp")];
    for other in &others {
        fs::write(other, "somebody's").unwrap();
    }
    let mut table = Table::new(&kept, &["--players", "easy", "--seed", "1"]);
    table.read();
    table.end();
    for other in &others {
        let mut table = Table::new(other, &["--new"]);
        assert!(!table.child.wait().unwrap().success());
        assert_eq!(fs::read_to_string(other).unwrap(), "somebody's");
    }
}

#[test]
fn what_is_typed_is_answered() {
    let file = file("typed");
    let mut table = Table::new(&file, &["--seed", "3", "--players", "easy"]);
    let (shown, _) = table.read();
    assert!(shown.contains("\n  say: "), "{shown}");
    assert!(table.ask("why sur north").contains("(K"));
    assert!(table.ask("nonsense").contains("help lists"));
    assert!(table.ask("back").contains("nothing in this round"));
    assert!(table.ask("help").contains("takes back"));
    let said = fs::read_to_string(&file).unwrap();
    assert!(table.ask("iyi").contains("hand: "));
    assert_ne!(fs::read_to_string(&file).unwrap(), said);
    // A card that is not held is refused with the clause, and changes nothing.
    let before = fs::read_to_string(&file).unwrap();
    let refused = (0..52)
        .map(|card| king_rules::Card::from_index(card).unwrap().to_string())
        .map(|card| table.ask(&format!("why {card}")));
    assert!(refused.filter(|told| told.contains("(K")).count() >= 39);
    assert!(table.ask("?").contains('±'));
    assert_eq!(fs::read_to_string(&file).unwrap(), before);
    assert!(table.ask("review").contains("no round is over"));
    table.ask("back");
    assert_eq!(fs::read_to_string(&file).unwrap(), said);
    table.write("quit");
    table.end();
    // A party that is kept is not lost by an option, nor a file that is something else.
    let mut again = built::example("party");
    let again = again.args(["--play", "--seed", "4", "--save"]).arg(&file).output().unwrap();
    assert_eq!(again.status.code(), Some(2));
    fs::write(&file, "king-party1 S -\n").unwrap();
    let mut other = built::example("party");
    let other = other.args(["--play", "--save"]).arg(&file).output().unwrap();
    assert_eq!(other.status.code(), Some(1));
    assert_eq!(fs::read_to_string(&file).unwrap(), "king-party1 S -\n");
}
