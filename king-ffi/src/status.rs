//! The statuses, with their names and what they mean.

/// The statuses, each with its number, its name and a sentence.
macro_rules! statuses {
    ($(#[doc = $doc:literal])* enum $name:ident { $($(#[doc = $docs:literal])+ $Status:ident = $number:literal, $meaning:literal;)+ }) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(i32)]
        pub enum $name {
            $($(#[doc = $docs])+ $Status = $number,)+
        }

        impl $name {
            const ALL: &[Self] = &[$(Self::$Status),+];

            pub(crate) const fn name(self) -> &'static str {
                match self { $(Self::$Status => stringify!($Status)),+ }
            }

            pub(crate) const fn meaning(self) -> &'static str {
                match self { $(Self::$Status => $meaning),+ }
            }
        }

        impl crate::describe::Shown for $name {
            const ITEM: crate::describe::Item = crate::describe::Item {
                name: stringify!($name),
                doc: &[$($doc),*],
                what: crate::describe::What::Enumeration {
                    of: "int32_t",
                    members: &[$(crate::describe::Member {
                        name: stringify!($Status), doc: &[$($docs),+], value: $number,
                    }),+],
                },
            };
        }
    };
}

statuses! {
    /// What a function answers. All numbers below zero are errors: then nothing has been written or changed, but for the
    /// outputs named `length`, `count` and `error`.
    enum king_status {
        /// Done.
        KING_OK = 0, "done";
        /// There is no answer, and nothing was written: no contract before the declaration, no scores before the
        /// end, nobody on turn in a round that is over, no reason against a legal action, no item of that number.
        KING_NONE = 1, "there is no answer";
        /// A pointer is NULL, or not aligned for its type.
        KING_E_NULL = -1, "a pointer is NULL or not aligned";
        /// The memory is not a value of this kind: zeroed, or of another kind.
        KING_E_VALUE = -2, "the memory is not a value of this kind";
        /// The value was made by a library with another KING_ABI_MAJOR, or this library is not the one asked for.
        KING_E_VERSION = -3, "the value, or the program, was made for another version of the library";
        /// A number is out of its range, or a mask has a bit that stands for nothing.
        KING_E_RANGE = -4, "a number is out of its range";
        /// The buffer or list is too short. `length` or `count` is what is needed.
        KING_E_SHORT = -5, "the buffer is too short";
        /// The rules refuse the action at this point.
        KING_E_ILLEGAL = -6, "the rules refuse this action at this point";
        /// The text cannot be read.
        KING_E_TEXT = -7, "the text cannot be read";
        /// Cards that do not make up a pack, or hands of a wrong size (K1.2, K2.5).
        KING_E_CARDS = -8, "the cards do not make up a pack, or a hand has a wrong size (K1.2, K2.5)";
        /// The declarer has nothing left to declare (K2.3, B1.3).
        KING_E_NOTHING_TO_DECLARE = -9, "the declarer has nothing left to declare (K2.3, B1.3)";
        /// There is no such house rule, or it has no such value (K12).
        KING_E_OPTION = -10, "there is no such house rule or value (K12)";
        /// These cards cannot be the hidden ones: with them the record would not have been legal.
        KING_E_HIDDEN = -11, "with these cards the record would not have been legal";
        /// The cards turned up are too many, too few, or cannot lie there (Balayı).
        KING_E_REVEALED = -12, "these cards cannot have been turned up";
        /// All rounds of the party or match have been counted (K10.3, B1.2).
        KING_E_OVER = -13, "all rounds have been counted (K10.3, B1.2)";
        /// The round is not over yet (K2.2, B5.4).
        KING_E_NOT_OVER = -14, "the round is not over (K2.2, B5.4)";
        /// Another seat declares, or another player deals, the next round (K2.2, B1.2).
        KING_E_WRONG_TURN = -15, "another seat declares, or another player deals, the next round (K2.2, B1.2)";
        /// The declarer has other contracts or declarations left (K2.3, B1.3).
        KING_E_WRONG_UNUSED = -16, "the declarer has something else left to declare (K2.3, B1.3)";
        /// The party is played by other house rules (K12).
        KING_E_WRONG_RULES = -17, "the party is played by other house rules (K12)";
        /// The declarer has declared this before (K2.3, B1.3).
        KING_E_USED = -18, "the declarer has declared this before (K2.3, B1.3)";
        /// No talk over this contract can lead to these doubles (K5, K6).
        KING_E_DOUBLES = -19, "these doubles cannot be made over this contract (K5, K6)";
        /// These points or tricks cannot be taken in one round (K3.1, B5.4).
        KING_E_POINTS = -20, "these points or tricks cannot be taken in one round (K3.1, B5.4)";
        /// There is no round of that number to correct.
        KING_E_NO_ROUND = -21, "there is no round of that number";
        /// There is nothing to advise or to solve, or these sums are not the next of an advisor.
        KING_E_ADVICE = -22, "there is nothing to advise, or these sums are not the next ones";
    }
}

impl king_status {
    pub(crate) fn from_number(status: i32) -> Option<Self> {
        Self::ALL.iter().copied().find(|&known| known as i32 == status)
    }
}
