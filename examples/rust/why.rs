//! Why an action may or may not be done, in a sentence with the clause of the rulebook.
//!
//! ```text
//! cargo run --release --example why -- [--lang en|tr] RECORD ACTION
//! ```
//!
//! RECORD is a round up to the point asked about: a `king1` record as one argument, a file of which the last record
//! counts, or `-` for stdin. ACTION is a card or anything else that a seat can do, as records write it. Without
//! arguments a few questions about a round of Rıfkı are asked and answered.
//!
//! What it shows of the library: a prefix of a record is a position; [`Round::why_not`] returns the law that an action
//! breaks, with its sentence in both languages; and why an action *may* be done follows from the same functions.

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use common::cli::{self, Failure, Source, pick};
use common::position;
use king_rules::king::{Action, Contract, ContractKind, Duties, HouseRules, Phase, RifkiVoid, Round, Seat, SeatSet};
use king_rules::{Card, CardSet, Lang, ParseError, Suit};
use lexopt::prelude::*;

const HELP: &str = "\
Explains why an action may or may not be done in a round of Konturlu King.

Usage: why [--lang en|tr] RECORD ACTION

  RECORD       the round so far: a record in one argument ('king1 ...'), a file
               of which the last record counts, or - for stdin
  ACTION       a card (SA) or another action (pass, iyi, kontur:N, koz:S ...)
  --lang L     en (default) or tr
";

/// Rıfkı: South, asked to follow diamonds, holds none.
const DEMONSTRATION: &str = "king1 N:AQT.652.K986.K76 J4.Q874.AQ3.AQJ4 K98763.KT9..T985 52.AJ3.JT7542.32 N all - \
    rifki keep keep keep keep iyi kontur:E iyi iyi D6 D3";
const QUESTIONS: [&str; 4] = ["H9", "HK", "S3", "D9"];

fn main() -> ExitCode {
    cli::run("why", |out| {
        let mut lang = Lang::En;
        let mut values: Vec<OsString> = Vec::new();
        let mut arguments = lexopt::Parser::from_env();
        while let Some(argument) = arguments.next()? {
            match argument {
                Short('h') | Long("help") => return Ok(out.write_all(HELP.as_bytes())?),
                Long("lang") => lang = cli::lang(&arguments.value()?)?,
                Value(value) if values.len() < 2 => values.push(value),
                _ => return Err(argument.unexpected().into()),
            }
        }
        match values.as_slice() {
            [] => demonstrate(out, lang),
            [record, action] => {
                let source = source(record)?;
                let round = last_round(&source, lang)?;
                write!(out, "{}", position::position(&round, lang))?;
                Ok(write!(out, "\n{}", answer(&round, &action.to_string_lossy(), lang)?)?)
            }
            _ => Err(Failure::Usage(
                pick(lang, "a record and an action are needed", "bir kayıt ve bir hamle gerekli").to_owned(),
            )),
        }
    })
}

fn demonstrate(out: &mut dyn Write, lang: Lang) -> Result<(), Failure> {
    let source = Source::new("demonstration".to_owned(), DEMONSTRATION);
    let round = last_round(&source, lang)?;
    write!(out, "{}\n\n{}", position::wrap("", DEMONSTRATION), position::position(&round, lang))?;
    for question in QUESTIONS {
        write!(out, "\n{question}?\n{}", answer(&round, question, lang)?)?;
    }
    Ok(())
}

/// The text of a record itself, or of the file that holds it.
fn source(argument: &OsString) -> Result<Source, Failure> {
    match argument.to_str() {
        Some(text) if Source::new(String::new(), text).begins_with("king1") => {
            Ok(Source::new(pick(cli::asked(), "record", "kayıt").to_owned(), text))
        }
        _ => Source::read(argument.as_ref()),
    }
}

fn last_round(source: &Source, lang: Lang) -> Result<Round, Failure> {
    let (at, line) = source.records().last().ok_or_else(|| source.no_record())?;
    line.parse().map_err(|error| position::mistake(source, at, error, lang))
}

/// The sentence, and after a refusal what would be legal.
fn answer(round: &Round, action: &str, lang: Lang) -> Result<String, Failure> {
    let wrong = |error: ParseError| Failure::Usage(format!("{action}: {}", error.message(lang)));
    let action = round.table().parse_action(action).map_err(wrong)?;
    let illegal = round.why_not(action);
    let verdict = verdict(round.turn(), action, illegal.is_none(), lang);
    let Some(illegal) = illegal else {
        return Ok(position::wrap("", &format!("{verdict}{}.", why(round, action, lang))) + "\n");
    };
    let sentence = format!("{verdict}: {} ({}).", illegal.message(lang), illegal.clause());
    Ok(format!("{}\n{}", position::wrap("", &sentence), position::legal(round, lang)))
}

/// "East may not play the nine of spades".
fn verdict(seat: Option<Seat>, action: Action, may: bool, lang: Lang) -> String {
    let Some(seat) = seat.map(|seat| seat.name(lang)) else {
        return format!("{} {}", pick(lang, "Nobody", "Kimse"), deed(action, may, lang));
    };
    format!("{seat} {}", deed(action, may, lang))
}

fn deed(action: Action, may: bool, lang: Lang) -> String {
    match lang {
        Lang::Tr => turkish(action, may),
        _ => format!("{} {}", if may { "may" } else { "may not" }, english(action)),
    }
}

fn english(action: Action) -> String {
    match action {
        Action::Play(card) => format!("play the {}", card.name(Lang::En)),
        Action::Pass => "pass".to_owned(),
        Action::Declare(contract) => format!("declare {}", contract.name(Lang::En)),
        Action::Keep => "keep the round".to_owned(),
        Action::Annul => "annul the round".to_owned(),
        Action::Kontur(on) if !on.is_empty() => format!("double {}", list(on, |seat| seat.name(Lang::En), " and ")),
        Action::Sur(on) if !on.is_empty() => format!("redouble {}", list(on, |seat| seat.name(Lang::En), " and ")),
        Action::Iyi | Action::Kontur(_) | Action::Sur(_) => "say iyi".to_owned(),
    }
}

fn turkish(action: Action, may: bool) -> String {
    let (object, can, cannot) = match action {
        Action::Play(card) => {
            // "maça ası" ends in the vowel that its object case repeats: "maça asını".
            let name = card.name(Lang::Tr).to_string();
            let vowel: String = name.chars().rev().take(1).collect();
            (format!("{name}n{vowel}"), "oynayabilir", "oynayamaz")
        }
        Action::Pass => ("pas".to_owned(), "geçebilir", "geçemez"),
        Action::Declare(contract) => (contract.name(Lang::Tr).to_string(), "söyleyebilir", "söyleyemez"),
        Action::Keep => ("devam".to_owned(), "diyebilir", "diyemez"),
        Action::Annul => ("oyunu".to_owned(), "bozabilir", "bozamaz"),
        Action::Kontur(on) if !on.is_empty() => (list(on, dative, " ve "), "kontur çekebilir", "kontur çekemez"),
        Action::Sur(on) if !on.is_empty() => (list(on, accusative, " ve "), "sürebilir", "süremez"),
        Action::Iyi | Action::Kontur(_) | Action::Sur(_) => ("iyi".to_owned(), "diyebilir", "diyemez"),
    };
    format!("{object} {}", if may { can } else { cannot })
}

/// Seats one after another, the last two joined by "and".
fn list(seats: SeatSet, name: impl Fn(Seat) -> &'static str, and: &str) -> String {
    let names: Vec<_> = seats.iter().map(name).collect();
    match names.as_slice() {
        [first @ .., last] if !first.is_empty() => format!("{}{and}{last}", first.join(", ")),
        _ => names.concat(),
    }
}

const fn dative(seat: Seat) -> &'static str {
    match seat {
        Seat::North => "Kuzey'e",
        Seat::East => "Doğu'ya",
        Seat::South => "Güney'e",
        Seat::West => "Batı'ya",
    }
}

const fn accusative(seat: Seat) -> &'static str {
    match seat {
        Seat::North => "Kuzey'i",
        Seat::East => "Doğu'yu",
        Seat::South => "Güney'i",
        Seat::West => "Batı'yı",
    }
}

/// Why a legal action may be done: what follows the verdict, with the clause.
fn why(round: &Round, action: Action, lang: Lang) -> String {
    let penalty = round.contract().is_some_and(|contract| contract.kind().is_penalty());
    let (text, clause) = match action {
        Action::Play(card) => return why_card(round, card, lang),
        Action::Pass if is_first_in_durt(round) => {
            (pick(lang, "it holds no card of the start rank", "elinde başlangıç kartı yok"), "K8.1")
        }
        Action::Pass => (pick(lang, "it holds no card that can be placed", "elinde oynayabileceği kart yok"), "K8.3"),
        Action::Declare(_) => (pick(lang, "it has not declared this before", "bu oyunu daha önce söylemedi"), "K2.3"),
        Action::Keep => (
            pick(lang, "all are asked, and nobody has to annul", "herkese sorulur, kimse bozmak zorunda değil"),
            "K4.3",
        ),
        Action::Annul => (pick(lang, "its only heart is the king or the ace", "tek kupası papaz ya da as"), "K4.1"),
        Action::Kontur(on) if !on.is_empty() && penalty => {
            (pick(lang, "anybody but oneself may be doubled", "kendinden başka herkese kontur çekilebilir"), "K5.2")
        }
        Action::Kontur(on) if !on.is_empty() => {
            (pick(lang, "the declarer may be doubled", "deklerana kontur çekilebilir"), "K5.3")
        }
        Action::Sur(on) if !on.is_empty() => (
            pick(
                lang,
                "whoever has doubled a seat, and is not doubled by it, may be redoubled by it",
                "kontur çeken, kendisine kontur çekilmemişse sürülebilir",
            ),
            "K6.1",
        ),
        Action::Iyi | Action::Kontur(_) | Action::Sur(_) => match round.phase() {
            Phase::Sur => (pick(lang, "nobody has to redouble", "kimse sürmek zorunda değil"), "K6.1"),
            _ => (pick(lang, "nobody has to double", "kimse kontur çekmek zorunda değil"), "K5.2"),
        },
    };
    format!(": {text} ({clause})")
}

/// Whether the declarer is to begin a round of dürt.
fn is_first_in_durt(round: &Round) -> bool {
    !round.actions().any(|(_, action)| matches!(action, Action::Play(_) | Action::Pass))
}

fn why_card(round: &Round, card: Card, lang: Lang) -> String {
    let Some(duties) = round.duties() else { return why_placed(round, card, lang) };
    let hand = round.turn().map_or(CardSet::EMPTY, |seat| round.hand(seat));
    match duties.trick.led() {
        None => why_led(&duties, hand, card, lang),
        Some(led) if led == card.suit() => {
            let suit = led.name(lang);
            pick(
                lang,
                format!(": {suit} were led, and the card follows suit (K7.2)"),
                format!(": {suit} yürüdü, bu kart da {suit} (K7.2)"),
            )
        }
        Some(led) => why_discarded(&duties, hand, card, led, lang),
    }
}

/// A card placed in dürt.
fn why_placed(round: &Round, card: Card, lang: Lang) -> String {
    let starts = matches!(round.contract(), Some(Contract::Durt(start)) if start == card.rank());
    let (text, clause) = match starts {
        true if is_first_in_durt(round) => (
            pick(lang, "the declarer begins with a card of the start rank", "dekleran başlangıç kartıyla başlar"),
            "K8.1",
        ),
        true => (pick(lang, "it is of the start rank and opens its suit", "başlangıç kartı, rengini açar"), "K8.2"),
        false => (pick(lang, "it is the next card of an open row", "açık bir dizinin sıradaki kartı"), "K8.2"),
    };
    format!(": {text} ({clause})")
}

/// The first card of a trick.
fn why_led(duties: &Duties, hand: CardSet, card: Card, lang: Lang) -> String {
    let kind = duties.contract.kind();
    let hearts_wait = matches!(kind, ContractKind::KupaAlmaz | ContractKind::Rifki);
    let heart = card.suit() == Suit::Hearts;
    let (text, clause) = match duties.contract {
        Contract::Koz(trump) if trump == card.suit() => {
            (pick(lang, "trumps may be led at any time", "koz her zaman yürünebilir"), "K7.3")
        }
        _ if hearts_wait && heart && duties.hearts_open => {
            (pick(lang, "a heart has been played, so hearts may be led", "kupa çıktı, kupa yürünebilir"), "K7.6")
        }
        Contract::KupaAlmaz if heart => {
            (pick(lang, "only hearts are left, and it is the highest", "elde yalnız kupa kaldı, en büyüğü bu"), "K7.7")
        }
        Contract::Rifki if heart => {
            (pick(lang, "only hearts are left, and any may be led", "elde yalnız kupa kaldı, istediğini yürür"), "K7.7")
        }
        _ if hearts_wait && !duties.hearts_open && hand.meets(Suit::Hearts.cards()) => (
            pick(lang, "hearts may not be led yet, and this is none", "daha kupa yürünmez, bu kart da kupa değil"),
            "K7.6",
        ),
        _ => (pick(lang, "it leads the trick, and nothing bars this card", "eli o açıyor, bu karta engel yok"), "K7.1"),
    };
    format!(": {text} ({clause})")
}

/// A card of another suit than the one led.
fn why_discarded(duties: &Duties, hand: CardSet, card: Card, led: Suit, lang: Lang) -> String {
    let suit = led.name(lang);
    // A duty that bars other cards of the hand is what this one meets.
    if let Some(duty) = hand.iter().find_map(|other| duties.why_not(hand, other)) {
        let such = pick(lang, "and must play a card of this kind", "zaten böyle bir kart oynamak zorunda");
        return format!(", {such}: {} ({})", duty.message(lang), duty.clause());
    }
    let rulebook = Duties { rules: HouseRules::new(), ..*duties };
    let hearts = hand & Suit::Hearts.cards();
    let (text, clause) = match duties.contract {
        Contract::Rifki if rulebook.why_not(hand, card).is_some() => {
            let free = RifkiVoid::KingHolderFree.name(lang);
            (pick(lang, format!("at this table {free}"), format!("bu masada {free}")), "K12")
        }
        Contract::Rifki if hearts == Card::KING_OF_HEARTS.set() => {
            let english = format!("it has no {suit}, its only heart is the king, and it may play any card");
            let turkish = format!("elinde {suit} yok, tek kupası da papaz; istediği kartı oynayabilir");
            (pick(lang, english, turkish), "K7.5")
        }
        Contract::Rifki if !hearts.is_empty() => {
            let turkish = format!("elinde {suit} yok, o da kupa atıyor");
            (pick(lang, format!("it has no {suit}, and plays a heart"), turkish), "K7.5")
        }
        Contract::Rifki if led != Suit::Hearts => {
            let english = format!("it has neither {suit} nor hearts, and may play any card");
            let turkish = format!("elinde ne {suit} ne de kupa var; istediği kartı oynayabilir");
            (pick(lang, english, turkish), "K7.5")
        }
        contract => {
            let english = format!("it has no {suit}, and may play any card");
            let turkish = format!("elinde {suit} yok; istediği kartı oynayabilir");
            let clause = match contract {
                Contract::Koz(_) => "K7.3",
                Contract::Rifki => "K7.5",
                _ => "K7.4",
            };
            (pick(lang, english, turkish), clause)
        }
    };
    format!(": {text} ({clause})")
}
