//! Suits, ranks and cards.

use core::fmt;

use crate::error_table::Part;
use crate::lang::{In, Localized};
use crate::{CardSet, Lang};

values! {
    /// A suit, in the order of the card numbers. Suits do not rank against each other
    /// ([K1.2](crate::rules::konturlu_king#K1.2)).
    Suit {
        /// ♣, *sinek*.
        Clubs = "C", "clubs", "sinek";
        /// ♦, *karo*.
        Diamonds = "D", "diamonds", "karo";
        /// ♥, *kupa*.
        Hearts = "H", "hearts", "kupa";
        /// ♠, *maça*.
        Spades = "S", "spades", "maça";
    }
}

impl Suit {
    /// The suit sign: `♣`, `♦`, `♥` or `♠`.
    #[must_use]
    pub const fn symbol(self) -> char {
        match self {
            Self::Clubs => '♣',
            Self::Diamonds => '♦',
            Self::Hearts => '♥',
            Self::Spades => '♠',
        }
    }
}

values! {
    /// A rank, low to high; the ace is the highest ([K1.2](crate::rules::konturlu_king#K1.2)).
    ///
    /// ```
    /// use king_rules::Rank;
    /// assert!(Rank::Ten < Rank::Jack && Rank::King < Rank::Ace);
    /// assert_eq!("T".parse(), Ok(Rank::Ten));
    /// ```
    Rank {
        /// 2
        Two = "2", "two", "ikili";
        /// 3
        Three = "3", "three", "üçlü";
        /// 4
        Four = "4", "four", "dörtlü";
        /// 5
        Five = "5", "five", "beşli";
        /// 6
        Six = "6", "six", "altılı";
        /// 7
        Seven = "7", "seven", "yedili";
        /// 8
        Eight = "8", "eight", "sekizli";
        /// 9
        Nine = "9", "nine", "dokuzlu";
        /// 10
        Ten = "T", "ten", "onlu";
        /// *Vale*, one of the two men of a suit.
        Jack = "J", "jack", "vale";
        /// *Kız*.
        Queen = "Q", "queen", "kız";
        /// *Papaz*, the other man of the suit.
        King = "K", "king", "papaz";
        /// *As*.
        Ace = "A", "ace", "as";
    }
}

impl Rank {
    /// The rank as it stands on a card: "10" where records write "T".
    #[must_use]
    pub const fn figure(self) -> &'static str {
        match self {
            Self::Ten => "10",
            other => other.text(),
        }
    }
}

/// One of the 52 cards: index 13 × suit + rank, ♣2 is 0 and ♠A is 51
/// ([cards](crate::rules::notation#cards)).
///
/// Its text is suit first: `SA`. Lower case, `H10` and suit signs (`♥10`) are read too; `{:#}` prints `♥10`, for people.
///
/// ```
/// use king_rules::{Card, Lang, Rank, Suit};
/// let rifki: Card = "HK".parse()?;
/// assert_eq!(rifki, Card::new(Suit::Hearts, Rank::King));
/// assert_eq!(rifki, Card::KING_OF_HEARTS);
/// assert_eq!(rifki.index(), 37);
/// assert_eq!("♥10".parse::<Card>()?, "hT".parse()?);
/// assert_eq!(format!("{rifki} {rifki:#}"), "HK ♥K");
/// assert_eq!(rifki.name(Lang::Tr).to_string(), "kupa papazı");
/// # Ok::<(), king_rules::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Card(u8);

impl Card {
    /// How many cards there are.
    pub const COUNT: usize = 52;
    /// K♥, the card called *Rıfkı* ([K1.3](crate::rules::konturlu_king#K1.3)).
    pub const KING_OF_HEARTS: Card = Card::new(Suit::Hearts, Rank::King);
    /// A♥: a seat whose only heart it is may annul a Rıfkı round, as with K♥ ([K4.1](crate::rules::konturlu_king#K4.1)).
    pub const ACE_OF_HEARTS: Card = Card::new(Suit::Hearts, Rank::Ace);

    /// The card of that suit and rank.
    #[must_use]
    pub const fn new(suit: Suit, rank: Rank) -> Self {
        // K1.2: 13 ranks in each of four suits.
        Self(13 * suit as u8 + rank as u8)
    }

    /// Its number, 0 to 51.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card of that number, or `None` from 52 on.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// Every card, in the order of the index: a pack before it is shuffled.
    #[must_use]
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        (0..Self::COUNT as u8).map(Card)
    }

    /// Its suit.
    #[must_use]
    pub const fn suit(self) -> Suit {
        match self.0 / 13 {
            0 => Suit::Clubs,
            1 => Suit::Diamonds,
            2 => Suit::Hearts,
            _ => Suit::Spades,
        }
    }

    /// Its rank.
    #[must_use]
    pub const fn rank(self) -> Rank {
        match Rank::from_index(self.index() % 13) {
            Some(rank) => rank,
            None => Rank::Ace,
        }
    }

    /// The set of this card alone.
    #[must_use]
    pub const fn set(self) -> CardSet {
        CardSet::from_bits_truncate(1 << self.0)
    }

    /// Its text in records, however `f` formats.
    pub(crate) fn write_text(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.suit().text())?;
        f.write_str(self.rank().text())
    }

    /// Its name for people: "king of hearts", "kupa papazı".
    #[must_use]
    pub fn name(self, lang: Lang) -> impl fmt::Display + Copy {
        In(self, lang)
    }
}

impl Localized for Card {
    fn fmt_in(self, lang: Lang, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let suit = self.suit().name(lang);
        match lang {
            Lang::En => write!(f, "{} of {suit}", self.rank().name(lang)),
            Lang::Tr => write!(f, "{suit} {}", possessive(self.rank())),
        }
    }
}

impl Part for Card {
    fn to_part(self) -> u32 {
        self.0.into()
    }

    fn from_part(part: u32) -> Option<Self> {
        Self::from_index(part as usize)
    }
}

/// A Turkish rank as the second word of a card's name: *kupa papazı*, *maça ası*.
const fn possessive(rank: Rank) -> &'static str {
    match rank {
        Rank::Two => "ikilisi",
        Rank::Three => "üçlüsü",
        Rank::Four => "dörtlüsü",
        Rank::Five => "beşlisi",
        Rank::Six => "altılısı",
        Rank::Seven => "yedilisi",
        Rank::Eight => "sekizlisi",
        Rank::Nine => "dokuzlusu",
        Rank::Ten => "onlusu",
        Rank::Jack => "valesi",
        Rank::Queen => "kızı",
        Rank::King => "papazı",
        Rank::Ace => "ası",
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() { write!(f, "{}{}", self.suit().symbol(), self.rank().figure()) } else { self.write_text(f) }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
