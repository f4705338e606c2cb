//! Plays or replays a match of Balayı kingi and shows the table as the players see it. Try
//! `cargo run --release --example balayi -- --seed 7 --view 0`.

use std::io::{self, Write};
use std::process::ExitCode;

use common::cli::{self, Failure, Source};
use king_rules::balayi::{
    Action, LineError, Match, MatchFile, Outcome, Pack, Phase, Pile, Player, RecordError, RecordErrorKind, Revealed,
    Round, RoundResult, View,
};
use king_rules::{CardSet, Expected, Lang, ParseErrorKind, shuffle};

const HELP: &str = "\
Plays a match of Balayi kingi at random, or replays one, and shows the table.

usage: balayi [--seed N] [--view 0|1] [--record]
       balayi [--view 0|1] FILE

  --seed N     play the match of this seed (default 0)
  --view 0|1   show only what this player may see
  --record     print only the records: a FILE to replay
  FILE         a match file, or records of rounds, one a line; - is stdin
  --help       this text";

const LEGEND: &str = "
  ♣4*  an open card on a closed one    ♣4  an open card alone    |  the hand
  ##   a closed card                   --  both are played";

fn main() -> ExitCode {
    cli::run("balayi", |out| {
        let Some(options) = Options::parse()? else { return Ok(writeln!(out, "{HELP}")?) };
        let Some(file) = &options.file else { return Ok(play_match(out, &options)?) };
        let source = Source::read(file)?;
        replay(out, &source, &options)?.map_err(|error| mistake(&source, error))
    })
}

#[derive(Default)]
struct Options {
    seed: Option<u64>,
    view: Option<Player>,
    record: bool,
    file: Option<std::path::PathBuf>,
}

impl Options {
    /// `None` when only help is wanted.
    fn parse() -> Result<Option<Self>, lexopt::Error> {
        use lexopt::prelude::*;
        let mut options = Self::default();
        let mut arguments = lexopt::Parser::from_env();
        while let Some(argument) = arguments.next()? {
            match argument {
                Long("seed") => options.seed = Some(arguments.value()?.parse()?),
                Long("view") => options.view = Some(arguments.value()?.parse()?),
                Long("record") => options.record = true,
                Short('h') | Long("help") => return Ok(None),
                Value(file) if options.file.is_none() => options.file = Some(file.into()),
                _ => return Err(argument.unexpected()),
            }
        }
        if options.record && options.view.is_some() {
            return Err("--record prints all cards: it does not go with --view".into());
        }
        if options.file.is_some() && (options.seed.is_some() || options.record) {
            return Err("a FILE is replayed: --seed and --record are for playing".into());
        }
        Ok(Some(options))
    }
}

/// Plays the match of a seed, every action drawn among the legal ones; player 0 deals first.
fn play_match(mut out: &mut dyn Write, options: &Options) -> io::Result<()> {
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
            show_round(&mut out, &round, Some(&game), options.view)?;
        }
        if game.record(&round).is_err() {
            break;
        }
    }
    if !options.record {
        show_outcome(&mut out, &game)?;
    }
    out.flush()
}

/// Replays a file. What is wrong in the file comes after what was read before it.
fn replay(mut out: &mut dyn Write, source: &Source, options: &Options) -> io::Result<Result<(), RecordError>> {
    let is_match = source.begins_with("balayi-match1");
    if is_match || source.records().next().is_none() {
        let mut file = MatchFile::new();
        for (at, line) in source.records() {
            let before = file.game().cloned();
            match file.read_line(line) {
                Ok(Some(round)) => show_round(&mut out, &round, before.as_ref(), options.view)?,
                Ok(None) => {}
                Err(LineError { error, .. }) => return Ok(Err(RecordError { at: at + error.at, ..error })),
            }
        }
        return match file.game() {
            Some(game) => Ok(Ok(show_outcome(&mut out, game)?)),
            None => Ok(Err(RecordError { at: source.text.len(), kind: Expected::BalayiMatch.into() })),
        };
    }
    for (at, line) in source.records() {
        match line.parse() {
            Ok(round) => show_round(&mut out, &round, None, options.view)?,
            Err(RecordError { at: within, kind, .. }) => return Ok(Err(RecordError { at: at + within, kind })),
        }
    }
    Ok(Ok(()))
}

/// Where a record is wrong, and what could stand there.
fn mistake(source: &Source, error: RecordError) -> Failure {
    let (line, column) = error.line_column(&source.text);
    let legal = alternatives(source, error).map_or(String::new(), |legal| format!("\n{legal}"));
    Failure::Input(format!("balayi: {}, line {line}, column {column}: {}{legal}", source.name, error.kind))
}

/// What could stand in a record instead of what is wrong in it: everything before is a position.
fn alternatives(source: &Source, error: RecordError) -> Option<String> {
    let (at, line) = source.records().filter(|&(at, _)| at <= error.at).last()?;
    let round: Round = line.get(..error.at - at)?.parse().ok()?;
    let wrong_action =
        matches!(error.kind, RecordErrorKind::Illegal(_) | RecordErrorKind::Parse(ParseErrorKind::Expected(_)));
    let player = round.turn().filter(|_| wrong_action)?;
    let legal = round.legal_actions().iter().fold(String::new(), |legal, action| format!("{legal} {action}"));
    let verb = if round.phase() == Phase::Declare { "declare" } else { "play" };
    Some(format!("  player {player} may {verb}:{legal}"))
}

/// A hand, as the watcher sees it.
enum Hand {
    /// Nobody sees it, with that many cards.
    Locked(u8),
    /// Its owner sees it, but the viewer does not.
    Hidden(u8),
    Seen(CardSet),
}

/// Who watches a round: both players, each with its own view; or one of them.
enum Watcher {
    Both([View; 2]),
    One(View),
}

impl Watcher {
    fn new(round: &Round, viewer: Option<Player>) -> Self {
        match viewer {
            Some(viewer) => Self::One(round.view(viewer)),
            None => Self::Both(Player::ALL.map(|player| round.view(player))),
        }
    }

    /// Lets the views follow the round, as a server would: with the action, and the cards that it turns up for each.
    fn follow(&mut self, action: Action, revealed: &Revealed) -> io::Result<()> {
        let views = match self {
            Self::Both(views) => &mut views[..],
            Self::One(view) => std::slice::from_mut(view),
        };
        let seen = |view: &View| revealed.to(Some(view.viewer())).to_vec();
        views.iter_mut().try_for_each(|view| view.apply(action, &seen(view)).map_err(io::Error::other))
    }

    /// A view to ask what both players see.
    fn any(&self) -> &View {
        match self {
            Self::Both([view, _]) | Self::One(view) => view,
        }
    }

    /// The choice of the one who watches.
    fn choice(&self) -> CardSet {
        match self {
            Self::Both(_) => CardSet::EMPTY,
            Self::One(view) => view.legal_cards(),
        }
    }

    fn hand(&self, player: Player) -> Hand {
        let view = match self {
            Self::Both([zero, one]) => {
                if player == Player::Zero {
                    zero
                } else {
                    one
                }
            }
            Self::One(view) => view,
        };
        match view.held(player) {
            count if !view.unlocked(player) => Hand::Locked(count),
            count => view.hand(player).map_or(Hand::Hidden(count), Hand::Seen),
        }
    }

    fn show(&self, out: &mut impl Write) -> io::Result<()> {
        for player in Player::ALL {
            let mut line = format!("  {player} ");
            for (i, pile) in self.any().piles(player).into_iter().enumerate() {
                let card = match pile {
                    Pile { open: Some(card), closed: true } => format!("{card:#}*"),
                    Pile { open: Some(card), closed: false } => format!("{card:#}"),
                    Pile { open: None, closed: true } => "##".to_string(),
                    Pile { open: None, closed: false } => "--".to_string(),
                };
                line += &format!("{}{card:<4}", if i == 5 { "  " } else { " " });
            }
            let hand = match self.hand(player) {
                Hand::Locked(count) => format!("{count} locked cards"),
                Hand::Hidden(count) => "?? ".repeat(count.into()),
                Hand::Seen(cards) => cards_text(cards),
            };
            writeln!(out, "{}", format!("{line} | {hand}").trim_end())?;
        }
        Ok(())
    }
}

/// Shows a round from its beginning: the same record again, action by action. `game` is the match before it. Only what
/// the watcher sees is shown; the round itself is the server.
fn show_round(out: &mut impl Write, shown: &Round, game: Option<&Match>, viewer: Option<Player>) -> io::Result<()> {
    let mut round = Round::new(shown.pack(), shown.dealer(), shown.unused()).map_err(io::Error::other)?;
    let mut watcher = Watcher::new(&round, viewer);
    let number = game.map_or(String::new(), |game| format!("Round {} of 10: ", game.results().count() + 1));
    let declarer = round.declarer();
    writeln!(out, "{}\n{number}player {} deals, player {declarer} declares", "=".repeat(78), declarer.other())?;
    if game.is_none_or(|game| game.results().count() == 0) {
        writeln!(out, "{LEGEND}")?;
    }
    writeln!(out)?;
    watcher.show(out)?;
    for (player, action) in shown.actions() {
        show_choice(out, watcher.choice())?;
        let before = Player::ALL.map(|player| watcher.any().unlocked(player));
        // A server knows who acts, and checks it.
        let revealed = round.apply_as(player, action).map_err(io::Error::other)?;
        watcher.follow(action, &revealed)?;
        let seen = watcher.any();
        match action {
            Action::Declare(denomination) => {
                let (name, weight) = (denomination.name(Lang::En), denomination.weight());
                writeln!(out, "\nPlayer {declarer} declares {name} (weight {weight}).\n")?;
                watcher.show(out)?;
                let leader = seen.turn().map_or("?", Player::text);
                writeln!(out, "\nPlayer {leader} leads first.\n")?;
            }
            // The lead is shown with the answer.
            Action::Play(_) if !seen.trick().is_empty() => {}
            Action::Play(_) => {
                show_last_trick(out, seen)?;
                for (player, before) in Player::ALL.into_iter().zip(before) {
                    if seen.unlocked(player) && !before {
                        let won = seen.last_trick().is_some_and(|trick| trick.winner(seen.trump()) == Some(player));
                        let why = if won { "its first trick, B4.2" } else { "no table card left, B4.3" };
                        writeln!(out, "      player {player} opens its hand ({why})")?;
                    }
                }
                if seen.phase() == Phase::Play {
                    watcher.show(out)?;
                    writeln!(out)?;
                }
            }
        }
    }
    let seen = watcher.any();
    if let Some(result) = seen.result() {
        return show_result(out, &result, game);
    }
    if let Some((leader, lead)) = seen.trick().plays().next() {
        writeln!(out, "{:>3}.  {leader} leads {lead:#}", seen.tricks().len() + 1)?;
    }
    show_choice(out, watcher.choice())?;
    writeln!(out, "The record ends here: player {} is to act.\n", seen.turn().map_or("?", Player::text))
}

fn show_choice(out: &mut impl Write, cards: CardSet) -> io::Result<()> {
    if cards.is_empty() { Ok(()) } else { writeln!(out, "      you may play  {}", cards_text(cards).trim_end()) }
}

fn cards_text(cards: CardSet) -> String {
    cards.iter().map(|card| format!("{card:#} ")).collect()
}

fn show_last_trick(out: &mut impl Write, seen: &View) -> io::Result<()> {
    let Some(trick) = seen.last_trick() else { return Ok(()) };
    let words = trick.plays().zip(["leads", "plays"]).map(|((player, card), word)| format!("{player} {word} {card:#}"));
    let winner = trick.winner(seen.trump()).map_or("?", Player::text);
    let played = format!("{}: {winner} takes it", words.collect::<Vec<_>>().join(", "));
    let [zero, one] = seen.taken();
    writeln!(out, "{:>3}.  {played:<44} tricks {zero:>2} : {one}", seen.tricks().len())
}

/// A score with its sign, but for 0.
fn signed(score: i32) -> String {
    if score == 0 { "0".to_string() } else { format!("{score:+}") }
}

fn show_result(out: &mut impl Write, result: &RoundResult, game: Option<&Match>) -> io::Result<()> {
    let ([a, b], [zero, one]) = (result.taken, result.scores());
    let name = result.denomination.name(Lang::En);
    writeln!(out, "\nTricks {a} : {b} in {name}, scores {} : {}", signed(zero), signed(one))?;
    if let Some([before_zero, before_one]) = game.map(Match::totals) {
        writeln!(out, "Totals {} : {}", signed(before_zero + zero), signed(before_one + one))?;
    }
    writeln!(out)
}

fn show_outcome(out: &mut impl Write, game: &Match) -> io::Result<()> {
    writeln!(out, "{}\nround  declarer  declaration     tricks     scores      totals", "=".repeat(78))?;
    let pair = |zero: String, one: String| format!("{zero:>4} : {one:<5}");
    for (i, (result, [total_zero, total_one])) in game.results().zip(game.running().skip(1)).enumerate() {
        let (declarer, name) = (result.declarer, result.denomination.name(Lang::En));
        let ([a, b], [zero, one]) = (result.taken, result.scores());
        let tricks = pair(a.to_string(), b.to_string());
        let scores = pair(signed(zero), signed(one));
        let totals = pair(signed(total_zero), signed(total_one));
        let line = format!("{:>5}  {declarer:>8}  {name:<11} {tricks}{scores}{totals}", i + 1);
        writeln!(out, "{}", line.trim_end())?;
    }
    match game.outcome() {
        Some(Outcome::Won(player)) => writeln!(out, "\nPlayer {player} wins the match."),
        Some(Outcome::Draw) => writeln!(out, "\nThe match is a draw."),
        None => writeln!(out, "\nThe match is not over."),
    }
}
