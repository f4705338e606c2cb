//! Why an action is refused: the clause, and a sentence in each language.

use super::{ContractKind, Phase, SeatSet};
use crate::{Card, Rank, Reason, Suit};

error! {
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
    Illegal {
        /// It is another seat's turn ([K1.1](crate::rules::konturlu_king#K1.1)).
        1 NotOnTurn as NotOnTurn, "K1.1", "it is another seat's turn", "sıra başka bir oyuncuda";
        /// The round is over ([K7.8](crate::rules::konturlu_king#K7.8)).
        2 RoundOver as RoundOver, "K7.8", "the round is over", "oyun bitti";
        /// The round of dürt is over ([K8.4](crate::rules::konturlu_king#K8.4)).
        3 DurtOver as RoundOver, "K8.4", "the round is over", "oyun bitti";
        /// The round has been annulled ([K4.2](crate::rules::konturlu_king#K4.2)).
        4 Annulled as RoundOver, "K4.2", "the round has been annulled", "oyun bozuldu";
        /// This phase does not know this kind of action ([K3.1](crate::rules::konturlu_king#K3.1)).
        5 WrongPhase(found: Phase) as WrongPhase if found != Phase::Over, "K3.1",
            "that cannot be done now: this is the time for {found}", "bu yapılamaz: şimdi {found} sırası";
        /// Only dürt knows a pass; the reason is that of the wrong phase ([K3.1](crate::rules::konturlu_king#K3.1)).
        6 NoPass as WrongPhase, "K3.1", "a pass is for durt alone", "pas yalnızca dürtte geçilir";
        /// The card is not in the hand ([K2.5](crate::rules::konturlu_king#K2.5)).
        7 NotHeld(found: Card) as NotHeld, "K2.5", "the {found} is not in the hand", "{found} elde yok";
        /// The declarer has declared it before ([K2.3](crate::rules::konturlu_king#K2.3)).
        8 ContractUsed(found: ContractKind) as ContractUsed, "K2.3",
            "the declarer has already declared \"{found}\"", "dekleran {found} oyununu daha önce söyledi";
        /// Only a seat whose one heart is K♥ or A♥ may annul ([K4.1](crate::rules::konturlu_king#K4.1)).
        9 MayNotAnnul as MayNotAnnul, "K4.1",
            "only a seat whose one heart is the king or the ace may annul",
            "yalnızca tek kupası papaz ya da as olan oyuncu bozabilir";
        /// Nobody doubles itself ([K5.2](crate::rules::konturlu_king#K5.2)).
        10 MayNotDouble as MayNotDouble, "K5.2", "a seat cannot double itself", "kimse kendine kontur çekemez";
        /// In koz and dürt only the declarer can be doubled ([K5.3](crate::rules::konturlu_king#K5.3)).
        11 OnlyDeclarerDoubled as MayNotDouble, "K5.3",
            "in koz and durt only the declarer can be doubled",
            "kozda ve dürtte yalnızca deklerana kontur çekilir";
        /// These seats have not doubled the speaker, or are doubled back already
        /// ([K6.1](crate::rules::konturlu_king#K6.1)).
        12 MayNotRedouble(found: SeatSet) as MayNotRedouble if !found.is_empty(), "K6.1",
            "{found} cannot be redoubled: only a seat that has doubled you, and that you have not doubled",
            "{found} sürülemez: yalnızca size kontur çeken ve sizin kontur çekmediğiniz oyuncu sürülür";
        /// The suit led must be followed ([K7.2](crate::rules::konturlu_king#K7.2)).
        13 MustFollow(wanted: Suit) as MustFollow, "K7.2",
            "{wanted} were led and must be followed", "{wanted} yürüdü, {wanted} oynamak zorunlu";
        /// No heart may be led before one has been played ([K7.6](crate::rules::konturlu_king#K7.6)).
        14 HeartsClosed as HeartsClosed, "K7.6",
            "no heart may be led before one has been played", "kupa çıkmadan kupa yürünmez";
        /// A leader with hearts only must lead the highest ([K7.7](crate::rules::konturlu_king#K7.7)).
        15 HighestHeart as HighestHeart, "K7.7",
            "with hearts only, the highest must be led", "elde yalnız kupa kaldıysa en büyüğünü yürümek zorunlu";
        /// Void in the suit led, a heart must be played in Rıfkı ([K7.5](crate::rules::konturlu_king#K7.5)).
        16 RifkiHeart as RifkiHeart, "K7.5",
            "void in the suit led, a heart must be played in Rifki",
            "Rıfkı'da yürüyen renkten kartı olmayan, kupa atmak zorunda";
        /// House rule: void in the suit led, a penalty card must be shed ([K12](crate::rules::konturlu_king#K12)).
        17 MustShed as MustShed, "K12",
            "void in the suit led, a penalty card must be shed at this table",
            "bu masada yürüyen renkten kartı olmayan, ceza kartı atmak zorunda";
        /// House rule: void in the suit led, a trump must be played ([K12](crate::rules::konturlu_king#K12)).
        18 MustTrump(wanted: Suit) as MustTrump, "K12",
            "void in the suit led, a trump ({wanted}) must be played at this table",
            "bu masada yürüyen renkten kartı olmayan, koz ({wanted}) çakmak zorunda";
        /// House rule: the trump must go over the highest in the trick ([K12](crate::rules::konturlu_king#K12)).
        19 MustOvertrump(wanted: Suit) as MustOvertrump, "K12",
            "a higher trump ({wanted}) than those in the trick must be played at this table",
            "bu masada yerdeki kozun ({wanted}) üstüne çıkmak zorunlu";
        /// On the declarer's first turn in dürt only the start rank can be placed
        /// ([K8.1](crate::rules::konturlu_king#K8.1)).
        20 NotStartRank(wanted: Rank) as NotNextInRow, "K8.1",
            "the row begins with the start rank, {wanted}", "dizi başlangıç kartıyla açılır: {wanted}";
        /// Neither the start rank nor the next card of an open suit ([K8.2](crate::rules::konturlu_king#K8.2)).
        21 NotNextInRow as NotNextInRow, "K8.2",
            "it is neither of the start rank nor next in an open row",
            "ne başlangıç kartı ne de açık bir dizinin sıradaki kartı";
        /// A player with a playable card must place one ([K8.3](crate::rules::konturlu_king#K8.3)).
        22 MustNotPass as MustNotPass, "K8.3",
            "a player with a playable card must place one", "oynayabileceği kartı olan pas geçemez";
    }
    from {}
}
