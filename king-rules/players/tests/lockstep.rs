//! Many worlds side by side come to what they come to one after the other, to the last bit.
//!
//! `KING_LOCKSTEP=1000000 cargo test --release -p king-players --features playout --test lockstep` compares a million play-outs.

use king_players::inner::{Any, run_king};
use king_players::king::{Advisor, Standings, greedy};
use king_players::{Objective, Settings};
use king_rules::king::{Action, Contract, ContractKind, Deal, HouseRules, Party, Phase, Seat, Simulation, Talk};
use king_rules::shuffle::SplitMix64;

/// Calls the function with advisors of rounds of all contracts under some house rules, early and late, until it has had enough.
fn advisors(is_enough: &mut dyn FnMut(&Advisor) -> bool) {
    let mut numbers = SplitMix64::new(20);
    for number in 0.. {
        let mut simulation = Simulation::new(number);
        simulation.unused = ContractKind::ALL[(number % 8) as usize].into();
        simulation.rules = HouseRules::from_bits(numbers.below(512) as u32).unwrap_or_default();
        simulation.talk = if number % 3 == 0 { Talk::Silent } else { Talk::Uniform };
        let (mut round, _) = simulation.first_card(number).unwrap();
        while let Some(seat) = round.turn() {
            let settings = Settings::new().with_seed(number).with_playouts(2_000).with_inference(numbers.below(2) == 0);
            let advisor = Advisor::new(&round.view(seat), settings).unwrap();
            if !advisor.plan().is_empty() && numbers.below(8) == 0 && is_enough(&advisor) {
                return;
            }
            let greedy = greedy::choose(round.table(), round.hand(seat)).unwrap().action;
            let random = round.choose(&mut numbers).unwrap();
            round.apply(if numbers.below(4) == 0 { random } else { greedy }).unwrap();
        }
    }
}

/// The same before the first card: declarations and the talk.
fn speakers(is_enough: &mut dyn FnMut(&Advisor) -> bool) {
    let mut numbers = SplitMix64::new(21);
    for number in 0.. {
        let rules = HouseRules::from_bits(numbers.below(512) as u32).unwrap_or_default();
        let party = Party::new(Seat::North, rules);
        let mut round = party.start(Deal::from_seed(number)).unwrap();
        while round.phase() < Phase::Play {
            let settings = Settings::new().with_seed(number).with_playouts(2_000).with_inference(numbers.below(4) > 0);
            let settings = match numbers.below(2) {
                0 => settings,
                _ => settings.with_objective(Objective::ComeOut).with_standings(Standings::of(&party)),
            };
            let advisor = Advisor::new(&round.view(round.turn().unwrap()), settings).unwrap();
            if !advisor.plan().is_empty() && is_enough(&advisor) {
                return;
            }
            let rifki =
                (round.phase() == Phase::Declare && number % 4 == 0).then_some(Action::Declare(Contract::Rifki));
            let said = rifki.or_else(|| round.choose(&mut numbers)).filter(|&said| said != Action::Annul);
            round.apply(said.unwrap_or(Action::Keep)).unwrap();
        }
    }
}

#[test]
fn lockstep_comes_to_the_same() {
    // Also of ranges that begin and end within a world.
    compare(3_000, 80, advisors);
}

#[test]
fn declarations_and_the_talk_come_to_the_same() {
    compare(6_000, 800, speakers);
}

fn compare(wanted: u64, most: u64, advisors: impl FnOnce(&mut dyn FnMut(&Advisor) -> bool)) {
    let wanted = std::env::var("KING_LOCKSTEP").map_or(wanted, |number| number.parse().unwrap());
    let mut playouts = 0;
    let mut numbers = SplitMix64::new(1);
    advisors(&mut |advisor| {
        let end = advisor.plan().end.min(20 + numbers.below(most - 20));
        let range = numbers.below(9).min(end)..end;
        let alone = run_king::<1>(advisor, Any, range.clone());
        let all = [
            Some(run_king::<8>(advisor, Any, range.clone())),
            Some(run_king::<16>(advisor, Any, range.clone())),
            Some(advisor.run(range.clone())),
            #[cfg(feature = "playout")]
            king_playout::Avx2::detected().map(|processor| run_king::<16>(advisor, processor, range.clone())),
            #[cfg(feature = "playout")]
            king_playout::Avx512::detected().map(|processor| run_king::<32>(advisor, processor, range.clone())),
        ];
        assert!(all.iter().flatten().all(|sums| *sums == alone), "{:?} of {:?}", range, advisor.view());
        playouts += range.end - range.start;
        playouts >= wanted
    });
    assert!(playouts >= wanted);
}
