//! A round is its own record: the actions in order, read back from the state.

use super::{Action, Exclusions, Phase, Seat, SeatSet, Table};
use crate::CardSet;

impl Table {
    /// The actions so far, each with the table before it.
    pub(super) fn history(&self) -> History<'_> {
        let start = Self::start(self.declarer(), self.unused(), self.house_rules());
        History { now: start, end: self }
    }

    /// See [`excluded`](Self::excluded).
    pub(super) fn excluded_of(&self, seat: Seat) -> CardSet {
        let mut exclusions = Exclusions::new();
        let of_seat = self.history().filter(|(before, _)| before.actor() == seat);
        of_seat.for_each(|(before, action)| exclusions.follow(&before, action));
        exclusions.of_seat(self, seat)
    }
}

/// Plays a record again from its start to its end: each action with the table before it.
#[derive(Clone)]
pub(super) struct History<'a> {
    now: Table,
    end: &'a Table,
}

impl History<'_> {
    fn next_action(&self) -> Option<Action> {
        let (now, end) = (&self.now, self.end);
        let seat = now.turn()?;
        let answered = now.phase != end.phase || now.turn != end.turn;
        let call = |on: SeatSet, action: fn(SeatSet) -> Action| if on.is_empty() { Action::Iyi } else { action(on) };
        match now.phase() {
            Phase::Declare => end.contract().map(Action::Declare),
            Phase::Annul if end.annulled() && now.turn == end.turn => Some(Action::Annul),
            Phase::Annul => answered.then_some(Action::Keep),
            Phase::Kontur => answered.then_some(call(doubled_by(end.kontur, seat), Action::Kontur)),
            Phase::Sur => answered.then_some(call(doubled_by(end.sur, seat), Action::Sur)),
            Phase::Play => match end.plays_from(usize::from(now.count)).next() {
                Some((by, card)) if by == seat => Some(Action::Play(card)),
                // Somebody else played next: this seat passed. There are never more than three passes in a row.
                Some(_) => (now.passes < 3).then_some(Action::Pass),
                None => (now.passes < end.passes).then_some(Action::Pass),
            },
            Phase::Over => None,
        }
    }
}

fn doubled_by(arrows: u16, seat: Seat) -> SeatSet {
    super::Doubles::from_bits_truncate(arrows).doubled_by(seat)
}

impl Iterator for History<'_> {
    type Item = (Table, Action);

    fn next(&mut self) -> Option<Self::Item> {
        let action = self.next_action()?;
        let before = self.now.clone();
        self.now.push(action);
        Some((before, action))
    }
}
