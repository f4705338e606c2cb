//! What may be declared: a trump suit, or no trump.

use crate::Suit;

values! {
    /// A declaration: a trump suit (*koz*), or no trump (*kozsuz*)
    /// ([B1.3](crate::rules::balayi_king#B1.3), [B2.3](crate::rules::balayi_king#B2.3)).
    ///
    /// ```
    /// use king_rules::balayi::Denomination;
    /// use king_rules::{Lang, Suit};
    /// let spades: Denomination = "S".parse()?;
    /// assert_eq!(spades.trump(), Some(Suit::Spades));
    /// assert_eq!(spades.scores(15), [8, -8]);
    /// assert_eq!(Denomination::NoTrump.trump(), None);
    /// assert_eq!(Denomination::NoTrump.name(Lang::Tr), "kozsuz");
    /// # Ok::<(), king_rules::ParseError>(())
    /// ```
    Denomination, "a declaration: C, D, H, S or NT" {
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

impl Denomination {
    /// The trump suit, `None` in no trump.
    pub const fn trump(self) -> Option<Suit> {
        Suit::from_index(self.index())
    }

    /// The weight, 1 to 5 ([B6.1](crate::rules::balayi_king#B6.1)).
    pub const fn weight(self) -> i32 {
        self as i32 + 1
    }

    /// The score of a player who took so many of the 26 tricks: (tricks − 13) × weight
    /// ([B6.1](crate::rules::balayi_king#B6.1)).
    pub const fn score(self, tricks: u8) -> i32 {
        (tricks as i32 - 13) * self.weight()
    }

    /// The scores of players 0 and 1 when player 0 took so many of the 26 tricks; their sum is 0
    /// ([B6.1](crate::rules::balayi_king#B6.1)).
    pub const fn scores(self, tricks_of_zero: u8) -> [i32; 2] {
        let score = self.score(tricks_of_zero);
        [score, -score]
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

#[cfg(feature = "serde")]
serde_small!(Denomination, u8, "a declaration: C, D, H, S or NT", |denomination| denomination as u8, |number| {
    Denomination::from_index(number.into())
});
