//! Rounds played at random by seed.

use king_rules::balayi::{
    Denomination, DenominationSet, Illegal, Pack, Phase, Player, Round, Simulation, SimulationError,
};
use king_rules::shuffle;

/// The rounds of seed 7, one record a line.
const GOLDEN: &str = include_str!("../golden/simulated.balayi");

#[test]
fn the_golden_rounds_are_the_same_for_ever() {
    let mut declared = DenominationSet::EMPTY;
    for (k, line) in (0..).zip(GOLDEN.lines()) {
        let round = Simulation::new(7).round(k).unwrap();
        assert_eq!(round.to_string(), line, "round {k}");
        declared = declared.with(round.denomination().unwrap());
    }
    assert_eq!(declared, DenominationSet::ALL);
}

#[test]
fn a_simulated_round_is_a_round_played_out() {
    for k in 0..100 {
        let dealer = Player::from_index(k as usize % 2).unwrap();
        let pack = Pack::from_seed(shuffle::deal_seed(3, k));
        let mut round = Round::new(pack, dealer, DenominationSet::ALL).unwrap();
        round.play_out(&mut shuffle::choices(3, k));
        assert_eq!(round.phase(), Phase::Over);
        assert_eq!(Simulation::new(3).round(k), Ok(round));
    }
}

/// One choice after the other is the play of `play_out`, and the end takes no number.
#[test]
fn choices_one_by_one() {
    let start = Round::new(Pack::from_seed(5), Player::One, DenominationSet::ALL).unwrap();
    let (mut stepped, mut whole) = (start.clone(), start);
    let (mut one, mut other) = (shuffle::choices(5, 0), shuffle::choices(5, 0));
    while let Some(action) = stepped.choose(&mut one) {
        stepped.apply(action).unwrap();
    }
    whole.play_out(&mut other);
    assert_eq!(whole.phase(), Phase::Over);
    assert_eq!((stepped, one), (whole, other));
}

#[test]
fn what_is_prescribed_is_done_or_an_error() {
    let mut simulation = Simulation::new(1);
    simulation.dealer = Some(Player::One);
    simulation.denomination = Some(Denomination::Hearts);
    let round = simulation.round(0).unwrap();
    assert_eq!((round.dealer(), round.denomination()), (Player::One, Some(Denomination::Hearts)));
    assert_eq!(simulation.check(), Ok(()));
    simulation.unused = DenominationSet::EMPTY.with(Denomination::NoTrump);
    let used = Illegal::DenominationUsed(Denomination::Hearts);
    assert_eq!(simulation.round(0), Err(SimulationError::Illegal(used)));
    assert_eq!(simulation.check(), Err(SimulationError::Illegal(used)));
    simulation.unused = DenominationSet::EMPTY;
    let error = simulation.round(0).unwrap_err();
    assert!(matches!(error, SimulationError::Setup(_)));
    assert_eq!(simulation.check(), Err(error));
    assert_eq!((error.clause(), SimulationError::Illegal(used).clause()), ("B1.3", "B1.3"));
}
