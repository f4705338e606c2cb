//! Why that: the facts behind advice, for people.

use core::fmt;

use king_rules::king::{Action, Contract, ContractKind, Seat, View, Worlds};
use king_rules::{Card, CardSet, Lang};

use super::aim::Aim;
use super::arms::Arms;
use super::phrases::Phrase;
use super::{Advisor, Estimate};
use crate::Objective;
use crate::figures::{Signed, Unsigned, percent};
use crate::sentences::{self, Words};

/// The facts behind the advice, as an [`Advisor`] knows them: each number is one of its
/// [estimates](Advisor::estimates), or a count of its [worlds](Advisor::worlds).
///
/// ```
/// use king_players::{Settings, king::Advisor};
/// use king_rules::{Lang, king::{Seat, View}};
/// let view = View::parse(Seat::South, "king1 N:? ? JT.K9742.7432.82 ? S rifki - rifki keep keep keep keep iyi iyi iyi")?;
/// let mut advisor = Advisor::new(&view, Settings::new())?;
/// advisor.step(u32::MAX);
/// let explanation = advisor.explain();
/// assert_eq!(explanation.best, advisor.estimates().next().unwrap());
/// println!("{}", explanation.message(Lang::En));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Explanation {
    /// What was chosen, and what it is worth.
    pub best: Estimate,
    /// The best of the others, equal cards left out; where a generosity chose, the action that chose the best. `None`
    /// when there is none, or it is not estimated.
    pub next: Option<Estimate>,
    /// Whether a generosity chose: then the difference of [`best`](Self::best) is that to `next`.
    pub generous: bool,
    /// The seat that the next best action would do most good instead, and how many points, in 1/256, it would have
    /// more; `None` when it would do good to nobody else.
    pub gains: Option<(Seat, i32)>,
    /// The card that matters most, and who may hold it; `None` when no unseen card matters.
    pub holder: Option<Holder>,
    /// How many actions are legal.
    pub legal: u8,
    /// How many play-outs it rests on: those that chose and those that estimate.
    pub playouts: u64,
    /// What is aimed at, and so what is estimated: points, or the chance to come out, in per cent.
    pub objective: Objective,
}

/// A card that is not seen, and the seat that holds it in most worlds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Holder {
    /// The card.
    pub card: Card,
    /// The seat.
    pub seat: Seat,
    /// In how many worlds that seat holds it.
    pub count: u64,
    /// How many worlds there are.
    pub worlds: u64,
}

impl Explanation {
    /// The facts in sentences, for people.
    #[must_use]
    pub fn message(self, lang: Lang) -> impl fmt::Display + Copy {
        Told(self, lang)
    }
}

pub(super) fn of(advisor: &Advisor) -> Explanation {
    beside(advisor, |_| true)
}

/// The same, in which the next best is the first that is wanted, if any is.
pub(super) fn beside(advisor: &Advisor, wanted: impl Fn(Action) -> bool) -> Explanation {
    let view = advisor.view();
    let mut estimates = advisor.estimates();
    let best = estimates.next().unwrap_or(Estimate::none(advisor.best()));
    let class = Arms::of(view).map(|arms| arms.class_of(best.action)).unwrap_or_default();
    let given_to = advisor.given_to().filter(|&action| !class.contains(action));
    let is_next = |action| given_to.is_none_or(|given_to| action == given_to);
    let next = estimates.find(|one| !class.contains(one.action) && wanted(one.action) && is_next(one.action));
    let next = next.filter(|next| next.playouts > 0);
    let [_, others @ ..] = view.viewer().order();
    let gains = next.and_then(|next| {
        let more = others.into_iter().zip(next.others.into_iter().zip(best.others));
        let more = more.map(|(seat, (next, best))| (seat, next.saturating_sub(best)));
        // The first in turn among equals.
        more.reduce(|most, other| if other.1 > most.1 { other } else { most }).filter(|&(_, more)| more > 0)
    });
    Explanation {
        best,
        next,
        generous: given_to.is_some() && next.is_some(),
        gains,
        holder: holder(advisor.worlds(), best.action),
        legal: view.legal_actions().len() as u8,
        playouts: advisor.playouts(),
        objective: Aim::of(view, advisor.settings()).objective(),
    }
}

fn holder(worlds: &Worlds, best: Action) -> Option<Holder> {
    let view = worlds.view();
    let card = matters(view, best)?;
    let [_, others @ ..] = view.viewer().order();
    let counts = others.map(|seat| (seat, worlds.count_with(seat, card)));
    // The first in turn among equals.
    let (seat, count) = counts.into_iter().rev().max_by_key(|&(_, count)| count).filter(|&(_, count)| count > 0)?;
    Some(Holder { card, seat, count, worlds: worlds.count() })
}

/// The unseen card that matters most to who plays that card: of its suit, if there is one, the highest penalty card,
/// what takes the trick from it, or what it opens the way for.
fn matters(view: &View, best: Action) -> Option<Card> {
    let (Action::Play(card), Some(contract)) = (best, view.contract()) else { return None };
    let (unseen, suit) = (view.unseen(), card.suit().cards());
    let higher = unseen & card.higher();
    match contract {
        Contract::Durt(start) => {
            let next = (suit & unseen) - start.cards();
            let below = next - card.higher();
            // Above the start rank a row goes up, below it down.
            if card.rank() < start { below.highest() } else { higher.lowest().or(below.highest()) }
        }
        Contract::Koz(trump) => higher.highest().or((unseen & trump.cards()).highest()),
        penalty if matches!(penalty.kind(), ContractKind::ElAlmaz | ContractKind::SonIki) => higher.lowest(),
        penalty => {
            let penalties: CardSet = unseen & penalty.kind().penalty_cards();
            (penalties & suit).or(penalties).highest()
        }
    }
}

pub(super) const WORDS: Words =
    Words { players_tr: "Herkes", players_en: "all play on", unit_tr: "puan", unit_en: "points" };
pub(super) const CHANCE: Words = Words { unit_tr: "yüzde puanı", unit_en: "percentage points", ..WORDS };

/// Sentences in a language.
#[derive(Clone, Copy)]
struct Told(Explanation, Lang);

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(told, lang) = *self;
        sentences::best(f, lang, told.legal, told.playouts, Phrase(told.best.action, lang))?;
        self.tell_outlook(f)?;
        self.tell_next(f)?;
        told.holder.map_or(Ok(()), |holder| holder.tell(f, lang))
    }
}

impl Holder {
    /// In a sentence, after a space.
    pub(super) fn tell(self, f: &mut fmt::Formatter<'_>, lang: Lang) -> fmt::Result {
        let (card, seat, percent) = (self.card.name(lang), self.seat.name(lang), percent(self.count, self.worlds));
        let at = match self.seat {
            Seat::North | Seat::South => "de",
            Seat::East | Seat::West => "da",
        };
        match lang {
            Lang::Tr => write!(f, " Görünmeyen {card} %{percent} olasılıkla {seat}'{at}."),
            _ => write!(f, " The {card} is in the hand of {seat} with a chance of {percent} %."),
        }
    }
}

impl Told {
    /// What it comes to beyond the round, or to the chance to come out.
    fn tell_outlook(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(told, lang) = *self;
        let (mean, later) = (Signed(told.best.mean, lang), Signed(told.best.later, lang));
        if told.best.playouts == 0 {
            return Ok(());
        }
        let chance = percent(told.best.mean.max(0) as u64, 100 * 256);
        match (lang, told.objective) {
            (Lang::Tr, Objective::ComeOut) => write!(f, " Çıkma olasılığı %{chance}."),
            (_, Objective::ComeOut) => write!(f, " The chance to come out is {chance} %."),
            _ if told.best.later == 0 => Ok(()),
            (Lang::Tr, _) => write!(f, " Bu oyunda {mean}, dekleranın kalan oyunlarında {later} puan eder."),
            _ => write!(f, " It comes to {mean} in this round and {later} in what the declarer has left then."),
        }
    }

    fn tell_next(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(told, lang) = *self;
        let Some(next) = told.next else { return Ok(()) };
        let words = if told.objective == Objective::ComeOut { CHANCE } else { WORDS };
        let action = Phrase(next.action, lang);
        if told.generous {
            sentences::given_away(f, lang, words, told.best, action)?;
        } else {
            sentences::next(f, lang, words, next, action)?;
        }
        let Some((seat, more)) = told.gains else { return Ok(()) };
        let (seat, more) = (seat.name(lang), Unsigned(more.unsigned_abs(), lang));
        match lang {
            Lang::Tr => write!(
                f,
                " Bundan öbür oyunculardan en çok {seat} yararlanır: seçilen hamleye göre {more} puan fazla alır."
            ),
            _ => write!(
                f,
                " Of the other players {seat} would gain most by that: {more} points more than by the choice."
            ),
        }
    }
}
