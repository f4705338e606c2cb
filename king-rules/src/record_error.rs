//! The macro for the errors of records and of files, which have the same rows in both games.

/// Defines `RecordError`, its kind, which may be the error of a party or match, and `LineError`.
macro_rules! record_errors {
    ($(#[$meta:meta])* RecordError; $(#[$gmeta:meta])* $Game:ident($GameError:ident)) => {
        placed_error! {
            $(#[$meta])*
            RecordError of RecordErrorKind
        }

        error! {
            /// What is wrong with a record.
            RecordErrorKind {}
            from {
                /// The text of a value.
                0 + Parse($crate::ParseErrorKind), "";
                /// The round cannot begin.
                16 + Setup(SetupError), "";
                /// The rules refuse an action at this point.
                64 + Illegal(Illegal), "";
                $(#[$gmeta])*
                128 + $Game($GameError), "";
            }
        }

        impl From<$crate::Expected> for RecordErrorKind {
            fn from(expected: $crate::Expected) -> Self {
                Self::Parse(expected.into())
            }
        }

        impl From<$crate::PackError> for RecordErrorKind {
            fn from(error: $crate::PackError) -> Self {
                Self::Parse(error.into())
            }
        }

        impl From<$crate::ParseError> for RecordError {
            fn from(error: $crate::ParseError) -> Self {
                Self::new(error.at, error.kind.into())
            }
        }

        /// A line of a file could not be read. On an error nothing has changed.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct LineError {
            /// Which line, counted from 1.
            pub line: usize,
            /// Where in the line, and why.
            pub error: RecordError,
        }

        impl LineError {
            /// The stable code of what is wrong, from 1: that of [`RecordErrorKind`].
            #[must_use]
            pub const fn code(self) -> u8 {
                self.error.code()
            }

            /// What was found, as a number: see [`RecordErrorKind`].
            #[must_use]
            pub fn found(self) -> u32 {
                self.error.found()
            }

            /// What was wanted, as a number: see [`RecordErrorKind`].
            #[must_use]
            pub fn wanted(self) -> u32 {
                self.error.wanted()
            }

            /// The clause of the rulebook that it rests on; empty when it rests on none.
            #[must_use]
            pub const fn clause(self) -> &'static str {
                self.error.clause()
            }

            /// The sentence to show to a person, without clause and place.
            #[must_use]
            pub fn message(self, lang: $crate::Lang) -> impl core::fmt::Display + Copy {
                self.error.message(lang)
            }
        }

        /// The place, the English sentence and the clause.
        impl core::fmt::Display for LineError {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, "line {}, {}", self.line, self.error)
            }
        }

        impl core::error::Error for LineError {}
    };
}
