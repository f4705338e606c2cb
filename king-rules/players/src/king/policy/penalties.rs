//! The penalties: keep out of tricks that cost, and get rid of what takes them.

use king_rules::king::ContractKind;

use super::Policy;
use super::weights::Weigh;
use crate::king::cards::{Cards, OneSuit};
use crate::king::lanes::Lanes;
use crate::king::seen::Seen;

weights! {
    /// What speaks for a card, and below 0 against it.
    Weights {
        /// The lowest card of a suit, to lead.
        lead_low: Lead,
        /// The highest card of a suit, to lead.
        lead_high: Lead,
        /// What is thrown on a trick of another suit.
        shed: Shed,
        /// To go over with the highest card where the trick costs nothing yet: done from 0 on.
        free: Follow,
        /// To go over with the highest card and not the lowest where all are higher: done from 0 on.
        sure: Follow,
    }

    /// What speaks for a card to be led.
    Lead {
        /// In any case.
        base: i16,
        /// For each unseen card of its suit that is lower.
        below: i16,
        /// For each unseen card of its suit.
        unseen: i16,
        /// For each card of its suit in the hand.
        own: i16,
        /// For each unseen penalty card of its suit.
        penalties: i16,
        /// It is a penalty card.
        is_penalty: i16,
        /// Nobody else has its suit.
        alone: i16,
        /// For each of the others that has not followed its suit.
        voids: i16,
        /// No unseen card of its suit is lower.
        lowest: i16,
        /// No unseen card of its suit is higher.
        highest: i16,
    }

    /// What speaks for the highest card of a suit, or its highest penalty card, to be thrown.
    Shed {
        /// It is a penalty card.
        is_penalty: i16,
        /// For each unseen card of its suit that is lower.
        below: i16,
        /// For each unseen card of its suit.
        unseen: i16,
        /// For each card of its suit in the hand.
        own: i16,
        /// For each unseen card of its suit that is lower than the lowest in the hand.
        low_below: i16,
        /// For each unseen penalty card of its suit that is lower.
        penalties_below: i16,
        /// No unseen card of its suit is lower.
        lowest: i16,
        /// It is the only card of its suit in the hand.
        single: i16,
    }

    /// What speaks for going over.
    Follow {
        /// For the last seat, with one seat still to play, and with two.
        base: [i16; 3],
        /// For each unseen card of the suit.
        unseen: i16,
        /// For each unseen penalty card of the suit.
        penalties: i16,
        /// For each seat still to play that has not followed the suit.
        voids: i16,
        /// For each unseen card above.
        above: i16,
        /// For each legal card.
        own: i16,
    }
}

impl Shed {
    const NONE: Self =
        Self { is_penalty: 0, below: 0, unseen: 0, own: 0, low_below: 0, penalties_below: 0, lowest: 0, single: 0 };
}

/// The trick, counted from 0, from which Son iki is played as El almaz is.
pub(crate) const LATE: u8 = 9;

/// One world alone takes the part that it needs; many worlds at once take both, and select.
#[inline(always)]
pub(crate) fn reply<C: Cards>(seen: &Seen<C>, kind: ContractKind, weights: &Weights) -> C {
    let penalties = C::of(Lanes::of(kind.penalty_cards()));
    let follows = seen.legal.meets(seen.led);
    if C::BRANCHES && follows {
        follow(seen, kind, penalties, weights)
    } else if C::BRANCHES {
        shed(seen, penalties, &weights.shed)
    } else {
        follow(seen, kind, penalties, weights).when(follows, shed(seen, penalties, &weights.shed))
    }
}

#[inline(always)]
pub(crate) fn lead<C: Cards>(seen: &Seen<C>, kind: ContractKind, weights: &Weights) -> C {
    let penalties = C::of(Lanes::of(kind.penalty_cards()));
    let (low, high) = (seen.legal.lowest(), seen.legal.highest());
    let (low_score, high_score) =
        (lead_score(seen, penalties, low, &weights.lead_low), lead_score(seen, penalties, high, &weights.lead_high));
    C::better((high, high_score), (low, low_score))
}

/// How much speaks for each of these, one a suit.
#[inline(always)]
fn lead_score<C: Cards>(seen: &Seen<C>, penalties: C, cards: C, weights: &Lead) -> C {
    let one = C::each(1);
    let below = seen.unseen & cards.below();
    let above = seen.unseen - below;
    C::score()
        .plus(weights.base, one)
        .plus(weights.below, below.count())
        .plus(weights.unseen, seen.unseen.count())
        .plus(weights.own, seen.hand.count())
        .plus(weights.penalties, (seen.unseen & penalties).count())
        .plus(weights.is_penalty, one & (cards & penalties).filled())
        .plus(weights.alone, one - seen.unseen.filled())
        .plus(weights.voids, seen.voids)
        .plus(weights.lowest, one - below.filled())
        .plus(weights.highest, one - above.filled())
}

#[inline(always)]
fn shed<C: Cards>(seen: &Seen<C>, penalties: C, weights: &Shed) -> C {
    let one = C::each(1);
    let of_penalties = seen.legal & penalties;
    let cards = of_penalties.highest().select(of_penalties.filled(), seen.legal.highest());
    let below = seen.unseen & cards.below();
    let score = C::score()
        .plus(weights.is_penalty, one & (cards & penalties).filled())
        .plus(weights.below, below.count())
        .plus(weights.unseen, seen.unseen.count())
        .plus(weights.own, seen.hand.count())
        .plus(weights.low_below, (seen.unseen & seen.hand.below()).count())
        .plus(weights.penalties_below, (below & penalties).count())
        .plus(weights.lowest, one - below.filled())
        .plus(weights.single, one - (seen.hand - cards).filled());
    cards.best(score)
}

/// Whether the trick as it lies costs anything.
#[inline(always)]
pub(crate) fn costs<C: Cards>(kind: ContractKind, seen: &Seen<C>) -> bool {
    match kind {
        ContractKind::ElAlmaz => true,
        ContractKind::SonIki => seen.tricks >= LATE,
        cards => seen.in_trick.meets(C::of(Lanes::of(cards.penalty_cards()))),
    }
}

#[inline(always)]
fn follow<C: Cards>(seen: &Seen<C>, kind: ContractKind, penalties: C, weights: &Weights) -> C {
    let (legal, penalties) = (seen.legal.in_suit(seen.led), penalties.in_suit(seen.led));
    // A penalty card is not what goes over, as long as there is another.
    let harmless = (legal - penalties).or(legal);
    let (top, low) = (harmless.top(), harmless.bottom());
    let ducks = legal & seen.best.up_to();
    let ducks = (ducks & penalties).or(ducks).top();
    // Before the end of Son iki no card that comes can cost anything.
    let free = !costs(kind, seen) & (kind == ContractKind::SonIki || speaks(seen, penalties, top, &weights.free));
    if C::BRANCHES && (free || !ducks.is_empty()) {
        return C::of_suit(top.when(free, ducks), seen.led);
    }
    let last = seen.place == 3;
    let sure = C::BRANCHES && last || last | speaks(seen, penalties, low, &weights.sure);
    C::of_suit(top.when(free, ducks.or(top.when(sure, low))), seen.led)
}

/// Whether that speaks for a card of the suit led.
#[inline(always)]
fn speaks<C: Cards>(seen: &Seen<C>, penalties: C::Suit, card: C::Suit, weights: &Follow) -> bool {
    let [last, one_to_come, two_to_come] = weights.base;
    let base = if seen.place == 2 { one_to_come } else { two_to_come };
    let base = if seen.place == 3 { last } else { base };
    let (legal, unseen) = (seen.legal.in_suit(seen.led), seen.unseen.in_suit(seen.led));
    let sum = base
        + weights.unseen * unseen.len()
        + weights.penalties * (unseen & penalties).len()
        + weights.above * (unseen - card.up_to()).len()
        + weights.voids * seen.voids_to_come
        + weights.own * legal.len();
    sum >= 0
}

macro_rules! penalties {
    ($($Kind:ident = $weights:expr;)+) => { $(
        #[doc = concat!("Greedy play of ", stringify!($Kind), ".")]
        pub(crate) struct $Kind;

        impl $Kind {
            pub(crate) const WEIGHTS: Weights = $weights;
        }

        impl Policy for $Kind {
            const KIND: ContractKind = ContractKind::$Kind;

            #[inline(always)]
            fn lead<C: Cards>(seen: &Seen<C>) -> C {
                lead(seen, Self::KIND, &Self::WEIGHTS)
            }

            #[inline(always)]
            fn reply<C: Cards>(seen: &Seen<C>) -> C {
                reply(seen, Self::KIND, &Self::WEIGHTS)
            }
        }
    )+ };
}

penalties! {
    ElAlmaz = Weights {
        lead_low: Lead { below: 8, unseen: 2, own: -16, voids: -11, lowest: 4, highest: -44, ..Lead::NONE },
        lead_high: Lead { base: -28, below: -78, unseen: 3, own: -13, alone: -163, lowest: 63, ..Lead::NONE },
        shed: Shed { below: 37, unseen: -22, own: -59, low_below: 6, lowest: -544, single: -3, ..Shed::NONE },
        free: Follow::NONE,
        sure: Follow { base: [0, 200, 1], unseen: 6, voids: 22, above: -7, own: -6, ..Follow::NONE },
    };
    KupaAlmaz = Weights {
        lead_low: Lead {
            below: 1, unseen: 9, own: 3, penalties: -2, is_penalty: -5, voids: -22, highest: -92, ..Lead::NONE
        },
        lead_high: Lead {
            base: -16, unseen: 17, own: -2, is_penalty: -79, alone: -161, voids: -16, lowest: 85, highest: 2,
            ..Lead::NONE
        },
        shed: Shed {
            below: 144, unseen: -117, own: -39, low_below: 98, penalties_below: 43, lowest: -600, single: 537,
            ..Shed::NONE
        },
        free: Follow { base: [300, -44, -56], unseen: 16, voids: -82, above: -4, ..Follow::NONE },
        sure: Follow { base: [84, 8, -2], unseen: 2, voids: 15, above: -1, own: -5, ..Follow::NONE },
    };
    ErkekAlmaz = Weights {
        lead_low: Lead {
            base: -14, unseen: 1, own: -10, penalties: 83, alone: 6, voids: -62, highest: -213, ..Lead::NONE
        },
        lead_high: Lead {
            base: 44, below: -329, unseen: 124, own: -11, penalties: 126, is_penalty: -20, alone: -224, voids: -18,
            highest: -82, ..Lead::NONE
        },
        shed: Shed {
            is_penalty: 185, below: 98, unseen: -72, own: -63, low_below: 20, penalties_below: 53, lowest: -417,
            single: 87,
        },
        free: Follow { base: [0, 1, -81], unseen: -2, penalties: 104, voids: 46, above: 4, own: -62 },
        sure: Follow { base: [0, -4, -300], unseen: 25, penalties: -79, voids: 222, above: -4, own: -6 },
    };
    KizAlmaz = Weights {
        lead_low: Lead {
            base: 131, unseen: 1, penalties: 73, is_penalty: 16, voids: -6, lowest: 14, highest: -135, ..Lead::NONE
        },
        lead_high: Lead {
            base: 76, below: -51, unseen: 71, own: -58, penalties: 56, is_penalty: -120, alone: -228, voids: 25,
            lowest: 297, highest: -34,
        },
        shed: Shed {
            is_penalty: 271, below: 67, unseen: -49, own: -48, low_below: 1, penalties_below: 86, lowest: -225,
            single: 137,
        },
        free: Follow { base: [329, -23, -60], unseen: -42, penalties: 44, above: -162, ..Follow::NONE },
        sure: Follow { base: [0, 90, -152], unseen: 30, penalties: -6, voids: 256, above: 10, own: -82 },
    };
    Rifki = Weights {
        lead_low: Lead {
            base: -1, below: 1, unseen: 8, penalties: 238, is_penalty: -98, alone: -356, voids: -1, lowest: 14,
            highest: -280, ..Lead::NONE
        },
        lead_high: Lead {
            base: -12, unseen: 10, own: 2, penalties: -160, is_penalty: -95, alone: -164, voids: -16, lowest: 76,
            highest: -6, ..Lead::NONE
        },
        shed: Shed { is_penalty: 407, below: 7, own: -4, low_below: 4, penalties_below: -7, lowest: -4, ..Shed::NONE },
        free: Follow { base: [274, -85, -61], unseen: 11, penalties: 15, voids: 26, ..Follow::NONE },
        sure: Follow { base: [-2, 71, -62], unseen: 42, voids: 25, above: 13, own: -48, ..Follow::NONE },
    };
    SonIki = Weights {
        lead_low: Lead { base: 1, below: 3, unseen: -4, own: -4, alone: -403, highest: 249, ..Lead::NONE },
        lead_high: Lead {
            base: 105, below: 11, unseen: -5, own: -9, alone: -104, voids: -289, lowest: -164, highest: 103,
            ..Lead::NONE
        },
        shed: Shed { below: 24, unseen: -20, own: 2, low_below: 24, lowest: -181, single: 60, ..Shed::NONE },
        free: Follow::NONE,
        sure: Follow { voids: 138, above: 33, ..Follow::NONE },
    };
}
