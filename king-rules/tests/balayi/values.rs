//! Small values of the game: what they are made from, and how they look in a log.

use crate::common::*;
use king_rules::balayi::{Action, ActionSet, Denomination, Match, Pack, Player};
use king_rules::{Card, Suit};

#[test]
fn denominations_of_suits() {
    assert_eq!(Suit::ALL.map(Denomination::from).as_slice(), &Denomination::ALL[..4]);
    assert_eq!(Denomination::ALL[4], Denomination::NoTrump);
}

#[test]
fn actions_of_cards_and_denominations() {
    assert!(Card::all().all(|card| Action::from(card) == Action::Play(card)));
    for denomination in Denomination::ALL {
        assert_eq!(Action::from(denomination), Action::Declare(denomination));
    }
}

/// A set of actions is iterated by value too, in the order of the codes.
#[test]
fn sets_of_actions() {
    let legal = Game::of_seed(1).position(1).legal_actions();
    let codes: Vec<u8> = legal.into_iter().map(Action::code).collect();
    assert!(codes.len() == legal.len() && codes.is_sorted(), "{codes:?}");
    assert!(codes.iter().all(|&code| legal.contains(Action::from_code(code).unwrap())));
    assert_eq!(legal.iter().chain(legal).collect::<ActionSet>(), legal, "a set has an action once");
    let mut left = legal.iter();
    left.next();
    assert_eq!((left.len(), left.clone().count(), left.count()), (legal.len() - 1, legal.len() - 1, legal.len() - 1));
}

/// In a log everything is as it is written in records.
#[test]
fn for_logs() {
    let pack = Pack::from_seed(7);
    assert_eq!(format!("{pack:?}"), format!("Pack({pack})"));
    let start = Game::of_seed(1).position(0);
    assert_eq!(format!("{:?}", start.legal_actions()), "{C, D, H, S, NT}");
    let view = start.view(Player::One);
    assert_eq!(
        format!("{start:?} {:?} {view:?}", start.table()),
        format!("Round({start}) Table({}) View(1, {view})", start.table())
    );
    let shown = start.clone().apply(Action::Declare(Denomination::Hearts)).unwrap();
    assert_eq!(format!("{shown:?}"), format!("Revealed({0:?}, Zero, {0:?})", shown.to(None)));
}

#[test]
fn rounds_of_a_match() {
    let mut game = Match::new(Player::Zero);
    for count in 0..10 {
        assert_eq!((game.len(), game.is_empty()), (count, count == 0));
        game.record(&Game { start: game.start(Pack::from_seed(3)).unwrap(), choices: 3 }.position(60)).unwrap();
    }
    assert_eq!(game.len(), Match::ROUNDS);
    assert_eq!(format!("{game:?}"), format!("Match({game})"));
}
