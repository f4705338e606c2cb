//! Choices out of the bytes of an input.

use king_rules::king::{
    ContractKind, Deal, Doubles, DurtEnd, HouseRules, KozVoid, Party, PenaltyVoid, RifkiVoid, RoundResult, SaleTie,
    Seat, SeatSet,
};
use king_rules::shuffle::SplitMix64;
use king_rules::{Card, balayi};

/// Gives the bytes one after the other and, when there are no more, numbers that follow from the first eight: so a short
/// input is a whole game too, and a longer one decides more of it itself.
pub struct Input<'a> {
    bytes: &'a [u8],
    after: SplitMix64,
}

impl<'a> Input<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        let (head, bytes) = bytes.split_at(bytes.len().min(8));
        let mut seed = [0; 8];
        seed[..head.len()].copy_from_slice(head);
        Input { bytes, after: SplitMix64::new(u64::from_le_bytes(seed)) }
    }

    /// Whether there are bytes left.
    pub fn has_more(&self) -> bool {
        !self.bytes.is_empty()
    }

    pub fn byte(&mut self) -> u8 {
        match self.bytes.split_first() {
            Some((first, rest)) => {
                self.bytes = rest;
                *first
            }
            None => self.after.next_u64().to_le_bytes()[7],
        }
    }

    /// So many bytes.
    pub fn array<const N: usize>(&mut self) -> [u8; N] {
        std::array::from_fn(|_| self.byte())
    }

    /// A number below `n`, which is 256 at most: one byte.
    pub fn below(&mut self, n: usize) -> usize {
        debug_assert!((1..=256).contains(&n));
        usize::from(self.byte()) % n
    }

    /// Yes, once in `n` times.
    pub fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == n - 1
    }

    /// One of these.
    pub fn one_of<T>(&mut self, items: impl IntoIterator<Item = T>) -> Option<T> {
        let mut items: Vec<T> = items.into_iter().collect();
        if items.is_empty() {
            return None;
        }
        let at = self.below(items.len());
        Some(items.swap_remove(at))
    }

    /// The cards in an order: a shuffled pack, or one in which only few cards have been moved, so that hands are of few
    /// suits.
    pub fn pack(&mut self) -> [Card; 52] {
        let mut pack = std::array::from_fn(|card| Card::from_index(card).unwrap());
        if self.once_in(3) {
            for _ in 0..self.below(16) {
                pack.swap(self.below(52), self.below(52));
            }
        } else {
            for at in (1..52).rev() {
                pack.swap(at, self.below(at + 1));
            }
        }
        pack
    }

    pub fn card(&mut self) -> Card {
        Card::from_index(self.below(52)).unwrap()
    }

    pub fn deal(&mut self) -> Deal {
        let pack = self.pack();
        Deal::new([0, 1, 2, 3].map(|seat| pack[13 * seat..][..13].iter().copied().collect())).unwrap()
    }

    pub fn house_rules(&mut self) -> HouseRules {
        let mut rules = HouseRules::new();
        rules.rifki_void = self.one_of(RifkiVoid::ALL.iter().copied()).unwrap();
        rules.penalty_void = self.one_of(PenaltyVoid::ALL.iter().copied()).unwrap();
        rules.koz_void = self.one_of(KozVoid::ALL.iter().copied()).unwrap();
        rules.rifki_annul = self.once_in(2);
        rules.early_end = self.once_in(2);
        rules.durt_end = self.one_of(DurtEnd::ALL.iter().copied()).unwrap();
        rules.sale_tie = self.one_of(SaleTie::ALL.iter().copied()).unwrap();
        rules
    }

    pub fn doubles(&mut self) -> Doubles {
        let masks: [u8; 4] = self.array();
        let on = |by: Seat| SeatSet::from_bits(masks[by.index()] % 16).unwrap();
        Seat::ALL.into_iter().fold(Doubles::NONE, |doubles, by| doubles.with(by, on(by)))
    }

    /// A party with some results entered, of which some may have been refused.
    pub fn party(&mut self) -> Party {
        let mut party = Party::new(self.one_of(Seat::ALL).unwrap(), self.house_rules());
        for _ in 0..self.below(40) {
            let Some(declarer) = party.declarer() else { break };
            let kind = self.one_of(party.unused(declarer).iter()).unwrap();
            let contract = self.one_of(king_rules::king::Contract::all().filter(|contract| contract.kind() == kind));
            let mut taken = match kind {
                ContractKind::Durt => [45, 20, 10, -10],
                ContractKind::SonIki => [10, 0, 20, 0],
                _ => [kind.total().abs(), 0, 0, 0],
            };
            taken.rotate_left(self.below(4));
            if self.once_in(8) {
                taken[self.below(4)] += i16::from(self.byte()) - 128;
            }
            let before = party.clone();
            let (contract, doubles) = (contract.unwrap(), self.doubles());
            let entered = party.record_result(RoundResult { declarer, contract, doubles, taken });
            assert_eq!(entered.is_err(), party == before);
        }
        party
    }

    /// A match with some results entered.
    pub fn game(&mut self) -> balayi::Match {
        let mut game = balayi::Match::new(self.one_of(balayi::Player::ALL).unwrap());
        for _ in 0..self.below(12) {
            let Some(declarer) = game.declarer() else { break };
            let denomination = self.one_of(game.unused(declarer).iter()).unwrap();
            let tricks = self.below(27) as i16;
            let taken = [tricks, 26 - tricks];
            game.record_result(balayi::RoundResult { declarer, denomination, taken }).unwrap();
        }
        game
    }
}
