//! The declaration (K3): one of the contracts that the declarer has left.

use super::{Action, ActionSet, Contract, Illegal, Table, talk};

/// What the declarer may declare.
pub(super) fn may(table: &Table) -> ActionSet {
    // K3.1: any unused contract, koz with its suit and dürt with any of the 13 ranks, whatever the hand.
    Contract::all().filter(|&contract| why_not(table, contract).is_none()).map(Action::Declare).collect()
}

/// Why the declarer may not declare that.
pub(super) fn why_not(table: &Table, contract: Contract) -> Option<Illegal> {
    let kind = contract.kind();
    if table.unused().contains(kind) { None } else { Some(Illegal::ContractUsed(kind)) }
}

/// Declares.
pub(super) fn advance(table: &mut Table, contract: Contract) {
    table.contract = contract.index() as u8 + 1;
    // K3.2: it stands. No phase leads back to the declaration.
    talk::begin(table, contract.kind());
}
