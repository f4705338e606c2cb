//! Why an action is refused: the clause, and a sentence in each language.

use core::fmt;

use super::{ContractKind, Phase, SeatSet};
use crate::lang::{Said, Speak};
use crate::{Card, Lang, Rank, Reason, Suit};

/// Why an action is refused. Each variant is a law: its [clause](Illegal::clause), and the stable
/// [reason](Illegal::reason) that all languages share. `Display` is the English sentence with the clause.
///
/// ```
/// use king_rules::king::Illegal;
/// use king_rules::{Lang, Reason, Suit};
/// let illegal = Illegal::MustFollow(Suit::Spades);
/// assert_eq!(illegal.reason(), Reason::MustFollow);
/// assert_eq!(illegal.to_string(), "spades were led and must be followed (K7.2)");
/// assert_eq!(illegal.message(Lang::Tr).to_string(), "maça yürüdü, maça oynamak zorunlu");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Illegal {
    /// Asked through a view whose seat is not to act ([K1.1](crate::rules::konturlu_king#K1.1)).
    NotOnTurn,
    /// The round is over ([K7.8](crate::rules::konturlu_king#K7.8)).
    RoundOver,
    /// The round of dürt is over ([K8.4](crate::rules::konturlu_king#K8.4)).
    DurtOver,
    /// The round has been annulled ([K4.2](crate::rules::konturlu_king#K4.2)).
    Annulled,
    /// This phase does not know this kind of action ([K3.1](crate::rules::konturlu_king#K3.1)).
    WrongPhase(Phase),
    /// Only dürt knows a pass; the reason is that of the wrong phase ([K3.1](crate::rules::konturlu_king#K3.1)).
    NoPass,
    /// The card is not in the hand ([K2.5](crate::rules::konturlu_king#K2.5)).
    NotHeld(Card),
    /// The declarer has declared it before ([K2.3](crate::rules::konturlu_king#K2.3)).
    ContractUsed(ContractKind),
    /// Only a seat whose one heart is K♥ or A♥ may annul ([K4.1](crate::rules::konturlu_king#K4.1)).
    MayNotAnnul,
    /// Nobody doubles itself ([K5.2](crate::rules::konturlu_king#K5.2)).
    MayNotDouble,
    /// In koz and dürt only the declarer can be doubled ([K5.3](crate::rules::konturlu_king#K5.3)).
    OnlyDeclarerDoubled,
    /// These seats have not doubled the speaker, or are doubled back already
    /// ([K6.1](crate::rules::konturlu_king#K6.1)).
    MayNotRedouble(SeatSet),
    /// The suit led must be followed ([K7.2](crate::rules::konturlu_king#K7.2)).
    MustFollow(Suit),
    /// No heart may be led before one has been played ([K7.6](crate::rules::konturlu_king#K7.6)).
    HeartsClosed,
    /// A leader with hearts only must lead the highest ([K7.7](crate::rules::konturlu_king#K7.7)).
    HighestHeart,
    /// Void in the suit led, a heart must be played in Rıfkı ([K7.5](crate::rules::konturlu_king#K7.5)).
    RifkiHeart,
    /// House rule: void in the suit led, a penalty card must be shed ([K12](crate::rules::konturlu_king#K12)).
    MustShed,
    /// House rule: void in the suit led, a trump must be played ([K12](crate::rules::konturlu_king#K12)).
    MustTrump(Suit),
    /// House rule: the trump must go over the highest in the trick ([K12](crate::rules::konturlu_king#K12)).
    MustOvertrump(Suit),
    /// On the declarer's first turn in dürt only the start rank can be placed
    /// ([K8.1](crate::rules::konturlu_king#K8.1)).
    NotStartRank(Rank),
    /// Neither the start rank nor the next card of an open suit ([K8.2](crate::rules::konturlu_king#K8.2)).
    NotNextInRow,
    /// A player with a playable card must place one ([K8.3](crate::rules::konturlu_king#K8.3)).
    MustNotPass,
}

impl Illegal {
    /// The reason of the stable list that all languages share.
    pub const fn reason(self) -> Reason {
        match self {
            Self::NotOnTurn => Reason::NotOnTurn,
            Self::RoundOver | Self::DurtOver | Self::Annulled => Reason::RoundOver,
            Self::WrongPhase(_) | Self::NoPass => Reason::WrongPhase,
            Self::NotHeld(_) => Reason::NotHeld,
            Self::ContractUsed(_) => Reason::ContractUsed,
            Self::MayNotAnnul => Reason::MayNotAnnul,
            Self::MayNotDouble | Self::OnlyDeclarerDoubled => Reason::MayNotDouble,
            Self::MayNotRedouble(_) => Reason::MayNotRedouble,
            Self::MustFollow(_) => Reason::MustFollow,
            Self::HeartsClosed => Reason::HeartsClosed,
            Self::HighestHeart => Reason::HighestHeart,
            Self::RifkiHeart => Reason::RifkiHeart,
            Self::MustShed => Reason::MustShed,
            Self::MustTrump(_) => Reason::MustTrump,
            Self::MustOvertrump(_) => Reason::MustOvertrump,
            Self::NotStartRank(_) | Self::NotNextInRow => Reason::NotNextInRow,
            Self::MustNotPass => Reason::MustNotPass,
        }
    }

    /// The clause of the [rulebook](crate::rules::konturlu_king) that is broken.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::NotOnTurn => "K1.1",
            Self::RoundOver => "K7.8",
            Self::DurtOver => "K8.4",
            Self::Annulled => "K4.2",
            Self::WrongPhase(_) | Self::NoPass => "K3.1",
            Self::NotHeld(_) => "K2.5",
            Self::ContractUsed(_) => "K2.3",
            Self::MayNotAnnul => "K4.1",
            Self::MayNotDouble => "K5.2",
            Self::OnlyDeclarerDoubled => "K5.3",
            Self::MayNotRedouble(_) => "K6.1",
            Self::MustFollow(_) => "K7.2",
            Self::HeartsClosed => "K7.6",
            Self::HighestHeart => "K7.7",
            Self::RifkiHeart => "K7.5",
            Self::MustShed | Self::MustTrump(_) | Self::MustOvertrump(_) => "K12",
            Self::NotStartRank(_) => "K8.1",
            Self::NotNextInRow => "K8.2",
            Self::MustNotPass => "K8.3",
        }
    }

    /// The sentence to tell a player, without the clause.
    pub fn message(self, lang: Lang) -> impl fmt::Display + Copy {
        Said(self, lang)
    }

    fn english(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotOnTurn => "it is another seat's turn",
            Self::RoundOver | Self::DurtOver => "the round is over",
            Self::Annulled => "the round has been annulled",
            Self::WrongPhase(phase) => {
                return write!(f, "that cannot be done now: the phase is {}", phase.name(Lang::En));
            }
            Self::NoPass => "a pass is for dürt alone",
            Self::NotHeld(card) => return write!(f, "{card:#} is not in the hand"),
            Self::ContractUsed(kind) => {
                return write!(f, "the declarer has declared {} already", kind.name(Lang::En));
            }
            Self::MayNotAnnul => "only a seat whose one heart is the king or the ace may annul",
            Self::MayNotDouble => "a seat cannot double itself",
            Self::OnlyDeclarerDoubled => "in koz and dürt only the declarer can be doubled",
            Self::MayNotRedouble(seats) => {
                return write!(
                    f,
                    "{seats} cannot be redoubled: only a seat that has doubled you, and that you have not doubled"
                );
            }
            Self::MustFollow(suit) => return write!(f, "{} were led and must be followed", suit.name(Lang::En)),
            Self::HeartsClosed => "no heart may be led before one has been played",
            Self::HighestHeart => "with hearts only, the highest must be led",
            Self::RifkiHeart => "void in the suit led, a heart must be played in Rıfkı",
            Self::MustShed => "void in the suit led, a penalty card must be shed at this table",
            Self::MustTrump(suit) => {
                return write!(f, "void in the suit led, a trump ({}) must be played at this table", suit.symbol());
            }
            Self::MustOvertrump(suit) => {
                return write!(
                    f,
                    "a higher trump ({}) than those in the trick must be played at this table",
                    suit.symbol()
                );
            }
            Self::NotStartRank(rank) => return write!(f, "the row begins with the start rank, {}", rank.figure()),
            Self::NotNextInRow => "it is neither of the start rank nor next in an open row",
            Self::MustNotPass => "a player with a playable card must place one",
        })
    }

    fn turkish(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotOnTurn => "sıra başka bir oyuncuda",
            Self::RoundOver | Self::DurtOver => "oyun bitti",
            Self::Annulled => "oyun bozuldu",
            Self::WrongPhase(phase) => return write!(f, "bu şimdi yapılamaz: oyunun aşaması {}", phase.name(Lang::Tr)),
            Self::NoPass => "pas yalnızca dürtte geçilir",
            Self::NotHeld(card) => return write!(f, "{card:#} elde yok"),
            Self::ContractUsed(kind) => return write!(f, "dekleran {} oyununu daha önce söyledi", kind.name(Lang::Tr)),
            Self::MayNotAnnul => "yalnızca tek kupası papaz ya da as olan oyuncu bozabilir",
            Self::MayNotDouble => "kimse kendine kontur çekemez",
            Self::OnlyDeclarerDoubled => "kozda ve dürtte yalnızca deklerana kontur çekilir",
            Self::MayNotRedouble(seats) => {
                return write!(
                    f,
                    "{seats} sürülemez: yalnızca size kontur çeken ve sizin kontur çekmediğiniz oyuncu sürülür"
                );
            }
            Self::MustFollow(suit) => {
                let suit = suit.name(Lang::Tr);
                return write!(f, "{suit} yürüdü, {suit} oynamak zorunlu");
            }
            Self::HeartsClosed => "kupa çıkmadan kupa yürünmez",
            Self::HighestHeart => "elde yalnız kupa kaldıysa en büyüğü yürümek zorunlu",
            Self::RifkiHeart => "Rıfkı'da yürüyen renkten kartı olmayan, kupa atmak zorunda",
            Self::MustShed => "bu masada yürüyen renkten kartı olmayan, ceza kartı atmak zorunda",
            Self::MustTrump(suit) => {
                return write!(f, "bu masada yürüyen renkten kartı olmayan, koz ({}) çakmak zorunda", suit.symbol());
            }
            Self::MustOvertrump(suit) => {
                return write!(f, "bu masada yerdeki kozun ({}) üstüne çıkmak zorunlu", suit.symbol());
            }
            Self::NotStartRank(rank) => return write!(f, "dizi başlangıç kartıyla açılır: {}", rank.figure()),
            Self::NotNextInRow => "ne başlangıç kartı ne de açık bir dizinin sıradaki kartı",
            Self::MustNotPass => "oynayabileceği kartı olan pas geçemez",
        })
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

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message(Lang::En), self.clause())
    }
}

impl core::error::Error for Illegal {}
