//! Many worlds side by side come to what they come to one after the other, to the last bit.
//!
//! `KING_LOCKSTEP=1000000 cargo test --release -p king-players --features std --test lockstep` compares a million play-outs.

use king_players::Settings;
use king_players::inner::{Any, run_king};
use king_players::king::{Advisor, greedy};
use king_rules::king::{ContractKind, HouseRules, Simulation, Talk};
use king_rules::shuffle::SplitMix64;

/// Calls the function with advisors of rounds of all contracts under some house rules, early and late, until it has had enough.
fn advisors(mut is_enough: impl FnMut(&Advisor) -> bool) {
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

#[test]
fn lockstep_comes_to_the_same() {
    let wanted = std::env::var("KING_LOCKSTEP").map_or(3_000, |number| number.parse().unwrap());
    let mut playouts = 0;
    let mut numbers = SplitMix64::new(1);
    advisors(|advisor| {
        // Also of ranges that begin and end within a world.
        let end = advisor.plan().end.min(20 + numbers.below(60));
        let range = numbers.below(9).min(end)..end;
        let alone = run_king::<1>(advisor, Any, range.clone());
        let all = [
            Some(run_king::<8>(advisor, Any, range.clone())),
            Some(run_king::<16>(advisor, Any, range.clone())),
            Some(advisor.run(range.clone())),
            #[cfg(feature = "std")]
            king_playout::Avx2::detected().map(|processor| run_king::<16>(advisor, processor, range.clone())),
            #[cfg(feature = "std")]
            king_playout::Avx512::detected().map(|processor| run_king::<32>(advisor, processor, range.clone())),
        ];
        assert!(all.iter().flatten().all(|sums| *sums == alone), "{:?} of {:?}", range, advisor.view());
        playouts += range.end - range.start;
        playouts >= wanted
    });
    assert!(playouts >= wanted);
}
