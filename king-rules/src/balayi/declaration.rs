//! The declaration ([B2.3](crate::rules::balayi_king#B2.3)), after which the deal goes on, and who begins
//! ([B3](crate::rules::balayi_king#B3)). Which card of the pack goes where is in `place.rs`.

use super::place::LATER_OPEN;
use super::{ActionSet, Denomination, Illegal, Player, Table};
use crate::{Card, CardSet, Suit};

/// What the declarer may declare.
#[inline(always)]
pub(super) fn may(table: &Table) -> ActionSet {
    // B2.3: trump or no trump, whatever is unused, before any other card is dealt.
    ActionSet::declaring(table.unused())
}

/// Why the declarer may not declare that.
pub(super) fn why_not(table: &Table, denomination: Denomination) -> Option<Illegal> {
    if table.unused().contains(denomination) { None } else { Some(Illegal::DenominationUsed(denomination)) }
}

/// Declares, and deals the open cards that are left; `pack` has them.
pub(super) fn advance(table: &mut Table, denomination: Denomination, pack: &[u8; Card::COUNT]) {
    table.denomination = denomination as u8 + 1;
    table.lay(LATER_OPEN, pack);
    table.turn = starter(Player::ALL.map(|player| table.open_cards(player)), table.declarer()) as u8;
}

/// Who leads to the first trick: the player with the lowest diamond among the twenty open cards of both players;
/// the declarer when there is none ([B3.1](crate::rules::balayi_king#B3.1)).
///
/// ```
/// use king_rules::balayi::{Player, starter};
/// let open = ["A.K.43.Q".parse()?, "K.A.52.J".parse()?];
/// assert_eq!(starter(open, Player::Zero), Player::One);
/// assert_eq!(starter(["A.K..Q".parse()?, "K.A..J".parse()?], Player::Zero), Player::Zero);
/// # Ok::<(), king_rules::ParseError>(())
/// ```
#[must_use]
pub fn starter(open: [CardSet; 2], declarer: Player) -> Player {
    // B3.1: the lowest open diamond; without any, the declarer.
    let [zero, one] = open.map(|cards| cards & Suit::Diamonds.cards());
    match (zero | one).lowest() {
        Some(lowest) if zero.contains(lowest) => Player::Zero,
        Some(_) => Player::One,
        None => declarer,
    }
}
