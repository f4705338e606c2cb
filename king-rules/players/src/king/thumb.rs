//! A rule of thumb for what comes before the first card: what a hand is worth in a contract.

use king_rules::king::{Action, Contract, ContractKind, ContractSet, Phase, SeatSet, Table};
use king_rules::{Card, CardSet, Rank, Suit};

use super::Reason;

/// What the seat on turn does before the first card.
pub(super) fn choose(table: &Table, hand: CardSet) -> Option<(Action, Reason)> {
    match table.phase() {
        Phase::Declare => Some((Action::Declare(best(table.unused(), hand)?), Reason::Declare)),
        // K4.1: whoever is asked and may annul has no other heart than K♥ or A♥: a round worse than most.
        Phase::Annul => Some((Action::Annul, Reason::Annul)),
        Phase::Kontur => Some(called(whom_to_double(table, hand)?, Action::Kontur, Reason::Kontur)),
        Phase::Sur => Some(called(whom_to_redouble(table, hand)?, Action::Sur, Reason::Sur)),
        Phase::Play | Phase::Over => None,
    }
}

fn called(on: SeatSet, action: fn(SeatSet) -> Action, reason: Reason) -> (Action, Reason) {
    if on.is_empty() { (Action::Iyi, Reason::Iyi) } else { (action(on), reason) }
}

/// What the hand has to be worth above what is usual to double a seat that has not declared, in sixteenths of a point.
const AGAINST_OTHERS: i32 = 3 * 16;
/// The same against the declarer, who has chosen the contract.
const AGAINST_DECLARER: i32 = 5 * 16;
/// The same against a seat that has doubled.
const AGAINST_DOUBLER: i32 = 9 * 16;

fn whom_to_double(table: &Table, hand: CardSet) -> Option<SeatSet> {
    let (contract, speaker) = (table.contract()?, table.turn()?);
    let advantage = advantage(contract, hand);
    let when = |enough: bool, seats: SeatSet| if enough { seats } else { SeatSet::EMPTY };
    let declarer = table.declarer().set();
    // K5.3: in koz and dürt only the declarer can be doubled.
    let others = when(contract.kind().is_penalty(), SeatSet::ALL - declarer - speaker.set());
    Some(when(advantage >= AGAINST_DECLARER, declarer) | when(advantage >= AGAINST_OTHERS, others))
}

fn whom_to_redouble(table: &Table, hand: CardSet) -> Option<SeatSet> {
    let speaker = table.turn()?;
    let doublers = table.doubles().doublers_of(speaker) - table.doubles().doubled_by(speaker);
    let good = advantage(table.contract()?, hand) >= AGAINST_DOUBLER;
    Some(if good { doublers } else { SeatSet::EMPTY })
}

/// The unused contract in which the hand is worth most above what is usual there, so that no contract is spent on a hand that is
/// good in all.
fn best(unused: ContractSet, hand: CardSet) -> Option<Contract> {
    let may = Contract::all().filter(|contract| unused.contains(contract.kind()));
    may.max_by_key(|&contract| advantage(contract, hand))
}

/// What the hand is worth to its holder above what is usual, in sixteenths of a point.
pub(super) fn advantage(contract: Contract, hand: CardSet) -> i32 {
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
pub(super) fn worth(contract: Contract, hand: CardSet) -> i32 {
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
