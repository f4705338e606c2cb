//! Why that: the facts behind advice, for people.

use core::fmt;

use king_rules::balayi::{Action, Place, View, Worlds};
use king_rules::{Card, CardSet, Lang, Suit};

use super::arms::Arms;
use super::{Advisor, Estimate};
use crate::figures::{Signed, Unsigned, percent};

/// The facts behind the advice, as an [`Advisor`] knows them: each number is one of its [estimates](Advisor::estimates), or
/// a count of its [worlds](Advisor::worlds). What one player gains the other loses, so there is nothing to say of that.
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
    /// The best of the others, equal cards left out; `None` when there is none, or it is not estimated.
    pub next: Option<Estimate>,
    /// When a card is led that a card not seen could beat: the highest of those, and how likely the other has it in its hand.
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
    Explanation {
        best,
        next: estimates.find(|estimate| !class.contains(estimate.action)).filter(|next| next.playouts > 0),
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

/// The highest card that is not seen and beats that card when it is led: of its suit, or a trump when the other has no open card to
/// follow with.
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

/// Sentences in a language.
#[derive(Clone, Copy)]
struct Told(Explanation, Lang);

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(told, lang) = *self;
        self.tell_best(f)?;
        self.tell_next(f)?;
        let Some(Holder { card, count, worlds }) = told.holder else { return Ok(()) };
        // Both as numbers of 64 bits.
        let shift = u128::BITS - 56;
        let shift = shift.saturating_sub(worlds.leading_zeros());
        let (card, percent) = (card.name(lang), percent((count >> shift) as u64, (worlds >> shift) as u64));
        match lang {
            Lang::Tr => write!(f, " {card}: öbür oyuncunun elinde olma olasılığı %{percent}."),
            _ => write!(f, " The {card} is in the hand of the other player with a chance of {percent} %."),
        }
    }
}

impl Told {
    fn tell_best(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(told, lang) = *self;
        let (best, playouts) = (told.best.action.name(lang), told.playouts);
        match (lang, told.legal, playouts) {
            (Lang::Tr, 1, _) => write!(f, "Tek hamle: {best}."),
            (_, 1, _) => write!(f, "The only legal action: {best}."),
            (Lang::Tr, _, 0) => write!(f, "Göz kararıyla en iyisi: {best}."),
            (_, _, 0) => write!(f, "Best by rule of thumb: {best}."),
            (Lang::Tr, ..) => write!(f, "{playouts} denemede en iyisi: {best}."),
            _ => write!(f, "Best after {playouts} play-outs: {best}."),
        }
    }

    fn tell_next(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(told, lang) = *self;
        let Some(next) = told.next else { return Ok(()) };
        let (action, difference) = (next.action.name(lang), Signed(next.difference, lang));
        let error = Unsigned(next.error, lang);
        match (lang, next.exact) {
            (Lang::Tr, true) => {
                write!(
                    f,
                    " İkisi de açgözlü oynarsa sonraki ({action}) olası bütün dağılımlarda ona göre {difference} puan."
                )
            }
            (_, true) => write!(
                f,
                " If both play on as greedy does, the next best, {action}, comes to {difference} points beside it, over all deals."
            ),
            (Lang::Tr, false) => {
                write!(f, " İkisi de açgözlü oynarsa sonraki ({action}) ona göre {difference} ± {error} puan.")
            }
            (_, false) => write!(
                f,
                " If both play on as greedy does, the next best, {action}, comes to {difference} ± {error} points beside it."
            ),
        }
    }
}
