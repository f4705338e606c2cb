//! What may be declared: a trump suit, or no trump.

use crate::written::Written;
use crate::{Expected, ParseError, Suit};

values! {
    /// A declaration: a trump suit (*koz*), or no trump (*kozsuz*)
    /// ([B1.3](crate::rules::balayi_king#B1.3), [B2.3](crate::rules::balayi_king#B2.3)).
    ///
    /// ```
    /// use king_rules::balayi::Denomination;
    /// use king_rules::{Lang, Suit};
    /// let spades: Denomination = "S".parse()?;
    /// assert_eq!(spades.trump(), Some(Suit::Spades));
    /// assert_eq!(spades.scores([15, 11]), [8, -8]);
    /// assert_eq!(Denomination::NoTrump.trump(), None);
    /// assert_eq!(Denomination::NoTrump.name(Lang::Tr), "kozsuz");
    /// # Ok::<(), king_rules::ParseError>(())
    /// ```
    Denomination {
        /// ♣ is trump, weight 1.
        Clubs = "C", "clubs", "sinek";
        /// ♦ is trump, weight 2.
        Diamonds = "D", "diamonds", "karo";
        /// ♥ is trump, weight 3.
        Hearts = "H", "hearts", "kupa";
        /// ♠ is trump, weight 4.
        Spades = "S", "spades", "maça";
        /// There is no trump, weight 5.
        NoTrump = "NT", "no trump", "kozsuz";
    }
}

named! { Denomination }

impl Written for Denomination {
    fn read(text: &str) -> Result<Self, ParseError> {
        if text.eq_ignore_ascii_case("NT") {
            return Ok(Self::NoTrump);
        }
        Suit::read(text).map(Self::from).map_err(|_| ParseError::new(0, Expected::Denomination.into()))
    }
}

impl Denomination {
    /// The trump suit, `None` in no trump.
    #[must_use]
    pub const fn trump(self) -> Option<Suit> {
        // B1.1: there are trump rounds alone, no trump being one of them.
        Suit::from_index(self.index())
    }
}

impl From<Suit> for Denomination {
    fn from(trump: Suit) -> Self {
        match trump {
            Suit::Clubs => Self::Clubs,
            Suit::Diamonds => Self::Diamonds,
            Suit::Hearts => Self::Hearts,
            Suit::Spades => Self::Spades,
        }
    }
}
