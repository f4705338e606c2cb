//! A round of Balayı with all its cards: what a server holds.
//!
//! What both players may see is asked of its table, what one of them sees of its view.

use core::ffi::c_char;

use king_rules::balayi::{Pack, Revealed, Round};

use crate::balayi_table;
use crate::balayi_view;
use crate::shuffle::{draw, play};

use crate::list::{List, get_list};
use crate::memory::{apply, change, get, get_array, give, load, save, value};
use crate::numbers as to;
use crate::playout;
use crate::status::king_status::KING_NONE;
use crate::strings::{read, say_of};
use crate::value::{Value, values};

/// One round of Balayı. To take something back, keep the value from before. Made by balayi_round_new(),
/// balayi_round_parse(), balayi_round_from_bytes(), balayi_match_start(), balayi_match_reader_next(),
/// balayi_simulation_round() and balayi_view_with_hidden().
#[derive(Clone, Copy)]
#[repr(C)]
pub struct balayi_round {
    opaque: [u64; 16],
}

values! { balayi_round(Round) = BalayiRound; }

/// The most cards that one action turns up (B2.4).
pub const BALAYI_MOST_REVEALED: u32 = 15;
const _: () = assert!(BALAYI_MOST_REVEALED as usize == Revealed::MOST);

/// A round before the declaration. `pack[52]` is dealt in its order; `unused` is the set of what the player who
/// does not deal may declare (B1.3).
///
/// KING_E_CARDS: a card is there twice. KING_E_NOTHING_TO_DECLARE: `unused` is empty.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_new(pack: *const u8, dealer: u8, unused: u8, round: *mut balayi_round) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        give(round, || {
            let pack = Pack::new(to::pack(pack)?)?;
            Ok(balayi_round::of(Round::new(pack, to::player(dealer)?, to::denominations(unused)?)?))
        })
    }
}

/// The pack as it was dealt, `pack[52]`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_pack(round: *const balayi_round, pack: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get_array(round, pack, |round| Ok(round.pack().to_bytes())) }
}

/// What both players see, and so may any spectator.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_table(round: *const balayi_round, table: *mut balayi_table) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(round, table, |round| Ok(balayi_table::of(round.table()))) }
}

/// What a player may see (B7.1).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_view(round: *const balayi_round, player: u8, view: *mut balayi_view) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(round, view, |round| Ok(balayi_view::of(round.view(to::player(player)?)))) }
}

/// A player's hand cards that it has not played, whether it sees them yet or not.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_hand(round: *const balayi_round, player: u8, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(round, cards, |round| Ok(round.hand(to::player(player)?).bits())) }
}

/// The cards that a player could choose from if it had to lead (B4): its open table cards, and its hand cards
/// once they are unlocked. Empty unless cards are being played.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_playable(round: *const balayi_round, player: u8, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(round, cards, |round| Ok(round.playable(to::player(player)?).bits())) }
}

/// The part of the round that is on: a `balayi_phase`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_phase(round: *const balayi_round, phase: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(round, phase, |round| Ok(round.phase() as u8)) }
}

/// The player who is to act.
///
/// KING_NONE: the round is over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_turn(round: *const balayi_round, player: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(round, player, |round| Ok(round.turn().ok_or(KING_NONE)? as u8)) }
}

/// What the player on turn may do, as one mask; empty when the round is over, and only then.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_legal_actions(round: *const balayi_round, mask: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(round, mask, |round| Ok(round.legal_actions().bits())) }
}

/// The cards that the player on turn may play; empty unless cards are being played.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_legal_cards(round: *const balayi_round, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(round, cards, |round| Ok(round.legal_cards().bits())) }
}

/// Why the player on turn may not do that: a `king_reason`, or 0 when it may. It tells nothing that this player
/// does not see.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_why_not(round: *const balayi_round, action: u8, reason: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        get(round, reason, |round| {
            Ok(round.why_not(to::balayi_action(action)?).map_or(0, |illegal| illegal.reason().code()))
        })
    }
}

/// The clause of the rulebook that balayi_round_why_not() speaks of, such as `B5.1`.
///
/// KING_NONE: it is legal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_why_not_clause(
    round: *const balayi_round,
    action: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        say_of(round, buffer, size, length, |round| {
            Ok(round.why_not(to::balayi_action(action)?).ok_or(KING_NONE)?.clause())
        })
    }
}

/// What to tell the player of what balayi_round_why_not() found: a sentence in English or Turkish, without the
/// clause.
///
/// KING_NONE: it is legal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_why_not_message(
    round: *const balayi_round,
    action: u8,
    lang: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        say_of(round, buffer, size, length, |round| {
            Ok(round.why_not(to::balayi_action(action)?).ok_or(KING_NONE)?.message(to::lang(lang)?))
        })
    }
}

/// Does what the player on turn does.
///
/// KING_E_ILLEGAL: it is not among the legal actions; `reason`, unless it is NULL, then tells why.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_apply(round: *mut balayi_round, action: u8, reason: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        apply(round, reason, |round| Ok(round.apply(to::balayi_action(action)?).map_err(|illegal| illegal.reason())))
    }
}

/// Does what is known to be legal, as one out of balayi_round_legal_actions() is, without looking at it again.
/// Any other action makes a round that cannot come about.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_apply_unchecked(round: *mut balayi_round, action: u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        change(round, |round| {
            round.apply_unchecked(to::balayi_action(action)?);
            Ok(())
        })
    }
}

/// The cards that an action lets a player, or with KING_NOTHING every spectator, see for the first time: what
/// balayi_view_apply() and balayi_table_apply() need besides the action. Ask before the action is applied;
/// there is none when it is illegal. The list has room for `capacity` cards; BALAYI_MOST_REVEALED always
/// suffice.
///
/// KING_E_SHORT: it has no room for all; `count` tells how many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_revealed(
    round: *const balayi_round,
    viewer: u8,
    action: u8,
    cards: *mut u8,
    capacity: u32,
    count: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        get_list(round, cards, capacity, count, |round| {
            let revealed = round.revealed(to::any(viewer, to::player)?, to::balayi_action(action)?);
            Ok(revealed.iter().map(|card| card.index() as u8).collect::<List<u8, { Revealed::MOST }>>())
        })
    }
}

/// The tricks that players 0 and 1 have taken so far, `taken[2]`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_taken(round: *const balayi_round, taken: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get_array(round, taken, |round| Ok(round.taken())) }
}

/// The scores of players 0 and 1, `scores[2]` (B6.1).
///
/// KING_NONE: the round is not over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_scores(round: *const balayi_round, scores: *mut i32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get_array(round, scores, |round| round.scores().ok_or(KING_NONE)) }
}

/// Draws an action of the player on turn, all legal ones being equally likely. Each draw takes one number of
/// the generator `choices`, a forced choice too.
///
/// KING_NONE: the round is over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_choose(round: *const balayi_round, choices: *mut u64, action: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { draw(choices, action, |choices| Ok(value(round)?.choose(choices).ok_or(KING_NONE)?.code())) }
}

/// Plays on at random to the end of the round, one balayi_round_choose() after the other. The same round and
/// generator make the same play everywhere, for ever.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_play_out(round: *mut balayi_round, choices: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { play(round, choices, playout::play_out_balayi) }
}

/// How many sequences of `depth` legal actions there are from here: 1 for depth 0, and 0 when the round cannot last so
/// long (B3 to B5). For checking a port of the rules, and for measuring: every sequence is walked but for its last
/// action, so that the time grows like the count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_perft(round: *const balayi_round, depth: u8, count: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(round, count, |round| Ok(round.perft(depth))) }
}

/// The record of the round in one line, `balayi1 …`: the pack and every action so far.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_text(
    round: *const balayi_round,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say_of(round, buffer, size, length, Ok) }
}

/// Reads a record by playing it again: an illegal history cannot be loaded. A record that stops somewhere is
/// the position there.
///
/// KING_E_TEXT: it cannot be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_parse(
    text: *const c_char,
    length: u32,
    round: *mut balayi_round,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { read(text, length, at, round, |text| Ok(text.parse().map(balayi_round::of))) }
}

/// How many bytes a round of Balayı is saved as.
pub const BALAYI_ROUND_BYTES: u32 = 110;
const _: () = assert!(BALAYI_ROUND_BYTES as usize == Round::BYTES);

/// Saves a round of Balayı: BALAYI_ROUND_BYTES bytes, with a version in them, the same on every platform and in
/// every language. The memory of a value is no such form: it may change with the library.
///
/// KING_E_SHORT: `size`, the room at `bytes`, is less.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_to_bytes(round: *const balayi_round, bytes: *mut u8, size: u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { save(round, bytes, size, |round| round.to_bytes()) }
}

/// Loads what balayi_round_to_bytes() saved, by doing all of it again: what could not have come about is
/// refused.
///
/// KING_E_BYTES: these are no such bytes; `length` must be BALAYI_ROUND_BYTES.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_round_from_bytes(
    bytes: *const u8,
    length: u32,
    round: *mut balayi_round,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { load(bytes, length, at, round, |bytes| Round::from_bytes(bytes).map(balayi_round::of)) }
}
