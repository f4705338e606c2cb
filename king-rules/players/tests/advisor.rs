//! The advisor of King: repeatable in any parts, legal everywhere, refusing what is not its own.

use king_players::king::{Advisor, Player, greedy};
use king_players::{AbsorbError, AdvisorError, Level, Progress, Settings, Sums};
use king_rules::king::{Action, ContractKind, HouseRules, Round, Seat, Simulation, Talk, View};
use king_rules::shuffle::SplitMix64;
use king_rules::{Expected, Lang};

/// Views on turn of rounds of that contract under any house rules, played greedily with some random cards.
fn views(seed: u64, contract: ContractKind, mut each: impl FnMut(&Round, View)) {
    let mut numbers = SplitMix64::new(seed);
    let mut simulation = Simulation::new(seed);
    simulation.rules = loop {
        if let Some(rules) = HouseRules::from_bits(numbers.below(512) as u32) {
            break rules;
        }
    };
    (simulation.unused, simulation.talk) = (contract.into(), Talk::Uniform);
    let (mut round, _) = simulation.first_card(seed % 4).unwrap();
    while let Some(seat) = round.turn() {
        each(&round, round.view(seat));
        let greedy = greedy::choose(round.table(), round.hand(seat)).unwrap().action;
        let random = round.choose(&mut numbers).unwrap();
        round.apply(if numbers.below(4) == 0 { random } else { greedy }).unwrap();
    }
}

#[test]
fn any_split_is_the_same() {
    for (seed, contract) in (0..).zip(ContractKind::ALL) {
        views(seed, contract, |round, view| {
            if round.table().plays().count() % 9 != seed as usize {
                return;
            }
            let settings = Settings::new().with_seed(seed).with_playouts(60).with_estimates(40);
            let start = Advisor::new(&view, settings).unwrap();
            let [mut at_once, mut one_by_one, mut parts] = [(); 3].map(|()| start.clone());
            assert_eq!(at_once.step(u32::MAX), Progress::Done);
            let mut steps = 0;
            while one_by_one.step(1) == Progress::More {
                steps += 1;
                assert_eq!(one_by_one.playouts(), steps);
            }
            assert_eq!(one_by_one, at_once);
            let mut numbers = SplitMix64::new(seed);
            while !parts.plan().is_empty() {
                let plan = parts.plan();
                let end = plan.start + 1 + numbers.below(plan.end - plan.start);
                let sums = parts.run(plan.start..end);
                assert_eq!(sums.range(), plan.start..end);
                parts.absorb(&sums).unwrap();
            }
            assert_eq!(parts, at_once);
            assert!(at_once.playouts() <= 100);
            assert_eq!(parts.step(1), Progress::Done);
            assert_eq!(parts, at_once);
        });
    }
}

#[test]
fn best_is_legal_at_any_moment() {
    for (seed, contract) in (10..).zip(ContractKind::ALL) {
        views(seed, contract, |_, view| {
            let mut advisor = Advisor::new(&view, Settings::new().with_playouts(30).with_estimates(30)).unwrap();
            let hand = view.hand(view.viewer()).unwrap();
            assert_eq!(advisor.best(), greedy::choose(view.table(), hand).unwrap().action);
            loop {
                assert!(view.legal_actions().contains(advisor.best()));
                let mut estimated: Vec<Action> = advisor.estimates().map(|estimate| estimate.action).collect();
                assert_eq!(estimated[0], advisor.best());
                estimated.sort();
                assert_eq!(estimated, view.legal_actions().iter().collect::<Vec<_>>());
                if advisor.step(7) == Progress::Done {
                    break;
                }
            }
            if view.legal_actions().len() == 1 {
                assert_eq!(advisor.playouts(), 0);
            }
        });
    }
}

#[test]
fn nothing_to_advise() {
    let (round, _) = Simulation::new(7).first_card(0).unwrap();
    let on_turn = round.turn().unwrap();
    let advise = |view: &View| Advisor::new(view, Settings::new()).map(|_| ());
    assert_eq!(advise(&round.view(on_turn)), Ok(()));
    assert_eq!(advise(&round.view(on_turn.next())), Err(AdvisorError::NotOnTurn));
    let over = Simulation::new(7).round(0).unwrap();
    assert!(Seat::ALL.into_iter().all(|seat| advise(&over.view(seat)) == Err(AdvisorError::RoundOver)));
    // West plays what the viewer holds.
    let mut view = View::parse(Seat::South, "king1 N:? ? JT.AK9742.7432.8 ? S all - el_almaz iyi iyi iyi HA").unwrap();
    for card in ["D2", "C9", "C4"] {
        view.apply_unchecked(card.parse().unwrap());
    }
    assert_eq!((view.worlds().count(), advise(&view)), (0, Err(AdvisorError::NoWorlds)));
}

/// What does not belong there is refused, and changes nothing.
#[test]
fn foreign_sums() {
    let (round, _) = Simulation::new(3).first_card(0).unwrap();
    let settings = Settings::new().with_playouts(200).with_estimates(100);
    let mut advisor = Advisor::new(&round.view(round.turn().unwrap()), settings).unwrap();
    let other = Advisor::new(advisor.view(), settings.with_seed(1)).unwrap();
    let refused = |sums: &Sums, error, advisor: &mut Advisor| {
        let before = advisor.clone();
        assert_eq!(advisor.absorb(sums), Err(error));
        assert_eq!(*advisor, before);
    };
    refused(&other.run(0..5), AbsorbError::OtherAdvisor, &mut advisor);
    let ahead = advisor.run(5..10);
    refused(&ahead, AbsorbError::NotNext, &mut advisor);
    let first = advisor.run(0..5);
    advisor.absorb(&first).unwrap();
    refused(&first, AbsorbError::NotNext, &mut advisor);
    advisor.absorb(&ahead).unwrap();
    let rest = advisor.run(advisor.plan());
    advisor.absorb(&rest).unwrap();
    refused(&rest, AbsorbError::OtherStage, &mut advisor);
    advisor.step(u32::MAX);
    refused(&advisor.clone().run(0..5), AbsorbError::NotNext, &mut advisor);
    let last = Advisor::new(advisor.view(), settings).unwrap();
    refused(&last.run(0..1), AbsorbError::OtherStage, &mut advisor);
}

#[test]
fn players_by_name() {
    let players = [
        ("random", Player::Random),
        ("greedy", Player::Greedy),
        ("easy", Player::Level(Level::Easy)),
        ("medium", Player::Level(Level::Medium)),
        ("hard", Player::Level(Level::Hard)),
        ("playouts:0", Player::Playouts(0)),
        ("playouts:4294967295", Player::Playouts(u32::MAX)),
    ];
    for (text, player) in players {
        assert_eq!((player.to_string().as_str(), text.parse()), (text, Ok(player)));
        for lang in Lang::ALL {
            assert_eq!(player.name(*lang).to_string().parse(), Ok(player));
        }
    }
    for (typed, player) in [(" HARD ", players[4].1), ("ACGOZLU", players[1].1), ("Playouts:7", Player::Playouts(7))] {
        assert_eq!(typed.parse(), Ok(player));
    }
    for wrong in ["", "playouts", "playouts:", "playouts:07", "playouts:4294967296", "playouts:-1", "grandmaster", "7"]
    {
        let error = wrong.parse::<Player>().unwrap_err();
        assert_eq!((error.at, error.kind), (0, Expected::Opponent.into()), "{wrong}");
    }
    assert_eq!("greedy".parse::<Level>().unwrap_err().kind, Expected::Level.into());
}
