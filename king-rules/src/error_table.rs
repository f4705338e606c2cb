//! The macro for errors: one row a variant, with its code, its clause and its sentence in each language.

use crate::Lang;
use crate::lang::Localized;

/// What an error holds besides its code, as one number of 32 bits: for other languages, which take errors as numbers.
pub(crate) trait Part: Localized {
    fn to_part(self) -> u32;
    fn from_part(part: u32) -> Option<Self>;
}

macro_rules! numbers {
    ($($Number:ident)+) => { $(
        impl Part for $Number {
            fn to_part(self) -> u32 {
                i32::from(self) as u32
            }

            fn from_part(part: u32) -> Option<Self> {
                (part as i32).try_into().ok()
            }
        }
    )+ };
}

numbers!(u8 i16 i32);

/// Defines an error: an enum of plain values, each variant with a code from 1 and, as its row defines, what was found, what was
/// wanted, or both. A row is
///
/// ```text
/// CODE Variant(found: Type), "CLAUSE", "English {found}", "Turkish {found}";
/// CODE Variant { found: Type, wanted: Type } as Reason, "", "…", "…";
/// ```
///
/// where the clause is empty when there is none. Behind `if` in a row stands what the parts must be for such an error to make
/// sense: other parts come from outside, and are none. In `from` stand the errors that this one may come from, as
/// `BASE + Variant(Error), "CLAUSE";`: their codes are those of that error plus the base, their sentences are its sentences,
/// and so is the clause when none is named. In `within` stands one that happened to action `number` of a record: it has a
/// sentence of its own, in which `illegal` is that of the refusal; the number is no part of it.
macro_rules! error {
    (
        $(#[$meta:meta])*
        $Name:ident {
            $(
                $(#[$vmeta:meta])*
                $code:literal $Variant:ident
                $(($slot:ident: $Type:ty))? $({ $found:ident: $Found:ty, $wanted:ident: $Wanted:ty })?
                $(as $Reason:ident)? $(if $sense:expr)?, $clause:literal, $en:literal, $tr:literal;
            )*
        }
        from {
            $(
                $(#[$nmeta:meta])*
                $base:literal + $Nested:ident($Inner:ty), $nclause:literal;
            )*
        }
        $(within {
            $(#[$wmeta:meta])*
            $wbase:literal + $Within:ident { $number:ident, $illegal:ident: $Illegal:ty }, $wen:literal, $wtr:literal;
        })?
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $Name {
            $(
                $(#[$vmeta])*
                $Variant $(($Type))? $({
                    /// What there is.
                    $found: $Found,
                    /// What there should be.
                    $wanted: $Wanted,
                })?,
            )*
            $($(#[$nmeta])* $Nested($Inner),)*
            $(
                $(#[$wmeta])*
                $Within {
                    /// Which action of the record, counted from 0; not among the parts of the error.
                    $number: u8,
                    /// Why it would have been refused.
                    $illegal: $Illegal,
                },
            )?
        }

        impl $Name {
            /// The stable code, from 1.
            #[must_use]
            pub const fn code(self) -> u8 {
                match self {
                    $(Self::$Variant { .. } => $code,)*
                    $(Self::$Nested(inner) => $base + inner.code(),)*
                    $(Self::$Within { $illegal, .. } => $wbase + $illegal.code(),)?
                }
            }

            /// What was found, as a number: the index of a value, the bits of a set, an `i32` as its bits; 0 when there is
            /// nothing of the kind.
            #[allow(unused_variables, reason = "not every variant has one")]
            #[must_use]
            pub fn found(self) -> u32 {
                match self {
                    $(Self::$Variant $({ 0: $slot })? $({ $found, $wanted })? => {
                        error!(@found $($slot $slot)? $(found $found)?)
                    })*
                    $(Self::$Nested(inner) => inner.found(),)*
                    $(Self::$Within { $illegal, .. } => $illegal.found(),)?
                }
            }

            /// What was wanted, as a number like that of [`found`](Self::found).
            #[allow(unused_variables, reason = "not every variant has one")]
            #[must_use]
            pub fn wanted(self) -> u32 {
                match self {
                    $(Self::$Variant $({ 0: $slot })? $({ $found, $wanted })? => {
                        error!(@wanted $($slot $slot)? $(wanted $wanted)?)
                    })*
                    $(Self::$Nested(inner) => inner.wanted(),)*
                    $(Self::$Within { $illegal, .. } => $illegal.wanted(),)?
                }
            }

            /// The error of that [code](Self::code) and what was [found](Self::found) and [wanted](Self::wanted); `None`
            /// when there is no such error.
            #[allow(unused_variables, reason = "not every error has both")]
            #[must_use]
            pub fn from_parts(code: u8, found: u32, wanted: u32) -> Option<Self> {
                match code {
                    $(
                        $code => {
                            $(let $slot: $Type = error!(@part $slot (found, wanted));)?
                            $(
                                let $found: $Found = $crate::error_table::Part::from_part(found)?;
                                let $wanted: $Wanted = $crate::error_table::Part::from_part(wanted)?;
                            )?
                            let sense = true $(&& $sense)?;
                            return sense.then_some(Self::$Variant $(($slot))? $({ $found, $wanted })?);
                        }
                    )*
                    _ => {}
                }
                $(
                    let inner = code.checked_sub($base).and_then(|code| <$Inner>::from_parts(code, found, wanted));
                    if let Some(inner) = inner {
                        return Some(Self::$Nested(inner));
                    }
                )*
                $(
                    let inner = code.checked_sub($wbase).and_then(|code| <$Illegal>::from_parts(code, found, wanted));
                    if let Some($illegal) = inner {
                        return Some(Self::$Within { $number: 0, $illegal });
                    }
                )?
                None
            }

            /// The clause of the rulebook that it rests on, as in `K7.2`; empty when it rests on none.
            #[must_use]
            pub const fn clause(self) -> &'static str {
                match self {
                    $(Self::$Variant { .. } => $clause,)*
                    $(Self::$Nested(inner) => if $nclause.is_empty() { inner.clause() } else { $nclause },)*
                    $(Self::$Within { $illegal, .. } => $illegal.clause(),)?
                }
            }

            /// The sentence to show to a person, without clause and place.
            #[must_use]
            pub fn message(self, lang: $crate::Lang) -> impl core::fmt::Display + Copy {
                $crate::lang::In(self, lang)
            }
        }

        impl $crate::lang::Localized for $Name {
            #[allow(unused_variables, reason = "a sentence may do without")]
            fn fmt_in(self, lang: $crate::Lang, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match self {
                    $(Self::$Variant $({ 0: $slot })? $({ $found, $wanted })? => {
                        $(let $slot = $crate::lang::In($slot, lang);)?
                        $(
                            let $found = $crate::lang::In($found, lang);
                            let $wanted = $crate::lang::In($wanted, lang);
                        )?
                        match lang {
                            $crate::Lang::En => write!(f, $en),
                            $crate::Lang::Tr => write!(f, $tr),
                        }
                    })*
                    $(Self::$Nested(inner) => inner.fmt_in(lang, f),)*
                    $(Self::$Within { $illegal, .. } => {
                        let $illegal = $crate::lang::In($illegal, lang);
                        match lang {
                            $crate::Lang::En => write!(f, $wen),
                            $crate::Lang::Tr => write!(f, $wtr),
                        }
                    })?
                }
            }
        }

        /// The English sentence, with the clause behind it.
        impl core::fmt::Display for $Name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                $crate::error_table::fmt(*self, self.clause(), f)
            }
        }

        impl core::error::Error for $Name {}

        $(
            impl From<$Inner> for $Name {
                fn from(inner: $Inner) -> Self {
                    Self::$Nested(inner)
                }
            }
        )*

        error!(@reasons $Name $($Variant [$($Reason)?])*);
    };

    (@found found $part:ident) => { $crate::error_table::Part::to_part($part) };
    (@found $($other:tt)*) => { 0 };
    (@wanted wanted $part:ident) => { $crate::error_table::Part::to_part($part) };
    (@wanted $($other:tt)*) => { 0 };
    (@part found ($found:ident, $wanted:ident)) => { $crate::error_table::Part::from_part($found)? };
    (@part wanted ($found:ident, $wanted:ident)) => { $crate::error_table::Part::from_part($wanted)? };

    (@reasons $Name:ident $($Variant:ident [$Reason:ident])+) => {
        impl $Name {
            /// The reason of the stable list that both games and all languages share.
            #[must_use]
            pub const fn reason(self) -> Reason {
                match self { $(Self::$Variant { .. } => Reason::$Reason,)+ }
            }
        }
    };
    (@reasons $Name:ident $($Variant:ident [])*) => {};
}

/// The English sentence of an error, with the clause behind it.
pub(crate) fn fmt(error: impl Localized, clause: &str, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
    error.fmt_in(Lang::En, f)?;
    if clause.is_empty() { Ok(()) } else { write!(f, " ({clause})") }
}
