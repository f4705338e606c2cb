//! The hand cards of both players that somebody does not see: how many ways there are to deal them, numbered.

use super::Player;
use super::place::HAND_CARDS;
use crate::worlds::{binomial, subset, subset_rank};
use crate::{Card, CardSet};

/// How many cards that are not seen each player has in its hand, and which may be among them. No card is in both hands; those in
/// neither lie closed, and of these nothing is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(C)]
pub(super) struct HiddenHands {
    pub(super) may: [CardSet; 2],
    pub(super) len: [u64; 2],
}

impl HiddenHands {
    /// Hands that cannot be dealt.
    pub(super) const NONE: Self = Self { may: [CardSet::EMPTY; 2], len: [1; 2] };

    /// How many ways there are to deal them.
    pub(super) fn count(self) -> u64 {
        self.splits().map(Split::ways).fold(0, u64::wrapping_add)
    }

    /// The way of that number, counted from 0; for a number that is none, some cards.
    ///
    /// The more of the cards that both may have player 0 has, the earlier it comes. Among those with as many of them, the
    /// number is made up of the choice of these cards, of the other cards of player 0 and of the cards of player 1, the first
    /// changing fastest.
    pub(super) fn nth(self, mut number: u64) -> [CardSet; 2] {
        let [zero, one] = self.may;
        let mut found = Split::default();
        for split in self.splits() {
            found = split;
            if number < split.ways() {
                break;
            }
            number = number.wrapping_sub(split.ways());
        }
        let shared = subset(zero & one, found.shared, digit(&mut number, found.ways_shared));
        let hand = shared | subset(zero - one, found.other, digit(&mut number, found.ways_other));
        [hand, subset(one - hand, found.one, number)]
    }

    /// The number of that way to deal them; `None` when it is none.
    pub(super) fn rank(self, hands: [CardSet; 2]) -> Option<u64> {
        let ([zero, one], [hand, of_one]) = (self.may, hands);
        let may_be = hand.is_subset(zero) && of_one.is_subset(one) && !hand.meets(of_one);
        if !may_be || hands.map(|hand| hand.len() as u64) != self.len {
            return None;
        }
        let shared = hand & one;
        let split = self.splits().find(|split| split.shared == shared.len())?;
        let rest = subset_rank(one - hand, of_one).wrapping_mul(split.ways_other);
        let rest = subset_rank(zero - one, hand - one).wrapping_add(rest).wrapping_mul(split.ways_shared);
        let number = subset_rank(zero & one, shared).wrapping_add(rest);
        let before = self.splits().take_while(|split| split.shared > shared.len());
        Some(before.map(Split::ways).fold(number, u64::wrapping_add))
    }

    /// What is left to deal when that player's hand has this card; `None` when it cannot.
    pub(super) fn with(mut self, player: Player, card: Card) -> Option<Self> {
        let may = player.of(&self.may).contains(card);
        let len = player.of_mut(&mut self.len);
        *len = len.checked_sub(1).filter(|_| may)?;
        self.may = self.may.map(|may| may.without(card));
        Some(self)
    }

    /// How the hands can be made up.
    #[inline(always)]
    fn splits(self) -> impl Iterator<Item = Split> {
        let [zero, one] = self.may;
        let (both, only_zero, one) = ((zero & one).len(), (zero - one).len(), one.len());
        // Corrupted hands of too many cards are cut off.
        let [of_zero, of_one] = self.len.map(|len| len.min(HAND_CARDS as u64) as usize);
        (0..=of_zero).rev().map(move |shared| Split {
            shared,
            other: of_zero - shared,
            one: of_one,
            ways_shared: binomial(both, shared),
            ways_other: binomial(only_zero, of_zero - shared),
            ways_one: binomial(one.saturating_sub(shared), of_one),
        })
    }
}

/// How many cards player 0 has out of those that both may have, and out of the others; how many player 1 has; and how many
/// choices there are of each.
#[derive(Clone, Copy, Default)]
struct Split {
    shared: usize,
    other: usize,
    one: usize,
    ways_shared: u64,
    ways_other: u64,
    ways_one: u64,
}

impl Split {
    #[inline(always)]
    fn ways(self) -> u64 {
        self.ways_shared.wrapping_mul(self.ways_other).wrapping_mul(self.ways_one)
    }
}

/// Takes the lowest digit off a number, which is below that base.
#[inline(always)]
fn digit(number: &mut u64, base: u64) -> u64 {
    let digit = number.checked_rem(base).unwrap_or(0);
    *number = number.checked_div(base).unwrap_or(0);
    digit
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All hands of so many cards out of those.
    fn hands(cards: CardSet, len: u64) -> impl Iterator<Item = CardSet> {
        let subsets = (0..1u64 << cards.len()).filter(move |subset| u64::from(subset.count_ones()) == len);
        subsets
            .map(move |subset| (0..).zip(cards).filter(|&(i, _)| subset >> i & 1 == 1).map(|(_, card)| card).collect())
    }

    #[test]
    fn all_ways_are_numbered() {
        let cards: CardSet = "A2.9.J.75".parse().unwrap();
        let some: CardSet = "A.9..5".parse().unwrap();
        let other: CardSet = "2.9.J.5".parse().unwrap();
        for may in
            [[cards; 2], [cards, some], [some, cards], [some, other], [cards, CardSet::EMPTY], [some, cards - some]]
        {
            for len in [[0, 0], [2, 0], [0, 3], [1, 1], [2, 2], [3, 2], [1, 4]] {
                let all = HiddenHands { may, len };
                let mut count = 0;
                for zero in hands(may[0], len[0]) {
                    for one in hands(may[1], len[1]).filter(|one| !one.meets(zero)) {
                        count += 1;
                        let number = all.rank([zero, one]).unwrap();
                        assert!(number < all.count(), "{may:?} {len:?}: {zero} {one}");
                        assert_eq!(all.nth(number), [zero, one], "{may:?} {len:?}: {number}");
                    }
                }
                assert_eq!(all.count(), count, "{may:?} {len:?}");
            }
        }
    }

    #[test]
    fn the_numbers_are_in_order() {
        let cards: CardSet = "A2.9.J.75".parse().unwrap();
        let both: CardSet = "A2.9..".parse().unwrap();
        let all = HiddenHands { may: [cards, both], len: [2, 1] };
        let shared = |number| (all.nth(number)[0] & both).len();
        assert!((1..all.count()).all(|number| shared(number - 1) >= shared(number)));
        assert_eq!(all.rank(all.nth(0)), Some(0));
        assert_eq!(all.rank(["A2...".parse().unwrap(), "A...".parse().unwrap()]), None);
        assert_eq!(all.rank(["A2...".parse().unwrap(), "..J.".parse().unwrap()]), None);
        assert_eq!(all.rank(["A2...".parse().unwrap(), CardSet::EMPTY]), None);
        assert_eq!(HiddenHands::NONE.count(), 0);
    }

    #[test]
    fn a_card_in_a_hand() {
        let (ace, nine): (Card, Card) = ("SA".parse().unwrap(), "H9".parse().unwrap());
        let all = HiddenHands { may: ["A2.9..".parse().unwrap(), "A.9..".parse().unwrap()], len: [1, 1] };
        assert_eq!(all.count(), 4);
        assert_eq!(all.with(Player::Zero, ace).map(HiddenHands::count), Some(1));
        assert_eq!(all.with(Player::One, nine).map(HiddenHands::count), Some(2));
        assert!(all.with(Player::One, "S2".parse().unwrap()).is_none());
        assert!(all.with(Player::Zero, ace).and_then(|all| all.with(Player::Zero, nine)).is_none());
    }
}
