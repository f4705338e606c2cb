//! What the policy is told of a position.

use king_rules::CardSet;
use king_rules::king::{Contract, Table};

use super::cards::Cards;
use super::four::{of, of_mut};
use super::lanes::Lanes;

/// What the seat on turn knows: all that greedy play depends on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen<C: Cards = Lanes> {
    /// What it holds.
    pub(super) hand: C,
    /// What it may play: some of the hand.
    pub(super) legal: C,
    /// What the others hold.
    pub(super) unseen: C,
    /// The cards of the trick.
    pub(super) in_trick: C,
    /// The one that takes it so far.
    pub(super) best: C::Suit,
    /// Whether that is a trump.
    pub(super) trumped: bool,
    /// All bits of the suit led; none for the leader.
    pub(super) led: C,
    /// How many cards lie in the trick: 0 to 3.
    pub(super) place: u8,
    /// How many tricks are whole.
    pub(super) tricks: u8,
    /// The trumps of koz.
    pub(super) trumps: C,
    /// The start rank of dürt, in each lane.
    pub(super) start: C,
    /// How many of the other seats have failed to follow each suit.
    pub(super) voids: C,
    /// How many of those that play after this seat to the trick have failed to follow the suit led.
    pub(super) voids_to_come: i16,
}

/// The trumps of a contract, which koz alone has.
pub(super) fn trumps(contract: Contract) -> Lanes {
    contract.trump().map_or(Lanes::EMPTY, |trump| Lanes::of(trump.cards()))
}

/// The cards of the start rank of a contract, which dürt alone has.
pub(super) const fn start(contract: Contract) -> Lanes {
    match contract {
        Contract::Durt(start) => Lanes::of(start.cards()),
        _ => Lanes::EMPTY,
    }
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
        let best = best.map_or(Lanes::EMPTY, Lanes::one);
        let trumps = trumps(contract);
        let led = trick.led().map_or(Lanes::EMPTY, |led| Lanes::of(led.cards()).filled());
        Self {
            hand: Lanes::of(hand),
            legal: Lanes::of(table.legal_cards(hand)),
            unseen: Lanes::of(!(table.played() | hand)),
            in_trick: Lanes::of(trick.cards()),
            best,
            trumped: best.meets(trumps),
            led,
            place: trick.len() as u8,
            tricks: table.tricks().len() as u8,
            trumps,
            start: start(contract),
            voids: left.plus(1, across).plus(1, right),
            voids_to_come: match trick.len() {
                1 => (left.plus(1, across) & led).sum(),
                2 => (left & led).sum(),
                _ => 0,
            },
        }
    }
}
