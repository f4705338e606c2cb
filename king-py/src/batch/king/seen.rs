//! What all have seen of a round, kept beside it: it grows with every action, where the record would be gone through.

use king_rules::CardSet;
use king_rules::king::{Action, Exclusions, Round, Seat, Table};

/// What an observation needs of the record.
#[derive(Clone)]
pub(in crate::batch) struct Seen {
    exclusions: Exclusions,
    /// What each seat has played.
    pub(super) played: [CardSet; 4],
    /// When each card was played, from 1; 0 for one that was not.
    pub(super) order: [i8; 52],
    pub(super) taken: [i16; 4],
}

impl Seen {
    /// That of the whole record.
    pub(super) fn of(table: &Table) -> Self {
        let exclusions = Exclusions::of(table);
        let mut seen = Self { exclusions, played: [CardSet::EMPTY; 4], order: [0; 52], taken: table.taken() };
        for (number, (seat, card)) in (1..).zip(table.plays()) {
            seen.played[seat.index()].insert(card);
            seen.order[card.index()] = number;
        }
        seen
    }

    /// Takes in an action, by the rounds before and after it.
    pub(super) fn follow(&mut self, before: &Round, action: Action, after: &Round) {
        self.exclusions.follow(before.table(), action);
        let (Action::Play(card), Some(seat)) = (action, before.turn()) else { return };
        self.played[seat.index()].insert(card);
        self.order[card.index()] = after.played().len() as i8;
        // Points are taken with whole tricks, or in dürt when a hand is empty.
        if after.tricks().len() > before.tricks().len() || after.held(seat) == 0 {
            self.taken = after.taken();
        }
    }

    /// What a seat is proved not to hold.
    pub(super) fn excluded(&self, table: &Table, seat: Seat) -> CardSet {
        self.exclusions.of_seat(table, seat)
    }
}
