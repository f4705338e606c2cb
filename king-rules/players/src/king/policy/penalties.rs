//! The penalties: keep out of tricks that cost, and get rid of what takes them.

use king_rules::king::ContractKind;

use super::Policy;
use crate::king::lanes::Lanes;
use crate::king::seen::Seen;

/// What a card is worth to be played, in eighths of an unseen card.
#[derive(Clone, Copy)]
pub(crate) struct Weights {
    pub(crate) lead_low: Lead,
    pub(crate) lead_high: Lead,
    pub(crate) shed: Shed,
    pub(crate) follow: Follow,
}

/// A card that is led.
#[derive(Clone, Copy)]
pub(crate) struct Lead {
    pub(crate) base: i16,
    /// For each unseen card of its suit that is lower.
    pub(crate) below: i16,
    /// For each unseen card of its suit.
    pub(crate) unseen: i16,
    /// For each card of its suit in the hand.
    pub(crate) own: i16,
    /// For each unseen penalty card of its suit.
    pub(crate) penalties: i16,
    /// When it is a penalty card.
    pub(crate) is_penalty: i16,
    /// When nobody else has its suit.
    pub(crate) alone: i16,
}

#[derive(Clone, Copy)]
pub(crate) struct Shed {
    pub(crate) is_penalty: i16,
    pub(crate) below: i16,
    pub(crate) unseen: i16,
    pub(crate) own: i16,
    pub(crate) low_below: i16,
    pub(crate) penalties_below: i16,
    pub(crate) alone: i16,
}

#[derive(Clone, Copy)]
pub(crate) struct Follow {
    /// Unseen cards of the suit needed to take a trick without points with the highest card, before the last seat; by seats that follow
    pub(crate) free: [i16; 3],
    /// The same, added for each unseen penalty card.
    pub(crate) free_penalties: i16,
    /// Take with the highest when at most so many unseen cards are above the lowest.
    pub(crate) sure: [i16; 3],
    /// Tricks from which it counts.
    pub(crate) late: i16,
}

const BIAS: u16 = 2048;

pub(crate) fn choose(seen: &Seen, kind: ContractKind, weights: &Weights) -> Lanes {
    let penalties = Lanes::of(kind.penalty_cards());
    if seen.place == 0 {
        return lead(seen, penalties, weights);
    }
    if seen.legal.meets(seen.led) { follow(seen, kind, penalties, weights) } else { shed(seen, penalties, weights) }
}

fn lead(seen: &Seen, penalties: Lanes, weights: &Weights) -> Lanes {
    let unseen = seen.unseen.count();
    let own = seen.hand.count();
    let left = (seen.unseen & penalties).count();
    let alone = Lanes::each(1) - seen.unseen.filled();
    let score = |cards: Lanes, weights: &Lead| {
        Lanes::each(BIAS)
            .plus(weights.base, Lanes::each(1))
            .plus(weights.below, (seen.unseen & cards.below()).count())
            .plus(weights.unseen, unseen)
            .plus(weights.own, own)
            .plus(weights.penalties, left)
            .plus(weights.is_penalty, Lanes::each(1) & (cards & penalties).filled())
            .plus(weights.alone, alone)
    };
    let (low, high) = (seen.legal.lowest(), seen.legal.highest());
    let (low_key, high_key) = (low.key(score(low, &weights.lead_low)), high.key(score(high, &weights.lead_high)));
    if low_key >= high_key { low.keyed(low_key) } else { high.keyed(high_key) }
}

fn shed(seen: &Seen, penalties: Lanes, weights: &Weights) -> Lanes {
    let weights = &weights.shed;
    let of_penalties = seen.legal & penalties;
    let cards = of_penalties.highest().select(of_penalties.filled(), seen.legal.highest());
    let below = seen.unseen & cards.below();
    let score = Lanes::each(BIAS)
        .plus(weights.is_penalty, Lanes::each(1) & (cards & penalties).filled())
        .plus(weights.below, below.count())
        .plus(weights.unseen, seen.unseen.count())
        .plus(weights.own, seen.hand.count())
        .plus(weights.low_below, (seen.unseen & seen.legal.lowest().below()).count())
        .plus(weights.penalties_below, (below & penalties).count())
        .plus(weights.alone, Lanes::each(1) - seen.unseen.filled());
    cards.keyed(cards.key(score))
}

fn follow(seen: &Seen, kind: ContractKind, penalties: Lanes, weights: &Weights) -> Lanes {
    let weights = &weights.follow;
    let legal = seen.legal;
    let to_come = usize::from(3 - seen.place.min(3));
    let unseen = seen.unseen & seen.led;
    let below_best = Lanes(seen.best.0.wrapping_sub(1));
    let ducks = legal & below_best;
    let left = (unseen & penalties).0.count_ones() as i16;
    let costs = match kind {
        ContractKind::ElAlmaz => true,
        ContractKind::SonIki => i16::from(seen.tricks) >= weights.late,
        _ => seen.in_trick.meets(penalties),
    };
    let free = !costs
        && (to_come == 0
            || unseen.0.count_ones() as i16 >= weights.free[to_come - 1] + left * weights.free_penalties
            || kind == ContractKind::SonIki);
    let harmless = (legal - penalties).or(legal);
    if free {
        return harmless.top();
    }
    if !ducks.is_empty() {
        return (ducks & penalties).or(ducks).top();
    }
    let low = Lanes(harmless.0 & harmless.0.wrapping_neg());
    let above = (unseen - low.up_to()).0.count_ones() as i16;
    if to_come == 0 || above <= weights.sure[to_come - 1] { harmless.top() } else { low }
}

macro_rules! penalties {
    ($($Kind:ident = $weights:expr;)+) => { $(
        pub(crate) struct $Kind;

        impl $Kind {
            pub(crate) const WEIGHTS: Weights = $weights;
        }

        impl Policy for $Kind {
            const KIND: ContractKind = ContractKind::$Kind;

            #[inline(always)]
            fn card(seen: &Seen) -> Lanes {
                choose(seen, Self::KIND, &Self::WEIGHTS)
            }
        }
    )+ };
}

const BASE: Weights = Weights {
    lead_low: Lead { base: 0, below: -24, unseen: 8, own: 0, penalties: 0, is_penalty: -100, alone: -200 },
    lead_high: Lead { base: -800, below: -24, unseen: 8, own: 0, penalties: 0, is_penalty: -100, alone: -200 },
    shed: Shed { is_penalty: 400, below: 24, unseen: -8, own: 0, low_below: 0, penalties_below: 50, alone: 0 },
    follow: Follow { free: [20, 20, 20], free_penalties: 0, sure: [0, 0, 0], late: 11 },
};
const EARLY: Weights = Weights {
    lead_high: Lead { base: 100, below: 8, unseen: -8, own: 0, penalties: 0, is_penalty: -100, alone: -200 },
    ..BASE
};

penalties! {
    ElAlmaz = BASE;
    KupaAlmaz = BASE;
    ErkekAlmaz = BASE;
    KizAlmaz = BASE;
    Rifki = BASE;
    SonIki = EARLY;
}
