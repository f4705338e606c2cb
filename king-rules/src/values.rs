//! The macros for small values: enumerations that have an index, a text and a name.

/// Defines a fieldless enum whose variants are numbered from 0 in the order written, with `ALL`, `index`,
/// `from_index`, the ASCII text of records (`text`, `Display`) and display names in both languages. What reads that text
/// is another macro, `parsed!`.
macro_rules! values {
    (
        $(#[$meta:meta])*
        $Name:ident {
            $($(#[$vmeta:meta])* $Variant:ident = $text:literal, $en:literal, $tr:literal;)+
        }
    ) => {
        value_enum! { $(#[$meta])* $Name { $($(#[$vmeta])* $Variant = $text, $en, $tr;)+ } }

        impl $Name {
            /// Every value, in the order of [`index`](Self::index).
            pub const ALL: [Self; [$(Self::$Variant),+].len()] = [$(Self::$Variant),+];
        }
    };
}

/// The same for an enum that may grow.
macro_rules! options {
    (
        $(#[$meta:meta])*
        $Name:ident {
            $($(#[$vmeta:meta])* $Variant:ident = $text:literal, $en:literal, $tr:literal;)+
        }
    ) => {
        value_enum! { $(#[$meta])* #[non_exhaustive] $Name { $($(#[$vmeta])* $Variant = $text, $en, $tr;)+ } }

        impl $Name {
            /// Every value, in the order of [`index`](Self::index).
            pub const ALL: &'static [Self] = &[$(Self::$Variant),+];
        }
    };
}

macro_rules! value_enum {
    (
        $(#[$meta:meta])*
        $Name:ident {
            $($(#[$vmeta:meta])* $Variant:ident = $text:literal, $en:literal, $tr:literal;)+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $Name { $($(#[$vmeta])* $Variant),+ }

        impl $Name {
            /// The number of this value, counted from 0 in the order of [`ALL`](Self::ALL).
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The value of that number, or `None` when there is none.
            #[must_use]
            pub const fn from_index(index: usize) -> Option<Self> {
                $(if index == Self::$Variant as usize {
                    return Some(Self::$Variant);
                })+
                None
            }

            /// The ASCII text that records, house rules and the other languages use.
            #[must_use]
            pub const fn text(self) -> &'static str {
                match self { $(Self::$Variant => $text),+ }
            }

            /// The name to show to a person: English in ASCII, Turkish properly spelt.
            #[must_use]
            pub const fn name(self, lang: $crate::Lang) -> &'static str {
                match (self, lang) {
                    $((Self::$Variant, $crate::Lang::En) => $en,
                      (Self::$Variant, $crate::Lang::Tr) => $tr,)+
                }
            }
        }

        impl $crate::lang::Localized for $Name {
            fn fmt_in(self, lang: $crate::Lang, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.name(lang))
            }
        }

        impl $crate::error_table::Part for $Name {
            fn to_part(self) -> u32 {
                self as u32
            }

            fn from_part(part: u32) -> Option<Self> {
                Self::from_index(part as usize)
            }
        }

        impl core::fmt::Display for $Name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.text())
            }
        }
    };
}
