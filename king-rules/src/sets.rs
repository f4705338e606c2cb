//! The macro for sets: a mask of the values' numbers, with the same questions for every set.

/// Masks whose lowest bits can be taken out by number.
pub(crate) trait Mask: Copy {
    /// The mask without its `n` lowest bits that are set.
    fn without_lowest(self, n: usize) -> Self;
}

/// [`Mask::without_lowest`] of 64 bits.
pub(crate) const fn without_lowest(mut bits: u64, n: usize) -> u64 {
    let mut left = if n < 64 { n } else { 64 };
    while left > 0 {
        bits &= bits.wrapping_sub(1);
        left -= 1;
    }
    bits
}

/// Set bit number n of a mask, counted from 0, alone; 0 when there is none.
#[must_use]
pub const fn nth_bit(mask: u64, n: u64) -> u64 {
    let rest = without_lowest(mask, n as usize);
    rest & rest.wrapping_neg()
}

impl Mask for u8 {
    fn without_lowest(self, n: usize) -> Self {
        without_lowest(self.into(), n) as u8
    }
}

impl Mask for u64 {
    #[inline(always)]
    fn without_lowest(self, n: usize) -> Self {
        without_lowest(self, n)
    }
}

impl Mask for u128 {
    fn without_lowest(self, n: usize) -> Self {
        let (low, high) = (self as u64, (self >> 64) as u64);
        let (low, high) = match n.checked_sub(low.count_ones() as usize) {
            None => (without_lowest(low, n), high),
            Some(rest) => (0, without_lowest(high, rest)),
        };
        Self::from(high) << 64 | Self::from(low)
    }
}

/// Defines a set of the values with a number below `$count`, which `$number` and `$from_number` convert, and the
/// iterator over it: a mask with bit = number, in which no other bit is ever set.
macro_rules! set {
    (
        $(#[$meta:meta])*
        $Set:ident($Bits:ident) of $Value:ident, $count:expr, by $number:ident and $from_number:ident;
        $(#[$imeta:meta])*
        iterator $Iter:ident
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(transparent)]
        pub struct $Set($Bits);

        impl $Set {
            /// The empty set.
            pub const EMPTY: Self = Self(0);
            /// The set of all values.
            pub const ALL: Self = Self($Bits::MAX >> ($Bits::BITS as usize - $count));

            /// The set as a mask.
            #[must_use]
            pub const fn bits(self) -> $Bits {
                self.0
            }

            /// The set of that mask, or `None` when a bit stands for no value.
            #[must_use]
            pub const fn from_bits(bits: $Bits) -> Option<Self> {
                if bits == Self::from_bits_truncate(bits).0 { Some(Self(bits)) } else { None }
            }

            /// The set of that mask, bits that stand for no value left out.
            #[must_use]
            pub const fn from_bits_truncate(bits: $Bits) -> Self {
                Self(bits & Self::ALL.0)
            }

            /// The set of that value alone.
            const fn one(value: $Value) -> Self {
                Self(1 << value.$number())
            }

            /// How many values are in the set.
            #[must_use]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the set is empty.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether that value is in the set.
            #[must_use]
            pub const fn contains(self, value: $Value) -> bool {
                self.0 & Self::one(value).0 != 0
            }

            /// Whether every value of this set is in the other.
            #[must_use]
            pub const fn is_subset(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            /// Whether the two sets have a value in common.
            #[must_use]
            pub const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// This set with the value added.
            #[must_use]
            pub const fn with(self, value: $Value) -> Self {
                Self(self.0 | Self::one(value).0)
            }

            /// This set with the value taken out.
            #[must_use]
            pub const fn without(self, value: $Value) -> Self {
                Self(self.0 & !Self::one(value).0)
            }

            /// Adds a value.
            pub const fn insert(&mut self, value: $Value) {
                *self = self.with(value);
            }

            /// Takes a value out.
            pub const fn remove(&mut self, value: $Value) {
                *self = self.without(value);
            }

            /// The value of the lowest number; `None` of the empty set.
            #[must_use]
            pub const fn first(self) -> Option<$Value> {
                $Value::$from_number(self.0.trailing_zeros() as _)
            }

            /// The values in the order of their numbers.
            #[must_use]
            pub const fn iter(self) -> $Iter {
                $Iter(self)
            }
        }

        impl From<$Value> for $Set {
            fn from(value: $Value) -> Self {
                Self::one(value)
            }
        }

        impl FromIterator<$Value> for $Set {
            fn from_iter<I: IntoIterator<Item = $Value>>(values: I) -> Self {
                values.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl Extend<$Value> for $Set {
            fn extend<I: IntoIterator<Item = $Value>>(&mut self, values: I) {
                values.into_iter().for_each(|value| self.insert(value));
            }
        }

        impl IntoIterator for $Set {
            type Item = $Value;
            type IntoIter = $Iter;

            fn into_iter(self) -> $Iter {
                self.iter()
            }
        }

        set! { @operators $Set
            /// The values of both sets.
            BitAnd bitand BitAndAssign bitand_assign |a, b| a & b;
            /// The values of either set.
            BitOr bitor BitOrAssign bitor_assign |a, b| a | b;
            /// The values of one set and not of the other.
            BitXor bitxor BitXorAssign bitxor_assign |a, b| a ^ b;
            /// The values of the first set that are not in the second.
            Sub sub SubAssign sub_assign |a, b| a & !b;
        }

        /// All values that are not in the set.
        impl core::ops::Not for $Set {
            type Output = Self;
            fn not(self) -> Self {
                Self::ALL - self
            }
        }

        impl core::fmt::Debug for $Set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        $(#[$imeta])*
        #[derive(Clone, Debug)]
        pub struct $Iter($Set);

        impl Iterator for $Iter {
            type Item = $Value;

            fn next(&mut self) -> Option<$Value> {
                let value = self.0.first()?;
                self.0.0 &= self.0.0.wrapping_sub(1);
                Some(value)
            }

            fn nth(&mut self, n: usize) -> Option<$Value> {
                self.0.0 = $crate::sets::Mask::without_lowest(self.0.0, n);
                self.next()
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.0.len(), Some(self.0.len()))
            }

            fn count(self) -> usize {
                self.len()
            }
        }

        impl DoubleEndedIterator for $Iter {
            fn next_back(&mut self) -> Option<$Value> {
                // Counted in usize, as a value is found by it: from a count of 32 bits the compiler does not see that the
                // bound of the lookup ends the loop, and legal cards take a fifth more time.
                let number = ($Bits::BITS as usize - 1).wrapping_sub(self.0.0.leading_zeros() as usize);
                let value = $Value::$from_number(number as _)?;
                self.0.remove(value);
                Some(value)
            }
        }

        impl ExactSizeIterator for $Iter {}
        impl core::iter::FusedIterator for $Iter {}
    };

    (@operators $Set:ident $(
        #[doc = $doc:literal] $Op:ident $op:ident $Assign:ident $assign:ident |$a:ident, $b:ident| $result:expr;
    )+) => { $(
        #[doc = $doc]
        impl core::ops::$Op for $Set {
            type Output = Self;
            fn $op(self, other: Self) -> Self {
                let ($a, $b) = (self.0, other.0);
                Self($result)
            }
        }

        impl core::ops::$Assign for $Set {
            fn $assign(&mut self, other: Self) {
                *self = core::ops::$Op::$op(*self, other);
            }
        }
    )+ };
}
