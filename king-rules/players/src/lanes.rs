//! Sets of cards with sixteen bits a suit, so that one operation on a word does the same for all four suits.

use core::ops::{BitAnd, BitOr, Not, Sub};

use king_rules::{Card, CardSet};

/// Four lanes of sixteen bits, one a suit in the order of [`Suit::ALL`](king_rules::Suit::ALL): sets of ranks, from the
/// deuce in bit 0 to the ace in bit 12, or numbers below 2¹⁵.
///
/// Nothing here branches on a card or divides: what is said in lanes can be said of the lanes of many worlds at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(transparent)]
pub(crate) struct Lanes(pub(crate) u64);

/// The lowest bit of each lane.
const ONES: u64 = 0x0001_0001_0001_0001;
/// The highest bit of each lane, which no rank and no number has: it keeps a subtraction within its lane.
const GUARD: u64 = ONES << 15;
/// The bits of ranks.
const RANKS: u64 = 0x1fff * ONES;

impl Lanes {
    pub(crate) const EMPTY: Self = Self(0);
    /// All cards.
    pub(crate) const ALL: Self = Self(RANKS);

    /// The same number in each lane.
    pub(crate) const fn each(number: u16) -> Self {
        Self(number as u64 * ONES)
    }

    /// These cards.
    #[inline(always)]
    pub(crate) const fn of(cards: CardSet) -> Self {
        let bits = cards.bits();
        Self(bits & 0x1fff | (bits & 0x1fff << 13) << 3 | (bits & 0x1fff << 26) << 6 | (bits & 0x1fff << 39) << 9)
    }

    /// The card, alone.
    #[inline(always)]
    pub(crate) const fn one(card: Card) -> Self {
        Self::of(card.set())
    }

    /// The set that these lanes are.
    #[inline(always)]
    pub(crate) const fn cards(self) -> CardSet {
        let bits = self.0;
        CardSet::from_bits_truncate(
            bits & 0x1fff | (bits >> 3 & 0x1fff << 13) | (bits >> 6 & 0x1fff << 26) | (bits >> 9 & 0x1fff << 39),
        )
    }

    #[inline(always)]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is one card, or none.
    #[inline(always)]
    pub(crate) const fn is_single(self) -> bool {
        self.0 & self.0.wrapping_sub(1) == 0
    }

    #[inline(always)]
    pub(crate) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// All bits of each lane that is not empty.
    #[inline(always)]
    pub(crate) const fn filled(self) -> Self {
        let some = ((self.0 | GUARD) - ONES) & GUARD;
        Self((some - (some >> 15)) | some)
    }

    /// 1 in each lane that is not empty.
    #[inline(always)]
    pub(crate) const fn some(self) -> Self {
        Self((((self.0 | GUARD) - ONES) & GUARD) >> 15)
    }

    /// The lowest card of each suit.
    #[inline(always)]
    pub(crate) const fn lowest(self) -> Self {
        Self(self.0 & !((self.0 | GUARD) - ONES))
    }

    /// Of cards between which there is none of the others the lowest; the others are none of these.
    #[inline(always)]
    pub(crate) const fn lowest_of_runs(self, others: Self) -> Self {
        let free = RANKS & !others.0;
        let starts = free & !(free << 1);
        // From the start of each run a borrow comes up to its lowest card, or ends beyond it, where no bit is free.
        Self(self.0 & !((self.0 | !free).wrapping_sub(starts)))
    }

    /// Of each suit the ranks below the lowest card; all of a suit without one.
    #[inline(always)]
    pub(crate) const fn below(self) -> Self {
        Self(!self.0 & ((self.0 | GUARD) - ONES) & RANKS)
    }

    /// Of each suit the highest card and all ranks below it.
    #[inline(always)]
    pub(crate) const fn reach(self) -> Self {
        let bits = self.0;
        let bits = bits | (bits >> 1) & (0x0fff * ONES);
        let bits = bits | (bits >> 2) & (0x07ff * ONES);
        let bits = bits | (bits >> 4) & (0x01ff * ONES);
        Self(bits | (bits >> 8) & (0x001f * ONES))
    }

    /// The highest card of each suit.
    #[inline(always)]
    pub(crate) const fn highest(self) -> Self {
        let reach = self.reach().0;
        Self(reach & !(reach >> 1))
    }

    /// The highest card of a set within one suit.
    #[inline(always)]
    pub(crate) const fn top(self) -> Self {
        Self(self.0 & 1 << 63 >> ((self.0 | 1).leading_zeros()))
    }

    /// The lowest card of a set within one suit.
    #[inline(always)]
    pub(crate) const fn bottom(self) -> Self {
        Self(self.0 & self.0.wrapping_neg())
    }

    /// How many cards are in each suit.
    #[inline(always)]
    pub(crate) const fn count(self) -> Self {
        let bits = self.0;
        let bits = bits - ((bits >> 1) & (0x5555 * ONES));
        let bits = (bits & (0x3333 * ONES)) + ((bits >> 2) & (0x3333 * ONES));
        let bits = (bits + (bits >> 4)) & (0x0f0f * ONES);
        Self((bits + (bits >> 8)) & (0x001f * ONES))
    }

    /// A card with those below it and all of the suits before; none for no card.
    #[inline(always)]
    pub(crate) const fn up_to(self) -> Self {
        Self(self.0 | self.0.wrapping_sub((self.0 != 0) as u64))
    }

    /// The next rank above each card.
    #[inline(always)]
    pub(crate) const fn up(self) -> Self {
        Self(self.0 << 1 & RANKS)
    }

    /// The next rank below each card.
    #[inline(always)]
    pub(crate) const fn down(self) -> Self {
        Self(self.0 >> 1 & RANKS)
    }

    /// The numbers of these lanes with those of others added, so many times; less than 0 is taken away. What comes out is
    /// between 0 and 2¹⁵.
    #[inline(always)]
    pub(crate) const fn plus(self, times: i16, other: Self) -> Self {
        // A borrow from the lane above is given back by what stays positive there.
        Self(self.0.wrapping_add(other.0.wrapping_mul(times as i64 as u64)))
    }

    /// In each lane this where the mask is set, else the other.
    #[inline(always)]
    pub(crate) const fn select(self, mask: Self, other: Self) -> Self {
        Self(self.0 & mask.0 | other.0 & !mask.0)
    }

    /// How many cards there are.
    #[inline(always)]
    pub(crate) const fn len(self) -> i16 {
        self.0.count_ones() as i16
    }

    /// The sum of the four numbers.
    #[inline(always)]
    pub(crate) const fn sum(self) -> i16 {
        (self.0.wrapping_mul(ONES) >> 48) as i16
    }

    /// These lanes if so, else the others.
    #[inline(always)]
    pub(crate) const fn when(self, so: bool, other: Self) -> Self {
        self.select(Self((so as u64).wrapping_neg()), other)
    }

    /// These cards, or the others when there is none.
    #[inline(always)]
    pub(crate) const fn or(self, other: Self) -> Self {
        other.when(self.is_empty(), self)
    }

    /// The same, when the others take some finding: one world alone leaves that out where it has cards.
    #[inline(always)]
    pub(crate) fn or_else(self, other: impl FnOnce() -> Self) -> Self {
        if self.is_empty() { other() } else { self }
    }

    /// The key of the best of one candidate a suit: its score, which is below 2¹⁴, and its suit in the two lowest bits. Among equals
    /// the last suit is best. 0 without any candidate.
    #[inline(always)]
    pub(crate) const fn key(self, scores: Self) -> u64 {
        let keys = (scores.0 << 2 | 0x0003_0002_0001_0000) & self.filled().0;
        let (clubs, diamonds) = (keys & 0xffff, keys >> 16 & 0xffff);
        let (hearts, spades) = (keys >> 32 & 0xffff, keys >> 48);
        max(max(clubs, diamonds), max(hearts, spades))
    }

    /// The candidate of that key.
    #[inline(always)]
    pub(crate) const fn keyed(self, key: u64) -> Self {
        Self(self.0 & 0xffff << (16 * (key & 3)))
    }
}

const fn max(a: u64, b: u64) -> u64 {
    if a > b { a } else { b }
}

macro_rules! operators {
    ($($Op:ident $op:ident |$a:ident, $b:ident| $result:expr;)+) => { $(
        impl $Op for Lanes {
            type Output = Self;

            #[inline(always)]
            fn $op(self, other: Self) -> Self {
                let ($a, $b) = (self.0, other.0);
                Self($result)
            }
        }
    )+ };
}

operators! {
    BitAnd bitand |a, b| a & b;
    BitOr bitor |a, b| a | b;
    // The cards of one set that are not in the other.
    Sub sub |a, b| a & !b;
}

impl Not for Lanes {
    type Output = Self;

    /// The cards that are not among these.
    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0 & RANKS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use king_rules::Suit;
    use king_rules::shuffle::SplitMix64;

    /// In each suit alone, what the lanes say of all four.
    #[test]
    fn lanes_are_suits() {
        let mut numbers = SplitMix64::new(1);
        for k in 0..2000 {
            let thin = if k % 3 == 0 { u64::MAX } else { numbers.next_u64() };
            let cards = CardSet::from_bits_truncate(numbers.next_u64() & thin);
            let lanes = Lanes::of(cards);
            assert_eq!(lanes.cards(), cards);
            for suit in Suit::ALL {
                let own = cards & suit.cards();
                let lane = |lanes: Lanes| lanes.0 >> (16 * suit.index()) & 0xffff;
                let set = |lanes: Lanes| lanes.cards() & suit.cards();
                let one = |card: Option<Card>| card.map_or(CardSet::EMPTY, Card::set);
                assert_eq!(lane(lanes.count()), own.len() as u64);
                assert_eq!(set(lanes.lowest()), one(own.lowest()));
                assert_eq!(set(lanes.highest()), one(own.highest()));
                assert_eq!(lane(lanes.filled()), if own.is_empty() { 0 } else { 0xffff });
                assert_eq!(lane(lanes.some()), u64::from(!own.is_empty()));
                let below = own.lowest().map_or(suit.cards(), |card| suit.cards() - card.higher() - card.set());
                assert_eq!(set(lanes.below()), below);
                let others = CardSet::from_bits_truncate(!numbers.clone().next_u64()) - cards;
                let divided = |card: Card| {
                    let below = own - card.higher() - card.set();
                    below.highest().is_none_or(|below| (below.higher() - card.higher()).meets(others))
                };
                let lowest = own.iter().filter(|&card| divided(card)).collect();
                assert_eq!(set(lanes.lowest_of_runs(Lanes::of(others))), lowest);
                let alone = Lanes::of(own);
                assert_eq!(alone.top().cards(), one(own.highest()));
                assert_eq!(alone.bottom().cards(), one(own.lowest()));
                assert_eq!((alone.len() as usize, alone.is_single()), (own.len(), own.len() < 2));
            }
            assert_eq!(lanes.count().sum(), cards.len() as i16);
        }
    }

    /// The candidate of the highest score is found, whatever stands where there is none.
    #[test]
    fn the_best_score_decides() {
        let mut numbers = SplitMix64::new(2);
        for _ in 0..2000 {
            let cards = Lanes::of(CardSet::from_bits_truncate(numbers.next_u64() & numbers.next_u64())).lowest();
            let scores = [(); 4].map(|()| numbers.below(50));
            let lanes = scores.iter().rev().fold(0, |lanes, score| lanes << 16 | score);
            let score = Lanes::each(7).plus(3, Lanes(lanes)).plus(-3, Lanes(lanes)).plus(1, Lanes(lanes));
            let found = cards.keyed(cards.key(score)).cards();
            let best = Suit::ALL.into_iter().filter(|suit| cards.cards().meets(suit.cards()));
            let best = best.max_by_key(|suit| scores[suit.index()]);
            assert_eq!(found, best.map_or(CardSet::EMPTY, |suit| cards.cards() & suit.cards()));
        }
    }
}
