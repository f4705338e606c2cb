//! What king-playout builds for the instructions of the processor, what king-players reads names by and knows views by, and what
//! king-py counts beyond 128 bits: no part of the API, and free to change.
//!
//! `nth_bit(mask, n)` is set bit number n of the mask, counted from 0, alone; 0 when there is none. Everything is inlined into
//! the caller, so that it is compiled for the instruction set of the caller.

pub use crate::sets::nth_bit;
use crate::shuffle::SplitMix64;
pub use crate::written::spelt;
use crate::{balayi, king};

/// [`king::Round::play_out`].
#[inline(always)]
pub fn play_out_king(round: &mut king::Round, choices: &mut SplitMix64, nth_bit: impl Fn(u64, u64) -> u64 + Copy) {
    round.play_out_with(choices, nth_bit);
}

/// [`balayi::Round::play_out`].
#[inline(always)]
pub fn play_out_balayi(round: &mut balayi::Round, choices: &mut SplitMix64, nth_bit: impl Fn(u64, u64) -> u64 + Copy) {
    round.play_out_with(choices, nth_bit);
}

/// [`king::Simulation::round`].
///
/// # Errors
/// As there.
#[inline(always)]
pub fn king_round(
    simulation: &king::Simulation,
    k: u64,
    nth_bit: impl Fn(u64, u64) -> u64 + Copy,
) -> Result<king::Round, king::SimulationError> {
    simulation.round_with(k, nth_bit)
}

/// [`balayi::Simulation::round`].
///
/// # Errors
/// As there.
#[inline(always)]
pub fn balayi_round(
    simulation: &balayi::Simulation,
    k: u64,
    nth_bit: impl Fn(u64, u64) -> u64 + Copy,
) -> Result<balayi::Round, balayi::SimulationError> {
    simulation.round_with(k, nth_bit)
}

/// The factors of [`balayi::Worlds::count`]: a number, and of how many cards all orders are counted.
pub const fn balayi_ways(worlds: &balayi::Worlds) -> (u64, u8) {
    worlds.ways()
}

/// The factors of [`balayi::Worlds::count_with`].
pub fn balayi_ways_with(worlds: &balayi::Worlds, place: balayi::Place, card: crate::Card) -> (u64, u8) {
    worlds.ways_with(place, card)
}

/// A number that stands for what the view of these worlds knows, the same everywhere.
pub const fn king_key(worlds: &king::Worlds) -> u64 {
    worlds.key.number()
}

/// The number of the world that [`king::Worlds::draw`] draws.
#[must_use]
#[inline(always)]
pub fn king_drawn(worlds: &king::Worlds, seed: u64, k: u64) -> u64 {
    worlds.drawn(seed, k)
}

/// What the seats, N, E, S, W, hold in the worlds of these numbers, found side by side: those of [`king::Worlds::nth`]. `None` when one
/// of the numbers is out of range.
#[must_use]
#[inline(always)]
pub fn king_hands<const N: usize>(worlds: &king::Worlds, numbers: [u64; N]) -> Option<[[crate::CardSet; 4]; N]> {
    worlds.nth_hands(numbers)
}

/// [`king::Doubles::settle`] of `N` rounds side by side.
#[must_use]
#[inline(always)]
pub fn king_settle<const N: usize>(
    doubles: king::Doubles,
    contract: king::ContractKind,
    taken: [[i16; N]; 4],
    tie: king::SaleTie,
) -> [[i32; N]; 4] {
    doubles.settle_each(contract, taken, tie)
}

/// [`king_key`] in Balayı.
pub const fn balayi_key(worlds: &balayi::Worlds) -> u64 {
    worlds.key.number()
}

/// The pack of a round as numbers of cards, in the order of the deal; UNSEEN, 255, where a corrupted one has none.
#[inline(always)]
pub const fn balayi_pack(round: &balayi::Round) -> &[u8; crate::Card::COUNT] {
    &round.pack
}

/// The slots in the pack of the closed cards of a player's piles, pile by pile.
pub fn balayi_piles(player: balayi::Player, dealer: balayi::Player) -> [usize; 10] {
    core::array::from_fn(|pile| balayi::Place::Closed(player, pile as u8).slot(dealer).unwrap_or(0))
}
