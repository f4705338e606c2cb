//! A round with all its cards, the table and the four hands: what a server holds.

use super::{Action, ActionSet, ContractSet, Deal, HouseRules, Illegal, Seat, SetupError, Table, View};
use crate::CardSet;

/// One deal of Konturlu King from the declaration to the scores.
///
/// A round is its own record: a small value that keeps every action. To undo, keep a clone from before; its text is
/// the whole record, and reading it replays it.
///
/// It holds all four hands, so it belongs to whoever deals: a server sends each seat its [`view`](Round::view), and what
/// a seat sends back goes through [`apply_as`](Round::apply_as).
///
/// ```
/// use king_rules::king::{Action, Contract, ContractSet, Deal, HouseRules, Phase, Round, Seat};
/// let mut round = Round::new(Deal::from_seed(7), Seat::North, ContractSet::ALL, HouseRules::new())?;
/// round.apply(Action::Declare(Contract::ElAlmaz))?;
/// // The three others say iyi; nobody is left to redouble, and the declarer leads.
/// for _ in 0..3 {
///     round.apply(Action::Iyi)?;
/// }
/// assert_eq!((round.phase(), round.turn()), (Phase::Play, Some(Seat::North)));
/// while let Some(first) = round.legal_actions().iter().next() {
///     round.apply(first)?;
/// }
/// assert_eq!(round.scores().unwrap().iter().sum::<i32>(), -65);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct Round {
    pub(super) table: Table,
    /// What each seat holds now.
    pub(super) hands: [CardSet; 4],
}

const _: () = assert!(size_of::<Round>() == 112, "a round fits 160 bytes and has no padding");

impl Round {
    /// A round before its declaration. `unused` are the contracts that the declarer has not declared yet.
    ///
    /// # Errors
    /// When `unused` is empty.
    pub const fn new(deal: Deal, declarer: Seat, unused: ContractSet, rules: HouseRules) -> Result<Self, SetupError> {
        match Table::new(declarer, unused, rules) {
            Ok(table) => Ok(Self { table, hands: deal.hands() }),
            Err(error) => Err(error),
        }
    }

    /// What all may know.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What one seat may know. It depends on no hidden card.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        View::of(self, seat)
    }

    /// The cards that a seat holds now.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> CardSet {
        *seat.of(&self.hands)
    }

    /// The hands as they were dealt.
    #[must_use]
    pub fn deal(&self) -> Deal {
        Deal::of_hands(Seat::ALL.map(|seat| self.hand(seat) | self.table.played_by(seat)))
    }

    /// What the seat on turn may do: never empty before the round is over, and empty then.
    #[must_use]
    pub fn legal_actions(&self) -> ActionSet {
        self.table.legal_actions(self.hand(self.table.actor()))
    }

    /// The cards that the seat on turn may play; empty outside [`Phase::Play`](super::Phase::Play), and when it must pass in dürt.
    #[inline(always)]
    #[must_use]
    pub fn legal_cards(&self) -> CardSet {
        self.table.legal_cards(self.hand(self.table.actor()))
    }

    /// Why the seat on turn may not do that; `None` when it may.
    ///
    /// It trusts the caller about who asks. The answer depends on the hand of the seat on turn, and a server that passes
    /// it on to anybody else reveals that hand: for a question that comes in a message there is
    /// [`why_not_as`](Self::why_not_as).
    #[must_use]
    pub fn why_not(&self, action: Action) -> Option<Illegal> {
        self.table.why_not(self.hand(self.table.actor()), action)
    }

    /// Why that seat may not do that; `None` when it may. For a seat that is not on turn the answer is that
    /// alone, whatever the cards.
    ///
    /// ```
    /// use king_rules::king::{ContractSet, Deal, HouseRules, Illegal, Round, Seat};
    /// let round = Round::new(Deal::from_seed(7), Seat::North, ContractSet::ALL, HouseRules::new())?;
    /// assert_eq!(round.why_not_as(Seat::North, "rifki".parse()?), None);
    /// assert_eq!(round.why_not_as(Seat::West, "rifki".parse()?), Some(Illegal::NotOnTurn));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn why_not_as(&self, seat: Seat, action: Action) -> Option<Illegal> {
        if self.turn().is_some_and(|turn| turn != seat) { Some(Illegal::NotOnTurn) } else { self.why_not(action) }
    }

    /// Applies an action of the seat on turn.
    ///
    /// It trusts the caller about who acts. A server that takes actions from messages uses
    /// [`apply_as`](Self::apply_as): otherwise West can declare for North.
    ///
    /// # Errors
    /// When the action is not among [`legal_actions`](Self::legal_actions); nothing has changed then.
    pub fn apply(&mut self, action: Action) -> Result<(), Illegal> {
        // The set is quicker than the search for a reason, and decides for every card that is in it.
        let among_legal = matches!(action, Action::Play(card) if self.legal_cards().contains(card));
        match if among_legal { None } else { self.why_not(action) } {
            Some(illegal) => Err(illegal),
            None => {
                self.apply_unchecked(action);
                Ok(())
            }
        }
    }

    /// Applies an action of that seat.
    ///
    /// # Errors
    /// When the seat is not on turn, or may not do that; nothing has changed then. A seat that is not on turn learns
    /// nothing about any hand.
    ///
    /// ```
    /// use king_rules::king::{ContractSet, Deal, HouseRules, Illegal, Round, Seat};
    /// let mut round = Round::new(Deal::from_seed(7), Seat::North, ContractSet::ALL, HouseRules::new())?;
    /// assert_eq!(round.apply_as(Seat::West, "kiz_almaz".parse()?), Err(Illegal::NotOnTurn));
    /// round.apply_as(Seat::North, "kiz_almaz".parse()?)?;
    /// assert_eq!(round.turn(), Some(Seat::East));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply_as(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match self.why_not_as(seat, action) {
            Some(illegal) => Err(illegal),
            None => {
                self.apply_unchecked(action);
                Ok(())
            }
        }
    }

    /// Applies an action known to be legal, as one out of [`legal_actions`](Self::legal_actions) is. An illegal
    /// one does not panic, but leaves a round that no legal play leads to.
    #[inline(always)]
    pub fn apply_unchecked(&mut self, action: Action) {
        if let Action::Play(card) = action {
            self.table.actor().of_mut(&mut self.hands).remove(card);
        }
        self.table.push(action);
    }
}
