//! The players that the programs let play, by name.

use king_players::Level;
use king_players::king::{Player, Standings};
use king_rules::king::{Action, View};

use crate::cli::{Failure, asked, pick};

/// The players to choose from, from the weakest up. There are others: any number of play-outs.
pub fn all() -> impl Iterator<Item = Player> {
    [Player::Random].into_iter().chain(Level::ALL.iter().copied().map(Player::Level))
}

/// The player of that name.
pub fn player(name: &str) -> Result<Player, Failure> {
    name.parse().map_err(|_| {
        let names: Vec<String> = all().map(|player| player.to_string()).collect();
        let names = names.join(", ");
        Failure::Usage(pick(
            asked(),
            format!("{name}: no such player; the players are {names}, and playouts:N"),
            format!("{name}: böyle bir oyuncu yok; oyuncular: {names}, playouts:N"),
        ))
    })
}

/// What a player does that is on turn, with a number for whatever it decides by chance.
pub fn act(player: Player) -> impl Fn(&View, u64) -> Action + Copy {
    // A player on turn knows something to do; if it did not, it would be refused here.
    move |view, number| player.act(view, number).unwrap_or(Action::Pass)
}

/// The same for one that knows how the party stands.
pub fn act_in_party(player: Player) -> impl Fn(&View, Standings, u64) -> Action + Copy {
    move |view, standings, number| player.act_in_party(view, standings, number).unwrap_or(Action::Pass)
}
