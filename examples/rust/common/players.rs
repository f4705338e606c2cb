//! The players that the programs let play, by name.

use king_players::king::greedy;
use king_rules::king::{Action, View};
use king_rules::shuffle::SplitMix64;

use crate::cli::{Failure, asked, pick};

/// A player of King: what it does, seeing that view, with a number for whatever it decides by chance.
pub type Player = Box<dyn Fn(&View, u64) -> Action + Sync>;

/// What the players are called, from the weakest up.
pub const NAMES: [&str; 2] = ["random", "greedy"];

/// The player of that name.
pub fn player(name: &str) -> Result<Player, Failure> {
    match name {
        "random" => Ok(Box::new(|view, number| {
            SplitMix64::new(number).choose(view.legal_actions().iter()).unwrap_or(Action::Pass)
        })),
        "greedy" => Ok(Box::new(|view, _| {
            let choice = greedy::choose(view.table(), view.hand(view.viewer()).unwrap_or_default());
            choice.map_or(Action::Pass, |choice| choice.action)
        })),
        _ => {
            let (no_player, are) =
                pick(asked(), ("no such player", "the players are"), ("böyle bir oyuncu yok", "oyuncular"));
            Err(Failure::Usage(format!("{name}: {no_player}; {are}: {}", NAMES.join(", "))))
        }
    }
}
