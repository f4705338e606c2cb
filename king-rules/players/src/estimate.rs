//! What an action is worth, and how sure that is.

use crate::sums::ArmSums;

/// What an action is worth to the seat, or player, on turn, **if all play on as greedy does**: the mean over worlds
/// that had no part in the choice; in the talk, worlds in which the hands suit what was said come more often. In a view
/// of few worlds it is the mean over all of them, and [`exact`](field@Self::exact).
///
/// The difference to the best action is much surer than either mean, as both are played in the same worlds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Estimate<A> {
    /// The action.
    pub action: A,
    /// What it comes to, in 1/256 point: what the round scores. Where the chance to come out is aimed at
    /// ([`Objective::ComeOut`](crate::Objective)), that chance in 1/256 %, and the differences and errors too. 0 before
    /// the first play-out.
    pub mean: i32,
    /// The standard error of the mean, in 1/256 point; `u32::MAX` before the second play-out.
    pub mean_error: u32,
    /// What it comes to for the others, from the left: in the four-handed game for three; in Balayı for the first
    /// alone.
    pub others: [i32; 3],
    /// The mean less that of the best action, which is the one that was chosen, but where a
    /// [generosity](crate::Settings::with_generosity) chose another; in 1/256 point. Above 0 where the other worlds
    /// think better of this action than those that chose.
    pub difference: i32,
    /// The standard error of the difference, in 1/256 point; `u32::MAX` before the second play-out.
    pub error: u32,
    /// In how many worlds it was played out for this estimate. Equal cards share their play-outs.
    pub playouts: u32,
    /// Whether these are all worlds there are: then there is no error.
    pub exact: bool,
    /// Before the first card of the four-handed game, what is to come afterwards out of the contracts that the declarer
    /// has left then, in 1/256 point; it is not in the mean, but in the difference. Else 0.
    pub later: i32,
}

impl<A> Estimate<A> {
    /// Before any play-out.
    pub(crate) const fn none(action: A) -> Self {
        Self {
            action,
            mean: 0,
            mean_error: u32::MAX,
            others: [0; 3],
            difference: 0,
            error: u32::MAX,
            playouts: 0,
            exact: false,
            later: 0,
        }
    }

    /// The same where own points were counted in 1/256.
    pub(crate) fn of_fine_points(self) -> Self {
        const fn whole(value: i32) -> i32 {
            (value.saturating_add(128)).div_euclid(256)
        }
        const fn error(value: u32) -> u32 {
            if value == u32::MAX { value } else { value.div_ceil(256) }
        }
        Self {
            mean: whole(self.mean),
            mean_error: error(self.mean_error),
            difference: whole(self.difference),
            error: error(self.error),
            ..self
        }
    }

    /// By the sums over that many worlds.
    pub(crate) fn of(action: A, sums: &ArmSums, worlds: u64) -> Self {
        // An action that has come to the same in all worlds seen need not do so in all others: it is taken to differ in one world
        // more, by the deviation of the points.
        let unseen = variance(sums.sum, sums.squares, worlds);
        Self {
            mean: mean(sums.sum, worlds),
            mean_error: error(sums.sum, sums.squares, worlds),
            others: sums.others.map(|sum| mean(sum, worlds)),
            difference: mean(sums.difference, worlds),
            error: error(sums.difference, sums.difference_squares.saturating_add(unseen), worlds),
            playouts: u32::try_from(worlds).unwrap_or(u32::MAX),
            ..Self::none(action)
        }
    }

    /// By the sums over all worlds there are, beside those of the best.
    pub(crate) fn exact(action: A, sums: &ArmSums, best: &ArmSums, worlds: u64) -> Self {
        Self {
            mean: mean(sums.sum, worlds),
            mean_error: 0,
            others: sums.others.map(|sum| mean(sum, worlds)),
            difference: mean(sums.sum.wrapping_sub(best.sum), worlds),
            error: 0,
            playouts: u32::try_from(worlds).unwrap_or(u32::MAX),
            exact: true,
            ..Self::none(action)
        }
    }
}

// 64 bits do for all that can be played out; what is beyond, from the memory of a caller in C, is cut. 128 bits would need
// divisions that are not in every library without Rust's standard library.
const MOST_WORLDS: u64 = 1 << 32;
const MOST_POINTS: u64 = 1 << 50;

/// Sum / count in 1/256, rounded to the nearest, halves up.
fn mean(sum: i64, count: u64) -> i32 {
    let most = MOST_POINTS as i64;
    let (sum, count) = (sum.clamp(-most, most), count.clamp(1, MOST_WORLDS) as i64);
    let mean = (512 * sum + count).checked_div_euclid(2 * count).unwrap_or(0);
    mean.clamp(i32::MIN.into(), i32::MAX.into()) as i32
}

/// The standard error of the mean in 1/256, rounded up.
fn error(sum: i64, squares: i64, count: u64) -> u32 {
    if count < 2 {
        return u32::MAX;
    }
    let n = count.clamp(2, MOST_WORLDS);
    let (sum, squares) = (sum.unsigned_abs().min(MOST_POINTS), squares.unsigned_abs());
    // The squared error is (n Σx² − (Σx)²) / (n² (n − 1)), rounded up here by rounding up each of its divisions.
    let exact =
        n.checked_mul(squares).zip(sum.checked_mul(sum)).map(|(squares, square)| squares.saturating_sub(square));
    let spread = match exact.filter(|spread| spread / n <= u64::MAX >> 17) {
        Some(spread) => shifted_quotient(spread, n).div_ceil(n),
        // So many that one more or less makes no difference: Σx² − (Σx)² / n.
        None => {
            let (mean, rest) = (sum / n, sum % n);
            let square = mean.saturating_mul(sum.saturating_add(rest)).saturating_add(rest.saturating_mul(rest) / n);
            shifted_quotient(squares.saturating_sub(square), n)
        }
    };
    let square = spread.div_ceil(n - 1);
    let root = square.isqrt();
    u32::try_from(root + u64::from(root * root < square)).unwrap_or(u32::MAX)
}

/// The mean squared deviation from the mean, rounded up.
fn variance(sum: i64, squares: i64, count: u64) -> i64 {
    let n = count.clamp(1, MOST_WORLDS);
    let (sum, squares) = (sum.unsigned_abs().min(MOST_POINTS), squares.unsigned_abs());
    let (mean, rest) = (sum / n, sum % n);
    let square = mean.saturating_mul(sum.saturating_add(rest)).saturating_add(rest.saturating_mul(rest) / n);
    (squares.saturating_sub(square).div_ceil(n)).min(i64::MAX as u64) as i64
}

/// 2¹⁶ × number / n, rounded up.
const fn shifted_quotient(number: u64, n: u64) -> u64 {
    (number / n).saturating_mul(1 << 16).saturating_add((number % n * (1 << 16)).div_ceil(n))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sums::Points;

    fn sums(points: impl IntoIterator<Item = (i32, i32)>) -> ArmSums {
        let mut sums = ArmSums::ZERO;
        let points = points.into_iter().map(|(own, best)| (Points { own, others: [own - 1, 0, -own] }, best));
        points.for_each(|(points, own)| sums.add(points, Points { own, ..Points::default() }));
        sums
    }

    #[test]
    fn means_and_errors() {
        // Points 1, 2, 4; differences −1, 0, −1.
        let estimate = Estimate::of((), &sums([(1, 2), (2, 2), (4, 5)]), 3);
        assert_eq!((estimate.mean, estimate.difference), (597, -171));
        assert_eq!(estimate.others, [341, 0, -597]);
        // s² = 7/3, error √(7/9) = 0.8819. Of the differences Σ(x − mean)² is 2/3, with one world more of 2: error √(8/18) = 0.6667.
        assert_eq!((estimate.mean_error, estimate.error), (226, 171));
        assert_eq!((estimate.playouts, estimate.exact), (3, false));
    }

    #[test]
    fn halves_go_up() {
        assert_eq!([mean(1, 512), mean(-1, 512), mean(3, 512), mean(-3, 512)], [1, 0, 2, -1]);
    }

    #[test]
    fn too_few() {
        let estimate = Estimate::of((), &sums([(3, 1)]), 1);
        assert_eq!((estimate.mean, estimate.difference, estimate.error), (768, 512, u32::MAX));
    }

    #[test]
    fn many_worlds() {
        // Points 0 and 100 in turn: the deviation is 50, the error 50 / √n.
        for bits in [10, 20, 24, 30] {
            let (half, n) = (1i64 << (bits - 1), 1 << bits);
            let found = error(100 * half, 10_000 * half, n);
            let expected = (256 * 50) >> (bits / 2);
            assert_eq!(found, expected + 1, "rounded up");
        }
    }

    #[test]
    fn sums_that_cannot_be() {
        for sum in [i64::MIN, -1, 0, i64::MAX] {
            for squares in [i64::MIN, -1, 0, i64::MAX] {
                for count in [0, 1, 2, u64::MAX] {
                    let sums = ArmSums { sum, squares, difference: sum, difference_squares: squares, others: [sum; 3] };
                    let estimate = Estimate::of((), &sums, count);
                    assert_eq!(estimate.mean, estimate.difference);
                    let _ = Estimate::exact((), &sums, &ArmSums::ZERO, count);
                }
            }
        }
    }
}
