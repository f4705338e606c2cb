//! Dealing cards to three seats, each of which may hold some of them: the deals counted, numbered, found by number.

use crate::worlds::{Asked, binomial, subset_rank, subsets};
use crate::{Card, CardSet};

/// The most cards that a seat holds.
const MOST: usize = 13;

/// The seats are a, b and c. Cards fall into classes by who may hold them, as bits: a 1, b 2, c 4.
const AB: usize = 3;
const AC: usize = 5;
const BC: usize = 6;
const ABC: usize = 7;

/// All deals of some cards to the seats a, b and c, each of which may hold some of them and holds a certain number of them;
/// in the order of [the numbering](crate::rules::notation#worlds).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[repr(C)]
pub(super) struct Allotment {
    /// The cards that each seat may hold.
    may: [CardSet; 3],
    /// How many deals there are.
    count: u64,
    /// In how many ways the rest can be dealt when a has i cards out of the class ab, whichever they are.
    rest: [u64; MOST + 1],
    numbers: Numbers,
}

/// How many cards there are of each class, and how many each seat holds: all that counting needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(C)]
struct Numbers {
    classes: [u8; 8],
    held: [u8; 3],
    padding: [u8; 5],
}

impl Allotment {
    /// No deal at all.
    pub(super) const NONE: Self = Self {
        may: [CardSet::EMPTY; 3],
        count: 0,
        rest: [0; MOST + 1],
        numbers: Numbers { classes: [0; 8], held: [0; 3], padding: [0; 5] },
    };

    /// The deals of these cards, or [`NONE`](Self::NONE) when there is no deal.
    pub(super) fn new(cards: CardSet, may: [CardSet; 3], held: [u8; 3]) -> Self {
        let numbers = Numbers::of(cards, may, held);
        if !numbers.fit() {
            return Self::NONE;
        }
        let rest = numbers.rest();
        Self { may, count: numbers.count(&rest), rest, numbers }
    }

    /// Whether there is any deal of these cards.
    pub(super) fn exists(cards: CardSet, may: [CardSet; 3], held: [u8; 3]) -> bool {
        Numbers::of(cards, may, held).fit()
    }

    /// How many deals there are.
    pub(super) const fn count(&self) -> u64 {
        self.count
    }

    /// The deals in which seat number `seat` holds all these cards.
    pub(super) fn with(&self, seat: usize, cards: CardSet) -> Self {
        let mut may = self.may.map(|may| may - cards);
        match (may.get_mut(seat), self.may.get(seat)) {
            (Some(now), Some(&before)) if self.count > 0 && cards.is_subset(before) => *now = before,
            _ => return Self::NONE,
        }
        Self::new(self.cards(), may, self.numbers.held)
    }

    /// The deals in which seat number `seat` holds none of these cards.
    pub(super) fn without(&self, seat: usize, cards: CardSet) -> Self {
        let mut may = self.may;
        match may.get_mut(seat) {
            Some(may) if self.count > 0 => *may -= cards,
            _ => return Self::NONE,
        }
        Self::new(self.cards(), may, self.numbers.held)
    }

    /// All cards that are dealt.
    fn cards(&self) -> CardSet {
        CardSet::union(self.may)
    }

    /// In how many deals seat number `seat` holds that card.
    pub(super) fn count_with(&self, seat: usize, card: Card) -> u64 {
        let numbers = Self::with_one(self.numbers, seat, class_of(self.may, card));
        numbers.map_or(0, |numbers| numbers.count(&numbers.rest()))
    }

    /// The cards that seat number `seat` holds in some deal.
    pub(super) fn possible(&self, seat: usize) -> CardSet {
        let classes = classes(self.cards(), self.may);
        let held = |class| Self::with_one(self.numbers, seat, class).is_some_and(|numbers| numbers.fit());
        let possible = (0..).zip(classes).filter(|&(class, cards)| !cards.is_empty() && held(class));
        CardSet::union(possible.map(|(_, cards)| cards))
    }

    /// The numbers of the other cards when the seat holds one of that class, which it may.
    fn with_one(mut numbers: Numbers, seat: usize, class: usize) -> Option<Numbers> {
        let held = numbers.held.get_mut(seat).filter(|_| class >> seat & 1 == 1)?;
        *held = held.checked_sub(1)?;
        let cards = numbers.classes.get_mut(class)?;
        *cards = cards.checked_sub(1)?;
        Some(numbers)
    }

    /// What a, b and c hold in some deals by their numbers, side by side. A number out of range yields some deal, perhaps with other
    /// numbers of cards.
    #[inline(always)]
    #[allow(clippy::indexing_slicing, clippy::needless_range_loop, reason = "below N, in many arrays")]
    pub(super) fn nth_each<const N: usize>(deals: [(&Self, u64); N]) -> [[CardSet; 3]; N] {
        let [mut of_ab, mut of_ac, mut of_abc, mut of_bc] = [Asked::<N>::NONE; 4];
        let mut hands = [[CardSet::EMPTY; 3]; N];
        for i in 0..N {
            let (allotment, rank) = deals[i];
            let start = allotment.start(rank);
            hands[i][0] = start.alone;
            (of_ab.cards[i], of_ab.len[i], of_ab.rank[i]) = start.of_ab;
            (of_ac.cards[i], of_ac.len[i], of_ac.rank[i]) = start.of_ac;
            (of_abc.cards[i], of_abc.len[i], of_abc.rank[i]) = start.of_abc;
            (of_bc.len[i], of_bc.rank[i]) = start.of_bc;
        }
        let (ab, ac, abc) = (subsets(&of_ab), subsets(&of_ac), subsets(&of_abc));
        for i in 0..N {
            // What a has not got is b's alone, c's alone, or of either.
            let a = hands[i][0] | ab[i] | ac[i] | abc[i];
            let [_, b, c] = deals[i].0.may.map(|may| may - a);
            of_bc.cards[i] = b & c;
            hands[i] = [a, b - c, c];
        }
        let bc = subsets(&of_bc);
        for i in 0..N {
            let [a, b, c] = hands[i];
            let b = b | bc[i];
            hands[i] = [a, b, c - b];
        }
        hands
    }

    /// Where deal number `rank` begins.
    #[inline(always)]
    fn start(&self, mut rank: u64) -> Start {
        let [_, alone, _, ab, _, ac, _, abc] = classes(self.cards(), self.may);
        let (mut i, mut rest, mut subsets) = (0, 1, 1);
        for (number, &ways) in self.rest.iter().enumerate() {
            (i, rest, subsets) = (number, ways, binomial(self.numbers.class(AB), number));
            let before = subsets.wrapping_mul(ways);
            if rank < before {
                break;
            }
            rank = rank.wrapping_sub(before);
        }
        let (rank_of_ab, mut rank) = divided(rank, subsets, rest);
        let mut split = Split::default();
        for next in self.numbers.splits(i) {
            split = next;
            if rank < split.ways() {
                break;
            }
            rank = rank.wrapping_sub(split.ways());
        }
        let (rank, rank_of_bc) = divided(rank, split.ways_ac.wrapping_mul(split.ways_abc), split.ways_bc);
        let (rank_of_ac, rank_of_abc) = divided(rank, split.ways_ac, split.ways_abc);
        Start {
            alone,
            of_ab: (ab, i, rank_of_ab),
            of_ac: (ac, split.of_ac, rank_of_ac),
            of_abc: (abc, split.of_abc, rank_of_abc),
            of_bc: (split.of_bc, rank_of_bc),
        }
    }

    /// The number of the deal in which a, b and c hold these; `None` when there is no such deal.
    pub(super) fn rank(&self, hands: [CardSet; 3]) -> Option<u64> {
        let fits =
            |((hand, may), held): ((CardSet, CardSet), u8)| hand.is_subset(may) && hand.len() == usize::from(held);
        let all_fit = hands.into_iter().zip(self.may).zip(self.numbers.held).all(fits);
        // As many cards are dealt as are held: they are all of them only when none is in two hands.
        if self.count == 0 || !all_fit || CardSet::union(hands) != self.cards() {
            return None;
        }
        let [_, _, _, ab, _, ac, _, abc] = classes(self.cards(), self.may);
        let [a, b, _] = hands;
        let i = (a & ab).len();
        let ways = |number: usize| self.rest.get(number).copied().unwrap_or(0);
        let mut rank =
            (0..i).map(|number| binomial(ab.len(), number).wrapping_mul(ways(number))).fold(0, u64::wrapping_add);
        rank = rank.wrapping_add(subset_rank(ab, a & ab).wrapping_mul(ways(i)));
        let j = (a & ac).len();
        let before = self.numbers.splits(i).take_while(|split| split.of_ac < j);
        rank = before.map(Split::ways).fold(rank, u64::wrapping_add);
        let split = self.numbers.splits(i).find(|split| split.of_ac == j)?;
        let [_, may_b, may_c] = self.may;
        let pool = (may_b & may_c) - a;
        let of_classes = subset_rank(ac, a & ac).wrapping_mul(split.ways_abc).wrapping_add(subset_rank(abc, a & abc));
        let of_rest = of_classes.wrapping_mul(split.ways_bc).wrapping_add(subset_rank(pool, b & pool));
        Some(rank.wrapping_add(of_rest))
    }
}

/// What a deal is known by: which subsets, each by the cards, how many of them, and the rank.
struct Start {
    /// What nobody but a may hold.
    alone: CardSet,
    /// What a has of the classes that it shares.
    of_ab: (CardSet, usize, u64),
    of_ac: (CardSet, usize, u64),
    of_abc: (CardSet, usize, u64),
    /// What b has of the cards that it may still share with c, which are known later.
    of_bc: (usize, u64),
}

/// A number below `high` × `low`, as one below `high` and one below `low`; 0 where there are none. Mostly there is only one below
/// `high`, and nothing to be divided.
#[inline(always)]
fn divided(number: u64, high: u64, low: u64) -> (u64, u64) {
    if high == 1 && number < low {
        return (0, number);
    }
    (number.checked_div(low).unwrap_or(0), number.checked_rem(low).unwrap_or(0))
}

/// The cards of each class; those that nobody may hold are class 0.
#[inline(always)]
fn classes(cards: CardSet, [a, b, c]: [CardSet; 3]) -> [CardSet; 8] {
    let none = cards - a - b - c;
    [none, a - b - c, b - a - c, (a & b) - c, c - a - b, (a & c) - b, (b & c) - a, a & b & c]
}

fn class_of(may: [CardSet; 3], card: Card) -> usize {
    (0..).zip(may).map(|(seat, may)| usize::from(may.contains(card)) << seat).sum()
}

/// How many cards a has out of ac, and then out of abc, and b out of what is left of bc and abc; and in how many ways each.
#[derive(Clone, Copy, Default)]
struct Split {
    of_ac: usize,
    of_abc: usize,
    of_bc: usize,
    ways_ac: u64,
    ways_abc: u64,
    ways_bc: u64,
}

impl Split {
    #[inline(always)]
    fn ways(self) -> u64 {
        self.ways_ac.wrapping_mul(self.ways_abc).wrapping_mul(self.ways_bc)
    }
}

/// The subsets of `k` out of `n`, of which there is none when `k` is too many or, wrapped around, below 0.
#[inline(always)]
fn ways(n: usize, k: usize) -> u64 {
    if k <= MOST { binomial(n, k) } else { 0 }
}

impl Numbers {
    #[inline(always)]
    fn of(cards: CardSet, may: [CardSet; 3], held: [u8; 3]) -> Self {
        Self { classes: classes(cards, may).map(|class| class.len() as u8), held, padding: [0; 5] }
    }

    #[inline(always)]
    fn class(&self, class: usize) -> usize {
        self.classes.get(class).copied().unwrap_or(0).into()
    }

    /// Whether there is any deal: no seats together must take more cards than they hold, and all together hold all.
    #[inline(always)]
    fn fit(&self) -> bool {
        let [none, a, b, ab, c, ac, bc, abc] = self.classes.map(u32::from);
        let [x, y, z] = self.held.map(u32::from);
        let alone = a <= x && b <= y && c <= z;
        let in_pairs = a + ab + b <= x + y && a + ac + c <= x + z && b + bc + c <= y + z;
        let all = none == 0 && a + b + ab + c + ac + bc + abc == x + y + z;
        alone && in_pairs && all && self.held.iter().all(|&held| usize::from(held) <= MOST)
    }

    /// How many cards a or b has out of classes that it shares.
    #[inline(always)]
    fn shared(&self) -> (usize, usize) {
        let [_, a, b, ..] = self.classes.map(usize::from);
        let [x, y, _] = self.held.map(usize::from);
        (x.wrapping_sub(a), y.wrapping_sub(b))
    }

    /// How the other cards can be split when a has `i` cards out of ab.
    #[inline(always)]
    fn splits(&self, i: usize) -> impl Iterator<Item = Split> {
        let (of_a, of_b) = self.shared();
        let (ac, abc) = (self.class(AC), self.class(ABC));
        let most = of_a.wrapping_sub(i);
        // b has what a leaves of ab, and this number of cards besides.
        let of_bc = of_b.wrapping_sub(self.class(AB).wrapping_sub(i));
        let both = self.class(BC) + abc;
        // A seat that would have too few or too many is none.
        let range = if most <= MOST { most.saturating_sub(abc)..ac.min(most) + 1 } else { 0..0 };
        range.map(move |of_ac| {
            let of_abc = most - of_ac;
            let (ways_ac, ways_abc) = (ways(ac, of_ac), ways(abc, of_abc));
            Split { of_ac, of_abc, of_bc, ways_ac, ways_abc, ways_bc: ways(both - of_abc, of_bc) }
        })
    }

    /// In how many ways the rest can be dealt when a has i cards out of ab, by i.
    fn rest(&self) -> [u64; MOST + 1] {
        let mut rest = [0; MOST + 1];
        for (i, ways) in rest.iter_mut().enumerate().take(self.class(AB) + 1) {
            *ways = self.splits(i).map(Split::ways).fold(0, u64::wrapping_add);
        }
        rest
    }

    fn count(&self, rest: &[u64; MOST + 1]) -> u64 {
        let of_ab = |(i, &rest): (usize, &u64)| binomial(self.class(AB), i).wrapping_mul(rest);
        rest.iter().enumerate().map(of_ab).fold(0, u64::wrapping_add)
    }
}

#[cfg(test)]
impl Allotment {
    /// An allotment with these numbers in its memory.
    pub(super) fn corrupted(mut number: impl FnMut() -> u64) -> Self {
        Self {
            may: [(); 3].map(|()| CardSet::from_bits_truncate(number())),
            count: number(),
            rest: [(); MOST + 1].map(|()| number()),
            numbers: Numbers {
                classes: [(); 8].map(|()| number() as u8),
                held: [(); 3].map(|()| number() as u8),
                padding: [0; 5],
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_no_deal_there_is_none_with_no_card() {
        for seat in 0..3 {
            assert_eq!(Allotment::NONE.with(seat, CardSet::EMPTY), Allotment::NONE);
            assert_eq!(Allotment::NONE.without(seat, CardSet::EMPTY), Allotment::NONE);
            assert_eq!(Allotment::NONE.possible(seat), CardSet::EMPTY);
            assert_eq!(Allotment::NONE.count_with(seat, Card::KING_OF_HEARTS), 0);
        }
        assert_eq!(Allotment::NONE.rank([CardSet::EMPTY; 3]), None);
    }
}
