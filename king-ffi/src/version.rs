//! Which library this is.

use core::ffi::c_char;

use crate::strings::say;
use crate::value::Value;
use crate::{
    balayi_match, balayi_match_reader, balayi_round, balayi_simulation, balayi_table, balayi_view, king_duties,
    king_house_rules, king_party, king_party_reader, king_round, king_sheet, king_simulation, king_table, king_view,
};

/// The version of the binary interface that this header describes. It changes whenever a function, a number or the
/// size of a value does; king_abi_version() tells that of the library.
pub const KING_ABI_VERSION: u32 = 1;

/// The kinds of value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum king_kind {
    /// `king_house_rules`
    HouseRules = 1,
    /// `king_duties`
    Duties = 2,
    /// `king_round`
    Round = 3,
    /// `king_table`
    Table = 4,
    /// `king_view`
    View = 5,
    /// `king_party`
    Party = 6,
    /// `king_sheet`
    Sheet = 7,
    /// `king_party_reader`
    PartyReader = 8,
    /// `king_simulation`
    Simulation = 9,
    /// `balayi_round`
    BalayiRound = 10,
    /// `balayi_table`
    BalayiTable = 11,
    /// `balayi_view`
    BalayiView = 12,
    /// `balayi_match`
    BalayiMatch = 13,
    /// `balayi_match_reader`
    BalayiMatchReader = 14,
    /// `balayi_simulation`
    BalayiSimulation = 15,
}

/// The version of the library's binary interface. A program checks once that it is KING_ABI_VERSION; with any other
/// number it must call nothing else.
#[unsafe(no_mangle)]
pub extern "C" fn king_abi_version() -> u32 {
    KING_ABI_VERSION
}

/// The version of the library, such as `0.1.0`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_version(buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(env!("CARGO_PKG_VERSION"))) }
}

/// How many bytes a value of that kind (a `king_kind`) has; 0 when there is no such kind. A front end that does not
/// compile this header checks its sizes with it.
#[unsafe(no_mangle)]
pub extern "C" fn king_size_of(kind: u8) -> u32 {
    const SIZES: [(king_kind, usize); 15] = [
        size::<king_house_rules>(),
        size::<king_duties>(),
        size::<king_round>(),
        size::<king_table>(),
        size::<king_view>(),
        size::<king_party>(),
        size::<king_sheet>(),
        size::<king_party_reader>(),
        size::<king_simulation>(),
        size::<balayi_round>(),
        size::<balayi_table>(),
        size::<balayi_view>(),
        size::<balayi_match>(),
        size::<balayi_match_reader>(),
        size::<balayi_simulation>(),
    ];
    SIZES.iter().find(|(known, _)| *known as u8 == kind).map_or(0, |&(_, size)| size as u32)
}

const fn size<T: Value>() -> (king_kind, usize) {
    (T::KIND, size_of::<T>())
}
