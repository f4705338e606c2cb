//! What the worlds of both games are counted, numbered and drawn with ([worlds](crate::rules::notation#worlds)).

use crate::CardSet;
use crate::shuffle::{Source, SplitMix64};

/// The most cards that a subset may be asked to have.
const MOST: usize = 15;

/// Pascal's triangle: how many subsets of k out of n things there are, for n below 64 and k up to [`MOST`].
static BINOMIALS: [[u64; MOST + 1]; 64] = binomials();

#[allow(clippy::indexing_slicing, reason = "evaluated by the compiler")]
const fn binomials() -> [[u64; MOST + 1]; 64] {
    let mut rows = [[0; MOST + 1]; 64];
    let mut n = 0;
    while n < rows.len() {
        rows[n][0] = 1;
        let mut k = 1;
        while n > 0 && k <= MOST {
            rows[n][k] = rows[n - 1][k - 1] + rows[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    rows
}

/// How many subsets of `k` out of `n` things there are. `n` is taken modulo 64 and `k` modulo 16: whoever may have other
/// numbers asks before.
#[inline(always)]
#[allow(clippy::indexing_slicing, reason = "below 64 and below 16")]
pub(crate) fn binomial(n: usize, k: usize) -> u64 {
    BINOMIALS[n & 63][k & MOST]
}

/// Subsets that are asked for: each that of some rank among those of `len` out of some cards.
#[derive(Clone, Copy)]
pub(crate) struct Asked<const N: usize> {
    pub(crate) cards: [CardSet; N],
    /// At most 15.
    pub(crate) len: [usize; N],
    /// One out of range stands for the last.
    pub(crate) rank: [u64; N],
}

impl<const N: usize> Asked<N> {
    /// Those of no card.
    pub(crate) const NONE: Self = Self { cards: [CardSet::EMPTY; N], len: [0; N], rank: [0; N] };
}

/// The subset of that rank among those of `len` cards: see [`subsets`].
#[inline]
pub(crate) fn subset(cards: CardSet, len: usize, rank: u64) -> CardSet {
    let [subset] = subsets(&Asked { cards: [cards], len: [len], rank: [rank] });
    subset
}

/// Subsets by their ranks. The combinatorial number system: where a card has p higher ones in `cards`, and is in the subset with
/// k − 1 higher ones, it adds binomial(p, k) to the rank.
///
/// All are gone through side by side, without a branch that nobody could foresee: so their steps overlap, and compilers make them
/// steps of vectors.
#[inline(always)]
#[allow(clippy::indexing_slicing, clippy::needless_range_loop, reason = "below N, and below 64 × 16")]
pub(crate) fn subsets<const N: usize>(asked: &Asked<N>) -> [CardSet; N] {
    let mut subsets = [CardSet::EMPTY; N];
    let steps = asked.cards.iter().fold(0, |steps, cards| cards.len().max(steps));
    if steps == 0 {
        return subsets;
    }
    // Where binomial(p, k) stands for the next card, p being how many higher ones there are, if it is the k-th from above.
    let at = |place: usize| BINOMIALS.as_flattened()[place & (64 * (MOST + 1) - 1)];
    let (mut places, mut before, mut ranks, mut rests) = ([0; N], [0; N], [0; N], [0; N]);
    for i in 0..N {
        let (cards, len, rank) = (asked.cards[i], asked.len[i], asked.rank[i]);
        places[i] = (cards.len().wrapping_sub(1) & 63) << 4 | len & MOST;
        before[i] = at(places[i]);
        // Comparing numbers with a sign is what vectors can do; all that is in range is far below 2⁶³.
        ranks[i] = (rank.min(binomial(cards.len(), len).wrapping_sub(1)) & i64::MAX as u64) as i64;
        rests[i] = cards.bits();
    }
    let mut chosen = [0; N];
    for _ in 0..steps {
        for i in 0..N {
            let others = rests[i] & rests[i].wrapping_sub(1);
            places[i] = places[i].wrapping_sub(MOST + 1);
            // Those with none but higher cards come first: as many as there are without this card.
            let same = at(places[i]);
            let takes = u64::from(ranks[i] < before[i] as i64).wrapping_sub(1);
            ranks[i] = ranks[i].wrapping_sub((before[i] & takes) as i64);
            chosen[i] |= (rests[i] ^ others) & takes;
            places[i] = places[i].wrapping_add(takes as usize);
            // binomial(p, k) is binomial(p − 1, k) and binomial(p − 1, k − 1).
            let fewer = before[i].wrapping_sub(same);
            before[i] = same ^ (same ^ fewer) & takes;
            rests[i] = others;
        }
    }
    subsets.iter_mut().zip(chosen).for_each(|(subset, chosen)| *subset = CardSet::from_bits_truncate(chosen));
    subsets
}

/// The rank of a subset of at most 15 cards among those of as many cards: the other way of [`subset`].
pub(crate) fn subset_rank(cards: CardSet, subset: CardSet) -> u64 {
    let ranks = (0..).zip(cards.iter().rev()).filter(|&(_, card)| subset.contains(card));
    (1..).zip(ranks).map(|(wanted, (higher, _))| binomial(higher, wanted)).sum()
}

/// How often a number is drawn again at most, for the sake of sources that are not random.
const TRIES: u32 = 128;

/// A number below `n`, each with exactly the same chance; 0 for `n` = 0. The high 64 bits of next × n, drawn again when the low
/// 64 bits are below 2⁶⁴ mod n, as then some numbers would come once more often.
#[inline]
pub(crate) fn below(source: &mut (impl Source + ?Sized), n: u64) -> u64 {
    let mut product = u128::from(source.next_u64()) * u128::from(n);
    if (product as u64) < n {
        let surplus = n.wrapping_neg() % n;
        for _ in 0..TRIES {
            if product as u64 >= surplus {
                break;
            }
            product = u128::from(source.next_u64()) * u128::from(n);
        }
    }
    (product >> 64) as u64
}

/// The same below a number of 128 bits, 0 for `n` ≤ 1: as many of the highest bits of two numbers one after the other as
/// n − 1 has, drawn again when they are not below n. So at worst every second is drawn again.
#[inline]
pub(crate) fn below_u128(source: &mut (impl Source + ?Sized), n: u128) -> u128 {
    let Some(dropped) = n.checked_sub(1).map(u128::leading_zeros).filter(|&zeros| zeros < u128::BITS) else { return 0 };
    for _ in 0..TRIES {
        let (high, low) = (source.next_u64(), source.next_u64());
        let number = (u128::from(high) << 64 | u128::from(low)) >> dropped;
        if number < n {
            return number;
        }
    }
    0
}

/// The key of draws: a hash of what a view knows, so that draws depend on nothing else, and never repeat the numbers that deals
/// and packs are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub(crate) struct Key(u64);

impl Key {
    /// Where the key of the four-handed game begins: "worlds-4" in ASCII.
    pub(crate) const KING: Self = Self(0x776f_726c_6473_2d34);
    /// Where the key of the two-handed game begins: "worlds-2" in ASCII.
    pub(crate) const BALAYI: Self = Self(0x776f_726c_6473_2d32);

    /// Where the key of constrained deals begins: "deals--4" in ASCII.
    pub(crate) const DEALS: Self = Self(0x6465_616c_732d_2d34);

    /// The number that it is.
    pub(crate) const fn number(self) -> u64 {
        self.0
    }

    /// The key with one more number in it: output 0 of SplitMix64(key XOR number).
    #[inline]
    pub(crate) const fn with(self, number: u64) -> Self {
        Self(SplitMix64::new(self.0 ^ number).next_u64())
    }

    /// The key with these bytes in it, eight to a number, the low ones first; the last number is filled up with zeros.
    pub(crate) fn with_bytes(self, bytes: &[u8]) -> Self {
        bytes.chunks(8).fold(self, |key, chunk| {
            let number = chunk.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte));
            key.with(number)
        })
    }

    /// The generator of draw number k by that seed: SplitMix64(output k of SplitMix64(the key with the seed)).
    #[inline]
    pub(crate) const fn generator(self, seed: u64, k: u64) -> SplitMix64 {
        SplitMix64::new(SplitMix64::new(self.with(seed).0).output(k))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A source of numbers written down, the last of which comes again and again.
    struct Written<'a>(&'a [u64]);

    #[cfg(not(feature = "rand_core"))]
    impl Source for Written<'_> {
        fn next_u64(&mut self) -> u64 {
            next(self)
        }
    }

    #[cfg(feature = "rand_core")]
    impl rand_core::TryRng for Written<'_> {
        type Error = core::convert::Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            Ok(next(self) as u32)
        }

        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            Ok(next(self))
        }

        fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
            bytes.fill_with(|| next(self) as u8);
            Ok(())
        }
    }

    fn next(source: &mut Written<'_>) -> u64 {
        let (&first, rest) = source.0.split_first().unwrap();
        if !rest.is_empty() {
            source.0 = rest;
        }
        first
    }

    #[test]
    fn the_triangle() {
        for (n, k, count) in
            [(0, 0, 1), (0, 1, 0), (5, 2, 10), (26, 13, 10_400_600), (39, 13, 8_122_425_444), (3, 4, 0)]
        {
            assert_eq!(binomial(n, k), count, "{k} out of {n}");
        }
        assert_eq!(binomial(63, 15), 122_131_734_269_895);
    }

    /// All subsets of seven cards, each once, the ranks going up as the sets do when read from their lowest card.
    #[test]
    fn subsets_are_numbered_both_ways() {
        let cards: CardSet = "A2.9.J.754".parse().unwrap();
        for len in 0..=cards.len() {
            let count = binomial(cards.len(), len);
            let mut seen = [CardSet::EMPTY; 35];
            for rank in 0..count {
                let set = subset(cards, len, rank);
                assert_eq!((set.len(), set - cards), (len, CardSet::EMPTY));
                assert_eq!(subset_rank(cards, set), rank, "{set}");
                assert!(!seen[..rank as usize].contains(&set), "{set}");
                seen[rank as usize] = set;
            }
        }
        assert_eq!(subset(cards, 2, 0), "A2...".parse().unwrap());
        assert_eq!(subset(cards, 2, 20), "...54".parse().unwrap());
        // 13 of 39: the last, and one that is none.
        let all = CardSet::ALL - "AKQJT98765432...".parse().unwrap();
        assert_eq!(subset(all, 13, binomial(39, 13) - 1), "...AKQJT98765432".parse().unwrap());
        assert_eq!(subset(all, 13, u64::MAX).len(), 13);
        assert_eq!(subset(cards, 13, 0), cards);
    }

    #[test]
    fn numbers_below() {
        // 2⁶⁴ mod 3 is 1: only the product 0 is drawn again.
        assert_eq!(below(&mut Written(&[0, 1 << 63]), 3), 1);
        assert_eq!(below(&mut Written(&[1, 1 << 63]), 3), 0);
        // 2⁶⁴ mod 3·2⁶² is 2⁶²: a quarter of all numbers is drawn again.
        assert_eq!(below(&mut Written(&[0, 4, 5, 1]), 3 << 62), 3);
        assert_eq!(below(&mut Written(&[u64::MAX]), u64::MAX), u64::MAX - 1);
        assert_eq!((below(&mut Written(&[7]), 0), below(&mut Written(&[7]), 1)), (0, 0));
        // A source whose every number has to be drawn again comes to an end.
        assert_eq!(below(&mut Written(&[0]), 3), 0);
    }

    #[test]
    fn numbers_below_a_number_of_128_bits() {
        // 3 bits of 5 numbers: 5, 6 and 7 are drawn again.
        assert_eq!(below_u128(&mut Written(&[7 << 61, 0, 5 << 61, u64::MAX, 4 << 61, 1]), 5), 4);
        let n = 1 << 70 | 1;
        assert_eq!(below_u128(&mut Written(&[1 << 63, 1 << 57, 1 << 63, 0]), n), n - 1);
        assert_eq!((below_u128(&mut Written(&[7]), 0), below_u128(&mut Written(&[7]), 1)), (0, 0));
        assert_eq!(below_u128(&mut Written(&[u64::MAX]), u128::MAX), 0, "a source whose every number is drawn again");
        assert_eq!(below_u128(&mut Written(&[u64::MAX, 3]), u128::MAX), u128::MAX - (u128::MAX >> 64) + 3);
    }

    /// Frozen: the draws of every version are made of these.
    #[test]
    fn keys() {
        assert_eq!(Key::KING.0.to_be_bytes(), *b"worlds-4");
        assert_eq!(Key::BALAYI.0.to_be_bytes(), *b"worlds-2");
        assert_eq!(Key::DEALS.0.to_be_bytes(), *b"deals--4");
        let key = Key::KING.with(7);
        assert_eq!(key.0, SplitMix64::new(Key::KING.0 ^ 7).next_u64());
        assert_eq!(Key::KING.with_bytes(&[7, 0, 0, 0, 0, 0, 0, 0, 2, 1]), key.with(0x102));
        let mut numbers = SplitMix64::new(key.with(5).0);
        numbers.next_u64();
        assert_eq!(key.generator(5, 1), SplitMix64::new(numbers.next_u64()));
    }
}
