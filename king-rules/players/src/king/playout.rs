//! Playing a world out: greedy play by all four seats.

use king_rules::king::{Action, Round};

use super::Position;

/// The points of the four seats, N, E, S, W, when the seat on turn does that and all play on greedily: taken (≥ 0) in a
/// penalty, won in koz and dürt. `action` must be legal; what is left of the talk is passed over.
///
/// For many play-outs of one world a [`Position`] is quicker.
#[must_use]
pub fn points(world: &Round, action: Action) -> [i16; 4] {
    let mut round = world.clone();
    round.apply_unchecked(action);
    Position::new(&round).map_or([0; 4], Position::finish)
}
