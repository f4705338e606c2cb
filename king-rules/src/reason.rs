//! The reasons for refusing an action, which both games share.

use core::fmt;

use crate::written::Written;
use crate::{Expected, ParseError};

macro_rules! reasons {
    ($($(#[$meta:meta])* $code:literal $Reason:ident = $name:literal;)+) => {
        /// Why an action is refused, by its stable code: the vocabulary that both games and every language share
        /// ([reasons](crate::rules::notation#reasons)). The clause depends on the game and the position: see
        /// [`king::Illegal`](crate::king::Illegal) and [`balayi::Illegal`](crate::balayi::Illegal).
        ///
        /// ```
        /// use king_rules::Reason;
        /// assert_eq!(Reason::from_code(9), Some(Reason::MustFollow));
        /// assert_eq!("must_follow".parse(), Ok(Reason::MustFollow));
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        #[non_exhaustive]
        pub enum Reason { $($(#[$meta])* $Reason = $code),+ }

        impl Reason {
            /// Every reason, in the order of its code.
            pub const ALL: &'static [Self] = &[$(Self::$Reason),+];

            /// The stable name, such as `must_follow`: its text.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$Reason => $name),+ }
            }
        }
    };
}

reasons! {
    /// It is the turn of another seat or player.
    1 NotOnTurn = "not_on_turn";
    /// Nothing can be done any more.
    2 RoundOver = "round_over";
    /// The phase, or for a pass the contract, does not know this kind of action.
    3 WrongPhase = "wrong_phase";
    /// The card is not in the player's hand; in Balayı it is seen, but that player cannot play it.
    4 NotHeld = "not_held";
    /// This contract, or denomination, has been declared before.
    5 ContractUsed = "contract_used";
    /// Only a lone K♥ or a lone A♥ may annul.
    6 MayNotAnnul = "may_not_annul";
    /// A seat that may not be doubled.
    7 MayNotDouble = "may_not_double";
    /// A seat that has not doubled the speaker, or is doubled back already.
    8 MayNotRedouble = "may_not_redouble";
    /// The suit led must be followed.
    9 MustFollow = "must_follow";
    /// Hearts may not be led yet.
    10 HeartsClosed = "hearts_closed";
    /// The highest heart must be led.
    11 HighestHeart = "highest_heart";
    /// Void in the suit led, a heart must be played in Rıfkı.
    12 RifkiHeart = "rifki_heart";
    /// House rule: void in the suit led, a penalty card must be shed.
    13 MustShed = "must_shed";
    /// Void in the suit led, a trump must be played.
    14 MustTrump = "must_trump";
    /// A higher trump must be played.
    15 MustOvertrump = "must_overtrump";
    /// In dürt, neither the start rank nor the next card of an open suit.
    16 NotNextInRow = "not_next_in_row";
    /// In dürt, a player with a playable card may not pass.
    17 MustNotPass = "must_not_pass";
    /// Balayı: a card that the player does not see.
    18 NotVisible = "not_visible";
}

impl Reason {
    /// The stable code, from 1.
    #[must_use]
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The reason of that code; `None` when there is none.
    #[must_use]
    pub fn from_code(code: u8) -> Option<Self> {
        Self::ALL.iter().copied().find(|reason| reason.code() == code)
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

from_str! { text: Reason }

impl Written for Reason {
    /// Exactly the [`name`](Self::name).
    fn read(text: &str) -> Result<Self, ParseError> {
        let found = Self::ALL.iter().copied().find(|reason| reason.name() == text);
        found.ok_or(ParseError::new(0, Expected::Reason.into()))
    }
}
