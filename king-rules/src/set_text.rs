//! The macros for what a small set is called: its text, and the names of its values in a sentence.

/// The names and the texts of a small set: `all`, or the texts of the values joined by commas in their order, or `-` for the
/// empty set; nothing else is read.
macro_rules! set_text {
    ($Set:ident of $Value:ident: $expected:ident) => {
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

        from_str! { text: $Set }

        impl $crate::written::Written for $Set {
            /// The one form that is printed: no other order, and `all` only as `all`.
            fn read(text: &str) -> Result<Self, $crate::ParseError> {
                match text {
                    "all" => return Ok(Self::ALL),
                    "-" => return Ok(Self::EMPTY),
                    _ => {}
                }
                let mut set = Self::EMPTY;
                let mut values = $Value::ALL.into_iter();
                for part in ($crate::text::Token { at: 0, text }).split(',') {
                    let value = values.find(|value| value.text() == part.text);
                    set.insert(value.ok_or(part.expected($crate::Expected::$expected))?);
                }
                let spelt_out = $crate::ParseError::new(0, $crate::Expected::$expected.into());
                if set == Self::ALL { Err(spelt_out) } else { Ok(set) }
            }
        }

        set_names! { $Set, "none", "hiçbiri" }
    };
}

/// The names of the values of a small set in a sentence, and a word for the empty set.
macro_rules! set_names {
    ($Set:ident, $en:literal, $tr:literal) => {
        impl $crate::lang::Localized for $Set {
            fn fmt_in(self, lang: $crate::Lang, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match (self.is_empty(), lang) {
                    (true, $crate::Lang::En) => f.write_str($en),
                    (true, $crate::Lang::Tr) => f.write_str($tr),
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
    };
}
