//! Who begins.

use king_rules::balayi as rules;
use pyo3::prelude::*;

use crate::card_set::CardSet;
use crate::members::Of;
use crate::numbers::{Array, name};

/// Who leads to the first trick: the player with the lowest diamond among the twenty open cards of both players; the
/// declarer when there is none (B3.1).
///
/// >>> balayi.starter(["A.K.43.Q", "K.A.52.J"], declarer=0)
/// balayi.Player.ONE
#[pyfunction]
pub(crate) fn starter(open: Array<CardSet, 2, { name::OPEN }>, declarer: Of<rules::Player>) -> Of<rules::Player> {
    Of(rules::starter(open.0.map(|cards| cards.0), declarer.0))
}
