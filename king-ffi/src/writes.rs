//! What functions write: values, structures, numbers, arrays, lists, and nothing.

use core::ptr;

use crate::convert::{At, Scalar, Writes, number};
use crate::describe::{Parameter, Plain, Role, Type};
use crate::failure::Answer;
use crate::memory::{check, check_or_null};
use crate::status::king_status::{KING_E_SHORT, KING_NONE};
use crate::takes::length_in;
use crate::value::Value;

/// Nothing is written.
impl Writes for () {
    type Places = ();
    type Output = ();
    const OF: Type = Type::new("void", "nothing");

    fn check((): ()) -> Answer<()> {
        Ok(())
    }

    unsafe fn write((): (), (): ()) -> Answer<()> {
        Ok(())
    }
}

macro_rules! several {
    ($($T:ident $place:ident $output:ident),+) => {
        impl<$($T: Writes),+> Writes for ($($T),+) {
            type Places = ($($T::Places),+);
            type Output = ($($T::Output),+);
            const OF: Type = Type::new("void", "several");

            fn check(($($place),+): Self::Places) -> Answer<()> {
                $($T::check($place)?;)+
                Ok(())
            }

            unsafe fn write(($($place),+): Self::Places, ($($output),+): Self::Output) -> Answer<()> {
                // SAFETY: the same promise.
                $(unsafe { $T::write($place, $output)? };)+
                Ok(())
            }
        }
    };
}
several!(A a x, B b y);
several!(A a x, B b y, C c z);

impl<T: Scalar, const N: usize> Writes for [T; N] {
    type Places = *mut T::Narrow;
    type Output = [T; N];
    const OF: Type = Type { items: &[N], ..Type::new(T::C, T::MEANS) };

    fn check(place: *mut T::Narrow) -> Answer<()> {
        Ok(check(place)?)
    }

    unsafe fn write(place: *mut T::Narrow, output: [T; N]) -> Answer<()> {
        // SAFETY: the caller has room for so many.
        unsafe { place.cast::<[T::Narrow; N]>().write(output.map(T::narrow)) };
        Ok(())
    }
}

/// A value, written as the caller gets it.
impl<T: Value> Writes for T {
    type Places = *mut T;
    type Output = T::Inner;
    const OF: Type = Type::new(T::C, "value");

    fn check(place: *mut T) -> Answer<()> {
        Ok(check(place)?)
    }

    unsafe fn write(place: *mut T, output: T::Inner) -> Answer<()> {
        // SAFETY: the caller has room for it.
        unsafe { place.write(T::of(output)) };
        Ok(())
    }
}

/// A structure that is written.
impl<T: Plain> Writes for At<T> {
    type Places = *mut T;
    type Output = T;
    const OF: Type = Type::new(T::C, T::MEANS);

    fn check(place: *mut T) -> Answer<()> {
        Ok(check(place)?)
    }

    unsafe fn write(place: *mut T, output: T) -> Answer<()> {
        // SAFETY: the caller has room for it.
        unsafe { place.write(output) };
        Ok(())
    }
}

/// KING_NONE when there is no answer.
impl<G: Writes> Writes for Option<G> {
    type Places = G::Places;
    type Output = Option<G::Output>;
    const OF: Type = Type { none: true, ..G::OF };

    fn check(places: G::Places) -> Answer<()> {
        G::check(places)
    }

    unsafe fn write(places: G::Places, output: Option<G::Output>) -> Answer<()> {
        // SAFETY: the same promise.
        unsafe { G::write(places, output.ok_or(KING_NONE)?) }
    }
}

/// A structure that the caller may not want: NULL then, and it is not made at all.
pub struct Wanted<T, Made>(T, Made);

impl<T: Plain + From<Made>, Made> Writes for Wanted<T, Made> {
    type Places = *mut T;
    type Output = Made;
    const OF: Type = Type::new(T::C, T::MEANS).nullable();

    fn check(place: *mut T) -> Answer<()> {
        Ok(check_or_null(place)?)
    }

    unsafe fn write(place: *mut T, output: Made) -> Answer<()> {
        if !place.is_null() {
            // SAFETY: the caller has room for it.
            unsafe { place.write(output.into()) };
        }
        Ok(())
    }
}

/// Writes pairs as two lists, and how many there are; when they do not fit, only that.
///
/// # Safety
/// As for all of `memory`.
pub(crate) unsafe fn write_lists<A: Scalar, B: Scalar, I: Iterator<Item = (A, B)> + Clone>(
    first: *mut A::Narrow,
    second: *mut B::Narrow,
    capacity: u32,
    count: *mut u32,
    what: impl FnOnce() -> Answer<I>,
) -> i32 {
    let write = || {
        check(count)?;
        if capacity > 0 {
            check(first)?;
            check(second)?;
        }
        let pairs = what()?;
        let found = u32::try_from(pairs.clone().count()).unwrap_or(u32::MAX);
        // SAFETY: the same promise; there is room for `capacity` items in each list.
        unsafe {
            count.write(found);
            if found > capacity {
                return Err(KING_E_SHORT.into());
            }
            for (i, (a, b)) in pairs.enumerate() {
                first.add(i).write(a.narrow());
                second.add(i).write(b.narrow());
            }
        }
        Ok(())
    };
    // SAFETY: the same promise.
    unsafe { number(ptr::null_mut(), write) }
}

/// How parameters are described that belong to a text or a list.
pub(crate) const TEXT_OUT: &[Parameter] = &[
    Parameter { name: "buffer", role: Role::Out, of: Type::new("char", "text"), sized: Some("size") },
    length_in("size", "size"),
    Parameter { name: "length", role: Role::Out, of: Type::new("uint32_t", "length").nullable(), sized: None },
];
pub(crate) const CAPACITY: Parameter = length_in("capacity", "size");
pub(crate) const COUNT: Parameter =
    Parameter { name: "count", role: Role::Out, of: Type::new("uint32_t", "count"), sized: None };

pub(crate) const fn list_out<T: Scalar>(name: &'static str) -> Parameter {
    Parameter { name, role: Role::Out, of: Type::new(T::C, T::MEANS), sized: Some("capacity") }
}

pub(crate) const fn error_out(name: &'static str) -> Parameter {
    Parameter { name, role: Role::Out, of: Type::new("king_error", "error").nullable(), sized: None }
}
