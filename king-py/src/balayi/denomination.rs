//! What may be declared.

use king_rules::Suit;
use king_rules::balayi::{self as rules, Denomination};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::member_sets::member_set;
use crate::members::Of;
use crate::numbers::Number;

member_set! {
    /// An immutable set of the five declarations, with all that a `frozenset` can do: what a player has not declared
    /// yet. Its text is `all`, or the declarations joined by commas in the order C, D, H, S, NT, or `-` for none.
    /// Wherever such a set is taken, its text, its mask, a single `Denomination` and any iterable of them are taken as
    /// well.
    ///
    /// >>> balayi.DenominationSet("C,D,NT") - {balayi.Denomination.CLUBS}
    /// balayi.DenominationSet('D,NT')
    DenominationSet(rules::DenominationSet) of Denomination,
        "king_rules.balayi", "balayi.DenominationSet", "DenominationsLike", "All five."
}

/// The trump suit of a declaration.
#[pyfunction]
pub(crate) fn denomination_trump(denomination: Of<Denomination>) -> Option<Of<Suit>> {
    denomination.0.trump().map(Of)
}

/// The weight of a declaration.
#[pyfunction]
pub(crate) fn denomination_weight(denomination: Of<Denomination>) -> i32 {
    denomination.0.weight()
}

/// The score of a player who took so many tricks.
#[pyfunction]
pub(crate) fn denomination_score(denomination: Of<Denomination>, tricks: Number<u8>) -> PyResult<i32> {
    let tricks = tricks.0;
    if tricks <= 26 {
        Ok(denomination.0.score(tricks))
    } else {
        Err(PyValueError::new_err(format!("a round has 26 tricks, not {tricks}")))
    }
}

/// The scores of both players from the tricks of player 0.
#[pyfunction]
pub(crate) fn denomination_scores(denomination: Of<Denomination>, tricks_of_zero: Number<u8>) -> PyResult<(i32, i32)> {
    denomination_score(denomination, tricks_of_zero)?;
    Ok(denomination.0.scores(tricks_of_zero.0).into())
}

/// The other player.
#[pyfunction]
pub(crate) fn player_other(player: Of<rules::Player>) -> Of<rules::Player> {
    Of(player.0.other())
}
