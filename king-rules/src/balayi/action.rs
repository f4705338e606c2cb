//! The actions of a round, by code and by text, and sets of them.

use core::fmt;

use super::{Denomination, DenominationSet};
use crate::lang::{In, Localized};
use crate::written::{Named, Typed, Written};
use crate::{Card, CardSet, Expected, Lang, ParseError};

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
    #[must_use]
    pub const fn code(self) -> u8 {
        match self {
            Self::Play(card) => card.index() as u8,
            Self::Declare(denomination) => Card::COUNT as u8 + denomination as u8,
        }
    }

    /// The action of that code, or `None` from 57 on.
    #[must_use]
    pub const fn from_code(code: u8) -> Option<Self> {
        if let Some(card) = Card::from_index(code as usize) {
            return Some(Self::Play(card));
        }
        match Denomination::from_index((code as usize).saturating_sub(Card::COUNT)) {
            Some(denomination) => Some(Self::Declare(denomination)),
            None => None,
        }
    }

    /// Its name for people, as a log has it: "ten of hearts", "trumps: spades"; "kupa onlusu", "koz: maça".
    ///
    /// ```
    /// use king_rules::{Lang, balayi::{Action, Denomination}};
    /// let name = |denomination, lang| Action::from(denomination).name(lang).to_string();
    /// assert_eq!(name(Denomination::Spades, Lang::Tr), "koz: maça");
    /// assert_eq!(name(Denomination::NoTrump, Lang::En), "no trump");
    /// ```
    #[must_use]
    pub fn name(self, lang: Lang) -> impl fmt::Display + Copy {
        In(self, lang)
    }

    /// The set of this action alone.
    #[must_use]
    pub const fn set(self) -> ActionSet {
        ActionSet::one(self)
    }
}

impl Localized for Action {
    fn fmt_in(self, lang: Lang, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, lang) {
            (Self::Play(card), _) => card.fmt_in(lang, f),
            (Self::Declare(Denomination::NoTrump), _) => f.write_str(Denomination::NoTrump.name(lang)),
            (Self::Declare(trump), Lang::En) => write!(f, "trumps: {}", trump.name(lang)),
            (Self::Declare(trump), Lang::Tr) => write!(f, "koz: {}", trump.name(lang)),
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

from_str! { one: Action }

impl Named for Action {
    fn every() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).filter_map(Self::from_code)
    }

    /// As a card or a denomination may be called.
    fn is_also(self, typed: Typed<'_>) -> bool {
        match self {
            Self::Play(card) => card.is_also(typed),
            Self::Declare(denomination) => Denomination::called(typed) == Some(denomination),
        }
    }
}

impl Written for Action {
    fn read(text: &str) -> Result<Self, ParseError> {
        let card = Card::read(text).map(Self::Play);
        card.or_else(|_| Denomination::read(text).map(Self::Declare))
            .map_err(|_| ParseError::new(0, Expected::BalayiAction.into()))
    }
}

set! {
    /// A set of actions: bit *i* stands for the action of code *i*, bits 57 and up are always zero.
    ///
    /// ```
    /// use king_rules::balayi::{Action, ActionSet, Denomination};
    /// let set: ActionSet = [Action::Declare(Denomination::Clubs), Action::from_code(3).unwrap()].into_iter().collect();
    /// assert_eq!(set.bits(), 1 << 52 | 1 << 3);
    /// assert_eq!(set.iter().map(Action::code).collect::<Vec<_>>(), [3, 52]);
    /// ```
    ActionSet(u64) of Action, Action::COUNT, by code and from_code;
    /// The actions of an [`ActionSet`] in the order of their code.
    iterator Actions
}

impl ActionSet {
    /// The declaring of each of these.
    pub(super) const fn declaring(denominations: DenominationSet) -> Self {
        Self((denominations.bits() as u64) << Card::COUNT)
    }

    /// The cards among the actions.
    #[must_use]
    pub const fn cards(self) -> CardSet {
        CardSet::from_bits_truncate(self.0)
    }
}

impl From<CardSet> for ActionSet {
    /// Playing one of these cards.
    fn from(cards: CardSet) -> Self {
        Self(cards.bits())
    }
}
