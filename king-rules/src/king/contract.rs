//! The eight contracts, and what each of them counts.

use core::fmt;

use crate::lang::{In, Localized};
use crate::text::Token;
use crate::written::{Named, Written};
use crate::{Card, CardSet, Expected, Lang, ParseError, Rank, Suit};

values! {
    /// One of the eight contracts that each seat declares once ([K2.3](crate::rules::konturlu_king#K2.3)), without
    /// the trump suit of koz or the start rank of dürt.
    ///
    /// ```
    /// use king_rules::Lang;
    /// use king_rules::king::ContractKind;
    /// assert_eq!(ContractKind::KizAlmaz.text(), "kiz_almaz");
    /// assert_eq!(ContractKind::KizAlmaz.name(Lang::Tr), "Kız almaz");
    /// assert_eq!(ContractKind::ALL.map(|kind| kind.total()).iter().sum::<i16>(), -122);
    /// ```
    ContractKind {
        /// *El almaz*, no tricks: each trick taken costs 5.
        ElAlmaz = "el_almaz", "No tricks", "El almaz";
        /// *Kupa almaz*, no hearts: each heart taken costs 3.
        KupaAlmaz = "kupa_almaz", "No hearts", "Kupa almaz";
        /// *Erkek almaz*, no men: each jack and king taken costs 6.
        ErkekAlmaz = "erkek_almaz", "No men", "Erkek almaz";
        /// *Kız almaz*, no queens: each queen taken costs 10.
        KizAlmaz = "kiz_almaz", "No queens", "Kız almaz";
        /// *Rıfkı*, no king of hearts: it costs 30.
        Rifki = "rifki", "Rifki (no king of hearts)", "Rıfkı";
        /// *Son iki*, not the last two: the 12th trick costs 10, the 13th 20.
        SonIki = "son_iki", "Not the last two", "Son iki";
        /// *Koz*, trumps: each trick taken wins 5.
        Koz = "koz", "Trumps", "Koz";
        /// *Dürt*, the shedding contract: the places win 45, 20, 10 and −10.
        Durt = "durt", "Durt", "Dürt";
    }
}

parsed! { ContractKind as ContractKind }

impl ContractKind {
    /// What the scores of a round sum to, however it was doubled and played
    /// ([K3](crate::rules::konturlu_king#K3), [K9.5](crate::rules::konturlu_king#K9.5)).
    #[must_use]
    pub const fn total(self) -> i16 {
        match self {
            Self::ElAlmaz => -65,
            Self::KupaAlmaz => -39,
            Self::ErkekAlmaz => -48,
            Self::KizAlmaz => -40,
            Self::Rifki | Self::SonIki => -30,
            Self::Koz | Self::Durt => 65,
        }
    }

    /// Whether the contract is one of the six penalties (*ceza*); else it is koz or dürt.
    #[must_use]
    pub const fn is_penalty(self) -> bool {
        !matches!(self, Self::Koz | Self::Durt)
    }

    /// The cards that cost points: 13 hearts, 8 men, 4 queens or K♥. Empty for the contracts that count tricks or places.
    #[must_use]
    pub const fn penalty_cards(self) -> CardSet {
        // K1.3: the men are the jacks and the kings, Rıfkı is K♥.
        match self {
            Self::KupaAlmaz => Suit::Hearts.cards(),
            Self::ErkekAlmaz => CardSet::from_bits_truncate(Rank::Jack.cards().bits() | Rank::King.cards().bits()),
            Self::KizAlmaz => Rank::Queen.cards(),
            Self::Rifki => Card::KING_OF_HEARTS.set(),
            Self::ElAlmaz | Self::SonIki | Self::Koz | Self::Durt => CardSet::EMPTY,
        }
    }

    /// Whether no points are left to be taken once these cards have been played
    /// ([K7.8](crate::rules::konturlu_king#K7.8)): all penalty cards of the contract are among them. Never for a
    /// contract that counts tricks or places.
    ///
    /// ```
    /// use king_rules::Rank;
    /// use king_rules::king::ContractKind;
    /// assert!(ContractKind::KizAlmaz.is_decided(Rank::Queen.cards()));
    /// assert!(!ContractKind::ElAlmaz.is_decided(Rank::Queen.cards()));
    /// ```
    #[must_use]
    pub const fn is_decided(self, played: CardSet) -> bool {
        let penalties = self.penalty_cards();
        !penalties.is_empty() && penalties.is_subset(played)
    }

    /// The points in a trick: those taken (≥ 0) in a penalty, those won in koz, 0 in dürt
    /// ([K3](crate::rules::konturlu_king#K3), [K9](crate::rules::konturlu_king#K9)). A seat's points are the sum over
    /// its tricks; `number` counts the tricks from 1 to 13.
    ///
    /// ```
    /// use king_rules::king::ContractKind;
    /// let trick = "K.QJ2..".parse()?;
    /// assert_eq!(ContractKind::ErkekAlmaz.trick_points(1, trick), 12);
    /// assert_eq!(ContractKind::KupaAlmaz.trick_points(1, trick), 9);
    /// assert_eq!(ContractKind::SonIki.trick_points(13, trick), 20);
    /// # Ok::<(), king_rules::ParseError>(())
    /// ```
    #[must_use]
    pub const fn trick_points(self, number: u8, cards: CardSet) -> i16 {
        match self {
            Self::ElAlmaz | Self::Koz => self.unit(),
            Self::SonIki => match number {
                12 => 10,
                13 => 20,
                _ => 0,
            },
            Self::Durt => 0,
            Self::KupaAlmaz | Self::ErkekAlmaz | Self::KizAlmaz | Self::Rifki => {
                let taken = CardSet::from_bits_truncate(cards.bits() & self.penalty_cards().bits());
                self.unit() * taken.len() as i16
            }
        }
    }

    /// The points that one trick or card counts.
    pub(super) const fn unit(self) -> i16 {
        match self {
            Self::ElAlmaz | Self::Koz => 5,
            Self::KupaAlmaz => 3,
            Self::ErkekAlmaz => 6,
            Self::KizAlmaz | Self::SonIki | Self::Durt => 10,
            Self::Rifki => 30,
        }
    }
}

/// What the places 1 to 4 win in dürt ([K3.1](crate::rules::konturlu_king#K3.1)).
pub(super) const PLACES: [i16; 4] = [45, 20, 10, -10];

/// What the 13th trick costs in Son iki.
pub(super) const LAST_TRICK: i16 = ContractKind::SonIki.trick_points(13, CardSet::EMPTY);

/// A declared contract: one of the six penalties, koz with its trump suit, or dürt with its start rank
/// ([K3.1](crate::rules::konturlu_king#K3.1)).
///
/// Its text is that of its declaration: `el_almaz`, `koz:C`, `durt:7`.
///
/// ```
/// use king_rules::{Lang, Rank, Suit};
/// use king_rules::king::{Contract, ContractKind};
/// assert_eq!("koz:H".parse(), Ok(Contract::Koz(Suit::Hearts)));
/// assert_eq!(Contract::Durt(Rank::Seven).to_string(), "durt:7");
/// assert_eq!(Contract::Durt(Rank::Seven).name(Lang::Tr).to_string(), "7'den dürt");
/// assert_eq!(Contract::Koz(Suit::Hearts).kind(), ContractKind::Koz);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Contract {
    /// *El almaz*, no tricks.
    ElAlmaz,
    /// *Kupa almaz*, no hearts.
    KupaAlmaz,
    /// *Erkek almaz*, no men.
    ErkekAlmaz,
    /// *Kız almaz*, no queens.
    KizAlmaz,
    /// *Rıfkı*, no king of hearts.
    Rifki,
    /// *Son iki*, not the last two tricks.
    SonIki,
    /// *Koz*, with its trump suit.
    Koz(Suit),
    /// *Dürt*, with its start rank.
    Durt(Rank),
}

impl Contract {
    /// How many declarations there are: six penalties, four trump suits, thirteen start ranks.
    pub const COUNT: usize = 23;

    /// The contract without suit or rank.
    #[must_use]
    pub const fn kind(self) -> ContractKind {
        match self {
            Self::ElAlmaz => ContractKind::ElAlmaz,
            Self::KupaAlmaz => ContractKind::KupaAlmaz,
            Self::ErkekAlmaz => ContractKind::ErkekAlmaz,
            Self::KizAlmaz => ContractKind::KizAlmaz,
            Self::Rifki => ContractKind::Rifki,
            Self::SonIki => ContractKind::SonIki,
            Self::Koz(_) => ContractKind::Koz,
            Self::Durt(_) => ContractKind::Durt,
        }
    }

    /// Its number in the order of the action codes, 0 to 22.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Koz(suit) => 6 + suit.index(),
            Self::Durt(rank) => 10 + rank.index(),
            penalty => penalty.kind().index(),
        }
    }

    /// The contract of that number, or `None` from 23 on.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        match index {
            0 => Some(Self::ElAlmaz),
            1 => Some(Self::KupaAlmaz),
            2 => Some(Self::ErkekAlmaz),
            3 => Some(Self::KizAlmaz),
            4 => Some(Self::Rifki),
            5 => Some(Self::SonIki),
            6..10 => match Suit::from_index(index - 6) {
                Some(suit) => Some(Self::Koz(suit)),
                None => None,
            },
            10.. => match Rank::from_index(index - 10) {
                Some(rank) => Some(Self::Durt(rank)),
                None => None,
            },
        }
    }

    /// Every declaration, in the order of its number.
    pub fn all() -> impl Iterator<Item = Contract> {
        (0..Self::COUNT).filter_map(Self::from_index)
    }

    /// The trump suit: that of koz, else `None`.
    #[must_use]
    pub const fn trump(self) -> Option<Suit> {
        match self {
            Self::Koz(suit) => Some(suit),
            _ => None,
        }
    }

    /// Its name for people: "No queens", "Trumps (hearts)", "Durt from 7"; "Koz (kupa)", "7'den dürt".
    #[must_use]
    pub fn name(self, lang: Lang) -> impl fmt::Display + Copy {
        In(self, lang)
    }
}

impl Localized for Contract {
    fn fmt_in(self, lang: Lang, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, lang) {
            (Self::Koz(suit), _) => write!(f, "{} ({})", self.kind().name(lang), suit.name(lang)),
            (Self::Durt(rank), Lang::En) => write!(f, "Durt from {}", rank.figure()),
            (Self::Durt(rank), Lang::Tr) => write!(f, "{} dürt", from_rank(rank)),
            _ => f.write_str(self.kind().name(lang)),
        }
    }
}

/// "from 7" in Turkish: the ending follows the vowels of the number as it is spoken.
const fn from_rank(rank: Rank) -> &'static str {
    match rank {
        Rank::Two => "2'den",
        Rank::Three => "3'ten",
        Rank::Four => "4'ten",
        Rank::Five => "5'ten",
        Rank::Six => "6'dan",
        Rank::Seven => "7'den",
        Rank::Eight => "8'den",
        Rank::Nine => "9'dan",
        Rank::Ten => "10'dan",
        Rank::Jack => "Valeden",
        Rank::Queen => "Kızdan",
        Rank::King => "Papazdan",
        Rank::Ace => "Astan",
    }
}

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Koz(suit) => write!(f, "koz:{suit}"),
            Self::Durt(rank) => write!(f, "durt:{rank}"),
            penalty => f.write_str(penalty.kind().text()),
        }
    }
}

from_str! { one: Contract }

impl Named for Contract {
    fn every() -> impl Iterator<Item = Self> {
        Self::all()
    }
}

impl Written for Contract {
    fn read(text: &str) -> Result<Self, ParseError> {
        match (Token { at: 0, text }).split_once(':') {
            Some((Token { text: "koz", .. }, suit)) => suit.parse().map(Self::Koz),
            Some((Token { text: "durt", .. }, rank)) => rank.parse().map(Self::Durt),
            // Both lack what is declared with them.
            None if text == "koz" => Err(ParseError::new(0, Expected::KozSuit.into())),
            None if text == "durt" => Err(ParseError::new(0, Expected::DurtRank.into())),
            _ => Self::all()
                .take(6)
                .find(|penalty| penalty.kind().text() == text)
                .ok_or(ParseError::new(0, Expected::Contract.into())),
        }
    }
}
