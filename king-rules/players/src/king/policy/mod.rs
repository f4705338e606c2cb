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

    /// The card to lead, one of the legal ones; none where none is legal. In dürt every card is led.
    fn lead<C: Cards>(seen: &Seen<C>) -> C;

    /// The card to play to a trick.
    fn reply<C: Cards>(seen: &Seen<C>) -> C;

    /// The card to play. Whoever knows which of both it is saves many worlds side by side the other.
    #[inline(always)]
    fn card<C: Cards>(seen: &Seen<C>) -> C {
        if seen.place == 0 { Self::lead(seen) } else { Self::reply(seen) }
    }
}

/// `by_policy!(kind, P => work)`: the work with `P` standing for the policy of a contract that is known when the program runs; it is
/// built once for each.
macro_rules! by_policy {
    ($kind:expr, $Policy:ident => $work:expr) => {
        by_policy!(
            $kind, $Policy => $work;
            ElAlmaz, KupaAlmaz, ErkekAlmaz, KizAlmaz, Rifki, SonIki, Koz, Durt
        )
    };
    ($kind:expr, $Policy:ident => $work:expr; $($Kind:ident),+) => {
        match $kind {
            $(king_rules::king::ContractKind::$Kind => {
                type $Policy = $crate::king::policy::$Kind;
                $work
            })+
        }
    };
}
pub(super) use by_policy;

/// The card to play in a game of that contract.
pub(super) fn card(kind: ContractKind, seen: &Seen) -> Lanes {
    by_policy!(kind, P => P::card(seen))
}
