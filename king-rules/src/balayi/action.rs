//! What a player can do, as values and as sets.

use core::fmt;
use core::iter::FusedIterator;
use core::str::FromStr;

use super::{Denomination, DenominationSet};
use crate::card_set::without_lowest;
use crate::{Card, CardSet, Expected, ParseError};

/// Something a player does: an action has one code and one text
/// ([actions](crate::rules::notation#actions-balayi)).
///
/// ```
/// use king_rules::balayi::{Action, Denomination};
/// let action: Action = "NT".parse()?;
/// assert_eq!(action, Action::Declare(Denomination::NoTrump));
/// assert_eq!(action.code(), 56);
/// assert_eq!(Action::from_code(51).unwrap().to_string(), "SA");
/// # Ok::<(), king_rules::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Play that card, codes 0 to 51.
    Play(Card),
    /// Declare that trump suit or no trump, codes 52 to 56.
    Declare(Denomination),
}

impl Action {
    /// How many actions there are.
    pub const COUNT: usize = Card::COUNT + Denomination::ALL.len();

    /// Its stable code, 0 to 56.
    pub const fn code(self) -> u8 {
        match self {
            Self::Play(card) => card.index() as u8,
            Self::Declare(denomination) => Card::COUNT as u8 + denomination as u8,
        }
    }

    /// The action of that code, or `None` from 57 on.
    pub const fn from_code(code: u8) -> Option<Self> {
        if let Some(card) = Card::from_index(code as usize) {
            return Some(Self::Play(card));
        }
        match Denomination::from_index((code as usize).saturating_sub(Card::COUNT)) {
            Some(denomination) => Some(Self::Declare(denomination)),
            None => None,
        }
    }
}

impl From<Card> for Action {
    fn from(card: Card) -> Self {
        Self::Play(card)
    }
}

impl From<Denomination> for Action {
    fn from(denomination: Denomination) -> Self {
        Self::Declare(denomination)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => card.write_text(f),
            Self::Declare(denomination) => denomination.fmt(f),
        }
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let card = text.parse().map(Self::Play);
        card.or_else(|_| text.parse().map(Self::Declare))
            .map_err(|_: ParseError| ParseError::new(0, Expected::BalayiAction.into()))
    }
}

#[cfg(feature = "serde")]
serde_small!(Action, u8, "an action: a card, or one of C, D, H, S, NT", |action| action.code(), Action::from_code);

/// A set of actions: bit *i* stands for the action of code *i*, bits 57 and up are always zero.
///
/// ```
/// use king_rules::balayi::{Action, ActionSet, Denomination};
/// let set: ActionSet = [Action::Declare(Denomination::Clubs), Action::from_code(3).unwrap()].into_iter().collect();
/// assert_eq!(set.bits(), 1 << 52 | 1 << 3);
/// assert_eq!(set.iter().map(Action::code).collect::<Vec<_>>(), [3, 52]);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct ActionSet(u64);

impl ActionSet {
    /// No action.
    pub const EMPTY: ActionSet = ActionSet(0);
    /// All 57.
    pub const ALL: ActionSet = ActionSet((1 << Action::COUNT) - 1);

    /// The set as a mask.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of that mask, or `None` when a bit from 57 on is set.
    pub const fn from_bits(bits: u64) -> Option<Self> {
        if bits & !Self::ALL.0 == 0 { Some(Self(bits)) } else { None }
    }

    /// How many actions there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether that action is in the set.
    pub const fn contains(self, action: Action) -> bool {
        self.0 & (1 << action.code()) != 0
    }

    /// This set with the action added.
    #[must_use]
    pub const fn with(self, action: Action) -> ActionSet {
        ActionSet(self.0 | (1 << action.code()))
    }

    /// The cards among the actions.
    pub const fn cards(self) -> CardSet {
        CardSet::from_bits_truncate(self.0)
    }

    /// The actions in ascending order of code.
    pub const fn iter(self) -> Actions {
        Actions(self)
    }
}

impl From<CardSet> for ActionSet {
    /// Playing one of these cards.
    fn from(cards: CardSet) -> Self {
        Self(cards.bits())
    }
}

impl From<DenominationSet> for ActionSet {
    /// Declaring one of these.
    fn from(denominations: DenominationSet) -> Self {
        Self((denominations.bits() as u64) << Card::COUNT)
    }
}

impl FromIterator<Action> for ActionSet {
    fn from_iter<I: IntoIterator<Item = Action>>(actions: I) -> Self {
        actions.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for ActionSet {
    type Item = Action;
    type IntoIter = Actions;

    fn into_iter(self) -> Actions {
        self.iter()
    }
}

impl fmt::Debug for ActionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The actions of an [`ActionSet`] in ascending order of code.
#[derive(Clone, Debug)]
pub struct Actions(ActionSet);

impl Iterator for Actions {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        // Code 64, of the empty set, is no action.
        let action = Action::from_code(self.0.0.trailing_zeros() as u8)?;
        self.0.0 &= self.0.0.wrapping_sub(1);
        Some(action)
    }

    fn nth(&mut self, n: usize) -> Option<Action> {
        self.0.0 = without_lowest(self.0.0, n);
        self.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }

    fn count(self) -> usize {
        self.len()
    }
}

impl ExactSizeIterator for Actions {}
impl FusedIterator for Actions {}
