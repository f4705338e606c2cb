//! A rule of thumb for the declaration: what five open cards are worth in each denomination.

use king_rules::CardSet;
use king_rules::balayi::{Action, Denomination, Table};

use super::Reason;

/// What the declarer says: what promises most points.
pub(super) fn declaration(table: &Table) -> Option<(Action, Reason)> {
    let open = table.open_cards(table.declarer());
    let best = table.unused().iter().rev().max_by_key(|&denomination| worth(denomination, open))?;
    let reason = if best == Denomination::NoTrump { Reason::DeclareNoTrump } else { Reason::DeclareTrump };
    Some((Action::Declare(best), reason))
}

/// By rank, what an open card brings in sixteenths of a trick, so that all cards together bring nothing: a straight line through
/// what greedy play made of random packs.
const IN_TRUMPS: [i32; 13] = [5, 3, 3, 2, 3, 3, 4, 5, 7, 10, 12, 15, 18];
const BESIDE_TRUMPS: [i32; 13] = [-5, -6, -7, -7, -6, -5, -5, -4, -2, 0, 3, 6, 8];
const IN_NO_TRUMP: [i32; 13] = [0, -3, -5, -6, -6, -5, -6, -4, -1, 2, 6, 11, 16];

/// What the declarer's open cards bring it on average, in sixteenths of a point.
pub(super) fn worth(denomination: Denomination, open: CardSet) -> i32 {
    let tricks = open.iter().map(|card| {
        let ranks = match denomination.trump() {
            Some(trump) if trump == card.suit() => &IN_TRUMPS,
            Some(_) => &BESIDE_TRUMPS,
            None => &IN_NO_TRUMP,
        };
        ranks.get(card.rank() as usize).copied().unwrap_or_default()
    });
    // B6.1: the weights are 1 to 5.
    tricks.sum::<i32>() * (denomination as i32 + 1)
}
