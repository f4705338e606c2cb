//! The two languages in which the library speaks to players.

use core::fmt;

/// A language of the names and messages: English or Turkish.
///
/// ```
/// use king_rules::{Lang, Suit};
/// assert_eq!(Suit::Hearts.name(Lang::En), "hearts");
/// assert_eq!(Suit::Hearts.name(Lang::Tr), "kupa");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Turkish.
    Tr,
}

/// Something that has a sentence or a name in each language.
pub(crate) trait Speak: Copy {
    fn speak(self, lang: Lang, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

/// A thing together with the language to say it in: what the `name` and `message` functions give back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Said<T>(pub(crate) T, pub(crate) Lang);

impl<T: Speak> fmt::Display for Said<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.speak(self.1, f)
    }
}
