//! Sets of declarations: what a player has not declared yet.

use super::Denomination;

value_set! {
    /// A set of the five declarations, as a mask with bit = [`Denomination::index`].
    ///
    /// Its text is `all`, or the declarations joined by commas in that order; that of the empty set is `-`.
    ///
    /// ```
    /// use king_rules::balayi::{Denomination, DenominationSet};
    /// let unused: DenominationSet = "C,D,NT".parse()?;
    /// assert!(unused.contains(Denomination::NoTrump));
    /// assert_eq!(unused.without(Denomination::Clubs).to_string(), "D,NT");
    /// assert_eq!(DenominationSet::ALL.to_string(), "all");
    /// // Each set has one text.
    /// assert!("NT,C".parse::<DenominationSet>().is_err());
    /// assert!("C,D,H,S,NT".parse::<DenominationSet>().is_err());
    /// # Ok::<(), king_rules::ParseError>(())
    /// ```
    DenominationSet of Denomination: DenominationSet
}

#[cfg(feature = "serde")]
serde_small!(DenominationSet, u8, "a set of declarations", |set| set.bits(), DenominationSet::from_bits);
