//! Sets of contracts: what a declarer has not declared yet.

use super::ContractKind;

set! {
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
    ContractSet(u8) of ContractKind, ContractKind::ALL.len(), by index and from_index;
    /// The values of a [`ContractSet`] in the order of their index.
    iterator ContractKinds
}

set_text! { ContractSet of ContractKind: ContractSet }
