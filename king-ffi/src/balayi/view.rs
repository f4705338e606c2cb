//! A view of Balayı: a round as one player sees it, for a client or a bot (B7.1).
//!
//! There is no closed card in it, no hand of the other player, and not the own hand as long as that is locked.
//! After the end it holds every card.

use core::ffi::c_char;

use king_rules::CardSet;
use king_rules::balayi::{Pack, View};

use crate::balayi_round;
use crate::balayi_table;

use crate::memory::{apply, get, load, save};
use crate::numbers as to;
use crate::status::king_status::KING_NONE;
use crate::strings::{read, say_of};
use crate::value::{Value, values};

/// What one player sees. Made by balayi_round_view(), balayi_view_parse() and balayi_view_from_bytes().
#[derive(Clone, Copy)]
#[repr(C)]
pub struct balayi_view {
    opaque: [u64; 16],
}

values! { balayi_view(View) = BalayiView; }

/// The player who looks.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_view_viewer(view: *const balayi_view, player: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(view, player, |view| Ok(view.viewer() as u8)) }
}

/// What both players see.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_view_table(view: *const balayi_view, table: *mut balayi_table) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(view, table, |view| Ok(balayi_table::of(view.table()))) }
}

/// The viewer's hand cards that it has not played; empty while they are locked.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_view_hand(view: *const balayi_view, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(view, cards, |view| Ok(CardSet::bits(view.hand()))) }
}

/// The cards that the viewer could choose from if it had to lead (B4). Empty unless cards are being played.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_view_playable(view: *const balayi_view, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(view, cards, |view| Ok(view.playable().bits())) }
}

/// The cards that the viewer sees or has seen.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_view_seen(view: *const balayi_view, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(view, cards, |view| Ok(view.seen().bits())) }
}

/// The cards that the viewer has not seen: they lie closed, in the other player's hand, or in its own locked
/// hand.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_view_unseen(view: *const balayi_view, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(view, cards, |view| Ok(view.unseen().bits())) }
}

/// What the viewer may do, as one mask; empty when it is not on turn, and only then.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_view_legal_actions(view: *const balayi_view, mask: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(view, mask, |view| Ok(view.legal_actions().bits())) }
}

/// The cards that the viewer may play; empty when it is not its turn to play a card.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_view_legal_cards(view: *const balayi_view, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(view, cards, |view| Ok(view.legal_cards().bits())) }
}

/// Why the viewer may not do that now: a `king_reason`, or 0 when it may.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_view_why_not(view: *const balayi_view, action: u8, reason: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        get(view, reason, |view| {
            Ok(view.why_not(to::balayi_action(action)?).map_or(0, |illegal| illegal.reason().code()))
        })
    }
}

/// The clause of the rulebook that balayi_view_why_not() speaks of, such as `B5.1`.
///
/// KING_NONE: it is legal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_view_why_not_clause(
    view: *const balayi_view,
    action: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        say_of(view, buffer, size, length, |view| {
            Ok(view.why_not(to::balayi_action(action)?).ok_or(KING_NONE)?.clause())
        })
    }
}

/// What to tell the player of what balayi_view_why_not() found: a sentence in English or Turkish, without the
/// clause.
///
/// KING_NONE: it is legal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_view_why_not_message(
    view: *const balayi_view,
    action: u8,
    lang: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        say_of(view, buffer, size, length, |view| {
            Ok(view.why_not(to::balayi_action(action)?).ok_or(KING_NONE)?.message(to::lang(lang)?))
        })
    }
}

/// Follows the game: does what the player on turn did, the viewer or the other. `revealed` are the `count`
/// cards that the viewer sees for the first time through it, as balayi_round_revealed() gives them: after the
/// declaration the 15 open cards; the closed card that a table card uncovers; and, when the hand of the viewer
/// is unlocked, its six cards in any order.
///
/// KING_E_ILLEGAL: the action is illegal, or the record proves that it was; `reason`, unless it is NULL, then
/// tells why. KING_E_REVEALED: it turns up another number of cards, or these cannot be the ones.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_view_apply(
    view: *mut balayi_view,
    action: u8,
    revealed: *const u8,
    count: u32,
    reason: *mut u8,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        apply(view, reason, |view| {
            to::followed(view.apply(to::balayi_action(action)?, &to::revealed(revealed, count)?))
        })
    }
}

/// The round with `pack[52]`, if it can be the one that the viewer looks at: it agrees with all cards seen, and
/// everything that was done is legal with it. The six hand cards of a player may stand in any order.
///
/// KING_E_CARDS: a card is there twice. KING_E_HIDDEN: it cannot be that round.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_view_with_hidden(
    view: *const balayi_view,
    pack: *const u8,
    round: *mut balayi_round,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(view, round, |view| Ok(balayi_round::of(view.with_hidden(Pack::new(to::pack(pack)?)?)?))) }
}

/// The record of the round with `?` for the cards that the viewer does not see.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_view_text(
    view: *const balayi_view,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say_of(view, buffer, size, length, Ok) }
}

/// Reads the view of a player from its text.
///
/// KING_E_TEXT: it cannot be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_view_parse(
    viewer: u8,
    text: *const c_char,
    length: u32,
    view: *mut balayi_view,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { read(text, length, at, view, |text| Ok(View::parse(to::player(viewer)?, text).map(balayi_view::of))) }
}

/// How many bytes a view of Balayı is saved as.
pub const BALAYI_VIEW_BYTES: u32 = 110;
const _: () = assert!(BALAYI_VIEW_BYTES as usize == View::BYTES);

/// Saves a view of Balayı: BALAYI_VIEW_BYTES bytes, with a version in them, the same on every platform and in
/// every language. The memory of a value is no such form: it may change with the library.
///
/// KING_E_SHORT: `size`, the room at `bytes`, is less.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_view_to_bytes(view: *const balayi_view, bytes: *mut u8, size: u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { save(view, bytes, size, |view| view.to_bytes()) }
}

/// Loads what balayi_view_to_bytes() saved, by doing all of it again: what could not have come about is
/// refused.
///
/// KING_E_BYTES: these are no such bytes; `length` must be BALAYI_VIEW_BYTES.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_view_from_bytes(
    bytes: *const u8,
    length: u32,
    view: *mut balayi_view,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { load(bytes, length, at, view, |bytes| View::from_bytes(bytes).map(balayi_view::of)) }
}
