//! Small values of the game: what they are made from, and how they look in a log.

use crate::common::*;
use king_rules::balayi::{
    Action, ActionSet, Denomination, DenominationSet, Match, MatchFile, Pack, Player, SetupError, Table, Trick, View,
};
use king_rules::{Card, CardSet, PackError, Suit};

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
        assert!(Action::from(denomination).set().iter().eq([Action::Declare(denomination)]));
    }
}

/// A trick has a leader before it has cards; then a suit, and at two cards a winner and nobody to play.
#[test]
fn tricks_grow() {
    let [lead, answer, third] = ["S9", "ST", "C2"].map(|text| text.parse::<Card>().unwrap());
    for leader in Player::ALL {
        let (empty, led) = (Trick::new(leader), Trick::new(leader).with(lead));
        let full = led.with(answer);
        assert_eq!([empty, led, full].map(Trick::len), [0, 1, 2]);
        assert_eq!([empty, led, full].map(Trick::is_empty), [true, false, false]);
        assert_eq!([empty, led, full].map(Trick::leader), [leader; 3]);
        assert_eq!([empty, led, full].map(Trick::led), [None, Some(Suit::Spades), Some(Suit::Spades)]);
        assert_eq!([empty, led, full].map(Trick::turn), [Some(leader), Some(leader.other()), None]);
        assert_eq!([empty, led, full].map(|trick| trick.winner(None)), [None, Some(leader), Some(leader.other())]);
        assert_eq!(
            [empty, led, full].map(Trick::cards),
            [CardSet::EMPTY, lead.into(), [lead, answer].into_iter().collect()]
        );
        assert_eq!(full.plays().collect::<Vec<_>>(), [(leader, lead), (leader.other(), answer)]);
        assert_eq!(
            Player::ALL.map(|player| led.card(player)),
            Player::ALL.map(|player| (player == leader).then_some(lead))
        );
        assert_eq!(full.with(third), full);
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

/// A client that begins with five open cards sees what the round shows it.
#[test]
fn from_the_first_open_cards() {
    let start = Game::of_seed(7).position(0);
    let mut open = *start.pack().cards()[20..].first_chunk().unwrap();
    for viewer in Player::ALL {
        assert_eq!(View::new(viewer, open, start.dealer(), start.unused()), Ok(start.view(viewer)));
        let nothing = View::new(viewer, open, start.dealer(), DenominationSet::EMPTY);
        assert_eq!(nothing, Err(SetupError::NothingToDeclare));
    }
    open[3] = open[1];
    let twice = Err(SetupError::Cards(PackError::Twice(open[1])));
    assert_eq!(Table::new(open, start.dealer(), start.unused()), twice);
}

#[test]
fn files_in_a_log() {
    let mut file = MatchFile::default();
    assert_eq!(format!("{file:?}"), "MatchFile(0 lines, None)");
    file.read_line("balayi-match1 1").unwrap();
    assert_eq!(format!("{file:?}"), format!("MatchFile(1 lines, {:?})", Some(Match::new(Player::One))));
}
