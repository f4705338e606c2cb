//! Playing a world out: greedy play by both players.

use king_rules::balayi::{Action, Round};

use super::Position;

/// The tricks of players 0 and 1 when the player on turn does that and then both play on greedily. `action` must be legal.
///
/// For many play-outs of one world a [`Position`] is quicker.
///
/// ```
/// use king_players::balayi::playout;
/// use king_rules::balayi::{DenominationSet, Pack, Player, Round};
/// let world = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?;
/// assert_eq!(playout::tricks(&world, "NT".parse()?).iter().sum::<i16>(), 26);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn tricks(world: &Round, action: Action) -> [i16; 2] {
    let mut round = world.clone();
    round.apply_unchecked(action);
    Position::new(&round).map_or([0; 2], Position::finish)
}
