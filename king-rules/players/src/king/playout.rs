//! Playing a world out: greedy play by all four seats.

use king_rules::king::{Action, Phase, Round};

use super::greedy;

/// More actions than any round has: twelve before the first card, and at most three passes with each card.
const MOST_ACTIONS: usize = 12 + 4 * 52;

/// The points of the four seats, N, E, S, W, when the seat on turn does that and all play on greedily: taken (≥ 0) in a
/// penalty, won in koz and dürt. `action` must be legal.
#[must_use]
pub fn points(world: &Round, action: Action) -> [i16; 4] {
    let mut round = world.clone();
    round.apply_unchecked(action);
    for _ in 0..MOST_ACTIONS {
        if round.phase() == Phase::Over {
            break;
        }
        let choice = round.turn().and_then(|seat| greedy::choose(round.table(), round.hand(seat)));
        match choice {
            Some(choice) => round.apply_unchecked(choice.action),
            None => break,
        }
    }
    round.taken()
}
