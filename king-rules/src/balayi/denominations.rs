//! Sets of declarations: what a player has not declared yet.

use core::fmt;
use core::ops::Sub;
use core::str::FromStr;

use super::Denomination;
use crate::text::Token;
use crate::{ParseError, ParseErrorKind};

/// A set of the five declarations, as a mask with bit = [`Denomination::index`].
///
/// Its text is `all`, or the declarations joined by commas in that order; that of the empty set is `-`.
///
/// ```
/// use king_rules::balayi::{Denomination, Denominations};
/// let unused: Denominations = "C,D,NT".parse()?;
/// assert!(unused.contains(Denomination::NoTrump));
/// assert_eq!(unused.without(Denomination::Clubs).to_string(), "D,NT");
/// assert_eq!(Denominations::ALL.to_string(), "all");
/// // Each set has one text.
/// assert!("NT,C".parse::<Denominations>().is_err());
/// assert!("C,D,H,S,NT".parse::<Denominations>().is_err());
/// # Ok::<(), king_rules::ParseError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Denominations(u8);

impl Denominations {
    /// No declaration.
    pub const EMPTY: Denominations = Denominations(0);
    /// All five: what a player may declare at the start of a match.
    pub const ALL: Denominations = Denominations(31);

    /// The set as a mask, 0 to 31.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The set of that mask, or `None` from 32 on.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        if bits & !Self::ALL.0 == 0 { Some(Self(bits)) } else { None }
    }

    /// The set of the lower five bits.
    pub const fn from_bits_truncate(bits: u8) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many declarations there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether that declaration is in the set.
    pub const fn contains(self, denomination: Denomination) -> bool {
        self.0 & (1 << denomination as u8) != 0
    }

    /// This set with the declaration added.
    #[must_use]
    pub const fn with(self, denomination: Denomination) -> Self {
        Self(self.0 | (1 << denomination as u8))
    }

    /// This set with the declaration taken out.
    #[must_use]
    pub const fn without(self, denomination: Denomination) -> Self {
        Self(self.0 & !(1 << denomination as u8))
    }

    /// The declarations in the order of their index.
    pub fn iter(self) -> impl Iterator<Item = Denomination> + Clone {
        Denomination::ALL.into_iter().filter(move |&denomination| self.contains(denomination))
    }
}

impl FromIterator<Denomination> for Denominations {
    fn from_iter<I: IntoIterator<Item = Denomination>>(denominations: I) -> Self {
        denominations.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Sub for Denominations {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl fmt::Display for Denominations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::ALL => f.write_str("all"),
            Self::EMPTY => f.write_str("-"),
            _ => self.iter().enumerate().try_for_each(|(i, denomination)| {
                f.write_str(if i == 0 { "" } else { "," })?;
                f.write_str(denomination.text())
            }),
        }
    }
}

impl fmt::Debug for Denominations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromStr for Denominations {
    type Err = ParseError;

    /// Reads the one form that is printed: no other order, and `all` only as `all`.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "all" => return Ok(Self::ALL),
            "-" => return Ok(Self::EMPTY),
            _ => {}
        }
        let wrong = ParseErrorKind::Expected("`all`, or some of C,D,H,S,NT in that order");
        let mut set = Self::EMPTY;
        let mut denominations = Denomination::ALL.into_iter();
        for part in (Token { at: 0, text }).split(',') {
            let next = denominations.find(|denomination| denomination.text() == part.text);
            set = set.with(next.ok_or(part.error(wrong))?);
        }
        if set == Self::ALL { Err(ParseError::new(0, wrong)) } else { Ok(set) }
    }
}

#[cfg(feature = "serde")]
serde_small!(Denominations, u8, "a set of declarations", |set| set.bits(), Denominations::from_bits);
