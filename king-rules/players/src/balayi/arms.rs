//! What there is to choose from: the legal actions, those together that must come to the same.

use king_rules::balayi::{Action, ActionSet, Phase, View};
use king_rules::{CardSet, Suit};

use super::{greedy, seen};
use crate::sums::ARMS;

/// The arms of a search: classes of actions that come to the same.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arms {
    classes: [ActionSet; ARMS],
    len: usize,
    /// What the greedy player does.
    greedy: Action,
}

impl Arms {
    /// The arms of a view; `None` when nothing is legal.
    pub(super) fn of(view: &View) -> Option<Self> {
        let legal = view.legal_actions();
        let first = legal.iter().next()?;
        let hand = view.hand(view.viewer()).unwrap_or_default();
        let greedy = greedy::choose(view.table(), hand).map_or(first, |choice| choice.action);
        let greedy = if legal.contains(greedy) { greedy } else { first };
        let mut arms = Self { classes: [ActionSet::EMPTY; ARMS], len: 0, greedy };
        match view.phase() {
            Phase::Play => Suit::ALL.into_iter().for_each(|suit| arms.push_suit(view, suit)),
            _ => legal.iter().for_each(|action| arms.push(action.set())),
        }
        Some(arms)
    }

    /// The cards of a suit. Two are equal when nobody can ever play between them, no card between being in play or led; and when
    /// both are hand cards, both lie on a closed card, or both on none. Then the rest of the round is the same but for which is
    /// which; of two closed cards each lies under each equally often.
    fn push_suit(&mut self, view: &View, suit: Suit) {
        let covers = seen::covers(view.table());
        let bare = view.open_cards(view.viewer()) - covers;
        let between = !view.played() | view.trick().cards();
        let (legal, mut class) = (view.legal_cards(), CardSet::EMPTY);
        for card in suit.cards() & between {
            let alike = |last| [covers, bare].iter().all(|cards| cards.contains(card) == cards.contains(last));
            let joins = legal.contains(card) && class.highest().is_none_or(alike);
            if !joins {
                self.push(class.into());
                class = CardSet::EMPTY;
            }
            if legal.contains(card) {
                class.insert(card);
            }
        }
        self.push(class.into());
    }

    fn push(&mut self, class: ActionSet) {
        if let Some(place) = self.classes.get_mut(self.len).filter(|_| !class.is_empty()) {
            *place = class;
            self.len += 1;
        }
    }

    pub(super) const fn len(&self) -> usize {
        self.len
    }

    /// The arm of the greedy player.
    pub(super) fn reference(&self) -> usize {
        self.classes.iter().position(|class| class.contains(self.greedy)).unwrap_or(0)
    }

    /// The actions of an arm.
    pub(super) fn class(&self, arm: u8) -> ActionSet {
        self.classes.get(usize::from(arm)).copied().unwrap_or_default()
    }

    /// The actions that come to the same as that one, itself included.
    pub(super) fn class_of(&self, action: Action) -> ActionSet {
        self.classes.iter().copied().find(|class| class.contains(action)).unwrap_or_default()
    }

    /// The action that stands for an arm: the greedy player's when it is one of them, else the first.
    pub(super) fn action(&self, arm: u8) -> Action {
        let class = self.class(arm);
        let first = class.iter().next().unwrap_or(self.greedy);
        if class.contains(self.greedy) { self.greedy } else { first }
    }
}
