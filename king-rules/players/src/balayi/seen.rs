//! What the policy is told of a position.

use king_rules::balayi::{Player, Table};
use king_rules::{CardSet, Suit};

use crate::lanes::Lanes;

/// What the player on turn knows, in lanes: all that greedy play depends on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen {
    /// What it could lead: its open table cards, and its hand once that is unlocked.
    pub(super) own: Lanes,
    /// The open table cards of the other player.
    pub(super) open: Lanes,
    /// What it has not seen.
    pub(super) unseen: Lanes,
    /// What of that the other may have in its hand and play; none while that hand is locked, or empty.
    pub(super) hidden: Lanes,
    /// The open table cards, of both players, that lie on closed ones.
    pub(super) covers: Lanes,
    /// The trump suit; none in no trump.
    pub(super) trumps: Lanes,
    /// The card that was led; none for the leader.
    pub(super) lead: Lanes,
}

impl Seen {
    /// What the player on turn sees of a table with that hand; while that is locked it sees nothing of it.
    pub(super) fn new(table: &Table, player: Player, hand: CardSet) -> Self {
        let other = player.other();
        let hand = if table.unlocked(player) { hand } else { CardSet::EMPTY };
        let unseen = table.unseen() - hand;
        let may_play = table.unlocked(other) && table.held(other) > 0;
        let hidden = if may_play { unseen - table.excluded(other) } else { CardSet::EMPTY };
        Self {
            own: Lanes::of(table.open_cards(player) | hand),
            open: Lanes::of(table.open_cards(other)),
            unseen: Lanes::of(unseen),
            hidden: Lanes::of(hidden),
            covers: Lanes::of(covers(table)),
            trumps: trumps(table),
            lead: Lanes::of(table.trick().cards()),
        }
    }

    /// The cards that are in play: own, open, or not seen.
    pub(super) fn live(&self) -> Lanes {
        self.own | self.open | self.unseen
    }

    /// Its cards that no open card of the other beats; and those that the other cannot beat, whatever it has.
    #[inline(always)]
    pub(super) fn winners(&self) -> (Lanes, Lanes) {
        // No higher card of the suit beats them, nor a trump when the other need not follow.
        let no_suit = Lanes::ALL - self.open.filled() - self.trumps;
        let trumped = |cards: Lanes| Lanes::EMPTY.when(!cards.meets(self.trumps), no_suit);
        let winners = self.own - self.open.reach() - trumped(self.open);
        (winners, winners - self.hidden.reach() - trumped(self.hidden))
    }
}

/// The open table cards that lie on closed ones.
pub(super) fn covers(table: &Table) -> CardSet {
    let piles = Player::ALL.into_iter().flat_map(|player| table.piles(player));
    piles.filter(|pile| pile.closed).filter_map(|pile| pile.open).collect()
}

/// The trump suit; none in no trump.
pub(super) fn trumps(table: &Table) -> Lanes {
    table.trump().map_or(Lanes::EMPTY, |trump: Suit| Lanes::of(trump.cards()))
}
