//! Sets of contracts: what a declarer has not declared yet.

use core::fmt;
use core::ops::Sub;
use core::str::FromStr;

use super::ContractKind;
use crate::text::Token;
use crate::{ParseError, ParseErrorKind};

/// A set of the eight contracts, as a mask with bit = [`ContractKind::index`].
///
/// Its text is `all`, or the contracts joined by commas in that order, or `-` for none.
///
/// ```
/// use king_rules::king::{ContractKind, ContractSet};
/// let unused: ContractSet = "rifki,durt".parse()?;
/// assert!(unused.contains(ContractKind::Durt));
/// assert_eq!(unused.without(ContractKind::Durt).to_string(), "rifki");
/// assert_eq!(ContractSet::ALL.to_string(), "all");
/// # Ok::<(), king_rules::ParseError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct ContractSet(u8);

impl ContractSet {
    /// No contract.
    pub const EMPTY: ContractSet = ContractSet(0);
    /// All eight: what a seat may declare at the start of a party.
    pub const ALL: ContractSet = ContractSet(u8::MAX);

    /// The set as a mask.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The set of that mask; every mask is a set.
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many contracts there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether that contract is in the set.
    pub const fn contains(self, kind: ContractKind) -> bool {
        self.0 & (1 << kind as u8) != 0
    }

    /// This set with the contract added.
    #[must_use]
    pub const fn with(self, kind: ContractKind) -> Self {
        Self(self.0 | (1 << kind as u8))
    }

    /// This set with the contract taken out.
    #[must_use]
    pub const fn without(self, kind: ContractKind) -> Self {
        Self(self.0 & !(1 << kind as u8))
    }

    /// The contracts in the order of their index.
    pub fn iter(self) -> impl Iterator<Item = ContractKind> + Clone {
        ContractKind::ALL.into_iter().filter(move |&kind| self.contains(kind))
    }
}

impl FromIterator<ContractKind> for ContractSet {
    fn from_iter<I: IntoIterator<Item = ContractKind>>(kinds: I) -> Self {
        kinds.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Sub for ContractSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl fmt::Display for ContractSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::ALL => f.write_str("all"),
            Self::EMPTY => f.write_str("-"),
            _ => self.iter().enumerate().try_for_each(|(i, kind)| {
                f.write_str(if i == 0 { "" } else { "," })?;
                f.write_str(kind.text())
            }),
        }
    }
}

impl fmt::Debug for ContractSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromStr for ContractSet {
    type Err = ParseError;

    /// Reads the one form that is printed: no other order, and `all` only as `all`.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "all" => return Ok(Self::ALL),
            "-" => return Ok(Self::EMPTY),
            _ => {}
        }
        let wrong = ParseErrorKind::Expected("`all`, or contracts joined by commas in the order of their numbers");
        let mut set = Self::EMPTY;
        let mut kinds = ContractKind::ALL.into_iter();
        for part in (Token { at: 0, text }).split(',') {
            set = set.with(kinds.find(|kind| kind.text() == part.text).ok_or(part.error(wrong))?);
        }
        if set == Self::ALL { Err(ParseError::new(0, wrong)) } else { Ok(set) }
    }
}
