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
    let (may, features) = (Contract::all().filter(|contract| unused.contains(contract.kind())), Features::of(hand));
    may.max_by_key(|&contract| features.worth(contract) - usual(contract.kind()))
}

/// What the hand is worth to its holder above what is usual, in sixteenths of a point.
pub(super) fn advantage(contract: Contract, hand: CardSet) -> i32 {
    worth(contract, hand) - usual(contract.kind())
}

/// What a contract brings its declarer on average, koz in its best suit and dürt from its best rank; in sixteenths of a point.
pub(super) const fn usual(kind: ContractKind) -> i32 {
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
    Features::of(hand).worth(contract)
}

/// What of a hand it is judged by.
#[derive(Clone, Copy, Debug)]
pub(super) struct Features {
    hand: CardSet,
    suits: [Holding; 4],
    /// Over the suits.
    risk: i32,
    honours: i32,
}

/// The cards of a suit.
#[derive(Clone, Copy, Debug)]
struct Holding {
    len: i32,
    risk: i32,
    /// 1 for a jack to 4 for an ace.
    honours: i32,
    lowest: i32,
    highest: i32,
}

/// From the one that counts least.
const HONOURS: [Rank; 4] = [Rank::Jack, Rank::Queen, Rank::King, Rank::Ace];

impl Holding {
    fn of(cards: CardSet) -> Self {
        let rank = |card: Option<Card>| card.map_or(0, |card| card.rank() as i32);
        Self {
            len: cards.len() as i32,
            risk: risk(cards),
            honours: (1..).zip(HONOURS).map(|(counts, rank)| if cards.meets(rank.cards()) { counts } else { 0 }).sum(),
            lowest: rank(cards.lowest()),
            highest: rank(cards.highest()),
        }
    }

    /// How far the suit has to reach from that rank for all of its cards to be placed.
    const fn reach(&self, start: i32) -> i32 {
        let lowest = if self.lowest < start { self.lowest } else { start };
        let highest = if self.highest > start { self.highest } else { start };
        if self.len == 0 { 0 } else { highest - lowest }
    }
}

impl Features {
    pub(super) fn of(hand: CardSet) -> Self {
        let suits = Suit::ALL.map(|suit| Holding::of(hand & suit.cards()));
        let sum = |of: fn(&Holding) -> i32| suits.iter().map(of).sum();
        Self { hand, suits, risk: sum(|suit| suit.risk), honours: sum(|suit| suit.honours) }
    }

    fn of_suit(&self, suit: Suit) -> &Holding {
        let [clubs, diamonds, hearts, spades] = &self.suits;
        match suit {
            Suit::Clubs => clubs,
            Suit::Diamonds => diamonds,
            Suit::Hearts => hearts,
            Suit::Spades => spades,
        }
    }

    /// What the hand brings its declarer, in sixteenths of a point.
    pub(super) fn worth(&self, contract: Contract) -> i32 {
        let Self { hand, risk, honours, .. } = *self;
        let hearts = self.of_suit(Suit::Hearts);
        let count = |cards: CardSet| (hand & cards).len() as i32;
        match contract {
            Contract::ElAlmaz => 30 - 13 * risk,
            Contract::KupaAlmaz => -77 - 4 * risk - 16 * hearts.risk + 30 * hearts.len,
            Contract::ErkekAlmaz => 94 - 9 * risk - 43 * count(ContractKind::ErkekAlmaz.penalty_cards()),
            Contract::KizAlmaz => 37 - 7 * risk - 46 * count(ContractKind::KizAlmaz.penalty_cards()),
            Contract::Rifki => {
                let king = if hand.contains(Card::KING_OF_HEARTS) { 64 * hearts.len - 316 } else { 0 };
                -36 - 5 * risk + 13 * hearts.len + king
            }
            Contract::SonIki => -212 + 34 * count(Rank::Two.cards() | Rank::Three.cards() | Rank::Four.cards()),
            Contract::Koz(trump) => {
                let trump = self.of_suit(trump);
                -108 + 54 * trump.len + 20 * trump.honours + 19 * (honours - trump.honours)
            }
            Contract::Durt(start) => {
                // How many cards of the others must be placed before all of the hand can be.
                let (reach, starts) = (|suit: &Holding| suit.reach(start as i32), count(start.cards()));
                let needed = self.suits.iter().map(reach).sum::<i32>() - (hand.len() as i32 - starts);
                585 - 18 * needed + 20 * starts
            }
        }
    }
}

/// How far the cards of a suit stand above 4, 6, 8 …, the lowest compared with the first: about how often they take a trick.
fn risk(suit: CardSet) -> i32 {
    (1..).zip(suit.iter()).map(|(n, card)| (card.rank() as i32 - 2 * n).max(0)).sum()
}
