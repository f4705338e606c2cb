use king_rules::king::{Seat, Trick, durt};
use king_rules::{Card, CardSet, Rank};

use crate::abi::abi;
use crate::convert::{NOTHING, Scalar, Stands};
use crate::failure::Answer;
use crate::status::king_status::KING_E_RANGE;

abi! {
    //! Tricks, and the rows of dürt.

    /// Up to four cards played clockwise from a leader. Its members are the caller's to read and to write. king_winner()
    /// finds who takes it.
    struct king_trick {
        /// Who plays, or played, the first card.
        leader: u8 = "seat",
        /// How many cards lie, 0 to 4. Next plays seat (leader + length) % 4.
        length: u8 = "count",
        /// The cards in the order played; KING_NOTHING for those not played yet.
        cards: [u8; 4] = "card",
    }

    /// The cards that may be placed next in dürt, whoever holds them (K8.2): in each suit the start rank, or, once
    /// that lies, the next card above and below the row. `placed` are all cards placed so far; the rows have no gaps.
    /// A player who holds none of them passes (K8.3).
    fn king_durt_placeable(placed: CardSet, start: Rank) -> cards: CardSet = durt::placeable(placed, start);

    /// What each seat wins in dürt, `points[4]`, from `places[4]`: 1 to 4, or 0 for a place that is not decided.
    fn king_durt_points(places: [u8; 4]) -> points: [i16; 4] = {
        if places.iter().any(|&place| place > 4) {
            return Err(KING_E_RANGE.into());
        }
        durt::points(places.map(|place| (place > 0).then_some(place)))
    };
}

impl From<Trick> for king_trick {
    fn from(trick: Trick) -> Self {
        let mut cards = [NOTHING; 4];
        for (place, (_, card)) in cards.iter_mut().zip(trick.plays()) {
            *place = card.narrow();
        }
        Self { leader: trick.leader().narrow(), length: trick.len() as u8, cards }
    }
}

impl Stands for king_trick {
    type For = Trick;

    fn checked(self) -> Answer<Trick> {
        let cards = self.cards.get(..self.length.into()).ok_or(KING_E_RANGE)?;
        let leader = <Seat as Scalar>::of(self.leader.into()).ok_or(KING_E_RANGE)?;
        cards
            .iter()
            .try_fold(Trick::new(leader), |trick, &card| Ok(trick.with(Card::of(card.into()).ok_or(KING_E_RANGE)?)))
    }
}
