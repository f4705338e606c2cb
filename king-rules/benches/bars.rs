//! What the players have to gain over others, and what they do gain: `cargo run --release -p king-benches --bin bars`.
//!
//! ```text
//! bars [BAR…]              those bars, or all of them
//! bars contest ONE THREE   one player of King against three others, contract by contract
//! bars party ONE THREE     the same in whole parties, of players that are put together of parts
//! bars calibration ONE THREE  what the doubles of the one bring beside what was predicted, by decile and where it is off
//! bars balayi ONE OTHER    one player of Balayı against another
//! bars time PLAYER…        how long players of King think about a card
//! bars time-balayi PLAYER… and those of Balayı
//! bars endings [CARDS…]    how long endings with that many cards a hand take to solve
//! bars review PLAYOUTS     how long the review of a party takes
//! ```
//!
//! Options are `--deals N`, `--seed N` and `--threads N`. A bar is printed on one line: its name, the gain with its 95 % interval,
//! what it has to reach, and whether it holds: the gain reaches it, and the interval is narrow enough.
//! `king-rules/players/STRENGTH.md` has results.

use std::process::ExitCode;
use std::time::Duration;

use king_benches::calibration::{Means, calibration};
use king_benches::contests::{self, KingPlayer, PLAYERS, balayi_player, king_player};
use king_benches::parties::{self, Parts, PartyGains};
use king_benches::{endings, move_time};
use king_players::STRENGTH;
use king_rules::king::ContractKind;
use lexopt::prelude::*;

/// What one player has to gain over three others of King, in rounds or in parties, or over the other of Balayı.
struct Bar {
    name: &'static str,
    game: Game,
    one: &'static str,
    other: &'static str,
    /// How many deals are enough for the interval.
    deals: u64,
    wants: Wants,
}

#[derive(Clone, Copy)]
enum Game {
    /// In points over the eight contracts.
    King,
    /// In points a party.
    Party,
    /// In hundredths of the parties in which a seat comes out.
    ComingOut,
    /// In tricks a round.
    Balayi,
}

impl Game {
    /// The widest that half of the interval may be, in 1/256.
    const fn widest(self) -> u32 {
        match self {
            Self::King => 307,   // 1.2 points
            Self::Party => 3328, // 13 points
            Self::ComingOut => u32::MAX,
            Self::Balayi => 38, // 0.15 tricks
        }
    }
}

/// What is wanted, in 1/256 point or trick.
#[derive(Clone, Copy)]
enum Wants {
    /// The gain is at least that.
    Mean(i32),
    /// The whole interval is above that.
    Above(i32),
}

/// A point, or a trick.
const ONE: i32 = 256;

/// The number of play-outs at which the tree search is met.
const TREE: &str = "ismcts";

/// The bar that is no contest.
const MOVE: &str = "move";

#[rustfmt::skip]
const BARS: [Bar; 13] = {
    use Game::{Balayi, ComingOut, King, Party};
    use Wants::{Above, Mean};
    [
        Bar { name: "greedy", game: King, one: "greedy", other: "random", deals: 2000, wants: Mean(52 * ONE) },
        Bar { name: "400", game: King, one: "playouts:400", other: "frozen", deals: 500, wants: Mean(18 * ONE) },
        Bar { name: "2000", game: King, one: "playouts:2000", other: "frozen", deals: 500, wants: Mean(20 * ONE) },
        Bar { name: "2000-100", game: King, one: "playouts:2000", other: "playouts:100", deals: 500, wants: Mean(10 * ONE) },
        Bar { name: "monte-carlo", game: King, one: "playouts:400", other: "monte-carlo:400", deals: 500, wants: Mean(12 * ONE) },
        Bar { name: TREE, game: King, one: "playouts:1000", other: "ismcts:1000", deals: 500, wants: Above(-2 * ONE) },
        Bar { name: "declaring", game: Party, one: "400/silent/greedy", other: "thumb/silent/greedy", deals: 100, wants: Mean(15 * ONE) },
        Bar { name: "talk", game: Party, one: "400/400/greedy", other: "400/silent/greedy", deals: 100, wants: Mean(140 * ONE) },
        Bar { name: "inference", game: Party, one: "400/400/greedy", other: "400/alike:400/greedy", deals: 50, wants: Mean(30 * ONE) },
        Bar { name: "whole", game: Party, one: "400/400/400", other: "thumb/silent/frozen", deals: 100, wants: Mean(300 * ONE) },
        Bar { name: "coming-out", game: ComingOut, one: "out:100/out:100/greedy", other: "100/100/greedy", deals: 400, wants: Above(0) },
        Bar { name: "balayi-200", game: Balayi, one: "playouts:200", other: "frozen", deals: 500, wants: Mean(16 * ONE / 10) },
        Bar { name: "balayi-2000", game: Balayi, one: "playouts:2000", other: "frozen", deals: 500, wants: Mean(23 * ONE / 10) },
    ]
};

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
            ["party", one, three] => self.party(one, three).map(|()| true),
            ["calibration", one, three] => self.calibration(one, three),
            ["balayi", one, other] => self.balayi(one, other).map(|()| true),
            ["time", ref players @ ..] => self.time(players).map(|()| true),
            ["time-balayi", ref players @ ..] => self.time_balayi(players).map(|()| true),
            ["review", playouts] => {
                let playouts = playouts.parse().map_err(|_| format!("no number of play-outs: {playouts}"))?;
                let (time, judged) = endings::review(self.seed, playouts);
                println!(
                    "a party reviewed, {judged} actions, {playouts} play-outs and {playouts} more: {:.0} ms",
                    ms(time)
                );
                Ok(true)
            }
            ["endings", ref cards @ ..] => self.endings(cards).map(|()| true),
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

    fn party(&self, one: &str, three: &str) -> Result<(), lexopt::Error> {
        let parties = self.deals.unwrap_or(50);
        let found = parties::gains(self.seed, parties, self.threads, &parts(one)?, &parts(three)?);
        println!("{one} against three of {three}, {parties} parties: {} points a party", found.points);
        println!("  comes out oftener by {} %; says {} doubles a party", found.out, found.doubles);
        println!("  among the others the variance of a final score is {} a round", found.variance);
        Ok(())
    }

    fn calibration(&self, one: &str, three: &str) -> Result<bool, lexopt::Error> {
        let parties = self.deals.unwrap_or(50);
        let found = calibration(self.seed, parties, self.threads, &parts(one)?, &parts(three)?, 400);
        println!("{one} against three of {three}, {parties} parties, {} doubles said", found.len());
        let told = |name: &str, means: Means| {
            let Means { count, predicted, real, half } = means;
            let difference = means.difference();
            print!(
                "  {name}: {count}, predicted {predicted:+.2}, real {real:+.2}, difference {difference:+.2} ± {half:.2}"
            );
        };
        for (number, means) in (1..).zip(found.deciles()) {
            told(&format!("decile {number}"), means);
            println!(": {}", verdict(means.holds()));
        }
        let [slope, half] = found.slope();
        let is_straight = (0.9..=1.1).contains(&slope);
        println!("  slope {slope:.3} ± {half:.3}: {}", verdict(is_straight));
        for (name, means) in [("all", found.all())].into_iter().chain(found.groups()) {
            told(name, means);
            println!();
        }
        Ok(is_straight && found.deciles().iter().all(Means::holds))
    }

    fn balayi(&self, one: &str, other: &str) -> Result<(), lexopt::Error> {
        let deals = self.deals.unwrap_or(500);
        let gain = contests::balayi(self.seed, deals, self.threads, &balayi(one)?, &balayi(other)?);
        println!("{one} against {other}, {deals} deals, tricks a round: {gain}");
        Ok(())
    }

    /// Thought about are all cards of some rounds of each contract.
    fn time(&self, names: &[&str]) -> Result<(), lexopt::Error> {
        let players: Vec<KingPlayer> = names.iter().map(|name| king(name)).collect::<Result<_, _>>()?;
        told(names, &move_time::king(self.seed, self.deals.unwrap_or(2), &players));
        Ok(())
    }

    /// Thought about are all cards of some rounds.
    fn time_balayi(&self, names: &[&str]) -> Result<(), lexopt::Error> {
        let players: Vec<_> = names.iter().map(|name| balayi(name)).collect::<Result<_, _>>()?;
        told(names, &move_time::balayi(self.seed, self.deals.unwrap_or(10), &players));
        Ok(())
    }

    /// Five and six cards a hand, when none are said.
    fn endings(&self, cards: &[&str]) -> Result<(), lexopt::Error> {
        let cards: Vec<usize> = cards
            .iter()
            .map(|cards| cards.parse().map_err(|_| format!("no number of cards: {cards}")))
            .collect::<Result<_, _>>()?;
        let (limit, rounds) = (move_time::bare_limit(), self.deals.unwrap_or(100));
        println!("contract\tcards\tendings\tmedian ms\ttimes the bare limit\tnine tenths ms\tpositions\tnine tenths");
        for contract in ContractKind::ALL {
            for &cards in if cards.is_empty() { &[5, 6] } else { &cards[..] } {
                let Some(found) = endings::solve(self.seed, rounds, contract, cards) else { continue };
                let ([median, most], [positions, most_positions]) = (found.time.map(ms), found.positions);
                let (name, count, ratio) = (contract.text(), found.count, median * 1e6 / limit);
                println!("{name}\t{cards}\t{count}\t{median:.3}\t{ratio:.0}\t{most:.3}\t{positions}\t{most_positions}");
            }
        }
        Ok(())
    }

    /// How long 1,000 play-outs take: whether that is within bounds, of which the ratio to the bare limit tells on any machine.
    fn is_quick(&self) -> Result<bool, lexopt::Error> {
        let one = king("playouts:1000")?;
        let limit = move_time::bare_limit();
        let [times] = move_time::king(self.seed, self.deals.unwrap_or(2), &[one])[..] else { return Ok(false) };
        let holds = ms(times.mean) <= 1.5 && ms(times.longest) <= 2.5;
        println!(
            "{MOVE}: 1,000 play-outs a card: {:.3} ms (at most 1.5), longest {:.3} ms (at most 2.5); a play-out is {:.0} \
             times the bare limit of a card, at longest {:.0}: {}",
            ms(times.mean),
            ms(times.longest),
            ms(times.mean) * 1e3 / limit,
            ms(times.longest) * 1e3 / limit,
            verdict(holds)
        );
        Ok(holds)
    }

    fn bars(&self) -> Result<bool, lexopt::Error> {
        let names = || BARS.iter().map(|bar| bar.name).chain([MOVE]);
        if let Some(word) = self.words.iter().find(|word| names().all(|name| name != **word)) {
            return Err(format!("no bar {word}; the bars are: {}", names().collect::<Vec<_>>().join(", ")).into());
        }
        let asked = |name: &str| self.words.is_empty() || self.words.iter().any(|word| word == name);
        let mut all = !asked(MOVE) || self.is_quick()?;
        for bar in BARS.iter().filter(|bar| asked(bar.name)) {
            all &= self.bar(bar)?;
        }
        Ok(all)
    }

    fn bar(&self, bar: &Bar) -> Result<bool, lexopt::Error> {
        let deals = self.deals.unwrap_or(bar.deals);
        let gain = match bar.game {
            Game::King => *contests::king(self.seed, deals, self.threads, &king(bar.one)?, &king(bar.other)?).sum(),
            Game::Party => self.parties(bar, deals)?.points,
            Game::ComingOut => self.parties(bar, deals)?.out,
            Game::Balayi => contests::balayi(self.seed, deals, self.threads, &balayi(bar.one)?, &balayi(bar.other)?),
        };
        let (reached, wanted) = match bar.wants {
            Wants::Mean(least) => {
                (gain.mean().is_some_and(|mean| mean >= least), format!("at least {}", points(least)))
            }
            Wants::Above(limit) => (gain.is_above(limit), format!("interval above {}", points(limit))),
        };
        let narrow = gain.half_width().is_some_and(|half| half <= bar.game.widest());
        let mut holds = reached && narrow;
        let (name, verdict) = (bar.name, verdict(holds));
        println!("{name}: {} against {}, {deals} deals: {gain}, {wanted}: {verdict}", bar.one, bar.other);
        if bar.name == TREE {
            holds &= self.is_no_slower(&[king(bar.one)?, king(bar.other)?]);
        }
        Ok(holds)
    }

    fn parties(&self, bar: &Bar, parties: u64) -> Result<PartyGains, lexopt::Error> {
        Ok(parties::gains(self.seed, parties, self.threads, &parts(bar.one)?, &parts(bar.other)?))
    }

    /// Whether the first player takes no more time than the second.
    fn is_no_slower(&self, players: &[KingPlayer]) -> bool {
        let means: Vec<f64> = move_time::king(self.seed, 2, players).iter().map(|times| ms(times.mean)).collect();
        let ratio = means[0] / means[1];
        println!(
            "{TREE}: {:.3} ms a card against {:.3} ms, ratio {ratio:.2}, at most 1.00: {}",
            means[0],
            means[1],
            verdict(ratio <= 1.0)
        );
        ratio <= 1.0
    }
}

fn told(names: &[&str], times: &[move_time::Times]) {
    for (name, times) in names.iter().zip(times) {
        println!("{name}: {:.3} ms a card, longest {:.3} ms", ms(times.mean), ms(times.longest));
    }
    println!("the bare limit of a card: {:.2} ns", move_time::bare_limit());
}

const fn verdict(holds: bool) -> &'static str {
    if holds { "holds" } else { "does not hold" }
}

fn points(value: i32) -> String {
    format!("{:+.1}", f64::from(value) / f64::from(ONE))
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

fn parts(name: &str) -> Result<Parts, lexopt::Error> {
    Parts::of(name).ok_or_else(|| format!("no player {name}; {}", parties::PARTS).into())
}

fn no_player(name: &str) -> lexopt::Error {
    format!("no player {name}; the players are: {PLAYERS}").into()
}
