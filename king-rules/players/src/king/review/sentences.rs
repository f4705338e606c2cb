//! A judgement in sentences.

use core::fmt;

use king_rules::Lang;

use super::{Judgement, Verdict};
use crate::Objective;
use crate::figures::Unsigned;
use crate::king::explanation::{CHANCE, WORDS};
use crate::king::phrases::Phrase;
use crate::sentences::Surety;

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
        write!(f, "{}: {}.", told.seat.name(lang), Phrase(told.action, lang))?;
        if told.legal == 1 {
            return f.write_str(match lang {
                Lang::Tr => " Başka hamle yoktu.",
                _ => " Nothing else was legal.",
            });
        }
        if let Some(verdict) = told.hindsight {
            f.write_str(match lang {
                Lang::Tr => " Bütün kartlar açıkken ",
                _ => " With all cards open ",
            })?;
            self.tell(f, verdict, false)?;
        }
        let Some(verdict) = told.view else { return Ok(()) };
        match lang {
            Lang::Tr => f.write_str(" Görebildiğine göre ")?,
            _ => write!(f, " By what {} could see ", told.seat.name(lang))?,
        }
        self.tell(f, verdict, true)?;
        if self.is_better(verdict) { self.tell_why(f) } else { Ok(()) }
    }
}

impl Told {
    /// Whether another action was better.
    fn is_better(&self, verdict: Verdict) -> bool {
        verdict.best != self.0.action && verdict.given_away > 0
    }

    fn tell(&self, f: &mut fmt::Formatter<'_>, verdict: Verdict, worlds: bool) -> fmt::Result {
        let Self(told, lang) = *self;
        if !self.is_better(verdict) {
            return f.write_str(match lang {
                Lang::Tr => "daha iyisi yoktu.",
                _ => "nothing was better.",
            });
        }
        let words = if told.objective == Objective::ComeOut { CHANCE } else { WORDS };
        let (best, more) = (Phrase(verdict.best, lang), Unsigned(verdict.given_away.unsigned_abs(), lang));
        let sure = Surety { error: verdict.error, playouts: verdict.playouts, exact: verdict.exact, worlds, lang };
        match lang {
            Lang::Tr => write!(f, "{best} {more} {} daha iyiydi{sure}.", words.unit_tr),
            _ => write!(f, "{best} was better by {more} {}{sure}.", words.unit_en),
        }
    }

    fn tell_why(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(told, lang) = *self;
        if let Some((seat, more)) = told.gains {
            let (seat, more) = (seat.name(lang), Unsigned(more.unsigned_abs(), lang));
            match lang {
                Lang::Tr => write!(
                    f,
                    " Yapılandan öbür oyunculardan en çok {seat} yararlandı: daha iyi hamleye göre {more} puan fazla."
                )?,
                _ => write!(
                    f,
                    " Of the other players {seat} gains most by what was done: {more} points more than by what was better."
                )?,
            }
        }
        told.holder.map_or(Ok(()), |holder| holder.tell(f, lang))
    }
}
