//! How the table changes with each action: phases and turns.

use super::table::ANNULLED;
use super::{Action, Contract, ContractKind, Doubles, DurtEnd, Phase, Seat, SeatSet, Table};
use crate::{Card, CardSet, law};

impl Table {
    /// Carries out an action of the seat on turn, without a look at whether it is legal.
    #[inline(always)]
    pub(super) fn push(&mut self, action: Action) {
        match action {
            Action::Play(card) => self.play(card),
            said => self.say(said),
        }
    }

    /// The same for all but a card.
    #[inline(never)]
    fn say(&mut self, action: Action) {
        match action {
            Action::Declare(contract) => {
                self.contract = contract.index() as u8 + 1;
                if contract.kind() == ContractKind::Rifki && self.house_rules().rifki_annul {
                    self.phase = Phase::Annul as u8;
                } else {
                    self.begin_kontur();
                }
            }
            Action::Keep => {
                self.turn = self.actor().next() as u8;
                if self.turn == self.declarer {
                    self.begin_kontur();
                }
            }
            Action::Annul => self.phase = ANNULLED,
            Action::Iyi => self.speak(SeatSet::EMPTY),
            Action::Kontur(on) | Action::Sur(on) => self.speak(on),
            Action::Pass => {
                self.passes = self.passes.saturating_add(1);
                self.pass_turn_in_durt();
            }
            Action::Play(card) => self.play(card),
        }
    }

    fn begin_kontur(&mut self) {
        self.phase = Phase::Kontur as u8;
        self.turn = self.declarer().next() as u8;
    }

    fn speak(&mut self, on: SeatSet) {
        let by = self.actor();
        if self.phase() == Phase::Kontur {
            self.kontur = Doubles::from_bits_truncate(self.kontur).with(by, on).bits();
            if by.next() == self.declarer() {
                self.ask_to_redouble(0);
            } else {
                self.turn = by.next() as u8;
            }
        } else {
            self.sur = Doubles::from_bits_truncate(self.sur).with(by, on).bits();
            self.ask_to_redouble(usize::from(self.declarer().turns_to(by)) + 1);
        }
    }

    /// Asks the next seat that has somebody to redouble, of those from `turns` seats to the declarer's left
    /// ([K6.2](crate::rules::konturlu_king#K6.2)); when there is none, play begins.
    fn ask_to_redouble(&mut self, turns: usize) {
        let mut rest = self.declarer().order().into_iter().skip(turns);
        match rest.find(|&seat| !self.may_redouble(seat).is_empty()) {
            Some(seat) => (self.phase, self.turn) = (Phase::Sur as u8, seat as u8),
            None => (self.phase, self.turn) = (Phase::Play as u8, self.declarer),
        }
    }

    #[inline(always)]
    fn play(&mut self, card: Card) {
        let seat = self.actor();
        if let Some(place) = self.plays.get_mut(usize::from(self.count)) {
            *place = card.index() as u8 | (seat as u8) << 6;
            self.count += 1;
        }
        self.passes = 0;
        self.played.insert(card);
        let left = seat.of_mut(&mut self.held);
        *left = left.saturating_sub(1);
        if !self.has_tricks() {
            self.pass_turn_in_durt();
        } else if self.count % 4 == 0 {
            // K7.1: the winner of a trick leads the next.
            self.turn = self.taker().unwrap_or(seat) as u8;
        } else {
            self.turn = seat.next() as u8;
            return;
        }
        if self.is_finished() {
            self.phase = Phase::Over as u8;
        }
    }

    /// Who takes the trick of the last four cards. One byte is read after the other, as they were written.
    #[inline(always)]
    fn taker(&self) -> Option<Seat> {
        let plays = self.four_plays(self.count.saturating_sub(4))?;
        let (leader, lead) = plays.clone().next()?;
        let cards = plays.clone().fold(CardSet::EMPTY, |cards, (_, card)| cards.with(card));
        let best = law::taking(cards, lead.suit(), self.trump())?;
        Some(plays.fold(leader, |taker, (seat, card)| if card == best { seat } else { taker }))
    }

    /// K8.4: a player out of cards is passed over.
    fn pass_turn_in_durt(&mut self) {
        let [_, rest @ ..] = self.actor().order();
        if let Some(seat) = rest.into_iter().find(|&seat| self.held(seat) > 0) {
            self.turn = seat as u8;
        }
    }

    /// K7.8, K8.4: whether the whole trick, or the card placed in dürt, was the last of the round.
    #[inline(always)]
    fn is_finished(&self) -> bool {
        let rules = self.house_rules();
        let decided = || match self.contract() {
            Some(Contract::Durt(_)) => {
                let out = || self.held.iter().filter(|&&held| held == 0).count();
                rules.durt_end == DurtEnd::FourthDecided && out() == 3
            }
            Some(contract) => rules.early_end && contract.kind().is_decided(self.played),
            None => false,
        };
        usize::from(self.count) >= Card::COUNT || decided()
    }
}
