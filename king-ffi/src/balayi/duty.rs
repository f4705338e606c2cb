//! Which cards may be played in Balayı, for engines that keep their own state (B5).
//!
//! `playable` are the cards that the player can choose from (B4); `led` is the card led, or KING_NOTHING for
//! the player who leads; `trump` is a suit, or KING_NOTHING. Who wins a trick is told by king_winner().

use core::ffi::c_char;

use king_rules::CardSet;
use king_rules::balayi::{Illegal, duty};

use crate::memory::{Answer, array, give};
use crate::numbers as to;
use crate::status::king_status::{KING_E_RANGE, KING_NONE};
use crate::strings::say;

/// The cards that may be played out of the playable ones (B5.1 to B5.3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_duty_legal_cards(playable: u64, led: u8, trump: u8, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        give(cards, || {
            Ok(duty::legal_cards(to::cards(playable)?, to::any(led, to::card)?, to::any(trump, to::suit)?).bits())
        })
    }
}

/// Why a playable card may not be played: a `king_reason`, or 0 when it may.
///
/// KING_E_RANGE: the card is not among the playable ones.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_duty_why_not(playable: u64, card: u8, led: u8, trump: u8, reason: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give(reason, || Ok(why_not(playable, card, led, trump)?.map_or(0, |illegal| illegal.reason().code()))) }
}

/// The clause of the rulebook that balayi_duty_why_not() speaks of, such as `B5.1`.
///
/// KING_NONE: it is legal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_duty_why_not_clause(
    playable: u64,
    card: u8,
    led: u8,
    trump: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(why_not(playable, card, led, trump)?.ok_or(KING_NONE)?.clause())) }
}

/// What to tell the player of what balayi_duty_why_not() found: a sentence in English or Turkish, without the
/// clause.
///
/// KING_NONE: it is legal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_duty_why_not_message(
    playable: u64,
    card: u8,
    led: u8,
    trump: u8,
    lang: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        say(buffer, size, length, || {
            Ok(why_not(playable, card, led, trump)?.ok_or(KING_NONE)?.message(to::lang(lang)?))
        })
    }
}

/// What a card that was played proves its player not to have been able to play.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_duty_excluded(card: u8, led: u8, trump: u8, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        give(cards, || Ok(duty::excluded(to::card(card)?, to::any(led, to::card)?, to::any(trump, to::suit)?).bits()))
    }
}

/// Who leads to the first trick: the player with the lowest diamond among the open cards, `open[2]`; the
/// declarer when there is none (B3.1).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_duty_starter(open: *const u64, declarer: u8, player: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        give(player, || {
            let [zero, one] = array::<u64, 2>(open)?;
            Ok(duty::starter([to::cards(zero)?, to::cards(one)?], to::player(declarer)?) as u8)
        })
    }
}

fn why_not(playable: u64, card: u8, led: u8, trump: u8) -> Answer<Option<Illegal>> {
    let (playable, card): (CardSet, _) = (to::cards(playable)?, to::card(card)?);
    if !playable.contains(card) {
        return Err(KING_E_RANGE);
    }
    Ok(duty::why_not(playable, card, to::any(led, to::card)?, to::any(trump, to::suit)?))
}
