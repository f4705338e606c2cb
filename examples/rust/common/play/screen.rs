//! What a person at the table is shown.

use std::io::{self, IsTerminal, Write};

use king_players::Settings;
use king_players::king::{Advisor, Entry, Review, Solver, Verdict};
use king_rules::king::{Action, ContractKind, Phase, Round, Seat, Trick, View};
use king_rules::{Card, CardSet, Lang, Suit};

use crate::cli::pick;
use crate::position::{rank, suits, wrap};
use crate::report;

/// How it is shown.
#[derive(Clone, Copy)]
pub struct Style {
    /// The language.
    pub lang: Lang,
    /// With the colours of a terminal.
    pub colour: bool,
    /// In letters of ASCII alone.
    pub ascii: bool,
}

impl Style {
    /// What the terminal shows, unless it was asked for: colours where a person looks on and has not refused them, and ASCII
    /// where the locale is another than UTF-8.
    pub fn new(lang: Lang, ascii: bool) -> Self {
        let value = |name| std::env::var(name).ok().filter(|value: &String| !value.is_empty());
        let dumb = value("TERM").is_some_and(|terminal| terminal == "dumb");
        let colour = io::stdout().is_terminal() && value("NO_COLOR").is_none() && !dumb;
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(value);
        let utf_8 = |locale: String| locale.to_ascii_uppercase().replace('-', "").contains("UTF8");
        Self { lang, colour, ascii: ascii || !locale.is_none_or(utf_8) }
    }

    /// Writes a line.
    pub fn line(self, out: &mut dyn Write, text: &str) -> io::Result<()> {
        writeln!(out, "{}", self.text(text))
    }

    /// A text as the terminal can show it.
    pub fn text(self, text: &str) -> String {
        if self.ascii { text.chars().map(ascii).collect() } else { text.to_owned() }
    }

    fn painted(self, code: &str, text: &str) -> String {
        if self.colour { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// A card; those that may not be played now are dim.
    fn card(self, card: Card, dim: bool) -> String {
        let red = matches!(card.suit(), Suit::Hearts | Suit::Diamonds);
        let code = match (dim, red) {
            (true, _) => "2",
            (false, true) => "1;31",
            (false, false) => "1",
        };
        self.painted(code, &format!("{}{}", card.suit().symbol(), rank(card.rank())))
    }

    /// Cards as a player sorts them.
    pub fn cards(self, cards: CardSet, legal: CardSet) -> String {
        let of_suit = |(_, cards): (Suit, CardSet)| {
            let cards = cards.iter().rev().map(|card| self.card(card, !legal.contains(card)));
            cards.collect::<Vec<_>>().join(" ")
        };
        suits(cards).map(of_suit).collect::<Vec<_>>().join("   ")
    }

    /// Who has played what to a trick.
    fn plays(self, trick: Trick) -> String {
        let plays = trick.plays().map(|(seat, card)| format!("{} {}", self.name(seat), self.card(card, false)));
        plays.collect::<Vec<_>>().join("  ")
    }

    fn name(self, seat: Seat) -> &'static str {
        seat.name(self.lang)
    }
}

/// A letter without the marks of Turkish.
pub(super) fn plain(letter: char) -> char {
    match letter {
        'ç' => 'c',
        'ğ' => 'g',
        'ı' | 'î' => 'i',
        'ö' => 'o',
        'ş' => 's',
        'ü' | 'û' => 'u',
        'â' => 'a',
        'Ç' => 'C',
        'Ğ' => 'G',
        'İ' => 'I',
        'Ö' => 'O',
        'Ş' => 'S',
        'Ü' => 'U',
        other => other,
    }
}

/// The letter of ASCII for one that looks like it, or means it.
fn ascii(letter: char) -> String {
    let sign = match letter {
        '♠' => "S",
        '♥' => "H",
        '♦' => "D",
        '♣' => "C",
        '–' | '−' | '·' => "-",
        '±' => "+-",
        '│' => "|",
        '─' => "-",
        '→' => "->",
        '’' => "'",
        '…' => "...",
        'Σ' => "sum",
        _ if plain(letter).is_ascii() => return plain(letter).to_string(),
        _ => "?",
    };
    sign.to_owned()
}

/// How a round begins.
pub(super) fn opening(out: &mut dyn Write, round: &Round, number: &str, style: Style) -> io::Result<()> {
    let declarer = round.table().declarer();
    let (dealer, declarer) = (style.name(declarer.previous()), style.name(declarer));
    let who = pick(
        style.lang,
        format!("{dealer} deals, {declarer} declares"),
        format!("dağıtan {dealer}, dekleran {declarer}"),
    );
    style.line(out, &format!("\n{} · {who}", style.painted("1", number)))
}

/// What somebody did, unless it is a card to a trick: those are shown together.
pub(super) fn action(out: &mut dyn Write, round: &Round, seat: Seat, action: Action, style: Style) -> io::Result<()> {
    let tricks = round.contract().is_some_and(|contract| contract.kind() != ContractKind::Durt);
    match action {
        Action::Play(_) if tricks => match round.trick().is_empty() {
            true => last_trick(out, &round.view(seat), style),
            false => Ok(()),
        },
        Action::Play(card) => style.line(out, &format!("  {:<7}{}", style.name(seat), style.card(card, false))),
        Action::Declare(_) | Action::Kontur(_) | Action::Sur(_) | Action::Annul | Action::Pass | Action::Iyi => {
            style.line(out, &format!("  {}: {}", style.name(seat), action.name(style.lang)))
        }
        // K4.3: every seat is asked, and keeping tells nothing.
        Action::Keep => Ok(()),
    }
}

/// The last trick, and who took it.
pub(super) fn last_trick(out: &mut dyn Write, view: &View, style: Style) -> io::Result<()> {
    let Some(trick) = view.last_trick() else {
        return style.line(out, pick(style.lang, "  there is no trick yet", "  henüz biten el yok"));
    };
    let trump = view.contract().and_then(|contract| contract.trump());
    let winner = trick.winner(trump).map_or("", |seat| style.name(seat));
    let number = view.tricks().len();
    style.line(out, &format!("  {number:>2}. {}  → {}", style.plays(trick), style.painted("1", winner)))
}

/// What the person decides by: the contract and who stands how with whom, the cards on the table, and the own ones.
pub(super) fn table(out: &mut dyn Write, view: &View, style: Style) -> io::Result<()> {
    let lang = style.lang;
    if let Some(contract) = view.contract() {
        style.line(out, &format!("  {}", contract.name(lang)))?;
        if matches!(view.phase(), Phase::Play | Phase::Sur) {
            style.line(out, &report::relations(view.doubles(), lang))?;
        }
    }
    if view.phase() == Phase::Play && view.placeable().is_empty() {
        let taken =
            Seat::ALL.into_iter().zip(view.taken()).map(|(seat, points)| format!("{} {points}", style.name(seat)));
        let taken = taken.collect::<Vec<_>>().join("  ");
        style.line(out, &format!("  {} {taken}", pick(lang, "taken: ", "aldığı:")))?;
    }
    turn(out, view, style)
}

/// What lies on the table, and the own cards; those that may be played stand out.
pub(super) fn turn(out: &mut dyn Write, view: &View, style: Style) -> io::Result<()> {
    let (lang, hand) = (style.lang, view.hand(view.viewer()).unwrap_or_default());
    let rows = !view.placeable().is_empty() && !view.played().is_empty();
    if rows {
        let placed = style.cards(view.played(), CardSet::ALL);
        style.line(out, &format!("  {} {placed}", pick(lang, "rows:  ", "sıralar:")))?;
    } else if !view.trick().is_empty() {
        style.line(out, &format!("  {} {}", pick(lang, "table: ", "yerde: "), style.plays(view.trick())))?;
    }
    let playing = view.phase() == Phase::Play && view.turn() == Some(view.viewer());
    let legal = if playing { view.legal_cards() } else { hand };
    style.line(out, &format!("  {} {}", pick(lang, "hand:  ", "elinde:"), style.cards(hand, legal)))?;
    if playing && legal != hand && !style.colour {
        style.line(out, &format!("  {} {}", pick(lang, "legal: ", "olur:  "), style.cards(legal, legal)))?;
    }
    Ok(())
}

/// What can be said or declared now, in the words that are read.
pub(super) fn choices(out: &mut dyn Write, view: &View, style: Style) -> io::Result<()> {
    let lang = style.lang;
    let text = match view.phase() {
        Phase::Declare => {
            let names = view.unused().iter().map(|kind| match kind {
                ContractKind::Koz => pick(lang, "koz SUIT", "koz RENK").to_owned(),
                ContractKind::Durt => pick(lang, "durt RANK", "dürt KART").to_owned(),
                other => other.name(lang).to_string(),
            });
            names.collect::<Vec<_>>().join(" · ")
        }
        Phase::Annul => pick(lang, "annul · keep (K4.1)", "bozma · devam (K4.1)").to_owned(),
        Phase::Play | Phase::Over => return Ok(()),
        Phase::Kontur | Phase::Sur => {
            let on = view.legal_actions().iter().fold(king_rules::king::SeatSet::EMPTY, |on, action| match action {
                Action::Kontur(seats) | Action::Sur(seats) => on | seats,
                _ => on,
            });
            let seats = on.iter().map(|seat| seat.name(lang)).collect::<Vec<_>>().join(", ");
            let word = if view.phase() == Phase::Sur { pick(lang, "sur", "sür") } else { "kontur" };
            let all = if on.len() == 3 { pick(lang, " · masa (all three)", " · masa") } else { "" };
            format!("{word} {seats}{all} · iyi")
        }
    };
    // A line ends between the choices, not within one.
    let whole = text.replace(' ', "\u{a0}").replace("\u{a0}·\u{a0}", " · ");
    style.line(out, &wrap(pick(lang, "  say:    ", "  söyle:  "), &whole).replace('\u{a0}', " "))
}

/// What the advisor makes of each choice, in points with their standard errors, and why.
pub(super) fn hint(out: &mut dyn Write, view: &View, seed: u64, style: Style) -> io::Result<()> {
    let settings = Settings::new().with_seed(seed);
    let mut advisor = match Advisor::new(view, settings) {
        Ok(advisor) => advisor,
        Err(error) => {
            return style.line(out, &format!("  {}", error.message(style.lang)));
        }
    };
    advisor.step(u32::MAX);
    // As in the sentences below: a sign that is no hyphen, and in Turkish a comma.
    let figure = |text: String| text.replace('-', "−").replace('.', pick(style.lang, ".", ","));
    let points = |points: i32| figure(format!("{:+.1}", f64::from(points) / 256.0));
    for estimate in advisor.estimates().filter(|estimate| estimate.playouts > 0).take(13) {
        let name = estimate.action.name(style.lang).to_string();
        let error = if estimate.exact { 0.0 } else { f64::from(estimate.error) / 256.0 };
        let text = format!(
            "  {name:<16} {:>7}   {:>7} ± {}",
            points(estimate.mean),
            points(estimate.difference),
            figure(format!("{error:.1}"))
        );
        style.line(out, &text)?;
    }
    style.line(out, &wrap("  ", &advisor.explain().message(style.lang).to_string()))
}

/// What the person's own decisions in a round gave away, by what could be seen: those where that is more than twice its error.
pub(super) fn review(out: &mut dyn Write, round: &Round, seat: Seat, seed: u64, style: Style) -> io::Result<()> {
    let mut memory = vec![Entry::default(); 1 << 14];
    let mut solver = Solver::new(&mut memory);
    let settings = Settings::new().with_playouts(400).with_estimates(400).with_seed(seed);
    let gave_away = |verdict: Verdict| i64::from(verdict.given_away) > 2 * i64::from(verdict.error);
    // Refused are standings alone, and there are none.
    let Ok(mut review) = Review::new(round, settings, &mut solver) else { return Ok(()) };
    let own = round.actions().enumerate().filter(|(_, (by, _))| *by == seat).map(|(number, _)| number);
    // What the others did is passed over without being judged.
    let own = own.scan(0, |next, number| review.nth(number - std::mem::replace(next, number + 1)));
    let mut found = own.filter(|judgement| judgement.view.is_some_and(gave_away)).peekable();
    if found.peek().is_none() {
        let nothing = pick(style.lang, "  the advisor knew nothing better", "  danışman daha iyisini bilmiyordu");
        return style.line(out, nothing);
    }
    for judgement in found {
        style.line(out, &wrap("  - ", &judgement.message(style.lang).to_string()))?;
    }
    Ok(())
}
