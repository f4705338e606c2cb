//! The greedy player: what it does is legal in every view.

use king_players::king::{Position, greedy, playout};
use king_rules::king::{Action, ContractSet, Deal, HouseRules, Phase, Round, Seat, Simulation};
use king_rules::shuffle;

/// Random house rules of that number.
fn house_rules(k: u64) -> HouseRules {
    (0..).find_map(|n| HouseRules::from_bits((shuffle::deal_seed(k, n) % 512) as u32)).unwrap()
}

/// What is chosen is legal, in every position of rounds played at random.
#[test]
fn choices_are_legal() {
    for k in 0..400 {
        let rules = house_rules(k);
        let mut round = Round::new(Deal::from_seed(k), Seat::East, ContractSet::ALL, rules).unwrap();
        let mut choices = shuffle::choices(k, 0);
        while let Some(seat) = round.turn() {
            let choice = greedy::choose(round.table(), round.hand(seat)).unwrap();
            assert!(round.legal_actions().contains(choice.action), "{round}: {}", choice.action);
            assert_eq!(
                greedy::card(round.table(), round.hand(seat)).map(Action::Play),
                Some(choice.action).filter(|action| matches!(action, Action::Play(_)))
            );
            round.apply(round.choose(&mut choices).unwrap()).unwrap();
        }
        assert_eq!(greedy::choose(round.table(), round.hand(Seat::North)), None);
    }
}

/// A play-out ends with all points taken.
#[test]
fn play_outs_come_to_an_end() {
    for k in 0..100 {
        let (round, mut choices) = Simulation::new(3).first_card(k).unwrap();
        let total = round.contract().unwrap().kind().total();
        let points = playout::points(&round, round.choose(&mut choices).unwrap());
        assert_eq!(points.iter().sum::<i16>(), total.abs());
        assert_eq!(round.phase(), Phase::Play);
    }
}

/// The points of a round played on greedily, a choice after the other.
fn play_on(mut round: Round) -> [i16; 4] {
    while let Some(seat) = round.turn() {
        round.apply(greedy::choose(round.table(), round.hand(seat)).unwrap().action).unwrap();
    }
    round.taken()
}

/// A position plays as the player does, from any place of a round on, under any house rules.
#[test]
fn positions_play_as_the_player_does() {
    for k in 0..2000 {
        let mut simulation = Simulation::new(5);
        simulation.rules = house_rules(k);
        simulation.rules.rifki_annul = false;
        let (mut round, mut choices) = simulation.first_card(k).unwrap();
        for _ in 0..k % 52 {
            round.choose(&mut choices).map(|action| round.apply(action));
        }
        let position = Position::new(&round).unwrap();
        assert_eq!(position.finish(), play_on(round.clone()), "{round}");
    }
}
