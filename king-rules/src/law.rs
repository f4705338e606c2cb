//! What a duty of play is, and who wins a trick: the pure functions under both games.
//!
//! Every duty is a [`Step`] of a chain: *if the hand meets the trigger, only the allowed cards may be played*. The
//! first step that the hand meets decides; a hand that meets none may play anything. From the one chain come the
//! legal cards, the reason of a refusal, and what a card that was played proves about the hand it came from.
//!
//! ```
//! use king_rules::law::{Step, excluded, legal_cards, why_not};
//! use king_rules::{CardSet, Suit};
//! let duties = [
//!     Step::among(Suit::Spades.cards(), "follow suit"),
//!     Step::among(Suit::Clubs.cards(), "play a trump"),
//! ];
//! let hand: CardSet = ".AQ.7.42".parse()?;
//! assert_eq!(legal_cards(hand, duties), "...42".parse()?);
//! assert_eq!(why_not(hand, "HA".parse()?, duties), Some("play a trump"));
//! // Whoever plays H3 on a spade has neither spades nor clubs.
//! assert_eq!(excluded("H3".parse()?, CardSet::ALL, duties), Suit::Spades.cards() | Suit::Clubs.cards());
//! # Ok::<(), king_rules::ParseError>(())
//! ```

use core::iter::once;

use crate::{Card, CardSet, Suit};

/// One duty: a hand that has a card of `trigger` may play only its cards of `allowed`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step<W> {
    /// The cards that bring the duty about.
    pub trigger: CardSet,
    /// The cards that meet it. A hand with a trigger card has at least one of them.
    pub allowed: CardSet,
    /// Why a card that breaks it is refused.
    pub why: W,
}

impl<W> Step<W> {
    /// The usual duty, "one of these if you have any": trigger and allowed cards are the same.
    #[must_use]
    pub const fn among(cards: CardSet, why: W) -> Self {
        Self { trigger: cards, allowed: cards, why }
    }
}

/// The duties of the player on turn, in the order in which they decide: `Chain::new().then(follow).then(trump)`. It holds
/// three steps and, behind them, the duty to play the highest of some cards.
#[derive(Clone, Copy)]
pub(crate) struct Chain<W> {
    /// From `len` on stands a step that nothing triggers.
    steps: [Step<Option<W>>; 3],
    len: usize,
    ranked: CardSet,
    why_ranked: Option<W>,
}

impl<W: Copy> Chain<W> {
    const NO_DUTY: Step<Option<W>> = Step::among(CardSet::EMPTY, None);

    /// No duty: any card may be played.
    pub(crate) const fn new() -> Self {
        Self { steps: [Self::NO_DUTY; 3], len: 0, ranked: CardSet::EMPTY, why_ranked: None }
    }

    /// These duties and, for a hand that meets none of them, that one.
    #[inline(always)]
    pub(crate) fn then(mut self, step: Step<W>) -> Self {
        if let Some(place) = self.steps.get_mut(self.len) {
            *place = Step { trigger: step.trigger, allowed: step.allowed, why: Some(step.why) };
            self.len += 1;
        }
        self
    }

    /// These duties and, for a hand that meets none of them, that of playing the highest it has of those cards.
    #[inline(always)]
    pub(crate) fn then_highest(self, cards: CardSet, why: W) -> Self {
        Self { ranked: cards, why_ranked: Some(why), ..self }
    }

    #[inline(always)]
    fn steps(self) -> impl Iterator<Item = Step<Option<W>>> {
        let [first, second, third] = self.steps;
        let highest = self.ranked.iter().rev().map(move |card| Step::among(card.set(), self.why_ranked));
        once(first).chain(once(second)).chain(once(third)).chain(highest)
    }

    /// See [`legal_cards`].
    #[inline(always)]
    pub(crate) fn legal_cards(self, hand: CardSet) -> CardSet {
        legal_cards(hand, self.steps())
    }

    /// See [`why_not`].
    pub(crate) fn why_not(self, hand: CardSet, card: Card) -> Option<W> {
        why_not(hand, card, self.steps()).flatten()
    }

    /// See [`excluded`].
    pub(crate) fn excluded(self, card: Card, available: CardSet) -> CardSet {
        excluded(card, available, self.steps())
    }

    /// See [`proof`].
    #[inline(always)]
    pub(crate) fn proof(self, card: Card, available: CardSet) -> Proof {
        proof(card, available, self.steps())
    }
}

/// The cards of the hand that may be played.
#[must_use]
pub fn legal_cards<W>(hand: CardSet, chain: impl IntoIterator<Item = Step<W>>) -> CardSet {
    let decides = chain.into_iter().find(|step| hand.meets(step.trigger));
    decides.map_or(hand, |step| hand & step.allowed)
}

/// Why a card of the hand may not be played; `None` when it may.
///
/// A narrow step comes right before the wider one that it refines (a *higher* trump before any trump). For a card that
/// breaks both the reason is the wider one: the answer to no trump at all is not that it should be higher. No other step
/// is looked at.
///
/// ```
/// use king_rules::law::{Step, why_not};
/// use king_rules::{CardSet, Suit};
/// let spades = Suit::Spades.cards();
/// let men: CardSet = "KJ.KJ.KJ.KJ".parse()?;
/// let duties = [Step::among(spades & men, "a man of spades"), Step::among(spades, "a spade"), Step::among(men, "a man")];
/// let hand: CardSet = "J2...4".parse()?;
/// assert_eq!(why_not(hand, "S2".parse()?, duties), Some("a man of spades"));
/// assert_eq!(why_not(hand, "C4".parse()?, duties), Some("a spade"));
/// # Ok::<(), king_rules::ParseError>(())
/// ```
#[must_use]
pub fn why_not<W>(hand: CardSet, card: Card, chain: impl IntoIterator<Item = Step<W>>) -> Option<W> {
    let mut rest = chain.into_iter().skip_while(|step| !hand.meets(step.trigger));
    let decides = rest.next().filter(|step| !step.allowed.contains(card))?;
    let refines = |step: &Step<W>| decides.allowed.is_subset(step.allowed) && decides.allowed != step.allowed;
    let wider = rest.next().filter(|step| refines(step) && !step.allowed.contains(card));
    Some(wider.unwrap_or(decides).why)
}

/// What a card that was played proves its player not to have held: the cards x of `available` such that no hand out
/// of `available` with x and the card played makes it a legal play.
#[must_use]
pub fn excluded<W>(card: Card, available: CardSet, chain: impl IntoIterator<Item = Step<W>>) -> CardSet {
    proof(card, available, chain).excluded
}

/// What a card that was played proves of the hand that it came from: it had none of `excluded`; and, unless it had one of
/// `unless`, none of `otherwise` either.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Proof {
    pub(crate) excluded: CardSet,
    pub(crate) unless: CardSet,
    pub(crate) otherwise: CardSet,
}

/// All that a card proves, when it and the rest of the hand are among `available`. Of a chain in which two steps may have allowed
/// it before others would not have, only the first is named; no duty of either game is like that.
#[inline(always)]
pub(crate) fn proof<W>(card: Card, available: CardSet, chain: impl IntoIterator<Item = Step<W>>) -> Proof {
    let mut proof = Proof::default();
    for step in chain {
        let trigger = step.trigger & available;
        if !step.allowed.contains(card) {
            // Whoever comes as far as this has none of these.
            let gone = if proof.unless.is_empty() { &mut proof.excluded } else { &mut proof.otherwise };
            *gone |= trigger;
        } else if trigger.meets(available - proof.excluded) {
            if trigger.contains(card) || !proof.unless.is_empty() {
                // The hand met this step and stopped there: the later ones prove nothing.
                break;
            }
            // A hand may have met this step and stopped there.
            proof.unless = trigger - proof.excluded;
        }
    }
    proof
}

/// Whether a card played later takes the trick from the card that leads it so far.
#[must_use]
pub fn beats(card: Card, best: Card, trump: Option<Suit>) -> bool {
    taking(best.set().with(card), best.suit(), trump) == Some(card) && card != best
}

/// Which card of a trick takes it: the highest trump, otherwise the highest of the suit led.
#[inline(always)]
pub(crate) fn taking(cards: CardSet, led: Suit, trump: Option<Suit>) -> Option<Card> {
    let trumps = trump.map_or(CardSet::EMPTY, Suit::cards);
    (cards & trumps).or(cards & led.cards()).highest()
}

/// Which of the cards of a trick, in the order played, wins it (counted from 0); `None` for no card
/// ([K7.2](crate::rules::konturlu_king#K7.2), [B5.4](crate::rules::balayi_king#B5.4)).
///
/// ```
/// use king_rules::law::winner;
/// use king_rules::{Card, Suit};
/// let cards = ["S9", "C2", "SA", "HA"].map(|text| text.parse::<Card>().unwrap());
/// assert_eq!(winner(cards, None), Some(2));
/// assert_eq!(winner(cards, Some(Suit::Clubs)), Some(1));
/// ```
#[must_use]
pub fn winner(cards: impl IntoIterator<Item = Card>, trump: Option<Suit>) -> Option<usize> {
    let mut cards = cards.into_iter().enumerate();
    let first = cards.next()?;
    let best = cards.fold(first, |best, next| if beats(next.1, best.1, trump) { next } else { best });
    Some(best.0)
}
