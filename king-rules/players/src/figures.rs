//! How figures are written in sentences.

use core::fmt;

use king_rules::Lang;

/// Points with a sign and two decimals, from 1/256: "+1.25", "−0.50"; in Turkish with a comma.
#[derive(Clone, Copy)]
pub(crate) struct Signed(pub(crate) i32, pub(crate) Lang);

/// The same without a sign.
#[derive(Clone, Copy)]
pub(crate) struct Unsigned(pub(crate) u32, pub(crate) Lang);

impl fmt::Display for Signed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { '−' } else { '+' };
        write!(f, "{sign}{}", Unsigned(self.0.unsigned_abs(), self.1))
    }
}

impl fmt::Display for Unsigned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (u64::from(self.0) * 100 + 128) / 256;
        let point = if self.1 == Lang::Tr { ',' } else { '.' };
        write!(f, "{}{point}{:02}", hundredths / 100, hundredths % 100)
    }
}

/// How many of 100 that is, rounded to the nearest: what is not all is at most 99, and what is not none at least 1.
pub(crate) fn percent(part: u64, whole: u64) -> u64 {
    let (part, whole) = (u128::from(part), u128::from(whole.max(1)));
    let rounded = (200 * part + whole) / (2 * whole);
    let (least, most) = (u128::from(part > 0), if part < whole { 99 } else { 100 });
    rounded.clamp(least, most) as u64
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::string::ToString;

    use super::*;

    #[test]
    fn figures() {
        for (points, text) in
            [(0, "+0.00"), (320, "+1.25"), (-128, "−0.50"), (1, "+0.00"), (2, "+0.01"), (25_601, "+100.00")]
        {
            assert_eq!(Signed(points, Lang::En).to_string(), text);
        }
        assert_eq!(Signed(i32::MIN, Lang::Tr).to_string(), "−8388608,00");
        assert_eq!(Unsigned(u32::MAX, Lang::En).to_string(), "16777216.00");
    }

    #[test]
    fn percentages() {
        let cases =
            [(0, 7, 0), (7, 7, 100), (1, 1000, 1), (999, 1000, 99), (1, 2, 50), (1, 8, 13), (u64::MAX, u64::MAX, 100)];
        for (part, whole, of_hundred) in cases {
            assert_eq!(percent(part, whole), of_hundred);
        }
    }
}
