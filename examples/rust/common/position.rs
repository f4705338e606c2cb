//! A round that is not over, shown to a person; and what is wrong with a record that is not legal.

use std::fmt::Display;

use king_rules::king::{RecordError, Round};
use king_rules::{CardSet, Lang, Rank, Suit};

use crate::cli::{Failure, Source, asked, pick};

/// How many columns a line may take.
const WIDTH: usize = 80;
/// How much of a token is shown.
const TOKEN: usize = 40;

/// Text broken into lines between words; `first` begins the first line, and the others stand under what follows it.
pub fn wrap(first: &str, text: &str) -> String {
    let indent = first.chars().count();
    let mut lines = first.to_owned();
    let mut column = indent;
    for word in text.split_whitespace() {
        let length = word.chars().count();
        if column > indent && column + 1 + length > WIDTH {
            lines += &format!("\n{:indent$}", "");
            column = indent;
        } else if column > indent {
            lines += " ";
            column += 1;
        }
        lines += word;
        column += length;
    }
    lines
}

/// A rank as it stands on a card.
pub fn rank(rank: Rank) -> &'static str {
    if rank == Rank::Ten { "10" } else { rank.text() }
}

/// The suits that are among cards, as a player sorts them, each with its cards.
pub fn suits(cards: CardSet) -> impl Iterator<Item = (Suit, CardSet)> {
    let all = Suit::ALL.into_iter().rev().map(move |suit| (suit, cards & suit.cards()));
    all.filter(|(_, cards)| !cards.is_empty())
}

/// Cards as a player sorts them: `♠K 10 2  ♥A`.
pub fn cards(cards: CardSet) -> String {
    let of_suit = |(suit, cards): (Suit, CardSet)| {
        let ranks = cards.iter().rev().map(|card| rank(card.rank()));
        format!("{}{}", suit.symbol(), ranks.collect::<Vec<_>>().join(" "))
    };
    suits(cards).map(of_suit).collect::<Vec<_>>().join("  ")
}

/// What the seat on turn may do, as records write it. Nothing for a round that is over.
pub fn legal(round: &Round, lang: Lang) -> String {
    let actions: Vec<_> = round.legal_actions().iter().map(|action| action.to_string()).collect();
    match actions.is_empty() {
        true => String::new(),
        false => wrap(pick(lang, "  legal:  ", "  olur:   "), &actions.join(" ")) + "\n",
    }
}

/// Who is to act, what lies on the table, and what that seat holds. Nothing for a round that is over.
pub fn position(round: &Round, lang: Lang) -> String {
    let Some(seat) = round.turn() else { return String::new() };
    let line = |label: &str, text: &str| format!("  {label:<7} {text}\n");
    let turn = format!("{} ({})", seat.name(lang), round.phase().name(lang));
    let trick = round.trick();
    let plays = trick.plays().map(|(by, card)| format!("{} {}", by.name(lang), cards(card.set())));
    let on_table = match round.placeable().is_empty() {
        true => plays.collect::<Vec<_>>().join(", "),
        false => cards(round.played()),
    };
    let table = match on_table.is_empty() {
        true => String::new(),
        false => line(pick(lang, "table:", "yerde:"), &on_table),
    };
    line(pick(lang, "turn:", "sıra:"), &turn) + &table + &line(pick(lang, "hand:", "elinde:"), &cards(round.hand(seat)))
}

/// Where a record that begins at `line` is wrong, in which token, why, and what would have been legal there: the record up to
/// that token is a position.
pub fn mistake(source: &Source, line: usize, error: RecordError, lang: Lang) -> Failure {
    let at = line + error.at;
    let mut message = place(source, at, &why(error.message(lang), error.clause()));
    let start = token_start(source, at);
    let before = source.text.get(..start).unwrap_or_default();
    let record = before.get(before.rfind('\n').map_or(0, |newline| newline + 1)..);
    let round = record.and_then(|record| record.parse::<Round>().ok()).filter(|round| round.turn().is_some());
    if let Some(round) = round {
        message += &format!("\n{}{}", position(&round, lang), legal(&round, lang));
    }
    Failure::Input(message.trim_end().to_owned())
}

/// Why, with the clause if it is by one.
pub fn why(message: impl Display, clause: &str) -> String {
    if clause.is_empty() { message.to_string() } else { format!("{message} ({clause})") }
}

/// What is wrong at a place of a text: `FILE:LINE:COLUMN: TOKEN: why`.
pub fn place(source: &Source, at: usize, why: &str) -> String {
    let (before, rest) = source.text.split_at_checked(at).unwrap_or((&source.text, ""));
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().map_or(0, |line| line.chars().count()) + 1;
    let start = token_start(source, at);
    let length = rest.find([' ', '\t', '\r', '\n']).unwrap_or(rest.len());
    let token = source.text.get(start..at + length).unwrap_or_default();
    let token = match token {
        "" => pick(asked(), "end of line", "satır sonu").to_owned(),
        // Of a long one the part at the column.
        _ if token.chars().count() > TOKEN => {
            let part: String = rest.get(..length).unwrap_or_default().chars().take(TOKEN).collect();
            let before = if at > start { "…" } else { "" };
            format!("{before}{}", part.escape_debug())
        }
        _ => token.escape_debug().to_string(),
    };
    format!("{}:{line}:{column}: {token}: {why}", source.name)
}

/// Where the token begins that stands at a place.
fn token_start(source: &Source, at: usize) -> usize {
    let before = source.text.get(..at).unwrap_or(&source.text);
    before.rfind([' ', '\t', '\n']).map_or(0, |space| space + 1)
}

/// A text that begins with another word than the heads which are read.
pub fn other_head(source: &Source, heads: [&str; 2], lang: Lang) -> Option<Failure> {
    let (at, line) = source.records().next()?;
    let word = line.split_whitespace().next().filter(|word| !word.contains('\0'))?;
    if heads.iter().any(|head| head.eq_ignore_ascii_case(word)) {
        return None;
    }
    let [file, round] = heads;
    let why = pick(lang, format!("expected {file} or {round}"), format!("{file} veya {round} bekleniyordu"));
    Some(Failure::Input(place(source, at + line.len() - line.trim_start().len(), &why)))
}
