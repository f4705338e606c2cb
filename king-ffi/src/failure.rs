//! How a call fails: by a status, and where the rules or a text are at fault, by what is wrong.

use core::fmt;

use king_rules::{Lang, PackError, ParseError, ParseErrorKind, Reason, balayi, king};

use crate::describe::{Item, Member, Shown, What, structure};
use crate::status::king_status::{self, *};

/// What a function returns, or how it fails.
pub(crate) type Answer<T> = Result<T, Failure>;

/// The kind of error that is none of king-rules.
const ENCODING: u16 = 1;

#[derive(Clone, Copy)]
pub struct Failure {
    pub(crate) status: king_status,
    pub(crate) error: king_error,
}

structure! {
    /// What is wrong with an action, a text, a round or cards: a plain value to keep, to send on, and to explain by
    /// king_error_message(), king_error_clause() and king_error_reason(). All zero when nothing is.
    king_error = "error" {
        /// What kind of error it is, a `king_error_kind`; 0 when the status is all there is to know.
        kind: u16 = "error_kind",
        /// Which error of that kind, from 1.
        code: u16,
        /// The line of a file, from 1; 0 when no file was read.
        line: u32,
        /// The byte of the text, or of the line, at which reading stopped; the length when something is missing at its end.
        place: u32,
        /// What was found, by the kind of error.
        found: u32,
        /// What should have been there.
        wanted: u32,
    }
}

impl king_error {
    pub(crate) const NONE: Self = Self { kind: 0, code: 0, line: 0, place: 0, found: 0, wanted: 0 };
}

impl From<king_status> for Failure {
    fn from(status: king_status) -> Self {
        Self { status, error: king_error::NONE }
    }
}

impl Failure {
    /// Bytes that are no UTF-8 from that one on.
    pub(crate) fn no_text(at: usize) -> Self {
        Self {
            status: KING_E_TEXT,
            error: king_error { kind: ENCODING, code: 1, place: at as u32, ..king_error::NONE },
        }
    }

    /// The same in that line of a file, where there is an error to describe.
    pub(crate) fn in_line(mut self, line: usize) -> Self {
        if self.error.kind != 0 {
            self.error.line = u32::try_from(line).unwrap_or(u32::MAX);
        }
        self
    }

    /// What is wrong with the name of an option or its value.
    pub(crate) fn option(error: ParseError) -> Self {
        Self { status: KING_E_OPTION, ..Self::from(error) }
    }
}

/// What is wrong, as king-rules has it: the number of the kind, its name and its type, and which status it answers. After
/// `but` stands the variant that is an error of a kind of its own.
macro_rules! kinds {
    ($($(#[doc = $doc:literal])+ $(#[cfg($($cfg:tt)+)])? $Kind:ident = $number:literal: $T:ty $([but $Other:path])?, $status:expr;)+) => {
        $($(#[cfg($($cfg)+)])? impl From<$T> for king_error {
            fn from(error: $T) -> Self {
                $(if let $Other(other) = error {
                    return other.into();
                })?
                let (code, found, wanted) = (error.code().into(), error.found(), error.wanted());
                Self { kind: $number, code, found, wanted, ..Self::NONE }
            }
        }

        $(#[cfg($($cfg)+)])? impl From<$T> for Failure {
            fn from(error: $T) -> Self {
                let status: fn($T) -> king_status = $status;
                Self { status: status(error), error: error.into() }
            }
        })+

        impl Shown for Kinds {
            const ITEM: Item = Item {
                name: "king_error_kind",
                doc: &[" The kinds of error."],
                what: What::Enumeration {
                    of: "uint16_t",
                    members: &[
                        Member { name: "Encoding", doc: &[" Bytes that are no UTF-8."], value: ENCODING as i64 },
                        $(Member { name: stringify!($Kind), doc: &[$($doc),+], value: $number }),+
                    ],
                },
            };
        }

        impl king_error {
            /// Whether there is such an error.
            pub(crate) fn is_known(self) -> bool {
                let Ok(code) = u8::try_from(self.code) else { return false };
                match self.kind {
                    ENCODING => code == 1,
                    $($(#[cfg($($cfg)+)])? $number => <$T>::from_parts(code, self.found, self.wanted)
                        .is_some_and(|error| Self::from(error).kind == $number),)+
                    _ => false,
                }
            }

            /// The clause that it rests on, where there is one.
            pub(crate) fn clause(self) -> Option<&'static str> {
                let clause = match self.kind {
                    $($(#[cfg($($cfg)+)])? $number => <$T>::from_parts(self.code as u8, self.found, self.wanted)?.clause(),)+
                    _ => "",
                };
                Some(clause).filter(|clause| !clause.is_empty())
            }
        }

        impl fmt::Display for Message {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let Self(error, lang) = *self;
                match error.kind {
                    ENCODING if lang == Lang::Tr => f.write_str("metin UTF-8 değil"),
                    ENCODING => f.write_str("the text is not UTF-8"),
                    $($(#[cfg($($cfg)+)])? $number => {
                        let known = <$T>::from_parts(error.code as u8, error.found, error.wanted);
                        known.map_or(Ok(()), |error| write!(f, "{}", error.message(lang)))
                    })+
                    _ => Ok(()),
                }
            }
        }
    };
}

kinds! {
    /// King refuses an action.
    Illegal = 2: king::Illegal, |_| KING_E_ILLEGAL;
    /// Balayı refuses an action.
    BalayiIllegal = 3: balayi::Illegal, |_| KING_E_ILLEGAL;
    /// The text of something that both games have, or of something small, cannot be read.
    Parse = 4: ParseErrorKind, |_| KING_E_TEXT;
    /// A record of King, or a line of a party's file or sheet, cannot be read.
    Record = 5: king::RecordErrorKind, |_| KING_E_TEXT;
    /// A record of Balayı, or a line of a match's file or sheet, cannot be read.
    BalayiRecord = 6: balayi::RecordErrorKind, |_| KING_E_TEXT;
    /// Cards that do not make up a pack.
    Pack = 7: PackError, |_| KING_E_CARDS;
    /// A round of King cannot begin.
    Setup = 8: king::SetupError, |error| match error {
        king::SetupError::Cards(_) => KING_E_CARDS,
        _ => KING_E_NOTHING_TO_DECLARE,
    };
    /// A round of Balayı cannot begin.
    BalayiSetup = 9: balayi::SetupError, |error| match error {
        balayi::SetupError::Cards(_) => KING_E_CARDS,
        _ => KING_E_NOTHING_TO_DECLARE,
    };
    /// Hands that cannot be the hidden ones.
    Hidden = 10: king::HiddenError, |error| match error {
        king::HiddenError::Cards(_) => KING_E_CARDS,
        _ => KING_E_HIDDEN,
    };
    /// A pack that cannot be the one of this view.
    BalayiHidden = 11: balayi::HiddenError, |_| KING_E_HIDDEN;
    /// What a table or view of Balayı cannot follow.
    BalayiView = 12: balayi::ViewError [but balayi::ViewError::Illegal], |error| match error {
        balayi::ViewError::Illegal(_) => KING_E_ILLEGAL,
        _ => KING_E_REVEALED,
    };
    /// A round or a result that is not the next one of a party, or cannot be one.
    Party = 13: king::PartyError, |error| match error {
        king::PartyError::PartyOver => KING_E_OVER,
        king::PartyError::WrongDeclarer { .. } => KING_E_WRONG_TURN,
        king::PartyError::WrongUnused { .. } => KING_E_WRONG_UNUSED,
        king::PartyError::WrongRules { .. } => KING_E_WRONG_RULES,
        king::PartyError::ContractUsed(_) => KING_E_USED,
        king::PartyError::NoSuchRound(_) => KING_E_NO_ROUND,
        king::PartyError::Doubles(_) => KING_E_DOUBLES,
        king::PartyError::Points(_) => KING_E_POINTS,
        _ => KING_E_NOT_OVER,
    };
    /// A round or a result that is not the next one of a match, or cannot be one.
    Match = 14: balayi::MatchError, |error| match error {
        balayi::MatchError::MatchOver => KING_E_OVER,
        balayi::MatchError::WrongDealer(_) | balayi::MatchError::WrongDeclarer(_) => KING_E_WRONG_TURN,
        balayi::MatchError::WrongUnused { .. } => KING_E_WRONG_UNUSED,
        balayi::MatchError::DenominationUsed(_) => KING_E_USED,
        balayi::MatchError::NoSuchRound(_) => KING_E_NO_ROUND,
        balayi::MatchError::Tricks { .. } => KING_E_POINTS,
        _ => KING_E_NOT_OVER,
    };
    /// A sheet that does not balance (sağlama). The code is 1 + 8 × declarer + kind of contract; what was found and wanted
    /// are sums, as int32_t.
    Imbalance = 15: king::Imbalance, |_| KING_E_POINTS;
    /// There is nothing to advise.
    #[cfg(feature = "players")]
    Advisor = 16: crate::players::Advised, |_| KING_E_ADVICE;
    /// Sums that are not the next ones of an advisor.
    #[cfg(feature = "players")]
    Absorb = 17: crate::players::Absorbed, |_| KING_E_ADVICE;
    /// An ending is not solved.
    #[cfg(feature = "players")]
    Solve = 18: crate::players::Unsolved, |_| KING_E_ADVICE;
}

/// Errors with a place: the type, and where in a file and a line it is.
macro_rules! placed {
    ($($T:ty, $place:expr, $kind:expr;)+) => {
        $(impl From<$T> for Failure {
            fn from(error: $T) -> Self {
                let place: fn($T) -> (usize, usize) = $place;
                let (line, at) = place(error);
                let (line, place) = (u32::try_from(line).unwrap_or(u32::MAX), u32::try_from(at).unwrap_or(u32::MAX));
                let kind: fn($T) -> king_error = $kind;
                Self { status: KING_E_TEXT, error: king_error { line, place, ..kind(error) } }
            }
        })+
    };
}

placed! {
    ParseError, |error| (0, error.at), |error| error.kind.into();
    king::RecordError, |error| (0, error.at), |error| error.kind.into();
    king::LineError, |error| (error.line, error.error.at), |error| error.error.kind.into();
    balayi::RecordError, |error| (0, error.at), |error| error.kind.into();
    balayi::LineError, |error| (error.line, error.error.at), |error| error.error.kind.into();
}

impl king_error {
    /// Why an action is refused, also one of a record.
    pub(crate) fn reason(self) -> Option<Reason> {
        let (code, found, wanted) = (self.code as u8, self.found, self.wanted);
        match self.kind {
            2 => Some(king::Illegal::from_parts(code, found, wanted)?.reason()),
            3 => Some(balayi::Illegal::from_parts(code, found, wanted)?.reason()),
            5 => match king::RecordErrorKind::from_parts(code, found, wanted)? {
                king::RecordErrorKind::Illegal(illegal) => Some(illegal.reason()),
                _ => None,
            },
            6 => match balayi::RecordErrorKind::from_parts(code, found, wanted)? {
                balayi::RecordErrorKind::Illegal(illegal) => Some(illegal.reason()),
                _ => None,
            },
            _ => None,
        }
    }
}

/// The message of an error.
pub(crate) struct Message(pub(crate) king_error, pub(crate) Lang);

/// The kinds of error, which are no type in Rust.
pub(crate) struct Kinds;
