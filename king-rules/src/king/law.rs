//! The law of a round, asked of a table and one hand: what may be done, and why not.

use super::{Action, ActionSet, Contract, ContractKind, Illegal, Phase, Seat, Table, durt, duties};
use crate::{Card, CardSet, Suit};

const HEARTS: CardSet = Suit::Hearts.cards();

impl Table {
    /// What the seat on turn may do with that hand, which is what it holds now: no card that has been played. Empty when
    /// the round is over.
    #[inline]
    pub fn legal_actions(&self, hand: CardSet) -> ActionSet {
        if self.phase() != Phase::Play {
            return self.legal_words(hand);
        }
        let cards = self.legal_cards(hand);
        let passes = cards.is_empty() && matches!(self.contract(), Some(Contract::Durt(_)) | None);
        if passes { Action::Pass.set() } else { cards.into() }
    }

    /// The same outside play.
    fn legal_words(&self, hand: CardSet) -> ActionSet {
        let seat = self.actor();
        match self.phase() {
            Phase::Declare => {
                let declarable = |contract: &Contract| self.unused().contains(contract.kind());
                Contract::all().filter(declarable).map(Action::Declare).collect()
            }
            Phase::Annul if may_annul(hand) => Action::Keep.set().with(Action::Annul),
            Phase::Annul => Action::Keep.set(),
            Phase::Kontur => ActionSet::doubling(self.may_double(seat)),
            Phase::Sur => ActionSet::redoubling(self.may_redouble(seat)),
            Phase::Play | Phase::Over => ActionSet::EMPTY,
        }
    }

    /// The cards of that hand, as it is now, that the seat on turn may play. Empty outside [`Phase::Play`], and in dürt when it must
    /// pass.
    #[inline(always)]
    pub fn legal_cards(&self, hand: CardSet) -> CardSet {
        match self.contract() {
            _ if self.phase() != Phase::Play => CardSet::EMPTY,
            Some(Contract::Durt(start)) => hand & durt::open_cards(self.played, start),
            Some(contract) => {
                duties::chain(contract, self.house_rules(), self.led(), self.hearts_open(), || self.trick().cards())
                    .legal_cards(hand)
            }
            None => CardSet::EMPTY,
        }
    }

    /// Why the seat on turn may not do that with that hand, as it is now; `None` when it may.
    ///
    /// When several reasons apply, it is the first in the order of the
    /// [stable list](crate::rules::notation#reasons).
    pub fn why_not(&self, hand: CardSet, action: Action) -> Option<Illegal> {
        if let Some(illegal) = self.why_never(action) {
            return Some(illegal);
        }
        match action {
            Action::Annul if !may_annul(hand) => Some(Illegal::MayNotAnnul),
            Action::Pass if hand.meets(self.open_cards()) => Some(Illegal::MustNotPass),
            Action::Play(card) => match self.duties() {
                Some(duties) => duties.why_not(hand, card),
                None if !hand.contains(card) => Some(Illegal::NotHeld(card)),
                None => self.not_in_row(card),
            },
            _ => None,
        }
    }

    /// Advances the table by what the seat on turn does, as one who looks on sees it.
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

    /// Why that cannot be what the seat on turn does, as far as somebody can tell who knows only that its hand lies
    /// within `possible`; `None` when some such hand makes it legal.
    ///
    /// Every refusal is certain, as each rests on the hand of this one seat; what follows from the hands of several
    /// together is not looked for, but for dürt, in which not all can pass.
    pub(super) fn why_impossible(&self, possible: CardSet, action: Action) -> Option<Illegal> {
        if let Some(illegal) = self.why_never(action) {
            return Some(illegal);
        }
        let possible = possible - self.excluded(self.actor());
        let held = usize::from(self.held(self.actor()));
        match action {
            Action::Annul => {
                // Before any card is played there are always enough other cards to go with a lone honour.
                let honours = Card::KING_OF_HEARTS.set() | Card::ACE_OF_HEARTS.set();
                (!possible.meets(honours)).then_some(Illegal::MayNotAnnul)
            }
            Action::Pass => {
                // The cards that may be placed next are in somebody's hand: not all can pass, one after the other.
                let holders = self.held.iter().filter(|&&held| held > 0).count();
                let all = usize::from(self.passes) + 1 >= holders;
                (all || (possible - self.open_cards()).len() < held).then_some(Illegal::MustNotPass)
            }
            Action::Play(card) if !possible.contains(card) => Some(Illegal::NotHeld(card)),
            Action::Play(card) => match self.duties() {
                Some(duties) => {
                    let gone = duties.excluded(card, possible);
                    duties.why_not(possible, card).filter(|_| (possible - gone).len() < held)
                }
                None => self.not_in_row(card),
            },
            _ => None,
        }
    }

    /// The cards that the record proves a seat not to hold: the unplayed cards x such that, for some action of that
    /// seat, no hand with x (and the card played) makes that action legal there. So who failed to follow a suit,
    /// passed in dürt, annulled, or discarded where a duty was to shed, shows what it lacks, under any house rules
    /// ([K11.1](crate::rules::konturlu_king#K11.1)).
    ///
    /// Every action is taken for itself: counting cards, and what one seat's hand tells of another's, is left to
    /// those who sample hands.
    ///
    /// ```
    /// use king_rules::Suit;
    /// use king_rules::king::{Round, Seat};
    /// let round: Round = "king1 N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32 S all - \
    ///     el_almaz iyi kontur:S iyi iyi HA H8 HJ HQ H9 H5 C4".parse()?;
    /// let hearts = Suit::Hearts.cards() - round.table().played();
    /// assert_eq!(round.table().excluded(Seat::North), hearts);
    /// # Ok::<(), king_rules::ParseError>(())
    /// ```
    pub fn excluded(&self, seat: Seat) -> CardSet {
        let mut gone = CardSet::EMPTY;
        for (before, action) in self.history() {
            if before.actor() == seat {
                gone |= before.excluded_by(action);
            }
        }
        gone - self.played
    }

    /// What that action of the seat on turn proves it not to hold.
    fn excluded_by(&self, action: Action) -> CardSet {
        match action {
            Action::Annul => HEARTS - Card::KING_OF_HEARTS.set() - Card::ACE_OF_HEARTS.set(),
            Action::Pass => self.open_cards(),
            Action::Play(card) => self.duties().map_or(CardSet::EMPTY, |duties| duties.excluded(card, !self.played)),
            _ => CardSet::EMPTY,
        }
    }

    /// Why the seat on turn may not do that whatever it holds.
    fn why_never(&self, action: Action) -> Option<Illegal> {
        let phase = self.phase();
        let kind = self.contract().map(Contract::kind);
        if phase == Phase::Over {
            return Some(match kind {
                _ if self.annulled() => Illegal::Annulled,
                Some(ContractKind::Durt) => Illegal::DurtOver,
                _ => Illegal::RoundOver,
            });
        }
        let known = match action {
            Action::Play(_) => phase == Phase::Play,
            Action::Pass => phase == Phase::Play && kind == Some(ContractKind::Durt),
            Action::Declare(_) => phase == Phase::Declare,
            Action::Keep | Action::Annul => phase == Phase::Annul,
            // The empty set is `Iyi`, however it is written.
            Action::Kontur(on) | Action::Sur(on) if on.is_empty() => matches!(phase, Phase::Kontur | Phase::Sur),
            Action::Iyi => matches!(phase, Phase::Kontur | Phase::Sur),
            Action::Kontur(_) => phase == Phase::Kontur,
            Action::Sur(_) => phase == Phase::Sur,
        };
        if !known {
            let pass_of_tricks = action == Action::Pass && phase == Phase::Play;
            return Some(if pass_of_tricks { Illegal::NoPass } else { Illegal::WrongPhase(phase) });
        }
        match action {
            Action::Declare(contract) if !self.unused().contains(contract.kind()) => {
                Some(Illegal::ContractUsed(contract.kind()))
            }
            Action::Kontur(on) if !on.is_subset(self.may_double(self.actor())) => {
                let only_declarer = kind.is_some_and(|kind| !kind.is_penalty());
                Some(if only_declarer { Illegal::OnlyDeclarerDoubled } else { Illegal::MayNotDouble })
            }
            Action::Sur(on) if !on.is_subset(self.may_redouble(self.actor())) => {
                Some(Illegal::MayNotRedouble(on - self.may_redouble(self.actor())))
            }
            _ => None,
        }
    }

    /// Why a card may not be placed in dürt, whoever holds it.
    fn not_in_row(&self, card: Card) -> Option<Illegal> {
        if self.open_cards().contains(card) {
            return None;
        }
        let first_turn = self.count == 0 && self.passes == 0;
        match self.contract() {
            Some(Contract::Durt(start)) if first_turn => Some(Illegal::NotStartRank(start)),
            _ => Some(Illegal::NotNextInRow),
        }
    }
}

/// K4.1: whether the only heart is K♥, or is A♥.
fn may_annul(hand: CardSet) -> bool {
    let hearts = hand & HEARTS;
    hearts == Card::KING_OF_HEARTS.set() || hearts == Card::ACE_OF_HEARTS.set()
}
