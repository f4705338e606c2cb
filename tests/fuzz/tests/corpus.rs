//! Every target over its committed corpus, over changed copies of it and over random bytes: without libFuzzer, and the
//! same in every run. `KING_FUZZ_RUNS` is how many inputs besides the corpus each target gets; 300 by default.

use std::fs;
use std::path::Path;

use king_fuzz::TARGETS;
use king_rules::shuffle::SplitMix64;

fn corpus(target: &str) -> Vec<Vec<u8>> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
    let mut files: Vec<_> = fs::read_dir(&directory).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty(), "{}: no corpus", directory.display());
    files.iter().map(|file| fs::read(file).unwrap()).collect()
}

fn random_bytes(numbers: &mut SplitMix64, most: u64) -> Vec<u8> {
    (0..numbers.below(most)).map(|_| numbers.next_u64() as u8).collect()
}

/// A file of the corpus with some bytes changed, left out, put in or taken from another one.
fn changed(corpus: &[Vec<u8>], numbers: &mut SplitMix64) -> Vec<u8> {
    let mut input = corpus[numbers.below(corpus.len() as u64) as usize].clone();
    for _ in 0..=numbers.below(4) {
        let at = numbers.below(input.len() as u64 + 1) as usize;
        let until = (at + numbers.below(6) as usize).min(input.len());
        match numbers.below(5) {
            0 => drop(input.splice(at..until, random_bytes(numbers, 6))),
            1 => drop(input.drain(at..until)),
            2 => input[at..until].iter_mut().for_each(|byte| *byte ^= 1 << numbers.below(8)),
            3 => {
                let other = &corpus[numbers.below(corpus.len() as u64) as usize];
                let from = numbers.below(other.len() as u64 + 1) as usize;
                input.truncate(at);
                input.extend_from_slice(&other[from..]);
            }
            _ => {
                input.iter_mut().skip(at).take(1).for_each(|byte| *byte = b"\0\xFF 0:,-?\n"[numbers.below(9) as usize])
            }
        }
    }
    input
}

/// The second implementation is small enough to be read against the rulebooks, and has nothing of the first.
#[test]
fn literal_is_short_and_alone() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/literal");
    let files = fs::read_dir(directory).unwrap().map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap());
    let lines: Vec<_> = files.flat_map(|file| file.lines().map(str::to_owned).collect::<Vec<_>>()).collect();
    assert!((200..=400).contains(&lines.len()), "{} lines", lines.len());
    assert!(!lines.iter().any(|line| line.contains("king_rules::") || line.contains("crate::")));
}

fn run(name: &str) {
    let started = std::time::Instant::now();
    let (_, target) = TARGETS.into_iter().find(|(target, _)| *target == name).unwrap();
    let more = std::env::var("KING_FUZZ_RUNS").map_or(300, |runs| runs.parse().expect("KING_FUZZ_RUNS is a number"));
    let corpus = corpus(name);
    let mut numbers = SplitMix64::new(1);
    let tried = |input: &[u8]| {
        // The input of a failure, to be kept as a file of the corpus.
        std::panic::catch_unwind(|| target(input)).unwrap_or_else(|_| panic!("{name}: {input:?}"));
    };
    corpus.iter().for_each(|input| tried(input));
    for number in 0..more {
        let input = if number % 2 == 0 { changed(&corpus, &mut numbers) } else { random_bytes(&mut numbers, 300) };
        tried(&input);
    }
    println!("{name}: {} files and {more} other inputs in {:.1} s", corpus.len(), started.elapsed().as_secs_f64());
}

#[test]
fn text() {
    run("text");
}

#[test]
fn play() {
    run("play");
}

#[test]
fn abi() {
    run("abi");
    assert_eq!(king_fuzz::abi::never_done(), [""; 0], "no call of these has gone well");
}

#[test]
fn differential() {
    run("differential");
}

#[test]
fn solve() {
    run("solve");
}

#[test]
fn advise() {
    run("advise");
}
