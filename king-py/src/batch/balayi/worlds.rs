//! Worlds in arrays.

use king_rules::balayi::{Place, Player};
use king_rules::{Card, inner};
use pyo3::prelude::*;

use super::rounds::RoundBatch;
use crate::balayi::worlds::{Orders, Worlds};
use crate::batch::arrays::{Count, Matrix, need_numpy};
use crate::batch::draws::draws;
use crate::batch::run::{Work, column, numbers};
use crate::numbers::Seed;
use crate::worlds::no_world;

/// The cards on piles: the first of the pack.
const PILE_CARDS: usize = 40;

#[pymethods]
impl Worlds {
    /// `count_with` of all places and cards: an array of 42 × 52 Python numbers, a column a card. Rows 0 to 39 are the
    /// cards on the piles in the order of the deal (see `Place.of`), row 40 the hand of player 0, row 41 that of
    /// player 1.
    fn counts(&self, py: Python<'_>) -> PyResult<Matrix<Py<PyAny>>> {
        need_numpy(py)?;
        let number = |(ways, closed)| Ok(Orders(ways, closed).into_pyobject(py)?.into_any().unbind());
        let items = self.of_each().into_iter().map(number).collect::<PyResult<_>>()?;
        Ok(Matrix { items, width: Card::COUNT })
    }

    /// The chance of each card to be at each place: an array of 42 × 52 numbers from 0 to 1, with the rows and columns of
    /// `counts`. They are quotients of exact counts; a row sums to 1, and that of a hand to the cards that are held.
    ///
    /// Raises `ValueError` when there is no world.
    ///
    /// >>> view = balayi.Round(balayi.Pack.from_seed(7), dealer=0).apply("S").view(0)
    /// >>> chances = view.worlds().chances()
    /// >>> chances.shape, float(chances[41, Card("SK").index]), float(chances[41].sum())
    /// ((42, 52), 0.1875, 6.0)
    fn chances(&self, py: Python<'_>) -> PyResult<Matrix<f64>> {
        need_numpy(py)?;
        let (ways, closed) = inner::balayi_ways(&self.worlds);
        if ways == 0 {
            return Err(no_world());
        }
        // With one closed card less to lie in any order there are so many times fewer.
        let chance = |(with, orders)| with as f64 / ways as f64 / if orders < closed { f64::from(closed) } else { 1.0 };
        let items = py.detach(|| self.of_each().into_iter().map(chance).collect());
        Ok(Matrix { items, width: Card::COUNT })
    }
}

impl Worlds {
    /// The factors of the count of each place and card.
    fn of_each(&self) -> Vec<(u64, u8)> {
        let dealer = self.worlds.view().dealer();
        let piles = (0..PILE_CARDS).filter_map(|slot| Place::of(slot, dealer));
        let hands = Player::ALL.map(|player| Place::Hand(player, 0));
        let ways = |place| Card::all().map(move |card| inner::balayi_ways_with(&self.worlds, place, card));
        piles.chain(hands).flat_map(ways).collect()
    }
}

draws! {
">>> view = balayi.Round(balayi.Pack.from_seed(7), dealer=0).apply(\"S\").view(0)
>>> batch = view.worlds().draw(1000, seed=7)
>>> all(round.view(0) == view for round in batch)
True
>>> batch.play_out(8)
>>> batch.scores.shape
(1000, 2)"
}
