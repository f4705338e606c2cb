//! Dealing one suit to the four seats: in how many ways, by how many cards each seat gets, and the ways by their
//! numbers.

use super::holding::Lengths;
use crate::{Card, CardSet, Rank, Suit};

/// How many cards each seat has, N, E, S, W.
pub(super) type Counts = [u8; 4];

/// How many counts there are that sum to 12 or less.
const FEWER: usize = 1820;
/// How many counts there are that sum to 13.
const WHOLE: usize = 560;

/// The deals of one suit to the four seats.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct SuitDeals {
    suit: Suit,
    /// Who may hold each card, from the two up: bit 0 North, to bit 3 West.
    may: [u8; 13],
    /// In how many ways the lowest k cards can be dealt, k below 13, by how many of them each seat gets.
    fewer: [u32; FEWER],
    /// In how many ways the whole suit can be dealt, in rows: see [`row`](Self::row).
    whole: [u32; WHOLE],
}

/// The numbers of counts of two, three and four seats with a smaller sum, by the sum.
const SMALLER: [[u16; 14]; 3] = smaller();
/// Where the row of the whole suit begins in which North has n cards and East e, by 14 × n + e.
const ROWS: [u16; 196] = rows();

#[allow(clippy::indexing_slicing, reason = "evaluated by the compiler")]
const fn smaller() -> [[u16; 14]; 3] {
    let mut smaller = [[0; 14]; 3];
    let mut k = 0;
    while k < 14 {
        smaller[0][k] = (k * (k + 1) / 2) as u16;
        smaller[1][k] = (k * (k + 1) * (k + 2) / 6) as u16;
        smaller[2][k] = (k * (k + 1) * (k + 2) * (k + 3) / 24) as u16;
        k += 1;
    }
    smaller
}

#[allow(clippy::indexing_slicing, reason = "evaluated by the compiler")]
const fn rows() -> [u16; 196] {
    let mut rows = [WHOLE as u16; 196];
    let (mut n, mut start) = (0, 0);
    while n < 14 {
        let mut e = 0;
        while e + n < 14 {
            rows[14 * n + e] = start;
            start += 14 - (n + e) as u16;
            e += 1;
        }
        n += 1;
    }
    rows
}

/// The place of counts that sum to less than 13: those that sum to k come one after the other, behind those that sum to
/// less.
#[inline(always)]
#[allow(clippy::indexing_slicing, reason = "below 14, as whatever is too much is 13")]
fn place([n, e, s, w]: Counts) -> usize {
    let [of_two, of_three, of_four] = &SMALLER;
    let at = |table: &[u16; 14], sum: u8| usize::from(table[usize::from(sum).min(13)]);
    at(of_four, n + e + s + w) + at(of_three, n + e + s) + at(of_two, n + e) + usize::from(n)
}

/// Goes through the counts that sum to `k`, each at most `most`, in the order of those for N, then E, then S.
#[inline(always)]
pub(super) fn each(k: u8, [north, east, south, west]: Counts, mut act: impl FnMut(Counts)) {
    // What the later seats cannot take, an earlier one must.
    for n in k.saturating_sub(east + south + west)..=north.min(k) {
        let k = k - n;
        for e in k.saturating_sub(south + west)..=east.min(k) {
            let k = k - e;
            for s in k.saturating_sub(west)..=south.min(k) {
                act([n, e, s, k - s]);
            }
        }
    }
}

impl SuitDeals {
    /// The deals in which each seat has none but those cards that it may, and as many as that.
    pub(super) fn new(suit: Suit, may: [CardSet; 4], lengths: Lengths) -> Self {
        let mut deals = Self { suit, may: [0; 13], fewer: [0; FEWER], whole: [0; WHOLE] };
        for (number, place) in (1..).zip(&mut deals.may) {
            let card = card(suit, number);
            *place = (0..).zip(may).map(|(seat, may)| u8::from(may.contains(card)) << seat).sum();
        }
        if let Some(none) = deals.fewer.first_mut() {
            *none = 1;
        }
        for k in 1..13 {
            each(k, [13; 4], |counts| {
                let ways = deals.choices(k, counts).map(|(_, ways)| ways).sum();
                if let Some(place) = deals.fewer.get_mut(place(counts)) {
                    *place = ways;
                }
            });
        }
        // The order of these counts is that of the rows.
        let mut number = 0;
        each(13, [13; 4], |counts| {
            let fit = counts.into_iter().zip(lengths).all(|(count, (fewest, most))| (fewest..=most).contains(&count));
            let ways = deals.choices(13, counts).map(|(_, ways)| ways).sum();
            if let Some(place) = deals.whole.get_mut(number).filter(|_| fit) {
                *place = ways;
            }
            number += 1;
        });
        deals
    }

    /// In how many ways the whole suit is dealt when North has `n` cards and East `e`, by the number of South's, of
    /// which West has the rest.
    #[inline(always)]
    pub(super) fn row(&self, n: u8, e: u8) -> &[u32] {
        let start = ROWS.get(14 * usize::from(n) + usize::from(e)).copied().unwrap_or(0);
        let len = 14u8.saturating_sub(n + e);
        self.whole.get(start.into()..usize::from(start) + usize::from(len)).unwrap_or_default()
    }

    /// In how many ways the seats get so many cards of the suit, which are 13.
    #[inline(always)]
    pub(super) fn ways(&self, [n, e, s, _]: Counts) -> u64 {
        self.row(n, e).get(usize::from(s)).copied().unwrap_or(0).into()
    }

    /// What the seats hold in way number `rank` among those of these counts. Those in which North has the ace come
    /// first, then those of East, South and West; among them it is the same with the king, and so on.
    pub(super) fn nth(&self, mut counts: Counts, mut rank: u64) -> [CardSet; 4] {
        let mut hands = [0; 4];
        for k in (1..=13u8).rev() {
            let found = self.choices(k, counts).find(|&(_, ways)| {
                let here = rank < u64::from(ways);
                rank -= if here { 0 } else { u64::from(ways) };
                here
            });
            let Some((seat, _)) = found else { break };
            if let (Some(hand), Some(count)) = (hands.get_mut(seat), counts.get_mut(seat)) {
                *hand |= 1u64 << (k - 1);
                *count -= 1;
            }
        }
        hands.map(|ranks| CardSet::from_bits_truncate(ranks << (13 * self.suit as u32)))
    }

    /// The number of the way in which the seats hold these cards, and how many cards each holds of the suit; `None`
    /// when it is not among them.
    pub(super) fn rank(&self, hands: [CardSet; 4]) -> Option<(Counts, u64)> {
        let all = hands.map(|hand| (hand & self.suit.cards()).len() as u8);
        let (mut counts, mut rank) = (all, 0);
        for k in (1..=13).rev() {
            let holder = hands.iter().position(|hand| hand.contains(card(self.suit, k)))?;
            self.choices(k, counts).find(|&(seat, ways)| {
                let found = seat == holder;
                rank += if found { 0 } else { u64::from(ways) };
                found
            })?;
            let count = counts.get_mut(holder)?;
            *count = count.checked_sub(1)?;
        }
        (rank < self.ways(all)).then_some((all, rank))
    }

    /// Who may get card number `k` of the suit, from 1, when the lowest k cards go to the seats in these counts, and in
    /// how many ways the lower ones can be dealt then.
    #[inline(always)]
    fn choices(&self, k: u8, [n, e, s, w]: Counts) -> impl Iterator<Item = (usize, u32)> {
        let may = self.may.get(usize::from(k).wrapping_sub(1)).copied().unwrap_or(0);
        let fewer = |count: u8| count.saturating_sub(1);
        let left =
            [(n, [fewer(n), e, s, w]), (e, [n, fewer(e), s, w]), (s, [n, e, fewer(s), w]), (w, [n, e, s, fewer(w)])];
        left.into_iter().enumerate().filter_map(move |(seat, (count, left))| {
            let some = may >> seat & 1 == 1 && count > 0;
            some.then(|| (seat, self.fewer.get(place(left)).copied().unwrap_or(0)))
        })
    }
}

/// Card number `k` of the suit, from 1.
fn card(suit: Suit, k: u8) -> Card {
    Card::new(suit, Rank::from_index(usize::from(k).wrapping_sub(1)).unwrap_or(Rank::Ace))
}
