//! The macro for values that are told to people: an enum with a number, a text and a sentence or name in each language.

/// Defines a fieldless enum that may grow. A row is
///
/// ```text
/// NUMBER Variant = "text", "English", "Turkish";
/// ```
///
/// Number and text are stable; `says` names the function that returns the phrase of a language.
macro_rules! written {
    (
        $(#[$meta:meta])*
        $Name:ident, $(#[$smeta:meta])* $says:ident {
            $($(#[$vmeta:meta])* $number:literal $Variant:ident = $text:literal, $en:literal, $tr:literal;)+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        #[non_exhaustive]
        pub enum $Name { $($(#[$vmeta])* $Variant = $number),+ }

        impl $Name {
            /// Every value, in the order of its code.
            pub const ALL: &'static [Self] = &[$(Self::$Variant),+];

            /// The stable code.
            #[must_use]
            pub const fn code(self) -> u8 {
                self as u8
            }

            /// The value of that code; `None` when there is none.
            #[must_use]
            pub fn from_code(code: u8) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.code() == code)
            }

            /// The stable ASCII text.
            #[must_use]
            pub const fn text(self) -> &'static str {
                match self { $(Self::$Variant => $text),+ }
            }

            $(#[$smeta])*
            #[must_use]
            pub const fn $says(self, lang: king_rules::Lang) -> &'static str {
                match (self, lang) {
                    $((Self::$Variant, king_rules::Lang::Tr) => $tr,)+
                    $((Self::$Variant, _) => $en,)+
                }
            }
        }
    };
}
