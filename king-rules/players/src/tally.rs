//! Results summed up: a mean and how sure it is.

use core::fmt;

/// Values in 1/256 point (in Balayı: 1/256 trick), one for each deal, summed up. What it tells of them is made of integers
/// alone, and the same in whichever order and in however many parts they were added.
///
/// ```
/// use king_players::Tally;
/// let mut tally: Tally = [256, 512, 1024].into_iter().collect();
/// assert_eq!(tally.mean(), Some(597));
/// assert_eq!(tally.half_width(), Some(443));
/// assert_eq!(tally.to_string(), "+2.33 ± 1.73");
/// // Parts from elsewhere.
/// tally.merge(&[768].into_iter().collect());
/// assert_eq!(tally, [1024, 768, 512, 256].into_iter().collect());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tally {
    count: u64,
    sum: i64,
    squares: u128,
}

impl Tally {
    /// No values yet.
    #[must_use]
    pub const fn new() -> Self {
        Self { count: 0, sum: 0, squares: 0 }
    }

    /// Adds a value.
    pub const fn add(&mut self, value: i32) {
        self.count = self.count.saturating_add(1);
        self.sum = self.sum.saturating_add(value as i64);
        let size = value.unsigned_abs() as u128;
        self.squares = self.squares.saturating_add(size * size);
    }

    /// Adds the values of another tally.
    pub const fn merge(&mut self, other: &Self) {
        self.count = self.count.saturating_add(other.count);
        self.sum = self.sum.saturating_add(other.sum);
        self.squares = self.squares.saturating_add(other.squares);
    }

    /// How many values there are.
    #[must_use]
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// Their mean, rounded to the nearest, halves away from zero; `None` when there are none.
    #[must_use]
    pub const fn mean(&self) -> Option<i32> {
        if self.count == 0 {
            return None;
        }
        let count = self.count as u128;
        let size = (self.sum.unsigned_abs() as u128 + count / 2) / count;
        let mean = if self.sum < 0 { -(size as i128) } else { size as i128 };
        Some(if mean < i32::MIN as i128 { i32::MIN } else { mean as i32 })
    }

    /// Half of the 95 % interval of the mean, 1.96 standard errors, rounded up. The values must be independent, as those of
    /// different deals are, and some thirty or more. `None` for less than two values.
    #[must_use]
    pub const fn half_width(&self) -> Option<u32> {
        if self.count < 2 {
            return None;
        }
        // The squared error is (n Σx² − (Σx)²) / (n² (n − 1)), and 1.96² is 38416 / 10000.
        let (count, sum) = (self.count as u128, self.sum.unsigned_abs() as u128);
        let spread = count.saturating_mul(self.squares).saturating_sub(sum.saturating_mul(sum));
        let divisor = count.saturating_mul(count).saturating_mul(count - 1).saturating_mul(10_000);
        let square = spread.saturating_mul(38_416).div_ceil(divisor);
        let root = square.isqrt();
        let root = if root * root < square { root + 1 } else { root };
        Some(if root > u32::MAX as u128 { u32::MAX } else { root as u32 })
    }

    /// Whether the mean is above that value for sure: the whole 95 % interval is.
    #[must_use]
    pub fn is_above(&self, value: i32) -> bool {
        let lowest = self.mean().zip(self.half_width()).map(|(mean, half)| i64::from(mean) - i64::from(half));
        lowest.is_some_and(|lowest| lowest > value.into())
    }
}

impl Extend<i32> for Tally {
    fn extend<I: IntoIterator<Item = i32>>(&mut self, values: I) {
        values.into_iter().for_each(|value| self.add(value));
    }
}

impl FromIterator<i32> for Tally {
    fn from_iter<I: IntoIterator<Item = i32>>(values: I) -> Self {
        let mut tally = Self::new();
        tally.extend(values);
        tally
    }
}

/// Mean and half width with two decimals, "+20.41 ± 2.48"; a question mark where there are too few values for one.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = |value: u32| (u64::from(value) * 100 + 128) / 256;
        match self.mean() {
            None => f.write_str("?")?,
            Some(mean) => {
                let (sign, size) = (if mean < 0 { '−' } else { '+' }, hundredths(mean.unsigned_abs()));
                write!(f, "{sign}{}.{:02}", size / 100, size % 100)?;
            }
        }
        match self.half_width().map(hundredths) {
            None => f.write_str(" ± ?"),
            Some(half) => write!(f, " ± {}.{:02}", half / 100, half % 100),
        }
    }
}
