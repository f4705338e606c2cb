//! Who plays Konturlu King better: duplicate deals, one player against three of another kind, with intervals.
//!
//! ```text
//! cargo run --release -p king-examples --example tournament -- [--one PLAYER] [--three PLAYER] [--deals N] [--seed N]
//!     [--threads N] [--lang en|tr]
//! ```
//!
//! Every deal is played in the eight contracts, and four times in each, the one player in every seat once; so what the cards
//! are worth cancels out. Printed is what that player gains in a round of each contract over what the fourth of the others would
//! have, and in the eight together, with 95 % intervals. Without players each one is compared with the one below it. The same
//! seed and the same [`STRENGTH`] are the same figures on every machine, with any number of threads.
//!
//! What it shows of the library: [`Tournament`] deals and asks the players, [`Gains`] sums up what the one gains.

use std::process::ExitCode;
use std::{io, thread};

use common::cli::{self, Failure, pick};
use common::players::{self, act, player};
use king_players::STRENGTH;
use king_players::king::{Gains, Player, Tournament};
use king_rules::Lang;
use king_rules::king::SimulationError;
use lexopt::prelude::*;

const HELP: &str = "\
Compares players of Konturlu King: one against three others, in every seat, on the same deals.

Usage: tournament [--one PLAYER] [--three PLAYER] [--deals N] [--seed N] [--threads N] [--lang en|tr]

  --one P      the player: random, greedy, easy, medium, hard, expert, or playouts:N for N play-outs a
               card; without players, every level against three of the level below
  --three P    the three others; default greedy
  --deals N    how many deals, each played 32 times; default 20
  --seed N     the deals of that seed, the same everywhere and for ever; default 1
  --threads N  default: as many as the processor has
  --lang L     en (default) or tr
";

fn main() -> ExitCode {
    cli::run("tournament", |out| match Options::parse()? {
        None => Ok(out.write_all(HELP.as_bytes())?),
        Some(options) => {
            let all = pick(options.lang, "deals, each in all four seats", "dağıtım, her biri dört yerde");
            let (seed, strength) = pick(options.lang, ("seed", "strength"), ("tohum", "güç sayısı"));
            let Options { seed: number, deals, .. } = options;
            writeln!(out, "Konturlu King · {deals} {all} · {seed} {number} · {strength} {STRENGTH}")?;
            for (one, three) in options.contests() {
                contest(out, &options, one, three)?;
            }
            Ok(())
        }
    })
}

/// The command line.
struct Options {
    one: Option<Player>,
    three: Option<Player>,
    deals: u64,
    seed: u64,
    threads: usize,
    lang: Lang,
}

impl Options {
    /// `None` when help is asked for.
    fn parse() -> Result<Option<Self>, Failure> {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let mut options = Self { one: None, three: None, deals: 20, seed: 1, threads, lang: Lang::En };
        let mut arguments = lexopt::Parser::from_env();
        while let Some(argument) = arguments.next()? {
            match argument {
                Short('h') | Long("help") => return Ok(None),
                Long("one") => options.one = Some(player(&arguments.value()?.string()?)?),
                Long("three") => options.three = Some(player(&arguments.value()?.string()?)?),
                Long("deals") => options.deals = arguments.value()?.parse()?,
                Long("seed") => options.seed = arguments.value()?.parse()?,
                Long("threads") => options.threads = arguments.value()?.parse()?,
                Long("lang") => options.lang = cli::lang(&arguments.value()?)?,
                _ => return Err(argument.unexpected().into()),
            }
        }
        Ok(Some(options))
    }

    /// Who plays against whom.
    fn contests(&self) -> Vec<(Player, Player)> {
        match (self.one, self.three) {
            (None, None) => players::all().skip(1).zip(players::all()).collect(),
            (one, three) => vec![(one.unwrap_or(Player::Greedy), three.unwrap_or(Player::Greedy))],
        }
    }
}

/// Prints what the one player gains over three others.
fn contest(out: &mut dyn io::Write, options: &Options, one: Player, three: Player) -> Result<(), Failure> {
    let lang = options.lang;
    let against = pick(lang, format!("{one} against three of {three}"), format!("{one}, üç {three} karşısında"));
    writeln!(out, "\n{against}")?;
    let gains = gains(options, one, three)?;
    for (contract, tally) in gains.contracts() {
        writeln!(out, "  {:<26}{:>16}", contract.name(lang), tally.to_string())?;
    }
    writeln!(out, "  {:<26}{:>16}", pick(lang, "sum", "toplam"), gains.sum().to_string())?;
    Ok(())
}

/// What the one player gains. Every thread plays every so many-th deal; what they find adds up to the same.
fn gains(options: &Options, one: Player, three: Player) -> Result<Gains, Failure> {
    let tournament = Tournament::new(options.seed);
    let threads = options.threads.max(1);
    let part = |first: u64| {
        let mut gains = Gains::new();
        for deal in (first..options.deals).step_by(threads) {
            gains.add(tournament.gains(deal, act(one), act(three))?);
        }
        Ok(gains)
    };
    let parts: Vec<Result<Gains, SimulationError>> = thread::scope(|scope| {
        let part = &part;
        let spawned: Vec<_> = (0..threads as u64).map(|first| scope.spawn(move || part(first))).collect();
        spawned.into_iter().map(|thread| thread.join().expect("a thread ends as it should")).collect()
    });
    let mut all = Gains::new();
    for part in parts {
        all.merge(&part.map_err(|error| Failure::Input(error.message(options.lang).to_string()))?);
    }
    Ok(all)
}
