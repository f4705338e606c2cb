//! The macro for errors with a place in a text.

/// Defines an error with its place in a text: the offset in bytes, and what is wrong there.
macro_rules! placed_error {
    ($(#[$meta:meta])* $Name:ident of $Kind:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $Name {
            /// The offset in bytes, from 0, of what is wrong; the length of the text when something is missing at its end.
            pub at: usize,
            /// What is wrong there.
            pub kind: $Kind,
        }

        impl $Name {
            /// What is wrong at that byte.
            #[must_use]
            pub const fn new(at: usize, kind: $Kind) -> Self {
                Self { at, kind }
            }

            /// The same error in a text that begins `offset` bytes earlier.
            #[allow(dead_code, reason = "not every text is part of another")]
            pub(crate) const fn after(self, offset: usize) -> Self {
                Self { at: self.at + offset, kind: self.kind }
            }

            /// The place as line and column, both from 1, the column in characters. `text` is the text that was read.
            ///
            /// ```
            /// use king_rules::king::Deal;
            /// let text = "N:♠";
            /// assert_eq!(text.parse::<Deal>().unwrap_err().line_column(text), (1, 3));
            /// ```
            #[must_use]
            pub fn line_column(&self, text: &str) -> (usize, usize) {
                $crate::placed_error::line_column(text, self.at)
            }

            /// The stable code of what is wrong, from 1.
            #[must_use]
            pub const fn code(self) -> u8 {
                self.kind.code()
            }

            /// What was found, as a number: see the kind.
            #[must_use]
            pub fn found(self) -> u32 {
                self.kind.found()
            }

            /// What was wanted, as a number: see the kind.
            #[must_use]
            pub fn wanted(self) -> u32 {
                self.kind.wanted()
            }

            /// The error at that byte with these parts; `None` when there is no such error.
            #[must_use]
            pub fn from_parts(at: usize, code: u8, found: u32, wanted: u32) -> Option<Self> {
                Some(Self { at, kind: $Kind::from_parts(code, found, wanted)? })
            }

            /// The clause of the rulebook that it rests on; empty when it rests on none.
            #[must_use]
            pub const fn clause(self) -> &'static str {
                self.kind.clause()
            }

            /// The sentence to show to a person, without clause and place.
            #[must_use]
            pub fn message(self, lang: $crate::Lang) -> impl core::fmt::Display + Copy {
                self.kind.message(lang)
            }
        }

        /// The place, the English sentence and the clause.
        impl core::fmt::Display for $Name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, "byte {}: {}", self.at, self.kind)
            }
        }

        impl core::error::Error for $Name {}
    };
}

/// The place of a byte as line and column, both from 1, the column in characters.
pub(crate) fn line_column(text: &str, at: usize) -> (usize, usize) {
    let at = (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
    let before = text.get(..at).unwrap_or(text);
    let start = before.rfind(['\n']).map_or(0, |newline| newline + 1);
    let line = before.matches(['\n']).count() + 1;
    let column = before.get(start..).map_or(0, |line| line.chars().count()) + 1;
    (line, column)
}
