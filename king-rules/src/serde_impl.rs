//! serde: small values are texts where the format is human-readable and numbers otherwise; whole games are their records in
//! every format.
//!
//! Reading goes through the same parser and the same replay as everywhere else: an illegal history cannot be loaded.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Error, Visitor};
use serde::{Deserializer, Serializer};

/// Reads a string by `FromStr`.
pub(crate) fn from_text<'de, D, T>(deserializer: D, expecting: &'static str) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr<Err: fmt::Display>,
{
    struct Text<T>(&'static str, PhantomData<T>);

    impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Text<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(self.0)
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
            text.parse().map_err(E::custom)
        }
    }

    deserializer.deserialize_str(Text(expecting, PhantomData))
}

/// Implements serde for a value that has a text (`Display`, `FromStr`) and a number (an expression to and from it).
macro_rules! serde_small {
    ($Type:ty, $Number:ty, $expecting:literal, $to:expr, $from:expr) => {
        impl ::serde::Serialize for $Type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.collect_str(self)
                } else {
                    let to: fn(Self) -> $Number = $to;
                    to(*self).serialize(serializer)
                }
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                if deserializer.is_human_readable() {
                    $crate::serde_impl::from_text(deserializer, $expecting)
                } else {
                    let from: fn($Number) -> Option<Self> = $from;
                    let number = <$Number as ::serde::Deserialize>::deserialize(deserializer)?;
                    from(number).ok_or_else(|| ::serde::de::Error::custom(concat!("expected ", $expecting)))
                }
            }
        }
    };
}

/// Implements serde for a value whose one saved form is its text (`Display`, `FromStr`), in every format.
macro_rules! serde_text {
    ($Type:ty, $expecting:literal) => {
        impl ::serde::Serialize for $Type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::serde_impl::from_text(deserializer, $expecting)
            }
        }
    };
}

/// Implements serde for a view: the pair of viewer and record, as a record does not name its viewer.
macro_rules! serde_view {
    ($View:ty, $Viewer:ty, $expecting:literal) => {
        impl ::serde::Serialize for $View {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                (self.viewer(), $crate::serde_impl::AsText(self)).serialize(serializer)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $View {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Pair;
                impl<'de> ::serde::de::Visitor<'de> for Pair {
                    type Value = $View;
                    fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                        f.write_str($expecting)
                    }
                    fn visit_seq<A: ::serde::de::SeqAccess<'de>>(self, mut pair: A) -> Result<$View, A::Error> {
                        let missing = || ::serde::de::Error::custom(concat!("expected ", $expecting));
                        let viewer: $Viewer = pair.next_element()?.ok_or_else(missing)?;
                        pair.next_element_seed($crate::serde_impl::Record(|text: &str| <$View>::parse(viewer, text)))?
                            .ok_or_else(missing)
                    }
                }
                ::serde::Deserializer::deserialize_tuple(deserializer, 2, Pair)
            }
        }
    };
}

/// Serializes a value as its text.
pub(crate) struct AsText<'a, T>(pub(crate) &'a T);

impl<T: fmt::Display> serde::Serialize for AsText<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self.0)
    }
}

/// Reads a string through a function that knows something more.
pub(crate) struct Record<F>(pub(crate) F);

impl<'de, T, E: fmt::Display, F: FnOnce(&str) -> Result<T, E>> serde::de::DeserializeSeed<'de> for Record<F> {
    type Value = T;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<T, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl<T, E: fmt::Display, F: FnOnce(&str) -> Result<T, E>> Visitor<'_> for Record<F> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a record")
    }

    fn visit_str<R: Error>(self, text: &str) -> Result<T, R> {
        (self.0)(text).map_err(R::custom)
    }
}

/// Implements serde for a value as a map of these fields (a sequence where the format has no names): what each is of a value,
/// and the value that they make, which is `None` when there is none.
macro_rules! serde_fields {
    (
        $Type:ty, $name:literal, $expecting:literal,
        |$value:ident| { $($field:ident: $Field:ty = $get:expr),+ $(,)? } => $make:expr
    ) => {
        impl ::serde::Serialize for $Type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                use ::serde::ser::SerializeStruct;
                let $value = self;
                let mut fields = serializer.serialize_struct($name, [$(stringify!($field)),+].len())?;
                $(fields.serialize_field(stringify!($field), &$get)?;)+
                fields.end()
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                const NAMES: &[&str] = &[$(stringify!($field)),+];
                struct Fields;

                impl<'de> ::serde::de::Visitor<'de> for Fields {
                    type Value = $Type;

                    fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                        f.write_str($expecting)
                    }

                    fn visit_seq<A: ::serde::de::SeqAccess<'de>>(self, mut fields: A) -> Result<$Type, A::Error> {
                        let missing = || ::serde::de::Error::custom(concat!("expected ", $expecting));
                        $(let $field: $Field = fields.next_element()?.ok_or_else(missing)?;)+
                        $make.ok_or_else(missing)
                    }

                    fn visit_map<A: ::serde::de::MapAccess<'de>>(self, mut fields: A) -> Result<$Type, A::Error> {
                        $(let mut $field: Option<$Field> = None;)+
                        while let Some(name) = fields.next_key_seed($crate::serde_impl::Name(NAMES))? {
                            match name {
                                $(Some(stringify!($field)) => $field = Some(fields.next_value()?),)+
                                _ => {
                                    fields.next_value::<::serde::de::IgnoredAny>()?;
                                }
                            }
                        }
                        $(let $field = $field.ok_or_else(|| ::serde::de::Error::missing_field(stringify!($field)))?;)+
                        $make.ok_or_else(|| ::serde::de::Error::custom(concat!("expected ", $expecting)))
                    }
                }

                ::serde::Deserializer::deserialize_struct(deserializer, $name, NAMES, Fields)
            }
        }
    };
}

/// Reads the name of a field; `None` for one that is not known.
pub(crate) struct Name(pub(crate) &'static [&'static str]);

impl<'de> serde::de::DeserializeSeed<'de> for Name {
    type Value = Option<&'static str>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for Name {
    type Value = Option<&'static str>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a field")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Self::Value, E> {
        Ok(self.0.iter().copied().find(|&known| known == name))
    }
}

/// Implements serde for a refusal: its code, and what was found and wanted.
macro_rules! serde_parts {
    ($Type:ty, $name:literal, $expecting:literal) => {
        serde_fields!($Type, $name, $expecting, |error| {
            code: u8 = error.code(),
            found: u32 = error.found(),
            wanted: u32 = error.wanted(),
        } => <$Type>::from_parts(code, found, wanted));
    };
}

/// Implements serde for a set without a text: the list of its values where the format is human-readable, else the mask.
macro_rules! serde_set {
    ($Set:ty, $Value:ty, $Bits:ty, $expecting:literal) => {
        impl ::serde::Serialize for $Set {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.collect_seq(self.iter())
                } else {
                    self.bits().serialize(serializer)
                }
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Set {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                if !deserializer.is_human_readable() {
                    let bits = <$Bits as ::serde::Deserialize>::deserialize(deserializer)?;
                    let set = Self::from_bits(bits);
                    return set.ok_or_else(|| ::serde::de::Error::custom(concat!("expected ", $expecting)));
                }
                struct Values;

                impl<'de> ::serde::de::Visitor<'de> for Values {
                    type Value = $Set;

                    fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                        f.write_str($expecting)
                    }

                    fn visit_seq<A: ::serde::de::SeqAccess<'de>>(self, mut values: A) -> Result<$Set, A::Error> {
                        let mut set = <$Set>::EMPTY;
                        while let Some(value) = values.next_element::<$Value>()? {
                            set.insert(value);
                        }
                        Ok(set)
                    }
                }

                deserializer.deserialize_seq(Values)
            }
        }
    };
}

/// A few cards in a row, as a list.
pub(crate) struct Cards<const N: usize> {
    pub(crate) cards: [Option<crate::Card>; N],
}

impl<const N: usize> Cards<N> {
    pub(crate) fn new(cards: impl Iterator<Item = crate::Card>) -> Self {
        let mut row = [None; N];
        row.iter_mut().zip(cards).for_each(|(place, card)| *place = Some(card));
        Self { cards: row }
    }
}

impl<const N: usize> serde::Serialize for Cards<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeSeq;
        let mut row = serializer.serialize_seq(Some(self.cards.iter().flatten().count()))?;
        self.cards.iter().flatten().try_for_each(|card| row.serialize_element(card))?;
        row.end()
    }
}

impl<'de, const N: usize> serde::Deserialize<'de> for Cards<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Row<const N: usize>;

        impl<'de, const N: usize> Visitor<'de> for Row<N> {
            type Value = Cards<N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "at most {N} cards")
            }

            fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut row: A) -> Result<Cards<N>, A::Error> {
                let mut cards = [None; N];
                let mut places = cards.iter_mut();
                while let Some(card) = row.next_element()? {
                    *places.next().ok_or_else(|| A::Error::invalid_length(N + 1, &self))? = Some(card);
                }
                Ok(Cards { cards })
            }
        }

        deserializer.deserialize_seq(Row::<N>)
    }
}
