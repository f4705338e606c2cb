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
