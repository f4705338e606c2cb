//! Who plays Konturlu King better: duplicate deals, one player against three of another kind, with intervals.
//!
//! ```text
//! cargo run --release -p king-examples --example tournament -- [--one PLAYER] [--three PLAYER] [--deals N | --parties N]
//!     [--seed N] [--threads N] [--lang en|tr]
//! ```
//!
//! Every deal is played in the eight contracts, and four times in each, the one player in every seat once; so what the cards
//! are worth cancels out. Printed is what that player gains in a round of each contract over what the fourth of the others would
//! have, and in the eight together, with 95 % intervals. With `--parties` whole parties are played, declarations, talk and all, by
//! players that know how the party stands; printed is what the player has in the end and how often it comes out. Without players
//! each one is compared with the one below it. The same seed and the same [`STRENGTH`] are the same figures on every machine, with
//! any number of threads.
//!
//! What it shows of the library: [`Tournament`] deals and asks the players, [`Gains`] and [`PartyGains`] sum up what the one gains.

use std::process::ExitCode;
use std::{io, thread};

use common::cli::{self, Failure, pick};
use common::players::{self, act, act_in_party, player};
use king_players::king::{Gains, PartyGains, Player, Tournament};
use king_players::{STRENGTH, Tally};
use king_rules::Lang;
use lexopt::prelude::*;

const HELP: &str = "\
Compares players of Konturlu King: one against three others, in every seat, on the same deals.

Usage: tournament [--one PLAYER] [--three PLAYER] [--deals N | --parties N] [--seed N] [--threads N] [--lang en|tr]

  --one P      the player: random, greedy, easy, medium, hard, or playouts:N for N play-outs a
               card; without players, every level against three of the level below
  --three P    the three others; default greedy
  --deals N    how many deals, each played 32 times; default 20
  --parties N  so many whole parties instead, each played five times
  --seed N     the deals of that seed, the same everywhere and for ever; default 1
  --threads N  default: as many as the processor has
  --lang L     en (default) or tr
";

fn main() -> ExitCode {
    cli::run("tournament", |out| match Options::parse()? {
        None => Ok(out.write_all(HELP.as_bytes())?),
        Some(options) => {
            let Options { seed: number, deals, parties, lang, .. } = options;
            let all = match parties {
                None => {
                    format!("{deals} {}", pick(lang, "deals, each in all four seats", "dağıtım, her biri dört yerde"))
                }
                Some(parties) => {
                    format!("{parties} {}", pick(lang, "parties, each in all four seats", "parti, her biri dört yerde"))
                }
            };
            let (seed, strength) = pick(lang, ("seed", "strength"), ("tohum", "güç sayısı"));
            writeln!(out, "Konturlu King · {all} · {seed} {number} · {strength} {STRENGTH}")?;
            for (one, three) in options.contests() {
                let against =
                    pick(lang, format!("{one} against three of {three}"), format!("{one}, üç {three} karşısında"));
                writeln!(out, "\n{against}")?;
                match parties {
                    None => deals_between(out, &options, one, three)?,
                    Some(parties) => parties_between(out, &options, parties, one, three)?,
                }
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
    parties: Option<u64>,
    seed: u64,
    threads: usize,
    lang: Lang,
}

impl Options {
    /// `None` when help is asked for.
    fn parse() -> Result<Option<Self>, Failure> {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let mut options = Self { one: None, three: None, deals: 20, parties: None, seed: 1, threads, lang: Lang::En };
        let mut arguments = lexopt::Parser::from_env();
        while let Some(argument) = arguments.next()? {
            match argument {
                Short('h') | Long("help") => return Ok(None),
                Long("one") => options.one = Some(player(&arguments.value()?.string()?)?),
                Long("three") => options.three = Some(player(&arguments.value()?.string()?)?),
                Long("deals") => options.deals = arguments.value()?.parse()?,
                Long("parties") => options.parties = Some(arguments.value()?.parse()?),
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

/// Prints what the one player gains over three others in a round of each contract.
fn deals_between(out: &mut dyn io::Write, options: &Options, one: Player, three: Player) -> Result<(), Failure> {
    let (lang, tournament) = (options.lang, Tournament::new(options.seed));
    let mut gains = Gains::new();
    for gained in options.in_threads(options.deals, |deal| {
        let gained = tournament.gains(deal, act(one), act(three));
        gained.map_err(|error| Failure::Input(error.message(lang).to_string()))
    })? {
        gains.add(gained);
    }
    for (contract, tally) in gains.contracts() {
        writeln!(out, "  {:<26}{:>16}", contract.name(lang), tally.to_string())?;
    }
    writeln!(out, "  {:<26}{:>16}", pick(lang, "sum", "toplam"), gains.sum().to_string())?;
    Ok(())
}

/// Prints what the one player gains over three others in whole parties.
fn parties_between(
    out: &mut dyn io::Write,
    options: &Options,
    parties: u64,
    one: Player,
    three: Player,
) -> Result<(), Failure> {
    let (lang, tournament) = (options.lang, Tournament::new(options.seed));
    let mut gains = PartyGains::new();
    for gained in options.in_threads(parties, |number| {
        let gained = tournament.party_gain(number, act_in_party(one), act_in_party(three));
        gained.map_err(|error| Failure::Input(error.message(lang).to_string()))
    })? {
        gains.add(gained);
    }
    let told = |tally: &Tally| tally.to_string();
    let share = gains.out().to_string();
    for (name, figure) in [
        (pick(lang, "points a party", "parti başına puan"), told(gains.points())),
        (pick(lang, "comes out, %", "çıkar, %"), share.trim_start_matches('+').to_owned()),
        (pick(lang, "oftener than the others, %", "öbürlerinden sık, %"), told(gains.out_gain())),
    ] {
        writeln!(out, "  {name:<28}{figure:>18}")?;
    }
    Ok(())
}

impl Options {
    /// What comes of numbers 0 to `count` − 1, in any order. Every thread takes every so many-th.
    fn in_threads<T: Send>(
        &self,
        count: u64,
        of: impl Fn(u64) -> Result<T, Failure> + Sync,
    ) -> Result<Vec<T>, Failure> {
        let threads = self.threads.max(1);
        let part = |first: u64| (first..count).step_by(threads).map(&of).collect();
        let parts: Vec<Result<Vec<T>, Failure>> = thread::scope(|scope| {
            let part = &part;
            let spawned: Vec<_> = (0..threads as u64).map(|first| scope.spawn(move || part(first))).collect();
            spawned.into_iter().map(|thread| thread.join().expect("a thread ends as it should")).collect()
        });
        parts.into_iter().collect::<Result<Vec<_>, _>>().map(|parts| parts.into_iter().flatten().collect())
    }
}
