//! The actions of King, phases, and the reasons for refusing an action.
//!
//! An action is a code from 0 to 108: a card is its own code, then come those of `KING_ACTION_…`. A set of
//! actions is two 64-bit words, `mask[2]`: code c is bit c % 64 of word c / 64, so that the cards stand in the
//! low bits of `mask[0]`.

use core::ffi::c_char;

use king_rules::king::{Action, Phase};

use crate::memory::Answer;
use crate::numbers as to;
use crate::status::king_status::KING_E_RANGE;
use crate::strings::{read, say};

/// How many codes of actions there are.
pub const KING_ACTIONS: u8 = 109;
/// Pass in dürt (K8.3).
pub const KING_ACTION_PASS: u8 = 52;
/// Declare a contract: add its number, 0 to 22 (K3.1).
pub const KING_ACTION_DECLARE: u8 = 53;
/// Keep a Rıfkı round (K4.3).
pub const KING_ACTION_KEEP: u8 = 76;
/// Annul a Rıfkı round (K4.1).
pub const KING_ACTION_ANNUL: u8 = 77;
/// Iyi: double or redouble nobody (K5.2).
pub const KING_ACTION_IYI: u8 = 78;
/// Double seats in the first round of the talk: add their mask, 1 to 15 (K5.2).
pub const KING_ACTION_KONTUR: u8 = 78;
/// Redouble seats in the second round of the talk: add their mask, 1 to 15 (K6.1).
pub const KING_ACTION_SUR: u8 = 93;
/// A list of so many items has room for all actions of a round.
pub const KING_MAX_ACTIONS: u32 = 220;

const _: () = assert!(KING_ACTIONS == Action::COUNT);

/// What a round of King waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum king_phase {
    /// The declarer names a contract (K3).
    Declare = 0,
    /// Rıfkı only: the seats keep or annul (K4).
    Annul = 1,
    /// The talk, first round: doubles (K5).
    Kontur = 2,
    /// The talk, second round: redoubles (K6).
    Sur = 3,
    /// Cards are played (K7, K8).
    Play = 4,
    /// Nothing can be done any more: played to the end, or annulled.
    Over = 5,
}

/// Why an action is refused, in both games. 0 is no reason: the action is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum king_reason {
    /// Asked through a view whose seat or player is not to act (K1.1, B5.4).
    NotOnTurn = 1,
    /// Nothing can be done any more (K7.8, K8.4, K4.2, B5.4).
    RoundOver = 2,
    /// The phase, or for a pass the contract, does not know this kind of action (K3.1, B2.3).
    WrongPhase = 3,
    /// The card is not in the hand (K2.5); in Balayı it is seen, but that player cannot play it (B4.1).
    NotHeld = 4,
    /// It has been declared before (K2.3, B1.3).
    ContractUsed = 5,
    /// Only a lone K♥ or a lone A♥ may annul (K4.1).
    MayNotAnnul = 6,
    /// A seat that may not be doubled (K5.2, K5.3).
    MayNotDouble = 7,
    /// A seat that has not doubled the speaker, or is doubled back already (K6.1).
    MayNotRedouble = 8,
    /// The suit led must be followed (K7.2, B5.1).
    MustFollow = 9,
    /// Hearts may not be led yet (K7.6).
    HeartsClosed = 10,
    /// The highest heart must be led (K7.7).
    HighestHeart = 11,
    /// Void in the suit led, a heart must be played in Rıfkı (K7.5).
    RifkiHeart = 12,
    /// House rule: void in the suit led, a penalty card must be shed (K12).
    MustShed = 13,
    /// Void in the suit led, a trump must be played (K12, B5.2).
    MustTrump = 14,
    /// A higher trump must be played (K12, B5.3).
    MustOvertrump = 15,
    /// In dürt, neither the start rank nor the next card of an open suit (K8.1, K8.2).
    NotNextInRow = 16,
    /// In dürt, a player with a playable card may not pass (K8.3).
    MustNotPass = 17,
    /// Balayı: a card that the player does not see (B7.1).
    NotVisible = 18,
}

/// The text of an action of King in records: `SA`, `koz:C`, `kontur:ES`, `iyi`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_action_text(action: u8, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || to::action(action)) }
}

/// Reads an action of King of any phase. For `masa` and `soyleyen_haric` see king_table_parse_action().
///
/// KING_E_TEXT: it cannot be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_action_parse(text: *const c_char, length: u32, action: *mut u8, at: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { read(text, length, at, action, |text| Ok(text.parse().map(Action::code))) }
}

/// The text of a phase of King: `declare`, `annul`, `kontur`, `sur`, `play` or `over`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_phase_text(phase: u8, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(phase_of(phase)?.text())) }
}

/// The name of a phase of King for people.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_phase_name(phase: u8, lang: u8, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(phase_of(phase)?.name(to::lang(lang)?))) }
}

/// The stable name of a reason, 1 to 18, the same in every language: `must_follow`. It is not for people: see
/// the functions `…_why_not_message`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_reason_name(reason: u8, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(to::reason(reason)?.name())) }
}

fn phase_of(phase: u8) -> Answer<Phase> {
    Phase::from_index(phase.into()).ok_or(KING_E_RANGE)
}
