//! The solver beside max^n as it is defined, gone through without a table or a bound on rounds of king-rules.

use king_players::SolveError;
use king_players::king::{Entry, Solution, Solver, greedy};
use king_rules::king::{Action, ContractKind, ContractSet, Deal, HouseRules, Phase, Round, Seat, Simulation, Talk};
use king_rules::shuffle::SplitMix64;

const ENOUGH: u64 = 10_000_000;

/// What a round scores when each seat does the best for itself; among equals the last by its code.
fn plain(round: &Round) -> [i32; 4] {
    let Some(seat) = round.turn() else { return round.scores().unwrap() };
    let after = round.legal_actions().iter().map(|action| plain(&with(round, action)));
    after.max_by_key(|scores| scores[seat.index()]).unwrap()
}

fn with(round: &Round, action: Action) -> Round {
    let mut round = round.clone();
    round.apply(action).unwrap();
    round
}

/// Endings of all contracts with `cards` cards a hand at most, under random house rules; every other one is doubled at random.
fn endings(cards: usize, numbers: std::ops::Range<u64>) -> impl Iterator<Item = Round> {
    numbers.filter_map(move |number| {
        let mut random = SplitMix64::new(number);
        let rules = (0..).find_map(|_| HouseRules::from_bits(random.below(512) as u32))?;
        let mut simulation = Simulation::new(number);
        simulation.unused = ContractKind::ALL[(number % 8) as usize].into();
        simulation.rules = rules;
        simulation.talk = if number / 8 % 2 == 0 { Talk::Silent } else { Talk::Uniform };
        let (mut round, _) = simulation.first_card(number).unwrap();
        while let Some(seat) = round.turn().filter(|&seat| round.hand(seat).len() > cards) {
            let greedy = greedy::choose(round.table(), round.hand(seat)).unwrap().action;
            let action =
                if random.below(3) == 0 { random.choose(round.legal_actions().iter()).unwrap() } else { greedy };
            round.apply(action).unwrap();
        }
        (round.phase() == Phase::Play).then_some(round)
    })
}

fn solve(round: &Round, memory: &mut [Entry]) -> Solution {
    Solver::new(memory).solve(round, ENOUGH).unwrap()
}

/// `KING_ENDINGS=100000 cargo test --release -p king-players --test endings` goes through that many rounds, and longer endings.
#[test]
fn exact() {
    let more = std::env::var("KING_ENDINGS").ok().map(|count| count.parse().unwrap());
    let (cards, rounds) = (if more.is_some() { 4 } else { 3 }, more.unwrap_or(64));
    let (mut solved, mut choices) = ([0; 8], 0);
    for round in endings(cards, 0..rounds) {
        let mut memory = [Entry::default(); 64];
        let solution = solve(&round, &mut memory);
        let seat = round.turn().unwrap();
        assert_eq!(solution.turn(), seat);
        let expected: Vec<_> =
            round.legal_actions().iter().map(|action| (action, plain(&with(&round, action)))).collect();
        for &(action, scores) in &expected {
            assert_eq!(solution.of(action).map(|solved| solved.scores), Some(scores), "{round}: {action}");
        }
        let best = expected.iter().max_by_key(|(_, scores)| scores[seat.index()]).unwrap();
        assert_eq!((solution.best().action, solution.actions().count()), (best.0, expected.len()), "{round}");
        assert_eq!(Solver::new(&mut memory).play_out(&round, ENOUGH).unwrap().scores(), Some(best.1), "{round}");
        solved[round.contract().unwrap().kind().index()] += 1;
        choices += usize::from(expected.len() > 1);
    }
    assert!(solved.iter().all(|&count| count >= rounds / 16) && choices as u64 > rounds / 4, "{solved:?} {choices}");
}

/// The answer is the same for every size of table, none too, and whatever was in the memory.
#[test]
fn any_memory_does() {
    let mut random = SplitMix64::new(17);
    for round in endings(4, 0..16) {
        let none = Solver::new(&mut []).solve(&round, ENOUGH).unwrap();
        for size in [1, 4, 70, 4096] {
            let mut memory = vec![Entry::default(); size];
            let mut solver = Solver::new(&mut memory);
            for _ in 0..2 {
                let solution = solver.solve(&round, ENOUGH).unwrap();
                assert!(solution.actions().eq(none.actions()), "{round}: {size}");
                assert!(solution.positions() <= none.positions());
            }
            // What another round left is not taken for this one's.
            let other = endings(3, random.below(100)..100).next().unwrap();
            assert!(
                solve(&other, &mut memory).actions().eq(Solver::new(&mut []).solve(&other, ENOUGH).unwrap().actions())
            );
            assert!(solve(&round, &mut memory).actions().eq(none.actions()));
            let mut solver = Solver::new(&mut memory);
            solver.solve(&other, ENOUGH).unwrap();
            assert!(solver.solve(&round, ENOUGH).unwrap().actions().eq(none.actions()));
        }
    }
}

/// The rest of the talk changes what a card is worth: what is known of one round is not taken for another of the same cards.
#[test]
fn doubles_are_told_apart() {
    let text = "king1 N:AQJ.J4.AQ72.AKT4 K764.AQ965.3.652 952.K832.KT86.J8 T83.T7.J954.Q973 N all - el_almaz";
    let cards =
        "SJ S7 S9 ST SQ S6 S5 S8 H4 H5 H3 HT H7 HJ H9 H8 SA SK S2 S3 C4 C2 CJ C9 C8 C7 CA C6 CT C5 HK C3 D2 D3 DK DJ";
    let mut memory = [Entry::default(); 1024];
    let mut solver = Solver::new(&mut memory);
    let mut solve = |talk: &str| {
        let round: Round = format!("{text} {talk} {cards}").parse().unwrap();
        (solver.solve(&round, ENOUGH).unwrap(), round)
    };
    for talk in ["iyi iyi iyi", "masa masa masa sur:ESW", "kontur:N iyi kontur:ES iyi iyi iyi"] {
        let (solution, round) = solve(talk);
        assert!(solution.actions().eq(Solver::new(&mut []).solve(&round, ENOUGH).unwrap().actions()));
    }
}

#[test]
fn refusals() {
    let mut round = Round::new(Deal::from_seed(7), Seat::North, ContractSet::ALL, HouseRules::new()).unwrap();
    let mut memory = [Entry::default(); 64];
    let mut solver = Solver::new(&mut memory);
    let mut refused = |round: &Round, budget| {
        assert_eq!(solver.play_out(round, budget).err(), solver.solve(round, budget).err());
        solver.solve(round, budget).err()
    };
    assert_eq!(refused(&round, ENOUGH), Some(SolveError::NotPlaying));
    round.apply("koz:S".parse().unwrap()).unwrap();
    assert_eq!(refused(&round, ENOUGH), Some(SolveError::NotPlaying));
    while round.phase() != Phase::Play {
        round.apply(Action::Iyi).unwrap();
    }
    // A whole round is too much.
    assert_eq!(refused(&round, 10_000), Some(SolveError::OutOfBudget));
    while let Some(seat) = round.turn() {
        let solution = (round.hand(seat).len() == 1).then(|| Solver::new(&mut []).solve(&round, 0).unwrap());
        assert!(solution.is_none_or(|solution| solution.given_away(solution.best().action) == Some(0)));
        round.apply(round.legal_actions().iter().next().unwrap()).unwrap();
    }
    assert_eq!(refused(&round, ENOUGH), Some(SolveError::RoundOver));
}
