//! Dürt: open the way to one's own cards, and not that of the others.

use king_rules::king::ContractKind;

use super::{BIAS, Policy};
use crate::king::lanes::Lanes;
use crate::king::seen::Seen;

/// Greedy play of dürt.
pub(crate) struct Durt;

impl Policy for Durt {
    const KIND: ContractKind = ContractKind::Durt;

    #[inline(always)]
    fn card(seen: &Seen) -> Lanes {
        choose(seen, &Self::WEIGHTS)
    }
}

weights! {
    /// What speaks for a card to be placed, and below 0 against it. Beyond it lies what can only be placed after it: for a start rank
    /// the rest of its suit.
    Weights {
        /// For each own card beyond it.
        own: i16,
        /// For each unseen card beyond the last own one.
        given: i16,
        /// When all beyond it is unseen.
        gift: i16,
        /// When all beyond it is its player's: it can wait.
        private: i16,
        /// When it is a start rank.
        start: i16,
    }
}

impl Durt {
    pub(crate) const WEIGHTS: Weights = Weights { own: 2, given: -5, gift: -16, private: -22, start: 8 };
}

#[inline(always)]
pub(crate) fn choose(seen: &Seen, weights: &Weights) -> Lanes {
    let below_start = seen.start.below();
    // Of each suit at most one card below the start rank, and one of it or above.
    let down = seen.legal & below_start;
    let up = seen.legal - below_start;
    let starts = up & seen.start;
    let one = Lanes::each(1);
    let score = |beyond: Lanes, reach: Lanes| {
        let own = seen.hand & beyond;
        let unseen = seen.unseen & beyond;
        Lanes::each(BIAS)
            .plus(weights.own, own.count())
            .plus(weights.given, (unseen - reach).count())
            .plus(weights.gift, one & (unseen.filled() - own.filled()))
            .plus(weights.private, one & (own.filled() - unseen.filled()))
    };
    // What lies between the own cards.
    let over_lowest = !seen.hand.lowest().below();
    let under_highest = seen.hand.highest().below();
    let below_up = up.below();
    let beyond_up = (!below_up - up) | below_up & starts.filled();
    let down_key = down.key(score(down.below(), over_lowest));
    let up_key = up.key(score(beyond_up, over_lowest & under_highest).plus(weights.start, one & starts.filled()));
    down.keyed(down_key).when(down_key > up_key, up.keyed(up_key))
}
