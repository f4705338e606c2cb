use king_rules::king::{Contract, Duties, HouseRules, Trick};
use king_rules::{Card, CardSet};

use super::house_rules::{Bits, king_house_rules, or_default};
use super::trick::king_trick;
use crate::abi::abi;
use crate::convert::{At, Scalar, Stands};
use crate::failure::{Answer, king_error};
use crate::status::king_status::KING_E_RANGE;
use crate::takes::OrNull;

abi! {
    //! Which cards may be played to a trick of King, for engines that keep their own state (K7).
    //!
    //! In dürt there are no tricks and no such duties: see king_durt_placeable().

    /// What decides which cards may be played to a trick. Made by king_duties_new() and king_table_duties().
    value king_duties(Facts) = 2;

    /// The duties of the next card of a trick. `contract` is 0 to 9, for dürt has none; `rules` may be NULL; of the
    /// trick lie at most three cards, for with four the next card is led to a new one; `hearts_open` is 1 once a
    /// heart has been played in the round, else 0 (K7.6).
    ///
    /// KING_E_RANGE: four cards lie.
    fn king_duties_new(
        contract: Contract, rules: OrNull<king_house_rules>, trick: At<king_trick>, hearts_open: bool
    ) -> duties: king_duties = {
        let rules = or_default(rules)?;
        checked(Duties { contract, rules, trick, hearts_open })?.into()
    };

    /// The cards of a hand that may be played: none of an empty hand, else at least one.
    fn king_duties_legal_cards(duties: &king_duties, hand: CardSet) -> cards: CardSet =
        duties.duties()?.legal_cards(hand);

    /// Why a card may not be played from a hand.
    ///
    /// KING_NONE: it may.
    fn king_duties_why_not(duties: &king_duties, hand: CardSet, card: Card) -> error: Option<At<king_error>> =
        duties.duties()?.why_not(hand, card).map(king_error::from);
}

/// The duties as plain integers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Facts {
    rules: Bits,
    contract: u8,
    hearts_open: u8,
    trick: king_trick,
}

impl From<Duties> for Facts {
    fn from(duties: Duties) -> Self {
        Self {
            rules: duties.rules.into(),
            contract: duties.contract.narrow(),
            hearts_open: duties.hearts_open.into(),
            trick: duties.trick.into(),
        }
    }
}

impl Facts {
    /// The duties again. What a caller has corrupted is refused.
    fn duties(&self) -> Answer<Duties> {
        let rules: HouseRules = self.rules.rules()?;
        let trick: Trick = self.trick.checked()?;
        let contract = Contract::of(self.contract.into()).ok_or(KING_E_RANGE)?;
        let hearts_open = bool::of(self.hearts_open.into()).ok_or(KING_E_RANGE)?;
        checked(Duties { contract, rules, trick, hearts_open })
    }
}

/// Duties that there are: of a contract with tricks, and a trick that is not full.
fn checked(duties: Duties) -> Answer<Duties> {
    if matches!(duties.contract, Contract::Durt(_)) || duties.trick.turn().is_none() {
        return Err(KING_E_RANGE.into());
    }
    Ok(duties)
}
