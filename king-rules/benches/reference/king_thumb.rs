//! What comes before the first card, by a rule of thumb and in silence, as it was first written: a declarer by its own hand alone, who
//! doubles nobody. An opponent to measure against. Frozen: it is never improved.

use king_rules::king::{Action, Contract, ContractKind, ContractSet, Phase, Table};
use king_rules::{Card, CardSet, Rank, Suit};

/// What the seat on turn does before the first card: it declares by rule of thumb, keeps every round of Rıfkı, and says iyi.
/// `None` from the first card on.
#[must_use]
pub fn choose(table: &Table, hand: CardSet) -> Option<Action> {
    match table.phase() {
        Phase::Declare => declaration(table.unused(), hand).map(Action::Declare),
        Phase::Annul => Some(Action::Keep),
        Phase::Kontur | Phase::Sur => Some(Action::Iyi),
        Phase::Play | Phase::Over => None,
    }
}

/// The unused contract in which the hand is worth most above what is usual there, so that no contract is spent on a hand that is
/// good in all.
#[must_use]
pub fn declaration(unused: ContractSet, hand: CardSet) -> Option<Contract> {
    let may = Contract::all().filter(|contract| unused.contains(contract.kind()));
    may.max_by_key(|&contract| advantage(contract, hand))
}

/// What the hand is worth to its holder above what is usual, in sixteenths of a point.
fn advantage(contract: Contract, hand: CardSet) -> i32 {
    worth(contract, hand) - usual(contract.kind())
}

/// What a contract brings its declarer on average, koz in its best suit and dürt from its best rank; in sixteenths of a point.
const fn usual(kind: ContractKind) -> i32 {
    match kind {
        ContractKind::ElAlmaz => -260,
        ContractKind::KupaAlmaz => -159,
        ContractKind::ErkekAlmaz => -199,
        ContractKind::KizAlmaz => -165,
        ContractKind::Rifki => -122,
        ContractKind::SonIki => -109,
        ContractKind::Koz => 354,
        ContractKind::Durt => 312,
    }
}

/// What the hand brings its declarer, in sixteenths of a point: a straight line through what greedy play made of random hands.
fn worth(contract: Contract, hand: CardSet) -> i32 {
    let high = Suit::ALL.map(|suit| risk(hand & suit.cards())).iter().sum::<i32>();
    let count = |cards: CardSet| (hand & cards).len() as i32;
    let hearts = count(Suit::Hearts.cards());
    match contract {
        Contract::ElAlmaz => 30 - 13 * high,
        Contract::KupaAlmaz => -77 - 4 * high - 16 * risk(hand & Suit::Hearts.cards()) + 30 * hearts,
        Contract::ErkekAlmaz => 94 - 9 * high - 43 * count(ContractKind::ErkekAlmaz.penalty_cards()),
        Contract::KizAlmaz => 37 - 7 * high - 46 * count(ContractKind::KizAlmaz.penalty_cards()),
        Contract::Rifki => {
            let king = if hand.contains(Card::KING_OF_HEARTS) { 64 * hearts - 316 } else { 0 };
            -36 - 5 * high + 13 * hearts + king
        }
        Contract::SonIki => -212 + 34 * count(Rank::Two.cards() | Rank::Three.cards() | Rank::Four.cards()),
        Contract::Koz(trump) => {
            let honours = |suit: Suit| (hand & suit.cards()).iter().map(honour).sum::<i32>();
            let plain = Suit::ALL.into_iter().filter(|&suit| suit != trump).map(honours).sum::<i32>();
            -108 + 54 * count(trump.cards()) + 20 * honours(trump) + 19 * plain
        }
        Contract::Durt(start) => 585 - 18 * needed(hand, start) + 20 * count(start.cards()),
    }
}

/// How far the cards of a suit stand above 4, 6, 8 …, the lowest compared with the first: about how often they take a trick.
fn risk(suit: CardSet) -> i32 {
    (1..).zip(suit.iter()).map(|(n, card)| (card.rank() as i32 - 2 * n).max(0)).sum()
}

/// 1 for a jack to 4 for an ace.
fn honour(card: Card) -> i32 {
    (card.rank() as i32 - Rank::Ten as i32).max(0)
}

/// How many cards of the others must be placed before all of the hand can be.
fn needed(hand: CardSet, start: Rank) -> i32 {
    let between = |suit: Suit| {
        let cards = hand & suit.cards();
        let rank = |card: Option<Card>| card.map_or(start, Card::rank) as i32;
        let (lowest, highest) = (rank(cards.lowest()).min(start as i32), rank(cards.highest()).max(start as i32));
        highest - lowest - (cards - start.cards()).len() as i32
    };
    Suit::ALL.map(between).iter().sum()
}
