//! The greedy player of King: what it does is legal, and positions play out as it plays.

use king_players::king::{Position, greedy};
use king_rules::CardSet;
use king_rules::king::{Action, ContractSet, Deal, HouseRules, Phase, Round, Seat, Simulation};
use king_rules::shuffle::{SplitMix64, choices};

/// House rules drawn at random.
fn house_rules(numbers: &mut SplitMix64) -> HouseRules {
    (0..).find_map(|_| HouseRules::from_bits(numbers.below(512) as u32)).unwrap()
}

/// What is chosen is legal, in every position of rounds played at random under any house rules.
#[test]
fn choices_are_legal() {
    let mut numbers = choices(1, 0);
    for k in 0..160 {
        let unused = ContractSet::from_bits(1 << (k % 8)).unwrap();
        let mut round = Round::new(Deal::from_seed(k), Seat::East, unused, house_rules(&mut numbers)).unwrap();
        while let Some(seat) = round.turn() {
            let choice = greedy::choose(round.table(), round.hand(seat)).unwrap();
            assert!(round.legal_actions().contains(choice.action), "{round}: {}", choice.action);
            let card = greedy::card(round.table(), round.hand(seat));
            assert_eq!(card.map(Action::Play), Some(choice.action).filter(|action| matches!(action, Action::Play(_))));
            round.apply(round.choose(&mut numbers).unwrap()).unwrap();
        }
        assert_eq!(greedy::choose(round.table(), round.hand(Seat::North)), None);
        assert_eq!(greedy::card(round.table(), round.hand(Seat::North)), None);
    }
}

/// The round played on greedily, a choice after the other.
fn play_on(mut round: Round) -> Round {
    while let Some(seat) = round.turn() {
        round.apply(greedy::choose(round.table(), round.hand(seat)).unwrap().action).unwrap();
    }
    round
}

/// A position plays as the player does, from any place of a round on, in every contract and under any house rules.
#[test]
fn positions_play_as_the_player_does() {
    let mut numbers = choices(2, 0);
    for k in 0..320 {
        let mut simulation = Simulation::new(5);
        simulation.unused = ContractSet::from_bits(1 << (k % 8)).unwrap();
        simulation.rules = house_rules(&mut numbers);
        let (mut round, _) = simulation.first_card(k).unwrap();
        for _ in 0..numbers.below(60) {
            round.choose(&mut numbers).map(|action| round.apply(action));
        }
        let position = Position::new(&round).unwrap();
        assert_eq!(position.finish(), play_on(round.clone()).taken(), "{round}");
        // In some rounds also after every card and pass.
        let mut stepped = position;
        let played = play_on(round.clone());
        for (_, action) in played.actions().skip(round.actions().count()).take(if k < 80 { 208 } else { 0 }) {
            match action {
                Action::Play(card) => stepped.play(card),
                _ => stepped.pass(),
            }
            assert_eq!(stepped.finish(), position.finish());
        }
    }
}

/// Before the first card a position is that of the first card.
#[test]
fn positions_pass_over_the_talk() {
    let new = || Round::new(Deal::from_seed(3), Seat::West, ContractSet::ALL, HouseRules::new()).unwrap();
    assert!(Position::new(&new()).is_none(), "nothing is declared");
    let mut round = new();
    round.apply("rifki".parse().unwrap()).unwrap();
    let declared = Position::new(&round).unwrap().finish();
    while round.phase() < Phase::Play {
        assert_eq!(Position::new(&round).unwrap().finish(), declared);
        let action = round.legal_actions().iter().next().unwrap();
        round.apply(action).unwrap();
    }
    assert_eq!(Position::new(&round).unwrap().finish(), declared);
    let lone: Round =
        "king1 N:32.A.65432.65432 AKQ54.K.AKQ.AKQ7 JT987.JT98.JT9.J 6.Q765432.87.T98 N rifki - rifki annul"
            .parse()
            .unwrap();
    assert!(Position::new(&lone).is_none(), "nothing is played in an annulled round");
}

/// Tables that no play leads to, and hands that do not fit them: something legal or nothing, and no panic.
#[test]
fn odd_tables_are_borne() {
    let mut numbers = choices(3, 0);
    for k in 0..120 {
        let unused = ContractSet::from_bits(1 << (k % 8)).unwrap();
        let mut round = Round::new(Deal::from_seed(k), Seat::South, unused, house_rules(&mut numbers)).unwrap();
        for _ in 0..80 {
            let seat = Seat::ALL[numbers.below(4) as usize];
            for hand in
                [round.hand(seat), CardSet::EMPTY, CardSet::ALL, CardSet::from_bits_truncate(numbers.next_u64())]
            {
                let legal = round.table().legal_actions(hand);
                let choice = greedy::choose(round.table(), hand);
                assert_eq!(choice.is_none(), legal.is_empty());
                assert!(choice.is_none_or(|choice| legal.contains(choice.action)));
                assert!(greedy::card(round.table(), hand).is_none_or(|card| hand.contains(card)));
            }
            Position::new(&round).map(Position::finish);
            // Half of the time what is legal, or a round would not come as far as its cards.
            let legal = round.choose(&mut numbers).filter(|_| numbers.below(2) == 0);
            let any = Action::from_code(numbers.below(Action::COUNT as u64) as u8).unwrap();
            round.apply_unchecked(legal.unwrap_or(any));
        }
    }
}
