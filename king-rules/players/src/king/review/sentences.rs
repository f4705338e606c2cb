//! A judgement in sentences.

use core::fmt;

use king_rules::Lang;

use super::{Judgement, Verdict};
use crate::Objective;
use crate::figures::{Signed, Unsigned};
use crate::king::explanation::{CHANCE, WORDS};

impl Judgement {
    /// The judgement in sentences, for people.
    #[must_use]
    pub fn message(self, lang: Lang) -> impl fmt::Display + Copy {
        Told(self, lang)
    }
}

#[derive(Clone, Copy)]
struct Told(Judgement, Lang);

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(told, lang) = *self;
        write!(f, "{}: {}.", told.seat.name(lang), told.action.name(lang))?;
        if told.legal == 1 {
            return f.write_str(match lang {
                Lang::Tr => " Başka hamle yoktu.",
                _ => " Nothing else was legal.",
            });
        }
        if let Some(verdict) = told.hindsight {
            f.write_str(match lang {
                Lang::Tr => " Bütün kağıtlar açıkken ",
                _ => " With all cards open ",
            })?;
            self.tell(f, verdict)?;
        }
        let Some(verdict) = told.view else { return Ok(()) };
        match lang {
            Lang::Tr => f.write_str(" Görebildiğine göre ")?,
            _ => write!(f, " By what {} could see ", told.seat.name(lang))?,
        }
        self.tell(f, verdict)?;
        self.tell_why(f)
    }
}

impl Told {
    fn tell(&self, f: &mut fmt::Formatter<'_>, verdict: Verdict) -> fmt::Result {
        let Self(told, lang) = *self;
        if verdict.best == told.action || verdict.given_away <= 0 {
            return f.write_str(match lang {
                Lang::Tr => "daha iyisi yoktu.",
                _ => "nothing was better.",
            });
        }
        let words = if told.objective == Objective::ComeOut { CHANCE } else { WORDS };
        let (best, more) = (verdict.best.name(lang), Unsigned(verdict.given_away.unsigned_abs(), lang));
        let error = Unsigned(verdict.error, lang);
        match (lang, verdict.exact) {
            (Lang::Tr, true) => write!(f, "{best} {more} {} daha iyiydi.", words.unit_tr),
            (_, true) => write!(f, "{best} was better by {more} {}.", words.unit_en),
            (Lang::Tr, false) => write!(f, "{best} {more} ± {error} {} daha iyiydi.", words.unit_tr),
            (_, false) => write!(f, "{best} was better by {more} ± {error} {}.", words.unit_en),
        }
    }

    fn tell_why(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(told, lang) = *self;
        if let Some((seat, more)) = told.gains {
            let (seat, more) = (seat.name(lang), Signed(more, lang));
            match lang {
                Lang::Tr => write!(f, " Bundan en çok {seat} yararlandı: {more}.")?,
                _ => write!(f, " What was done does {seat} most good: {more}.")?,
            }
        }
        told.holder.map_or(Ok(()), |holder| holder.tell(f, lang))
    }
}
