use king_rules::balayi::{Duties, Player, Trick};
use king_rules::{Card, CardSet, Suit};

use crate::abi::abi;
use crate::convert::{At, NOTHING, Scalar, Stands};
use crate::failure::{Answer, king_error};
use crate::status::king_status::KING_E_RANGE;

abi! {
    //! Tricks of Balayı, and which cards may be played to one, for engines that keep their own state (B5).

    /// Up to two cards, the leader's first. Its members are the caller's to read and to write. king_winner()
    /// finds who takes it.
    struct balayi_trick {
        /// Who plays, or played, the first card.
        leader: u8 = "player",
        /// How many cards lie, 0 to 2.
        length: u8 = "count",
        /// The cards in the order played; KING_NOTHING for those not played yet.
        cards: [u8; 2] = "card",
    }

    /// What decides which cards may be played to a trick. Made by balayi_duties_new() and balayi_table_duties().
    value balayi_duties(BalayiFacts) = 9;

    /// The duties of the next card of a trick. Of the trick lies at most one card, for with two the next card is led to a
    /// new one; `trump` is a suit, or KING_NOTHING.
    ///
    /// KING_E_RANGE: two cards lie.
    fn balayi_duties_new(trick: At<balayi_trick>, trump: Option<Suit>) -> duties: balayi_duties =
        checked(Duties { trick, trump })?.into();

    /// The cards that may be played out of those that the player can choose from (B4, B5.1 to B5.3).
    fn balayi_duties_legal_cards(duties: &balayi_duties, playable: CardSet) -> cards: CardSet =
        duties.duties()?.legal_cards(playable);

    /// Why a card may not be played, out of those that the player can choose from.
    ///
    /// KING_NONE: it may.
    fn balayi_duties_why_not(duties: &balayi_duties, playable: CardSet, card: Card) -> error: Option<At<king_error>> =
        duties.duties()?.why_not(playable, card).map(king_error::from);
}

/// The duties as plain integers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BalayiFacts {
    trick: balayi_trick,
    trump: u8,
    rest: [u8; 3],
}

impl From<Duties> for BalayiFacts {
    fn from(duties: Duties) -> Self {
        Self { trick: duties.trick.into(), trump: duties.trump.map_or(NOTHING, Scalar::narrow), rest: [0; 3] }
    }
}

impl BalayiFacts {
    /// The duties again. What a caller has corrupted is refused.
    fn duties(&self) -> Answer<Duties> {
        let trump = match self.trump {
            NOTHING => None,
            trump => Some(Suit::of(trump.into()).ok_or(KING_E_RANGE)?),
        };
        checked(Duties { trick: self.trick.checked()?, trump })
    }
}

/// Duties that there are: of a trick that is not full.
fn checked(duties: Duties) -> Answer<Duties> {
    if duties.trick.turn().is_none() { Err(KING_E_RANGE.into()) } else { Ok(duties) }
}

impl From<Trick> for balayi_trick {
    fn from(trick: Trick) -> Self {
        let mut cards = [NOTHING; 2];
        for (place, (_, card)) in cards.iter_mut().zip(trick.plays()) {
            *place = card.narrow();
        }
        Self { leader: trick.leader().narrow(), length: trick.len() as u8, cards }
    }
}

impl Stands for balayi_trick {
    type For = Trick;

    fn checked(self) -> Answer<Trick> {
        let cards = self.cards.get(..self.length.into()).ok_or(KING_E_RANGE)?;
        let leader = Player::of(self.leader.into()).ok_or(KING_E_RANGE)?;
        cards
            .iter()
            .try_fold(Trick::new(leader), |trick, &card| Ok(trick.with(Card::of(card.into()).ok_or(KING_E_RANGE)?)))
    }
}
