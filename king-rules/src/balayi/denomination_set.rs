//! Sets of declarations: what a player has not declared yet.

use super::Denomination;

set! {
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
    DenominationSet(u8) of Denomination, Denomination::ALL.len(), by index and from_index;
    /// The values of a [`DenominationSet`] in the order of their index.
    iterator Denominations
}

set_text! { DenominationSet of Denomination: DenominationSet }
