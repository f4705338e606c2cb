//! What is wrong with a text that could not be read.

use core::ffi::c_char;
use core::ptr::null_mut;

use king_rules::king::{HouseRules, Party, PartyReader, Round, Table, View};
use king_rules::{ParseError, ParseErrorKind, balayi};

use crate::memory::{Answer, give, place};
use crate::numbers as to;
use crate::status::king_status::{KING_E_RANGE, KING_NONE};
use crate::strings::{say, text};
use crate::version::king_kind;

/// What is wrong with a text that could not be read as a value of that kind (a `king_kind`), in an English sentence that begins with the
/// byte: `byte 12: expected a hand: …`. The kinds KING_KIND_PARTY_READER and KING_KIND_BALAYI_MATCH_READER stand
/// for whole files. `viewer` is read for views alone.
///
/// KING_NONE: nothing is wrong. KING_E_RANGE: nothing of that kind is read from text. KING_E_TEXT: it is not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_parse_message(
    kind: u8,
    viewer: u8,
    text: *const c_char,
    text_length: u32,
    buffer: *mut c_char,
    size: u32,
    length: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        say(buffer, size, length, || error(kind, viewer, self::text(text, text_length, null_mut())?)?.ok_or(KING_NONE))
    }
}

/// Where the byte `at` of a text stands: its line and its column in characters, both from 1. A byte behind the end is
/// taken for the end.
///
/// KING_E_TEXT: it is not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_line_column(
    text: *const c_char,
    length: u32,
    at: u32,
    line: *mut u32,
    column: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised; both are checked before either is written.
    unsafe {
        give(line, || {
            place(column)?;
            let text = self::text(text, length, null_mut())?;
            let error = ParseError { at: at as usize, kind: ParseErrorKind::TrailingText };
            let (found_line, found_column) = error.line_column(text);
            column.write(found_column as u32);
            Ok(found_line as u32)
        })
    }
}

fn error(kind: u8, viewer: u8, text: &str) -> Answer<Option<ParseError>> {
    const HOUSE_RULES: u8 = king_kind::HouseRules as u8;
    const ROUND: u8 = king_kind::Round as u8;
    const TABLE: u8 = king_kind::Table as u8;
    const VIEW: u8 = king_kind::View as u8;
    const PARTY: u8 = king_kind::Party as u8;
    const PARTY_FILE: u8 = king_kind::PartyReader as u8;
    const BALAYI_ROUND: u8 = king_kind::BalayiRound as u8;
    const BALAYI_TABLE: u8 = king_kind::BalayiTable as u8;
    const BALAYI_VIEW: u8 = king_kind::BalayiView as u8;
    const MATCH: u8 = king_kind::BalayiMatch as u8;
    const MATCH_FILE: u8 = king_kind::BalayiMatchReader as u8;
    Ok(match kind {
        HOUSE_RULES => text.parse::<HouseRules>().err(),
        ROUND => text.parse::<Round>().err(),
        TABLE => text.parse::<Table>().err(),
        VIEW => View::parse(to::seat(viewer)?, text).err(),
        PARTY => text.parse::<Party>().err(),
        PARTY_FILE => PartyReader::new(text).map_or_else(Some, |mut rounds| rounds.find_map(Result::err)),
        BALAYI_ROUND => text.parse::<balayi::Round>().err(),
        BALAYI_TABLE => text.parse::<balayi::Table>().err(),
        BALAYI_VIEW => balayi::View::parse(to::player(viewer)?, text).err(),
        MATCH => text.parse::<balayi::Match>().err(),
        MATCH_FILE => balayi::MatchReader::new(text).map_or_else(Some, |mut rounds| rounds.find_map(Result::err)),
        _ => return Err(KING_E_RANGE),
    })
}
