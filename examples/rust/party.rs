//! Konturlu King from the first deal to the last: a whole party, and records of real ones.
//!
//! ```text
//! cargo run --release --example party -- [--seed N] [--players PLAYER] [--rules OPTION=VALUE,…] [--record]
//!     [--lang en|tr]
//! cargo run --release --example party -- [--lang en|tr] FILE
//! cargo run --release --example party -- --play [--players PLAYER] [--seat SEAT] [--save FILE] [--new] [--lang en|tr]
//! ```
//!
//! Without a file a party is dealt by the seed and played, at random or by players that think. Printed are the rounds (who declared
//! what, who stands how with whom, what each seat took, the scores), the score sheet, its check, *sağlama*, and who
//! comes out. With `--record` the party file is printed instead; a party file, or a file of single rounds, is read
//! with every action checked, up to the first that the rules refuse. With `--play` one seat is yours: `help` lists what can be
//! typed, and the party is kept after every action and taken up again.
//!
//! What it shows of the library: [`Party`] knows who declares and what is left to declare, [`Round`] what is
//! legal, and keeps the record, [`PartyFile`] replays a file.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use common::cli::{self, Failure, Source, pick};
use common::play::{self, Game, Rules, Session, Style};
use common::players::{act, player};
use common::{position, report};
use king_players::STRENGTH;
use king_rules::Lang;
use king_rules::king::{Deal, HouseRules, Party, PartyFile, Round, Seat, first_declarer};
use king_rules::shuffle;
use lexopt::prelude::*;

const HELP: &str = "\
Plays a party of Konturlu King by seed, replays a recorded one, or sits you down at a table.

Usage: party [--seed N] [--players P] [--rules OPTION=VALUE,...] [--record] [--lang en|tr]
       party [--lang en|tr] FILE
       party --play [--players P] [--seat N|E|S|W] [--save FILE] [--new] [--ascii] [--seed N] [--rules R] [--lang en|tr]

  FILE         a party file (king-party1) or a file of rounds (king1); - is stdin
  --seed N     the party of that seed, the same everywhere and for ever; default 1
  --players P  who plays in all four seats: random (default: any legal action), easy, medium or hard
  --rules R    house rules as records write them, such as koz_void=must_trump
  --record     print the party file instead, to be saved and replayed
  --play       play yourself, against three players (default hard); a party that was kept goes on
  --seat S     your seat; default S
  --save FILE  where the party is kept; default king-rules/party.king, where the system keeps such files
  --new        begin another party in the place of the kept one
  --ascii      no letters but those of ASCII
  --lang L     en (default) or tr
";

fn main() -> ExitCode {
    cli::run("party", |out| match Options::parse()? {
        None => Ok(out.write_all(HELP.as_bytes())?),
        Some(options) if options.play => sit_down(out, &options),
        Some(Options { file: Some(path), lang, .. }) => replay(out, &Source::read(path.as_ref())?, lang),
        Some(options) if options.record => record(out, &options),
        Some(options) => show(out, &options),
    })
}

/// The players that [`Round::play_out`] stands for.
const RANDOM: &str = "random";

/// The command line.
#[derive(Default)]
struct Options {
    file: Option<OsString>,
    seed: Option<u64>,
    players: Option<String>,
    rules: Option<HouseRules>,
    record: bool,
    play: bool,
    seat: Option<Seat>,
    save: Option<PathBuf>,
    new: bool,
    ascii: bool,
    lang: Lang,
}

impl Options {
    fn seed(&self) -> u64 {
        self.seed.unwrap_or(1)
    }

    fn players(&self) -> &str {
        self.players.as_deref().unwrap_or(RANDOM)
    }

    /// `None` when help is asked for.
    fn parse() -> Result<Option<Self>, Failure> {
        let mut options = Self::default();
        let mut arguments = lexopt::Parser::from_env();
        while let Some(argument) = arguments.next()? {
            match argument {
                Short('h') | Long("help") => return Ok(None),
                Long("seed") => options.seed = Some(arguments.value()?.parse()?),
                Long("players") => options.players = Some(arguments.value()?.string()?),
                Long("rules") => options.rules = Some(arguments.value()?.parse()?),
                Long("record") => options.record = true,
                Long("play") => options.play = true,
                Long("seat") => options.seat = Some(arguments.value()?.parse()?),
                Long("save") => options.save = Some(arguments.value()?.into()),
                Long("new") => options.new = true,
                Long("ascii") => options.ascii = true,
                Long("lang") => options.lang = cli::lang(&arguments.value()?)?,
                Value(path) if options.file.is_none() => options.file = Some(path),
                _ => return Err(argument.unexpected().into()),
            }
        }
        let Self { seed, players, rules, record, .. } = &options;
        let by_seed = seed.is_some() || players.is_some() || rules.is_some() || *record;
        if options.file.is_some() && by_seed {
            let message = pick(
                cli::asked(),
                "--seed, --players, --rules and --record are for a party by seed, not for one out of a file",
                "--seed, --players, --rules ve --record dosyadan değil, tohumdan oynanan parti içindir",
            );
            return Err(Failure::Usage(message.to_owned()));
        }
        options.check_play()?;
        Ok(Some(options))
    }

    /// What is for a person at the table, and what is not.
    fn check_play(&self) -> Result<(), Failure> {
        let person = self.seat.is_some() || self.save.is_some() || self.new || self.ascii;
        let message = match (self.play, person, self.record || self.file.is_some()) {
            (false, true, _) => pick(
                cli::asked(),
                "--seat, --save, --new and --ascii go with --play",
                "--seat, --save, --new ve --ascii yalnız --play ile",
            ),
            (true, _, true) => pick(
                cli::asked(),
                "--play keeps its own file: it goes with neither --record nor FILE",
                "--play kendi dosyasını tutar: --record ve FILE ile olmaz",
            ),
            _ => return Ok(()),
        };
        Err(Failure::Usage(message.to_owned()))
    }
}

/// Plays a party with a person.
fn sit_down(out: &mut dyn Write, options: &Options) -> Result<(), Failure> {
    let file = options.save.clone().or_else(play::default_file);
    let file = file.ok_or_else(|| Failure::Usage("--save FILE".to_owned()))?;
    let kept = play::kept(&file, options.new, options.lang)?;
    let chosen =
        options.seed.is_some() || options.players.is_some() || options.seat.is_some() || options.rules.is_some();
    let game = match kept {
        Some(_) if chosen => {
            let why = pick(
                cli::asked(),
                "a party is kept there, which goes on without --seed, --players, --seat and --rules; --new begins another",
                "orada bir parti var; --seed, --players, --seat ve --rules verilmezse sürer, --new yenisini başlatır",
            );
            return Err(Failure::Usage(format!("{}: {why}", file.display())));
        }
        Some(game) => game,
        None => Game::new(Rules {
            seed: options.seed.unwrap_or_else(play::any_seed),
            seat: options.seat.unwrap_or(Seat::South),
            players: player(options.players.as_deref().unwrap_or("hard"))?,
            house_rules: options.rules.unwrap_or_default(),
        })?,
    };
    let style = Style::new(options.lang, options.ascii);
    Session { file: &file, style, game }.run(&mut io::stdin().lock(), out)
}

/// Plays the party of a seed, and shows each round, annulled ones included, with the party after it.
fn play(
    options: &Options,
    mut party: Party,
    mut show: impl FnMut(&Party, &Round) -> Result<(), Failure>,
) -> Result<Party, Failure> {
    let act = act(player(options.players())?);
    for k in 0.. {
        if party.is_over() {
            break;
        }
        let deal = Deal::from_seed(shuffle::deal_seed(options.seed(), k));
        let mut round = party.start(deal).map_err(|error| Failure::Input(error.to_string()))?;
        let mut choices = shuffle::choices(options.seed(), k);
        if options.players() == RANDOM {
            round.play_out(&mut choices);
        }
        while let Some(seat) = round.turn() {
            // A number for each action, whether the player needs it or not: so a party follows from its seed.
            let action = act(&round.view(seat), choices.next_u64());
            round.apply(action).map_err(|error| Failure::Input(error.to_string()))?;
        }
        party.record(&round).map_err(|error| Failure::Input(error.to_string()))?;
        show(&party, &round)?;
    }
    Ok(party)
}

/// A party by seed before its first round: the seats draw from the pack of that seed for who declares first.
fn start(options: &Options) -> Result<Party, Failure> {
    let first = first_declarer(shuffle::pack(options.seed()));
    let first = first.ok_or_else(|| {
        let tie = pick(cli::asked(), "the draw ends in a tie", "çekilen kartlar berabere");
        Failure::Input(format!("seed {}: {tie} (K2.1)", options.seed()))
    })?;
    Ok(Party::new(first, options.rules.unwrap_or_default()))
}

/// Prints the file of a party by seed.
fn record(out: &mut dyn Write, options: &Options) -> Result<(), Failure> {
    let party = start(options)?;
    writeln!(out, "{}", party.head())?;
    play(options, party, |_, round| Ok(writeln!(out, "{round}")?))?;
    Ok(())
}

/// Prints a party by seed for people.
fn show(out: &mut dyn Write, options: &Options) -> Result<(), Failure> {
    let (party, seed, lang) = (start(options)?, options.seed(), options.lang);
    let played = match options.players() {
        RANDOM => pick(lang, "random legal play", "kurallara uygun, rastgele oyun").to_owned(),
        name => pick(
            lang,
            format!("players: {name} (strength {STRENGTH})"),
            format!("oyuncular: {name} (güç sayısı {STRENGTH})"),
        ),
    };
    writeln!(out, "Konturlu King · {} {seed} · {played}", pick(lang, "seed", "tohum"))?;
    write!(out, "{}{}", report::house_rules(party.house_rules(), lang), report::opening(&party, lang))?;
    let party = play(options, party, |party, round| show_round(out, party, round, lang))?;
    Ok(report::write_end(out, &party, lang)?)
}

fn show_round(out: &mut dyn Write, party: &Party, round: &Round, lang: Lang) -> Result<(), Failure> {
    Ok(report::write_round(out, &report::number(party, round, lang), round, Some(party.totals()), lang)?)
}

/// Replays a file, whichever kind it is.
fn replay(out: &mut dyn Write, source: &Source, lang: Lang) -> Result<(), Failure> {
    if source.records().next().is_none() {
        return Err(source.no_record());
    }
    match position::other_head(source, ["king-party1", "king1"], lang) {
        Some(failure) => Err(failure),
        None if source.begins_with("king-party1") => replay_party(out, source, lang),
        None => replay_rounds(out, source, lang),
    }
}

fn replay_party(out: &mut dyn Write, source: &Source, lang: Lang) -> Result<(), Failure> {
    writeln!(out, "Konturlu King · {}", source.name)?;
    let mut file = PartyFile::new();
    for (at, line) in source.records() {
        let round = file.read_line(line).map_err(|wrong| position::mistake(source, at, wrong.error, lang))?;
        match (round, file.party()) {
            (Some(round), Some(party)) => show_round(out, party, &round, lang)?,
            (None, Some(party)) => {
                write!(out, "{}{}", report::house_rules(party.house_rules(), lang), report::opening(party, lang))?;
            }
            (_, None) => {}
        }
    }
    Ok(file.party().map_or(Ok(()), |party| report::write_end(out, party, lang))?)
}

fn replay_rounds(out: &mut dyn Write, source: &Source, lang: Lang) -> Result<(), Failure> {
    writeln!(out, "Konturlu King · {}", source.name)?;
    for (at, line) in source.records() {
        let round: Round = line.parse().map_err(|error| position::mistake(source, at, error, lang))?;
        let number = source.text.get(..at).map_or(0, |before| before.matches('\n').count()) + 1;
        let title = pick(lang, format!("Line {number}"), format!("Satır {number}"));
        report::write_round(out, &title, &round, None, lang)?;
        if round.house_rules() != HouseRules::new() {
            write!(out, "  {}", report::house_rules(round.house_rules(), lang))?;
        }
    }
    Ok(())
}
