//! Sets of seats and of contracts.

use king_rules::king;
use pyo3::prelude::*;

use crate::member_sets::member_set;
use crate::members::Of;

member_set! {
    /// An immutable set of seats, with all that a `frozenset` can do. Its text is its letters in the order `NESW`, `-`
    /// for none; as a mask N is 1, E 2, S 4, W 8. Wherever a set of seats is taken, its text, its mask, a single `Seat`
    /// and any iterable of seats are taken as well.
    ///
    /// >>> king.SeatSet("NS") == {king.Seat.NORTH, king.Seat.SOUTH}
    /// True
    /// >>> king.SeatSet(["S", "N"]), int(king.SeatSet("NS")), ~king.SeatSet("NS")
    /// (king.SeatSet('NS'), 5, king.SeatSet('EW'))
    SeatSet(king::SeatSet) of king::Seat, "king_rules.king", "king.SeatSet", "SeatsLike", "All four seats."
}

member_set! {
    /// An immutable set of the eight contracts, with all that a `frozenset` can do: what a declarer has not declared
    /// yet. Its text is `all`, or the contracts joined by commas in the order of their numbers, or `-` for none.
    /// Wherever such a set is taken, its text, its mask, a single `ContractKind` and any iterable of them are taken as
    /// well.
    ///
    /// >>> king.ContractSet("rifki,durt") - {king.ContractKind.DURT}
    /// king.ContractSet('rifki')
    /// >>> king.ContractSet(["durt", "rifki"])
    /// king.ContractSet('rifki,durt')
    ContractSet(king::ContractSet) of king::ContractKind,
        "king_rules.king", "king.ContractSet", "ContractKindsLike", "All eight contracts."
}

/// The four seats in turn order from one.
#[pyfunction]
pub(crate) fn seat_order(seat: Of<king::Seat>) -> (Of<king::Seat>, Of<king::Seat>, Of<king::Seat>, Of<king::Seat>) {
    seat.0.order().map(Of).into()
}
