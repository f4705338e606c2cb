//! The sentences of an explanation that both games have.

use core::fmt;

use king_rules::Lang;

use crate::Estimate;
use crate::figures::{Signed, Unsigned};

/// The words in which the games differ: who plays on, in Turkish and in English, and what all worlds are in Turkish.
#[derive(Clone, Copy)]
pub(crate) struct Words {
    pub(crate) players_tr: &'static str,
    pub(crate) players_en: &'static str,
    pub(crate) worlds_tr: &'static str,
    /// What differences are counted in.
    pub(crate) unit_tr: &'static str,
    pub(crate) unit_en: &'static str,
}

/// What is best, of so many legal actions and after so many play-outs.
pub(crate) fn best(
    f: &mut fmt::Formatter<'_>,
    lang: Lang,
    legal: u8,
    playouts: u64,
    action: impl fmt::Display,
) -> fmt::Result {
    match (lang, legal, playouts) {
        (Lang::Tr, 1, _) => write!(f, "Tek hamle: {action}."),
        (_, 1, _) => write!(f, "The only legal action: {action}."),
        (Lang::Tr, _, 0) => write!(f, "Göz kararıyla en iyisi: {action}."),
        (_, _, 0) => write!(f, "Best by rule of thumb: {action}."),
        (Lang::Tr, ..) => write!(f, "{playouts} denemede en iyisi: {action}."),
        _ => write!(f, "Best after {playouts} play-outs: {action}."),
    }
}

/// What the next best comes to beside that.
pub(crate) fn next<A>(
    f: &mut fmt::Formatter<'_>,
    lang: Lang,
    words: Words,
    next: Estimate<A>,
    action: impl fmt::Display,
) -> fmt::Result {
    let Words { players_tr, players_en, worlds_tr, unit_tr, unit_en } = words;
    let (difference, error) = (Signed(next.difference, lang), Unsigned(next.error, lang));
    match lang {
        Lang::Tr => write!(f, " {players_tr} açgözlü oynarsa sonraki ({action}) ")?,
        _ => write!(f, " If {players_en} as greedy does, the next best, {action}, comes to {difference} ")?,
    }
    match (lang, next.exact) {
        (Lang::Tr, true) => write!(f, "olası bütün {worlds_tr} ona göre {difference} {unit_tr}."),
        (_, true) => write!(f, "{unit_en} beside it, over all deals."),
        (Lang::Tr, false) => write!(f, "ona göre {difference} ± {error} {unit_tr}."),
        (_, false) => write!(f, "± {error} {unit_en} beside it."),
    }
}
