//! The two players.

use core::ops::{Index, IndexMut};

values! {
    /// One of the two players ([B1.1](crate::rules::balayi_king#B1.1)).
    ///
    /// ```
    /// use king_rules::balayi::Player;
    /// assert_eq!(Player::Zero.other(), Player::One);
    /// assert_eq!("1".parse(), Ok(Player::One));
    /// ```
    Player {
        /// Player 0.
        Zero = "0", "player 0", "oyuncu 0";
        /// Player 1.
        One = "1", "player 1", "oyuncu 1";
    }
}

parsed! { Player as Player }

/// Two things in the order of the players, such as scores, by their player.
///
/// ```
/// use king_rules::balayi::Player;
/// let mut taken = [11, 14];
/// taken[Player::One] += 1;
/// assert_eq!(taken[Player::One], 15);
/// ```
impl<T> Index<Player> for [T; 2] {
    type Output = T;

    fn index(&self, player: Player) -> &T {
        player.of(self)
    }
}

impl<T> IndexMut<Player> for [T; 2] {
    fn index_mut(&mut self, player: Player) -> &mut T {
        player.of_mut(self)
    }
}

impl Player {
    /// The other player.
    #[must_use]
    pub const fn other(self) -> Player {
        match self {
            Self::Zero => Self::One,
            Self::One => Self::Zero,
        }
    }

    /// The player of the lowest bit.
    pub(super) const fn from_low_bit(bits: u8) -> Player {
        if bits & 1 == 0 { Self::Zero } else { Self::One }
    }

    /// This player's item of two that stand in the order of the players.
    pub(super) const fn of<T>(self, [zero, one]: &[T; 2]) -> &T {
        match self {
            Self::Zero => zero,
            Self::One => one,
        }
    }

    /// The same, to change it.
    pub(super) const fn of_mut<T>(self, [zero, one]: &mut [T; 2]) -> &mut T {
        match self {
            Self::Zero => zero,
            Self::One => one,
        }
    }
}
