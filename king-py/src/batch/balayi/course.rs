//! How a round went: who began, and when the hands were unlocked.

use king_rules::balayi::{Player, Round};

/// The number of a player's table cards: twenty, on ten piles (B2.6).
const TABLE_CARDS: u8 = 20;

/// Who leads to the first trick, once it is declared.
pub(super) fn starter(round: &Round) -> Player {
    round.plays().next().map_or(round.table().trick().leader(), |(player, _)| player)
}

/// The trick, from 1, in which each player's hand was unlocked: the first that it took (B4.2), or else the one to which it
/// played the last of its table cards (B4.3); 0 while it is locked.
pub(super) fn unlocked(round: &Round) -> [u8; 2] {
    let winners = round.tricks().map(|trick| trick.winner(round.trump()));
    of_winners(winners.flatten(), Player::ALL.map(|player| round.unlocked(player)))
}

/// The same by who took the tricks, and whether the hands are unlocked in the end.
pub(super) fn of_winners(winners: impl Iterator<Item = Player>, in_the_end: [bool; 2]) -> [u8; 2] {
    let mut first = [0; 2];
    for (number, winner) in (1..).zip(winners) {
        if let Some(first) = first.get_mut(winner.index()).filter(|first| **first == 0) {
            *first = number;
        }
        if first.iter().all(|&first| first != 0) {
            break;
        }
    }
    // Who takes no trick plays a table card to each, as its hand is locked: the last of them to trick 20.
    let unlocked = |(first, is): (u8, bool)| match first {
        0 if !is => 0,
        1..=TABLE_CARDS => first,
        _ => TABLE_CARDS,
    };
    let [zero, one] = first;
    let [zero_is, one_is] = in_the_end;
    [unlocked((zero, zero_is)), unlocked((one, one_is))]
}
