//! What functions answer: statuses.
//!
//! KING_OK is 0; KING_NONE is positive, since nothing went wrong; errors are negative.

use core::ffi::c_char;

use king_rules::king::{HiddenError, PartyError, SetupError, SimulationError};
use king_rules::{BytesError, PackError, ParseError, balayi};

use crate::strings::say;

/// What a function answers. All numbers below zero are errors: then nothing has been written or changed, but for the
/// outputs named `length`, `count`, `at` and `reason`.
///
/// cbindgen:rename-all=None
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum king_status {
    /// Done.
    KING_OK = 0,
    /// There is nothing to give, and nothing was written: no contract before the declaration, no scores before the end,
    /// nobody on turn in a round that is over, no item of that number in a list.
    KING_NONE = 1,
    /// A pointer is NULL, or not aligned for its type.
    KING_E_NULL = -1,
    /// The memory is not a value of this kind: zeroed, or of another kind.
    KING_E_VALUE = -2,
    /// The value was made by a library with another KING_ABI_VERSION.
    KING_E_VERSION = -3,
    /// A number is out of its range, or a mask has a bit that stands for nothing.
    KING_E_RANGE = -4,
    /// The buffer or array is too short. `length` or `count`, where given, tells what is needed.
    KING_E_SHORT = -5,
    /// The rules refuse the action at this point. `reason`, where given, tells why.
    KING_E_ILLEGAL = -6,
    /// The text cannot be read. `at`, where given, is the byte of what is wrong, or the length of the text when something is
    /// missing at its end.
    KING_E_TEXT = -7,
    /// Not the saved bytes of such a value. `at`, where given, is the first byte found not to fit.
    KING_E_BYTES = -8,
    /// Cards that do not make up a pack, or hands of a wrong size (K1.2, K2.5).
    KING_E_CARDS = -9,
    /// The declarer has nothing left to declare (K2.3, B1.3).
    KING_E_NOTHING_TO_DECLARE = -10,
    /// There is no such house rule, or it has no such value (K12).
    KING_E_OPTION = -11,
    /// These cards cannot be the hidden ones: with them the record would not have been legal.
    KING_E_HIDDEN = -12,
    /// The cards turned up are too many, too few, or cannot lie there (Balayı).
    KING_E_REVEALED = -13,
    /// All rounds of the party or match have been counted (K10.3, B1.2).
    KING_E_OVER = -14,
    /// The round is not over yet (K2.2, B5.4).
    KING_E_NOT_OVER = -15,
    /// Another seat declares, or another player deals, the next round (K2.2, B1.2).
    KING_E_WRONG_TURN = -16,
    /// The declarer has other contracts or declarations left (K2.3, B1.3).
    KING_E_WRONG_UNUSED = -17,
    /// The party is played by other house rules (K12).
    KING_E_WRONG_RULES = -18,
    /// The declarer has declared this before (K2.3, B1.3).
    KING_E_USED = -19,
    /// No talk over this contract can come to these doubles (K5, K6).
    KING_E_DOUBLES = -20,
    /// These points or tricks cannot be taken in one round (K3.1, B5.4).
    KING_E_POINTS = -21,
}

use king_status::*;

/// Every status.
const ALL: [king_status; 23] = [
    KING_OK,
    KING_NONE,
    KING_E_NULL,
    KING_E_VALUE,
    KING_E_VERSION,
    KING_E_RANGE,
    KING_E_SHORT,
    KING_E_ILLEGAL,
    KING_E_TEXT,
    KING_E_BYTES,
    KING_E_CARDS,
    KING_E_NOTHING_TO_DECLARE,
    KING_E_OPTION,
    KING_E_HIDDEN,
    KING_E_REVEALED,
    KING_E_OVER,
    KING_E_NOT_OVER,
    KING_E_WRONG_TURN,
    KING_E_WRONG_UNUSED,
    KING_E_WRONG_RULES,
    KING_E_USED,
    KING_E_DOUBLES,
    KING_E_POINTS,
];

impl king_status {
    const fn texts(self) -> (&'static str, &'static str) {
        match self {
            KING_OK => ("KING_OK", "done"),
            KING_NONE => ("KING_NONE", "there is nothing to give"),
            KING_E_NULL => ("KING_E_NULL", "a pointer is NULL or not aligned"),
            KING_E_VALUE => ("KING_E_VALUE", "the memory is not a value of this kind"),
            KING_E_VERSION => ("KING_E_VERSION", "the value was made by another version of the library"),
            KING_E_RANGE => ("KING_E_RANGE", "a number is out of its range"),
            KING_E_SHORT => ("KING_E_SHORT", "the buffer is too short"),
            KING_E_ILLEGAL => ("KING_E_ILLEGAL", "the rules refuse this action at this point"),
            KING_E_TEXT => ("KING_E_TEXT", "the text cannot be read"),
            KING_E_BYTES => ("KING_E_BYTES", "these are not the saved bytes of such a value"),
            KING_E_CARDS => {
                ("KING_E_CARDS", "the cards do not make up a pack, or a hand has a wrong size (K1.2, K2.5)")
            }
            KING_E_NOTHING_TO_DECLARE => {
                ("KING_E_NOTHING_TO_DECLARE", "the declarer has nothing left to declare (K2.3, B1.3)")
            }
            KING_E_OPTION => ("KING_E_OPTION", "there is no such house rule or value (K12)"),
            KING_E_HIDDEN => ("KING_E_HIDDEN", "with these cards the record would not have been legal"),
            KING_E_REVEALED => ("KING_E_REVEALED", "these cards cannot have been turned up"),
            KING_E_OVER => ("KING_E_OVER", "all rounds have been counted (K10.3, B1.2)"),
            KING_E_NOT_OVER => ("KING_E_NOT_OVER", "the round is not over (K2.2, B5.4)"),
            KING_E_WRONG_TURN => ("KING_E_WRONG_TURN", "another seat declares the next round (K2.2, B1.2)"),
            KING_E_WRONG_UNUSED => {
                ("KING_E_WRONG_UNUSED", "the declarer has something else left to declare (K2.3, B1.3)")
            }
            KING_E_WRONG_RULES => ("KING_E_WRONG_RULES", "the party is played by other house rules (K12)"),
            KING_E_USED => ("KING_E_USED", "the declarer has declared this before (K2.3, B1.3)"),
            KING_E_DOUBLES => ("KING_E_DOUBLES", "these doubles cannot be said over this contract (K5, K6)"),
            KING_E_POINTS => ("KING_E_POINTS", "these points or tricks cannot be taken in one round (K3.1, B5.4)"),
        }
    }

    fn from_number(status: i32) -> Result<Self, Self> {
        ALL.into_iter().find(|&known| known as i32 == status).ok_or(KING_E_RANGE)
    }
}

impl From<PackError> for king_status {
    fn from(_: PackError) -> Self {
        KING_E_CARDS
    }
}

impl From<SetupError> for king_status {
    fn from(error: SetupError) -> Self {
        match error {
            SetupError::Cards(_) => KING_E_CARDS,
            _ => KING_E_NOTHING_TO_DECLARE,
        }
    }
}

impl From<balayi::SetupError> for king_status {
    fn from(_: balayi::SetupError) -> Self {
        KING_E_NOTHING_TO_DECLARE
    }
}

impl From<king_rules::king::Illegal> for king_status {
    fn from(_: king_rules::king::Illegal) -> Self {
        KING_E_ILLEGAL
    }
}

impl From<balayi::Illegal> for king_status {
    fn from(_: balayi::Illegal) -> Self {
        KING_E_ILLEGAL
    }
}

impl From<ParseError> for king_status {
    fn from(_: ParseError) -> Self {
        KING_E_TEXT
    }
}

impl From<BytesError> for king_status {
    fn from(_: BytesError) -> Self {
        KING_E_BYTES
    }
}

impl From<HiddenError> for king_status {
    fn from(error: HiddenError) -> Self {
        match error {
            HiddenError::Cards(_) => KING_E_CARDS,
            _ => KING_E_HIDDEN,
        }
    }
}

impl From<balayi::HiddenError> for king_status {
    fn from(_: balayi::HiddenError) -> Self {
        KING_E_HIDDEN
    }
}

impl From<PartyError> for king_status {
    fn from(error: PartyError) -> Self {
        match error {
            PartyError::PartyOver => KING_E_OVER,
            PartyError::WrongDeclarer(_) => KING_E_WRONG_TURN,
            PartyError::WrongUnused(_) => KING_E_WRONG_UNUSED,
            PartyError::WrongRules(_) => KING_E_WRONG_RULES,
            PartyError::ContractUsed(_) => KING_E_USED,
            PartyError::ImpossibleDoubles => KING_E_DOUBLES,
            PartyError::ImpossiblePoints => KING_E_POINTS,
            _ => KING_E_NOT_OVER,
        }
    }
}

impl From<balayi::MatchError> for king_status {
    fn from(error: balayi::MatchError) -> Self {
        match error {
            balayi::MatchError::MatchOver => KING_E_OVER,
            balayi::MatchError::WrongDealer(_) => KING_E_WRONG_TURN,
            balayi::MatchError::WrongUnused(_) => KING_E_WRONG_UNUSED,
            balayi::MatchError::DenominationUsed(_) => KING_E_USED,
            balayi::MatchError::Tricks(..) => KING_E_POINTS,
            _ => KING_E_NOT_OVER,
        }
    }
}

impl From<SimulationError> for king_status {
    fn from(error: SimulationError) -> Self {
        match error {
            SimulationError::Setup(error) => error.into(),
            SimulationError::ImpossibleDoubles { .. } => KING_E_DOUBLES,
            _ => KING_E_ILLEGAL,
        }
    }
}

impl From<balayi::SimulationError> for king_status {
    fn from(error: balayi::SimulationError) -> Self {
        match error {
            balayi::SimulationError::Setup(error) => error.into(),
            _ => KING_E_ILLEGAL,
        }
    }
}

/// The name of a status, such as `KING_E_RANGE`, for a log.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_status_name(status: i32, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(king_status::from_number(status)?.texts().0)) }
}

/// What a status means, in an English sentence with its clauses, for a log. What to tell a player of a refused action is
/// said by the functions `…_why_not_message`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_status_message(status: i32, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(king_status::from_number(status)?.texts().1)) }
}
