//! Tricks.

use king_rules::Suit;
use king_rules::balayi as rules;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::card::{CardOut, Cards};
use crate::card_set::CardSet;
use crate::members::Of;
use crate::trick::trick;
use crate::tuples::{Items, Tuple};
use crate::values::Reduced;

trick! {
    /// Up to two cards: the one that was led, and the answer to it. It iterates over the cards in the order played.
    ///
    /// >>> trick = balayi.Trick(1, ["S9", "C2"])
    /// >>> trick.led, trick.turn, trick.winner("C"), trick.card(0)
    /// (Suit.SPADES, None, balayi.Player.ZERO, Card('C2'))
    "king_rules.balayi", "balayi.Trick", player: rules::Player, 2
}
