//! What the record proves of each hand, action by action.

use super::place::PILE_CARDS;
use super::{Action, Player, Table, Trick, tricks};
use crate::CardSet;

/// The cards that the record proves not to be among each player's hand cards: [`Table::excluded`] of both, kept up to date
/// action by action instead of being read from the record again.
///
/// It goes beside a table, for whoever asks after every action, as a learner's observations do.
///
/// ```
/// use king_rules::balayi::{Exclusions, Player, Simulation};
/// let (mut round, mut choices) = Simulation::new(7).first_card(0)?;
/// let mut exclusions = Exclusions::new();
/// while let Some(action) = round.choose(&mut choices) {
///     exclusions.follow(round.table(), action);
///     round.apply_unchecked(action);
///     for player in Player::ALL {
///         assert_eq!(exclusions.of_player(round.table(), player), round.excluded(player));
///     }
/// }
/// # Ok::<(), king_rules::balayi::SimulationError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Exclusions {
    /// What each player was shown to lack; what has been seen since is among it.
    lacked: [CardSet; 2],
}

impl Exclusions {
    /// Those of a round that begins: none.
    #[must_use]
    pub const fn new() -> Self {
        Self { lacked: [CardSet::EMPTY; 2] }
    }

    /// Those of a whole record, which is gone through once.
    #[must_use]
    pub fn of(table: &Table) -> Self {
        let pile_cards = table.seen_pile_cards();
        let mut pile_cards_left = [PILE_CARDS / 2; 2];
        let mut unlocked = [false; 2];
        let mut exclusions = Self::new();
        for trick in table.tricks() {
            let answers = trick.leader().other();
            if *answers.of(&unlocked) {
                exclusions.answered(table, trick);
            }
            let winner = trick.winner(table.trump());
            for player in Player::ALL {
                let left = player.of_mut(&mut pile_cards_left);
                if trick.card(player).is_some_and(|card| pile_cards.contains(card)) {
                    *left = left.saturating_sub(1);
                }
                *player.of_mut(&mut unlocked) |= winner == Some(player) || *left == 0;
            }
        }
        exclusions
    }

    /// Takes in what the player on turn does; `before` is the table before that. An illegal action does not panic, and proves
    /// something that is not so.
    #[inline]
    pub fn follow(&mut self, before: &Table, action: Action) {
        let Action::Play(card) = action else { return };
        let trick = before.trick();
        // The cards of a hand that is locked cannot be played, so nothing is proved of them (B4.4).
        if !trick.is_empty() && before.unlocked(before.actor()) {
            self.answered(before, trick.with(card));
        }
    }

    /// Takes in a whole trick that was answered with an open hand.
    fn answered(&mut self, table: &Table, trick: Trick) {
        *trick.leader().other().of_mut(&mut self.lacked) |= tricks::shows(table, trick);
    }

    /// What is proved not to be among a player's hand cards, by the table as it is now: the same as [`Table::excluded`].
    #[must_use]
    pub fn of_player(&self, table: &Table, player: Player) -> CardSet {
        *player.of(&self.lacked) - table.seen()
    }
}
