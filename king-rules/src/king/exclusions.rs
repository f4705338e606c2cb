//! What the record proves of each hand, action by action.

use super::{Action, Seat, Table};
use crate::CardSet;

/// The cards that the record proves each seat not to hold: [`Table::excluded`] of all seats, kept up to date action by
/// action instead of being read from the record again.
///
/// It goes beside a table, for whoever asks after every action, as a learner's observations do.
///
/// ```
/// use king_rules::king::{Exclusions, Seat, Table};
/// let mut table: Table = "king1 N:? ? ? ? S all - el_almaz iyi iyi iyi HA D2".parse()?;
/// let mut exclusions = Exclusions::of(&table);
/// // West had no heart to follow with; North has one.
/// let action = "HJ".parse()?;
/// exclusions.follow(&table, action);
/// table.apply(action)?;
/// assert_eq!(exclusions.of_seat(&table, Seat::West).len(), 11);
/// assert_eq!(exclusions.of_seat(&table, Seat::North).len(), 0);
/// assert!(Seat::ALL.iter().all(|&seat| exclusions.of_seat(&table, seat) == table.excluded(seat)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Exclusions {
    /// What each seat was shown to lack, N, E, S, W; what has been played since is among it.
    lacked: [CardSet; 4],
}

impl Exclusions {
    /// Those of a round that begins: none.
    #[must_use]
    pub const fn new() -> Self {
        Self { lacked: [CardSet::EMPTY; 4] }
    }

    /// Those of a whole record, which is gone through once.
    #[must_use]
    pub fn of(table: &Table) -> Self {
        let mut exclusions = Self::new();
        table.history().for_each(|(before, action)| exclusions.follow(&before, action));
        exclusions
    }

    /// Takes in what the seat on turn does; `before` is the table before that. An illegal action does not panic, and proves
    /// something that is not so.
    #[inline]
    pub fn follow(&mut self, before: &Table, action: Action) {
        *before.actor().of_mut(&mut self.lacked) |= before.shows(action);
    }

    /// What a seat is proved not to hold, by the table as it is now: the same as [`Table::excluded`].
    #[must_use]
    pub fn of_seat(&self, table: &Table, seat: Seat) -> CardSet {
        *seat.of(&self.lacked) - table.played
    }
}
