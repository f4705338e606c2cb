//! A round as one seat sees it: what a client holds, and a bot plays from.

use super::deal::check_hand;
use super::{Action, ActionSet, ContractSet, HiddenError, HouseRules, Illegal, Phase, Round, Seat, SetupError, Table};
use crate::{Card, CardSet, PackError};

/// The table and what one seat sees: its own hand and, taken from a round that was played to its end, all hands
/// ([K11.1](crate::rules::konturlu_king#K11.1)). Nothing else of the deal is in it.
///
/// A client or a bot needs no more than its view: it answers what its seat may do, and [`apply`](View::apply) advances it
/// by anyone's action.
///
/// ```
/// use king_rules::king::{Action, Contract, ContractSet, Deal, HouseRules, Round, Seat, View};
/// let deal = Deal::from_seed(7);
/// let mut round = Round::new(deal, Seat::North, ContractSet::ALL, HouseRules::new())?;
/// // A client knows what it was dealt and follows what all see.
/// let mut east = View::new(Seat::East, deal.hand(Seat::East), Seat::North, ContractSet::ALL, HouseRules::new())?;
/// assert_eq!(east, round.view(Seat::East));
/// assert!(east.legal_actions().is_empty(), "North is to act");
/// let action = Action::Declare(Contract::ElAlmaz);
/// round.apply(action)?;
/// east.apply(action)?;
/// assert_eq!(east, round.view(Seat::East));
/// assert_eq!(east.legal_actions().len(), 8);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct View {
    pub(super) table: Table,
    /// What each seat holds now, as far as it is seen; an unseen hand is empty here.
    pub(super) hands: [CardSet; 4],
    pub(super) viewer: u8,
    /// 1 when all hands are seen, else 0.
    pub(super) open: u8,
    pub(super) padding: [u8; 6],
}

const _: () = assert!(size_of::<View>() == 120, "a view has no padding");

impl View {
    /// The view of a seat at the start of a round: its 13 cards and what all know.
    ///
    /// # Errors
    /// When the hand has not 13 cards, or `unused` is empty.
    pub fn new(
        viewer: Seat,
        hand: CardSet,
        declarer: Seat,
        unused: ContractSet,
        rules: HouseRules,
    ) -> Result<Self, SetupError> {
        check_hand(hand, CardSet::EMPTY).map_err(SetupError::Cards)?;
        Ok(Self::with_own(Table::new(declarer, unused, rules)?, viewer, hand))
    }

    pub(super) fn of(round: &Round, viewer: Seat) -> Self {
        let own = Self::with_own(round.table.clone(), viewer, round.hand(viewer));
        // K11.1: the others' hands are hidden until a played round is over; an annulled deal is not shown.
        if own.is_played_out() { Self { hands: round.hands, open: 1, ..own } } else { own }
    }

    fn with_own(table: Table, viewer: Seat, hand: CardSet) -> Self {
        let mut hands = [CardSet::EMPTY; 4];
        *viewer.of_mut(&mut hands) = hand;
        Self { table, hands, viewer: viewer as u8, open: 0, padding: [0; 6] }
    }

    /// Whether the round was played to its end.
    fn is_played_out(&self) -> bool {
        self.table.phase() == Phase::Over && !self.table.annulled()
    }

    /// The seat whose view it is.
    #[must_use]
    pub const fn viewer(&self) -> Seat {
        Seat::from_low_bits(self.viewer)
    }

    /// What all may know.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What a seat holds now; `None` when the viewer does not see it.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Option<CardSet> {
        (self.open == 1 || seat == self.viewer()).then_some(*seat.of(&self.hands))
    }

    fn own_hand(&self) -> CardSet {
        *self.viewer().of(&self.hands)
    }

    /// The cards that the viewer sees: those that have been played and those in hands it sees.
    #[must_use]
    pub fn seen(&self) -> CardSet {
        !self.unseen()
    }

    /// The cards that the viewer does not see: all others.
    #[must_use]
    pub fn unseen(&self) -> CardSet {
        self.hands.into_iter().fold(!self.table.played, |unseen, hand| unseen - hand)
    }

    /// What the viewer may do: empty when it is not its turn.
    #[must_use]
    pub fn legal_actions(&self) -> ActionSet {
        if self.table.turn() == Some(self.viewer()) {
            self.table.legal_actions(self.own_hand())
        } else {
            ActionSet::EMPTY
        }
    }

    /// The cards that the viewer may play: empty when it is not its turn.
    #[must_use]
    pub fn legal_cards(&self) -> CardSet {
        self.legal_actions().cards()
    }

    /// Why the viewer may not do that; `None` when it may. Depends only on what it sees.
    #[must_use]
    pub fn why_not(&self, action: Action) -> Option<Illegal> {
        match self.table.turn() {
            Some(seat) if seat != self.viewer() => Some(Illegal::NotOnTurn),
            // When the round is over nobody is on turn, and the reason is that it is over.
            _ => self.table.why_not(self.own_hand(), action),
        }
    }

    /// Advances the view by what the seat on turn does, whoever it is.
    ///
    /// When this ends the round, hands that are still hidden stay so, unless one seat alone can hold what is left; once they
    /// are shown, [`with_hidden`](Self::with_hidden) takes them and returns the round, whose [`view`](Round::view) then holds
    /// all hands.
    ///
    /// # Errors
    /// When the viewer may not do that; or when another seat cannot, in any of the [`worlds`](Self::worlds) of this view
    /// ([K11.1](crate::rules::konturlu_king#K11.1)). Nothing has changed then.
    ///
    /// ```
    /// use king_rules::king::{Illegal, Seat, View};
    /// let mut north = View::parse(Seat::North, "king1 N:32.K.5432.765432 ? ? ? N all \
    ///     rifki_void=king_holder_free,rifki_annul=false rifki iyi iyi iyi S2 C8 S4 S5 D6 D5")?;
    /// // East, who has no spade, discarded a club. It has not the king of hearts, which North holds; so it has no heart.
    /// let heart = "H5".parse()?;
    /// assert_eq!(north.apply(heart), Err(Illegal::NotHeld("H5".parse()?)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(&mut self, action: Action) -> Result<(), Illegal> {
        if self.table.turn().is_some_and(|seat| seat != self.viewer()) {
            return self.apply_of_other(action);
        }
        match self.table.why_not(self.own_hand(), action) {
            Some(illegal) => Err(illegal),
            None => {
                self.apply_unchecked(action);
                Ok(())
            }
        }
    }

    /// Advances the view by an action known to be legal, as one is that a trusted server sends. An illegal one does not
    /// panic, but leaves a view that no legal play leads to, and that may have no [`worlds`](Self::worlds).
    pub fn apply_unchecked(&mut self, action: Action) {
        if let Action::Play(card) = action {
            self.table.actor().of_mut(&mut self.hands).remove(card);
        }
        self.table.push(action);
        self.see_what_is_left();
    }

    fn apply_of_other(&mut self, action: Action) -> Result<(), Illegal> {
        let any_hand = self.table.why_not_of_any(self.unseen(), action).is_none();
        if any_hand {
            let mut next = self.clone();
            next.apply_unchecked(action);
            // These alone can contradict what is known: before the first card it is nothing.
            if !matches!(action, Action::Play(_) | Action::Pass) || next.is_possible() {
                *self = next;
                return Ok(());
            }
        }
        Err(self.why_impossible(action))
    }

    /// Why no world allows that to the seat on turn, which is not the viewer.
    #[cold]
    fn why_impossible(&self, action: Action) -> Illegal {
        let alone = self.table.why_impossible(self.unseen(), action);
        alone.unwrap_or_else(|| match action {
            Action::Play(card) => self.why_not_played(card),
            _ => Illegal::MustNotPass,
        })
    }

    /// Why no world allows the card, when it is not the hand of that one seat that rules it out: the seat has it in none of them,
    /// or must have cards with which it may not play it.
    fn why_not_played(&self, card: Card) -> Illegal {
        let seat = self.table.actor();
        let possible = self.worlds().with(seat, card.set()).possible(seat);
        let duty = self.table.duties().and_then(|duties| duties.why_not(possible, card));
        duty.unwrap_or(Illegal::NotHeld(card))
    }

    /// When a played round is over and one seat must hold all unseen cards, they are seen; unless no round is like that, as
    /// something [unchecked](Self::apply_unchecked) was illegal.
    fn see_what_is_left(&mut self) {
        if !self.is_played_out() {
            return;
        }
        let viewer = self.viewer();
        let mut holders = Seat::ALL.into_iter().filter(|&seat| seat != viewer && self.table.held(seat) > 0);
        let (first, second) = (holders.next(), holders.next());
        if second.is_none() && self.is_possible() {
            if let Some(seat) = first {
                *seat.of_mut(&mut self.hands) = self.unseen();
            }
            self.open = 1;
        }
    }

    /// The round in which the other seats hold these cards now, N, E, S, W; the places of hands that the view sees are
    /// not read. A guess by a sampler, or the truth once it is shown.
    ///
    /// # Errors
    /// When the hands do not make up the pack with what is seen, a hand has another number of cards than its seat
    /// holds, or the record would not have been legal with them.
    ///
    /// ```
    /// use king_rules::king::{Round, Seat};
    /// let round: Round = "king1 N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32 S all - \
    ///     el_almaz iyi kontur:S iyi iyi HA H8 HJ HQ H9 H5 C4".parse()?;
    /// let view = round.view(Seat::East);
    /// let mut hands = Seat::ALL.map(|seat| round.hand(seat));
    /// assert_eq!(view.with_hidden(hands)?, round);
    /// // With the cards that South holds, North would have had hearts to follow with.
    /// hands.swap(0, 2);
    /// assert!(view.with_hidden(hands).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_hidden(&self, hands: [CardSet; 4]) -> Result<Round, HiddenError> {
        let mut seen = self.table.played;
        let mut now = hands;
        for seat in Seat::ALL {
            let hand = self.hand(seat).unwrap_or(*seat.of(&hands));
            if let Some(card) = (hand & seen).lowest() {
                return Err(PackError::Twice(card).into());
            }
            if hand.len() != usize::from(self.table.held(seat)) {
                return Err(PackError::Count { found: hand.len() as u8, wanted: self.table.held(seat) }.into());
            }
            seen |= hand;
            *seat.of_mut(&mut now) = hand;
        }
        let deal = Round { table: self.table.clone(), hands: now }.deal();
        let start = Table::start(self.table.declarer(), self.table.unused(), self.table.house_rules());
        let mut round = Round { table: start, hands: deal.hands() };
        for (number, (_, action)) in (0..).zip(self.table.actions()) {
            round.apply(action).map_err(|illegal| HiddenError::Record { number, illegal })?;
        }
        Ok(round)
    }
}
