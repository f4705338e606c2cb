//! The greedy player of Balayı: what it does is legal and has a reason, and positions play out as it plays.

use king_players::balayi::{Position, Reason, greedy, playout};
use king_rules::balayi::{Action, Denomination, DenominationSet, Pack, Phase, Player, Round, Simulation, View};
use king_rules::shuffle::choices;
use king_rules::{CardSet, Lang};

/// A round before the declaration.
fn round(seed: u64) -> Round {
    Round::new(Pack::from_seed(seed), Player::ALL[(seed % 2) as usize], DenominationSet::ALL).unwrap()
}

/// What is chosen is legal, in every position of rounds played at random, and follows from what the player sees.
#[test]
fn choices_are_legal() {
    let mut numbers = choices(1, 0);
    for seed in 0..100 {
        let mut round = round(seed);
        while let Some(player) = round.turn() {
            let choice = greedy::choose(round.table(), round.hand(player)).unwrap();
            assert!(round.legal_actions().contains(choice.action), "{round}: {}", choice.action);
            let card = greedy::card(round.table(), round.hand(player));
            assert_eq!(card.map(Action::Play), Some(choice.action).filter(|action| matches!(action, Action::Play(_))));
            let view = round.view(player);
            assert_eq!(greedy::choose(view.table(), view.hand(player).unwrap_or_default()), Some(choice));
            round.apply(round.choose(&mut numbers).unwrap()).unwrap();
        }
        assert_eq!(greedy::choose(round.table(), CardSet::EMPTY), None);
        assert_eq!(greedy::card(round.table(), CardSet::EMPTY), None);
    }
}

/// The round played on greedily, a choice after the other.
fn play_on(mut round: Round) -> Round {
    while let Some(player) = round.turn() {
        round.apply(greedy::choose(round.table(), round.hand(player)).unwrap().action).unwrap();
    }
    round
}

/// A position plays as the player does, from any place of a round on.
#[test]
fn positions_play_as_the_player_does() {
    let mut numbers = choices(2, 0);
    for seed in 0..200 {
        let mut round = round(seed);
        assert!(Position::new(&round).is_none(), "nothing is declared");
        for _ in 0..=numbers.below(53) {
            // Half of the time as the player does, so that hands open early and late.
            let greedy = greedy::choose(round.table(), round.hand(round.turn().unwrap())).unwrap().action;
            let random = round.choose(&mut numbers).unwrap();
            round.apply(if numbers.below(2) == 0 { greedy } else { random }).unwrap();
        }
        let position = Position::new(&round).unwrap();
        let whole = play_on(round.clone());
        assert_eq!(position.finish(), whole.taken(), "{round}");
        // Step by step too.
        let mut stepped = position;
        for (_, action) in whole.actions().skip(round.actions().count()) {
            let Action::Play(card) = action else { panic!("declared twice") };
            stepped.play(card);
            assert_eq!(stepped.finish(), position.finish());
        }
        if let Some(action) = round.choose(&mut numbers) {
            let mut after = round.clone();
            after.apply(action).unwrap();
            assert_eq!(playout::tricks(&round, action), play_on(after).taken());
        }
    }
}

/// Tables that no play leads to, and hands that do not fit them: something legal or nothing, and no panic.
#[test]
fn odd_tables_are_borne() {
    let mut numbers = choices(3, 0);
    for seed in 0..60 {
        let mut round = round(seed);
        for _ in 0..80 {
            let player = Player::ALL[numbers.below(2) as usize];
            for hand in
                [round.hand(player), CardSet::EMPTY, CardSet::ALL, CardSet::from_bits_truncate(numbers.next_u64())]
            {
                let legal = round.table().legal_actions(hand);
                let choice = greedy::choose(round.table(), hand);
                assert_eq!(choice.is_none(), legal.is_empty());
                assert!(choice.is_none_or(|choice| legal.contains(choice.action)));
                assert!(greedy::card(round.table(), hand).is_none_or(|card| legal.cards().contains(card)));
            }
            Position::new(&round).map(Position::finish);
            let legal = round.choose(&mut numbers).filter(|_| numbers.below(2) == 0);
            let any = Action::from_code(numbers.below(Action::COUNT as u64) as u8).unwrap();
            round.apply_unchecked(legal.unwrap_or(any));
        }
    }
}

/// A position for each reason: the seed of the pack, how many actions were drawn before, and what is done.
#[test]
fn a_position_for_each_reason() {
    let positions = [
        (Reason::Only, 0, 6, "CJ"),
        (Reason::DeclareTrump, 0, 0, "H"),
        (Reason::DeclareNoTrump, 6, 0, "NT"),
        (Reason::LeadSure, 0, 1, "D6"),
        (Reason::LeadHigh, 1, 11, "HJ"),
        (Reason::ForceTrump, 0, 25, "H8"),
        (Reason::ForceOut, 2, 45, "C4"),
        (Reason::LeadUncover, 1, 5, "D2"),
        (Reason::WinCheap, 0, 2, "S7"),
        (Reason::FollowLow, 0, 4, "S6"),
        (Reason::Ruff, 0, 28, "D3"),
        (Reason::ShedUncover, 0, 36, "H8"),
        (Reason::ShedLow, 3, 48, "H7"),
    ];
    for (reason, seed, drawn, action) in positions {
        let (mut round, mut numbers) = (round(seed), choices(seed, 0));
        (0..drawn).for_each(|_| round.apply(round.choose(&mut numbers).unwrap()).map(drop).unwrap());
        let choice = greedy::choose(round.table(), round.hand(round.turn().unwrap())).unwrap();
        assert_eq!((choice.reason, choice.action.to_string().as_str()), (reason, action), "{round}");
    }
    assert_eq!(positions.map(|(reason, ..)| reason)[..], *Reason::ALL);
}

/// Every reason comes up in greedy play, and holds where it does.
#[test]
fn every_reason_holds() {
    let mut met = [0; 32];
    for seed in 0..60 {
        let mut round = round(seed);
        while let Some(player) = round.turn() {
            let (hand, table) = (round.hand(player), round.table());
            let choice = greedy::choose(table, hand).unwrap();
            met[usize::from(choice.reason.code())] += 1;
            let before = round.clone();
            round.apply(choice.action).unwrap();
            check(&before, &round, choice, hand);
        }
    }
    for reason in Reason::ALL {
        assert!(met[usize::from(reason.code())] > 0, "{reason:?} never came up");
    }
}

fn check(before: &Round, after: &Round, greedy::Choice { action, reason, .. }: greedy::Choice, hand: CardSet) {
    let (table, player) = (before.table(), before.turn().unwrap());
    let legal = before.legal_actions();
    assert_eq!(reason == Reason::Only, legal.len() == 1, "{before}");
    let Action::Play(card) = action else {
        let no_trump = action == Action::Declare(Denomination::NoTrump);
        let expected = if no_trump { Reason::DeclareNoTrump } else { Reason::DeclareTrump };
        assert_eq!(reason, expected);
        return;
    };
    let (other, trick) = (player.other(), table.trick());
    let (open, suit) = (table.open_cards(other), card.suit().cards());
    let uncovers = table.piles(player).iter().any(|pile| pile.closed && pile.open == Some(card));
    let takes = after.last_trick().is_some_and(|trick| trick.winner(table.trump()) == Some(player));
    let lead = trick.plays().next().map(|(_, lead)| lead);
    let beaten = open.meets(card.higher())
        || !open.meets(suit) && table.trump().is_some_and(|trump| open.meets(trump.cards()) && card.suit() != trump);
    match reason {
        Reason::Only => {}
        Reason::LeadSure => {
            assert!(lead.is_none() && !beaten);
            // Whatever the other answers with in any world.
            for world in (0..5).filter_map(|k| after.view(player).worlds().draw(7, k)) {
                for answer in world.legal_actions() {
                    let mut world = world.clone();
                    world.apply(answer).unwrap();
                    assert_eq!(world.last_trick().unwrap().winner(table.trump()), Some(player));
                }
            }
        }
        Reason::LeadHigh => assert!(lead.is_none() && !beaten && table.unlocked(other) && table.held(other) > 0),
        Reason::ForceTrump => assert!(lead.is_none() && beaten && !open.meets(suit)),
        Reason::ForceOut => assert!(lead.is_none() && open.meets(card.higher()) && !uncovers),
        Reason::LeadUncover => assert!(lead.is_none() && open.meets(card.higher()) && uncovers),
        Reason::WinCheap => {
            assert!(takes && Some(card.suit()) == lead.map(|lead| lead.suit()));
            assert!(legal.cards().iter().all(|other| other >= card || other < lead.unwrap()));
        }
        Reason::FollowLow => assert!(!takes && legal.cards().lowest() == Some(card) && legal.cards().is_subset(suit)),
        Reason::Ruff => assert!(takes && Some(card.suit()) == table.trump() && legal.cards().lowest() == Some(card)),
        Reason::ShedUncover => assert!(!takes && uncovers),
        Reason::ShedLow => {
            assert!(!takes && !uncovers);
            assert_eq!(
                before.playable(player),
                table.open_cards(player) | if table.unlocked(player) { hand } else { CardSet::EMPTY }
            );
        }
        _ => panic!("{reason:?} is for declarations"),
    }
}

/// Every reason is told in both languages, each in words of its own.
#[test]
fn reasons_are_told() {
    for &lang in Lang::ALL {
        let mut told: Vec<_> = Reason::ALL.iter().map(|reason| reason.message(lang)).collect();
        told.sort_unstable();
        told.dedup();
        assert_eq!(told.len(), Reason::ALL.len());
    }
    for (number, &reason) in (1..).zip(Reason::ALL) {
        assert_eq!((reason.code(), Reason::from_code(number)), (number, Some(reason)));
    }
}

/// What it declares with these open cards.
#[test]
fn declarations() {
    let declared = |cards: [&str; 5], unused: &str| {
        let open = cards.map(|card| card.parse().unwrap());
        let unused = unused.split(' ').map(|text| text.parse::<Denomination>().unwrap()).collect();
        let table = king_rules::balayi::Table::new(open, Player::Zero, unused).unwrap();
        let choice = greedy::choose(&table, CardSet::EMPTY).unwrap();
        (choice.action.to_string(), choice.reason)
    };
    let all = "C D H S NT";
    assert_eq!(declared(["SA", "SK", "SQ", "S4", "C2"], all), ("S".into(), Reason::DeclareTrump));
    assert_eq!(declared(["SA", "HA", "DK", "CA", "C2"], all), ("NT".into(), Reason::DeclareNoTrump));
    // Nothing good: in clubs it costs least.
    assert_eq!(declared(["S6", "H7", "D5", "C6", "C5"], all), ("C".into(), Reason::DeclareTrump));
    assert_eq!(declared(["SA", "SK", "SQ", "S4", "C2"], "C H NT").0, "NT");
    assert_eq!(declared(["S6", "H7", "D5", "C6", "C5"], "NT"), ("NT".into(), Reason::Only));
}

/// Greedy play gains on random play about as much as `STRENGTH.md` says.
#[test]
fn greedy_is_better_than_random() {
    use king_players::{Tally, balayi};
    let tournament = balayi::Tournament::new(1);
    let player = |player: balayi::Player| move |view: &View, seed| player.act(view, seed).unwrap();
    let (greedy, random) = (player(balayi::Player::Greedy), player(balayi::Player::Random));
    let gains: Tally = (0..100).map(|deal| tournament.gain(deal, greedy, random).unwrap()).collect();
    assert!(gains.is_above(4 * 256), "{gains}");
    let round = Simulation::new(7).round(0).unwrap();
    assert_eq!(round.phase(), Phase::Over);
}
