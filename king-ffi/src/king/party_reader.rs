//! Reading a party file round by round.
//!
//! A party file is a line `king-party1 FIRST_DECLARER RULES` and then the record of a round a line, annulled
//! ones included; blank lines and those that begin with `#` are passed over. Each round must be the next of the
//! party; the last may be unfinished. The text is the caller's: all of it is given to each call.

use core::ffi::c_char;

use king_rules::king::{Party, PartyReader};

use crate::king_party;
use crate::king_round;

use crate::memory::{get, value};
use crate::status::king_status::{KING_NONE, KING_OK};
use crate::strings::read;
use crate::value::{Value, values};

/// Where the reading of a party file stands. Made by king_party_reader_new().
#[derive(Clone, Copy)]
#[repr(C)]
pub struct king_party_reader {
    opaque: [u64; 32],
}

values! { king_party_reader(Position) = PartyReader; }

/// A reader without its text, as plain integers.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct Position {
    at: u64,
    so_far: Party,
    unfinished: u8,
    rest: [u8; 11],
}

impl Position {
    fn of(reader: &PartyReader<'_>) -> Self {
        let (at, unfinished) = reader.position();
        Self { at: at as u64, so_far: reader.so_far(), unfinished: unfinished.into(), rest: [0; 11] }
    }

    fn resume<'a>(&self, file: &'a str) -> PartyReader<'a> {
        let at = usize::try_from(self.at).unwrap_or(usize::MAX);
        PartyReader::resume(file, (at, self.unfinished != 0), self.so_far)
    }
}

/// Reads the first line of a party file.
///
/// KING_E_TEXT: it is not the head of one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_party_reader_new(
    text: *const c_char,
    length: u32,
    reader: *mut king_party_reader,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        read(text, length, at, reader, |text| {
            Ok(PartyReader::new(text).map(|reader| king_party_reader::of(Position::of(&reader))))
        })
    }
}

/// Reads the next round of the file, whose whole text is given again.
///
/// KING_NONE: there is no more. KING_E_TEXT: it cannot be read, or is not the next round; `at` counts from the start
/// of the text. Reading cannot go on then.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_party_reader_next(
    reader: *mut king_party_reader,
    text: *const c_char,
    length: u32,
    round: *mut king_round,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised. The reader has been checked before it is written.
    unsafe {
        let mut after = None;
        let status = read(text, length, at, round, |text| {
            let before = value(reader)?;
            let mut resumed = before.resume(text);
            let round = resumed.next().ok_or(KING_NONE)?;
            after = Some(Position::of(&resumed));
            Ok(round.map(king_round::of))
        });
        if let (true, Some(after)) = (status == KING_OK as i32, after) {
            reader.write(king_party_reader::of(after));
        }
        status
    }
}

/// The party with the rounds that were read and are over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_party_reader_so_far(reader: *const king_party_reader, party: *mut king_party) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(reader, party, |reader| Ok(king_party::of(reader.so_far))) }
}
