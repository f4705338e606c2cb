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
/// assert_eq!((illegal.reason().name(), illegal.reason().code(), illegal.clause()), ("must_follow", 9, "B5.1"));
/// assert_eq!(illegal.to_string(), "spades were led and must be followed (B5.1)");
/// assert_eq!(illegal.message(Lang::Tr).to_string(), "maça yürüdü, maça oynamak zorunlu");
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

    /// The sentence to tell a player, without the clause.
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
        f.write_str(match self {
            Self::NotOnTurn => "it is the other player's turn",
            Self::RoundOver => "the round is over",
            Self::WrongPhase(Phase::Declare) => "no card can be played before the declaration",
            Self::WrongPhase(_) => "the declaration has been made already",
            Self::DenominationUsed(denomination) => {
                return write!(f, "the declarer has declared {} already", denomination.name(Lang::En));
            }
            Self::NotVisible(card) => return write!(f, "{card:#} cannot be played, as the player does not see it"),
            Self::NotHeld(card) => return write!(f, "{card:#} is not among the cards that the player can play"),
            Self::MustFollow(suit) => return write!(f, "{} were led and must be followed", suit.name(Lang::En)),
            Self::MustTrump(suit) => {
                return write!(f, "void in the suit led, a trump ({}) must be played", suit.symbol());
            }
            Self::MustOvertrump(card) => {
                return write!(f, "a trump was led, {card:#}, and a higher one must be played");
            }
        })
    }

    fn turkish(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotOnTurn => "sıra öbür oyuncuda",
            Self::RoundOver => "oyun bitti",
            Self::WrongPhase(Phase::Declare) => "koz ya da kozsuz söylenmeden kart oynanamaz",
            Self::WrongPhase(_) => "bu oyunun kozu zaten söylendi",
            Self::DenominationUsed(denomination) => {
                return write!(f, "dekleran {} oyununu daha önce söyledi", denomination.name(Lang::Tr));
            }
            Self::NotVisible(card) => return write!(f, "{card:#} oynanamaz, çünkü oyuncu onu görmüyor"),
            Self::NotHeld(card) => return write!(f, "{card:#} oynanabilecek kartlar arasında yok"),
            Self::MustFollow(suit) => {
                let suit = suit.name(Lang::Tr);
                return write!(f, "{suit} yürüdü, {suit} oynamak zorunlu");
            }
            Self::MustTrump(suit) => {
                return write!(f, "yürüyen renkten kartı olmayan, koz ({}) oynamak zorunda", suit.symbol());
            }
            Self::MustOvertrump(card) => return write!(f, "koz yürüdü ({card:#}), daha büyüğünü oynamak zorunlu"),
        })
    }
}
