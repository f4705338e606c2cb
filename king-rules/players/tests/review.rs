//! A review judges every action, exactly where it says so, and the same whoever asks.

use king_players::king::{Advisor, Entry, Judgement, Review, Solver, Standings, Verdict, greedy};
use king_players::{AdvisorError, Objective, Settings};
use king_rules::king::{
    Action, ContractKind, ContractSet, Doubles, HouseRules, Party, Phase, Round, Seat, Simulation, Talk,
};
use king_rules::shuffle::SplitMix64;
use king_rules::{Lang, king::Deal};

const FEW: Settings = Settings::new().with_playouts(24).with_estimates(48).with_seed(3);

/// A round in which a card in eight is drawn, and so is what is said in every other one.
fn round(number: u64, kind: ContractKind) -> Round {
    let mut simulation = Simulation::new(number);
    simulation.unused = kind.into();
    simulation.talk = if number % 2 == 0 { Talk::Silent } else { Talk::Uniform };
    let (mut round, mut random) = (simulation.first_card(number).unwrap().0, SplitMix64::new(number));
    while let Some(seat) = round.turn() {
        let greedy = greedy::choose(round.table(), round.hand(seat)).unwrap().action;
        round.apply(if random.below(8) == 0 { round.choose(&mut random).unwrap() } else { greedy }).unwrap();
    }
    round
}

fn review(round: &Round, settings: Settings, entries: usize) -> Vec<Judgement> {
    let mut memory = vec![Entry::default(); entries];
    Review::new(round, settings, &mut Solver::new(&mut memory)).unwrap().collect()
}

#[test]
fn every_action_is_judged() {
    let (mut exact, mut given_away) = (0, [0; 2]);
    for (number, kind) in (1..).zip(ContractKind::ALL) {
        let round = round(number, kind);
        let judgements = review(&round, FEW, 16_384);
        let mut before = Round::new(round.deal(), round.declarer(), round.unused(), round.house_rules()).unwrap();
        assert_eq!(judgements.len(), round.actions().count());
        for ((number, (seat, action)), judged) in round.actions().enumerate().zip(&judgements) {
            assert_eq!((judged.number, judged.seat, judged.action), (number, seat, action));
            let (Some(hindsight), Some(view)) = (judged.hindsight, judged.view) else { panic!("{judged:?}") };
            let legal = before.legal_actions();
            for verdict in [hindsight, view] {
                assert!(legal.contains(verdict.best));
                assert!(verdict.best != action || (verdict.given_away, verdict.error) == (0, 0), "{judged:?}");
                assert!(verdict.error == 0 || !verdict.exact);
                assert!(legal.len() > 1 || (verdict.exact && verdict.best == action));
            }
            if hindsight.exact && legal.len() > 1 && before.hand(seat).len() <= 4 {
                let given_away = Solver::new(&mut [Entry::default(); 256])
                    .solve(&before, 10_000_000)
                    .map(|found| found.given_away(action).unwrap());
                assert_eq!(given_away.map(|points| 256 * points), Ok(hindsight.given_away));
                exact += 1;
            }
            if number % 3 == 0 {
                check_view(&before, judged);
            }
            given_away[0] += hindsight.given_away;
            given_away[1] += view.given_away;
            before.apply(action).unwrap();
        }
    }
    // A card in eight is drawn, which gives something away.
    assert!(exact > 50 && given_away.iter().all(|&sum| sum > 256 * 100), "{exact} {given_away:?}");
}

/// The view's column is what an advisor estimates.
fn check_view(before: &Round, judged: &Judgement) {
    let mut advisor = Advisor::new(&before.view(judged.seat), FEW).unwrap();
    advisor.step(u32::MAX);
    let estimates: Vec<_> = advisor.estimates().collect();
    let view = judged.view.unwrap();
    let own = estimates.iter().find(|estimate| estimate.action == judged.action).unwrap();
    if view.best != judged.action {
        assert_eq!((view.best, view.given_away, view.error), (estimates[0].action, -own.difference, own.error));
        let most = estimates[0].others.iter().zip(own.others).map(|(best, own)| own - best).max();
        assert_eq!(judged.gains.map(|(_, more)| more), most.filter(|&more| more > 0));
        assert_eq!(judged.holder, advisor.explain().holder);
    } else {
        // Equal to the best.
        assert_eq!((own.mean, own.later), (estimates[0].mean, estimates[0].later));
        assert_eq!((judged.gains, judged.holder), (None, None));
    }
}

/// The same in any memory, one by one and all together; and by another seed something else.
#[test]
fn nothing_else_matters() {
    let round = round(8, ContractKind::KupaAlmaz);
    let judgements = review(&round, FEW, 0);
    assert_eq!(judgements, review(&round, FEW.with_generosity(1000), 1024));
    let mut solver = Solver::new(&mut []);
    for judged in judgements.iter().step_by(7) {
        assert_eq!(Review::new(&round, FEW, &mut solver).unwrap().nth(judged.number).as_ref(), Some(judged));
    }
    assert!(Review::new(&round, FEW, &mut solver).unwrap().nth(judgements.len()).is_none());
    assert_ne!(judgements, review(&round, FEW.with_seed(4), 64));
    // A round that goes on is judged as far as it went, but for what was said later.
    let mut begun = Round::new(round.deal(), round.declarer(), round.unused(), round.house_rules()).unwrap();
    round.actions().take(20).for_each(|(_, action)| begun.apply(action).unwrap());
    assert_eq!(review(&begun, FEW, 64), judgements[..20]);
}

/// In hindsight the others say what they did say: K9 with the points taken.
#[test]
fn the_talk() {
    let deal = "N:AKQJ.AKQ.AKQ.AKQ 76.876.8765.7654 5432.5432.432.32 T98.JT9.JT9.JT98".parse().unwrap();
    let mut round = Round::new(deal, Seat::North, ContractSet::ALL, HouseRules::new()).unwrap();
    // North takes all tricks that count, whatever is played: not to double it gives points away, to double others nothing.
    for action in ["el_almaz", "kontur:S", "kontur:N", "iyi", "iyi", "sur:E"] {
        round.apply(action.parse().unwrap()).unwrap();
    }
    let judgements = review(&round, FEW, 64);
    let hindsight: Vec<_> = judgements.iter().map(|judged| judged.hindsight.unwrap()).collect();
    assert!(hindsight[0].given_away > 256 * 20, "{:?}", hindsight[0]);
    // East: a kontur with North is worth what North takes more.
    assert!(matches!(hindsight[1].best, Action::Kontur(on) if on.contains(Seat::North)), "{:?}", hindsight[1]);
    assert!(hindsight[1].given_away > 256 * 30 && hindsight[2].given_away < 256 * 30, "{hindsight:?}");
    assert_eq!(round.doubles(), "E>S,S>NE".parse::<Doubles>().unwrap());
}

/// An annulled round, and one in which the chance to come out is what counts.
#[test]
fn annulling_and_coming_out() {
    let deal = "N:AKQJ.AKQ.AKQ.AKQ 76.876.8765.7654 5432.5432.432.32 T98.JT9.JT9.JT98";
    let deal: Deal = deal.replace("876.8765", "8765.876").replace("5432.432", "432.5432").parse().unwrap();
    let mut round = Round::new(deal, Seat::North, ContractSet::ALL, HouseRules::new()).unwrap();
    round.apply("rifki".parse().unwrap()).unwrap();
    while round.phase() == Phase::Annul {
        round.apply(Action::Keep).unwrap();
    }
    let kept = review(&round, FEW, 64);
    assert!(kept.iter().all(|judged| judged.hindsight.is_some() && judged.view.is_some()));

    let party = Party::new(Seat::North, HouseRules::new());
    let settings = FEW.with_standings(Standings::of(&party)).with_objective(Objective::ComeOut);
    let chances = review(&round, settings, 64);
    assert!(
        chances
            .iter()
            .zip(&kept)
            .all(|(chance, points)| chance.view.unwrap().given_away.abs() <= 100 * 256 && chance.seat == points.seat)
    );
    assert_ne!(chances, kept);
    assert!(chances[0].message(Lang::En).to_string().contains("percentage points"), "{}", chances[0].message(Lang::En));
}

/// K10.3: a party is judged by who comes out, in both columns, round by round as it stood.
#[test]
fn a_party_by_who_comes_out() {
    let (mut party, mut rounds) = (Party::new(Seat::North, HouseRules::new()), Vec::new());
    while let Ok(mut round) = party.start(Deal::from_seed(rounds.len() as u64)) {
        while let Some(seat) = round.turn() {
            let action = greedy::choose(round.table(), round.hand(seat)).unwrap().action;
            round.apply(action).unwrap();
        }
        rounds.push((Standings::of(&party), round.clone()));
        party.record(&round).unwrap();
    }
    let settings = FEW.with_objective(Objective::ComeOut);
    let mut memory = vec![Entry::default(); 4096];
    let mut solver = Solver::new(&mut memory);
    // The last card of a party decides who comes out, and nothing else does.
    let mut decided = 0;
    for (standings, round) in rounds.iter().rev().take(4) {
        for judged in Review::new(round, settings.with_standings(*standings), &mut solver).unwrap() {
            assert_eq!(judged.objective, Objective::ComeOut);
            let (Some(hindsight), Some(view)) = (judged.hindsight, judged.view) else { panic!("{judged:?}") };
            assert!([hindsight, view].iter().all(|verdict| verdict.given_away.abs() <= 100 * 256), "{judged:?}");
            if standings.rounds_left() == 1 && hindsight.exact {
                assert!([0, 100 * 256].contains(&hindsight.given_away), "{judged:?}");
                decided += 1;
            }
        }
    }
    assert!(decided > 8, "{decided}");
    // Without the objective the standings change nothing.
    let (standings, round) = &rounds[9];
    assert_eq!(review(round, FEW.with_standings(*standings), 64), review(round, FEW, 64));
    // Those of another round are refused, and so are totals that cannot be.
    let other = settings.with_standings(rounds[10].0);
    assert_eq!(Review::new(round, other, &mut solver).err(), Some(AdvisorError::OtherParty));
    let totals = Standings::new([i32::MAX, 0, 0, 0], Seat::ALL.map(|seat| standings.unused(seat)));
    let refused = Review::new(round, settings.with_standings(totals), &mut solver);
    assert_eq!(refused.err(), Some(AdvisorError::OtherParty));
}

#[test]
fn sentences() {
    let round: Round = "king1 N:AQJ.J4.AQ72.AKT4 K764.AQ965.3.652 952.K832.KT86.J8 T83.T7.J954.Q973 N all - el_almaz \
        iyi iyi iyi SJ S7 S9 ST SQ S6 S5 S8 H4 H5 H3 HT H7 HJ H9 H8 SA SK S2 S3 C4 C2 CJ C9 C8 C7 CA C6 CT C5 HK C3 DA D3"
        .parse()
        .unwrap();
    let (mut memory, last) = ([Entry::default(); 1024], round.actions().count() - 1);
    let mut solver = Solver::new(&mut memory);
    let mut judged = |number| Review::new(&round, Settings::new(), &mut solver).unwrap().nth(number).unwrap();
    let (wrong, forced) = (judged(last - 1), judged(last));
    let (en, tr) = (wrong.message(Lang::En).to_string(), wrong.message(Lang::Tr).to_string());
    let opening = "North: ace of diamonds. With all cards open queen of diamonds was better by 5.00 points. By what North could see ";
    assert!(en.starts_with(opening), "{en}");
    assert!(
        tr.starts_with("Kuzey: karo ası. Bütün kartlar açıkken karo kızı 5,00 puan daha iyiydi. Görebildiğine göre "),
        "{tr}"
    );
    let view = wrong.view.unwrap();
    let hundredths = (view.given_away * 100 + 128) / 256;
    assert!(
        en.contains(&format!(" was better by {}.{:02} points (standard error ", hundredths / 100, hundredths % 100)),
        "{en}"
    );
    assert_eq!(forced.message(Lang::En).to_string(), "East: three of diamonds. Nothing else was legal.");
    assert_eq!(forced.message(Lang::Tr).to_string(), "Doğu: karo üçlüsü. Başka hamle yoktu.");
}

/// Few play-outs and worlds have no error, and who gains is told where something was better.
#[test]
fn sentences_of_few() {
    let few = Settings::new().with_playouts(40).with_estimates(20);
    let told: Vec<_> = review(&round(5, ContractKind::KupaAlmaz), few, 0)
        .into_iter()
        .map(|judged| (judged, judged.message(Lang::En).to_string()))
        .collect();
    for (judged, told) in &told {
        let better = |verdict: Verdict| verdict.best != judged.action && verdict.given_away > 0;
        let worlds = judged.view.filter(|&verdict| better(verdict) && !verdict.exact && verdict.playouts < 8);
        assert_eq!(worlds.is_some(), told.contains(" worlds)"), "{told}");
        let gains = judged.gains.filter(|_| judged.view.is_some_and(better));
        assert_eq!(gains.is_some(), told.contains(" gains most by what was done: "), "{told}");
    }
    assert!(told.iter().any(|(_, told)| told.contains(" worlds)")), "{told:#?}");
    assert!(told.iter().any(|(_, told)| told.contains(" gains most by what was done: ")), "{told:#?}");
}
