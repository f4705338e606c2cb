//! What both have seen of a round, kept beside it: it grows with every action, where the record would be gone through.

use king_rules::CardSet;
use king_rules::balayi::{Action, Exclusions, Player, Round, Table};

/// What an observation needs of the record.
#[derive(Clone)]
pub(in crate::batch) struct Seen {
    exclusions: Exclusions,
    /// What each player has played.
    pub(super) played: [CardSet; 2],
    /// When each card was played, from 1; 0 for one that was not.
    pub(super) order: [i8; 52],
}

impl Seen {
    /// That of the whole record.
    pub(super) fn of(table: &Table) -> Self {
        let mut seen = Self { exclusions: Exclusions::of(table), played: [CardSet::EMPTY; 2], order: [0; 52] };
        for (number, (player, card)) in (1..).zip(table.plays()) {
            seen.played[player.index()].insert(card);
            seen.order[card.index()] = number;
        }
        seen
    }

    /// Takes in an action, by the rounds before and after it.
    pub(super) fn follow(&mut self, before: &Round, action: Action, after: &Round) {
        self.exclusions.follow(before.table(), action);
        let (Action::Play(card), Some(player)) = (action, before.turn()) else { return };
        self.played[player.index()].insert(card);
        self.order[card.index()] = after.played().len() as i8;
    }

    /// What is proved not to be among a player's hand cards.
    pub(super) fn excluded(&self, table: &Table, player: Player) -> CardSet {
        self.exclusions.of_player(table, player)
    }
}
