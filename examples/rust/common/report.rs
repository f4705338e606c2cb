//! A party as players like to read it: round by round, then the score sheet, its check, and who comes out.

use std::io::{self, Write};

use king_rules::king::{ContractKind, Doubles, HouseRules, Outcome, Party, Phase, Relation, Round, Seat, Sheet, Table};
use king_rules::{CardSet, Lang};

use crate::cli::pick;
use crate::position::{legal, position, wrap};

/// One line of four columns, a column a seat.
fn row(label: &str, cells: [impl ToString; 4]) -> String {
    let cells = cells.map(|cell| format!("{:>11}", cell.to_string()));
    format!("  {label:<20}{}\n", cells.concat())
}

/// A score as a change: `+12`, `-6`, `0`.
pub fn signed(score: i32) -> String {
    if score == 0 { "0".to_owned() } else { format!("{score:+}") }
}

/// A fact of each seat that is not there for all of them.
fn or_dash<T: ToString>(fact: Option<T>) -> String {
    fact.map_or("-".to_owned(), |fact| fact.to_string())
}

/// By what house rules the round or party is played.
pub fn house_rules(rules: HouseRules, lang: Lang) -> String {
    let name = pick(lang, "House rules (K12): ", "Masa kuralları (K12): ");
    match rules == HouseRules::new() {
        true => format!("{name}{}\n", pick(lang, "the rulebook as it stands", "kural kitabındaki gibi")),
        false => wrap(name, &rules.to_string().replace(',', ", ")) + "\n",
    }
}

/// Who declares first, and with how many points everybody starts.
pub fn opening(party: &Party, lang: Lang) -> String {
    let (first, start) = (party.first_declarer().name(lang), Sheet::START);
    pick(
        lang,
        format!("{first} declares first (K2.1); every seat starts with {start} points (K10.1).\n"),
        format!("İlk dekleran: {first} (K2.1). Herkes {start} puanla başlar (K10.1).\n"),
    )
}

/// "Round 5 of 32", for the round that the party, after it, counts last; one that is not counted is the next.
pub fn number(party: &Party, round: &Round, lang: Lang) -> String {
    let counted = round.scores().is_some();
    let (number, all) = (party.len() + usize::from(!counted), Party::ROUNDS);
    pick(lang, format!("Round {number} of {all}"), format!("Oyun {number}/{all}"))
}

/// One round: who declared what, who stands how with whom, what each seat took, the scores, and the running totals if
/// it belongs to a party. A round that is not over is shown as a position.
pub fn write_round(
    out: &mut dyn Write,
    title: &str,
    round: &Round,
    totals: Option<[i32; 4]>,
    lang: Lang,
) -> io::Result<()> {
    let table = round.table();
    let (declarer, dealer) = (table.declarer().name(lang), table.declarer().previous().name(lang));
    let contract = table.contract().map(|contract| contract.name(lang).to_string());
    let contract = contract.unwrap_or_else(|| pick(lang, "not declared yet", "oyun söylenmedi").to_owned());
    let heading = pick(
        lang,
        format!("dealer {dealer} · declarer {declarer} · {contract}"),
        format!("dağıtan {dealer} · dekleran {declarer} · {contract}"),
    );
    writeln!(out, "\n{title} · {heading}")?;
    if table.annulled() {
        return writeln!(out, "{}", annulled(table, lang));
    }
    if table.doubles() != Doubles::NONE || matches!(table.phase(), Phase::Play | Phase::Over) {
        writeln!(out, "{}", relations(table.doubles(), lang))?;
    }
    match (table.contract(), round.scores()) {
        (Some(contract), Some(scores)) => write!(out, "{}", result(table, contract.kind(), scores, totals, lang)),
        _ => write!(out, "{}{}", position(round, lang), legal(round, lang)),
    }
}

/// K4.2: who annulled the round.
fn annulled(table: &Table, lang: Lang) -> String {
    // The declaration and the seats that kept the round came before.
    let asked = table.actions().count().saturating_sub(2);
    let by = table.declarer().order().get(asked).map_or("", |seat| seat.name(lang));
    pick(
        lang,
        format!("  annulled by {by}: dealt again (K4.2)"),
        format!("  bozuldu (bozan: {by}), kartlar yeniden dağıtılır (K4.2)"),
    )
}

/// The pairs in each relation, in words.
pub fn relations(doubles: Doubles, lang: Lang) -> String {
    let pairs = |relation| {
        let all = Seat::ALL.into_iter().flat_map(|a| Seat::ALL.into_iter().map(move |b| (a, b)));
        let related = all.filter(|&(a, b)| a < b && doubles.relation(a, b) == relation);
        related.map(|(a, b)| format!("{}–{}", a.name(lang), b.name(lang))).collect::<Vec<_>>().join(", ")
    };
    let kinds = [Relation::Sur, Relation::Kontur].map(|relation| (relation.name(lang), pairs(relation)));
    let related: Vec<_> = kinds.into_iter().filter(|(_, pairs)| !pairs.is_empty()).collect();
    if related.is_empty() {
        return pick(lang, "  nobody doubles", "  kontur yok").to_owned();
    }
    related.into_iter().map(|(name, pairs)| wrap(&format!("  {name}: "), &pairs)).collect::<Vec<_>>().join("\n")
}

/// The four columns of a round that has been scored.
fn result(table: &Table, kind: ContractKind, scores: [i32; 4], totals: Option<[i32; 4]>, lang: Lang) -> String {
    let seats = row("", Seat::ALL.map(|seat| seat.name(lang)));
    let taken = row(taken_name(kind, lang), Seat::ALL.map(|seat| taken_by(table, kind, seat, lang)));
    let score = row(pick(lang, "score", "puan"), scores.map(signed));
    let totals = totals.map(|totals| row(pick(lang, "total", "toplam"), totals)).unwrap_or_default();
    [seats, taken, sales(table, kind, lang), score, totals].concat()
}

/// What a contract counts.
fn taken_name(kind: ContractKind, lang: Lang) -> &'static str {
    match kind {
        ContractKind::ElAlmaz => pick(lang, "tricks taken", "aldığı el"),
        ContractKind::KupaAlmaz => pick(lang, "hearts taken", "yediği kupa"),
        ContractKind::ErkekAlmaz => pick(lang, "men taken", "yediği erkek"),
        ContractKind::KizAlmaz => pick(lang, "queens taken", "yediği kız"),
        ContractKind::Rifki => pick(lang, "K♥ taken", "yediği Rıfkı"),
        ContractKind::SonIki => pick(lang, "last two taken", "aldığı son iki el"),
        ContractKind::Koz => pick(lang, "tricks won", "aldığı el"),
        ContractKind::Durt => pick(lang, "place", "kaçıncı"),
    }
}

/// How much a seat took, counted as players count it.
fn taken_by(table: &Table, kind: ContractKind, seat: Seat, lang: Lang) -> String {
    let trump = table.contract().and_then(|contract| contract.trump());
    let tricks = (1..).zip(table.tricks()).filter(|(_, trick)| trick.winner(trump) == Some(seat));
    match kind {
        ContractKind::Durt => {
            let place = table.places().get(seat.index()).copied().flatten();
            or_dash(place.map(|place| pick(lang, ordinal(place), format!("{place}."))))
        }
        ContractKind::ElAlmaz | ContractKind::Koz => tricks.count().to_string(),
        ContractKind::SonIki => {
            let last = tricks.map(|(number, _)| number).filter(|&number: &u8| number > 11);
            let last: Vec<_> = last.map(|number| pick(lang, ordinal(number), format!("{number}."))).collect();
            or_dash(Some(last.join(pick(lang, ", ", " ve "))).filter(|last| !last.is_empty()))
        }
        _ => {
            let cards = tricks.fold(CardSet::EMPTY, |cards, (_, trick)| cards | trick.cards());
            (cards & kind.penalty_cards()).len().to_string()
        }
    }
}

/// "1st" to "13th".
fn ordinal(place: u8) -> String {
    let ending = match place {
        1 => "st",
        2 => "nd",
        3 => "rd",
        _ => "th",
    };
    format!("{place}{ending}")
}

/// K9.3: to whom each seat hands what it took; nothing when nobody has anything to hand over.
fn sales(table: &Table, kind: ContractKind, lang: Lang) -> String {
    let taken = table.taken();
    let tie = table.house_rules().sale_tie;
    let buyers = Seat::ALL.map(|seat| {
        let sells = taken.get(seat.index()).is_some_and(|&points| points > 0);
        table.doubles().buyer(kind, taken, tie, seat).filter(|_| sells)
    });
    match buyers.iter().all(Option::is_none) {
        true => String::new(),
        false => {
            row(pick(lang, "sold to", "kime sattı"), buyers.map(|buyer| or_dash(buyer.map(|seat| seat.name(lang)))))
        }
    }
}

/// The end of a party: the score sheet, how the totals came about, the check, and the outcome.
pub fn write_end(out: &mut dyn Write, party: &Party, lang: Lang) -> io::Result<()> {
    let sheet = party.sheet();
    let title = pick(
        lang,
        "Score sheet: contracts down, seats across; Σ is what a round sums to",
        "Puan tablosu: oyunlar alt alta, oyuncular yan yana; Σ oyunun toplamı",
    );
    writeln!(out, "\n{title}\n")?;
    for pair in Seat::ALL.chunks(2) {
        writeln!(out, "{}", block(&sheet, pair, lang))?;
    }
    writeln!(out, "{}", totals(party, &sheet, lang))?;
    writeln!(out, "{}", check(&sheet, lang))?;
    match (party.outcome(), party.declarer()) {
        (Some(outcome), _) => write!(out, "\n{}", ranking(outcome, lang)),
        (None, Some(next)) => writeln!(out, "\n{}", pending(party, next, lang)),
        (None, None) => Ok(()),
    }
}

/// One line of the sheet: a contract, then for each declarer four scores and their sum.
fn sheet_line<T: ToString>(label: &str, declarers: impl Iterator<Item = ([T; 4], T)>) -> String {
    let parts = declarers.map(|(scores, sum)| {
        let scores = scores.map(|score| format!("{:>5}", score.to_string()));
        format!(" │{}{:>6}", scores.concat(), sum.to_string())
    });
    format!("{label:<16}{}\n", parts.collect::<String>())
}

/// A name without what stands in brackets behind it, as a column is narrow.
fn short(name: &str) -> &str {
    name.split(" (").next().unwrap_or(name)
}

/// The part of the sheet that these seats declared, side by side.
fn block(sheet: &Sheet, declarers: &[Seat], lang: Lang) -> String {
    let initials = || Seat::ALL.map(|seat| seat.name(lang).chars().take(1).collect::<String>());
    let names = declarers.iter().map(|seat| {
        let name = pick(lang, "declared by", "dekleran");
        format!(" │  {:<24}", format!("{name} {}", seat.name(lang)))
    });
    let mut text = format!("{:16}{}", "", names.collect::<String>()).trim_end().to_owned() + "\n";
    text += &sheet_line("", declarers.iter().map(|_| (initials(), "Σ".to_owned())));
    for kind in ContractKind::ALL {
        let scores = declarers.iter().map(|&seat| match (sheet.scores(seat, kind), sheet.sum(seat, kind)) {
            (Some(scores), Some(sum)) => (scores.map(|score| score.to_string()), sum.to_string()),
            _ => ([""; 4].map(str::to_owned), "·".to_owned()),
        });
        text += &sheet_line(short(kind.name(lang)), scores);
    }
    text + &sheet_line("Σ", declarers.iter().map(|&seat| declared(sheet, seat)))
}

/// What the seats made in all rounds of a declarer, and the sum of that.
fn declared(sheet: &Sheet, declarer: Seat) -> ([i32; 4], i32) {
    let rounds = ContractKind::ALL.into_iter().filter_map(|kind| sheet.scores(declarer, kind));
    let sums = rounds.fold([0; 4], |[a, b, c, d], [n, e, s, w]| [a + n, b + e, c + s, d + w]);
    (sums, sums.into_iter().sum())
}

/// The start, what came in with each declarer, and the totals.
fn totals(party: &Party, sheet: &Sheet, lang: Lang) -> String {
    let mut text = row("", Seat::ALL.map(|seat| seat.name(lang)));
    text += &row(pick(lang, "start", "başlangıç"), [Sheet::START; 4]);
    for seat in Seat::ALL {
        let label = format!("{} {}", pick(lang, "declared by", "dekleran"), seat.name(lang));
        text += &row(&label, declared(sheet, seat).0.map(signed));
    }
    text + &row(pick(lang, "total", "toplam"), party.totals())
}

/// Sağlama (K10.2), by the library, with what each contract sums to over the four declarers.
fn check(sheet: &Sheet, lang: Lang) -> String {
    let first = "Sağlama (K10.2): ";
    match sheet.imbalance() {
        None => {
            // A sum of 0 is that of a contract which nobody has declared yet.
            let sums = ContractKind::ALL.into_iter().map(|kind| (kind.name(lang), sheet.sum_over_declarers(kind)));
            let sums: Vec<_> = sums.filter(|&(_, sum)| sum != 0).map(|(name, sum)| format!("{name} {sum}")).collect();
            let balanced = pick(
                lang,
                "balanced. Every round sums to the total of its contract",
                "tutuyor. Her oyunun puanları o oyunun toplamını veriyor",
            );
            match sums.join(", ").as_str() {
                "" => wrap(first, &format!("{balanced}.")),
                sums => wrap(
                    first,
                    &format!("{balanced}; {} {sums}.", pick(lang, "over all declarers:", "dört dekleranda:")),
                ),
            }
        }
        Some(wrong) => {
            let wrong = format!("{} ({})", wrong.message(lang), wrong.clause());
            wrap(first, &format!("{} {wrong}.", pick(lang, "does NOT balance:", "TUTMUYOR.")))
        }
    }
}

/// Who comes out and who sinks, by rank.
fn ranking(outcome: Outcome, lang: Lang) -> String {
    let mut seats: Vec<_> = Seat::ALL.into_iter().zip(outcome.totals()).collect();
    seats.sort_by_key(|&(seat, _)| outcome.rank(seat));
    let lines = seats.into_iter().map(|(seat, total)| {
        let fate = match outcome.cikan().contains(seat) {
            true => pick(lang, "comes out (çıkan)", "çıkan"),
            false => pick(lang, "sinks (batan)", "batan"),
        };
        format!("  {}. {:<6}{:>7}   {fate}\n", outcome.rank(seat), seat.name(lang), signed(total))
    });
    format!("{}\n{}", pick(lang, "Outcome (K10.3)", "Sonuç (K10.3)"), lines.collect::<String>())
}

/// What a party that is not over waits for.
fn pending(party: &Party, next: Seat, lang: Lang) -> String {
    let (number, all, next) = (party.len() + 1, Party::ROUNDS, next.name(lang));
    pick(
        lang,
        format!("The party is not over: round {number} of {all} is next, {next} declares."),
        format!("Parti bitmedi: sırada {number}/{all} var, dekleran {next}."),
    )
}
