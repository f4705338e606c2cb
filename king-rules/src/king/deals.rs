//! The deals in which each seat holds what it is to hold: counted, numbered and drawn.

use core::fmt;

use super::holding::Bounds;
use super::suit_deals::{Counts, SuitDeals, each};
use super::{Deal, DealsError, Holding};
use crate::shuffle::Source;
use crate::worlds::{Key, below_u128};
use crate::{CardSet, Suit};

/// In how many ways two suits can go to the seats by numbers of cards, at most 13 each.
const HALVES: usize = 1834;

/// All deals in which each seat holds what a [`Holding`] says: the cards that it is to have, none of those that it is
/// not to have, so many of each suit. They are found by counting, not by trying, and all are as likely: so whatever is
/// drawn of them is what a shuffled pack brings when all other deals are thrown away.
///
/// It has the names of [`Worlds`](super::Worlds), which asks the same of a round that is being played.
///
/// It is a table of about 100 KB, made in a millisecond or two; a deal is drawn of it in a microsecond.
///
/// ```
/// use king_rules::Suit;
/// use king_rules::king::{Deal, Deals, Holding, Seat};
/// let mut holdings = [Holding::ANY; 4];
/// holdings[Seat::South] = Holding::of("AKQ.J.AK9742.732".parse()?);
/// // North has four hearts or more, the king among them.
/// holdings[Seat::North] = Holding::of(".K..".parse()?).with_length(Suit::Hearts, 4, 13);
/// let deals = Deals::new(holdings)?;
/// assert_eq!(deals.count(), 21_661_108_794_460_800);
/// // The same draws everywhere, for ever.
/// let deal = deals.draw(7, 0);
/// assert!(deal.hand(Seat::North).shape()[Suit::Hearts as usize] >= 4);
/// assert_eq!(deals.nth(deals.rank(&deal).unwrap()), Some(deal));
/// // All deals there are.
/// assert_eq!(Deals::new([Holding::ANY; 4])?.count(), 53_644_737_765_488_792_839_237_440_000);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Deals {
    holdings: [Holding; 4],
    key: Key,
    count: u128,
    suits: [SuitDeals; 4],
    /// The ways in which clubs and diamonds together can go to the seats by numbers of cards, in the order of these.
    halves: [Half; HALVES],
    /// How many of them there are.
    used: usize,
}

/// How many clubs and diamonds each seat has.
#[derive(Clone, Copy)]
struct Half {
    counts: Counts,
    /// How many deals come before those of this half.
    before: u128,
    /// In how many ways the hearts and spades can be dealt then.
    others: u64,
}

impl Deals {
    /// The deals in which the seats, N, E, S, W, hold what these say.
    ///
    /// # Errors
    /// When there is no such deal: which condition contradicts which.
    ///
    /// ```
    /// use king_rules::king::{Deals, Holding, Seat};
    /// let mut holdings = [Holding::ANY; 4];
    /// holdings[Seat::East] = Holding::of("KQ...A".parse()?);
    /// holdings[Seat::West] = Holding::of("AK...".parse()?);
    /// assert_eq!(Deals::new(holdings).unwrap_err().to_string(), "two seats are to hold the king of spades (K2.5)");
    /// # Ok::<(), king_rules::ParseError>(())
    /// ```
    pub fn new(holdings: [Holding; 4]) -> Result<Self, DealsError> {
        let bounds = Bounds::of(&holdings)?;
        let mut lengths = bounds.lengths.into_iter();
        let suits = Suit::ALL.map(|suit| SuitDeals::new(suit, bounds.may, lengths.next().unwrap_or_default()));
        let [clubs, diamonds, hearts, spades] = &suits;
        let (left, right) = (in_pairs(clubs, diamonds), in_pairs(hearts, spades));
        let mut halves = [Half { counts: [0; 4], before: 0, others: 0 }; HALVES];
        let (mut count, mut used) = (0, 0);
        each(26, [13; 4], |counts| {
            let of = |ways: &[u64], counts| ways.get(cell(counts)).copied().unwrap_or(0);
            let others = of(&right, rest(counts));
            let here = u128::from(of(&left, counts)) * u128::from(others);
            if let Some(half) = halves.get_mut(used).filter(|_| here > 0) {
                *half = Half { counts, before: count, others };
                count += here;
                used += 1;
            }
        });
        if count == 0 {
            return Err(DealsError::Together);
        }
        let key = holdings.iter().fold(Key::DEALS, |key, holding| {
            let lengths = holding.lengths.map(|(fewest, most)| [fewest, most]);
            let [[a, b], [c, d], [e, f], [g, h]] = lengths;
            let lengths = u64::from_le_bytes([a, b, c, d, e, f, g, h]);
            key.with(holding.holds.bits()).with(holding.lacks.bits()).with(lengths)
        });
        Ok(Self { holdings, key, count, suits, halves, used })
    }

    /// What the seats are to hold, N, E, S, W.
    #[must_use]
    pub const fn holdings(&self) -> &[Holding; 4] {
        &self.holdings
    }

    /// How many there are, exactly: from 1 to 52! / 13!⁴, which is below 2⁹⁶.
    #[must_use]
    pub const fn count(&self) -> u128 {
        self.count
    }

    /// Deal number i, from 0; `None` from [`count`](Self::count) on. The
    /// [numbering](crate::rules::notation#deals) is the same for ever.
    #[must_use]
    pub fn nth(&self, i: u128) -> Option<Deal> {
        (i < self.count).then(|| self.at(i))
    }

    /// The number of a deal; `None` when it is not among them.
    #[must_use]
    pub fn rank(&self, deal: &Deal) -> Option<u128> {
        let [clubs, diamonds, hearts, spades] = self.suits.each_ref().map(|suit| suit.rank(deal.hands()));
        let (clubs, diamonds, hearts, spades) = (clubs?, diamonds?, hearts?, spades?);
        let halves = self.halves.get(..self.used)?;
        let counts = plus(clubs.0, diamonds.0);
        let half = halves.get(halves.binary_search_by_key(&counts, |half| half.counts).ok()?)?;
        let [one, two, three, four] = &self.suits;
        let left = in_pair_rank(one, two, clubs, diamonds);
        let right = in_pair_rank(three, four, hearts, spades);
        Some(half.before + u128::from(left) * u128::from(half.others) + u128::from(right))
    }

    /// All of them, in the order of their numbers: for where they are few.
    ///
    /// ```
    /// use king_rules::king::{Deals, Holding};
    /// // Two hands are known, and all other cards but two: those two are in one hand, or the other, or one in each.
    /// let deals = Deals::new([
    ///     Holding::of("AKQJT98765432...".parse()?),
    ///     Holding::of(".AKQJT98765432..".parse()?),
    ///     Holding::of("..AKQJT9876543.".parse()?),
    ///     Holding::of("...AKQJT9876543".parse()?),
    /// ])?;
    /// assert_eq!(deals.iter().count(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = Deal> + Clone {
        (0..self.count).map(|i| self.at(i))
    }

    /// Draw number k by a seed: each deal with exactly the same chance. It depends on what the seats are to hold, the
    /// seed and k, and is [the same](crate::rules::notation#deals) in every language, on every platform, for ever; it
    /// has nothing to do with the deal of that seed, or any other.
    #[must_use]
    pub fn draw(&self, seed: u64, k: u64) -> Deal {
        self.sample(&mut self.key.generator(seed, k))
    }

    /// A deal by any generator of random numbers, each with exactly the same chance. It takes two numbers, sometimes a
    /// few times that.
    #[must_use]
    pub fn sample(&self, source: &mut (impl Source + ?Sized)) -> Deal {
        self.at(below_u128(source, self.count))
    }

    /// Deal number i, which there is.
    fn at(&self, i: u128) -> Deal {
        let halves = self.halves.get(..self.used).unwrap_or_default();
        let number = halves.partition_point(|half| half.before <= i).saturating_sub(1);
        let Half { counts, before, others } =
            halves.get(number).copied().unwrap_or(Half { counts: [0; 4], before: 0, others: 1 });
        let i = i.saturating_sub(before);
        let (left, right) = (i.checked_div(others.into()).unwrap_or(0), i.checked_rem(others.into()).unwrap_or(0));
        let [clubs, diamonds, hearts, spades] = &self.suits;
        let mut hands = [CardSet::EMPTY; 4];
        for (one, two, counts, number) in
            [(clubs, diamonds, counts, left as u64), (hearts, spades, rest(counts), right as u64)]
        {
            for dealt in in_pair(one, two, counts, number) {
                hands.iter_mut().zip(dealt).for_each(|(hand, cards)| *hand |= cards);
            }
        }
        Deal::of_hands(hands)
    }
}

/// Where the ways of these counts stand, each of which is at most 13.
#[inline(always)]
fn cell([n, e, s, _]: Counts) -> usize {
    (usize::from(n) * 14 + usize::from(e)) * 14 + usize::from(s)
}

#[inline(always)]
fn plus(one: Counts, two: Counts) -> Counts {
    let ([a, b, c, d], [e, f, g, h]) = (one, two);
    [a + e, b + f, c + g, d + h]
}

/// How many cards the seats have of the other two suits.
#[inline(always)]
fn rest(counts: Counts) -> Counts {
    counts.map(|count| 13u8.saturating_sub(count))
}

/// In how many ways two suits can be dealt, by the [cell] of how many cards each seat gets of both together.
fn in_pairs(one: &SuitDeals, two: &SuitDeals) -> [u64; 14 * 14 * 14] {
    let mut ways = [0; 14 * 14 * 14];
    each(13, [13; 4], |first @ [n, e, s, w]| {
        let ways_of_first = one.ways(first);
        if ways_of_first == 0 {
            return;
        }
        for n2 in 0..=13 - n {
            for e2 in 0..=(13 - n2).min(13 - e) {
                // As many for South that neither it nor West has more than 13.
                let rest = 13 - n2 - e2;
                let range = usize::from((rest + w).saturating_sub(13))..usize::from(rest.min(13 - s)) + 1;
                let start = cell([n + n2, e + e2, s, 0]);
                let to = ways.get_mut(start + range.start..start + range.end).unwrap_or_default();
                for (ways, &here) in to.iter_mut().zip(two.row(n2, e2).get(range).unwrap_or_default()) {
                    *ways += ways_of_first * u64::from(here);
                }
            }
        }
    });
    ways
}

/// How two suits can be split by what North and East have of the first, so that the seats have so many cards of both:
/// in how many ways by the number of South's cards of the first, from `start` on.
struct Split<'a> {
    n: u8,
    e: u8,
    start: u8,
    first: &'a [u32],
    /// From the last to the first.
    second: &'a [u32],
}

impl Split<'_> {
    /// The ways with that many of South's cards, one after the other.
    #[inline(always)]
    fn ways(&self) -> impl Iterator<Item = u64> {
        self.first.iter().zip(self.second.iter().rev()).map(|(&one, &two)| u64::from(one) * u64::from(two))
    }
}

/// The first split, in the order of the numbers of North's and East's cards, that `look` finds something in.
#[inline(always)]
fn find<'a, T>(
    one: &'a SuitDeals,
    two: &'a SuitDeals,
    [north, east, south, west]: Counts,
    mut look: impl FnMut(Split<'a>) -> Option<T>,
) -> Option<T> {
    for n in 0..=north.min(13) {
        let k = 13 - n;
        for e in k.saturating_sub(south + west)..=east.min(k) {
            let k = k - e;
            let (start, end) = (k.saturating_sub(west), south.min(k));
            let first = one.row(n, e).get(start.into()..usize::from(end) + 1);
            let of_second = usize::from(south - end)..usize::from(south - start) + 1;
            let second = two.row(north - n, east - e).get(of_second);
            if let (Some(first), Some(second)) = (first, second) {
                let found = look(Split { n, e, start, first, second });
                if found.is_some() {
                    return found;
                }
            }
        }
    }
    None
}

/// How many cards of the second of two suits the seats have, as they have that many of the first and of both.
#[inline(always)]
fn minus(both: Counts, first: Counts) -> Counts {
    let ([a, b, c, d], [e, f, g, h]) = (both, first);
    [a.saturating_sub(e), b.saturating_sub(f), c.saturating_sub(g), d.saturating_sub(h)]
}

/// What the seats hold of two suits in way number `number` among those of these counts.
#[inline(always)]
fn in_pair(one: &SuitDeals, two: &SuitDeals, both: Counts, mut number: u64) -> [[CardSet; 4]; 2] {
    let found = find(one, two, both, |split| {
        let all: u64 = split.ways().sum();
        if number >= all {
            number -= all;
            return None;
        }
        let (s, _) = (split.start..).zip(split.ways()).find(|&(_, here)| {
            let found = number < here;
            number -= if found { 0 } else { here };
            found
        })?;
        Some([split.n, split.e, s, 13u8.saturating_sub(split.n + split.e + s)])
    });
    let first = found.unwrap_or_default();
    let second = minus(both, first);
    let ways_of_second = two.ways(second);
    let number_of_first = number.checked_div(ways_of_second).unwrap_or(0);
    let number_of_second = number.checked_rem(ways_of_second).unwrap_or(0);
    [one.nth(first, number_of_first), two.nth(second, number_of_second)]
}

/// The number of a way in which two suits are dealt: the other way of [`in_pair`].
fn in_pair_rank(one: &SuitDeals, two: &SuitDeals, (first, a): (Counts, u64), (second, b): (Counts, u64)) -> u64 {
    let [n, e, s, _] = first;
    let mut before = 0;
    find(one, two, plus(first, second), |split| {
        let here = split.n == n && split.e == e;
        let up_to = if here { s.saturating_sub(split.start) } else { u8::MAX };
        before += split.ways().take(up_to.into()).sum::<u64>();
        here.then_some(())
    });
    before + a * two.ways(second) + b
}

/// By what the seats are to hold.
impl PartialEq for Deals {
    fn eq(&self, other: &Self) -> bool {
        self.holdings == other.holdings
    }
}

impl Eq for Deals {}

impl core::hash::Hash for Deals {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.holdings.hash(state);
    }
}

/// The number of deals, and what the seats are to hold.
impl fmt::Debug for Deals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deals({} of {:?})", self.count, self.holdings)
    }
}
