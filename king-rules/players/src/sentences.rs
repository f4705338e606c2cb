//! The sentences of an explanation that both games have.

use core::fmt;

use king_rules::Lang;

use crate::Estimate;
use crate::figures::{Signed, Unsigned};

/// The words in which the games differ: who plays on, in Turkish and in English.
#[derive(Clone, Copy)]
pub(crate) struct Words {
    pub(crate) players_tr: &'static str,
    pub(crate) players_en: &'static str,
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

/// From fewer worlds than this a standard error is not told.
const FEW: u32 = 8;

/// How sure a difference is, in brackets: its standard error, or how few it is from; nothing where it is exact.
#[derive(Clone, Copy)]
pub(crate) struct Surety {
    pub(crate) error: u32,
    pub(crate) playouts: u32,
    pub(crate) exact: bool,
    /// Whether each play-out was one of a world of its own, and not of the deal that all see.
    pub(crate) worlds: bool,
    pub(crate) lang: Lang,
}

impl fmt::Display for Surety {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { error, playouts, exact, worlds, lang } = *self;
        let told = Unsigned(error, lang);
        let few = playouts < FEW || error == 0;
        match (lang, few, worlds) {
            _ if exact => Ok(()),
            (Lang::Tr, false, _) => write!(f, " (standart hata {told})"),
            (_, false, _) => write!(f, " (standard error {told})"),
            (Lang::Tr, true, true) => write!(f, " ({playouts} olası dağılıma göre)"),
            (_, true, true) => write!(f, " (from {playouts} worlds)"),
            (Lang::Tr, true, false) => write!(f, " ({playouts} denemeye göre)"),
            (_, true, false) => write!(f, " (from {playouts} play-outs)"),
        }
    }
}

/// What the best comes to beside that, which a generosity chose.
pub(crate) fn given_away<A>(
    f: &mut fmt::Formatter<'_>,
    lang: Lang,
    words: Words,
    chosen: Estimate<A>,
    best: impl fmt::Display,
) -> fmt::Result {
    let Words { players_tr, players_en, unit_tr, unit_en } = words;
    let more = Signed(chosen.difference.saturating_neg(), lang);
    let sure = Surety { error: chosen.error, playouts: chosen.playouts, exact: chosen.exact, worlds: true, lang };
    match lang {
        Lang::Tr => write!(
            f,
            " Cömertlik payıyla seçildi: {players_tr} açgözlü oynarsa en iyisi ({best}) ona göre {more} {unit_tr}{sure}."
        ),
        _ => write!(
            f,
            " It was chosen by generosity: if {players_en} as greedy does, the best, {best}, comes to {more} {unit_en} beside it{sure}."
        ),
    }
}

/// What the next best comes to beside that; or, where the estimates think better of it than what chose, by how much it
/// is ahead.
pub(crate) fn next<A>(
    f: &mut fmt::Formatter<'_>,
    lang: Lang,
    words: Words,
    next: Estimate<A>,
    action: impl fmt::Display,
) -> fmt::Result {
    let Words { players_tr, players_en, unit_tr, unit_en } = words;
    let (difference, ahead) = (Signed(next.difference, lang), Unsigned(next.difference.unsigned_abs(), lang));
    let sure = Surety { error: next.error, playouts: next.playouts, exact: next.exact, worlds: true, lang };
    match lang {
        Lang::Tr => write!(f, " {players_tr} açgözlü oynarsa ")?,
        _ => write!(f, " If {players_en} as greedy does, ")?,
    }
    match (lang, next.exact, next.difference > 0) {
        (Lang::Tr, true, false) => {
            write!(f, "sonraki ({action}) olası bütün dağılımlarda ona göre {difference} {unit_tr}.")
        }
        (_, true, false) => {
            write!(f, "the next best, {action}, comes to {difference} {unit_en} beside it, over all deals.")
        }
        (Lang::Tr, false, false) => write!(f, "sonraki ({action}) ona göre {difference} {unit_tr}{sure}."),
        (_, false, false) => write!(f, "the next best, {action}, comes to {difference} {unit_en} beside it{sure}."),
        (Lang::Tr, true, true) => write!(
            f,
            "başka bir seçenek ({action}) olası bütün dağılımlarda ondan {ahead} {unit_tr} önde; seçimi yalnız bu belirlemedi."
        ),
        (_, true, true) => write!(
            f,
            "another choice, {action}, is ahead of it by {ahead} {unit_en} over all deals, which did not decide alone."
        ),
        (Lang::Tr, false, true) => write!(
            f,
            "başka bir seçenek ({action}) seçimde kullanılmamış yeni dağılımlarda ondan {ahead} {unit_tr} önde{sure}."
        ),
        (_, false, true) => write!(
            f,
            "another choice, {action}, came out ahead of it by {ahead} {unit_en} in fresh worlds{sure}, which had no part in the choice."
        ),
    }
}
