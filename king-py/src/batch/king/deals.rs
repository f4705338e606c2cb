//! Constrained deals in arrays.

use std::convert::Infallible;

use pyo3::prelude::*;

use crate::batch::arrays::{Count, Matrix, need_numpy};
use crate::batch::run::{Work, column_of, numbers};
use crate::king::deals::Deals;
use crate::numbers::{Seed, name};

#[pymethods]
impl Deals {
    /// Draws number `start` to `start + n - 1` by a seed, each of all deals with exactly the same chance: an array of masks, a row a
    /// deal, with the hands of N, E, S, W, as `deals` makes of seeds.
    ///
    /// Row i depends on what the seats are to hold, on `seed` and on `start + i` alone, and is the same in every language, for ever; it
    /// has nothing to do with the deal of that seed, or any other. The GIL is released.
    ///
    /// >>> deals = king.Deals(east=king.Holding(spades=(6, 13)))
    /// >>> hands = deals.draw(1000, seed=7)
    /// >>> hands.shape, shapes(hands)[:, king.Seat.EAST, Suit.SPADES].min().item()
    /// ((1000, 4), 6)
    /// >>> bool((deals.draw(10, seed=7, start=990) == hands[990:]).all())
    /// True
    #[pyo3(signature = (n, seed, *, start=Seed(0)), text_signature = "($self, n, seed, *, start=0)")]
    fn draw(
        &self,
        py: Python<'_>,
        n: Count<{ name::N }>,
        seed: Seed,
        start: Seed<{ name::START }>,
    ) -> PyResult<Matrix<u64>> {
        need_numpy(py)?;
        let number = numbers(start.0, n.0)?;
        let mut hands = column_of(n.0, 4)?;
        let draw = |row| Ok::<_, Infallible>(self.0.draw(seed.0, number(row)).hands().map(|hand| hand.bits()));
        Work::new(None, None)?.run(py, n.0, draw, |deal| hands.extend(deal), |never| match never {})?;
        Ok(Matrix { items: hands, width: 4 })
    }
}
