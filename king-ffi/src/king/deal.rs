//! The four hands of a round, and the draw for the first declarer.
//!
//! A deal is `hands[4]`, four sets of 13 cards that make up the pack (K2.5).

use core::ffi::c_char;

use king_rules::CardSet;
use king_rules::king::{Deal, first_declarer};

use crate::memory::{give, give_array, items};
use crate::numbers as to;
use crate::status::king_status::KING_NONE;
use crate::strings::{read, say};

/// The deal of a seed, `hands[4]`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_deal_from_seed(seed: u64, hands: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give_array(hands, || Ok(Deal::from_seed(seed).hands().map(CardSet::bits))) }
}

/// Deals `pack[52]` as it is done at the table, into `hands[4]`: one card at a time, clockwise, from the dealer's
/// left (K2.5).
///
/// KING_E_CARDS: a card is there twice.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_deal_from_pack(pack: *const u8, dealer: u8, hands: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        give_array(hands, || Ok(Deal::from_pack(&to::pack(pack)?, to::seat(dealer)?)?.hands().map(CardSet::bits)))
    }
}

/// A deal as PBN, from N: `N:K762.J.AQ.AKQ654 …`.
///
/// KING_E_CARDS: `hands[4]` do not make up the pack.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_deal_text(hands: *const u64, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(Deal::new(to::hands(hands)?)?)) }
}

/// Reads a PBN deal, which may begin with any seat, into `hands[4]`.
///
/// KING_E_TEXT: it cannot be read, or the hands do not make up the pack.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_deal_parse(text: *const c_char, length: u32, hands: *mut u64, at: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        read(text, length, at, hands.cast::<[u64; 4]>(), |text| {
            Ok(text.parse().map(|deal: Deal| deal.hands().map(CardSet::bits)))
        })
    }
}

/// Who declares first (K2.1): the seats draw a card each in the order N, E, S, W, the highest rank wins, and
/// those tied draw again. `cards` are the cards in the order drawn, `count` of them; take those of
/// king_pack_from_seed() for a party by seed.
///
/// KING_NONE: they run out before it is decided.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_first_declarer(cards: *const u8, count: u32, seat: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        give(seat, || {
            let numbers = items(cards, count)?;
            for &number in numbers {
                to::card(number)?;
            }
            let cards = numbers.iter().filter_map(|&number| to::card(number).ok());
            Ok(first_declarer(cards).ok_or(KING_NONE)? as u8)
        })
    }
}
