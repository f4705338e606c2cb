//! Settlement in bulk.

use king_rules::king::{ContractKind, Doubles, SaleTie, Seat};
use pyo3::prelude::*;

use crate::batch::NONE;
use crate::batch::arrays::{Matrix, matrix, points, read_each};
use crate::batch::run::{column_of, parts};
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
    let n = rows.len();
    let (mut scores, mut sales, mut buyers) = (column_of(n, 4)?, column_of(n, 4)?, column_of(n, 4)?);
    parts(py, &rows, |part| {
        for &((kind, doubles), taken) in part {
            let bought_by = Seat::ALL.map(|seat| doubles.buyer(kind, taken, tie.0, seat));
            scores.extend(doubles.settle(kind, taken, tie.0));
            sales.extend(sale(taken, bought_by));
            buyers.extend(bought_by.map(|buyer| buyer.map_or(NONE, |seat| seat as u8)));
        }
    })?;
    Ok((Matrix { items: scores, width: 4 }, Matrix { items: sales, width: 4 }, Matrix { items: buyers, width: 4 }))
}

/// What the sale comes to for each seat, by who buys its points.
fn sale(taken: [i16; 4], buyers: [Option<Seat>; 4]) -> [i32; 4] {
    Seat::ALL.map(|seat| {
        let sold = |(seller, (points, buyer)): (Seat, (i16, Option<Seat>))| match buyer {
            Some(buyer) => i32::from(points) * (i32::from(seat == seller) - i32::from(seat == buyer)),
            None => 0,
        };
        Seat::ALL.into_iter().zip(taken.into_iter().zip(buyers)).map(sold).sum()
    })
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
