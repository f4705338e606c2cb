//! Koz: win tricks, and for as little as they can be had.

use king_rules::king::ContractKind;

use super::Policy;
use crate::king::cards::{Cards, OneSuit};
use crate::king::seen::Seen;

/// Greedy play of koz.
pub(crate) struct Koz;

impl Policy for Koz {
    const KIND: ContractKind = ContractKind::Koz;

    #[inline(always)]
    fn lead<C: Cards>(seen: &Seen<C>) -> C {
        lead(seen, &Self::WEIGHTS)
    }

    #[inline(always)]
    fn reply<C: Cards>(seen: &Seen<C>) -> C {
        reply(seen, &Self::WEIGHTS)
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
pub(crate) fn reply<C: Cards>(seen: &Seen<C>, weights: &Weights) -> C {
    let follows = seen.legal.meets(seen.led);
    if C::BRANCHES && follows {
        return follow(seen);
    }
    let ruff = ruff(seen);
    if C::BRANCHES && !ruff.is_empty() {
        ruff
    } else if C::BRANCHES {
        shed(seen, &weights.shed)
    } else {
        follow(seen).when(follows, ruff.or(shed(seen, &weights.shed)))
    }
}

/// Takes the trick with the lowest card that nobody can go over in its suit, and when nobody comes after, with the lowest that
/// will do; a trick that is not sure is left to the others, and a high card kept.
#[inline(always)]
fn follow<C: Cards>(seen: &Seen<C>) -> C {
    let legal = seen.legal.in_suit(seen.led);
    let higher = legal - seen.best.up_to();
    let winning = C::Suit::NONE.when(seen.trumped & !seen.led.meets(seen.trumps), higher);
    let sure = winning - seen.unseen.in_suit(seen.led).top().up_to();
    C::of_suit(winning.when(seen.place == 3, sure).or(legal).bottom(), seen.led)
}

/// The lowest trump that takes the trick; none where there is none.
#[inline(always)]
fn ruff<C: Cards>(seen: &Seen<C>) -> C {
    let trumps = seen.legal.in_suit(seen.trumps);
    let winning = (trumps - seen.best.up_to()).when(seen.trumped, trumps);
    C::of_suit(winning.bottom(), seen.trumps)
}

#[inline(always)]
pub(crate) fn lead<C: Cards>(seen: &Seen<C>, weights: &Weights) -> C {
    let out = (seen.unseen.count() & seen.trumps).sum();
    let (low, high) = (seen.legal.lowest(), seen.legal.highest());
    let (low_score, high_score) =
        (lead_score(seen, out, low, &weights.low), lead_score(seen, out, high, &weights.high));
    C::better((low, low_score), (high, high_score))
}

/// How much speaks for each of these, one a suit, with so many trumps out.
#[inline(always)]
fn lead_score<C: Cards>(seen: &Seen<C>, out: i16, cards: C, weights: &Lead) -> C {
    let one = C::each(1);
    let (unseen, own) = (seen.unseen.count(), seen.hand.count());
    let higher = seen.unseen - cards.below();
    C::score()
        .plus(weights.base, one)
        .plus(weights.unseen, unseen)
        .plus(weights.own, own)
        .plus(weights.top, one - higher.filled())
        .plus(weights.trumps_out * out, one - seen.trumps)
        .plus(weights.trump_above, higher.count() & seen.trumps)
        .plus(weights.trump_unseen, unseen & seen.trumps)
        .plus(weights.trump_own, own & seen.trumps)
}

#[inline(always)]
fn shed<C: Cards>(seen: &Seen<C>, weights: &Shed) -> C {
    // A trump only where nothing else is legal.
    let cards = (seen.legal - seen.trumps).or(seen.legal).lowest();
    let score = C::score()
        .plus(weights.own, seen.hand.count())
        .plus(weights.unseen, seen.unseen.count())
        .plus(weights.above, (seen.unseen - cards.below()).count());
    cards.best(score)
}
