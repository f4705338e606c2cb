//! What the policy is told of a position.

use king_rules::CardSet;
use king_rules::king::{Contract, Table};

use super::four::{of, of_mut};
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
    /// How many of the other seats have failed to follow each suit.
    pub(super) voids: Lanes,
    /// The same of those that play after this seat to the trick.
    pub(super) voids_to_come: Lanes,
}

/// Of each seat, N, E, S, W, 1 in each suit that it has failed to follow.
pub(super) fn voids(table: &Table) -> [Lanes; 4] {
    let mut voids = [Lanes::EMPTY; 4];
    for trick in table.tricks().chain([table.trick()]) {
        let Some(led) = trick.led() else { continue };
        for (seat, _) in trick.plays().filter(|&(_, card)| card.suit() != led) {
            let of_seat = of_mut(seat as u8, &mut voids);
            *of_seat = *of_seat | Lanes::of(led.cards()) & Lanes::each(1);
        }
    }
    voids
}

impl Seen {
    /// What the seat on turn sees of a table with that hand.
    pub(super) fn new(table: &Table, contract: Contract, hand: CardSet) -> Self {
        let trick = table.trick();
        let voids = voids(table);
        let [_, left, across, right] =
            table.turn().unwrap_or(table.declarer()).order().map(|seat| of(seat as u8, &voids));
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
            voids: left.plus(1, across).plus(1, right),
            voids_to_come: match trick.len() {
                1 => left.plus(1, across),
                2 => left,
                _ => Lanes::EMPTY,
            },
        }
    }
}
