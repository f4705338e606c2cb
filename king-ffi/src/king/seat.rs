use king_rules::Lang;
use king_rules::king::{Seat, SeatSet};

use crate::abi::abi;

abi! {
    //! Seats and sets of seats.
    //!
    //! The turn passes to the left: N 0, E 1, S 2, W 3 and N again (K1.1). A set of seats is a mask: N 1, E 2, S 4,
    //! W 8. Lists of four, such as scores, stand in the order N, E, S, W.

    /// A seat.
    enum king_seat: Seat {
        /// Kuzey
        North,
        /// Doğu
        East,
        /// Güney
        South,
        /// Batı
        West,
    }

    /// The letter of a seat: `N`, `E`, `S` or `W`.
    fn king_seat_text(seat: Seat) -> text = seat.text();

    /// The name of a seat for people: `North`, `Kuzey`.
    fn king_seat_name(seat: Seat, lang: Lang) -> text = seat.name(lang);

    /// Reads the letter of a seat.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn king_seat_parse(text: &str) -> seat: Seat | error = text.parse()?;

    /// A set of seats as its letters in the order NESW: `NES`; `-` for none.
    fn king_seat_set_text(seats: SeatSet) -> text = seats;

    /// Reads a set of seats: letters in the order NESW and in no other, or `-` for none.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn king_seat_set_parse(text: &str) -> seats: SeatSet | error = text.parse()?;
}
