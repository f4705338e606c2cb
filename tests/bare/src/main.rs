//! Plays with king-rules where there is nothing: no standard library, no allocator, no C library. The panic handler calls a
//! function that does not exist, so the program links only if the optimiser finds no panic on any path that it uses.
//! Exit status 0 when all came out as it should, else the number of the check that did not.
#![no_std]
#![no_main]

mod bare_metal;

use king_rules::{Card, CardSet, Suit, law, shuffle};

/// The checks, in order.
const CHECKS: [fn() -> Option<bool>; 2] = [pack_of_a_seed, winner_of_a_trick];

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

fn main() -> u8 {
    let failed = CHECKS.iter().position(|check| check() != Some(true));
    failed.map_or(0, |number| number as u8 + 1)
}
