//! Seats and sets of seats.

use core::fmt;
use core::ops::{Index, IndexMut};

use crate::text::Token;
use crate::written::Written;
use crate::{Expected, ParseError};

values! {
    /// A seat. The turn passes to the left: North, East, South, West
    /// ([K1.1](crate::rules::konturlu_king#K1.1)).
    ///
    /// ```
    /// use king_rules::king::Seat;
    /// assert_eq!(Seat::West.next(), Seat::North);
    /// assert_eq!(Seat::South.order().map(|seat| seat.text()), ["S", "W", "N", "E"]);
    /// ```
    Seat {
        /// *Kuzey*.
        North = "N", "North", "Kuzey";
        /// *Doğu*.
        East = "E", "East", "Doğu";
        /// *Güney*.
        South = "S", "South", "Güney";
        /// *Batı*.
        West = "W", "West", "Batı";
    }
}

named! { Seat }

impl Written for Seat {
    fn read(text: &str) -> Result<Self, ParseError> {
        let seat = Self::ALL.into_iter().find(|seat| text.eq_ignore_ascii_case(seat.text()));
        seat.ok_or(ParseError::new(0, Expected::Seat.into()))
    }
}

impl Seat {
    /// The seat to the left, whose turn is next.
    #[must_use]
    pub const fn next(self) -> Seat {
        // K1.1: four seats, the turn to the left.
        self.plus(1)
    }

    /// The seat to the right, whose turn was before.
    #[must_use]
    pub const fn previous(self) -> Seat {
        self.plus(3)
    }

    /// The four seats in turn order from this one.
    #[must_use]
    pub const fn order(self) -> [Seat; 4] {
        [self, self.plus(1), self.plus(2), self.plus(3)]
    }

    /// The set of this seat alone.
    #[must_use]
    pub const fn set(self) -> SeatSet {
        SeatSet(1 << self as u8)
    }

    /// The seat `turns` places to the left.
    pub(crate) const fn plus(self, turns: u8) -> Seat {
        Self::from_low_bits((self as u8).wrapping_add(turns))
    }

    /// The seat of the lowest two bits.
    pub(crate) const fn from_low_bits(bits: u8) -> Seat {
        match bits & 3 {
            0 => Self::North,
            1 => Self::East,
            2 => Self::South,
            _ => Self::West,
        }
    }

    /// How many turns to the left the other seat sits, 0 to 3.
    pub(crate) const fn turns_to(self, other: Seat) -> u8 {
        (other as u8).wrapping_sub(self as u8) & 3
    }

    /// This seat's item of four that stand in the order N, E, S, W, such as scores.
    #[allow(clippy::indexing_slicing, reason = "below 4; a match would be made a branch")]
    pub(super) const fn of<T>(self, four: &[T; 4]) -> &T {
        &four[self as usize & 3]
    }

    /// The same, to change it.
    #[allow(clippy::indexing_slicing, reason = "as above")]
    pub(super) const fn of_mut<T>(self, four: &mut [T; 4]) -> &mut T {
        &mut four[self as usize & 3]
    }
}

/// Four things in the order N, E, S, W, such as scores, by their seat.
///
/// ```
/// use king_rules::king::Seat;
/// let mut scores = [-10, 5, 45, 20];
/// scores[Seat::South] += 1;
/// assert_eq!(scores[Seat::South], 46);
/// ```
impl<T> Index<Seat> for [T; 4] {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        seat.of(self)
    }
}

impl<T> IndexMut<Seat> for [T; 4] {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        seat.of_mut(self)
    }
}

set! {
    /// A set of seats as a mask: N 1, E 2, S 4, W 8. Its text is its letters in that order: `NES`, or
    /// `-` for the empty set.
    ///
    /// ```
    /// use king_rules::king::{Seat, SeatSet};
    /// let set: SeatSet = "NS".parse()?;
    /// assert_eq!(set, Seat::North.set() | Seat::South.set());
    /// assert_eq!(set.bits(), 5);
    /// assert!("SN".parse::<SeatSet>().is_err());
    /// # Ok::<(), king_rules::ParseError>(())
    /// ```
    SeatSet(u8) of Seat, Seat::ALL.len(), by index and from_index;
    /// The seats of a [`SeatSet`] in the order N, E, S, W.
    iterator Seats
}

set_names! { SeatSet, "nobody", "kimse" }

impl SeatSet {
    /// The set of a text that must name a seat, as in `kontur:ES`.
    pub(super) fn parse_some(token: Token<'_>) -> Result<Self, ParseError> {
        let seats: Self = token.parse()?;
        if seats.is_empty() { Err(token.expected(Expected::Seats)) } else { Ok(seats) }
    }

    /// The sets of seats within this one, as a mask: bit = [`bits`](Self::bits) of the set.
    pub(super) fn subsets(self) -> u16 {
        self.iter().fold(1, |subsets, seat| subsets | subsets << seat.set().0)
    }
}

impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|seat| f.write_str(seat.text()))
    }
}

from_str! { text: SeatSet }

impl Written for SeatSet {
    /// The letters of the seats in the order NESW and in no other; `-` for none.
    fn read(text: &str) -> Result<Self, ParseError> {
        let expected = |at| ParseError::new(at, Expected::Seats.into());
        if text == "-" {
            return Ok(Self::EMPTY);
        }
        let mut set = Self::EMPTY;
        let mut seats = Seat::ALL.into_iter();
        for (at, letter) in text.char_indices() {
            let seat = seats.find(|seat| seat.text().chars().eq([letter.to_ascii_uppercase()])).ok_or(expected(at))?;
            set |= seat.set();
        }
        if set.is_empty() { Err(expected(0)) } else { Ok(set) }
    }
}
