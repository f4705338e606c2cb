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
#[repr(C)]
pub struct Solution {
    // Plain integers without padding: any bits are a solution.
    positions: u64,
    scores: [[i32; 4]; Self::MOST_ACTIONS],
    taken: [[i16; 4]; Self::MOST_ACTIONS],
    /// By their codes.
    actions: [u8; Self::MOST_ACTIONS],
    len: u8,
    turn: u8,
    reserved: u8,
}

const _: () = assert!(size_of::<Solution>() == 8 + 25 * Solution::MOST_ACTIONS + 3, "no padding");

impl Solution {
    /// The most actions there are to choose from.
    pub const MOST_ACTIONS: usize = 13;

    pub(super) const fn new(turn: Seat) -> Self {
        Self {
            positions: 0,
            scores: [[0; 4]; Self::MOST_ACTIONS],
            taken: [[0; 4]; Self::MOST_ACTIONS],
            actions: [0; Self::MOST_ACTIONS],
            len: 0,
            turn: turn as u8,
            reserved: 0,
        }
    }

    /// The seat on turn.
    #[must_use]
    pub fn turn(&self) -> Seat {
        Seat::from_index(usize::from(self.turn & 3)).unwrap_or(Seat::North)
    }

    /// The best action for the seat on turn.
    #[must_use]
    pub fn best(&self) -> Solved {
        self.at(0)
    }

    /// All legal actions, the best for the seat on turn first; among equals the last by its code first.
    pub fn actions(&self) -> impl Iterator<Item = Solved> + Clone {
        (0..usize::from(self.len).min(Self::MOST_ACTIONS)).map(|place| self.at(place))
    }

    /// What an action comes to; `None` when it is not legal.
    #[must_use]
    pub fn of(&self, action: Action) -> Option<Solved> {
        self.actions().find(|solved| solved.action == action)
    }

    /// How much less the seat on turn scores after that action than after the best, 0 or more; `None` when it is not legal.
    #[must_use]
    pub fn given_away(&self, action: Action) -> Option<i32> {
        Some(self.own(&self.best().scores).wrapping_sub(self.own(&self.of(action)?.scores)))
    }

    /// How many positions with a choice were gone through. It depends on the memory.
    #[must_use]
    pub const fn positions(&self) -> u64 {
        self.positions
    }

    fn at(&self, place: usize) -> Solved {
        let action = self.actions.get(place).and_then(|&code| Action::from_code(code));
        Solved {
            action: action.unwrap_or(Action::Pass),
            taken: self.taken.get(place).copied().unwrap_or_default(),
            scores: self.scores.get(place).copied().unwrap_or_default(),
        }
    }

    const fn own(&self, scores: &[i32; 4]) -> i32 {
        of(self.turn, scores)
    }

    /// The same, found out by that many positions.
    pub(super) const fn after(self, positions: u64) -> Self {
        Self { positions, ..self }
    }

    /// Adds an action with a higher code than those before: in front of those that are no better.
    pub(super) fn add(&mut self, solved: Solved) {
        let len = usize::from(self.len);
        if len >= Self::MOST_ACTIONS {
            return;
        }
        let own = self.own(&solved.scores);
        let better = self.scores.iter().take(len).filter(|scores| self.own(scores) > own).count();
        insert(&mut self.actions, better, solved.action.code());
        insert(&mut self.taken, better, solved.taken);
        insert(&mut self.scores, better, solved.scores);
        self.len += 1;
    }
}

/// Puts an item in its place; those behind it move on, and the last is lost.
fn insert<T>(items: &mut [T], place: usize, item: T) {
    let mut moved = item;
    items.iter_mut().skip(place).for_each(|item| core::mem::swap(item, &mut moved));
}
