use king_rules::balayi::{Pack, Place, Player, starter};
use king_rules::{Card, CardSet};

use crate::abi::abi;
use crate::numbers::Within;
use crate::status::king_status::KING_E_RANGE;

abi! {
    //! The pack of Balayı, `pack[52]`, in the order in which it is dealt, and where each card goes (B2).
    //!
    //! king_pack_from_seed() makes the pack of a seed.

    /// Where a card of the pack goes.
    enum balayi_place {
        /// Face down, at the bottom of a pile, 0 to 9 (B2.1).
        Closed = CLOSED,
        /// Face up, on a pile, 0 to 9 (B2.2, B2.4).
        Open = OPEN,
        /// Among the hand cards, 0 to 5 (B2.5).
        Hand = HAND,
    }

    /// The 52 cards of a pack, `pack[52]`, separated by spaces.
    ///
    /// KING_E_CARDS: a card occurs twice.
    fn balayi_pack_text(pack: [Card; 52]) -> text | error = Pack::new(pack)?;

    /// Reads 52 different cards separated by spaces into `pack[52]`.
    ///
    /// KING_E_TEXT: they are not that.
    fn balayi_pack_parse(text: &str) -> pack: [Card; 52] | error = *text.parse::<Pack>()?.cards();

    /// Where the card goes that stands at `slot` of the pack, 0 to 51, when `dealer` deals: a `balayi_place`, the player
    /// whose it is, and the number of its pile or hand card.
    fn balayi_place_of(slot: Within<0, 51>, dealer: Player) -> place: u8, owner: Player, number: u8 =
        match Place::of(slot.into(), dealer).ok_or(KING_E_RANGE)? {
            Place::Closed(player, i) => (CLOSED, player, i),
            Place::Open(player, i) => (OPEN, player, i),
            Place::Hand(player, i) => (HAND, player, i),
        };

    /// Who leads to the first trick: the player with the lowest diamond among the open cards, `open[2]`; the
    /// declarer when there is none (B3.1).
    fn balayi_starter(open: [CardSet; 2], declarer: Player) -> player: Player = starter(open, declarer);
}

const CLOSED: u8 = 0;
const OPEN: u8 = 1;
const HAND: u8 = 2;
