//! A round is its own record: the actions in order, told back from the state.

use super::{Action, Phase, Seat, SeatSet, Table};

impl Table {
    /// Who said and did what, in order, forced actions and passes included. Done again on a new round of the same hands,
    /// the actions lead to this position.
    ///
    /// ```
    /// use king_rules::king::Round;
    /// let round: Round = "king1 N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32 S all - \
    ///     durt:8 iyi kontur:S iyi iyi C8 D8 pass S8 D7".parse()?;
    /// assert!(round.table().actions().map(|(seat, action)| format!("{seat} {action}")).skip(5).eq([
    ///     "S C8", "W D8", "N pass", "E S8", "S D7",
    /// ]));
    /// # Ok::<(), king_rules::ParseError>(())
    /// ```
    pub fn actions(&self) -> impl Iterator<Item = (Seat, Action)> {
        self.history().map(|(before, action)| (before.actor(), action))
    }

    /// The same with the table before each action.
    pub(super) fn history(&self) -> History {
        let start = Self::new(self.declarer(), self.unused(), self.house_rules());
        History { start, end: *self }
    }
}

/// Plays a record again from its start to its end: each action with the table before it.
#[derive(Clone)]
pub(super) struct History {
    start: Table,
    end: Table,
}

impl History {
    fn next_action(&self) -> Option<Action> {
        let (now, end) = (&self.start, &self.end);
        let seat = now.turn()?;
        let answered = now.phase != end.phase || now.turn != end.turn;
        let said = |on: SeatSet, action: fn(SeatSet) -> Action| if on.is_empty() { Action::Iyi } else { action(on) };
        match now.phase() {
            Phase::Declare => end.contract().map(Action::Declare),
            Phase::Annul if end.annulled() && now.turn == end.turn => Some(Action::Annul),
            Phase::Annul => answered.then_some(Action::Keep),
            Phase::Kontur => answered.then_some(said(said_by(end.kontur, seat), Action::Kontur)),
            Phase::Sur => answered.then_some(said(said_by(end.sur, seat), Action::Sur)),
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

fn said_by(arrows: u16, seat: Seat) -> SeatSet {
    super::Doubles::from_bits_truncate(arrows).doubled_by(seat)
}

impl Iterator for History {
    type Item = (Table, Action);

    fn next(&mut self) -> Option<Self::Item> {
        let action = self.next_action()?;
        let before = self.start;
        self.start.push(action);
        Some((before, action))
    }
}
