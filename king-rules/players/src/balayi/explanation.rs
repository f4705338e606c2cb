//! Why that: the facts behind advice, for people.

use core::fmt;

use king_rules::balayi::{Action, Place, View, Worlds};
use king_rules::{Card, CardSet, Lang, Suit};

use super::arms::Arms;
use super::{Advisor, Estimate};
use crate::figures::percent;
use crate::sentences::{self, Words};

/// The facts behind the advice, as an [`Advisor`] knows them: each number is one of its
/// [estimates](Advisor::estimates), or a count of its [worlds](Advisor::worlds). What one player gains the other loses,
/// so there is nothing to say of that.
///
/// ```
/// use king_players::{Settings, balayi::Advisor};
/// use king_rules::Lang;
/// use king_rules::balayi::{DenominationSet, Pack, Player, Round};
/// let view = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?.view(Player::One);
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
    /// When a card is led that a card not seen could beat: the highest of those, and how likely the other has it in its
    /// hand.
    pub holder: Option<Holder>,
    /// How many actions are legal.
    pub legal: u8,
    /// How many play-outs it rests on: those that chose and those that estimate.
    pub playouts: u64,
}

/// A card that is not seen, and in how many worlds the other player holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Holder {
    /// The card.
    pub card: Card,
    /// In how many worlds the other player has it in its hand.
    pub count: u128,
    /// How many worlds there are.
    pub worlds: u128,
}

impl Explanation {
    /// The facts in sentences, for people.
    #[must_use]
    pub fn message(self, lang: Lang) -> impl fmt::Display + Copy {
        Told(self, lang)
    }
}

pub(super) fn of(advisor: &Advisor) -> Explanation {
    let view = advisor.view();
    let mut estimates = advisor.estimates();
    let best = estimates.next().unwrap_or(Estimate::none(advisor.best()));
    let class = Arms::of(view).map(|arms| arms.class_of(best.action)).unwrap_or_default();
    let given_to = advisor.given_to().filter(|&action| !class.contains(action));
    let is_next = |action| given_to.is_none_or(|given_to| action == given_to);
    let next = estimates.find(|estimate| !class.contains(estimate.action) && is_next(estimate.action));
    let next = next.filter(|next| next.playouts > 0);
    Explanation {
        best,
        next,
        generous: given_to.is_some() && next.is_some(),
        holder: holder(advisor.worlds(), best.action),
        legal: view.legal_actions().len() as u8,
        playouts: advisor.playouts(),
    }
}

fn holder(worlds: &Worlds, best: Action) -> Option<Holder> {
    let view = worlds.view();
    let card = matters(view, best)?;
    let hand = Place::Hand(view.viewer().other(), 0);
    let count = worlds.count_with(hand, card).filter(|&count| count > 0)?;
    Some(Holder { card, count, worlds: worlds.count()? })
}

/// The highest card that is not seen and beats that card when it is led: of its suit, or a trump when the other has no
/// open card to follow with.
fn matters(view: &View, best: Action) -> Option<Card> {
    let Action::Play(card) = best else { return None };
    if !view.trick().is_empty() {
        return None;
    }
    let unseen = view.unseen();
    let follows = view.open_cards(view.viewer().other()).meets(card.suit().cards());
    let trumps = view.trump().filter(|_| !follows).map_or(CardSet::EMPTY, Suit::cards);
    (unseen & card.higher()).highest().or((unseen & trumps).highest())
}

const WORDS: Words = Words { players_tr: "İkisi de", players_en: "both play on", unit_tr: "puan", unit_en: "points" };

/// Sentences in a language.
#[derive(Clone, Copy)]
struct Told(Explanation, Lang);

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(told, lang) = *self;
        sentences::best(f, lang, told.legal, told.playouts, told.best.action.name(lang))?;
        if let Some(next) = told.next {
            let action = next.action.name(lang);
            if told.generous {
                sentences::given_away(f, lang, WORDS, told.best, action)?;
            } else {
                sentences::next(f, lang, WORDS, next, action)?;
            }
        }
        let Some(Holder { card, count, worlds }) = told.holder else { return Ok(()) };
        // Both as numbers of 64 bits.
        let shift = u128::BITS - 56;
        let shift = shift.saturating_sub(worlds.leading_zeros());
        let (card, percent) = (card.name(lang), percent((count >> shift) as u64, (worlds >> shift) as u64));
        match lang {
            Lang::Tr => write!(f, " Görünmeyen {card} %{percent} olasılıkla öbür oyuncunun elinde."),
            _ => write!(f, " The {card} is in the hand of the other player with a chance of {percent} %."),
        }
    }
}
