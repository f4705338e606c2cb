//! serde for values of several fields.

use core::fmt;

use serde::de::{Error, Visitor};
use serde::{Deserializer, Serializer};

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
                        while let Some(name) = fields.next_key_seed($crate::serde_fields::Name(NAMES))? {
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
