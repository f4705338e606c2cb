//! The one macro of the crate: small enumerations that have an index, a text and a name.

/// Defines a fieldless enum whose variants are numbered from 0 in the order written, with `ALL`, `index`,
/// `from_index`, the ASCII text of records (`text`, `Display`, `FromStr`) and display names in both languages.
macro_rules! values {
    (
        $(#[$meta:meta])*
        $Name:ident, $article:literal {
            $($(#[$vmeta:meta])* $Variant:ident = $text:literal, $en:literal, $tr:literal;)+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $Name { $($(#[$vmeta])* $Variant),+ }

        impl $Name {
            /// Every value, in the order of [`index`](Self::index).
            pub const ALL: [Self; [$(Self::$Variant),+].len()] = [$(Self::$Variant),+];

            /// The number of this value, counted from 0 in the order of [`ALL`](Self::ALL).
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The value of that number, or `None` when there is none.
            pub const fn from_index(index: usize) -> Option<Self> {
                $(if index == Self::$Variant as usize {
                    return Some(Self::$Variant);
                })+
                None
            }

            /// The ASCII text that records, house rules and the other languages use.
            pub const fn text(self) -> &'static str {
                match self { $(Self::$Variant => $text),+ }
            }

            /// The name to show to a person, properly spelt in that language.
            pub const fn name(self, lang: $crate::Lang) -> &'static str {
                match (self, lang) {
                    $((Self::$Variant, $crate::Lang::En) => $en,
                      (Self::$Variant, $crate::Lang::Tr) => $tr,)+
                }
            }
        }

        impl core::fmt::Display for $Name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.text())
            }
        }

        impl core::str::FromStr for $Name {
            type Err = $crate::ParseError;

            /// Reads exactly the [`text`](Self::text).
            fn from_str(text: &str) -> Result<Self, $crate::ParseError> {
                Self::ALL
                    .into_iter()
                    .find(|value| value.text() == text)
                    .ok_or($crate::ParseError::new(0, $crate::ParseErrorKind::Expected($article)))
            }
        }
    };
}
