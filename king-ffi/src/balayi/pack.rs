//! The pack of Balayı, `pack[52]`, in the order in which it is dealt, and where each card goes (B2).
//!
//! The pack of a seed is given by king_pack_from_seed().

use core::ffi::c_char;

use king_rules::balayi::{Pack, Place};

use crate::memory::{give, place};
use crate::strings::{read, say};

use crate::numbers as to;
use crate::status::king_status::KING_E_RANGE;

/// Where a card of the pack goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum balayi_place {
    /// Face down, at the bottom of a pile, 0 to 9 (B2.1).
    Closed = 0,
    /// Face up, on a pile, 0 to 9 (B2.2, B2.4).
    Open = 1,
    /// Among the hand cards, 0 to 5 (B2.5).
    Hand = 2,
}

/// The 52 cards of a pack, `pack[52]`, separated by spaces.
///
/// KING_E_CARDS: a card is there twice.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_pack_text(pack: *const u8, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(Pack::new(to::pack(pack)?)?)) }
}

/// Reads 52 different cards separated by spaces into `pack[52]`.
///
/// KING_E_TEXT: they are not that.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_pack_parse(text: *const c_char, length: u32, pack: *mut u8, at: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        read(text, length, at, pack.cast::<[u8; 52]>(), |text| Ok(text.parse().map(|pack: Pack| pack.to_bytes())))
    }
}

/// Where the card goes that stands at `slot` of the pack, 0 to 51, when `dealer` deals: a `balayi_place`, the player
/// whose it is, and the number of its pile or hand card.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_place_of(slot: u8, dealer: u8, place: *mut u8, owner: *mut u8, number: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised; all are checked before any is written.
    unsafe {
        give(place, || {
            self::place(owner)?;
            self::place(number)?;
            let found = Place::of(slot.into(), to::player(dealer)?).ok_or(KING_E_RANGE)?;
            let (place, player, i) = match found {
                Place::Closed(player, i) => (balayi_place::Closed, player, i),
                Place::Open(player, i) => (balayi_place::Open, player, i),
                Place::Hand(player, i) => (balayi_place::Hand, player, i),
            };
            owner.write(player as u8);
            number.write(i);
            Ok(place as u8)
        })
    }
}

/// The place in the pack, 0 to 51, of the card that goes there when `dealer` deals: the inverse of
/// balayi_place_of().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_place_slot(place: u8, owner: u8, number: u8, dealer: u8, slot: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        give(slot, || {
            let owner = to::player(owner)?;
            let place = match place {
                0 => Place::Closed(owner, number),
                1 => Place::Open(owner, number),
                2 => Place::Hand(owner, number),
                _ => return Err(KING_E_RANGE),
            };
            Ok(place.slot(to::player(dealer)?).ok_or(KING_E_RANGE)? as u8)
        })
    }
}
