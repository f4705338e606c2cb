use king_rules::king::{Deal, Seat, first_declarer};
use king_rules::{Card, CardSet};

use crate::abi::abi;
use crate::numbers::Seed;

abi! {
    //! The four hands of a round, and the draw for the first declarer.
    //!
    //! A deal is `hands[4]`, four sets of 13 cards that make up the pack (K2.5).

    /// The deal of a seed, `hands[4]`.
    fn king_deal_from_seed(seed: Seed) -> hands: [CardSet; 4] = Deal::from_seed(seed).hands();

    /// Deals `pack[52]` as it is done at the table, into `hands[4]`: one card at a time, clockwise, from the dealer's
    /// left (K2.5).
    ///
    /// KING_E_CARDS: a card occurs twice.
    fn king_deal_from_pack(pack: [Card; 52], dealer: Seat) -> hands: [CardSet; 4] | error =
        Deal::from_pack(&pack, dealer)?.hands();

    /// A deal as PBN, from N: `N:K762.J.AQ.AKQ654 …`.
    ///
    /// KING_E_CARDS: `hands[4]` do not make up the pack.
    fn king_deal_text(hands: [CardSet; 4]) -> text | error = Deal::new(hands)?;

    /// Reads a PBN deal, which may begin with any seat, into `hands[4]`.
    ///
    /// KING_E_TEXT: it cannot be read, or the hands do not make up the pack.
    fn king_deal_parse(text: &str) -> hands: [CardSet; 4] | error = text.parse::<Deal>()?.hands();

    /// Who declares first (K2.1): the seats draw a card each in the order N, E, S, W, the highest rank wins, and
    /// those tied draw again. `cards` are the cards in the order drawn; take those of king_pack_from_seed() for a party
    /// by seed.
    ///
    /// KING_NONE: they run out before it is decided.
    fn king_first_declarer(cards: &[Card]) -> seat: Option<Seat> = first_declarer(cards.iter());
}
