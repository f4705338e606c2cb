//! The macros for small values: enumerations that have an index, a text and a name, and sets of them.

/// Defines a fieldless enum whose variants are numbered from 0 in the order written, with `ALL`, `index`,
/// `from_index`, the ASCII text of records (`text`, `Display`, `FromStr`) and display names in both languages. Behind the
/// name stands what is [expected](crate::Expected) where its text cannot be read.
macro_rules! values {
    (
        $(#[$meta:meta])*
        $Name:ident: $expected:ident {
            $($(#[$vmeta:meta])* $Variant:ident = $text:literal, $en:literal, $tr:literal;)+
        }
    ) => {
        value_enum! { $(#[$meta])* $Name: $expected { $($(#[$vmeta])* $Variant = $text, $en, $tr;)+ } }

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
        $Name:ident: $expected:ident {
            $($(#[$vmeta:meta])* $Variant:ident = $text:literal, $en:literal, $tr:literal;)+
        }
    ) => {
        value_enum! { $(#[$meta])* #[non_exhaustive] $Name: $expected { $($(#[$vmeta])* $Variant = $text, $en, $tr;)+ } }

        impl $Name {
            /// Every value, in the order of [`index`](Self::index).
            pub const ALL: &'static [Self] = &[$(Self::$Variant),+];
        }
    };
}

macro_rules! value_enum {
    (
        $(#[$meta:meta])*
        $Name:ident: $expected:ident {
            $($(#[$vmeta:meta])* $Variant:ident = $text:literal, $en:literal, $tr:literal;)+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $Name { $($(#[$vmeta])* $Variant),+ }

        impl $Name {
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

            /// The name to show to a person: English in ASCII, Turkish properly spelt.
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

        impl core::str::FromStr for $Name {
            type Err = $crate::ParseError;

            /// Reads exactly the [`text`](Self::text).
            fn from_str(text: &str) -> Result<Self, $crate::ParseError> {
                let found = Self::ALL.iter().copied().find(|value| value.text() == text);
                found.ok_or($crate::ParseError::new(0, $crate::Expected::$expected.into()))
            }
        }
    };
}

/// Defines a set of the values of an enum of [`values!`] (at most eight), as a mask with bit = index. Its text is `all`,
/// or the texts of the values joined by commas in their order, or `-` for the empty set; nothing else is read.
macro_rules! value_set {
    ($(#[$meta:meta])* $Set:ident of $Value:ident: $expected:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(transparent)]
        pub struct $Set(u8);

        impl $Set {
            /// The empty set.
            pub const EMPTY: Self = Self(0);
            /// The set of all values.
            pub const ALL: Self = Self(u8::MAX >> (8 - $Value::ALL.len()));

            /// The set as a mask: bit = index.
            pub const fn bits(self) -> u8 {
                self.0
            }

            /// The set of that mask, or `None` when a bit stands for no value.
            pub const fn from_bits(bits: u8) -> Option<Self> {
                if bits == Self::from_bits_truncate(bits).0 { Some(Self(bits)) } else { None }
            }

            /// The set of that mask, bits that stand for no value left out.
            pub(crate) const fn from_bits_truncate(bits: u8) -> Self {
                Self(bits & Self::ALL.0)
            }

            /// Whether the set is empty.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many values are in the set.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether that value is in the set.
            pub const fn contains(self, value: $Value) -> bool {
                self.0 & (1 << value as u8) != 0
            }

            /// This set with the value added.
            #[must_use]
            pub const fn with(self, value: $Value) -> Self {
                Self(self.0 | (1 << value as u8))
            }

            /// This set with the value taken out.
            #[must_use]
            pub const fn without(self, value: $Value) -> Self {
                Self(self.0 & !(1 << value as u8))
            }

            /// The values in the order of their index.
            pub fn iter(self) -> impl Iterator<Item = $Value> + Clone {
                $Value::ALL.into_iter().filter(move |&value| self.contains(value))
            }
        }

        impl $crate::lang::Localized for $Set {
            fn fmt_in(self, lang: $crate::Lang, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match (self.is_empty(), lang) {
                    (true, $crate::Lang::En) => f.write_str("none"),
                    (true, $crate::Lang::Tr) => f.write_str("hiçbiri"),
                    _ => $crate::lang::list(f, lang, self.iter()),
                }
            }
        }

        impl $crate::error_table::Part for $Set {
            fn to_part(self) -> u32 {
                self.0.into()
            }

            fn from_part(part: u32) -> Option<Self> {
                Self::from_bits(part.try_into().ok()?)
            }
        }

        impl From<$Value> for $Set {
            fn from(value: $Value) -> Self {
                Self::EMPTY.with(value)
            }
        }

        impl FromIterator<$Value> for $Set {
            fn from_iter<I: IntoIterator<Item = $Value>>(values: I) -> Self {
                values.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl core::ops::Sub for $Set {
            type Output = Self;
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl core::fmt::Display for $Set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match *self {
                    Self::ALL => f.write_str("all"),
                    Self::EMPTY => f.write_str("-"),
                    _ => self.iter().enumerate().try_for_each(|(i, value)| {
                        f.write_str(if i == 0 { "" } else { "," })?;
                        f.write_str(value.text())
                    }),
                }
            }
        }

        impl core::fmt::Debug for $Set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl core::str::FromStr for $Set {
            type Err = $crate::ParseError;

            /// Reads the one form that is printed: no other order, and `all` only as `all`.
            fn from_str(text: &str) -> Result<Self, $crate::ParseError> {
                match text {
                    "all" => return Ok(Self::ALL),
                    "-" => return Ok(Self::EMPTY),
                    _ => {}
                }
                let expected = $crate::ParseErrorKind::Expected($crate::Expected::$expected);
                let mut set = Self::EMPTY;
                let mut values = $Value::ALL.into_iter();
                for part in ($crate::text::Token { at: 0, text }).split(',') {
                    set = set.with(values.find(|value| value.text() == part.text).ok_or(part.error(expected))?);
                }
                if set == Self::ALL { Err($crate::ParseError::new(0, expected)) } else { Ok(set) }
            }
        }
    };
}
