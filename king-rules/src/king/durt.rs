//! Dürt: rows that grow from a start rank, and the places (K8).

use crate::{CardSet, Rank};

/// What the places 1 to 4 win ([K3.1](crate::rules::konturlu_king#K3.1)).
pub const POINTS: [i16; 4] = [45, 20, 10, -10];

/// The cards that may be placed next, whoever holds them ([K8.2](crate::rules::konturlu_king#K8.2)): in each suit the
/// start rank, or, once that lies, the next card above and below the row. `placed` are all cards placed so far; the rows
/// have no gaps.
///
/// ```
/// use king_rules::{CardSet, Rank, king::durt};
/// let placed: CardSet = "87.7..".parse()?;
/// assert_eq!(durt::open_cards(placed, Rank::Seven), "96.86.7.7".parse()?);
/// # Ok::<(), king_rules::ParseError>(())
/// ```
pub fn open_cards(placed: CardSet, start: Rank) -> CardSet {
    // As rows have no gaps, what lies beside a card of a row is in the row or next to it.
    let above = (placed - Rank::Ace.cards()).bits() << 1;
    let below = (placed - Rank::Two.cards()).bits() >> 1;
    (start.cards() | CardSet::from_bits_truncate(above | below)) - placed
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
