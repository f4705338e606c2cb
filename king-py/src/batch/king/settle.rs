//! Settlement in bulk.

use king_rules::king::{ContractKind, Doubles, SaleTie, Seat};
use pyo3::prelude::*;

use crate::batch::NONE;
use crate::batch::arrays::{Matrix, matrix, points, read_each};
use crate::king::contract::Settled;
use crate::members::Of;

/// The number of a kind of contract, in any form.
#[pyfunction]
pub(crate) fn kind_number(kind: Settled) -> usize {
    kind.0.index()
}

/// The scores of n rounds from their kinds of contract, their doubles and the points taken.
#[pyfunction]
pub(crate) fn settle<'py>(
    py: Python<'py>,
    kinds: &Bound<'py, PyAny>,
    doubles: &Bound<'py, PyAny>,
    taken: &Bound<'py, PyAny>,
    tie: Of<SaleTie>,
) -> PyResult<Matrix<i32>> {
    let rows = rows(kinds, doubles, taken)?;
    matrix(py, &rows, |&((kind, doubles), taken)| doubles.settle(kind, taken, tie.0))
}

/// The scores of n rounds, what the sale comes to in them, and who buys the points of each seat.
#[pyfunction]
pub(crate) fn settle_parts<'py>(
    py: Python<'py>,
    kinds: &Bound<'py, PyAny>,
    doubles: &Bound<'py, PyAny>,
    taken: &Bound<'py, PyAny>,
    tie: Of<SaleTie>,
) -> PyResult<(Matrix<i32>, Matrix<i32>, Matrix<u8>)> {
    let rows = rows(kinds, doubles, taken)?;
    let scores = matrix(py, &rows, |&((kind, doubles), taken)| doubles.settle(kind, taken, tie.0))?;
    let buyers = |&((kind, doubles), taken): &Row| Seat::ALL.map(|seat| doubles.buyer(kind, taken, tie.0, seat));
    let sale = matrix(py, &rows, |row| {
        let buyers = buyers(row);
        let (_, taken) = row;
        let mut sale = taken.map(|_| 0);
        for ((seller, buyer), points) in (0..).zip(buyers).zip(taken) {
            if let Some(buyer) = buyer {
                for (seat, sum) in (0..).zip(&mut sale) {
                    *sum += i32::from(*points) * (i32::from(seat == seller) - i32::from(seat == buyer.index()));
                }
            }
        }
        sale
    })?;
    let buyer = matrix(py, &rows, |row| buyers(row).map(|buyer| buyer.map_or(NONE, |seat| seat as u8)))?;
    Ok((scores, sale, buyer))
}

/// A round to settle: its kind of contract and its doubles, and the points taken.
type Row = ((ContractKind, Doubles), [i16; 4]);

fn rows(kinds: &Bound<'_, PyAny>, doubles: &Bound<'_, PyAny>, taken: &Bound<'_, PyAny>) -> PyResult<Vec<Row>> {
    let taken = points(taken)?;
    let n = taken.len();
    let kinds = read_each(kinds, "kinds", n, "no kind of contract, 0 to 7", |number| {
        ContractKind::from_index(number.try_into().ok()?)
    })?;
    let doubles =
        read_each(doubles, "doubles", n, "no mask of doubles", |mask| Doubles::from_bits(mask.try_into().ok()?))?;
    Ok(kinds.into_iter().zip(doubles).zip(taken).collect())
}
