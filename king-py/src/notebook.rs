//! What notebooks show: the pictures are drawn in Python, by `king_rules._html`.

use pyo3::prelude::*;

use crate::{balayi, card, card_set, king};

/// Writes the hook once for all classes that have a picture; those of the batches are named beside their tables.
macro_rules! pictures {
    ($($Class:path;)+) => { $(
        #[pymethods]
        impl $Class {
            /// What a notebook shows: `to_html` of the value.
            fn _repr_html_<'py>(slf: &Bound<'py, Self>) -> PyResult<String> {
                slf.py().import("king_rules._html")?.call_method1("to_html", (slf,))?.extract()
            }
        }
    )+ };
}
pub(crate) use pictures;

pictures! {
    card::Card;
    card_set::CardSet;
    king::deal::Deal;
    king::trick::Trick;
    king::round::Round;
    king::table::Table;
    king::view::View;
    king::worlds::Worlds;
    king::advice::Advice;
    king::sheet::Sheet;
    king::party::Party;
    balayi::round::Round;
    balayi::table::Table;
    balayi::view::View;
    balayi::worlds::Worlds;
    balayi::advice::Advice;
    balayi::game::Match;
}
