//! Plays with king-rules where there is nothing: no standard library, no allocator, no C library. The panic handler calls a
//! function that does not exist, so the program links only if the optimiser finds no panic on any path that it uses.
//! Exit status 0 when all came out as it should, else the number of the check that did not.
#![no_std]
#![no_main]

mod bare_metal;

use king_rules::king::{Party, Round, Seat, View};
use king_rules::{Card, CardSet, Suit, law, shuffle};

/// The checks, in order.
const CHECKS: [fn() -> Option<bool>; 4] = [pack_of_a_seed, winner_of_a_trick, king_round, king_party];

fn pack_of_a_seed() -> Option<bool> {
    let pack = shuffle::pack(7);
    let cards: CardSet = pack.iter().copied().collect();
    let first: Card = "HT".parse().ok()?;
    Some(cards == CardSet::FULL && pack.first() == Some(&first))
}

fn winner_of_a_trick() -> Option<bool> {
    let (lead, ruff): (Card, Card) = ("S9".parse().ok()?, "C2".parse().ok()?);
    Some(law::winner([lead, ruff], None) == Some(0) && law::winner([lead, ruff], Some(Suit::Clubs)) == Some(1))
}

/// A round read from its record, played on, seen, saved, read again and scored.
fn king_round() -> Option<bool> {
    let mut round: Round = "king1 N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32 S all \
        koz_void=must_overtrump durt:8 iyi kontur:S iyi iyi C8 D8 pass S8 D7"
        .parse()
        .ok()?;
    while let Some(action) = round.legal_actions().iter().next() {
        round.why_not(action).is_none().then_some(())?;
        round.apply(action).ok()?;
        let view = round.view(Seat::West);
        (View::from_bytes(&view.to_bytes()) == Ok(view)).then_some(())?;
    }
    let excluded = Seat::ALL.map(|seat| round.table().excluded(seat).len());
    let scores = round.scores()?;
    Some(excluded == [0; 4] && Round::from_bytes(&round.to_bytes()) == Ok(round) && scores.iter().sum::<i32>() == 65)
}

fn king_party() -> Option<bool> {
    let party: Party = "king-sheet1 S - durt:4/S>W,W>S/20,-10,45,10".parse().ok()?;
    Some(party.totals() == [142, 112, 237, 62] && Party::from_bytes(&party.to_bytes()) == Ok(party))
}

fn main() -> u8 {
    let failed = CHECKS.iter().position(|check| check() != Some(true));
    failed.map_or(0, |number| number as u8 + 1)
}
