//! The score sheet of King as players keep it: for each declarer and kind of contract, the four scores of that
//! round (K10).

use king_rules::king::{ContractKind, Seat, Sheet};

use crate::memory::{array, change, get, get_array, give};
use crate::numbers as to;
use crate::status::king_status::KING_NONE;
use crate::value::{Value, values};

/// A score sheet. Made by king_sheet_new() and king_party_sheet().
#[derive(Clone, Copy)]
#[repr(C)]
pub struct king_sheet {
    opaque: [u64; 69],
}

values! { king_sheet(Cells) = Sheet; }

/// The sheet as plain integers: by declarer and kind, which places are written, and what.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct Cells {
    written: [[u8; 8]; 4],
    scores: [[[i32; 4]; 8]; 4],
}

impl From<Sheet> for Cells {
    fn from(sheet: Sheet) -> Self {
        let scores = Seat::ALL.map(|declarer| ContractKind::ALL.map(|kind| sheet.scores(declarer, kind)));
        Self {
            written: scores.map(|row| row.map(|cell| cell.is_some().into())),
            scores: scores.map(|row| row.map(Option::unwrap_or_default)),
        }
    }
}

impl From<Sheet> for king_sheet {
    fn from(sheet: Sheet) -> Self {
        Self::of(sheet.into())
    }
}

impl Cells {
    fn sheet(&self) -> Sheet {
        let mut sheet = Sheet::new();
        let rows = Seat::ALL.into_iter().zip(self.written.iter().zip(&self.scores));
        for (declarer, (written, scores)) in rows {
            for (kind, (&written, &scores)) in ContractKind::ALL.into_iter().zip(written.iter().zip(scores)) {
                if written != 0 {
                    sheet.enter(declarer, kind, scores);
                }
            }
        }
        sheet
    }
}

/// A round on a sheet that does not balance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct king_imbalance {
    /// What its four scores sum to.
    pub found: i64,
    /// What they should sum to.
    pub expected: i64,
    /// Who declared the round.
    pub declarer: u8,
    /// The kind of contract.
    pub contract_kind: u8,
    /// Zero.
    pub rest: [u8; 6],
}

/// An empty sheet.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_sheet_new(sheet: *mut king_sheet) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give(sheet, || Ok(Sheet::new().into())) }
}

/// Writes the scores of a round, `scores[4]`, in the place of its declarer and kind of contract.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_sheet_enter(sheet: *mut king_sheet, declarer: u8, kind: u8, scores: *const i32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        change(sheet, |cells| {
            let mut sheet = cells.sheet();
            sheet.enter(to::seat(declarer)?, to::kind(kind)?, array(scores)?);
            *cells = Cells::from(sheet);
            Ok(())
        })
    }
}

/// The scores of the round that a seat declared with that kind of contract, `scores[4]`.
///
/// KING_NONE: it is not written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_sheet_scores(sheet: *const king_sheet, declarer: u8, kind: u8, scores: *mut i32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        get_array(sheet, scores, |sheet| sheet.sheet().scores(to::seat(declarer)?, to::kind(kind)?).ok_or(KING_NONE))
    }
}

/// What each seat has, `totals[4]`: the start and all scores written. Scores that no round can have make a total
/// stay at the ends of int32_t.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_sheet_totals(sheet: *const king_sheet, totals: *mut i32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get_array(sheet, totals, |sheet| Ok(sheet.sheet().totals())) }
}

/// What the four scores of a seat's contract sum to.
///
/// KING_NONE: it is not written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_sheet_sum(sheet: *const king_sheet, declarer: u8, kind: u8, sum: *mut i64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(sheet, sum, |sheet| sheet.sheet().sum(to::seat(declarer)?, to::kind(kind)?).ok_or(KING_NONE)) }
}

/// What the scores of a kind of contract sum to over all four declarers, as far as they are written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_sheet_sum_over_declarers(sheet: *const king_sheet, kind: u8, sum: *mut i64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(sheet, sum, |sheet| Ok(sheet.sheet().sum_over_declarers(to::kind(kind)?))) }
}

/// Sağlama, the check of the sheet (K10.2): the first round, by declarer and contract, whose scores do not sum
/// to the total of its contract.
///
/// KING_NONE: there is no such round; the sheet balances.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_sheet_check(sheet: *const king_sheet, imbalance: *mut king_imbalance) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        get(sheet, imbalance, |sheet| {
            let wrong = sheet.sheet().check().err().ok_or(KING_NONE)?;
            Ok(king_imbalance {
                found: wrong.found,
                expected: wrong.expected,
                declarer: wrong.declarer as u8,
                contract_kind: wrong.contract as u8,
                rest: [0; 6],
            })
        })
    }
}
