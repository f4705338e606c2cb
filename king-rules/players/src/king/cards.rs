//! What greedy play asks of a set of cards, so that it is written once for one world and for many side by side.

use core::ops::{BitAnd, BitOr, Sub};

use super::lanes::Lanes;

/// What scores begin at in a number without a sign: half of what they can be, as weights count for and against.
pub(crate) const BIAS: u16 = 1 << 13;

/// Cards of one suit, whichever it is.
pub(crate) trait OneSuit: Copy + BitAnd<Output = Self> + Sub<Output = Self> {
    /// No card.
    const NONE: Self;

    /// How many there are.
    fn len(self) -> i16;
    fn is_empty(self) -> bool;
    /// The highest.
    fn top(self) -> Self;
    /// The lowest.
    fn bottom(self) -> Self;
    /// A card and all that are lower; none for none.
    fn up_to(self) -> Self;
    /// These if so, else the others.
    fn when(self, so: bool, other: Self) -> Self;

    /// These, or the others when there is none.
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        other.when(self.is_empty(), self)
    }
}

/// A set of cards, or a number for each suit: see [`Lanes`], which says what most of this means.
pub(crate) trait Cards: Copy + BitAnd<Output = Self> + BitOr<Output = Self> + Sub<Output = Self> {
    /// Whether what need not be found out is left out. Many worlds side by side find out everything, and select.
    const BRANCHES: bool;

    type Suit: OneSuit;

    /// These cards, or numbers.
    fn of(lanes: Lanes) -> Self;
    /// The same number for each suit.
    fn each(number: u16) -> Self;
    fn is_empty(self) -> bool;
    fn meets(self, other: Self) -> bool;
    fn filled(self) -> Self;
    fn lowest(self) -> Self;
    fn below(self) -> Self;
    fn highest(self) -> Self;
    fn count(self) -> Self;
    fn up(self) -> Self;
    fn down(self) -> Self;
    fn plus(self, times: i16, other: Self) -> Self;
    fn select(self, mask: Self, other: Self) -> Self;
    fn sum(self) -> i16;
    fn when(self, so: bool, other: Self) -> Self;

    /// What scores begin at.
    fn score() -> Self;
    /// Of one candidate a suit that with the highest score; among equals that of the last suit.
    fn best(self, score: Self) -> Self;
    /// The best of two candidates a suit, each beside its score; of two that are equal, the second.
    fn better(first: (Self, Self), second: (Self, Self)) -> Self;

    /// Those of the one suit that the mask has cards of.
    fn in_suit(self, mask: Self) -> Self::Suit;
    /// Cards of that suit, which are all in the mask.
    fn of_suit(cards: Self::Suit, mask: Self) -> Self;

    /// These cards, or the others when there is none.
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        other.when(self.is_empty(), self)
    }
}

/// Functions of a trait that a type has by the same name.
macro_rules! same {
    ($($name:ident($this:ident $(, $argument:ident: $Type:ty)*) -> $Output:ty;)+) => { $(
        #[inline(always)]
        fn $name($this $(, $argument: $Type)*) -> $Output {
            $this.$name($($argument),*)
        }
    )+ };
}

impl OneSuit for Lanes {
    const NONE: Self = Self::EMPTY;

    same! {
        len(self) -> i16;
        is_empty(self) -> bool;
        top(self) -> Self;
        bottom(self) -> Self;
        up_to(self) -> Self;
        when(self, so: bool, other: Self) -> Self;
    }
}

/// One world alone.
impl Cards for Lanes {
    const BRANCHES: bool = true;

    type Suit = Self;

    same! {
        is_empty(self) -> bool;
        meets(self, other: Self) -> bool;
        filled(self) -> Self;
        lowest(self) -> Self;
        below(self) -> Self;
        highest(self) -> Self;
        count(self) -> Self;
        up(self) -> Self;
        down(self) -> Self;
        plus(self, times: i16, other: Self) -> Self;
        select(self, mask: Self, other: Self) -> Self;
        sum(self) -> i16;
        when(self, so: bool, other: Self) -> Self;
    }

    #[inline(always)]
    fn of(lanes: Lanes) -> Self {
        lanes
    }

    #[inline(always)]
    fn each(number: u16) -> Self {
        Self::each(number)
    }

    #[inline(always)]
    fn score() -> Self {
        Self::each(BIAS)
    }

    #[inline(always)]
    fn best(self, score: Self) -> Self {
        self.keyed(self.key(score))
    }

    #[inline(always)]
    fn better((first, score): (Self, Self), (second, other): (Self, Self)) -> Self {
        let (key, other) = (first.key(score), second.key(other));
        first.keyed(key).when(key > other, second.keyed(other))
    }

    #[inline(always)]
    fn in_suit(self, mask: Self) -> Self {
        self & mask
    }

    #[inline(always)]
    fn of_suit(cards: Self, _: Self) -> Self {
        cards
    }
}
