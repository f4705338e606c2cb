//! Why an action is refused.

use core::fmt;

use super::{Denomination, Phase};
use crate::lang::{Said, Speak};
use crate::{Card, Lang, Reason, Suit};

/// Why an action is refused, with its clause of the [rulebook](crate::rules::balayi_king).
///
/// When several reasons apply, the [order of the reasons](crate::rules::notation#reasons) decides. A refusal tells
/// nothing that the player who asked may not know.
///
/// ```
/// use king_rules::balayi::Illegal;
/// use king_rules::{Lang, Suit};
/// let illegal = Illegal::MustFollow(Suit::Spades);
/// assert_eq!((illegal.reason().name(), illegal.code(), illegal.clause()), ("must_follow", 9, "B5.1"));
/// assert_eq!(illegal.to_string(), "Spades were led: you must follow suit. (B5.1)");
/// assert_eq!(illegal.message(Lang::Tr).to_string(), "Maça açıldı: maça oynamalısınız.");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{} ({})", self.message(Lang::En), self.clause())]
#[non_exhaustive]
pub enum Illegal {
    /// It is the other player's turn ([B5.4](crate::rules::balayi_king#B5.4)).
    NotOnTurn,
    /// All cards have been played ([B5.4](crate::rules::balayi_king#B5.4)).
    RoundOver,
    /// A card before the declaration, or a declaration after it; the phase is the one that is on
    /// ([B2.3](crate::rules::balayi_king#B2.3)).
    WrongPhase(Phase),
    /// The player has declared this before ([B1.3](crate::rules::balayi_king#B1.3)).
    DenominationUsed(Denomination),
    /// The player does not see this card, wherever it lies ([B7.1](crate::rules::balayi_king#B7.1)).
    NotVisible(Card),
    /// The player sees this card, but it is not one that it can play ([B4.1](crate::rules::balayi_king#B4.1)).
    NotHeld(Card),
    /// This suit was led and can be followed ([B5.1](crate::rules::balayi_king#B5.1)).
    MustFollow(Suit),
    /// Void in the suit led, a trump, of this suit, must be played ([B5.2](crate::rules::balayi_king#B5.2)).
    MustTrump(Suit),
    /// This trump was led and can be beaten ([B5.3](crate::rules::balayi_king#B5.3)).
    MustOvertrump(Card),
}

impl Illegal {
    /// The reason, in the vocabulary that both games share.
    pub const fn reason(self) -> Reason {
        match self {
            Self::NotOnTurn => Reason::NotOnTurn,
            Self::RoundOver => Reason::RoundOver,
            Self::WrongPhase(_) => Reason::WrongPhase,
            Self::DenominationUsed(_) => Reason::ContractUsed,
            Self::NotVisible(_) => Reason::NotVisible,
            Self::NotHeld(_) => Reason::NotHeld,
            Self::MustFollow(_) => Reason::MustFollow,
            Self::MustTrump(_) => Reason::MustTrump,
            Self::MustOvertrump(_) => Reason::MustOvertrump,
        }
    }

    /// The stable code of the reason, 1 to 18.
    pub const fn code(self) -> u8 {
        self.reason().code()
    }

    /// The clause that says so.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::NotOnTurn | Self::RoundOver => "B5.4",
            Self::WrongPhase(_) => "B2.3",
            Self::DenominationUsed(_) => "B1.3",
            Self::NotVisible(_) => "B7.1",
            Self::NotHeld(_) => "B4.1",
            Self::MustFollow(_) => "B5.1",
            Self::MustTrump(_) => "B5.2",
            Self::MustOvertrump(_) => "B5.3",
        }
    }

    /// A sentence that explains it to the player.
    pub fn message(self, lang: Lang) -> impl fmt::Display + Copy {
        Said(self, lang)
    }
}

impl Speak for Illegal {
    fn speak(self, lang: Lang, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match lang {
            Lang::En => self.english(f),
            Lang::Tr => self.turkish(f),
        }
    }
}

impl Illegal {
    fn english(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotOnTurn => f.write_str("It is not your turn."),
            Self::RoundOver => f.write_str("The round is over."),
            Self::WrongPhase(Phase::Declare) => {
                f.write_str("No card can be played before a trump suit or no trump has been declared.")
            }
            Self::WrongPhase(_) => f.write_str("The declaration of this round has been made already."),
            Self::DenominationUsed(denomination) => {
                write!(f, "You have declared {} before.", denomination.name(Lang::En))
            }
            Self::NotVisible(card) => {
                write!(f, "You cannot play the {}: you do not see it.", card.name(Lang::En))
            }
            Self::NotHeld(card) => write!(f, "The {} is not one of the cards you can play.", card.name(Lang::En)),
            Self::MustFollow(suit) => write!(f, "{} were led: you must follow suit.", Capital(suit.name(Lang::En))),
            Self::MustTrump(trump) => {
                write!(f, "You cannot follow suit: you must play a trump, which is {}.", trump.name(Lang::En))
            }
            Self::MustOvertrump(card) => {
                write!(f, "The {} was led, a trump: you must play a higher one.", card.name(Lang::En))
            }
        }
    }

    fn turkish(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotOnTurn => f.write_str("Sıra sizde değil."),
            Self::RoundOver => f.write_str("Bu tur bitti."),
            Self::WrongPhase(Phase::Declare) => f.write_str("Koz ya da kozsuz söylenmeden kart oynanamaz."),
            Self::WrongPhase(_) => f.write_str("Bu turun kozu zaten söylendi."),
            Self::DenominationUsed(denomination) => {
                write!(f, "Daha önce {} söylediniz.", denomination.name(Lang::Tr))
            }
            Self::NotVisible(card) => {
                write!(f, "Görmediğiniz bir kartı oynayamazsınız: {}.", card.name(Lang::Tr))
            }
            Self::NotHeld(card) => write!(f, "Oynayabileceğiniz kartlar arasında {} yok.", card.name(Lang::Tr)),
            Self::MustFollow(suit) => {
                let suit = suit.name(Lang::Tr);
                write!(f, "{} açıldı: {suit} oynamalısınız.", Capital(suit))
            }
            Self::MustTrump(trump) => {
                write!(f, "Açılan renkten kartınız yok: koz ({}) oynamalısınız.", trump.name(Lang::Tr))
            }
            Self::MustOvertrump(card) => {
                write!(f, "Koz açıldı ({}): daha yüksek bir koz oynamalısınız.", card.name(Lang::Tr))
            }
        }
    }
}

/// A suit's name at the beginning of a sentence. No name of a suit begins with an i, which Turkish writes İ.
struct Capital(&'static str);

impl fmt::Display for Capital {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut letters = self.0.chars();
        letters.next().into_iter().try_for_each(|first| write!(f, "{}", first.to_ascii_uppercase()))?;
        f.write_str(letters.as_str())
    }
}
