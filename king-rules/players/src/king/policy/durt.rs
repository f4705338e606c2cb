//! Dürt: open the way to one's own cards, and not that of the others.

use king_rules::king::ContractKind;

use super::Policy;
use crate::king::lanes::Lanes;
use crate::king::seen::Seen;

pub(crate) struct Durt;

impl Policy for Durt {
    const KIND: ContractKind = ContractKind::Durt;

    #[inline(always)]
    fn card(seen: &Seen) -> Lanes {
        choose(seen, &Self::WEIGHTS)
    }
}

#[derive(Clone, Copy)]
pub(crate) struct Weights {
    /// Own cards beyond it, and unseen ones; own next card; whether it ends its row.
    pub(crate) own: i16,
    pub(crate) unseen: i16,
    pub(crate) next: i16,
    pub(crate) start: i16,
    pub(crate) last: i16,
    pub(crate) gap: i16,
}

impl Durt {
    pub(crate) const WEIGHTS: Weights = Weights { own: 40, unseen: -10, next: 0, start: 0, last: 0, gap: 0 };
}

const BIAS: u16 = 2048;

pub(crate) fn choose(seen: &Seen, weights: &Weights) -> Lanes {
    let below_start = seen.start.below();
    let down = seen.legal & below_start;
    let up = seen.legal - below_start;
    let starts = (up & seen.start).filled();
    let one = Lanes::each(1);
    let score = |cards: Lanes, beyond: Lanes, next: Lanes| {
        let own = seen.hand & beyond;
        let unseen = seen.unseen & beyond;
        // What others must place before the farthest own card can be.
        Lanes::each(BIAS)
            .plus(weights.own, own.count())
            .plus(weights.unseen, unseen.count())
            .plus(weights.next, one & (own & next).filled())
            .plus(weights.start, one & starts & cards.filled())
            .plus(weights.last, one - (own | unseen).filled())
            .plus(weights.gap, one & unseen.filled() - own.filled())
    };
    let down_key = down.key(score(down, down.below(), down.down()));
    // Beyond the start rank lies all the rest of its suit.
    let above = !up.below() - up;
    let up_key = up.key(score(up, above | up.below() & starts, up.up() | up.down() & starts));
    if down_key > up_key { down.keyed(down_key) } else { up.keyed(up_key) }
}
