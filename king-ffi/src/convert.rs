//! What comes in and what goes out of a function, by its meaning: numbers, values, arrays, and what may be missing.
//! Which numbers there are stands in `numbers.rs`.

use core::ptr;

use crate::describe::{Parameter, Plain, Role, Type};
use crate::failure::{Answer, king_error};
use crate::memory::{check, check_or_null, item, items, value, value_mut, write_or_not};
use crate::status::king_status::{KING_E_RANGE, KING_E_SHORT, KING_NONE, KING_OK};
use crate::value::Value;

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
    type Given;
    const ROLE: Role;
    const OF: Type;

    /// # Safety
    /// As for all of `memory`.
    unsafe fn take(raw: Self::Raw) -> Answer<Self::Given>;
}

/// What a parameter is written with.
pub trait Gives {
    /// The parameter in C, or several.
    type Places: Copy;
    /// What the body of the function gives.
    type Given;
    const OF: Type;

    fn check(places: Self::Places) -> Answer<()>;

    /// # Safety
    /// As for all of `memory`; the places have been checked.
    unsafe fn give(places: Self::Places, given: Self::Given) -> Answer<()>;
}

/// Runs a function: checks where its answer goes, then takes what it needs, and writes the answer at last.
///
/// # Safety
/// As for all of `memory`.
pub(crate) unsafe fn answer<G: Gives>(
    places: G::Places,
    error: *mut king_error,
    what: impl FnOnce() -> Answer<G::Given>,
) -> i32 {
    // SAFETY: the same promise.
    unsafe {
        number(error, || {
            G::check(places)?;
            G::give(places, what()?)
        })
    }
}

/// The number of a status; what is wrong is told.
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

/// So many items of the caller, none of which is out of range.
pub(crate) struct List<'a, T: Scalar>(&'a [T::Narrow]);

impl<T: Scalar> List<'_, T> {
    pub(crate) fn iter(&self) -> impl Iterator<Item = T> + Clone {
        self.0.iter().filter_map(|&number| T::of(T::widen(number)))
    }
}

/// # Safety
/// As for all of `memory`.
pub(crate) unsafe fn list<'a, T: Scalar>(pointer: *const T::Narrow, count: u32) -> Answer<List<'a, T>> {
    // SAFETY: the same promise.
    let numbers = unsafe { items(pointer, count)? };
    if numbers.iter().any(|&number| T::of(T::widen(number)).is_none()) {
        return Err(KING_E_RANGE.into());
    }
    Ok(List(numbers))
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

impl<'a, T: Value> Takes for &'a T {
    type Raw = *const T;
    type Given = &'a T::Inner;
    const ROLE: Role = Role::In;
    const OF: Type = Type::new(T::C, "value");

    unsafe fn take(raw: *const T) -> Answer<&'a T::Inner> {
        // SAFETY: the same promise.
        Ok(unsafe { value(raw)? })
    }
}

impl<'a, T: Value> Takes for &'a mut T {
    type Raw = *mut T;
    type Given = &'a mut T::Inner;
    const ROLE: Role = Role::Change;
    const OF: Type = Type::new(T::C, "value");

    unsafe fn take(raw: *mut T) -> Answer<&'a mut T::Inner> {
        // SAFETY: the same promise.
        Ok(unsafe { value_mut(raw)? })
    }
}

/// NULL, or a value.
pub struct OrNull<T>(T);

impl<T: Value<Inner: Copy>> Takes for OrNull<T> {
    type Raw = *const T;
    type Given = Option<T::Inner>;
    const ROLE: Role = Role::In;
    const OF: Type = Type::new(T::C, "value").nullable();

    unsafe fn take(raw: *const T) -> Answer<Option<T::Inner>> {
        // SAFETY: the same promise.
        if raw.is_null() { Ok(None) } else { Ok(Some(*unsafe { value(raw)? })) }
    }
}

/// A structure of the caller by its address.
pub struct At<T>(T);

impl<T: Stands> Takes for At<T> {
    type Raw = *const T;
    type Given = T::For;
    const ROLE: Role = Role::In;
    const OF: Type = Type::new(T::C, T::MEANS);

    unsafe fn take(raw: *const T) -> Answer<T::For> {
        // SAFETY: the same promise.
        unsafe { item(raw)? }.checked()
    }
}

/// KING_NOTHING, or a number.
impl<T: Scalar<Wide = u32>> Takes for Option<T> {
    type Raw = u32;
    type Given = Option<T>;
    const ROLE: Role = Role::Number;
    const OF: Type = Type { nothing: true, ..Type::new(T::WIDE, T::MEANS) };

    unsafe fn take(raw: u32) -> Answer<Option<T>> {
        if raw == NOTHING as u32 { Ok(None) } else { Ok(Some(T::of(raw).ok_or(KING_E_RANGE)?)) }
    }
}

impl<T: Scalar, const N: usize> Takes for [T; N] {
    type Raw = *const T::Narrow;
    type Given = [T; N];
    const ROLE: Role = Role::In;
    const OF: Type = Type { items: &[N], ..Type::new(T::C, T::MEANS) };

    unsafe fn take(raw: *const T::Narrow) -> Answer<[T; N]> {
        let of = |number| T::of(T::widen(number)).ok_or(KING_E_RANGE);
        // SAFETY: the same promise; an array is aligned as its items.
        let numbers = unsafe { item(raw.cast::<[T::Narrow; N]>())? };
        let first = numbers.first().copied().ok_or(KING_E_RANGE)?;
        let mut items = [of(first)?; N];
        for (place, number) in items.iter_mut().zip(numbers) {
            *place = of(number)?;
        }
        Ok(items)
    }
}

/// Nothing is written.
impl Gives for () {
    type Places = ();
    type Given = ();
    const OF: Type = Type::new("void", "nothing");

    fn check((): ()) -> Answer<()> {
        Ok(())
    }

    unsafe fn give((): (), (): ()) -> Answer<()> {
        Ok(())
    }
}

macro_rules! several {
    ($($T:ident $place:ident $given:ident),+) => {
        impl<$($T: Gives),+> Gives for ($($T),+) {
            type Places = ($($T::Places),+);
            type Given = ($($T::Given),+);
            const OF: Type = Type::new("void", "several");

            fn check(($($place),+): Self::Places) -> Answer<()> {
                $($T::check($place)?;)+
                Ok(())
            }

            unsafe fn give(($($place),+): Self::Places, ($($given),+): Self::Given) -> Answer<()> {
                // SAFETY: the same promise.
                $(unsafe { $T::give($place, $given)? };)+
                Ok(())
            }
        }
    };
}
several!(A a x, B b y);
several!(A a x, B b y, C c z);

impl<T: Scalar, const N: usize> Gives for [T; N] {
    type Places = *mut T::Narrow;
    type Given = [T; N];
    const OF: Type = Type { items: &[N], ..Type::new(T::C, T::MEANS) };

    fn check(place: *mut T::Narrow) -> Answer<()> {
        Ok(check(place)?)
    }

    unsafe fn give(place: *mut T::Narrow, given: [T; N]) -> Answer<()> {
        // SAFETY: the caller gave room for so many.
        unsafe { place.cast::<[T::Narrow; N]>().write(given.map(T::narrow)) };
        Ok(())
    }
}

/// A value, written as the caller gets it.
impl<T: Value> Gives for T {
    type Places = *mut T;
    type Given = T::Inner;
    const OF: Type = Type::new(T::C, "value");

    fn check(place: *mut T) -> Answer<()> {
        Ok(check(place)?)
    }

    unsafe fn give(place: *mut T, given: T::Inner) -> Answer<()> {
        // SAFETY: the caller gave room for it.
        unsafe { place.write(T::of(given)) };
        Ok(())
    }
}

/// A structure that is written.
impl<T: Plain> Gives for At<T> {
    type Places = *mut T;
    type Given = T;
    const OF: Type = Type::new(T::C, T::MEANS);

    fn check(place: *mut T) -> Answer<()> {
        Ok(check(place)?)
    }

    unsafe fn give(place: *mut T, given: T) -> Answer<()> {
        // SAFETY: the caller gave room for it.
        unsafe { place.write(given) };
        Ok(())
    }
}

/// KING_NONE when there is nothing to give.
impl<G: Gives> Gives for Option<G> {
    type Places = G::Places;
    type Given = Option<G::Given>;
    const OF: Type = Type { none: true, ..G::OF };

    fn check(places: G::Places) -> Answer<()> {
        G::check(places)
    }

    unsafe fn give(places: G::Places, given: Option<G::Given>) -> Answer<()> {
        // SAFETY: the same promise.
        unsafe { G::give(places, given.ok_or(KING_NONE)?) }
    }
}

/// A structure that the caller may not want: NULL then, and it is not made at all.
pub struct Wanted<T, Made>(T, Made);

impl<T: Plain + From<Made>, Made> Gives for Wanted<T, Made> {
    type Places = *mut T;
    type Given = Made;
    const OF: Type = Type::new(T::C, T::MEANS).nullable();

    fn check(place: *mut T) -> Answer<()> {
        Ok(check_or_null(place)?)
    }

    unsafe fn give(place: *mut T, given: Made) -> Answer<()> {
        if !place.is_null() {
            // SAFETY: the caller gave room for it.
            unsafe { place.write(given.into()) };
        }
        Ok(())
    }
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

pub(crate) const fn length_in(name: &'static str, means: &'static str) -> Parameter {
    Parameter { name, role: Role::Number, of: Type::new("uint32_t", means), sized: None }
}

pub(crate) const fn text_in(name: &'static str, length: &'static str) -> Parameter {
    Parameter { name, role: Role::In, of: Type::new("char", "text"), sized: Some(length) }
}

pub(crate) const fn list_in<T: Scalar>(name: &'static str, count: &'static str) -> Parameter {
    Parameter { name, role: Role::In, of: Type::new(T::C, T::MEANS), sized: Some(count) }
}

pub(crate) const fn list_out<T: Scalar>(name: &'static str) -> Parameter {
    Parameter { name, role: Role::Out, of: Type::new(T::C, T::MEANS), sized: Some("capacity") }
}

pub(crate) const fn error_out(name: &'static str) -> Parameter {
    Parameter { name, role: Role::Out, of: Type::new("king_error", "error").nullable(), sized: None }
}
