//! What play-outs come to, added up: plain integers, the same in whatever parts they were played.

use core::ops::Range;

/// The most arms that one search may have: cards, contracts or doubles.
pub(crate) const ARMS: usize = 32;

/// What a play-out comes to: the points of the player that chooses, and those of the others from its left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Points {
    pub(crate) own: i32,
    pub(crate) others: [i32; 3],
}

impl Points {
    /// Those of `W` play-outs: the own, and those of the others from its left.
    #[inline(always)]
    pub(crate) fn each<const W: usize>([own, first, second, third]: [[i32; W]; 4]) -> [Self; W] {
        let mut all = [Self::default(); W];
        let others = first.into_iter().zip(second).zip(third);
        for (points, (own, ((first, second), third))) in all.iter_mut().zip(own.into_iter().zip(others)) {
            *points = Self { own, others: [first, second, third] };
        }
        all
    }
}

/// What one arm came to in the worlds it was played out in, and compared with the reference in the same worlds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(C)]
pub(crate) struct ArmSums {
    /// Of the own points, and of their squares.
    pub(crate) sum: i64,
    pub(crate) squares: i64,
    /// Of the differences to the reference, and of their squares.
    pub(crate) difference: i64,
    pub(crate) difference_squares: i64,
    /// Of the points of the others.
    pub(crate) others: [i64; 3],
}

impl ArmSums {
    pub(crate) const ZERO: Self = Self { sum: 0, squares: 0, difference: 0, difference_squares: 0, others: [0; 3] };

    /// Adds one play-out: what it came to, and what the reference came to in that world.
    #[inline(always)]
    pub(crate) fn add(&mut self, points: Points, reference: Points) {
        self.others.iter_mut().zip(points.others).for_each(|(sum, points)| *sum = sum.wrapping_add(points.into()));
        let points = i64::from(points.own);
        let difference = points - i64::from(reference.own);
        self.sum = self.sum.wrapping_add(points);
        self.squares = self.squares.wrapping_add(points.wrapping_mul(points));
        self.difference = self.difference.wrapping_add(difference);
        self.difference_squares = self.difference_squares.wrapping_add(difference.wrapping_mul(difference));
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        // Wrapping: sums from the memory of a caller in C may be anything.
        self.sum = self.sum.wrapping_add(other.sum);
        self.squares = self.squares.wrapping_add(other.squares);
        self.difference = self.difference.wrapping_add(other.difference);
        self.difference_squares = self.difference_squares.wrapping_add(other.difference_squares);
        self.others.iter_mut().zip(other.others).for_each(|(sum, more)| *sum = sum.wrapping_add(more));
    }
}

/// What a range of an advisor's play-outs came to: made by `run`, on whatever thread or machine, and taken in by `absorb`. A plain
/// value that knows which advisor it is of, its stage and its range.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct Sums {
    // Plain integers without padding: any bits are sums.
    pub(crate) key: u64,
    pub(crate) start: u64,
    pub(crate) end: u64,
    pub(crate) stage: u64,
    pub(crate) arms: [ArmSums; ARMS],
}

const _: () = assert!(size_of::<Sums>() == 1824, "no padding");

impl Sums {
    /// The play-outs that were summed up, by their numbers within the stage.
    #[must_use]
    pub const fn range(&self) -> Range<u64> {
        self.start..self.end
    }

    /// Adds what other play-outs came to.
    pub(crate) fn merge(&mut self, other: &Self) {
        self.arms.iter_mut().zip(&other.arms).for_each(|(arm, more)| arm.merge(more));
    }

    pub(crate) fn arm_mut(&mut self, arm: u8) -> Option<&mut ArmSums> {
        self.arms.get_mut(usize::from(arm))
    }
}
