//! The actions of a round, by code and by text, and sets of them.

use core::fmt;
use core::iter::FusedIterator;
use core::str::FromStr;

use super::{Contract, SeatSet};
use crate::card_set::without_lowest;
use crate::text::Token;
use crate::{Card, CardSet, Expected, ParseError};

/// What a seat can do: codes 0 to 108, each with one text ([actions](crate::rules::notation#actions)).
///
/// The empty set of a double or redouble means `Iyi`: it has its code and its text, and reading gives `Iyi`. As a value
/// of its own it is not equal to `Iyi`; the codes are equal. The actions of all codes compare by their codes.
///
/// ```
/// use king_rules::king::{Action, Contract, Seat};
/// let action: Action = "kontur:ES".parse()?;
/// assert_eq!(action, Action::Kontur(Seat::East.set() | Seat::South.set()));
/// assert_eq!(action.code(), 84);
/// assert_eq!(Action::from_code(53), Some(Action::Declare(Contract::ElAlmaz)));
/// assert_eq!("HK".parse::<Action>()?.to_string(), "HK");
/// # Ok::<(), king_rules::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Play a card, code 0–51.
    Play(Card),
    /// Pass in dürt, code 52 ([K8.3](crate::rules::konturlu_king#K8.3)).
    Pass,
    /// Declare a contract, code 53–75 ([K3.1](crate::rules::konturlu_king#K3.1)).
    Declare(Contract),
    /// Keep a Rıfkı round, code 76 ([K4.3](crate::rules::konturlu_king#K4.3)).
    Keep,
    /// Annul a Rıfkı round, code 77 ([K4.1](crate::rules::konturlu_king#K4.1)).
    Annul,
    /// Double or redouble nobody, code 78 ([K5.2](crate::rules::konturlu_king#K5.2)).
    Iyi,
    /// Double these seats, code 78 + mask ([K5.2](crate::rules::konturlu_king#K5.2)).
    Kontur(SeatSet),
    /// Redouble these seats, code 93 + mask ([K6.1](crate::rules::konturlu_king#K6.1)).
    Sur(SeatSet),
}

impl Action {
    /// How many codes there are.
    pub const COUNT: u8 = 109;

    const PASS: u8 = 52;
    const DECLARE: u8 = 53;
    const KEEP: u8 = 76;
    const ANNUL: u8 = 77;
    const IYI: u8 = 78;
    const SUR: u8 = 93;

    /// Its code, 0 to 108.
    pub const fn code(self) -> u8 {
        match self {
            Self::Play(card) => card.index() as u8,
            Self::Pass => Self::PASS,
            Self::Declare(contract) => Self::DECLARE + contract.index() as u8,
            Self::Keep => Self::KEEP,
            Self::Annul => Self::ANNUL,
            Self::Iyi => Self::IYI,
            Self::Kontur(on) => Self::IYI + on.bits(),
            Self::Sur(on) if on.is_empty() => Self::IYI,
            Self::Sur(on) => Self::SUR + on.bits(),
        }
    }

    /// The action of that code, or `None` from 109 on.
    pub const fn from_code(code: u8) -> Option<Self> {
        Some(match code {
            0..Self::PASS => match Card::from_index(code as usize) {
                Some(card) => Self::Play(card),
                None => return None,
            },
            Self::PASS => Self::Pass,
            Self::DECLARE..Self::KEEP => match Contract::from_index((code - Self::DECLARE) as usize) {
                Some(contract) => Self::Declare(contract),
                None => return None,
            },
            Self::KEEP => Self::Keep,
            Self::ANNUL => Self::Annul,
            Self::IYI => Self::Iyi,
            79..=Self::SUR => Self::Kontur(SeatSet::from_low_bits(code - Self::IYI)),
            94..Self::COUNT => Self::Sur(SeatSet::from_low_bits(code - Self::SUR)),
            Self::COUNT.. => return None,
        })
    }

    /// The set of this action alone.
    pub const fn set(self) -> ActionSet {
        ActionSet(1 << self.code())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => card.write_text(f),
            Self::Pass => f.write_str("pass"),
            Self::Declare(contract) => write!(f, "{contract}"),
            Self::Keep => f.write_str("keep"),
            Self::Annul => f.write_str("annul"),
            Self::Kontur(on) if !on.is_empty() => write!(f, "kontur:{on}"),
            Self::Sur(on) if !on.is_empty() => write!(f, "sur:{on}"),
            Self::Iyi | Self::Kontur(_) | Self::Sur(_) => f.write_str("iyi"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    /// Reads an action of any phase. `masa` and `soyleyen_haric` depend on who speaks: for them see
    /// [`Table::parse_action`](super::Table::parse_action).
    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "pass" => return Ok(Self::Pass),
            "keep" => return Ok(Self::Keep),
            "annul" => return Ok(Self::Annul),
            "iyi" => return Ok(Self::Iyi),
            _ => {}
        }
        match (Token { at: 0, text }).split_once(':') {
            Some((Token { text: "kontur", .. }, seats)) => SeatSet::parse_some(seats).map(Self::Kontur),
            Some((Token { text: "sur", .. }, seats)) => SeatSet::parse_some(seats).map(Self::Sur),
            Some((Token { text: "koz" | "durt", .. }, _)) => text.parse().map(Self::Declare),
            None if matches!(text, "koz" | "durt") => text.parse().map(Self::Declare),
            _ => text
                .parse()
                .map(Self::Play)
                .or_else(|_: ParseError| text.parse().map(Self::Declare))
                .map_err(|_: ParseError| ParseError::new(0, Expected::KingAction.into())),
        }
    }
}

/// A set of actions as a mask: bit = [`Action::code`], bits 109 and up are always zero.
///
/// ```
/// use king_rules::king::{Action, Deal, HouseRules, ContractSet, Round, Seat};
/// let round = Round::new(Deal::from_seed(7), Seat::North, ContractSet::ALL, HouseRules::new())?;
/// let legal = round.legal_actions();
/// assert_eq!(legal.len(), 23);
/// assert!(legal.contains("koz:S".parse::<Action>()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct ActionSet(u128);

impl ActionSet {
    /// No action.
    pub const EMPTY: ActionSet = ActionSet(0);

    /// The set as a mask.
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The set of that mask, or `None` when a bit from 109 on is set.
    pub const fn from_bits(bits: u128) -> Option<Self> {
        if bits >> Action::COUNT == 0 { Some(Self(bits)) } else { None }
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many actions there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether that action is in the set.
    pub const fn contains(self, action: Action) -> bool {
        self.0 & action.set().0 != 0
    }

    /// This set with the action added.
    #[must_use]
    pub const fn with(self, action: Action) -> Self {
        Self(self.0 | action.set().0)
    }

    /// The doubling of some of these seats, or none.
    pub(super) fn doubling(on: SeatSet) -> Self {
        Self(u128::from(on.subsets()) << Action::IYI)
    }

    /// The redoubling of some of these seats, or none.
    pub(super) fn redoubling(on: SeatSet) -> Self {
        // Bit 0, the empty set, is `Iyi` here as there.
        Self(u128::from(on.subsets() & !1) << Action::SUR).with(Action::Iyi)
    }

    /// The cards among the actions.
    pub const fn cards(self) -> CardSet {
        CardSet::from_bits_truncate(self.0 as u64)
    }

    /// The actions in the order of their code.
    pub const fn iter(self) -> Actions {
        Actions(self)
    }
}

impl From<CardSet> for ActionSet {
    /// The playing of each of these cards.
    fn from(cards: CardSet) -> Self {
        Self(cards.bits().into())
    }
}

impl FromIterator<Action> for ActionSet {
    fn from_iter<I: IntoIterator<Item = Action>>(actions: I) -> Self {
        actions.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for ActionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The actions of an [`ActionSet`] in the order of their code.
#[derive(Clone, Debug)]
pub struct Actions(ActionSet);

impl Iterator for Actions {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        let action = Action::from_code(self.0.0.trailing_zeros() as u8)?;
        self.0.0 &= !action.set().0;
        Some(action)
    }

    fn nth(&mut self, n: usize) -> Option<Action> {
        let (low, high) = (self.0.0 as u64, (self.0.0 >> 64) as u64);
        let in_low = low.count_ones() as usize;
        let (low, high) = match n.checked_sub(in_low) {
            None => (without_lowest(low, n), high),
            Some(rest) => (0, without_lowest(high, rest)),
        };
        self.0.0 = u128::from(high) << 64 | u128::from(low);
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

impl IntoIterator for ActionSet {
    type Item = Action;
    type IntoIter = Actions;

    fn into_iter(self) -> Actions {
        self.iter()
    }
}
