//! What can go wrong besides an action that the rules refuse: see [`Illegal`] for that.

use super::{Denomination, DenominationSet, Illegal, Player};
use crate::{Card, PackError};

error! {
    /// Why a round cannot begin.
    SetupError {
        /// The declarer has nothing left to declare ([B1.3](crate::rules::balayi_king#B1.3)).
        1 NothingToDeclare, "B1.3",
            "the declarer has nothing left to declare", "dekleranın söyleyecek kozu kalmadı";
    }
    from {
        /// A card of a table or a view occurs twice ([B1.1](crate::rules::balayi_king#B1.1)).
        1 + Cards(PackError), "B1.1";
    }
}

error! {
    /// Why a view or a table cannot be advanced like that.
    ViewError {
        /// The action turns up another number of cards than were passed.
        1 Count { found: u8, wanted: u8 } if found != wanted, "B4.1",
            "number of cards turned up: {found} instead of {wanted}", "açılan kart sayısı {found}, olması gereken {wanted}";
        /// A card turned up that was seen before, or was passed twice.
        2 Seen(found: Card), "B4.1", "the {found} has been seen already", "{found} daha önce görüldü";
        /// There is no way left to distribute the unseen cards that makes everything legal that was done.
        3 Impossible, "B4.4", "no hand agrees with what was played", "oynananlara uyan bir el yok";
    }
    from {
        /// The action cannot have been legal, as far as can be seen.
        64 + Illegal(Illegal), "";
    }
}

error! {
    /// Why a pack cannot be the one behind a view.
    HiddenError {
        /// This card is seen in another place than the pack has it.
        1 Elsewhere(found: Card), "B7.1", "the {found} is seen in another place", "{found} başka bir yerde görülüyor";
    }
    from {}
    within {
        /// With this pack, an action of the record would not have been legal.
        64 + Record { number, illegal: Illegal },
            "with these cards, an action of the record would have been refused: {illegal}",
            "bu kartlarla oyundaki bir hamle kurallara uymazdı: {illegal}";
    }
}

error! {
    /// Why a round or a result is not the next one of a match.
    MatchError {
        /// All ten rounds have been played ([B1.2](crate::rules::balayi_king#B1.2)).
        1 MatchOver, "B1.2", "the match is over: it has ten rounds", "maç bitti: bir maç on oyundur";
        /// The round has not been played to its end ([B5.4](crate::rules::balayi_king#B5.4)).
        2 RoundNotOver, "B5.4", "the round has not been played to its end", "oyun sonuna kadar oynanmadı";
        /// The other player deals this round ([B1.2](crate::rules::balayi_king#B1.2)).
        3 WrongDealer(wanted: Player), "B1.2", "{wanted} deals this round", "bu oyunda {wanted} dağıtır";
        /// The other player declares this round ([B1.2](crate::rules::balayi_king#B1.2)).
        4 WrongDeclarer(wanted: Player), "B1.2", "{wanted} declares this round", "bu oyunu {wanted} söyler";
        /// The declarer has something else left to declare ([B1.3](crate::rules::balayi_king#B1.3)).
        5 WrongUnused { found: DenominationSet, wanted: DenominationSet } if found != wanted, "B1.3",
            "the declarer has these left to declare: {wanted}; not {found}",
            "dekleranın kalan kozları: {wanted}; {found} değil";
        /// The declarer declares this in another round ([B1.3](crate::rules::balayi_king#B1.3)).
        6 DenominationUsed(found: Denomination), "B1.3",
            "the declarer has declared {found} in another round", "dekleran bu maçta {found} söyledi";
        /// The tricks of the two players are not 26 in all, or one took less than none ([B5.4](crate::rules::balayi_king#B5.4)).
        7 Tricks { found: i32, wanted: i32 } if wanted == (Card::COUNT / Player::ALL.len()) as i32, "B5.4",
            "the tricks sum to {found}: they must be {wanted} in all, and nobody below 0",
            "ellerin toplamı {found}: {wanted} olmalı, kimseninki 0'dan küçük olamaz";
        /// There is no round of that number to correct: so many are recorded ([B1.2](crate::rules::balayi_king#B1.2)).
        8 NoSuchRound(found: u8) if usize::from(found) <= Player::ALL.len() * Denomination::ALL.len(), "B1.2",
            "there is no such round; rounds recorded so far: {found}",
            "böyle bir oyun yok; şimdiye kadar yazılan oyun sayısı: {found}";
    }
    from {}
}

error! {
    /// Why a round cannot be simulated like that.
    SimulationError {}
    from {
        /// The round cannot begin.
        0 + Setup(SetupError), "";
        /// The denomination may not be declared.
        64 + Illegal(Illegal), "";
    }
}

record_errors! {
    /// A record of Balayı kingi could not be read: the byte at which reading stopped, and why.
    ///
    /// ```
    /// use king_rules::balayi::Round;
    /// let error = "balayi1 C2 C2".parse::<Round>().unwrap_err();
    /// assert_eq!(error.to_string(), "byte 11: the two of clubs occurs twice");
    /// ```
    RecordError;
    /// A round or a result is not the next one of its match.
    Match(MatchError)
}
