//! A round of Balayı kingi as the players see it, action by action, and the match that it belongs to.

use std::io::{self, Write};

use king_rules::balayi::{Action, Match, Outcome, Phase, Pile, Player, Revealed, Round, RoundResult, View};
use king_rules::{CardSet, Lang};

use crate::cli::pick;
use crate::report::signed;

/// What the signs of a table mean.
fn legend(lang: Lang) -> &'static str {
    pick(
        lang,
        "
  ♣4*  an open card on a closed one    ♣4  an open card alone    |  the hand
  ##   a closed card                   --  both are played",
        "
  ♣4*  kapalı kartın üstünde açık kart  ♣4  yalnız açık kart     |  el kartları
  ##   kapalı kart                      --  ikisi de oynandı",
    )
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
            Self::Both([zero, one]) => pick_of(player, zero, one),
            Self::One(view) => view,
        };
        match view.held(player) {
            count if !view.unlocked(player) => Hand::Locked(count),
            count => view.hand(player).map_or(Hand::Hidden(count), Hand::Seen),
        }
    }

    fn show(&self, out: &mut dyn Write, lang: Lang) -> io::Result<()> {
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
                Hand::Locked(count) => pick(lang, format!("{count} locked cards"), format!("{count} kilitli kart")),
                Hand::Hidden(count) => "?? ".repeat(count.into()),
                Hand::Seen(cards) => cards_text(cards),
            };
            writeln!(out, "{}", format!("{line} | {hand}").trim_end())?;
        }
        Ok(())
    }
}

fn pick_of<T>(player: Player, zero: T, one: T) -> T {
    if player == Player::Zero { zero } else { one }
}

/// How a sentence begins with a player: `Player 0`, `Oyuncu 0`.
fn begins_with(player: Player, lang: Lang) -> String {
    pick(lang, format!("Player {player}"), format!("Oyuncu {player}"))
}

/// Shows a round from its beginning: the same record again, action by action. `game` is the match before it. Only what
/// the watcher sees is shown; the round itself is the server.
pub fn write_round(
    out: &mut dyn Write,
    shown: &Round,
    game: Option<&Match>,
    viewer: Option<Player>,
    lang: Lang,
) -> io::Result<()> {
    let mut round = Round::new(shown.pack(), shown.dealer(), shown.unused()).map_err(io::Error::other)?;
    let mut watcher = Watcher::new(&round, viewer);
    let number = game.map_or(String::new(), |game| {
        let number = game.results().count() + 1;
        pick(lang, format!("Round {number} of 10: "), format!("Oyun {number}/10: "))
    });
    let (dealer, declarer) = (round.declarer().other(), round.declarer());
    let who = pick(
        lang,
        format!("player {dealer} deals, player {declarer} declares"),
        format!("oyuncu {dealer} dağıtır, oyuncu {declarer} kozu söyler"),
    );
    writeln!(out, "{}\n{number}{who}", "=".repeat(78))?;
    if game.is_none_or(|game| game.results().count() == 0) {
        writeln!(out, "{}", legend(lang))?;
    }
    writeln!(out)?;
    watcher.show(out, lang)?;
    for (player, action) in shown.actions() {
        write_choice(out, watcher.choice(), lang)?;
        let before = Player::ALL.map(|player| watcher.any().unlocked(player));
        // A server is told who acts, and checks it.
        let revealed = round.apply_as(player, action).map_err(io::Error::other)?;
        watcher.follow(action, &revealed)?;
        let seen = watcher.any();
        match action {
            Action::Declare(denomination) => {
                let (name, weight) = (denomination.name(lang), denomination.weight());
                let who = begins_with(declarer, lang);
                let declares = pick(
                    lang,
                    format!("{who} declares {name} (weight {weight})."),
                    format!("{who} söyler: {name} (katsayı {weight})."),
                );
                writeln!(out, "\n{declares}\n")?;
                watcher.show(out, lang)?;
                let who = seen.turn().map_or(String::new(), |leader| begins_with(leader, lang));
                writeln!(out, "\n{who} {}\n", pick(lang, "leads first.", "başlar."))?;
            }
            // The lead is shown with the answer.
            Action::Play(_) if !seen.trick().is_empty() => {}
            Action::Play(_) => {
                write_last_trick(out, seen, lang)?;
                for (player, before) in Player::ALL.into_iter().zip(before) {
                    if seen.unlocked(player) && !before {
                        write_unlocked(out, seen, player, lang)?;
                    }
                }
                if seen.phase() == Phase::Play {
                    watcher.show(out, lang)?;
                    writeln!(out)?;
                }
            }
        }
    }
    let seen = watcher.any();
    if let Some(result) = seen.result() {
        return write_result(out, &result, game, lang);
    }
    if let Some((leader, lead)) = seen.trick().plays().next() {
        let leads = pick(lang, "leads", "yürür:");
        writeln!(out, "{:>3}.  {leader} {leads} {lead:#}", seen.tricks().len() + 1)?;
    }
    write_choice(out, watcher.choice(), lang)?;
    let turn = seen.turn().map_or("?", Player::text);
    let ends = pick(
        lang,
        format!("The record ends here: player {turn} is to act."),
        format!("Kayıt burada bitiyor: sıra oyuncu {turn}'{}.", if turn == "0" { "da" } else { "de" }),
    );
    writeln!(out, "{ends}\n")
}

/// Why a player may see its hand from now on.
fn write_unlocked(out: &mut dyn Write, seen: &View, player: Player, lang: Lang) -> io::Result<()> {
    let won = seen.last_trick().is_some_and(|trick| trick.winner(seen.trump()) == Some(player));
    let why = match won {
        true => pick(lang, "its first trick, B4.2", "aldığı ilk el, B4.2"),
        false => pick(lang, "no table card left, B4.3", "yerde kartı kalmadı, B4.3"),
    };
    let opens = pick(lang, format!("player {player} opens its hand"), format!("oyuncu {player} el kartlarını açar"));
    writeln!(out, "      {opens} ({why})")
}

fn write_choice(out: &mut dyn Write, cards: CardSet, lang: Lang) -> io::Result<()> {
    match cards.is_empty() {
        true => Ok(()),
        false => {
            let may = pick(lang, "you may play", "oynayabilirsiniz:");
            writeln!(out, "      {may}  {}", cards_text(cards).trim_end())
        }
    }
}

fn cards_text(cards: CardSet) -> String {
    cards.iter().map(|card| format!("{card:#} ")).collect()
}

fn write_last_trick(out: &mut dyn Write, seen: &View, lang: Lang) -> io::Result<()> {
    let Some(trick) = seen.last_trick() else { return Ok(()) };
    let verbs = pick(lang, ["leads", "plays"], ["yürür:", "oynar:"]);
    let words = trick.plays().zip(verbs).map(|((player, card), word)| format!("{player} {word} {card:#}"));
    let winner = trick.winner(seen.trump()).map_or("?", Player::text);
    let takes = pick(lang, format!("{winner} takes it"), format!("{winner} alır"));
    let played = format!("{}: {takes}", words.collect::<Vec<_>>().join(", "));
    let ([zero, one], tricks) = (seen.taken(), pick(lang, "tricks", "eller"));
    writeln!(out, "{:>3}.  {played:<44} {tricks} {zero:>2} : {one}", seen.tricks().len())
}

fn write_result(out: &mut dyn Write, result: &RoundResult, game: Option<&Match>, lang: Lang) -> io::Result<()> {
    let ([a, b], [zero, one]) = (result.taken, result.scores());
    let (name, zero_score, one_score) = (result.denomination.name(lang), signed(zero), signed(one));
    let came_to = pick(
        lang,
        format!("Tricks {a} : {b} in {name}, scores {zero_score} : {one_score}"),
        format!("{name}: eller {a} : {b}, puanlar {zero_score} : {one_score}"),
    );
    writeln!(out, "\n{came_to}")?;
    if let Some([before_zero, before_one]) = game.map(Match::totals) {
        let totals = pick(lang, "Totals", "Toplam");
        writeln!(out, "{totals} {} : {}", signed(before_zero + zero), signed(before_one + one))?;
    }
    writeln!(out)
}

/// The rounds of a match in a table, and how it ended.
pub fn write_outcome(out: &mut dyn Write, game: &Match, lang: Lang) -> io::Result<()> {
    let head = pick(
        lang,
        "round  declarer  declaration     tricks     scores      totals",
        " oyun  söyleyen  koz             eller      puanlar     toplam",
    );
    writeln!(out, "{}\n{head}", "=".repeat(78))?;
    let pair = |zero: String, one: String| format!("{zero:>4} : {one:<5}");
    for (i, (result, [total_zero, total_one])) in game.results().zip(game.running().skip(1)).enumerate() {
        let (declarer, name) = (result.declarer, result.denomination.name(lang));
        let ([a, b], [zero, one]) = (result.taken, result.scores());
        let tricks = pair(a.to_string(), b.to_string());
        let scores = pair(signed(zero), signed(one));
        let totals = pair(signed(total_zero), signed(total_one));
        let line = format!("{:>5}  {declarer:>8}  {name:<11} {tricks}{scores}{totals}", i + 1);
        writeln!(out, "{}", line.trim_end())?;
    }
    let end = match game.outcome() {
        Some(Outcome::Won(player)) => {
            let who = begins_with(player, lang);
            pick(lang, format!("{who} wins the match."), format!("{who} maçı kazandı."))
        }
        Some(Outcome::Draw) => pick(lang, "The match is a draw.", "Maç berabere.").to_owned(),
        None => pick(lang, "The match is not over.", "Maç bitmedi.").to_owned(),
    };
    writeln!(out, "\n{end}")
}
