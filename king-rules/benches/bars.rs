//! What the players have to gain over others, and what they do gain: `cargo run --release -p king-benches --bin bars`.
//!
//! ```text
//! bars [BAR…]              those bars, or all of them
//! bars contest ONE THREE   one player of King against three others, contract by contract
//! bars balayi ONE OTHER    one player of Balayı against another
//! bars time PLAYER…        how long players of King think about a card
//! ```
//!
//! Options are `--deals N`, `--seed N` and `--threads N`. A bar is printed on one line: its name, the gain with its 95 % interval,
//! what it has to reach, and whether it holds: the gain reaches it, and the interval is narrow enough.
//! `king-rules/players/STRENGTH.md` has results.

use std::process::ExitCode;
use std::time::Duration;

use king_benches::contests::{self, KingPlayer, PLAYERS, balayi_player, king_player};
use king_benches::move_time;
use king_players::STRENGTH;
use lexopt::prelude::*;

/// What one player of King has to gain over three others.
struct Bar {
    name: &'static str,
    one: &'static str,
    three: &'static str,
    /// How many deals are enough for the interval.
    deals: u64,
    wants: Wants,
}

/// What is wanted, in 1/256 point over the eight contracts.
#[derive(Clone, Copy)]
enum Wants {
    /// The gain is at least that.
    Mean(i32),
    /// The whole interval is above that.
    Above(i32),
}

const POINT: i32 = 256;

/// Half of the interval may be no wider: 1.2 points.
const WIDEST: u32 = 307;

/// The number of play-outs at which the tree search is met.
const TREE: &str = "ismcts";

const BARS: [Bar; 6] = [
    Bar { name: "greedy", one: "greedy", three: "random", deals: 2000, wants: Wants::Mean(52 * POINT) },
    Bar { name: "400", one: "playouts:400", three: "frozen", deals: 500, wants: Wants::Mean(18 * POINT) },
    Bar { name: "2000", one: "playouts:2000", three: "frozen", deals: 500, wants: Wants::Mean(20 * POINT) },
    Bar { name: "2000-100", one: "playouts:2000", three: "playouts:100", deals: 500, wants: Wants::Mean(10 * POINT) },
    Bar {
        name: "monte-carlo",
        one: "playouts:400",
        three: "monte-carlo:400",
        deals: 500,
        wants: Wants::Mean(12 * POINT),
    },
    Bar { name: TREE, one: "playouts:1000", three: "ismcts:1000", deals: 500, wants: Wants::Above(-2 * POINT) },
];

fn main() -> ExitCode {
    match Options::parse().and_then(|options| options.run()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("bars: {error}");
            ExitCode::from(2)
        }
    }
}

/// The command line.
struct Options {
    words: Vec<String>,
    deals: Option<u64>,
    seed: u64,
    threads: u64,
}

impl Options {
    fn parse() -> Result<Self, lexopt::Error> {
        let mut options = Self { words: Vec::new(), deals: None, seed: 1, threads: 1 };
        let mut arguments = lexopt::Parser::from_env();
        while let Some(argument) = arguments.next()? {
            match argument {
                Long("deals") => options.deals = Some(arguments.value()?.parse()?),
                Long("seed") => options.seed = arguments.value()?.parse()?,
                Long("threads") => options.threads = arguments.value()?.parse()?,
                Value(word) => options.words.push(word.string()?),
                _ => return Err(argument.unexpected()),
            }
        }
        Ok(options)
    }

    /// Whether every bar holds.
    fn run(&self) -> Result<bool, lexopt::Error> {
        println!("strength {STRENGTH}, seed {}", self.seed);
        match self.words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["contest", one, three] => self.contest(one, three).map(|()| true),
            ["balayi", one, other] => self.balayi(one, other).map(|()| true),
            ["time", ref players @ ..] => self.time(players).map(|()| true),
            _ => self.bars(),
        }
    }

    fn contest(&self, one: &str, three: &str) -> Result<(), lexopt::Error> {
        let deals = self.deals.unwrap_or(100);
        let gains = contests::king(self.seed, deals, self.threads, &king(one)?, &king(three)?);
        println!("{one} against three of {three}, {deals} deals, points a round");
        for (contract, tally) in gains.contracts() {
            println!("{:<12} {tally}", contract.text());
        }
        println!("{:<12} {}", "sum", gains.sum());
        Ok(())
    }

    fn balayi(&self, one: &str, other: &str) -> Result<(), lexopt::Error> {
        let deals = self.deals.unwrap_or(500);
        let gain = contests::balayi(self.seed, deals, self.threads, &balayi(one)?, &balayi(other)?);
        println!("{one} against {other}, {deals} deals, tricks a round: {gain}");
        Ok(())
    }

    /// Thought about are all cards of some rounds of each contract, played at random.
    fn time(&self, names: &[&str]) -> Result<(), lexopt::Error> {
        let players: Vec<KingPlayer> = names.iter().map(|name| king(name)).collect::<Result<_, _>>()?;
        let times = move_time::king(self.seed, self.deals.unwrap_or(2), &players);
        for (name, times) in names.iter().zip(times) {
            println!("{name}: {:.3} ms a card, longest {:.3} ms", ms(times.mean), ms(times.longest));
        }
        Ok(())
    }

    fn bars(&self) -> Result<bool, lexopt::Error> {
        if let Some(word) = self.words.iter().find(|word| BARS.iter().all(|bar| bar.name != **word)) {
            let names = BARS.map(|bar| bar.name).join(", ");
            return Err(format!("no bar {word}; the bars are: {names}").into());
        }
        let mut all = true;
        for bar in BARS.iter().filter(|bar| self.words.is_empty() || self.words.iter().any(|word| word == bar.name)) {
            all &= self.bar(bar)?;
        }
        Ok(all)
    }

    fn bar(&self, bar: &Bar) -> Result<bool, lexopt::Error> {
        let deals = self.deals.unwrap_or(bar.deals);
        let (one, three) = (king(bar.one)?, king(bar.three)?);
        let gain = *contests::king(self.seed, deals, self.threads, &one, &three).sum();
        let (reached, wanted) = match bar.wants {
            Wants::Mean(least) => {
                (gain.mean().is_some_and(|mean| mean >= least), format!("at least {}", points(least)))
            }
            Wants::Above(limit) => (gain.is_above(limit), format!("interval above {}", points(limit))),
        };
        let narrow = gain.half_width().is_some_and(|half| half <= WIDEST);
        let mut holds = reached && narrow;
        let verdict = if holds { "holds" } else { "does not hold" };
        println!("{}: {} against {}, {deals} deals: {gain}, {wanted}: {verdict}", bar.name, bar.one, bar.three);
        if bar.name == TREE {
            holds &= self.is_no_slower(&[one, three]);
        }
        Ok(holds)
    }

    /// Whether the first player takes no more time than the second.
    fn is_no_slower(&self, players: &[KingPlayer]) -> bool {
        let means: Vec<f64> = move_time::king(self.seed, 2, players).iter().map(|times| ms(times.mean)).collect();
        let ratio = means[0] / means[1];
        let verdict = if ratio <= 1.0 { "holds" } else { "does not hold" };
        println!(
            "{TREE}: {:.3} ms a card against {:.3} ms, ratio {ratio:.2}, at most 1.00: {verdict}",
            means[0], means[1]
        );
        ratio <= 1.0
    }
}

fn points(value: i32) -> String {
    format!("{:+.1}", f64::from(value) / f64::from(POINT))
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn king(name: &str) -> Result<KingPlayer, lexopt::Error> {
    king_player(name).ok_or_else(|| no_player(name))
}

fn balayi(name: &str) -> Result<contests::BalayiPlayer, lexopt::Error> {
    balayi_player(name).ok_or_else(|| no_player(name))
}

fn no_player(name: &str) -> lexopt::Error {
    format!("no player {name}; the players are: {PLAYERS}").into()
}
