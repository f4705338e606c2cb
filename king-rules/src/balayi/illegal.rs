//! Why an action is refused: the clause, and a sentence in each language.

use super::{Denomination, Phase};
use crate::{Card, Rank, Reason, Suit};

error! {
    /// Why an action is refused. Each variant is a law: its [clause](Illegal::clause), and the stable
    /// [reason](Illegal::reason) that all languages share. `Display` is the English sentence with the clause.
    ///
    /// When several reasons apply, the [order of the reasons](crate::rules::notation#reasons) decides. A refusal shows
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
    Illegal {
        /// It is the other player's turn ([B5.4](crate::rules::balayi_king#B5.4)).
        1 NotOnTurn as NotOnTurn, "B5.4", "it is the other player's turn", "sıra öbür oyuncuda";
        /// All cards have been played ([B5.4](crate::rules::balayi_king#B5.4)).
        2 RoundOver as RoundOver, "B5.4", "the round is over", "oyun bitti";
        /// A card before the declaration, or a declaration after it; the phase is the one that is on
        /// ([B2.3](crate::rules::balayi_king#B2.3)).
        3 WrongPhase(found: Phase) as WrongPhase if found != Phase::Over, "B2.3",
            "that cannot be done now: this is the time for {found}", "bu yapılamaz: şimdi {found} sırası";
        /// The player has declared this before ([B1.3](crate::rules::balayi_king#B1.3)).
        4 DenominationUsed(found: Denomination) as ContractUsed, "B1.3",
            "the declarer has already declared {found}", "dekleran daha önce {found} söyledi";
        /// The player does not see this card, wherever it lies ([B7.1](crate::rules::balayi_king#B7.1)).
        5 NotVisible(found: Card) as NotVisible, "B7.1",
            "the {found} cannot be played, as the player does not see it",
            "{found} oynanamaz, çünkü oyuncu onu görmüyor";
        /// The player sees this card, but it is not one that it can play ([B4.1](crate::rules::balayi_king#B4.1)).
        6 NotHeld(found: Card) as NotHeld, "B4.1",
            "the {found} is not among the cards that the player can play",
            "{found} oynanabilecek kartlar arasında yok";
        /// This suit was led and can be followed ([B5.1](crate::rules::balayi_king#B5.1)).
        7 MustFollow(wanted: Suit) as MustFollow, "B5.1",
            "{wanted} were led and must be followed", "{wanted} yürüdü, {wanted} oynamak zorunlu";
        /// Void in the suit led, a trump, of this suit, must be played ([B5.2](crate::rules::balayi_king#B5.2)).
        8 MustTrump(wanted: Suit) as MustTrump, "B5.2",
            "void in the suit led, a trump ({wanted}) must be played",
            "yürüyen renkten kartı olmayan, koz ({wanted}) oynamak zorunda";
        /// This trump was led and can be beaten ([B5.3](crate::rules::balayi_king#B5.3)).
        9 MustOvertrump(found: Card) as MustOvertrump if found.rank() != Rank::Ace, "B5.3",
            "a trump was led, the {found}, and a higher one must be played",
            "koz yürüdü ({found}), daha büyüğünü oynamak zorunlu";
    }
    from {}
}
