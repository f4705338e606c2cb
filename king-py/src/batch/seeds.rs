//! Seeds, deals and packs in bulk.

use std::convert::Infallible;

use king_rules::{Card, balayi, king, shuffle};
use pyo3::prelude::*;

use super::arrays::{self, Column, Count, Matrix};
use super::run::{Work, column, numbers};
use crate::numbers::{Seed, name};

/// Rows that cannot fail.
fn each<R: Send>(
    py: Python<'_>,
    n: usize,
    row: impl Fn(usize) -> R + Sync,
    keep: impl FnMut(R) + Send,
) -> PyResult<()> {
    Work::new(None, None)?.run(py, n, |number| Ok::<_, Infallible>(row(number)), keep, |never| match never {})
}

/// The seeds of deals `start` to `start + n - 1` of a party, a match or a simulation by seed: `deal_seed` in bulk, as a
/// numpy array.
///
/// >>> shuffle.deal_seeds(3, seed=7, start=5).tolist() == [shuffle.deal_seed(7, k) for k in (5, 6, 7)]
/// True
#[pyfunction]
#[pyo3(signature = (n, *, seed, start=Seed(0)), text_signature = "(n, *, seed, start=0)")]
pub(crate) fn deal_seeds(
    py: Python<'_>,
    n: Count<{ name::N }>,
    seed: Seed,
    start: Seed<{ name::START }>,
) -> PyResult<Column<u64>> {
    arrays::need_numpy(py)?;
    let number = numbers(start.0, n.0)?;
    let mut seeds = column(n.0)?;
    each(py, n.0, |row| shuffle::deal_seed(seed.0, number(row)), |seed| seeds.push(seed))?;
    Ok(Column(seeds))
}

/// The four hands of the deal of each seed, as masks.
#[pyfunction]
#[pyo3(signature = (seeds: "ArrayLike"))]
pub(crate) fn deals<'py>(py: Python<'py>, seeds: &Bound<'py, PyAny>) -> PyResult<Matrix<u64>> {
    let seeds = arrays::seeds(seeds)?;
    let mut hands = column(seeds.len().saturating_mul(4))?;
    let deal = |row: usize| king::Deal::from_seed(seeds[row]).hands().map(|hand| hand.bits());
    each(py, seeds.len(), deal, |deal| hands.extend(deal))?;
    Ok(Matrix { items: hands, width: 4 })
}

/// The pack of each seed, as the numbers of its cards.
#[pyfunction]
#[pyo3(signature = (seeds: "ArrayLike"))]
pub(crate) fn packs<'py>(py: Python<'py>, seeds: &Bound<'py, PyAny>) -> PyResult<Matrix<u8>> {
    let seeds = arrays::seeds(seeds)?;
    let mut cards = column(seeds.len().saturating_mul(Card::COUNT))?;
    let pack = |row: usize| balayi::Pack::from_seed(seeds[row]).cards().map(|card| card.index() as u8);
    each(py, seeds.len(), pack, |pack| cards.extend(pack))?;
    Ok(Matrix { items: cards, width: Card::COUNT })
}
