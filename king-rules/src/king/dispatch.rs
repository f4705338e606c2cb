//! The law, asked of a table and one hand: each phase has its chapter.

use super::{Action, ActionSet, Contract, Illegal, Phase, Table};
use super::{declaration, durt, talk, tricks};
use crate::CardSet;

impl Table {
    /// What the seat on turn may do with that hand, which is what it holds now: no card that has been played. Empty when
    /// the round is over.
    #[inline]
    #[must_use]
    pub fn legal_actions(&self, hand: CardSet) -> ActionSet {
        match self.phase() {
            Phase::Play if self.has_tricks() => self.legal_cards(hand).into(),
            Phase::Play => durt::may(self, hand),
            _ => self.legal_others(hand),
        }
    }

    /// The same outside [`Phase::Play`]: not inlined, so that the talk does not slow down every card.
    #[inline(never)]
    fn legal_others(&self, hand: CardSet) -> ActionSet {
        match self.phase() {
            Phase::Declare => declaration::may(self),
            Phase::Annul | Phase::Kontur | Phase::Sur => talk::may(self, hand),
            Phase::Play | Phase::Over => ActionSet::EMPTY,
        }
    }

    /// The cards of that hand, as it is now, that the seat on turn may play. Empty outside [`Phase::Play`], and in dürt
    /// when it must pass.
    #[inline(always)]
    #[must_use]
    pub fn legal_cards(&self, hand: CardSet) -> CardSet {
        match self.contract() {
            _ if self.phase() != Phase::Play => CardSet::EMPTY,
            Some(Contract::Durt(start)) => durt::legal_cards(hand, self.played, start),
            Some(contract) => tricks::may(self, contract, hand),
            None => CardSet::EMPTY,
        }
    }

    /// Why the seat on turn may not do that with that hand, as it is now; `None` when it may. It
    /// trusts the caller about who asks: the answer reveals the hand.
    ///
    /// When several reasons apply, it is the first in the order of the
    /// [stable list](crate::rules::notation#reasons).
    #[must_use]
    pub fn why_not(&self, hand: CardSet, action: Action) -> Option<Illegal> {
        self.why_not_now(action).or_else(|| self.why_not_with(hand, hand.len(), action))
    }

    /// Advances the table by an action of the seat on turn, as a spectator sees it.
    ///
    /// Each hand is looked at alone: what follows from several hands together is not refused, as
    /// [`View::apply`](super::View::apply) does.
    ///
    /// # Errors
    /// When no hand that fits the public record makes it legal; nothing has changed then.
    ///
    /// ```
    /// use king_rules::king::{Action, Illegal, Table};
    /// let mut table: Table = "king1 N:? ? ? ? S all - el_almaz iyi iyi iyi HA D2 HJ HQ".parse()?;
    /// table.apply("H9".parse()?)?;
    /// assert_eq!(table.apply("H3".parse()?), Err(Illegal::NotHeld("H3".parse()?)), "West had no heart to follow with");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(&mut self, action: Action) -> Result<(), Illegal> {
        match self.why_impossible(!self.played, action) {
            Some(illegal) => Err(illegal),
            None => {
                self.push(action);
                Ok(())
            }
        }
    }

    /// Why the seat on turn cannot have done that, for an observer who knows only that its hand is within `possible`;
    /// `None` when some such hand makes it legal.
    ///
    /// Every refusal is certain, as each rests on the hand of this one seat; what follows from the hands of several
    /// together is not looked for, but for dürt, in which not all can pass.
    pub(super) fn why_impossible(&self, possible: CardSet, action: Action) -> Option<Illegal> {
        let seat = self.actor();
        self.why_not_now(action).or_else(|| match action {
            Action::Pass if durt::all_others_passed(self) => Some(Illegal::MustNotPass),
            _ => self.why_not_with(possible - self.excluded(seat), self.held(seat).into(), action),
        })
    }

    /// The same, apart from what the record proves about that seat.
    pub(super) fn why_not_of_any(&self, possible: CardSet, action: Action) -> Option<Illegal> {
        self.why_not_now(action).or_else(|| self.why_not_with(possible, self.held(self.actor()).into(), action))
    }

    /// Why nobody may do that now: the round is over, or its phase does not know this kind of action.
    fn why_not_now(&self, action: Action) -> Option<Illegal> {
        let phase = self.phase();
        let durt = !self.has_tricks();
        if phase == Phase::Over {
            return Some(match self.contract() {
                _ if self.annulled() => Illegal::Annulled,
                Some(Contract::Durt(_)) => Illegal::DurtOver,
                _ => Illegal::RoundOver,
            });
        }
        let known = match action {
            Action::Play(_) => phase == Phase::Play,
            Action::Pass if phase == Phase::Play && !durt => return Some(Illegal::NoPass),
            Action::Pass => phase == Phase::Play,
            Action::Declare(_) => phase == Phase::Declare,
            Action::Keep | Action::Annul => phase == Phase::Annul,
            // The empty set is `Iyi`, however it is written.
            Action::Kontur(on) | Action::Sur(on) if on.is_empty() => matches!(phase, Phase::Kontur | Phase::Sur),
            Action::Iyi => matches!(phase, Phase::Kontur | Phase::Sur),
            Action::Kontur(_) => phase == Phase::Kontur,
            Action::Sur(_) => phase == Phase::Sur,
        };
        if known { None } else { Some(Illegal::WrongPhase(phase)) }
    }

    /// Why no hand of `held` cards out of those lets the seat on turn do that, which is an action of this phase.
    fn why_not_with(&self, cards: CardSet, held: usize, action: Action) -> Option<Illegal> {
        match (action, self.duties()) {
            (Action::Declare(contract), _) => declaration::why_not(self, contract),
            (Action::Play(card), _) if !cards.contains(card) => Some(Illegal::NotHeld(card)),
            (Action::Play(card), Some(duties)) => tricks::why_not(&duties, cards, held, card),
            (Action::Play(_) | Action::Pass, _) => durt::why_not(self, cards, held, action),
            _ => talk::why_not(self, cards, held, action),
        }
    }

    /// Applies an action of the seat on turn without checking that it is legal.
    #[inline(always)]
    pub(super) fn push(&mut self, action: Action) {
        match action {
            Action::Play(card) => {
                self.record(card);
                if self.has_tricks() { tricks::advance(self) } else { durt::advance(self) }
            }
            other => self.push_other(other),
        }
    }

    /// The same for all but a card.
    #[inline(never)]
    fn push_other(&mut self, action: Action) {
        match action {
            Action::Declare(contract) => declaration::advance(self, contract),
            Action::Pass => {
                self.passes = self.passes.saturating_add(1);
                durt::advance(self);
            }
            call => talk::advance(self, call),
        }
    }

    /// The cards that this action proves the hand of the seat on turn not to have held.
    pub(super) fn shows(&self, action: Action) -> CardSet {
        match action {
            Action::Play(card) => tricks::shows(self, card),
            Action::Pass => durt::shows(self),
            call => talk::shows(call),
        }
    }
}
