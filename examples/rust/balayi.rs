//! Plays or replays a match of Balayı kingi and shows the table as the players see it. Try
//! `cargo run --release --example balayi -- --seed 7 --view 0`.

use std::io::{self, Write};
use std::process::ExitCode;

use common::cli::{self, Failure, Source, pick};
use common::{position, two};
use king_rules::balayi::{LineError, Match, MatchFile, Pack, Phase, Player, RecordError, RecordErrorKind, Round};
use king_rules::{Expected, Lang, ParseErrorKind, shuffle};

const HELP: &str = "\
Plays a match of Balayi kingi at random, or replays one, and shows the table.

usage: balayi [--seed N] [--view 0|1] [--record] [--lang en|tr]
       balayi [--view 0|1] [--lang en|tr] FILE

  --seed N     play the match of this seed (default 0)
  --view 0|1   show only what this player may see
  --record     print only the records: a FILE to replay
  --lang L     en (default) or tr
  FILE         a match file, or records of rounds, one a line; - is stdin
  --help       this text";

fn main() -> ExitCode {
    cli::run("balayi", |out| {
        let Some(options) = Options::parse()? else { return Ok(writeln!(out, "{HELP}")?) };
        let Some(file) = &options.file else { return Ok(play_match(out, &options)?) };
        let source = Source::read(file)?;
        if source.records().next().is_none() {
            return Err(source.no_record());
        }
        replay(out, &source, &options)?.map_err(|error| mistake(&source, error, options.lang))
    })
}

#[derive(Default)]
struct Options {
    seed: Option<u64>,
    view: Option<Player>,
    record: bool,
    lang: Lang,
    file: Option<std::path::PathBuf>,
}

impl Options {
    /// `None` when only help is wanted.
    fn parse() -> Result<Option<Self>, Failure> {
        use lexopt::prelude::*;
        let mut options = Self::default();
        let mut arguments = lexopt::Parser::from_env();
        while let Some(argument) = arguments.next()? {
            match argument {
                Long("seed") => options.seed = Some(arguments.value()?.parse()?),
                Long("view") => options.view = Some(arguments.value()?.parse()?),
                Long("record") => options.record = true,
                Long("lang") => options.lang = cli::lang(&arguments.value()?)?,
                Short('h') | Long("help") => return Ok(None),
                Value(file) if options.file.is_none() => options.file = Some(file.into()),
                _ => return Err(argument.unexpected().into()),
            }
        }
        let lang = cli::asked();
        if options.record && options.view.is_some() {
            let message = pick(
                lang,
                "--record prints all cards: it does not go with --view",
                "--record bütün kartları yazar: --view ile olmaz",
            );
            return Err(Failure::Usage(message.to_owned()));
        }
        if options.file.is_some() && (options.seed.is_some() || options.record) {
            let message = pick(
                lang,
                "a FILE is replayed: --seed and --record are for playing",
                "dosya yeniden oynatılır: --seed ve --record oynamak içindir",
            );
            return Err(Failure::Usage(message.to_owned()));
        }
        Ok(Some(options))
    }
}

/// Plays the match of a seed, every action drawn among the legal ones; player 0 deals first.
fn play_match(out: &mut dyn Write, options: &Options) -> io::Result<()> {
    let seed = options.seed.unwrap_or(0);
    let mut game = Match::new(Player::Zero);
    if options.record {
        writeln!(out, "{}", game.head())?;
    }
    for k in 0.. {
        let Ok(mut round) = game.start(Pack::from_seed(shuffle::deal_seed(seed, k))) else { break };
        round.play_out(&mut shuffle::choices(seed, k));
        if options.record {
            writeln!(out, "{round}")?;
        } else {
            two::write_round(out, &round, Some(&game), options.view, options.lang)?;
        }
        if game.record(&round).is_err() {
            break;
        }
    }
    if !options.record {
        two::write_outcome(out, &game, options.lang)?;
    }
    out.flush()
}

/// Replays a file. What is wrong in the file comes after what was read before it.
fn replay(out: &mut dyn Write, source: &Source, options: &Options) -> Result<Result<(), RecordError>, Failure> {
    let Options { view, lang, .. } = *options;
    if let Some(failure) = position::other_head(source, ["balayi-match1", "balayi1"], lang) {
        return Err(failure);
    }
    if source.begins_with("balayi-match1") {
        let mut file = MatchFile::new();
        for (at, line) in source.records() {
            let before = file.game().cloned();
            match file.read_line(line) {
                Ok(Some(round)) => two::write_round(out, &round, before.as_ref(), view, lang)?,
                Ok(None) => {}
                Err(LineError { error, .. }) => return Ok(Err(RecordError { at: at + error.at, ..error })),
            }
        }
        return match file.game() {
            Some(game) => Ok(Ok(two::write_outcome(out, game, lang)?)),
            None => Ok(Err(RecordError { at: source.text.len(), kind: Expected::BalayiMatch.into() })),
        };
    }
    for (at, line) in source.records() {
        match line.parse() {
            Ok(round) => two::write_round(out, &round, None, view, lang)?,
            Err(RecordError { at: within, kind, .. }) => return Ok(Err(RecordError { at: at + within, kind })),
        }
    }
    Ok(Ok(()))
}

/// Tells where a record is wrong and what could stand there.
fn mistake(source: &Source, error: RecordError, lang: Lang) -> Failure {
    let legal = alternatives(source, error, lang).map_or(String::new(), |legal| format!("\n{legal}"));
    Failure::Input(position::place(source, error.at, &position::why(error.message(lang), error.clause())) + &legal)
}

/// What could stand in a record instead of what is wrong in it: everything before is a position.
fn alternatives(source: &Source, error: RecordError, lang: Lang) -> Option<String> {
    let (at, line) = source.records().filter(|&(at, _)| at <= error.at).last()?;
    let round: Round = line.get(..error.at - at)?.parse().ok()?;
    let wrong_action =
        matches!(error.kind, RecordErrorKind::Illegal(_) | RecordErrorKind::Parse(ParseErrorKind::Expected(_)));
    let player = round.turn().filter(|_| wrong_action)?;
    let legal = round.legal_actions().iter().fold(String::new(), |legal, action| format!("{legal} {action}"));
    let declares = round.phase() == Phase::Declare;
    let may = pick(
        lang,
        format!("player {player} may {}:", if declares { "declare" } else { "play" }),
        format!("oyuncu {player} {}:", if declares { "söyleyebilir" } else { "oynayabilir" }),
    );
    Some(format!("  {may}{legal}"))
}
