//! The pure functions under both games.

use king_rules::{self as rules, law};
use pyo3::prelude::*;

use crate::card::Cards;
use crate::members::Of;

/// Which of the cards of a trick, in the order played, wins it, counted from 0: the highest trump, otherwise the
/// highest card of the suit led (K7.2, B5.4). `None` for no card.
///
/// >>> law.winner(["S9", "C2", "SA", "HA"]), law.winner(["S9", "C2", "SA", "HA"], trump="C")
/// (2, 1)
#[pyfunction]
#[pyo3(signature = (cards, trump=None))]
pub(crate) fn winner(cards: Cards, trump: Option<Of<rules::Suit>>) -> Option<usize> {
    law::winner(cards.0, trump.map(|trump| trump.0))
}
