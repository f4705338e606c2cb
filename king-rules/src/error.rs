//! What can go wrong when a text is read, and the reasons for refusing an action that both games share.

use thiserror::Error;

/// A text could not be read: the byte at which reading stopped, and why.
///
/// ```
/// use king_rules::king::Round;
/// let error = "king1 N:KQ.J".parse::<Round>().unwrap_err();
/// assert_eq!(error.at, 12);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[error("byte {at}: {kind}")]
pub struct ParseError {
    /// The offset in bytes, from 0, of what could not be read; the length of the text when something is missing at its end.
    pub at: usize,
    /// What is wrong there.
    pub kind: ParseErrorKind,
}

impl ParseError {
    pub(crate) const fn new(at: usize, kind: ParseErrorKind) -> Self {
        Self { at, kind }
    }

    /// The same error in a text that begins `offset` bytes earlier.
    pub(crate) const fn after(self, offset: usize) -> Self {
        Self { at: self.at + offset, kind: self.kind }
    }

    /// The place as line and column, both from 1, the column in characters. `text` is the text that was read.
    ///
    /// ```
    /// use king_rules::king::PartyReader;
    /// let file = "king-party1 N -\nking1 oops\n";
    /// let error = PartyReader::new(file)?.next().unwrap().unwrap_err();
    /// assert_eq!(error.line_column(file), (2, 7));
    /// # Ok::<(), king_rules::ParseError>(())
    /// ```
    pub fn line_column(&self, text: &str) -> (usize, usize) {
        let at = (0..=self.at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        let before = text.get(..at).unwrap_or(text);
        // A line feed as `[char]`, lest a panic be left in it: see `text`.
        let start = before.rfind(['\n']).map_or(0, |newline| newline + 1);
        let line = before.matches(['\n']).count() + 1;
        let column = before.get(start..).map_or(0, |line| line.chars().count()) + 1;
        (line, column)
    }
}

/// What is wrong with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// Something else should stand here.
    #[error("expected {0}")]
    Expected(&'static str),
    /// The text goes on where it should end.
    #[error("the text should end here")]
    TrailingText,
    /// The cards are not a pack dealt out.
    #[error(transparent)]
    Cards(#[from] PackError),
    /// A King round that cannot begin.
    #[error(transparent)]
    Setup(#[from] crate::king::SetupError),
    /// A King action that the rules refuse at this point.
    #[error(transparent)]
    King(#[from] crate::king::Illegal),
    /// A Balayı action that the rules refuse at this point.
    #[error(transparent)]
    Balayi(#[from] crate::balayi::Illegal),
    /// A round or a result that is not the next one of this party.
    #[error(transparent)]
    Party(#[from] crate::king::PartyError),
    /// A round that is not the next one of this match.
    #[error(transparent)]
    Match(#[from] crate::balayi::MatchError),
}

/// Cards that do not make up a pack ([K1.2](crate::rules::konturlu_king#K1.2), [K2.5](crate::rules::konturlu_king#K2.5)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum PackError {
    /// This card is there twice.
    #[error("{0} is there twice")]
    Twice(crate::Card),
    /// A hand, or the pack, has another number of cards than it should.
    #[error("{found} cards instead of {wanted}")]
    Count {
        /// How many there are.
        found: u8,
        /// How many there should be.
        wanted: u8,
    },
}

/// Why an action is refused, by its stable code: the vocabulary that both games and every language share
/// ([reasons](crate::rules::notation#reasons)). The clause depends on the game and the position: see
/// [`king::Illegal`](crate::king::Illegal) and [`balayi::Illegal`](crate::balayi::Illegal).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[non_exhaustive]
pub enum Reason {
    /// Asked through a view whose seat is not to act.
    NotOnTurn = 1,
    /// Nothing can be done any more.
    RoundOver = 2,
    /// The phase, or for a pass the contract, does not know this kind of action.
    WrongPhase = 3,
    /// The card is not in the player's hand; in Balayı it is seen, but that player cannot play it.
    NotHeld = 4,
    /// This contract, or denomination, has been declared before.
    ContractUsed = 5,
    /// Only a lone K♥ or a lone A♥ may annul.
    MayNotAnnul = 6,
    /// A seat that may not be doubled.
    MayNotDouble = 7,
    /// A seat that has not doubled the speaker, or is doubled back already.
    MayNotRedouble = 8,
    /// The suit led must be followed.
    MustFollow = 9,
    /// Hearts may not be led yet.
    HeartsClosed = 10,
    /// The highest heart must be led.
    HighestHeart = 11,
    /// Void in the suit led, a heart must be played in Rıfkı.
    RifkiHeart = 12,
    /// House rule: void in the suit led, a penalty card must be shed.
    MustShed = 13,
    /// Void in the suit led, a trump must be played.
    MustTrump = 14,
    /// A higher trump must be played.
    MustOvertrump = 15,
    /// In dürt, neither the start rank nor the next card of an open suit.
    NotNextInRow = 16,
    /// In dürt, a player with a playable card may not pass.
    MustNotPass = 17,
    /// Balayı: a card that the player does not see.
    NotVisible = 18,
}

impl Reason {
    /// Every reason, in the order of its code.
    pub const ALL: [Reason; 18] = [
        Self::NotOnTurn,
        Self::RoundOver,
        Self::WrongPhase,
        Self::NotHeld,
        Self::ContractUsed,
        Self::MayNotAnnul,
        Self::MayNotDouble,
        Self::MayNotRedouble,
        Self::MustFollow,
        Self::HeartsClosed,
        Self::HighestHeart,
        Self::RifkiHeart,
        Self::MustShed,
        Self::MustTrump,
        Self::MustOvertrump,
        Self::NotNextInRow,
        Self::MustNotPass,
        Self::NotVisible,
    ];

    /// The stable code, 1 to 18.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The stable name, such as `must_follow`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NotOnTurn => "not_on_turn",
            Self::RoundOver => "round_over",
            Self::WrongPhase => "wrong_phase",
            Self::NotHeld => "not_held",
            Self::ContractUsed => "contract_used",
            Self::MayNotAnnul => "may_not_annul",
            Self::MayNotDouble => "may_not_double",
            Self::MayNotRedouble => "may_not_redouble",
            Self::MustFollow => "must_follow",
            Self::HeartsClosed => "hearts_closed",
            Self::HighestHeart => "highest_heart",
            Self::RifkiHeart => "rifki_heart",
            Self::MustShed => "must_shed",
            Self::MustTrump => "must_trump",
            Self::MustOvertrump => "must_overtrump",
            Self::NotNextInRow => "not_next_in_row",
            Self::MustNotPass => "must_not_pass",
            Self::NotVisible => "not_visible",
        }
    }
}
