//! What lies on the table: tricks and piles.

use super::{Denomination, Player};
use crate::{Card, Suit, law};

/// A trick: the card led, and the answer to it once that is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Trick {
    /// Who led.
    pub leader: Player,
    /// The card that was led.
    pub lead: Card,
    /// What the other player answered; `None` while the trick is running.
    pub answer: Option<Card>,
    /// Who took it ([B5.4](crate::rules::balayi_king#B5.4)); `None` while the trick is running.
    pub winner: Option<Player>,
}

impl Trick {
    #[inline(always)]
    pub(super) fn new(leader: Player, lead: Card, answer: Option<Card>, trump: Option<Suit>) -> Self {
        let winner = answer.map(|answer| if law::beats(answer, lead, trump) { leader.other() } else { leader });
        Self { leader, lead, answer, winner }
    }

    /// The card that a player put into it, if it has.
    pub fn card(&self, player: Player) -> Option<Card> {
        if player == self.leader { Some(self.lead) } else { self.answer }
    }
}

/// One of a player's ten piles ([B2.6](crate::rules::balayi_king#B2.6), [B4.1](crate::rules::balayi_king#B4.1)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pile {
    /// The card that lies face up; `None` when it is not dealt yet, and when both cards have been played.
    pub open: Option<Card>,
    /// Whether a closed card lies there that was not turned up yet.
    pub closed: bool,
}

/// What a round came to: who declared what, and the tricks ([B6.1](crate::rules::balayi_king#B6.1)).
///
/// ```
/// use king_rules::balayi::{Denomination, Player, RoundResult};
/// let result = RoundResult { declarer: Player::One, denomination: Denomination::Hearts, taken: [9, 17] };
/// assert_eq!(result.scores(), [-12, 12]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoundResult {
    /// Who declared.
    pub declarer: Player,
    /// What was declared.
    pub denomination: Denomination,
    /// The tricks that players 0 and 1 took, 26 in all.
    pub taken: [u8; 2],
}

impl RoundResult {
    /// The scores of players 0 and 1, which sum to 0.
    pub fn scores(&self) -> [i32; 2] {
        self.taken.map(|tricks| self.denomination.score(tricks))
    }
}
