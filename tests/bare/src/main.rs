//! Plays with king-rules and king-players where there is nothing: no standard library, no allocator, no C library. The panic handler calls a
//! function that does not exist, so the program links only if the optimiser finds no panic on any path that it uses.
//! Exit status 0 when all came out as it should, else the number of the check that did not.
#![no_std]
#![no_main]

mod bare_metal;

use core::fmt::{self, Write};

use king_players::king::{Position, greedy};
use king_rules::balayi;
use king_rules::king::{Contract, Deal, HouseRules, Party, Phase, Round, Seat, View};
use king_rules::{Card, CardSet, Lang, Suit, law, shuffle};

/// The checks, in order.
const CHECKS: [fn() -> Option<bool>; 10] = [
    pack_of_a_seed,
    winner_of_a_trick,
    king_round,
    king_worlds,
    king_party,
    king_greedy,
    balayi_round,
    balayi_worlds,
    balayi_match,
    errors_in_words,
];

fn pack_of_a_seed() -> Option<bool> {
    let pack = shuffle::pack(7);
    let cards: CardSet = pack.iter().copied().collect();
    let first: Card = "HT".parse().ok()?;
    Some(cards == CardSet::ALL && pack.first() == Some(&first))
}

fn winner_of_a_trick() -> Option<bool> {
    let (lead, ruff): (Card, Card) = ("S9".parse().ok()?, "C2".parse().ok()?);
    Some(law::winner([lead, ruff], None) == Some(0) && law::winner([lead, ruff], Some(Suit::Clubs)) == Some(1))
}

/// A round read from its record, played on, seen and scored.
fn king_round() -> Option<bool> {
    let mut round: Round = "king1 N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32 S all \
        koz_void=must_overtrump durt:8 iyi kontur:S iyi iyi C8 D8 pass S8 D7"
        .parse()
        .ok()?;
    while let Some(action) = round.legal_actions().iter().next() {
        round.why_not(action).is_none().then_some(())?;
        round.apply(action).ok()?;
        (round.view(Seat::West).viewer() == Seat::West).then_some(())?;
    }
    let excluded = Seat::ALL.map(|seat| round.table().excluded(seat).len());
    let scores = round.scores()?;
    Some(excluded == [0; 4] && scores.iter().sum::<i32>() == 65)
}

/// The rounds that a view agrees with: counted, numbered, drawn, conditioned; and a view that follows a draw.
fn king_worlds() -> Option<bool> {
    let record = "king1 N:? ? JT.AK9742.7432.8 ? S all - el_almaz iyi kontur:S iyi iyi HA H8 HJ HQ H9 H5 C4";
    let view = View::parse(Seat::South, record).ok()?;
    let worlds = view.worlds();
    let round = worlds.draw(7, 0)?;
    let queen: Card = "SQ".parse().ok()?;
    let east = worlds.with(Seat::East, queen.set());
    let west = worlds.without(Seat::North, queen.set()).without(Seat::East, queen.set());
    let sum = east.count() + west.count() + worlds.count_with(Seat::North, queen);
    let next = worlds.iter().nth(1)?;
    let action = round.legal_actions().first()?;
    let mut follows = view.clone();
    follows.apply(action).ok()?;
    let mut unchecked = view.clone();
    unchecked.apply_unchecked(action);
    let possible = worlds.possible(Seat::North).len();
    let source = worlds.sample(&mut shuffle::SplitMix64::new(7))?;
    Some(
        sum == worlds.count()
            && worlds.nth(worlds.rank(&round)?).as_ref() == Some(&round)
            && worlds.rank(&next) == Some(1)
            && round.view(Seat::South) == view
            && source.view(Seat::South) == view
            && possible > 10
            && follows == unchecked,
    )
}

fn king_party() -> Option<bool> {
    let party: Party = "king-sheet1 S - durt:4/S>W,W>S/20,-10,45,10".parse().ok()?;
    Some(party.totals() == [142, 112, 237, 62])
}

/// A round of every contract played greedily to its end, which a position foretells.
fn king_greedy() -> Option<bool> {
    for contract in Contract::all() {
        let mut round = Round::new(Deal::from_seed(7), Seat::East, contract.kind().into(), HouseRules::new()).ok()?;
        let mut foretold = None;
        while let Some(seat) = round.turn() {
            if round.phase() == Phase::Play && foretold.is_none() {
                foretold = Some(Position::new(&round)?.finish());
            }
            let choice = greedy::choose(round.table(), round.hand(seat))?;
            (choice.reason.message(Lang::Tr).len() > 4).then_some(())?;
            round.apply(choice.action).ok()?;
        }
        (foretold == Some(round.taken())).then_some(())?;
    }
    Some(true)
}

/// A round of Balayi followed by a view and a table, and scored.
fn balayi_round() -> Option<bool> {
    use balayi::{DenominationSet, Pack, Player, Round};
    let mut round = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL).ok()?;
    let mut view = round.view(Player::One);
    let mut table = round.table().clone();
    let mut choices = shuffle::choices(7, 0);
    while let Some(action) = round.choose(&mut choices) {
        round.why_not(action).is_none().then_some(())?;
        let revealed = round.apply(action).ok()?;
        view.apply(action, revealed.to(Some(Player::One))).ok()?;
        table.apply(action, revealed.to(None)).ok()?;
        (view == round.view(Player::One) && table == *round.table()).then_some(())?;
        (view.with_hidden(round.pack()).as_ref() == Ok(&round)).then_some(())?;
    }
    let excluded = Player::ALL.map(|player| round.excluded(player).len());
    let scores = round.scores()?;
    Some(excluded == [0; 2] && scores.iter().sum::<i32>() == 0)
}

/// The rounds that a view agrees with, as above.
fn balayi_worlds() -> Option<bool> {
    use balayi::{Pack, Place, Player, Round};
    let mut round = Round::new(Pack::from_seed(7), Player::Zero, balayi::DenominationSet::ALL).ok()?;
    let start = round.view(Player::One).worlds();
    let mut choices = shuffle::choices(7, 0);
    for _ in 0..30 {
        round.apply(round.choose(&mut choices)?).ok()?;
    }
    let view = round.view(Player::One);
    let worlds = view.worlds();
    let drawn = worlds.draw(7, 0)?;
    let hand = Place::Hand(Player::Zero, 0);
    let card = worlds.possible(hand).first()?;
    let (with, without) = (worlds.with(Player::Zero, card.set()), worlds.without(Player::Zero, card.set()));
    let source = worlds.sample(&mut shuffle::SplitMix64::new(7))?;
    let next = worlds.iter().nth(1)?;
    let action = drawn.legal_actions().first()?;
    let mut after = drawn.clone();
    let revealed = after.apply(action).ok()?;
    let (mut follows, mut unchecked) = (view.clone(), view.clone());
    follows.apply(action, revealed.to(Some(Player::One))).ok()?;
    unchecked.apply_unchecked(action, revealed.to(Some(Player::One)));
    Some(
        with.count() == worlds.count_with(hand, card)
            && with.count()?.checked_add(without.count()?) == worlds.count()
            && worlds.nth(worlds.rank(&drawn)?).as_ref() == Some(&drawn)
            && worlds.rank(&next) == Some(1)
            && drawn.view(Player::One) == view
            && source.view(Player::One) == view
            && start.count().is_none()
            && start.nth(u128::MAX).and_then(|world| start.rank(&world)) == Some(u128::MAX)
            && follows == unchecked,
    )
}

/// A match read from its sheet and one from a file.
fn balayi_match() -> Option<bool> {
    use balayi::{Match, MatchFile, Player, Table, View};
    let game: Match = "balayi-sheet1 0 S/11,15 NT/14,12".parse().ok()?;
    let file = include_str!("../../golden/balayi_match.txt");
    let mut reader = MatchFile::new();
    for line in file.split(['\n']) {
        reader.read_line(line).ok()?;
    }
    let bad = View::parse(Player::One, "balayi1 ? S2").is_err() && "balayi1 S2".parse::<Table>().is_err();
    Some(bad && game.totals() == [-3, 3] && reader.game()?.totals() == [15, -15])
}

/// Counts what is written.
struct Length(usize);

impl Write for Length {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 += text.len();
        Ok(())
    }
}

/// Errors of both games as sentences in both languages, and made again of their parts.
fn errors_in_words() -> Option<bool> {
    let of_king = "king1 N:KQ.J".parse::<Round>().err()?;
    let of_balayi = "balayi1 C2 C2".parse::<balayi::Round>().err()?;
    let of_sheet = "king-sheet1 S - koz:H/N>E/3,4,3,3".parse::<Party>().err()?;
    let mut length = Length(0);
    for &lang in Lang::ALL {
        write!(length, "{}{}", of_king.message(lang), of_balayi.message(lang)).ok()?;
        write!(length, "{}{}", of_sheet.message(lang), of_sheet).ok()?;
    }
    let again = king_rules::king::RecordErrorKind::from_parts(of_sheet.code(), of_sheet.found(), of_sheet.wanted());
    Some(length.0 > 100 && again == Some(of_sheet.kind))
}

fn main() -> u8 {
    let failed = CHECKS.iter().position(|check| check() != Some(true));
    failed.map_or(0, |number| number as u8 + 1)
}
