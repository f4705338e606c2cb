//! The two languages in which the library speaks to players.

use core::fmt;

options! {
    /// A language of the names and messages: English or Turkish.
    ///
    /// ```
    /// use king_rules::{Lang, Suit};
    /// assert_eq!(Suit::Hearts.name(Lang::En), "hearts");
    /// assert_eq!(Suit::Hearts.name(Lang::Tr), "kupa");
    /// assert_eq!("tr".parse(), Ok(Lang::Tr));
    /// ```
    #[derive(Default)]
    Lang {
        /// English, in ASCII.
        #[default]
        En = "en", "English", "İngilizce";
        /// Turkish, in the letters of the Turkish alphabet.
        Tr = "tr", "Turkish", "Türkçe";
    }
}

/// Something that has a name or a sentence in each language.
pub(crate) trait Localized: Copy {
    fn fmt_in(self, lang: Lang, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

/// A thing in a language: what the `name` and `message` functions return.
#[derive(Clone, Copy, Debug)]
pub(crate) struct In<T>(pub(crate) T, pub(crate) Lang);

impl<T: Localized> fmt::Display for In<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt_in(self.1, f)
    }
}

/// Numbers are the same in both languages.
macro_rules! numbers {
    ($($Number:ty)+) => { $(
        impl Localized for $Number {
            fn fmt_in(self, _: Lang, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self, f)
            }
        }
    )+ };
}

numbers!(u8 i16 i32);

/// The names of some things in a row, the last one behind "and".
pub(crate) fn list<T: Localized>(
    f: &mut fmt::Formatter<'_>,
    lang: Lang,
    mut things: impl Iterator<Item = T>,
) -> fmt::Result {
    let and = match lang {
        Lang::En => " and ",
        Lang::Tr => " ve ",
    };
    let mut before = "";
    let mut next = things.next();
    while let Some(thing) = next {
        next = things.next();
        if next.is_none() && !before.is_empty() {
            before = and;
        }
        write!(f, "{before}{}", In(thing, lang))?;
        before = ", ";
    }
    Ok(())
}
