//! The penalties: keep out of tricks that cost, and get rid of what takes them.

use king_rules::king::ContractKind;

use super::{BIAS, Policy};
use crate::king::lanes::Lanes;
use crate::king::seen::Seen;

/// What speaks for a card, and below 0 against it.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(crate) struct Weights {
    /// The lowest card of a suit, to lead.
    pub(crate) lead_low: Lead,
    /// The highest card of a suit, to lead.
    pub(crate) lead_high: Lead,
    /// What is thrown on a trick of another suit.
    pub(crate) shed: Shed,
    /// To go over with the highest card where the trick costs nothing yet: done from 0 on.
    pub(crate) free: Follow,
    /// To go over with the highest card and not the lowest where all are higher: done from 0 on.
    pub(crate) sure: Follow,
}

/// What speaks for a card to be led.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(crate) struct Lead {
    /// In any case.
    pub(crate) base: i16,
    /// For each unseen card of its suit that is lower.
    pub(crate) below: i16,
    /// For each unseen card of its suit.
    pub(crate) unseen: i16,
    /// For each card of its suit in the hand.
    pub(crate) own: i16,
    /// For each unseen penalty card of its suit.
    pub(crate) penalties: i16,
    /// It is a penalty card.
    pub(crate) is_penalty: i16,
    /// Nobody else has its suit.
    pub(crate) alone: i16,
    /// For each of the others that has not followed its suit.
    pub(crate) voids: i16,
    /// No unseen card of its suit is lower.
    pub(crate) lowest: i16,
    /// No unseen card of its suit is higher.
    pub(crate) highest: i16,
}

/// What speaks for the highest card of a suit, or its highest penalty card, to be thrown.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(crate) struct Shed {
    /// It is a penalty card.
    pub(crate) is_penalty: i16,
    /// For each unseen card of its suit that is lower.
    pub(crate) below: i16,
    /// For each unseen card of its suit.
    pub(crate) unseen: i16,
    /// For each card of its suit in the hand.
    pub(crate) own: i16,
    /// For each unseen card of its suit that is lower than the lowest in the hand.
    pub(crate) low_below: i16,
    /// For each unseen penalty card of its suit that is lower.
    pub(crate) penalties_below: i16,
    /// No unseen card of its suit is lower.
    pub(crate) lowest: i16,
    /// It is the only card of its suit in the hand.
    pub(crate) single: i16,
}

/// What speaks for going over.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(crate) struct Follow {
    /// For the last seat, with one seat still to play, and with two.
    pub(crate) base: [i16; 3],
    /// For each unseen card of the suit.
    pub(crate) unseen: i16,
    /// For each unseen penalty card of the suit.
    pub(crate) penalties: i16,
    /// For each seat still to play that has not followed the suit.
    pub(crate) voids: i16,
    /// For each unseen card above.
    pub(crate) above: i16,
    /// For each legal card.
    pub(crate) own: i16,
}

impl Lead {
    const NONE: Self = Self {
        base: 0,
        below: 0,
        unseen: 0,
        own: 0,
        penalties: 0,
        is_penalty: 0,
        alone: 0,
        voids: 0,
        lowest: 0,
        highest: 0,
    };
}

impl Shed {
    const NONE: Self =
        Self { is_penalty: 0, below: 0, unseen: 0, own: 0, low_below: 0, penalties_below: 0, lowest: 0, single: 0 };
}

impl Follow {
    const NONE: Self = Self { base: [0; 3], unseen: 0, penalties: 0, voids: 0, above: 0, own: 0 };
}

/// The trick, counted from 0, from which Son iki is played as El almaz is.
pub(crate) const LATE: u8 = 9;

#[inline(always)]
pub(crate) fn choose(seen: &Seen, kind: ContractKind, weights: &Weights) -> Lanes {
    let penalties = Lanes::of(kind.penalty_cards());
    if seen.place == 0 {
        lead(seen, penalties, weights)
    } else if seen.legal.meets(seen.led) {
        follow(seen, kind, penalties, weights)
    } else {
        shed(seen, penalties, &weights.shed)
    }
}

#[inline(always)]
fn lead(seen: &Seen, penalties: Lanes, weights: &Weights) -> Lanes {
    let one = Lanes::each(1);
    let unseen = seen.unseen.count();
    let own = seen.hand.count();
    let unseen_penalties = (seen.unseen & penalties).count();
    let alone = one - seen.unseen.filled();
    let score = |cards: Lanes, weights: &Lead| {
        let below = seen.unseen & cards.below();
        let above = seen.unseen - below;
        Lanes::each(BIAS)
            .plus(weights.base, one)
            .plus(weights.below, below.count())
            .plus(weights.unseen, unseen)
            .plus(weights.own, own)
            .plus(weights.penalties, unseen_penalties)
            .plus(weights.is_penalty, one & (cards & penalties).filled())
            .plus(weights.alone, alone)
            .plus(weights.voids, seen.voids)
            .plus(weights.lowest, one - below.filled())
            .plus(weights.highest, one - above.filled())
    };
    let (low, high) = (seen.legal.lowest(), seen.legal.highest());
    let (low_key, high_key) = (low.key(score(low, &weights.lead_low)), high.key(score(high, &weights.lead_high)));
    if low_key >= high_key { low.keyed(low_key) } else { high.keyed(high_key) }
}

#[inline(always)]
fn shed(seen: &Seen, penalties: Lanes, weights: &Shed) -> Lanes {
    let one = Lanes::each(1);
    let of_penalties = seen.legal & penalties;
    let cards = of_penalties.highest().select(of_penalties.filled(), seen.legal.highest());
    let below = seen.unseen & cards.below();
    let score = Lanes::each(BIAS)
        .plus(weights.is_penalty, one & (cards & penalties).filled())
        .plus(weights.below, below.count())
        .plus(weights.unseen, seen.unseen.count())
        .plus(weights.own, seen.hand.count())
        .plus(weights.low_below, (seen.unseen & seen.hand.lowest().below()).count())
        .plus(weights.penalties_below, (below & penalties).count())
        .plus(weights.lowest, one - below.filled())
        .plus(weights.single, one - (seen.hand - cards).filled());
    cards.keyed(cards.key(score))
}

/// Whether the trick as it lies costs anything.
#[inline(always)]
pub(crate) fn costs(kind: ContractKind, seen: &Seen) -> bool {
    match kind {
        ContractKind::ElAlmaz => true,
        ContractKind::SonIki => seen.tricks >= LATE,
        cards => seen.in_trick.meets(Lanes::of(cards.penalty_cards())),
    }
}

#[inline(always)]
fn follow(seen: &Seen, kind: ContractKind, penalties: Lanes, weights: &Weights) -> Lanes {
    // A penalty card is not what goes over, as long as there is another.
    let harmless = (seen.legal - penalties).or(seen.legal);
    let (top, low) = (harmless.top(), harmless.bottom());
    let ducks = seen.legal & seen.best.up_to();
    let unseen = seen.unseen & seen.led;
    let speaks = |weights: &Follow, card: Lanes| {
        let [last, one_to_come, two_to_come] = weights.base;
        let base = match seen.place {
            3 => last,
            2 => one_to_come,
            _ => two_to_come,
        };
        let sum = base
            + weights.unseen * unseen.len()
            + weights.penalties * (unseen & penalties).len()
            + weights.voids * (seen.voids_to_come & seen.led).sum() as i16
            + weights.above * (unseen - card.up_to()).len()
            + weights.own * seen.legal.len();
        sum >= 0
    };
    let costs = costs(kind, seen);
    // Before the end of Son iki no card that comes can cost anything.
    if !costs && (kind == ContractKind::SonIki || speaks(&weights.free, top)) {
        top
    } else if !ducks.is_empty() {
        (ducks & penalties).or(ducks).top()
    } else if seen.place == 3 || speaks(&weights.sure, low) {
        top
    } else {
        low
    }
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
            fn card(seen: &Seen) -> Lanes {
                choose(seen, Self::KIND, &Self::WEIGHTS)
            }
        }
    )+ };
}

penalties! {
    ElAlmaz = Weights {
        lead_low: Lead { below: 9, own: -6, lowest: 8, highest: -29, ..Lead::NONE },
        lead_high: Lead { below: -20, own: -2, alone: -163, lowest: 90, ..Lead::NONE },
        shed: Shed { below: 34, unseen: -18, own: -13, low_below: 11, lowest: -552, single: 106, ..Shed::NONE },
        free: Follow::NONE,
        sure: Follow { base: [0, 96, 0], unseen: 6, above: -8, own: -5, ..Follow::NONE },
    };
    KupaAlmaz = Weights {
        lead_low: Lead { unseen: 10, own: 3, voids: -22, lowest: -8, highest: -92, ..Lead::NONE },
        lead_high: Lead {
            base: -9, below: -2, unseen: 17, own: -2, is_penalty: -79, alone: -156, voids: -18, lowest: 75, highest: -2,
            ..Lead::NONE
        },
        shed: Shed {
            below: 132, unseen: -104, low_below: 120, penalties_below: 17, lowest: -181, single: 401, ..Shed::NONE
        },
        free: Follow { base: [300, -40, -44], unseen: 16, voids: -168, ..Follow::NONE },
        sure: Follow { base: [0, 5, -26], unseen: 1, voids: 31, own: -5, ..Follow::NONE },
    };
    ErkekAlmaz = Weights {
        lead_low: Lead { unseen: 1, own: -6, penalties: 88, highest: -213, ..Lead::NONE },
        lead_high: Lead { base: 65, below: -223, unseen: 29, own: -11, penalties: 111, alone: -76, ..Lead::NONE },
        shed: Shed { is_penalty: 330, below: 102, unseen: -57, own: -65, lowest: -478, single: 290, ..Shed::NONE },
        free: Follow { base: [300, 50, 0], unseen: 11, penalties: 10, own: -62, ..Follow::NONE },
        sure: Follow { base: [0, 42, -160], unseen: 33, above: -36, ..Follow::NONE },
    };
    KizAlmaz = Weights {
        lead_low: Lead { base: 133, penalties: 66, lowest: 6, highest: -83, ..Lead::NONE },
        lead_high: Lead {
            base: 168, below: -40, unseen: 69, own: -60, is_penalty: -198, alone: -228, lowest: 318, highest: -78,
            ..Lead::NONE
        },
        shed: Shed { is_penalty: 449, below: 73, unseen: -49, own: -32, lowest: -282, single: 215, ..Shed::NONE },
        free: Follow { base: [300, -20, -56], unseen: 8, penalties: -1, above: -40, ..Follow::NONE },
        sure: Follow { unseen: 49, own: -83, ..Follow::NONE },
    };
    Rifki = Weights {
        lead_low: Lead {
            base: -6, below: -4, unseen: 8, penalties: 101, is_penalty: -73, alone: -176, voids: 10, lowest: 14,
            highest: -304, ..Lead::NONE
        },
        lead_high: Lead {
            base: -11, unseen: 11, own: -1, penalties: -142, is_penalty: -190, alone: -164, voids: -17, lowest: 73,
            highest: -11, ..Lead::NONE
        },
        shed: Shed {
            is_penalty: 404, below: 30, unseen: -11, low_below: 13, penalties_below: 50, lowest: -70, single: 51,
            ..Shed::NONE
        },
        free: Follow { base: [300, -78, -56], unseen: 11, penalties: -124, voids: 26, above: -4, ..Follow::NONE },
        sure: Follow { base: [0, 2, 10], unseen: 42, penalties: 5, above: 16, own: -67, ..Follow::NONE },
    };
    SonIki = Weights {
        lead_low: Lead {
            base: 17, below: 2, own: -3, penalties: 131, is_penalty: -100, alone: -200, voids: 1, lowest: 5,
            highest: 131, ..Lead::NONE
        },
        lead_high: Lead {
            base: 105, below: 8, unseen: -6, own: -2, penalties: 72, is_penalty: -218, alone: -104, voids: -292,
            lowest: -164, highest: 105,
        },
        shed: Shed { below: 19, unseen: -21, low_below: 26, penalties_below: 50, lowest: -85, ..Shed::NONE },
        free: Follow { base: [300, 0, -132], unseen: 8, penalties: 105, voids: -80, ..Follow::NONE },
        sure: Follow { base: [0, 0, -82], penalties: -1, voids: 69, above: 70, own: -15, ..Follow::NONE },
    };
}
