//! What play-outs come to, added up: plain integers, the same in whatever parts they were played.

use core::ops::Range;

/// The most arms that one search may have: cards, contracts or doubles.
pub(crate) const ARMS: usize = 32;

/// What one arm came to in the worlds it was played out in, and compared with the reference in the same worlds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(C)]
pub(crate) struct ArmSums {
    /// Of the points, and of their squares.
    pub(crate) sum: i64,
    pub(crate) squares: i64,
    /// Of the differences to the reference, and of their squares.
    pub(crate) difference: i64,
    pub(crate) difference_squares: i64,
}

impl ArmSums {
    pub(crate) const ZERO: Self = Self { sum: 0, squares: 0, difference: 0, difference_squares: 0 };

    /// Adds one play-out: what it came to, and what the reference came to in that world.
    #[inline(always)]
    pub(crate) const fn add(&mut self, points: i32, reference: i32) {
        let (points, difference) = (points as i64, points as i64 - reference as i64);
        self.sum = self.sum.wrapping_add(points);
        self.squares = self.squares.wrapping_add(points.wrapping_mul(points));
        self.difference = self.difference.wrapping_add(difference);
        self.difference_squares = self.difference_squares.wrapping_add(difference.wrapping_mul(difference));
    }

    pub(crate) const fn merge(&mut self, other: &Self) {
        // Wrapping: sums from the memory of a caller in C may be anything.
        self.sum = self.sum.wrapping_add(other.sum);
        self.squares = self.squares.wrapping_add(other.squares);
        self.difference = self.difference.wrapping_add(other.difference);
        self.difference_squares = self.difference_squares.wrapping_add(other.difference_squares);
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

const _: () = assert!(size_of::<Sums>() == 1056, "no padding");

impl Sums {
    /// The play-outs that were summed up, by their numbers within the stage.
    #[must_use]
    pub const fn range(&self) -> Range<u64> {
        self.start..self.end
    }

    pub(crate) fn arm_mut(&mut self, arm: u8) -> Option<&mut ArmSums> {
        self.arms.get_mut(usize::from(arm))
    }
}
