//! How a function of C is run: its parameters and results are converted by what they stand for. Parameters are in `takes.rs`,
//! results in `writes.rs`, numbers in `numbers.rs`.

use crate::describe::{Plain, Role, Type};
use crate::failure::{Answer, king_error};
use crate::memory::{check_or_null, write_or_not};
use crate::status::king_status::KING_OK;

/// Stands in a list or an argument for nothing: no card, no suit, nobody.
pub(crate) const NOTHING: u8 = 255;

/// Something that a number stands for. It comes in wide, so that what is out of its range is seen and not cut, and
/// goes out, and stands in arrays, as narrow as it is.
pub trait Scalar: Copy {
    type Wide: Copy;
    type Narrow: Copy;
    /// The two types in C.
    const WIDE: &'static str;
    const C: &'static str;
    const MEANS: &'static str;

    /// What the number stands for, if it is in range.
    fn of(number: Self::Wide) -> Option<Self>;

    fn narrow(self) -> Self::Narrow;

    fn widen(number: Self::Narrow) -> Self::Wide;
}

/// What such a structure stands for when it comes in.
pub trait Stands: Plain {
    type For;

    fn checked(self) -> Answer<Self::For>;
}

/// What a parameter takes.
pub trait Takes {
    /// The parameter in C.
    type Raw;
    /// What the body of the function gets.
    type Argument;
    const ROLE: Role;
    const OF: Type;

    /// # Safety
    /// As for all of `memory`.
    unsafe fn take(raw: Self::Raw) -> Answer<Self::Argument>;
}

/// What a parameter is written with.
pub trait Writes {
    /// The parameter in C, or several.
    type Places: Copy;
    /// What the body of the function returns.
    type Output;
    const OF: Type;

    fn check(places: Self::Places) -> Answer<()>;

    /// # Safety
    /// As for all of `memory`; the places have been checked.
    unsafe fn write(places: Self::Places, output: Self::Output) -> Answer<()>;
}

/// Runs a function: checks where its answer goes, then takes what it needs, and writes the answer at last.
///
/// # Safety
/// As for all of `memory`.
pub(crate) unsafe fn answer<G: Writes>(
    places: G::Places,
    error: *mut king_error,
    what: impl FnOnce() -> Answer<G::Output>,
) -> i32 {
    // SAFETY: the same promise.
    unsafe {
        number(error, || {
            G::check(places)?;
            G::write(places, what()?)
        })
    }
}

/// The number of a status; what is wrong is described.
///
/// # Safety
/// As for all of `memory`.
pub(crate) unsafe fn number(error: *mut king_error, what: impl FnOnce() -> Answer<()>) -> i32 {
    if let Err(status) = check_or_null(error) {
        return status as i32;
    }
    match what() {
        Ok(()) => KING_OK as i32,
        Err(failure) => {
            if (failure.status as i32) < 0 {
                // SAFETY: the same promise.
                unsafe { write_or_not(error, failure.error) };
            }
            failure.status as i32
        }
    }
}

/// A structure of the caller by its address.
pub struct At<T>(T);
