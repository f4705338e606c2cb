//! Who has doubled whom, and the relations of the pairs.

use core::fmt;

use super::{Seat, SeatSet};
use crate::lang::{In, Localized};
use crate::text::Token;
use crate::written::Written;
use crate::{Expected, Lang, ParseError};

values! {
    /// How a pair of seats stands to each other ([K6.4](crate::rules::konturlu_king#K6.4)).
    Relation {
        /// Neither has doubled the other.
        Undoubled = "none", "none", "yok";
        /// One of the two has doubled the other: the difference counts once.
        Kontur = "kontur", "kontur", "kontur";
        /// Both have (*sürülü*): the difference counts twice.
        Sur = "sur", "sur kontur", "sür kontur";
    }
}

parsed! { Relation as Relation }

/// The outcome of the talk: directed doubles a→b, an arrow for each pair and direction
/// ([K6.4](crate::rules::konturlu_king#K6.4)).
///
/// Its text is `-`, or the doubling seats with those they doubled: `N>ES,S>N`.
///
/// ```
/// use king_rules::king::{Doubles, Relation, Seat};
/// let doubles: Doubles = "N>W,W>NES".parse()?;
/// assert_eq!(doubles.relation(Seat::North, Seat::West), Relation::Sur);
/// assert_eq!(doubles.relation(Seat::East, Seat::West), Relation::Kontur);
/// assert_eq!(doubles.relation(Seat::East, Seat::South), Relation::Undoubled);
/// # Ok::<(), king_rules::ParseError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Doubles(u16);

impl Doubles {
    /// Nobody has doubled anybody.
    pub const NONE: Doubles = Doubles(0);

    /// The arrows as a mask: bit 4 × a + b is set when seat a has doubled seat b.
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The arrows of that mask; `None` when a seat doubles itself in it.
    #[must_use]
    pub const fn from_bits(bits: u16) -> Option<Self> {
        if bits & 0x8421 == 0 { Some(Self(bits)) } else { None }
    }

    /// The same, an arrow from a seat to itself being left out.
    pub(crate) const fn from_bits_truncate(bits: u16) -> Self {
        Self(bits & !0x8421)
    }

    /// These doubles and those of `by` on each seat of `on`; itself is left out.
    #[must_use]
    pub const fn with(self, by: Seat, on: SeatSet) -> Self {
        Self::from_bits_truncate(self.0 | (on.bits() as u16) << (4 * by as u16))
    }

    /// These doubles and the others.
    #[must_use]
    pub const fn union(self, other: Doubles) -> Self {
        Self(self.0 | other.0)
    }

    /// The seats that this seat has doubled.
    #[must_use]
    pub const fn doubled_by(self, by: Seat) -> SeatSet {
        SeatSet::from_bits_truncate((self.0 >> (4 * by as u16)) as u8)
    }

    /// The seats that have doubled this seat.
    #[must_use]
    pub fn doublers_of(self, on: Seat) -> SeatSet {
        Seat::ALL.into_iter().filter(|&by| self.doubled_by(by).contains(on)).collect()
    }

    /// The pairs in a sentence: "sur kontur: North-West; kontur: East-West", or that nobody doubles.
    ///
    /// ```
    /// use king_rules::{Lang, king::Doubles};
    /// let doubles: Doubles = "N>W,W>NES".parse()?;
    /// assert_eq!(doubles.name(Lang::En).to_string(), "sur kontur: North-West; kontur: East-West, South-West");
    /// assert_eq!(doubles.name(Lang::Tr).to_string(), "sür kontur: Kuzey-Batı; kontur: Doğu-Batı, Güney-Batı");
    /// assert_eq!(Doubles::NONE.name(Lang::Tr).to_string(), "kontur yok");
    /// # Ok::<(), king_rules::ParseError>(())
    /// ```
    #[must_use]
    pub fn name(self, lang: Lang) -> impl fmt::Display + Copy {
        In(self, lang)
    }

    /// The pairs that stand in that relation, each once.
    fn pairs(self, relation: Relation) -> impl Iterator<Item = (Seat, Seat)> {
        let pairs = Seat::ALL.into_iter().flat_map(|a| Seat::ALL.into_iter().map(move |b| (a, b)));
        pairs.filter(move |&(a, b)| a < b && self.relation(a, b) == relation)
    }

    /// How the two seats stand to each other; a seat stands in no relation to itself.
    #[must_use]
    pub const fn relation(self, a: Seat, b: Seat) -> Relation {
        // K6.4: kontur when one of the two has doubled the other, sür when both have.
        match (self.doubled_by(a).contains(b), self.doubled_by(b).contains(a)) {
            (true, true) => Relation::Sur,
            (false, false) => Relation::Undoubled,
            _ => Relation::Kontur,
        }
    }
}

impl Localized for Doubles {
    fn fmt_in(self, lang: Lang, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self == Self::NONE {
            return f.write_str(match lang {
                Lang::En => "nobody doubles",
                Lang::Tr => "kontur yok",
            });
        }
        let mut between = "";
        for relation in [Relation::Sur, Relation::Kontur] {
            for (n, (a, b)) in self.pairs(relation).enumerate() {
                if n == 0 {
                    write!(f, "{between}{}: ", relation.name(lang))?;
                    between = "; ";
                }
                write!(f, "{}{}-{}", if n == 0 { "" } else { ", " }, a.name(lang), b.name(lang))?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Doubles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut before = "";
        for by in Seat::ALL {
            let on = self.doubled_by(by);
            if !on.is_empty() {
                write!(f, "{before}{by}>{on}")?;
                before = ",";
            }
        }
        if before.is_empty() { f.write_str("-") } else { Ok(()) }
    }
}

impl fmt::Debug for Doubles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

from_str! { text: Doubles }

impl Written for Doubles {
    fn read(text: &str) -> Result<Self, ParseError> {
        if text == "-" {
            return Ok(Self::NONE);
        }
        let mut doubles = Self::NONE;
        let mut seats = Seat::ALL.into_iter();
        for part in (Token { at: 0, text }).split(',') {
            let (by, on) = part.split_once('>').ok_or(part.expected(Expected::Doubles))?;
            let by =
                seats.find(|seat| seat.text().eq_ignore_ascii_case(by.text)).ok_or(part.expected(Expected::Doubles))?;
            let seats = SeatSet::parse_some(on)?;
            if seats.contains(by) {
                return Err(on.expected(Expected::OtherSeats));
            }
            doubles = doubles.with(by, seats);
        }
        Ok(doubles)
    }
}
