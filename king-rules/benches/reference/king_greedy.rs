//! The greedy player of Konturlu King as it was first written: an opponent to measure against. Frozen: it is never improved.

use core::cmp::Ordering;

use king_rules::king::{Contract, ContractKind, Table};
use king_rules::{Card, CardSet, Rank, Suit};

/// The card that the seat on turn plays from that hand; `None` when it has none to play.
#[must_use]
pub fn card(table: &Table, hand: CardSet) -> Option<Card> {
    let legal = table.legal_cards(hand);
    let unseen = !(table.played() | hand);
    let seat = OnTurn { table, hand, unseen };
    let contract = table.contract()?;
    // Among equals the lowest card.
    legal.iter().rev().max_by_key(|&card| seat.score(contract, card))
}

/// What the seat on turn sees.
struct OnTurn<'a> {
    table: &'a Table,
    hand: CardSet,
    unseen: CardSet,
}

impl OnTurn<'_> {
    fn score(&self, contract: Contract, card: Card) -> i32 {
        match contract {
            Contract::Durt(start) => self.durt(card, start),
            Contract::Koz(trump) => self.koz(card, trump),
            penalty => self.penalty(card, penalty.kind()),
        }
    }

    /// How likely the card is to take a trick of its suit: the unseen cards below it count for that, those above it against.
    fn danger(&self, card: Card) -> i32 {
        let suit = self.unseen & card.suit().cards();
        let above = (suit & card.higher()).len() as i32;
        let below = suit.len() as i32 - above;
        2 * below - above
    }

    fn penalty(&self, card: Card, kind: ContractKind) -> i32 {
        let trick = self.table.trick();
        let rank = card.rank() as i32;
        let penalties = kind.penalty_cards();
        let late = self.table.played().len() >= 44;
        let Some(led) = trick.led() else {
            // Low cards of suits that others still have are led; in Son iki the high ones, as long as that is free.
            let dry = if (self.unseen & card.suit().cards()).is_empty() { 30 } else { 0 };
            let own = if penalties.contains(card) { 15 } else { 0 };
            let danger = self.danger(card) + dry + own;
            return if kind == ContractKind::SonIki && !late { danger } else { -danger };
        };
        if card.suit() != led {
            // Thrown are penalty cards, then what is likeliest to take a trick.
            let penalty = if penalties.contains(card) { 1000 + rank } else { 0 };
            let over = penalties & self.unseen & card.suit().cards();
            let catches = if (over - card.higher()).is_empty() { 0 } else { 15 };
            return penalty + self.danger(card) + catches;
        }
        if kind == ContractKind::SonIki && !late {
            return rank;
        }
        let in_trick = trick.cards();
        let last = trick.len() == 3;
        let ducks = (in_trick & card.higher()).meets(led.cards());
        match (ducks, penalties.contains(card)) {
            (true, true) => 2000 + rank,
            (true, false) => 1000 + rank,
            // A trick that costs nothing is a chance to lose a high card.
            (false, false) if last && !penalties.is_empty() && !in_trick.meets(penalties) => 1500 + rank,
            (false, false) if last => 500 + rank,
            (false, false) => 500 - rank,
            (false, true) => -rank,
        }
    }

    fn koz(&self, card: Card, trump: Suit) -> i32 {
        let trick = self.table.trick();
        let rank = card.rank() as i32;
        let trumps = trump.cards();
        let is_trump = card.suit() == trump;
        let top = !self.unseen.meets(card.higher());
        let Some(led) = trick.led() else {
            let drawing = (self.hand & trumps).len() >= (self.unseen & trumps).len();
            return match (is_trump, top) {
                (true, true) if self.unseen.meets(trumps) => 1000,
                (true, false) if drawing && self.unseen.meets(trumps) => 300 + rank,
                (true, _) => 50 - rank,
                (false, true) => 900 + rank,
                (false, false) => 100 - rank,
            };
        };
        let in_trick = trick.cards();
        let ruffed = in_trick.meets(trumps);
        let wins = match (is_trump, card.suit() == led) {
            (true, _) => !(in_trick & card.higher()).meets(trumps),
            (false, true) => !(in_trick & card.higher()).meets(led.cards()) && !ruffed,
            (false, false) => false,
        };
        let last = trick.len() == 3;
        match (wins, is_trump) {
            (true, true) => 900 - rank,
            (true, false) if last || top => 1000 - rank,
            (true, false) => 400 - rank,
            (false, true) if led != trump => 100 - rank,
            (false, _) => 500 - rank,
        }
    }

    fn durt(&self, card: Card, start: Rank) -> i32 {
        let suit = card.suit().cards();
        // What the card opens the way for: in its direction, or both of the start rank.
        let above = suit & card.higher();
        let below = suit - above - card.set();
        let opened = match card.rank().cmp(&start) {
            Ordering::Greater => above,
            Ordering::Less => below,
            Ordering::Equal => above | below,
        };
        4 * (self.hand & opened).len() as i32 - (self.unseen & opened).len() as i32
    }
}
