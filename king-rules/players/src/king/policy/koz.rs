//! Koz: win tricks, and for as little as they can be had.

use king_rules::king::ContractKind;

use super::{BIAS, Policy};
use crate::king::lanes::Lanes;
use crate::king::seen::Seen;

/// Greedy play of koz.
pub(crate) struct Koz;

impl Policy for Koz {
    const KIND: ContractKind = ContractKind::Koz;

    #[inline(always)]
    fn card(seen: &Seen) -> Lanes {
        choose(seen, &Self::WEIGHTS)
    }
}

weights! {
    /// What speaks for a card, and below 0 against it.
    Weights {
        /// The highest card of a suit, to lead.
        high: Lead,
        /// The lowest card of a suit, to lead.
        low: Lead,
        /// The lowest card of a suit, to throw away.
        shed: Shed,
    }

    /// What speaks for a card to be led.
    Lead {
        /// In any case.
        base: i16,
        /// For each unseen card of its suit.
        unseen: i16,
        /// For each card of its suit in the hand.
        own: i16,
        /// No unseen card of its suit is higher.
        top: i16,
        /// A plain card, for each unseen trump.
        trumps_out: i16,
        /// A trump, for each unseen card above it.
        trump_above: i16,
        /// A trump, for each unseen trump.
        trump_unseen: i16,
        /// A trump, for each trump in the hand.
        trump_own: i16,
    }

    /// What speaks for a card to be thrown on a trick that is not won.
    Shed {
        /// For each card of its suit in the hand.
        own: i16,
        /// For each unseen card of its suit.
        unseen: i16,
        /// For each of those that is higher.
        above: i16,
    }
}

impl Lead {
    const NONE: Self =
        Self { base: 0, unseen: 0, own: 0, top: 0, trumps_out: 0, trump_above: 0, trump_unseen: 0, trump_own: 0 };
}

impl Koz {
    pub(crate) const WEIGHTS: Weights = Weights {
        high: Lead {
            base: 137,
            unseen: -11,
            own: 2,
            top: 12,
            trumps_out: -7,
            trump_above: -450,
            trump_own: 56,
            ..Lead::NONE
        },
        low: Lead { unseen: 8, own: -39, trumps_out: -15, trump_unseen: 7, trump_own: -30, ..Lead::NONE },
        shed: Shed { own: 52, unseen: -18, above: 40 },
    };
}

/// One world alone takes the part that it needs, as in the penalties.
#[inline(always)]
pub(crate) fn choose(seen: &Seen, weights: &Weights) -> Lanes {
    let winning = winning(seen);
    if seen.place == 0 {
        lead(seen, weights)
    } else if !winning.is_empty() {
        win(seen, winning)
    } else if seen.legal.meets(seen.led) {
        seen.legal.bottom()
    } else {
        shed(seen, &weights.shed)
    }
}

/// The legal cards that take the trick from what takes it so far.
#[inline(always)]
fn winning(seen: &Seen) -> Lanes {
    let higher = seen.legal - seen.best.up_to();
    let trumped = seen.best.meets(seen.trumps);
    let of_suit = higher & (seen.led - seen.trumps);
    let trumps = higher.when(trumped, seen.legal) & seen.trumps;
    trumps | Lanes::EMPTY.when(trumped, of_suit)
}

/// Takes the trick with the lowest card that nobody can go over in its suit, and when nobody comes after, with the lowest that
/// will do; a trick that is not sure is left to the others, and a high card kept.
#[inline(always)]
fn win(seen: &Seen, winning: Lanes) -> Lanes {
    let plain = winning & seen.led;
    let sure = winning - (seen.unseen & seen.led).top().up_to();
    // Whoever can follow suit has nothing else to win with.
    let unsure = winning.when(plain.is_empty(), seen.legal);
    winning.when(seen.place == 3, (plain & sure).or(unsure)).bottom()
}

#[inline(always)]
fn lead(seen: &Seen, weights: &Weights) -> Lanes {
    let one = Lanes::each(1);
    let unseen = seen.unseen.count();
    let own = seen.hand.count();
    let plain = one - seen.trumps;
    let out = (unseen & seen.trumps).sum() as i16;
    let score = |cards: Lanes, weights: &Lead| {
        let higher = seen.unseen - cards.below();
        Lanes::each(BIAS)
            .plus(weights.base, one)
            .plus(weights.unseen, unseen)
            .plus(weights.own, own)
            .plus(weights.top, one - higher.filled())
            .plus(weights.trumps_out * out, plain)
            .plus(weights.trump_above, higher.count() & seen.trumps)
            .plus(weights.trump_unseen, unseen & seen.trumps)
            .plus(weights.trump_own, own & seen.trumps)
    };
    let (low, high) = (seen.legal.lowest(), seen.legal.highest());
    let (low_key, high_key) = (low.key(score(low, &weights.low)), high.key(score(high, &weights.high)));
    low.keyed(low_key).when(low_key > high_key, high.keyed(high_key))
}

#[inline(always)]
fn shed(seen: &Seen, weights: &Shed) -> Lanes {
    // A trump only where nothing else is legal.
    let cards = (seen.legal - seen.trumps).or(seen.legal).lowest();
    let score = Lanes::each(BIAS)
        .plus(weights.own, seen.hand.count())
        .plus(weights.unseen, seen.unseen.count())
        .plus(weights.above, (seen.unseen - cards.below()).count());
    cards.keyed(cards.key(score))
}
