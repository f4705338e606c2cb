//! Dürt: open the way to one's own cards, and not that of the others.

use king_rules::king::ContractKind;

use super::Policy;
use crate::king::cards::Cards;
use crate::king::lanes::Lanes;
use crate::king::seen::Seen;

/// Greedy play of dürt.
pub(crate) struct Durt;

impl Policy for Durt {
    const KIND: ContractKind = ContractKind::Durt;

    #[inline(always)]
    fn lead<C: Cards>(seen: &Seen<C>) -> C {
        choose(seen, &Self::WEIGHTS)
    }

    #[inline(always)]
    fn reply<C: Cards>(seen: &Seen<C>) -> C {
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
pub(crate) fn choose<C: Cards>(seen: &Seen<C>, weights: &Weights) -> C {
    let below_start = seen.start.below();
    // Of each suit at most one card below the start rank, and one of it or above.
    let down = seen.legal & below_start;
    let up = seen.legal - below_start;
    let starts = (up & seen.start).filled();
    // What lies between the own cards, and beyond a card.
    let all = C::of(Lanes::ALL);
    let over_lowest = all - seen.hand.below();
    let under_highest = seen.hand.highest().below();
    let below_up = up.below();
    let beyond_up = (all - below_up - up) | below_up & starts;
    let down_score = score(seen, down.below(), over_lowest, weights);
    let up_score = score(seen, beyond_up, over_lowest & under_highest, weights);
    C::better((down, down_score), (up, up_score.plus(weights.start, C::each(1) & starts)))
}

/// How much speaks for a card a suit by what lies beyond it, the own cards of which are within `reach`.
#[inline(always)]
fn score<C: Cards>(seen: &Seen<C>, beyond: C, reach: C, weights: &Weights) -> C {
    let one = C::each(1);
    let (own, unseen) = (seen.hand & beyond, seen.unseen & beyond);
    C::score()
        .plus(weights.own, own.count())
        .plus(weights.given, (unseen - reach).count())
        .plus(weights.gift, one & (unseen.filled() - own.filled()))
        .plus(weights.private, one & (own.filled() - unseen.filled()))
}
