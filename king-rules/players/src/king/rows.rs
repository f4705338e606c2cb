//! What many worlds have, a row a number: the memory that loops over worlds go through.

use super::cards::Cards;
use super::lanes::Lanes;
use super::suits::Suits;

/// A number of each of `W` worlds.
pub(super) type Row<const W: usize> = [u16; W];

/// A set of cards of each of `W` worlds, suit by suit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rows<const W: usize>([Row<W>; 4]);

impl<const W: usize> Rows<W> {
    pub(super) const EMPTY: Self = Self([[0; W]; 4]);

    /// The same of each world.
    pub(super) fn each(Suits(suits): Suits) -> Self {
        Self(suits.map(|ranks| [ranks; W]))
    }

    /// Those of world number `i`, which is below `W`.
    #[allow(clippy::indexing_slicing, reason = "below W")]
    #[inline(always)]
    pub(super) const fn of(&self, i: usize) -> Suits {
        let Self([clubs, diamonds, hearts, spades]) = self;
        Suits([clubs[i], diamonds[i], hearts[i], spades[i]])
    }

    #[allow(clippy::indexing_slicing, reason = "below W")]
    #[inline(always)]
    pub(super) const fn set(&mut self, i: usize, Suits([a, b, c, d]): Suits) {
        let Self([clubs, diamonds, hearts, spades]) = self;
        (clubs[i], diamonds[i], hearts[i], spades[i]) = (a, b, c, d);
    }

    /// Sets of cards, world by world.
    #[inline(always)]
    pub(super) fn of_worlds(cards: &[Lanes; W]) -> Self {
        let mut rows = Self::EMPTY;
        (0..).zip(cards).for_each(|(i, &cards)| rows.set(i, Suits::of(cards)));
        rows
    }
}
