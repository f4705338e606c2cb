//! Lists that are written to the caller. The promise of `memory` is asked for here as well.

use core::ptr;

use crate::memory::{Answer, number, place, value};
use crate::status::king_status::KING_E_SHORT;
use crate::value::Value;

/// A list of at most N items.
pub(crate) struct List<T, const N: usize> {
    items: [T; N],
    count: usize,
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self { items: [T::default(); N], count: 0 };
        for (place, item) in list.items.iter_mut().zip(items) {
            *place = item;
            list.count += 1;
        }
        list
    }
}

impl<T, const N: usize> List<T, N> {
    /// Tells how many items there are, and gives them when they fit.
    ///
    /// # Safety
    /// As for all of `memory`; `count` has been checked.
    unsafe fn fitting(&self, capacity: u32, count: *mut u32) -> Answer<&[T]> {
        let items = self.items.get(..self.count).unwrap_or(&[]);
        // SAFETY: the caller gave room for one number.
        unsafe { count.write(items.len() as u32) };
        if items.len() as u64 > u64::from(capacity) { Err(KING_E_SHORT) } else { Ok(items) }
    }
}

/// Asks a value of the caller for a list and writes it, and how many items it has; when it does not fit into `capacity`
/// items, only tells how many there are.
///
/// # Safety
/// As for all of `memory`.
pub(crate) unsafe fn get_list<T: Value, O: Copy, const N: usize>(
    pointer: *const T,
    out: *mut O,
    capacity: u32,
    count: *mut u32,
    what: impl FnOnce(&T::Inner) -> Answer<List<O, N>>,
) -> i32 {
    let get = || {
        place(count)?;
        if capacity > 0 {
            place(out)?;
        }
        // SAFETY: the same promise; there is room for `capacity` items.
        unsafe {
            let list = what(value(pointer)?)?;
            let items = list.fitting(capacity, count)?;
            ptr::copy_nonoverlapping(items.as_ptr(), out, items.len());
        }
        Ok(())
    };
    number(get())
}

/// The same for a list of pairs, which is written as two lists.
///
/// # Safety
/// As for all of `memory`.
pub(crate) unsafe fn get_lists<T: Value, const N: usize>(
    pointer: *const T,
    first: *mut u8,
    second: *mut u8,
    capacity: u32,
    count: *mut u32,
    what: impl FnOnce(&T::Inner) -> Answer<List<(u8, u8), N>>,
) -> i32 {
    let get = || {
        place(count)?;
        if capacity > 0 {
            place(first)?;
            place(second)?;
        }
        // SAFETY: the same promise; there is room for `capacity` items in each list.
        unsafe {
            let list = what(value(pointer)?)?;
            for (i, &(a, b)) in list.fitting(capacity, count)?.iter().enumerate() {
                first.add(i).write(a);
                second.add(i).write(b);
            }
        }
        Ok(())
    };
    number(get())
}
