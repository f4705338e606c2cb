use king_rules::king::{ContractKind, Seat, Sheet};

use crate::abi::abi;
use crate::convert::At;
use crate::failure::king_error;

abi! {
    //! The score sheet of King as players keep it (K10).
    //!
    //! It has the four scores of each round, by declarer and kind of contract.

    /// A score sheet. Made by king_sheet_new() and king_party_sheet().
    value king_sheet(Cells) = 7;

    /// An empty sheet.
    fn king_sheet_new() -> sheet: king_sheet = Sheet::new().into();

    /// Writes the scores of a round, `scores[4]`, in the place of its declarer and kind of contract.
    fn king_sheet_enter(sheet: &mut king_sheet, declarer: Seat, kind: ContractKind, scores: [i32; 4]) = {
        let mut changed = sheet.sheet();
        changed.enter(declarer, kind, scores);
        *sheet = changed.into();
    };

    /// The scores of the round that a seat declared with that kind of contract, `scores[4]`.
    ///
    /// KING_NONE: it is not written.
    fn king_sheet_scores(sheet: &king_sheet, declarer: Seat, kind: ContractKind) -> scores: Option<[i32; 4]> =
        sheet.sheet().scores(declarer, kind);

    /// What each seat has, `totals[4]`: the start and all scores written. Scores that no round can have make a total
    /// stay at the ends of int32_t.
    fn king_sheet_totals(sheet: &king_sheet) -> totals: [i32; 4] = sheet.sheet().totals();

    /// Sağlama, the check of the sheet (K10.2): the first round, by declarer and contract, whose scores do not sum
    /// to the total of its contract.
    ///
    /// KING_NONE: there is no such round; the sheet balances.
    fn king_sheet_imbalance(sheet: &king_sheet) -> error: Option<At<king_error>> =
        sheet.sheet().imbalance().map(king_error::from);
}

/// The sheet as plain integers: by declarer and kind, which places are written, and what.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Cells {
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
