//! Dürt: rows that grow from a start rank, and the places (K8).

use crate::{Card, CardSet, Rank, Suit};

/// What the places 1 to 4 win ([K3.1](crate::rules::konturlu_king#K3.1)).
pub const POINTS: [i16; 4] = [45, 20, 10, -10];

/// The cards that may be placed next, whoever holds them ([K8.2](crate::rules::konturlu_king#K8.2)): in each suit the
/// start rank, or, once that lies, the next card above and below the row. `placed` are all cards placed so far.
///
/// ```
/// use king_rules::{CardSet, Rank, king::durt};
/// let placed: CardSet = "87.7..".parse()?;
/// assert_eq!(durt::open_cards(placed, Rank::Seven), "96.86.7.7".parse()?);
/// # Ok::<(), king_rules::ParseError>(())
/// ```
pub fn open_cards(placed: CardSet, start: Rank) -> CardSet {
    Suit::ALL.into_iter().fold(CardSet::EMPTY, |open, suit| open | next_in_suit(placed, Card::new(suit, start)))
}

fn next_in_suit(placed: CardSet, start: Card) -> CardSet {
    if !placed.contains(start) {
        return start.set();
    }
    let above = start.higher() - placed;
    let below = start.suit().cards() - start.higher() - placed;
    [above.lowest(), below.highest()].into_iter().flatten().collect()
}

/// The cards of the hand that may be placed; when there is none the player passes
/// ([K8.3](crate::rules::konturlu_king#K8.3)).
///
/// ```
/// use king_rules::{Rank, king::durt};
/// let legal = durt::legal_cards("J6.7.T.2".parse()?, "87.7..".parse()?, Rank::Seven);
/// assert_eq!(legal, "6...".parse()?);
/// # Ok::<(), king_rules::ParseError>(())
/// ```
pub fn legal_cards(hand: CardSet, placed: CardSet, start: Rank) -> CardSet {
    hand & open_cards(placed, start)
}

/// What each seat wins from its place, 1 to 4; 0 for a place that is not decided.
///
/// ```
/// assert_eq!(king_rules::king::durt::points([Some(2), Some(4), Some(1), Some(3)]), [20, -10, 45, 10]);
/// ```
pub fn points(places: [Option<u8>; 4]) -> [i16; 4] {
    places.map(|place| match place {
        Some(1) => 45,
        Some(2) => 20,
        Some(3) => 10,
        Some(4) => -10,
        _ => 0,
    })
}
