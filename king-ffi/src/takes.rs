//! What functions take: values, structures, numbers, arrays and lists.

use crate::convert::{At, NOTHING, Scalar, Stands, Takes};
use crate::describe::{Parameter, Role, Type};
use crate::failure::Answer;
use crate::memory::{item, items, value, value_mut};
use crate::status::king_status::KING_E_RANGE;
use crate::value::Value;

impl<'a, T: Value> Takes for &'a T {
    type Raw = *const T;
    type Argument = &'a T::Inner;
    const ROLE: Role = Role::In;
    const OF: Type = Type::new(T::C, "value");

    unsafe fn take(raw: *const T) -> Answer<&'a T::Inner> {
        // SAFETY: the same promise.
        Ok(unsafe { value(raw)? })
    }
}

impl<'a, T: Value> Takes for &'a mut T {
    type Raw = *mut T;
    type Argument = &'a mut T::Inner;
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
    type Argument = Option<T::Inner>;
    const ROLE: Role = Role::In;
    const OF: Type = Type::new(T::C, "value").nullable();

    unsafe fn take(raw: *const T) -> Answer<Option<T::Inner>> {
        // SAFETY: the same promise.
        if raw.is_null() { Ok(None) } else { Ok(Some(*unsafe { value(raw)? })) }
    }
}

impl<T: Stands> Takes for At<T> {
    type Raw = *const T;
    type Argument = T::For;
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
    type Argument = Option<T>;
    const ROLE: Role = Role::Number;
    const OF: Type = Type { nothing: true, ..Type::new(T::WIDE, T::MEANS) };

    unsafe fn take(raw: u32) -> Answer<Option<T>> {
        if raw == NOTHING as u32 { Ok(None) } else { Ok(Some(T::of(raw).ok_or(KING_E_RANGE)?)) }
    }
}

impl<T: Scalar, const N: usize> Takes for [T; N] {
    type Raw = *const T::Narrow;
    type Argument = [T; N];
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

pub(crate) const fn length_in(name: &'static str, means: &'static str) -> Parameter {
    Parameter { name, role: Role::Number, of: Type::new("uint32_t", means), sized: None }
}

pub(crate) const fn text_in(name: &'static str, length: &'static str) -> Parameter {
    Parameter { name, role: Role::In, of: Type::new("char", "text"), sized: Some(length) }
}

pub(crate) const fn list_in<T: Scalar>(name: &'static str, count: &'static str) -> Parameter {
    Parameter { name, role: Role::In, of: Type::new(T::C, T::MEANS), sized: Some(count) }
}

/// So much memory of the caller to work in.
#[cfg(feature = "players")]
pub(crate) const fn lent<T: crate::describe::Plain>(name: &'static str, count: &'static str) -> Parameter {
    Parameter { name, role: Role::Change, of: Type::new(T::C, "memory"), sized: Some(count) }
}
