//! What there is to choose from: the legal actions, those together that must come to the same.

use king_rules::king::{Action, ActionSet, Contract, ContractKind, Phase, View};
use king_rules::{Card, CardSet, Suit};

use super::greedy;
use crate::sums::ARMS;

/// The arms of a search: classes of actions that come to the same whatever the others hold.
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
        match view.contract() {
            Some(contract) if view.phase() == Phase::Play && contract.kind() != ContractKind::Durt => {
                Suit::ALL.into_iter().for_each(|suit| arms.push_suit(view, contract, suit));
            }
            _ => legal.iter().for_each(|action| arms.push(action.set())),
        }
        Some(arms)
    }

    /// The cards of a suit. Two are equal when nobody can ever play between them: no card between is in a hand, nor takes the trick
    /// so far; and when they count the same. Then the rest of the round is the same but for which is which.
    fn push_suit(&mut self, view: &View, contract: Contract, suit: Suit) {
        let trick = view.trick();
        let taking = trick.winner(contract.trump()).and_then(|seat| trick.card(seat));
        let between = !view.played() | taking.map_or(CardSet::EMPTY, Card::set);
        let counts = |card| contract.kind().penalty_cards().contains(card);
        let (legal, mut class) = (view.legal_cards(), CardSet::EMPTY);
        for card in suit.cards() & between {
            let joins = legal.contains(card) && class.highest().is_none_or(|last| counts(last) == counts(card));
            if !joins {
                self.push_cards(class);
                class = CardSet::EMPTY;
            }
            if legal.contains(card) {
                class.insert(card);
            }
        }
        self.push_cards(class);
    }

    fn push_cards(&mut self, cards: CardSet) {
        self.push(cards.iter().map(Action::Play).collect());
    }

    fn push(&mut self, class: ActionSet) {
        if let Some(place) = self.classes.get_mut(self.len).filter(|_| !class.is_empty()) {
            *place = class;
            self.len += 1;
        }
    }

    /// What the arms do, each the action that stands for it.
    pub(super) fn actions(&self) -> impl Iterator<Item = Action> {
        (0..self.len as u8).map(|arm| self.action(arm))
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

#[cfg(test)]
mod tests {
    use king_rules::king::{Action, ContractKind, HouseRules, Round, Simulation, Talk};
    use king_rules::shuffle::SplitMix64;

    use super::Arms;
    use crate::king::{Position, greedy};

    fn points(world: &Round, action: Action) -> Option<[i16; 4]> {
        let (Action::Play(card), mut position) = (action, Position::new(world)?) else { return None };
        position.play(card);
        Some(position.finish())
    }

    /// Whichever of some equal cards is played, all four seats have the same points in every world.
    #[test]
    fn equal_cards_come_to_the_same() {
        let mut numbers = SplitMix64::new(16);
        let (mut classes, mut actions, mut arms_in_all) = (0, 0, 0);
        for number in 0..64u64 {
            let Some(rules) = HouseRules::from_bits(numbers.below(512) as u32) else { continue };
            let mut simulation = Simulation::new(number);
            simulation.unused = ContractKind::ALL[(number % 8) as usize].into();
            (simulation.rules, simulation.talk) = (rules, Talk::Uniform);
            let (mut round, _) = simulation.first_card(number).unwrap();
            while let Some(seat) = round.turn() {
                let view = round.view(seat);
                let (arms, worlds) = (Arms::of(&view).unwrap(), view.worlds());
                let legal = view.legal_actions();
                assert!((0..arms.len() as u8).all(|arm| legal.contains(arms.action(arm))));
                if legal.len() > 1 {
                    (actions, arms_in_all) = (actions + legal.len(), arms_in_all + arms.len());
                }
                for class in (0..arms.len() as u8).map(|arm| arms.class(arm)).filter(|class| class.len() > 1) {
                    classes += 1;
                    for world in (0..8).filter_map(|k| worlds.draw(number, k)) {
                        let mut all = class.iter().map(|action| points(&world, action));
                        let first = all.next().unwrap();
                        assert!(all.all(|other| other == first), "{world:?}: {class:?}");
                    }
                }
                let greedy = greedy::choose(round.table(), round.hand(seat)).unwrap().action;
                let random = round.choose(&mut numbers).unwrap();
                round.apply(if numbers.below(4) == 0 { random } else { greedy }).unwrap();
            }
        }
        // A fifth and more is saved.
        assert!(classes > 150 && arms_in_all * 5 < actions * 4, "{classes} {arms_in_all} {actions}");
    }
}
