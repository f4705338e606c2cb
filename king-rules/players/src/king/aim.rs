//! What a round is worth to who chooses: points, or the chance to come out.

use king_rules::king::{Action, ContractKind, ContractSet, Doubles, Phase, SaleTie, Seat, View};

use super::calendar;
use super::four::of;
use super::standings::Odds;
use crate::sums::Points;
use crate::{Objective, Settings};

/// What the seat on turn aims at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    seat: Seat,
    declarer: Seat,
    /// What the declarer has not declared before this round.
    unused: ContractSet,
    /// What it has left after it, if it has declared.
    left: ContractSet,
    phase: Phase,
    settings: Settings,
    pub(super) tie: SaleTie,
    /// The chance to come out by the score of this round.
    odds: Option<Odds>,
}

impl Aim {
    pub(super) fn of(view: &View, settings: Settings) -> Self {
        let unused = view.unused();
        let left = view.contract().map_or(unused, |contract| unused.without(contract.kind()));
        let (seat, declarer, phase) = (view.viewer(), view.declarer(), view.phase());
        let tie = view.house_rules().sale_tie;
        let aim = Self { seat, declarer, unused, left, phase, settings, tie, odds: None };
        Self { odds: aim.odds_with(left), ..aim }
    }

    /// The chance to come out, where that is aimed at, when the declarer has those contracts left.
    fn odds_with(&self, left: ContractSet) -> Option<Odds> {
        let standings = self.settings.standings().filter(|_| self.settings.objective() == Objective::ComeOut)?;
        Some(standings.odds(self.seat, self.declarer, left))
    }

    /// Whether it is the chance to come out, in 1/256 %.
    pub(super) const fn is_chance(&self) -> bool {
        self.odds.is_some()
    }

    /// What is aimed at.
    pub(super) const fn objective(&self) -> Objective {
        if self.is_chance() { Objective::ComeOut } else { Objective::MostPoints }
    }

    /// Whether own points are counted in 1/256: not where cards are played for points, which are whole.
    pub(super) fn is_fine(&self) -> bool {
        self.is_chance() || self.phase != Phase::Play
    }

    /// What the declarer has left after the round when that is done in it.
    fn left_after(&self, action: Action) -> ContractSet {
        match action {
            Action::Declare(contract) => self.unused.without(contract.kind()),
            // K4.2: Rıfkı is still unused then.
            Action::Annul => self.unused,
            Action::Keep => self.unused.without(ContractKind::Rifki),
            _ => self.left,
        }
    }

    /// What is to come afterwards from what the declarer has left, in 1/256 point: where that is not the same whatever is done, and where
    /// points are aimed at.
    pub(super) fn later(&self, action: Action) -> i32 {
        match action {
            _ if self.is_chance() => 0,
            Action::Declare(_) | Action::Annul | Action::Keep => {
                calendar::share(self.left_after(action), self.seat == self.declarer)
            }
            _ => 0,
        }
    }

    /// What it is worth to have such a score, in 1/256 point, after that was done.
    pub(super) fn worth(&self, action: Action, score: i64) -> i64 {
        if self.is_chance() {
            let left = self.left_after(action);
            let odds = if left == self.left { self.odds } else { self.odds_with(left) };
            return odds.map_or(0, |odds| odds.chance(score)).into();
        }
        score + i64::from(self.later(action))
    }

    /// What it comes to when that was done and the scores, N, E, S, W, are these.
    pub(super) fn points(&self, action: Action, scores: [i32; 4]) -> Points {
        let [[own], [first], [second], [third]] = self.points_each(action, &scores.map(|score| [score]));
        Points { own, others: [first, second, third] }
    }

    /// The same of `N` rounds side by side: the own points, and those of the others.
    pub(super) fn points_each<const N: usize>(&self, action: Action, scores: &[[i32; N]; 4]) -> [[i32; N]; 4] {
        let mut points = self.seat.order().map(|seat| of(seat as u8, scores));
        if self.is_fine() {
            let [own, ..] = &mut points;
            own.iter_mut().for_each(|own| *own = self.worth(action, 256 * i64::from(*own)) as i32);
        }
        points
    }

    /// What it comes to when that was done, those doubles were said, and the points taken, N, E, S, W, are these.
    pub(super) fn settled(&self, action: Action, doubles: Doubles, kind: ContractKind, taken: [i16; 4]) -> Points {
        self.points(action, doubles.settle(kind, taken, self.tie))
    }

    /// What so many points more than usual are worth, as own points are counted.
    pub(super) fn lead(&self, points: i64) -> i64 {
        match self.odds {
            Some(odds) => (odds.chance(128 * points) - odds.chance(-128 * points)).into(),
            None if self.is_fine() => 256 * points,
            None => points,
        }
    }
}
