//! Reading the file of a match round by round.
//!
//! A match file is a line `balayi-match1 FIRST_DEALER` and then the record of a round a line; blank lines and
//! those that begin with `#` are passed over. Each round must be the next one of the match; the last may be
//! unfinished. The text is the caller's: all of it is given to each call.

use core::ffi::c_char;

use king_rules::balayi::{Match, MatchReader};

use crate::balayi_match;
use crate::balayi_round;

use crate::memory::{get, value};
use crate::status::king_status::{KING_NONE, KING_OK};
use crate::strings::read;
use crate::value::{Value, values};

/// Where the reading of a match file stands. Made by balayi_match_reader_new().
#[derive(Clone, Copy)]
#[repr(C)]
pub struct balayi_match_reader {
    opaque: [u64; 5],
}

values! { balayi_match_reader(Position) = BalayiMatchReader; }

/// A reader without its text, as plain integers.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct Position {
    at: u64,
    so_far: Match,
    unfinished: u8,
    rest: u8,
}

impl Position {
    fn of(reader: &MatchReader<'_>) -> Self {
        let (at, unfinished) = reader.position();
        Self { at: at as u64, so_far: reader.so_far(), unfinished: unfinished.into(), rest: 0 }
    }

    fn resume<'a>(&self, file: &'a str) -> MatchReader<'a> {
        let at = usize::try_from(self.at).unwrap_or(usize::MAX);
        MatchReader::resume(file, (at, self.unfinished != 0), self.so_far)
    }
}

/// Reads the first line of a match file.
///
/// KING_E_TEXT: it is not the head of one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_match_reader_new(
    text: *const c_char,
    length: u32,
    reader: *mut balayi_match_reader,
    at: *mut u32,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        read(text, length, at, reader, |text| {
            Ok(MatchReader::new(text).map(|reader| balayi_match_reader::of(Position::of(&reader))))
        })
    }
}

/// Reads the next round of the file, whose whole text is given again.
///
/// KING_NONE: there is no more. KING_E_TEXT: it cannot be read, or is not the next round; `at` counts from the start
/// of the text. Reading cannot go on then.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_match_reader_next(
    reader: *mut balayi_match_reader,
    text: *const c_char,
    length: u32,
    round: *mut balayi_round,
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
            Ok(round.map(balayi_round::of))
        });
        if let (true, Some(after)) = (status == KING_OK as i32, after) {
            reader.write(balayi_match_reader::of(after));
        }
        status
    }
}

/// The match with the rounds that were read and are over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_match_reader_so_far(
    reader: *const balayi_match_reader,
    game: *mut balayi_match,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(reader, game, |reader| Ok(balayi_match::of(reader.so_far))) }
}
