//! What makes tables: they are made in Python, where arrays get the names of the game.

use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::{balayi, king};

/// Writes `columns` of a class by the function that makes them.
macro_rules! tables {
    ($($(#[$doc:meta])* $Class:path: $module:literal, $function:literal;)+) => { $(
        #[pymethods]
        impl $Class {
            $(#[$doc])*
            #[pyo3(signature = () -> "Columns")]
            fn columns<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyDict>> {
                Ok(slf.py().import($module)?.call_method1($function, (slf,))?.cast_into()?)
            }
        }
    )+ };
}

tables! {
    /// The rounds as they are now in columns, a row each: where they are, and their contracts, doubles, points and scores.
    /// One line makes a data frame of it, `pandas.DataFrame(batch.columns())`; `polars.DataFrame` and `pyarrow.table` take
    /// the batch itself as well.
    ///
    /// >>> batch = king.RoundBatch.simulated(3, seed=7, contract="koz:S")
    /// >>> batch.columns()["contract"].tolist()
    /// ['koz:S', 'koz:S', 'koz:S']
    super::king::rounds::RoundBatch: "king_rules.king._columns", "of_batch";
    /// The rounds as they are now in columns, a row each: where they are, and their declarations, tricks and scores. One
    /// line makes a data frame of it, `pandas.DataFrame(batch.columns())`; `polars.DataFrame` and `pyarrow.table` take the
    /// batch itself as well.
    ///
    /// >>> balayi.RoundBatch.simulated(3, seed=7, declaration="NT").columns()["denomination"].tolist()
    /// ['NT', 'NT', 'NT']
    super::balayi::rounds::RoundBatch: "king_rules.balayi._columns", "of_batch";
    /// The counted rounds in columns, a row each, with what each seat has after it. One line makes a data frame of it:
    /// `pandas.DataFrame(party.columns())`.
    ///
    /// >>> party = king.Party.parse("king-sheet1 S - durt:4/S>W,W>S/20,-10,45,10")
    /// >>> party.columns()["totals_S"].tolist()
    /// [237]
    king::party::Party: "king_rules.king._columns", "of_party";
    /// The rounds so far in columns, a row each, with what each player has after it. One line makes a data frame of it:
    /// `pandas.DataFrame(match.columns())`.
    ///
    /// >>> balayi.Match.parse("balayi-sheet1 0 S/11,15 NT/14,12").columns()["totals_1"].tolist()
    /// [8, 3]
    balayi::game::Match: "king_rules.balayi._columns", "of_match";
}

/// Writes what gives a batch to readers of Arrow.
macro_rules! arrow {
    ($($Class:path;)+) => { $(
        #[pymethods]
        impl $Class {
            #[pyo3(signature = (requested_schema=None))]
            fn __arrow_c_stream__<'py>(
                slf: &Bound<'py, Self>,
                requested_schema: Option<Bound<'py, PyAny>>,
            ) -> PyResult<Bound<'py, PyAny>> {
                Self::columns(slf)?.call_method1("__arrow_c_stream__", (requested_schema,))
            }
        }
    )+ };
}

arrow! {
    super::king::rounds::RoundBatch;
    super::balayi::rounds::RoundBatch;
}

crate::notebook::pictures! {
    super::king::rounds::RoundBatch;
    super::balayi::rounds::RoundBatch;
}
