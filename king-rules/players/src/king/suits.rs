//! The cards of one of many worlds that are played side by side, as the loops over them have it.

use core::ops::{BitAnd, BitOr, Sub};

use super::cards::{Cards, OneSuit};
use super::lanes::Lanes;

/// A number a suit, in the order of [`Suit::ALL`](king_rules::Suit::ALL): a set of ranks as in [`Lanes`], or any number of sixteen
/// bits with a sign.
///
/// There is no branch, no table and nothing but numbers of sixteen bits: so a loop over worlds becomes one over vectors of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
// As large as that it is handed on in memory, from where it vanishes; four numbers in one register would be put together and taken apart.
#[repr(align(32))]
pub(super) struct Suits(pub(super) [u16; 4]);

/// The ranks of one suit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Ranks(pub(super) u16);

/// The bits of ranks.
const RANKS: u16 = 0x1fff;

/// All bits, or none.
#[inline(always)]
pub(super) const fn mask(so: bool) -> u16 {
    (so as u16).wrapping_neg()
}

#[inline(always)]
const fn select(mask: u16, one: u16, other: u16) -> u16 {
    one & mask | other & !mask
}

#[inline(always)]
const fn reach(ranks: u16) -> u16 {
    let ranks = ranks | ranks >> 1;
    let ranks = ranks | ranks >> 2;
    let ranks = ranks | ranks >> 4;
    ranks | ranks >> 8
}

#[inline(always)]
const fn top(ranks: u16) -> u16 {
    let reach = reach(ranks);
    reach & !(reach >> 1)
}

#[inline(always)]
const fn max(a: i16, b: i16) -> i16 {
    if a > b { a } else { b }
}

impl BitAnd for Ranks {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for Ranks {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl OneSuit for Ranks {
    const NONE: Self = Self(0);

    #[inline(always)]
    fn len(self) -> i16 {
        self.0.count_ones() as i16
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    fn top(self) -> Self {
        Self(top(self.0))
    }

    #[inline(always)]
    fn bottom(self) -> Self {
        Self(self.0 & self.0.wrapping_neg())
    }

    #[inline(always)]
    fn up_to(self) -> Self {
        // One card at most: no card has none below, and the lowest bit of nothing is none.
        Self(self.0 | self.0.wrapping_sub(1) & mask(self.0 != 0))
    }

    #[inline(always)]
    fn when(self, so: bool, other: Self) -> Self {
        if so { self } else { other }
    }
}

impl Suits {
    /// The same of each suit. No loop, as a loop over worlds must have none in it.
    #[inline(always)]
    pub(super) fn map(self, of: impl Fn(u16) -> u16) -> Self {
        let Self([clubs, diamonds, hearts, spades]) = self;
        Self([of(clubs), of(diamonds), of(hearts), of(spades)])
    }

    #[inline(always)]
    fn zip(self, other: Self, of: impl Fn(u16, u16) -> u16) -> Self {
        let (Self([a, b, c, d]), Self([e, f, g, h])) = (self, other);
        Self([of(a, e), of(b, f), of(c, g), of(d, h)])
    }

    #[inline(always)]
    pub(super) const fn any(self) -> u16 {
        let [clubs, diamonds, hearts, spades] = self.0;
        clubs | diamonds | hearts | spades
    }

    /// The keys of candidates by which they are compared: the score and the suit. Less than any where there is none.
    #[inline(always)]
    fn keys(self, score: Self) -> [i16; 4] {
        let [a, b, c, d] = self.zip(score, |card, score| select(mask(card != 0), score << 2, 1 << 15)).0;
        [a as i16, (b | 1) as i16, (c | 2) as i16, (d | 3) as i16]
    }

    /// The candidate of the highest key.
    #[inline(always)]
    fn of_highest(self, [a, b, c, d]: [i16; 4]) -> Self {
        let highest = max(max(a, b), max(c, d));
        self & Self([mask(a == highest), mask(b == highest), mask(c == highest), mask(d == highest)])
    }
}

impl BitAnd for Suits {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
}

impl BitOr for Suits {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}

impl Sub for Suits {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }
}

impl Cards for Suits {
    const BRANCHES: bool = false;

    type Suit = Ranks;

    #[inline(always)]
    fn of(lanes: Lanes) -> Self {
        let bits = lanes.0;
        Self([bits as u16, (bits >> 16) as u16, (bits >> 32) as u16, (bits >> 48) as u16])
    }

    #[inline(always)]
    fn each(number: u16) -> Self {
        Self([number; 4])
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        self.any() == 0
    }

    #[inline(always)]
    fn meets(self, other: Self) -> bool {
        (self & other).any() != 0
    }

    #[inline(always)]
    fn filled(self) -> Self {
        self.map(|number| mask(number != 0))
    }

    #[inline(always)]
    fn lowest(self) -> Self {
        self.map(|ranks| ranks & ranks.wrapping_neg())
    }

    #[inline(always)]
    fn below(self) -> Self {
        // With the bits above the ace where there is no card: no rank has them.
        self.map(|ranks| !ranks & ranks.wrapping_sub(1))
    }

    #[inline(always)]
    fn highest(self) -> Self {
        self.map(top)
    }

    #[inline(always)]
    fn count(self) -> Self {
        self.map(|ranks| ranks.count_ones() as u16)
    }

    #[inline(always)]
    fn up(self) -> Self {
        self.map(|ranks| ranks << 1 & RANKS)
    }

    #[inline(always)]
    fn down(self) -> Self {
        self.map(|ranks| ranks >> 1)
    }

    #[inline(always)]
    fn plus(self, times: i16, other: Self) -> Self {
        self.zip(other, |number, more| number.wrapping_add(more.wrapping_mul(times as u16)))
    }

    #[inline(always)]
    fn select(self, mask: Self, other: Self) -> Self {
        self & mask | (other - mask)
    }

    #[inline(always)]
    fn sum(self) -> i16 {
        let [clubs, diamonds, hearts, spades] = self.0;
        clubs.wrapping_add(diamonds).wrapping_add(hearts.wrapping_add(spades)) as i16
    }

    #[inline(always)]
    fn when(self, so: bool, other: Self) -> Self {
        self.zip(other, |one, other| if so { one } else { other })
    }

    #[inline(always)]
    fn score() -> Self {
        Self::each(0)
    }

    #[inline(always)]
    fn best(self, score: Self) -> Self {
        self.of_highest(self.keys(score))
    }

    #[inline(always)]
    fn better((first, score): (Self, Self), (second, other): (Self, Self)) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (first.keys(score), second.keys(other));
        let firsts = Self([mask(a > e), mask(b > f), mask(c > g), mask(d > h)]);
        first.select(firsts, second).of_highest([max(a, e), max(b, f), max(c, g), max(d, h)])
    }

    #[inline(always)]
    fn in_suit(self, mask: Self) -> Ranks {
        Ranks((self & mask).any())
    }

    #[inline(always)]
    fn of_suit(Ranks(cards): Ranks, mask: Self) -> Self {
        mask.map(|mask| cards & mask)
    }
}
