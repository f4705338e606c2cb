//! Dürt: rows that grow from a start rank, and the places (K8).

use king_rules::{self as rules, king};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::card_set::CardSet;
use crate::members::Of;
use crate::numbers::{Array, name};

#[pymodule(submodule)]
pub(crate) mod durt {
    use super::*;

    /// What the places 1 to 4 win (K3.1).
    #[pymodule_export]
    #[allow(non_upper_case_globals)]
    const POINTS: (i16, i16, i16, i16) = {
        let [first, second, third, fourth] = king::durt::POINTS;
        (first, second, third, fourth)
    };

    /// The cards that may be placed next, whoever holds them (K8.2): in each suit the start rank, or, once that lies,
    /// the next card above and below the row. `placed` are all cards placed so far;
    /// the rows have no gaps.
    ///
    /// >>> king.durt.placeable("87.7..", "7")
    /// CardSet('96.86.7.7')
    #[pyfunction]
    fn placeable(placed: CardSet, start: Of<rules::Rank>) -> CardSet {
        CardSet(king::durt::placeable(placed.0, start.0))
    }

    /// The cards of the hand that may be placed; when there is none the player passes (K8.3).
    ///
    /// >>> king.durt.legal_cards("J6.7.T.2", "87.7..", "7")
    /// CardSet('6...')
    #[pyfunction]
    fn legal_cards(hand: CardSet, placed: CardSet, start: Of<rules::Rank>) -> CardSet {
        CardSet(king::durt::legal_cards(hand.0, placed.0, start.0))
    }

    /// What each seat wins from its place, 1 to 4; 0 for a place that is not decided (`None`).
    ///
    /// >>> king.durt.points([2, 4, 1, None])
    /// (20, -10, 45, 0)
    #[pyfunction]
    fn points(places: Array<Option<u8>, 4, { name::PLACES }>) -> PyResult<(i16, i16, i16, i16)> {
        match places.0.into_iter().flatten().find(|place| !(1..=4).contains(place)) {
            Some(place) => Err(PyValueError::new_err(format!("{place} is no place: they go from 1 to 4"))),
            None => Ok(king::durt::points(places.0).into()),
        }
    }
}
