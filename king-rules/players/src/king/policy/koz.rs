//! Koz: win tricks, and for as little as they can be had.

use king_rules::king::ContractKind;

use super::Policy;
use crate::king::lanes::Lanes;
use crate::king::seen::Seen;

pub(crate) struct Koz;

impl Policy for Koz {
    const KIND: ContractKind = ContractKind::Koz;

    #[inline(always)]
    fn card(seen: &Seen) -> Lanes {
        choose(seen, &Self::WEIGHTS)
    }
}

#[derive(Clone, Copy)]
pub(crate) struct Weights {
    pub(crate) high: Lead,
    pub(crate) low: Lead,
    /// Play the highest card before the last seat when at most so many unseen are above, by seats to come.
    pub(crate) sure: [i16; 3],
    pub(crate) shed: [i16; 4],
}

#[derive(Clone, Copy)]
pub(crate) struct Lead {
    pub(crate) base: i16,
    pub(crate) above: i16,
    pub(crate) unseen: i16,
    pub(crate) own: i16,
    pub(crate) top: i16,
    pub(crate) trump: i16,
    pub(crate) trump_above: i16,
    pub(crate) trump_unseen: i16,
    pub(crate) trump_own: i16,
    pub(crate) trumps_out: i16,
}

impl Koz {
    pub(crate) const WEIGHTS: Weights = Weights {
        high: Lead {
            base: 0,
            above: -40,
            unseen: 4,
            own: 0,
            top: 300,
            trump: -40,
            trump_above: 0,
            trump_unseen: 0,
            trump_own: 20,
            trumps_out: 0,
        },
        low: Lead {
            base: -20,
            above: 0,
            unseen: 4,
            own: 0,
            top: 0,
            trump: -100,
            trump_above: 0,
            trump_unseen: 0,
            trump_own: 0,
            trumps_out: 0,
        },
        sure: [0, 0, 0],
        shed: [8, 0, 0, -20],
    };
}

const BIAS: u16 = 2048;

pub(crate) fn choose(seen: &Seen, weights: &Weights) -> Lanes {
    if seen.place == 0 {
        return lead(seen, weights);
    }
    let legal = seen.legal;
    let trumped = seen.best.meets(seen.trumps);
    let over = Lanes(seen.best.0.wrapping_sub(1) | seen.best.0);
    let to_come = usize::from(3 - seen.place.min(3));
    let cheapest = |cards: Lanes| Lanes(cards.0 & cards.0.wrapping_neg());
    if legal.meets(seen.led) {
        let overs = if trumped && !seen.led.meets(seen.trumps) { Lanes::EMPTY } else { legal - over };
        if overs.is_empty() {
            return cheapest(legal);
        }
        if to_come == 0 {
            return cheapest(overs);
        }
        let above = (seen.unseen & seen.led - overs.top().up_to()).0.count_ones() as i16;
        return if above <= weights.sure[to_come - 1] { overs.top() } else { cheapest(legal) };
    }
    let ruffs = legal & seen.trumps;
    let ruffs = if trumped { ruffs - over } else { ruffs };
    if !ruffs.is_empty() {
        return cheapest(ruffs);
    }
    let plain = (legal - seen.trumps).or(legal);
    let cards = plain.lowest();
    let [own, unseen, above, short] = weights.shed;
    let score = Lanes::each(BIAS)
        .plus(own, seen.hand.count())
        .plus(unseen, seen.unseen.count())
        .plus(above, (seen.unseen - seen.unseen & cards.below()).count())
        .plus(short, Lanes::each(1) - (seen.hand - cards).filled());
    cards.keyed(cards.key(score))
}

fn lead(seen: &Seen, weights: &Weights) -> Lanes {
    let unseen = seen.unseen.count();
    let own = seen.hand.count();
    let out = (seen.unseen & seen.trumps).0.count_ones() as u16;
    let one = Lanes::each(1);
    let score = |cards: Lanes, weights: &Lead| {
        let higher = seen.unseen - cards.below() - cards;
        let above = higher.count();
        Lanes::each(BIAS)
            .plus(weights.base, one)
            .plus(weights.above, above)
            .plus(weights.unseen, unseen)
            .plus(weights.own, own)
            .plus(weights.top, one - higher.filled())
            .plus(weights.trump, one & seen.trumps)
            .plus(weights.trump_above, above & seen.trumps)
            .plus(weights.trump_unseen, unseen & seen.trumps)
            .plus(weights.trump_own, own & seen.trumps)
            .plus(weights.trumps_out, Lanes::each(out) - seen.trumps)
    };
    let (low, high) = (seen.legal.lowest(), seen.legal.highest());
    let (low_key, high_key) = (low.key(score(low, &weights.low)), high.key(score(high, &weights.high)));
    if low_key > high_key { low.keyed(low_key) } else { high.keyed(high_key) }
}
