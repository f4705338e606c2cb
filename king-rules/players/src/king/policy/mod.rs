//! Which card greedy play chooses: a rule for each contract.

#[macro_use]
pub(crate) mod weights;

pub(crate) mod durt;
pub(crate) mod koz;
pub(crate) mod penalties;

use king_rules::king::ContractKind;

use super::cards::Cards;
use super::lanes::Lanes;
use super::seen::Seen;

pub(super) use durt::Durt;
pub(super) use koz::Koz;
pub(super) use penalties::{ElAlmaz, ErkekAlmaz, KizAlmaz, KupaAlmaz, Rifki, SonIki, costs};

/// Greedy play of one contract.
pub(super) trait Policy {
    const KIND: ContractKind;

    /// The card to play, one of the legal ones; none where none is legal.
    fn card<C: Cards>(seen: &Seen<C>) -> C;
}

/// The same of a contract that is known when the program runs.
pub(super) fn card(kind: ContractKind, seen: &Seen) -> Lanes {
    match kind {
        ContractKind::ElAlmaz => ElAlmaz::card(seen),
        ContractKind::KupaAlmaz => KupaAlmaz::card(seen),
        ContractKind::ErkekAlmaz => ErkekAlmaz::card(seen),
        ContractKind::KizAlmaz => KizAlmaz::card(seen),
        ContractKind::Rifki => Rifki::card(seen),
        ContractKind::SonIki => SonIki::card(seen),
        ContractKind::Koz => Koz::card(seen),
        ContractKind::Durt => Durt::card(seen),
    }
}
