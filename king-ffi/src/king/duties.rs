//! Which cards may be played to a trick of King, for engines that keep their own state (K7).
//!
//! In dürt there are no tricks and no such duties: see king_durt_legal_cards(). Balayı has
//! balayi_duty_legal_cards().

use core::ffi::c_char;

use king_rules::king::{Contract, Duties, HouseRules, Illegal};

use crate::king_house_rules;
use crate::king_trick;

use crate::memory::{Answer, array, get, give};
use crate::numbers as to;
use crate::status::king_status::{KING_E_RANGE, KING_NONE};
use crate::strings::say_of;
use crate::value::{Value, values};

/// What decides which cards may be played to a trick. Made by king_duties_new() and king_table_duties().
#[derive(Clone, Copy)]
#[repr(C)]
pub struct king_duties {
    opaque: [u64; 3],
}

values! { king_duties(Facts) = Duties; }

/// The duties as plain integers.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct Facts {
    rules: u16,
    contract: u8,
    hearts_open: u8,
    trick: king_trick,
    rest: [u8; 6],
}

impl From<Duties> for king_duties {
    fn from(duties: Duties) -> Self {
        Self::of(Facts {
            rules: duties.rules.to_bits(),
            contract: duties.contract.index() as u8,
            hearts_open: duties.hearts_open.into(),
            trick: duties.trick.into(),
            rest: [0; 6],
        })
    }
}

impl Facts {
    /// The duties again. What a caller has corrupted is refused.
    fn duties(&self) -> Answer<Duties> {
        duties(self.contract, HouseRules::from_bits(self.rules), self.trick, self.hearts_open)
    }

    fn why_not(&self, hand: u64, card: u8) -> Answer<Option<Illegal>> {
        Ok(self.duties()?.why_not(to::cards(hand)?, to::card(card)?))
    }
}

fn duties(contract: u8, rules: HouseRules, trick: king_trick, hearts_open: u8) -> Answer<Duties> {
    let contract = to::contract(contract)?;
    if let Contract::Durt(_) = contract {
        return Err(KING_E_RANGE);
    }
    let trick = trick.checked()?;
    if trick.turn().is_none() {
        return Err(KING_E_RANGE);
    }
    Ok(Duties { contract, rules, trick, hearts_open: to::truth(hearts_open)? })
}

/// The duties of the next card of a trick. `contract` is 0 to 9, for dürt has none; `rules` may be NULL; of the
/// trick lie at most three cards, for with four the next card is led to a new one; `hearts_open` is 1 once a
/// heart has been played in the round, else 0 (K7.6).
///
/// KING_E_RANGE: four cards lie.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_duties_new(
    contract: u8,
    rules: *const king_house_rules,
    trick: *const king_trick,
    hearts_open: u8,
    duties: *mut king_duties,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        give(duties, || {
            let [trick] = array(trick)?;
            Ok(king_duties::from(self::duties(contract, to::rules(rules)?, trick, hearts_open)?))
        })
    }
}

/// The cards of a hand that may be played: none of an empty hand, else at least one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_duties_legal_cards(duties: *const king_duties, hand: u64, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(duties, cards, |duties| Ok(duties.duties()?.legal_cards(to::cards(hand)?).bits())) }
}

/// Why a card may not be played from a hand: a `king_reason`, or 0 when it may.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_duties_why_not(duties: *const king_duties, hand: u64, card: u8, reason: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        get(duties, reason, |duties| Ok(duties.why_not(hand, card)?.map_or(0, |illegal| illegal.reason().code())))
    }
}

/// The clause of the rulebook that king_duties_why_not() speaks of, such as `K7.6`.
///
/// KING_NONE: it is legal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_duties_why_not_clause(
    duties: *const king_duties,
    hand: u64,
    card: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say_of(duties, buffer, size, length, |duties| Ok(duties.why_not(hand, card)?.ok_or(KING_NONE)?.clause())) }
}

/// What to tell the player of what king_duties_why_not() found: a sentence in English or Turkish, without the
/// clause.
///
/// KING_NONE: it is legal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_duties_why_not_message(
    duties: *const king_duties,
    hand: u64,
    card: u8,
    lang: u8,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        say_of(duties, buffer, size, length, |duties| {
            Ok(duties.why_not(hand, card)?.ok_or(KING_NONE)?.message(to::lang(lang)?))
        })
    }
}

/// What playing a card proves its player not to have held: the cards x of `available`, those not played before,
/// such that no hand out of them with x and the card makes it legal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_duties_excluded(
    duties: *const king_duties,
    card: u8,
    available: u64,
    cards: *mut u64,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(duties, cards, |duties| Ok(duties.duties()?.excluded(to::card(card)?, to::cards(available)?).bits())) }
}
