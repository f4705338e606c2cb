use king_rules::king::{Contract, Doubles, RoundResult, Seat};

use super::house_rules::{king_house_rules, or_default};
use crate::abi::abi;
use crate::convert::{At, Scalar, Stands};
use crate::failure::Answer;
use crate::status::king_status::KING_E_RANGE;
use crate::takes::OrNull;

abi! {
    //! The result of a round of King (K9).

    /// The result of a round. Its members are the caller's to read and to write: those who play with real cards fill it in.
    struct king_round_result {
        /// The points taken (not below 0) in a penalty, or won in koz and dürt, N, E, S, W.
        taken: [i16; 4] = "points",
        /// Who doubled whom.
        doubles: u16 = "doubles",
        /// Who declared.
        declarer: u8 = "seat",
        /// What was declared, 0 to 22.
        contract: u8 = "contract",
    }

    /// The scores that follow from a result, `scores[4]` (K9). `rules` may be NULL.
    fn king_round_result_scores(result: At<king_round_result>, rules: OrNull<king_house_rules>)
        -> scores: [i32; 4] = result.scores(or_default(rules)?);

    /// Who buys the penalty points of `seller` in that result (K9.3, K9.4). `rules` may be NULL.
    ///
    /// KING_NONE: nobody does.
    fn king_round_result_buyer(result: At<king_round_result>, rules: OrNull<king_house_rules>, seller: Seat)
        -> buyer: Option<Seat> =
            result.doubles.buyer(result.contract.kind(), result.taken, or_default(rules)?.sale_tie, seller);
}

impl From<RoundResult> for king_round_result {
    fn from(result: RoundResult) -> Self {
        Self {
            taken: result.taken,
            doubles: result.doubles.narrow(),
            declarer: result.declarer.narrow(),
            contract: result.contract.narrow(),
        }
    }
}

impl Stands for king_round_result {
    type For = RoundResult;

    fn checked(self) -> Answer<RoundResult> {
        Ok(RoundResult {
            declarer: <Seat as Scalar>::of(self.declarer.into()).ok_or(KING_E_RANGE)?,
            contract: Contract::of(self.contract.into()).ok_or(KING_E_RANGE)?,
            doubles: Doubles::of(self.doubles.into()).ok_or(KING_E_RANGE)?,
            taken: self.taken,
        })
    }
}
