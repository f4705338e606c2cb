//! Worlds in arrays.

use king_rules::Card;
use king_rules::king::Seat;
use pyo3::prelude::*;

use super::rounds::RoundBatch;
use crate::batch::arrays::{Count, Matrix, need_numpy};
use crate::batch::draws::draws;
use crate::batch::run::{Work, column, numbers};
use crate::king::worlds::Worlds;
use crate::numbers::Seed;
use crate::worlds::no_world;

#[pymethods]
impl Worlds {
    /// `count_with` of all seats and cards: an array of 4 × 52 numbers, a row a seat, N, E, S, W, and a column a card.
    fn counts(&self, py: Python<'_>) -> PyResult<Matrix<u64>> {
        need_numpy(py)?;
        let items = py.detach(|| self.of_each(|count| count));
        Ok(Matrix { items, width: Card::COUNT })
    }

    /// The chances of all seats to hold each card now: an array of 4 × 52 numbers from 0 to 1, a row a seat, N, E, S, W, and
    /// a column a card. They are quotients of exact counts; a row sums to the cards that the seat holds.
    ///
    /// Raises `ValueError` when there is no world.
    ///
    /// >>> round = king.simulated_round(7, 0, contract="rifki")
    /// >>> view = king.View("N", round.deal["N"], "N").apply("rifki")
    /// >>> chances = view.worlds().chances()
    /// >>> chances.shape, chances.sum(axis=1).round(9).tolist()
    /// ((4, 52), [13.0, 13.0, 13.0, 13.0])
    fn chances(&self, py: Python<'_>) -> PyResult<Matrix<f64>> {
        need_numpy(py)?;
        let worlds = self.worlds.count();
        if worlds == 0 {
            return Err(no_world());
        }
        let items = py.detach(|| self.of_each(|count| count as f64 / worlds as f64));
        Ok(Matrix { items, width: Card::COUNT })
    }
}

impl Worlds {
    /// What `item` makes of the count of each seat and card.
    fn of_each<T>(&self, item: impl Fn(u64) -> T) -> Vec<T> {
        let counts = |seat| Card::all().map(move |card| self.worlds.count_with(seat, card));
        Seat::ALL.into_iter().flat_map(counts).map(item).collect()
    }
}

draws! {
">>> view = king.Round(king.Deal.from_seed(7), \"N\").apply(\"el_almaz\").view(\"E\")
>>> batch = view.worlds().draw(1000, seed=7)
>>> all(round.view(\"E\") == view for round in batch)
True
>>> batch.play_out(8)
>>> batch.scores.shape
(1000, 4)"
}
