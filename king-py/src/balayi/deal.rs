//! Who begins.

use king_rules::balayi as rules;
use pyo3::prelude::*;

use crate::card_set::CardSet;
use crate::members::Of;
use crate::numbers::Array;

#[pymodule(submodule)]
pub(crate) mod deal {
    use super::*;

    /// Who leads to the first trick: the player with the lowest diamond among the twenty open cards, given for each
    /// player; the declarer when there is none (B3.1).
    ///
    /// >>> balayi.deal.starter(["A.K.43.Q", "K.A.52.J"], declarer=0)
    /// balayi.Player.ONE
    #[pyfunction]
    fn starter(open: Array<CardSet, 2>, declarer: Of<rules::Player>) -> Of<rules::Player> {
        Of(rules::deal::starter(open.0.map(|cards| cards.0), declarer.0))
    }
}
