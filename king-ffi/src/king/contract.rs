//! The eight contracts, and what each of them counts.
//!
//! A declared contract is a number from 0 to 22: a penalty 0 to 5, koz 6 + suit, dürt 10 + rank. Its kind, 0 to
//! 7, leaves out the suit or the rank. A set of kinds, such as what a declarer has not declared yet, is a mask,
//! bit = kind; 255 is all eight.

use core::ffi::c_char;

use king_rules::king::{Contract, ContractKind, ContractSet};

use crate::memory::{array, give};
use crate::numbers as to;
use crate::status::king_status::{KING_E_RANGE, KING_NONE};
use crate::strings::{read, say};

/// The kinds of contract (K3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum king_contract_kind {
    /// El almaz, no tricks: each trick taken costs 5.
    ElAlmaz = 0,
    /// Kupa almaz, no hearts: each heart taken costs 3.
    KupaAlmaz = 1,
    /// Erkek almaz, no men: each jack and king taken costs 6.
    ErkekAlmaz = 2,
    /// Kız almaz, no queens: each queen taken costs 10.
    KizAlmaz = 3,
    /// Rıfkı, no king of hearts: it costs 30.
    Rifki = 4,
    /// Son iki, not the last two: the 12th trick costs 10, the 13th 20.
    SonIki = 5,
    /// Koz, trumps: each trick taken wins 5.
    Koz = 6,
    /// Dürt: the places win 45, 20, 10 and -10.
    Durt = 7,
}

/// The declared contracts, as far as they need no suit or rank, and where those that do begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum king_contract {
    /// No tricks.
    ElAlmaz = 0,
    /// No hearts.
    KupaAlmaz = 1,
    /// No men.
    ErkekAlmaz = 2,
    /// No queens.
    KizAlmaz = 3,
    /// No king of hearts.
    Rifki = 4,
    /// Not the last two.
    SonIki = 5,
    /// Add the trump suit: 6 to 9.
    Koz = 6,
    /// Add the start rank: 10 to 22.
    Durt = 10,
}

/// How many contracts can be declared.
pub const KING_CONTRACTS: u8 = 23;
/// The set of all eight kinds of contract.
pub const KING_ALL_CONTRACTS: u8 = 255;

const _: () = assert!(KING_CONTRACTS as usize == Contract::COUNT && KING_ALL_CONTRACTS == ContractSet::ALL.bits());

/// The text of a contract in records: `el_almaz`, `koz:C`, `durt:7`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_contract_text(contract: u8, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || to::contract(contract)) }
}

/// The name of a contract for people: `Trumps ♥`, `7'den dürt`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_contract_name(
    contract: u8,
    lang: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(to::contract(contract)?.name(to::lang(lang)?))) }
}

/// Reads a contract, as king_contract_text() gives it.
///
/// KING_E_TEXT: it cannot be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_contract_parse(text: *const c_char, length: u32, contract: *mut u8, at: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        read(text, length, at, contract, |text| Ok(text.parse().map(|contract: Contract| contract.index() as u8)))
    }
}

/// The kind of a contract, 0 to 7.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_contract_kind_of(contract: u8, kind: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give(kind, || Ok(to::contract(contract)?.kind() as u8)) }
}

/// The trump suit of a contract.
///
/// KING_NONE: it has none, as it is not koz.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_contract_trump(contract: u8, trump: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give(trump, || Ok(to::contract(contract)?.trump().ok_or(KING_NONE)? as u8)) }
}

/// The text of a kind of contract in records: `kiz_almaz`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_contract_kind_text(kind: u8, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(to::kind(kind)?.text())) }
}

/// The name of a kind of contract for people: `No queens`, `Kız almaz`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_contract_kind_name(
    kind: u8,
    lang: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(to::kind(kind)?.name(to::lang(lang)?))) }
}

/// Reads a kind of contract, as king_contract_kind_text() gives it.
///
/// KING_E_TEXT: it cannot be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_contract_kind_parse(
    text: *const c_char,
    length: u32,
    kind: *mut u8,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { read(text, length, at, kind, |text| Ok(text.parse().map(|kind: ContractKind| kind as u8))) }
}

/// What the four scores of a round sum to, whatever was said and played (K3, K9.5): -65, -39, -48, -40, -30,
/// -30, 65 or 65.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_contract_kind_total(kind: u8, total: *mut i16) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give(total, || Ok(to::kind(kind)?.total())) }
}

/// Whether it is one of the six penalties (ceza): 1, or 0 for koz and dürt.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_contract_kind_is_penalty(kind: u8, is: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give(is, || Ok(to::kind(kind)?.is_penalty().into())) }
}

/// The cards that cost points: 13 hearts, 8 men, 4 queens or K♥; none where tricks or places count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_contract_kind_penalty_cards(kind: u8, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give(cards, || Ok(to::kind(kind)?.penalty_cards().bits())) }
}

/// Whether no points are left to be taken once these cards have been played (K7.8): 1 or 0. Always 0 where
/// tricks or places count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_contract_kind_is_decided(kind: u8, played: u64, is: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give(is, || Ok(to::kind(kind)?.is_decided(to::cards(played)?).into())) }
}

/// The points in a trick: those taken (not below 0) in a penalty, those won in koz, 0 in dürt (K3, K9).
/// `number` counts the tricks from 1 to 13; `cards` are the cards of the trick.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_contract_kind_trick_points(kind: u8, number: u8, cards: u64, points: *mut i16) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        give(points, || {
            let number = if (1..=13).contains(&number) { number } else { return Err(KING_E_RANGE) };
            Ok(to::kind(kind)?.trick_points(number, to::cards(cards)?))
        })
    }
}

/// Whether the four seats can have taken these points, `taken[4]`, in one whole round, or won them in koz and
/// dürt: 1 or 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_contract_kind_can_be_taken(kind: u8, taken: *const i16, can: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give(can, || Ok(to::kind(kind)?.can_be_taken(array(taken)?).into())) }
}

/// A set of kinds of contract: `all`, or their texts joined by commas in order, or `-` for none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_contract_set_text(kinds: u8, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || to::contracts(kinds)) }
}

/// Reads a set of kinds of contract in the one form that king_contract_set_text() gives.
///
/// KING_E_TEXT: it cannot be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_contract_set_parse(
    text: *const c_char,
    length: u32,
    kinds: *mut u8,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { read(text, length, at, kinds, |text| Ok(text.parse().map(ContractSet::bits))) }
}
