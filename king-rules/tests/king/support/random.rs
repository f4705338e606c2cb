//! Random rounds: legal play under random house rules, from even and from uneven deals.

use king_rules::king::{Action, ActionSet, ContractSet, Deal, DurtEnd, HouseRules, Party, Round, Seat};
use king_rules::king::{KozVoid, PenaltyVoid, RifkiVoid, SaleTie};
use king_rules::{Card, CardSet};
use proptest::prelude::*;
use proptest::sample::select;

use super::LONGEST;

/// How a round begins, and by what numbers the legal actions are chosen.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) deal: Deal,
    pub(crate) declarer: Seat,
    pub(crate) unused: ContractSet,
    pub(crate) rules: HouseRules,
    picks: Vec<u8>,
}

impl Game {
    pub(crate) fn start(&self) -> Round {
        Round::new(self.deal, self.declarer, self.unused, self.rules).unwrap()
    }

    /// Every position of the round, from the start to the end.
    pub(crate) fn positions(&self) -> Vec<Round> {
        let mut round = self.start();
        let mut positions = vec![round.clone()];
        for &pick in &self.picks {
            if round.turn().is_none() {
                return positions;
            }
            round.apply(self.choose(round.legal_actions(), pick)).unwrap();
            positions.push(round.clone());
        }
        panic!("a round longer than any: {round}");
    }

    /// The declaration takes its contract evenly among the kinds, then its suit or rank; all else is taken evenly.
    fn choose(&self, legal: ActionSet, pick: u8) -> Action {
        let pick = usize::from(pick);
        let of_kind = |action: &Action| match action {
            Action::Declare(contract) => Some(contract.kind()) == self.unused.iter().nth(pick % self.unused.len()),
            _ => true,
        };
        let actions: Vec<_> = legal.iter().filter(of_kind).collect();
        actions[pick / 8 % actions.len()]
    }

    /// The last position: the round is over.
    pub(crate) fn end(&self) -> Round {
        self.positions().pop().unwrap()
    }
}

pub(crate) fn games() -> impl Strategy<Value = Game> {
    let picks = prop::collection::vec(any::<u8>(), LONGEST);
    (deals(), seats(), unused(), house_rules(), picks).prop_map(|(deal, declarer, unused, rules, picks)| Game {
        deal,
        declarer,
        unused,
        rules,
        picks,
    })
}

/// A round somewhere on its way: not begun, in the middle, or over.
pub(crate) fn rounds() -> impl Strategy<Value = Round> {
    (games(), any::<prop::sample::Index>()).prop_map(|(game, at)| at.get(&game.positions()).clone())
}

pub(crate) fn seats() -> impl Strategy<Value = Seat> {
    select(Seat::ALL.as_slice())
}

pub(crate) fn unused() -> impl Strategy<Value = ContractSet> {
    (1..=u8::MAX).prop_map(|bits| ContractSet::from_bits(bits).unwrap())
}

pub(crate) fn house_rules() -> impl Strategy<Value = HouseRules> {
    let options = (
        select(RifkiVoid::ALL),
        select(PenaltyVoid::ALL),
        select(KozVoid::ALL),
        any::<bool>(),
        any::<bool>(),
        select(DurtEnd::ALL),
        select(SaleTie::ALL),
    );
    options.prop_map(|(rifki_void, penalty_void, koz_void, rifki_annul, early_end, durt_end, sale_tie)| {
        let mut rules = HouseRules::new();
        rules.rifki_void = rifki_void;
        rules.penalty_void = penalty_void;
        rules.koz_void = koz_void;
        rules.rifki_annul = rifki_annul;
        rules.early_end = early_end;
        rules.durt_end = durt_end;
        rules.sale_tie = sale_tie;
        rules
    })
}

/// Even deals, and uneven ones in which each seat has mostly one suit: voids, lone kings, hands of hearts only.
pub(crate) fn deals() -> impl Strategy<Value = Deal> {
    let uneven = prop::collection::vec((0..52usize, 0..52usize), 0..24).prop_map(|swaps| {
        let mut cards: Vec<_> = Card::all().collect();
        for (a, b) in swaps {
            cards.swap(a, b);
        }
        cards
    });
    let even = Just(Card::all().collect::<Vec<_>>()).prop_shuffle();
    let turned = (prop_oneof![uneven, even], 0..4usize).prop_map(|(mut cards, turns)| {
        cards.rotate_left(13 * turns);
        cards
    });
    turned.prop_map(|cards| {
        let hands: Vec<CardSet> = cards.chunks(13).map(|hand| hand.iter().copied().collect()).collect();
        Deal::new(hands.try_into().unwrap()).unwrap()
    })
}

/// A whole party, with the rounds that made it, annulled ones included.
pub(crate) fn play_party(first: Seat, rules: HouseRules, seed: u64) -> (Party, Vec<Round>) {
    let mut party = Party::new(first, rules);
    let mut rounds = Vec::new();
    let mut numbers = king_rules::shuffle::SplitMix64::new(seed);
    while !party.is_over() {
        assert!(rounds.len() < 1000, "a party without end: {party}");
        let mut round = party.start(Deal::from_seed(numbers.next_u64())).unwrap();
        for _ in 0..LONGEST {
            if let Some(action) = numbers.choose(round.legal_actions().iter()) {
                round.apply(action).unwrap();
            }
        }
        party.record(&round).unwrap();
        rounds.push(round);
    }
    (party, rounds)
}
