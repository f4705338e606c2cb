//! Rounds played at random by seed.

use king_rules::king::{
    Contract, ContractKind, ContractSet, Deal, Doubles, HouseRules, Illegal, Phase, Relation, Round, Seat, Simulation,
    SimulationError, Talk,
};
use king_rules::shuffle;

/// The rounds of seed 7 in which everything is drawn, one record a line.
const GOLDEN: &str = include_str!("../golden/simulated.king");

fn all_drawn(seed: u64) -> Simulation {
    let mut simulation = Simulation::new(seed);
    simulation.talk = Talk::Uniform;
    simulation.annul = true;
    simulation
}

#[test]
fn bits_by_their_number() {
    let bits = [0, 1, 2, 3, u64::MAX].map(|n| king_rules::inner::nth_bit(0b1001_0010, n));
    assert_eq!(bits, [0b10, 0b1_0000, 0b1000_0000, 0, 0]);
    assert!((0..65).all(|n| king_rules::inner::nth_bit(u64::MAX, n) == 1u64.checked_shl(n as u32).unwrap_or(0)));
}

#[test]
fn the_golden_rounds_are_the_same_for_ever() {
    let simulation = all_drawn(7);
    let mut kinds = ContractSet::EMPTY;
    for (k, line) in (0..).zip(GOLDEN.lines()) {
        let round = simulation.round(k).unwrap();
        assert_eq!(round.to_string(), line, "round {k}");
        kinds = kinds.with(round.contract().unwrap().kind());
    }
    assert_eq!(kinds, ContractSet::ALL);
}

#[test]
fn a_round_with_everything_drawn_is_a_round_played_out() {
    for k in 0..200 {
        let deal = Deal::from_seed(shuffle::deal_seed(3, k));
        let declarer = Seat::from_index(k as usize % 4).unwrap();
        let mut round = Round::new(deal, declarer, ContractSet::ALL, HouseRules::new()).unwrap();
        round.play_out(&mut shuffle::choices(3, k));
        assert_eq!(all_drawn(3).round(k), Ok(round));
    }
}

/// At its first card a round has no card yet, and played on from there it is the round that was simulated.
#[test]
fn a_simulated_round_at_its_first_card() {
    let (mut annulled, mut simulation) = (0, all_drawn(7));
    for k in 0..400 {
        // Rıfkı alone can be annulled.
        simulation.unused = if k < 100 { ContractSet::ALL } else { "rifki".parse().unwrap() };
        let end = simulation.round(k).unwrap();
        let (mut round, mut choices) = simulation.first_card(k).unwrap();
        assert_eq!(round.plays().count(), 0);
        assert_eq!(round.phase(), if end.annulled() { Phase::Over } else { Phase::Play });
        annulled += u32::from(end.annulled());
        round.play_out(&mut choices);
        assert_eq!(round, end);
    }
    assert!(annulled > 0);
}

/// K2.3, K12: only what is unused is drawn, and the round is one of those house rules.
#[test]
fn unused_contracts_and_house_rules() {
    let mut simulation = all_drawn(7);
    simulation.unused = "rifki,son_iki".parse().unwrap();
    simulation.rules = "penalty_void=must_shed,rifki_annul=false".parse().unwrap();
    let mut kinds = ContractSet::EMPTY;
    for k in 0..50 {
        let round = simulation.round(k).unwrap();
        assert_eq!((round.unused(), round.house_rules()), (simulation.unused, simulation.rules));
        kinds = kinds.with(round.contract().unwrap().kind());
    }
    assert_eq!(kinds, simulation.unused);
}

#[test]
fn playing_out_goes_on_from_any_state() {
    let mut choices = shuffle::choices(5, 0);
    let mut round = Round::new(Deal::from_seed(5), Seat::East, ContractSet::ALL, HouseRules::new()).unwrap();
    let mut stepped = 0;
    while let Some(action) = round.choose(&mut choices) {
        let mut rest = round.clone();
        rest.play_out(&mut shuffle::choices(5, 1));
        assert_eq!(rest.phase(), Phase::Over);
        round.apply(action).unwrap();
        stepped += 1;
    }
    assert!(stepped > 52 / 4);
    let over = round.clone();
    let numbers = choices.clone();
    round.play_out(&mut choices);
    assert_eq!((round, choices), (over, numbers), "a round that is over takes no number");
}

#[test]
fn a_declaration_draws_the_contract_first() {
    let mut counts = [0; 8];
    for k in 0..4000 {
        let round = Simulation::new(11).round(k).unwrap();
        counts[round.contract().unwrap().kind().index()] += 1;
    }
    // 500 each; four standard deviations are 84.
    assert!(counts.iter().all(|count| (416..584).contains(count)), "{counts:?}");
}

#[test]
fn silence_doubles_nobody_and_nobody_annuls() {
    let mut simulation = Simulation::new(2);
    simulation.contract = Some(Contract::Rifki);
    let drawn = |k| {
        let mut drawn = simulation;
        drawn.annul = true;
        drawn.round(k).unwrap()
    };
    for k in 0..300 {
        let round = simulation.round(k).unwrap();
        assert_eq!(round.doubles(), Doubles::NONE);
        assert!(!round.annulled());
    }
    assert!((0..300).any(|k| drawn(k).annulled()));
}

#[test]
fn doubles_that_are_asked_for_are_made() {
    let doubles: Doubles = "N>E,E>NSW,S>W,W>ES".parse().unwrap();
    let mut simulation = Simulation::new(2);
    simulation.declarer = Some(Seat::North);
    simulation.talk = Talk::Doubles(doubles);
    for kind in ContractKind::ALL.into_iter().filter(|kind| kind.is_penalty()) {
        simulation.contract = Contract::from_index(kind.index());
        for k in 0..20 {
            let round = simulation.round(k).unwrap();
            assert_eq!(round.doubles(), doubles);
            assert_eq!(round.to_string().parse(), Ok(round), "the record is legal");
        }
    }
    assert_eq!(doubles.relation(Seat::North, Seat::East), Relation::Sur);
}

#[test]
fn what_cannot_be_is_an_error() {
    let mut simulation = Simulation::new(2);
    simulation.contract = Some(Contract::Rifki);
    simulation.unused = "koz,durt".parse().unwrap();
    let used = Illegal::ContractUsed(ContractKind::Rifki);
    assert_eq!(simulation.round(0), Err(SimulationError::Illegal(used)));
    simulation.unused = ContractSet::EMPTY;
    let error = simulation.round(0).unwrap_err();
    assert!(matches!(error, SimulationError::Setup(_)));
    assert_eq!((error.clause(), SimulationError::Illegal(used).clause()), ("K2.3", "K2.3"));

    let mut simulation = Simulation::new(2);
    simulation.contract = Some("koz:S".parse().unwrap());
    simulation.talk = Talk::Doubles("E>N".parse().unwrap());
    assert!(simulation.round(0).is_ok(), "North declares in round 0");
    let error = simulation.round(1).unwrap_err();
    let text = "the declarer, East, cannot redouble North, who has not doubled the declarer (K6.1)";
    assert_eq!((error.to_string().as_str(), error.clause()), (text, "K6.1"));
}

/// `check` finds what some round would answer with, and nothing else.
#[test]
fn settings_are_checked_before_a_round_is_played() {
    let mut counts = [0; 2];
    for unused in ["all", "koz,durt", "rifki", "-"] {
        for contract in [None, Some("rifki"), Some("koz:S"), Some("durt:7")] {
            for talk in ["-", "E>W", "E>N", "N>E,E>N", "N>E", "N>E,E>NS"] {
                for declarer in [None, Some(Seat::North), Some(Seat::West)] {
                    let mut simulation = Simulation::new(2);
                    simulation.unused = if unused == "-" { ContractSet::EMPTY } else { unused.parse().unwrap() };
                    simulation.contract = contract.map(|text| text.parse().unwrap());
                    simulation.talk = Talk::Doubles(talk.parse().unwrap());
                    simulation.declarer = declarer;
                    let errors: Vec<_> = (0..120).filter_map(|k| simulation.first_card(k).err()).collect();
                    assert_eq!(simulation.check().is_ok(), errors.is_empty(), "{simulation:?}");
                    assert!(simulation.check().err().is_none_or(|error| errors.contains(&error)), "{simulation:?}");
                    counts[usize::from(errors.is_empty())] += 1;
                }
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
}
