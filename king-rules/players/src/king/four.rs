//! Four things of four seats, by the number of the seat.

/// What a seat has of four.
#[allow(clippy::indexing_slicing, reason = "below 4")]
#[inline(always)]
pub(super) const fn of<T: Copy>(seat: u8, four: &[T; 4]) -> T {
    four[seat as usize & 3]
}

/// The same, to change it.
#[allow(clippy::indexing_slicing, reason = "below 4")]
#[inline(always)]
pub(super) const fn of_mut<T>(seat: u8, four: &mut [T; 4]) -> &mut T {
    &mut four[seat as usize & 3]
}
