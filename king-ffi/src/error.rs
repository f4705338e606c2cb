use king_rules::{Lang, Reason};

use crate::abi::abi;
use crate::convert::{At, Stands};
use crate::failure::{Answer, Kinds, Message, king_error};
use crate::status::king_status::{self, KING_E_RANGE};

abi! {
    //! What functions answer, and what is wrong when they fail.
    //!
    //! A status is for the program; a `king_error` is for people. Each function that a rule or a text can make fail has
    //! an `error` as its last parameter: with a negative status it is written, if it is not NULL. A sentence holds no
    //! number of a line or a byte, so that a program can print them beside it: they are members of the error.

    use king_status;
    use king_error;
    use Kinds;

    /// Why an action is refused, in both games.
    enum king_reason: Reason {
        /// Somebody else is on turn (K1.1, B5.4).
        NotOnTurn,
        /// Nothing can be done any more (K7.8, K8.4, K4.2, B5.4).
        RoundOver,
        /// The phase, or for a pass the contract, does not know this kind of action (K3.1, B2.3).
        WrongPhase,
        /// The card is not in the hand (K2.5); in Balayı it is seen, but that player cannot play it (B4.1).
        NotHeld,
        /// It has been declared before (K2.3, B1.3).
        ContractUsed,
        /// Only a lone K♥ or a lone A♥ may annul (K4.1).
        MayNotAnnul,
        /// A seat that may not be doubled (K5.2, K5.3).
        MayNotDouble,
        /// A seat that has not doubled the speaker, or is doubled back already (K6.1).
        MayNotRedouble,
        /// The suit led must be followed (K7.2, B5.1).
        MustFollow,
        /// Hearts may not be led yet (K7.6).
        HeartsClosed,
        /// The highest heart must be led (K7.7).
        HighestHeart,
        /// Void in the suit led, a heart must be played in Rıfkı (K7.5).
        RifkiHeart,
        /// House rule: void in the suit led, a penalty card must be shed (K12).
        MustShed,
        /// Void in the suit led, a trump must be played (K12, B5.2).
        MustTrump,
        /// A higher trump must be played (K12, B5.3).
        MustOvertrump,
        /// In dürt, neither the start rank nor the next card of an open suit (K8.1, K8.2).
        NotNextInRow,
        /// In dürt, a player with a playable card may not pass (K8.3).
        MustNotPass,
        /// Balayı: a card that the player does not see (B7.1).
        NotVisible,
    }

    /// The message of an error for people: a sentence in English or Turkish, without the clause and without a place.
    ///
    /// KING_NONE: its kind is 0. KING_E_RANGE: there is no such error.
    fn king_error_message(error: At<king_error>, lang: Lang) -> optional text = error.map(|error| Message(error, lang));

    /// The clause of the rulebook that an error is by, such as `K7.6`.
    ///
    /// KING_NONE: it is by none. KING_E_RANGE: there is no such error.
    fn king_error_clause(error: At<king_error>) -> optional text = error.and_then(king_error::clause);

    /// Why an action is refused, also one of a record that cannot be read for it: a `king_reason`.
    ///
    /// KING_NONE: the error is not the refusal of an action. KING_E_RANGE: there is no such error.
    fn king_error_reason(error: At<king_error>) -> reason: Option<Reason> = error.and_then(king_error::reason);

    /// The stable name of a reason, 1 to 18, the same in every language: `must_follow`. It is not for people.
    fn king_reason_name(reason: Reason) -> text = reason.name();

    /// The name of a status, such as `KING_E_RANGE`, for a log.
    fn king_status_name(status: king_status) -> text = status.name();

    /// What a status means, in an English sentence with its clauses, for a log.
    fn king_status_message(status: king_status) -> text = status.meaning();
}

/// Nothing when it is none; an error that there is not is refused.
impl Stands for king_error {
    type For = Option<Self>;

    fn checked(self) -> Answer<Option<Self>> {
        match self.kind {
            0 => Ok(None),
            _ if self.is_known() => Ok(Some(self)),
            _ => Err(KING_E_RANGE.into()),
        }
    }
}
