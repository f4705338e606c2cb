//! The table of Balayı: a round as everybody sees it, without the cards that not both players see (B7.1).
//!
//! What is asked here depends on nothing else, so a round and a view answer by their tables. After the end a
//! table holds all cards.

use core::ffi::c_char;

use king_rules::balayi::{Table, Trick};
use king_rules::{Card, CardSet};

use crate::card::KING_NOTHING;
use crate::list::{List, get_lists};
use crate::memory::{apply, get, get_array, load, save};
use crate::numbers as to;
use crate::status::king_status::KING_NONE;
use crate::strings::{read, say_of};
use crate::value::{Value, values};

/// What both players see. Made by balayi_round_table(), balayi_view_table(), balayi_table_parse() and
/// balayi_table_from_bytes().
#[derive(Clone, Copy)]
#[repr(C)]
pub struct balayi_table {
    opaque: [u64; 16],
}

values! { balayi_table(Table) = BalayiTable; }

/// A trick of Balayı: the card led and the answer to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct balayi_trick {
    /// Who led.
    pub leader: u8,
    /// The card that was led.
    pub lead: u8,
    /// What the other player answered; KING_NOTHING while the trick is running.
    pub answer: u8,
    /// Who took it (B5.4); KING_NOTHING while it is running.
    pub winner: u8,
}

impl From<Trick> for balayi_trick {
    fn from(trick: Trick) -> Self {
        Self {
            leader: trick.leader as u8,
            lead: trick.lead.index() as u8,
            answer: trick.answer.map_or(KING_NOTHING, |card| card.index() as u8),
            winner: trick.winner.map_or(KING_NOTHING, |player| player as u8),
        }
    }
}

/// One of a player's ten piles (B2.6, B4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct balayi_pile {
    /// The card that lies face up; KING_NOTHING when it is not dealt yet, and when both cards have been played.
    pub open: u8,
    /// 1 when a closed card lies there that was not turned up yet, else 0.
    pub closed: u8,
}

/// The player who deals.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_dealer(table: *const balayi_table, player: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, player, |table| Ok(table.dealer() as u8)) }
}

/// The player who declares: the one who does not deal (B1.2).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_declarer(table: *const balayi_table, player: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, player, |table| Ok(table.declarer() as u8)) }
}

/// What the declarer had not declared before this round, as a set (B1.3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_unused(table: *const balayi_table, denominations: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, denominations, |table| Ok(table.unused().bits())) }
}

/// What was declared.
///
/// KING_NONE: nothing yet.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_declared(table: *const balayi_table, denomination: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, denomination, |table| Ok(table.declared().ok_or(KING_NONE)? as u8)) }
}

/// The trump suit.
///
/// KING_NONE: there is none, or it is not declared yet.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_trump(table: *const balayi_table, trump: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, trump, |table| Ok(table.trump().ok_or(KING_NONE)? as u8)) }
}

/// The part of the round that is on: a `balayi_phase`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_phase(table: *const balayi_table, phase: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, phase, |table| Ok(table.phase() as u8)) }
}

/// The player who is to act.
///
/// KING_NONE: the round is over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_turn(table: *const balayi_table, player: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, player, |table| Ok(table.turn().ok_or(KING_NONE)? as u8)) }
}

/// Who did what, in order: `count` actions, the declaration and the cards played, and the player of each. The
/// lists have room for `capacity` items; 53 always suffice.
///
/// KING_E_SHORT: they have no room for all; `count` tells how many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_actions(
    table: *const balayi_table,
    players: *mut u8,
    actions: *mut u8,
    capacity: u32,
    count: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        get_lists(table, players, actions, capacity, count, |table| {
            Ok(table.actions().map(|(player, action)| (player as u8, action.code())).collect::<List<(u8, u8), 53>>())
        })
    }
}

/// The cards that were played, in order: `count` cards, and the player of each. The lists have room for
/// `capacity` items; 52 always suffice.
///
/// KING_E_SHORT: they have no room for all; `count` tells how many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_plays(
    table: *const balayi_table,
    players: *mut u8,
    cards: *mut u8,
    capacity: u32,
    count: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        get_lists(table, players, cards, capacity, count, |table| {
            Ok(table
                .plays()
                .map(|(player, card)| (player as u8, Card::index(card) as u8))
                .collect::<List<(u8, u8), 52>>())
        })
    }
}

/// Trick number n, from 0, the running one included.
///
/// KING_NONE: there are not so many.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_tricks(table: *const balayi_table, n: u32, trick: *mut balayi_trick) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, trick, |table| Ok(table.tricks().nth(n as usize).ok_or(KING_NONE)?.into())) }
}

/// The running trick.
///
/// KING_NONE: the next card is a lead.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_trick(table: *const balayi_table, trick: *mut balayi_trick) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, trick, |table| Ok(table.trick().ok_or(KING_NONE)?.into())) }
}

/// The last trick that was completed.
///
/// KING_NONE: there is none yet.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_last_trick(table: *const balayi_table, trick: *mut balayi_trick) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, trick, |table| Ok(table.last_trick().ok_or(KING_NONE)?.into())) }
}

/// The tricks that players 0 and 1 have taken so far, `taken[2]`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_taken(table: *const balayi_table, taken: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get_array(table, taken, |table| Ok(table.taken())) }
}

/// The scores of players 0 and 1, `scores[2]` (B6.1).
///
/// KING_NONE: the round is not over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_scores(table: *const balayi_table, scores: *mut i32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get_array(table, scores, |table| table.scores().ok_or(KING_NONE)) }
}

/// A player's ten piles, `piles[10]` (B2.6).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_piles(table: *const balayi_table, player: u8, piles: *mut balayi_pile) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        get_array(table, piles, |table| {
            let piles = table.piles(to::player(player)?);
            Ok(piles.map(|pile| balayi_pile {
                open: pile.open.map_or(KING_NOTHING, |card| card.index() as u8),
                closed: pile.closed.into(),
            }))
        })
    }
}

/// The cards that lie face up on a player's piles (B4.1).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_open_cards(table: *const balayi_table, player: u8, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, cards, |table| Ok(table.open_cards(to::player(player)?).bits())) }
}

/// Whether a player may see and play its hand cards: 1 or 0 (B4.2, B4.3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_unlocked(table: *const balayi_table, player: u8, unlocked: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, unlocked, |table| Ok(table.unlocked(to::player(player)?).into())) }
}

/// How many hand cards a player has left.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_hand_count(table: *const balayi_table, player: u8, count: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, count, |table| Ok(table.hand_count(to::player(player)?) as u8)) }
}

/// The hand cards that a player has played.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_played_from_hand(table: *const balayi_table, player: u8, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, cards, |table| Ok(table.played_from_hand(to::player(player)?).bits())) }
}

/// The cards that the record proves not to be among a player's hand cards. Of cards that both players have seen
/// it says nothing, and of closed cards nothing can be proved (B4.4).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_excluded(table: *const balayi_table, player: u8, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, cards, |table| Ok(table.excluded(to::player(player)?).bits())) }
}

/// The cards that both players see or have seen.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_seen(table: *const balayi_table, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, cards, |table| Ok(CardSet::bits(table.seen()))) }
}

/// The cards that not both players have seen.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_unseen(table: *const balayi_table, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(table, cards, |table| Ok(table.unseen().bits())) }
}

/// Follows the game: does what the player on turn did. `revealed` are the `count` cards that it turned up for
/// everybody, as balayi_round_revealed() gives them.
///
/// KING_E_ILLEGAL: the action is illegal, or the record proves that it was; `reason`, unless it is NULL, then
/// tells why. KING_E_REVEALED: it turns up another number of cards, or these cannot be the ones.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_apply(
    table: *mut balayi_table,
    action: u8,
    revealed: *const u8,
    count: u32,
    reason: *mut u8,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        apply(table, reason, |table| {
            to::followed(table.apply(to::balayi_action(action)?, &to::revealed(revealed, count)?))
        })
    }
}

/// The record of the round with `?` for the cards that not both players see.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_text(
    table: *const balayi_table,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say_of(table, buffer, size, length, Ok) }
}

/// Reads a record as everybody sees it.
///
/// KING_E_TEXT: it cannot be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_parse(
    text: *const c_char,
    length: u32,
    table: *mut balayi_table,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { read(text, length, at, table, |text| Ok(text.parse().map(balayi_table::of))) }
}

/// How many bytes a table of Balayı is saved as.
pub const BALAYI_TABLE_BYTES: u32 = 110;
const _: () = assert!(BALAYI_TABLE_BYTES as usize == Table::BYTES);

/// Saves a table of Balayı: BALAYI_TABLE_BYTES bytes, with a version in them, the same on every platform and in
/// every language. The memory of a value is no such form: it may change with the library.
///
/// KING_E_SHORT: `size`, the room at `bytes`, is less.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_to_bytes(table: *const balayi_table, bytes: *mut u8, size: u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { save(table, bytes, size, |table| table.to_bytes()) }
}

/// Loads what balayi_table_to_bytes() saved, by doing all of it again: what could not have come about is
/// refused.
///
/// KING_E_BYTES: these are no such bytes; `length` must be BALAYI_TABLE_BYTES.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_table_from_bytes(
    bytes: *const u8,
    length: u32,
    table: *mut balayi_table,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { load(bytes, length, at, table, |bytes| Table::from_bytes(bytes).map(balayi_table::of)) }
}
