//! Tricks.

use king_rules::Suit;
use king_rules::king as rules;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::card::{CardOut, Cards};
use crate::card_set::CardSet;
use crate::members::Of;
use crate::trick::trick;
use crate::tuples::{Items, Tuple};
use crate::values::Reduced;

trick! {
    /// Up to four cards played clockwise from a leader. It iterates over the cards in the order played.
    ///
    /// >>> trick = king.Trick("W", ["S9", "C2"])
    /// >>> trick.led, trick.turn, trick.winner("C"), trick.plays
    /// (Suit.SPADES, king.Seat.EAST, king.Seat.NORTH, ((king.Seat.WEST, Card('S9')), (king.Seat.NORTH, Card('C2'))))
    "king_rules.king", "king.Trick", seat: rules::Seat, 4
}
