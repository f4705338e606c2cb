//! What the policy is told of a position.

use king_rules::CardSet;
use king_rules::king::{Contract, Table};

use super::lanes::Lanes;

/// What the seat on turn knows, in lanes: all that greedy play depends on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen {
    /// What it holds.
    pub(super) hand: Lanes,
    /// What it may play: some of the hand.
    pub(super) legal: Lanes,
    /// What the others hold.
    pub(super) unseen: Lanes,
    /// The cards of the trick.
    pub(super) in_trick: Lanes,
    /// The one that takes it so far.
    pub(super) best: Lanes,
    /// All bits of the suit led; none for the leader.
    pub(super) led: Lanes,
    /// How many cards lie in the trick: 0 to 3.
    pub(super) place: u8,
    /// How many tricks are whole.
    pub(super) tricks: u8,
    /// The trumps of koz.
    pub(super) trumps: Lanes,
    /// The start rank of dürt, in each lane.
    pub(super) start: Lanes,
}

impl Seen {
    /// What the seat on turn sees of a table with that hand.
    pub(super) fn new(table: &Table, contract: Contract, hand: CardSet) -> Self {
        let trick = table.trick();
        let best = trick.winner(contract.trump()).and_then(|seat| trick.card(seat));
        Self {
            hand: Lanes::of(hand),
            legal: Lanes::of(table.legal_cards(hand)),
            unseen: Lanes::of(!(table.played() | hand)),
            in_trick: Lanes::of(trick.cards()),
            best: best.map_or(Lanes::EMPTY, Lanes::one),
            led: trick.led().map_or(Lanes::EMPTY, |led| Lanes::of(led.cards()).filled()),
            place: trick.len() as u8,
            tricks: table.tricks().len() as u8,
            trumps: contract.trump().map_or(Lanes::EMPTY, |trump| Lanes::of(trump.cards())),
            start: match contract {
                Contract::Durt(start) => Lanes::of(start.cards()),
                _ => Lanes::EMPTY,
            },
        }
    }
}
