//! What may be declared.

use king_rules::Suit;
use king_rules::balayi::{self as rules, Denomination};
use pyo3::prelude::*;

use crate::member_sets::member_set;
use crate::members::Of;
use crate::numbers::{Array, name};

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

/// The scores of both players from their tricks.
#[pyfunction]
pub(crate) fn denomination_scores(denomination: Of<Denomination>, taken: Array<i16, 2, { name::TAKEN }>) -> (i32, i32) {
    denomination.0.scores(taken.0).into()
}

/// The other player.
#[pyfunction]
pub(crate) fn player_other(player: Of<rules::Player>) -> Of<rules::Player> {
    Of(player.0.other())
}
