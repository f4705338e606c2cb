//! Dürt: rows that grow from a start rank, and the places (K8).

use super::{Action, ActionSet, Contract, DurtEnd, Illegal, Phase, Table};
use crate::{CardSet, Rank};

/// What the places 1 to 4 win ([K3.1](crate::rules::konturlu_king#K3.1)).
pub const POINTS: [i16; 4] = super::contract::PLACES;

/// The cards that may be placed next, whoever holds them ([K8.2](crate::rules::konturlu_king#K8.2)): in each suit the
/// start rank, or, once that is placed, the next card above and below the row. `placed` are all cards placed so far; the
/// rows have no gaps.
///
/// ```
/// use king_rules::{CardSet, Rank, king::durt};
/// let placed: CardSet = "87.7..".parse()?;
/// assert_eq!(durt::placeable(placed, Rank::Seven), "96.86.7.7".parse()?);
/// # Ok::<(), king_rules::ParseError>(())
/// ```
#[must_use]
pub fn placeable(placed: CardSet, start: Rank) -> CardSet {
    // K8.2: the start rank opens a suit, then the next card above or below the row. As rows have no gaps, the neighbours
    // of a placed card are in the row or next to it.
    let above = CardSet::from_bits_truncate((placed - Rank::Ace.cards()).bits() << 1);
    let below = CardSet::from_bits_truncate((placed - Rank::Two.cards()).bits() >> 1);
    CardSet::union([start.cards(), above, below]) - placed
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
#[must_use]
pub fn legal_cards(hand: CardSet, placed: CardSet, start: Rank) -> CardSet {
    // K8.5: whoever it is, the declarer too; while no suit is open only the start rank can be placed.
    hand & placeable(placed, start)
}

/// What each seat wins from its place, 1 to 4; 0 for a place that is not decided.
///
/// ```
/// assert_eq!(king_rules::king::durt::points([Some(2), Some(4), Some(1), Some(3)]), [20, -10, 45, 10]);
/// ```
#[must_use]
pub fn points(places: [Option<u8>; 4]) -> [i16; 4] {
    let of = |place: u8| POINTS.get(usize::from(place).wrapping_sub(1)).copied();
    places.map(|place| place.and_then(of).unwrap_or(0))
}

/// What the seat on turn may do with that hand.
pub(super) fn may(table: &Table, hand: CardSet) -> ActionSet {
    let cards = hand & table.placeable();
    if cards.is_empty() { Action::Pass.set() } else { cards.into() }
}

/// Why no hand of `held` cards out of those lets the seat on turn do that.
pub(super) fn why_not(table: &Table, cards: CardSet, held: usize, action: Action) -> Option<Illegal> {
    let placeable = table.placeable();
    match action {
        // K8.3: a player that can place a card must; only one that cannot passes.
        Action::Pass if (cards - placeable).len() < held => Some(Illegal::MustNotPass),
        Action::Play(card) if !placeable.contains(card) => match table.contract() {
            // K8.1: the declarer's first turn allows the start rank alone.
            Some(Contract::Durt(start)) if table.count == 0 && table.passes == 0 => Some(Illegal::NotStartRank(start)),
            _ => Some(Illegal::NotNextInRow),
        },
        _ => None,
    }
}

/// Whether the seat on turn is the last that can hold a card to place, as all others have passed. All cannot pass, one
/// after the other: what may be placed is in somebody's hand.
pub(super) fn all_others_passed(table: &Table) -> bool {
    usize::from(table.passes) + 1 >= table.held.iter().filter(|&&held| held > 0).count()
}

/// What a pass proves the hand of the seat on turn not to have.
pub(super) fn shows(table: &Table) -> CardSet {
    table.placeable()
}

/// Passes the turn on after a card or a pass.
pub(super) fn advance(table: &mut Table) {
    let [_, others @ ..] = table.actor().order();
    // K8.4: who has no card left is passed over, until all are out.
    if let Some(seat) = others.into_iter().find(|&seat| table.held(seat) > 0) {
        table.turn = seat as u8;
    }
    let fourth_decided = || table.held.iter().filter(|&&held| held == 0).count() == 3;
    if table.is_all_played() || table.house_rules().durt_end == DurtEnd::FourthDecided && fourth_decided() {
        table.phase = Phase::Over as u8;
    }
}

/// The place of each seat: the order in which they ran out of cards.
pub(super) fn places(table: &Table) -> [Option<u8>; 4] {
    let mut places = [None; 4];
    let mut held = [13u8; 4];
    let mut out = 0;
    for (seat, _) in table.plays() {
        let left = seat.of_mut(&mut held);
        *left = left.saturating_sub(1);
        if *left == 0 {
            out += 1;
            *seat.of_mut(&mut places) = Some(out);
        }
    }
    if out == 3 {
        places = places.map(|place| place.or(Some(4)));
    }
    places
}
