//! Settlement in bulk.

use king_rules::king::{ContractKind, Doubles, SaleTie};
use pyo3::prelude::*;

use crate::batch::arrays::{Matrix, matrix, points, read_each};
use crate::members::Of;

/// The number of a kind of contract, in any form.
#[pyfunction]
pub(crate) fn kind_number(kind: Of<ContractKind>) -> usize {
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
    let taken = points(taken)?;
    let n = taken.len();
    let kinds = read_each(kinds, "kinds", n, "no kind of contract, 0 to 7", |number| {
        ContractKind::from_index(number.try_into().ok()?)
    })?;
    let doubles =
        read_each(doubles, "doubles", n, "no mask of doubles", |mask| Doubles::from_bits(mask.try_into().ok()?))?;
    let rows: Vec<_> = kinds.into_iter().zip(doubles).zip(taken).collect();
    matrix(py, &rows, |&((kind, doubles), taken)| doubles.settle(kind, taken, tie.0))
}
