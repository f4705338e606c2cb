//! What a solver finds.

use king_rules::king::{Action, Seat};

use crate::king::four::of;

/// What an action comes to when all play on as well as can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Solved {
    /// The action.
    pub action: Action,
    /// The points that the seats N, E, S, W take in the whole round, or win in koz and dürt.
    pub taken: [i16; 4],
    /// What they score for it, with the doubles.
    pub scores: [i32; 4],
}

/// What each legal action comes to, at least one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Solution {
    turn: Seat,
    best: Solved,
    others: [Option<Solved>; Self::MOST_ACTIONS - 1],
    positions: u64,
}

impl Solution {
    /// The most actions there are to choose from.
    pub const MOST_ACTIONS: usize = 13;

    pub(super) const fn new(turn: Seat, first: Solved) -> Self {
        Self { turn, best: first, others: [None; Self::MOST_ACTIONS - 1], positions: 0 }
    }

    /// The seat on turn.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The best action for the seat on turn.
    #[must_use]
    pub const fn best(&self) -> Solved {
        self.best
    }

    /// All legal actions, the best for the seat on turn first; among equals the last by its code first.
    pub fn actions(&self) -> impl Iterator<Item = Solved> + Clone {
        [self.best].into_iter().chain(self.others.into_iter().flatten())
    }

    /// What an action comes to; `None` when it is not legal.
    #[must_use]
    pub fn of(&self, action: Action) -> Option<Solved> {
        self.actions().find(|solved| solved.action == action)
    }

    /// How much less the seat on turn scores after that action than after the best, 0 or more; `None` when it is not legal.
    #[must_use]
    pub fn given_away(&self, action: Action) -> Option<i32> {
        Some(self.own(self.best) - self.own(self.of(action)?))
    }

    /// How many positions with a choice were gone through. It depends on the memory.
    #[must_use]
    pub const fn positions(&self) -> u64 {
        self.positions
    }

    pub(super) const fn after(self, positions: u64) -> Self {
        Self { positions, ..self }
    }

    const fn own(&self, solved: Solved) -> i32 {
        of(self.turn as u8, &solved.scores)
    }

    /// Adds an action with a higher code than those before.
    pub(super) fn add(&mut self, solved: Solved) {
        let mut moved = solved;
        if self.own(moved) >= self.own(self.best) {
            core::mem::swap(&mut moved, &mut self.best);
        }
        for place in 0..self.others.len() {
            let turn = self.turn as u8;
            let Some(other) = self.others.get_mut(place) else { return };
            match other {
                None => {
                    *other = Some(moved);
                    return;
                }
                Some(other) if of(turn, &moved.scores) >= of(turn, &other.scores) => core::mem::swap(&mut moved, other),
                Some(_) => {}
            }
        }
    }
}
