//! Tournaments: the same cards for all, nothing gained by four of a kind, the same sums in any split.

use std::thread;

use king_players::king::Standings;
use king_players::{Tally, balayi, king};
use king_rules::king::{Action, ContractKind, HouseRules, Illegal, Phase, Seat, SimulationError, View};
use king_rules::shuffle::SplitMix64;

fn random(view: &View, number: u64) -> Action {
    SplitMix64::new(number).choose(view.legal_actions().iter()).unwrap()
}

fn first(view: &View, _: u64) -> Action {
    view.legal_actions().first().unwrap()
}

fn random_of_two(view: &king_rules::balayi::View, number: u64) -> king_rules::balayi::Action {
    SplitMix64::new(number).choose(view.legal_actions().iter()).unwrap()
}

fn first_of_two(view: &king_rules::balayi::View, _: u64) -> king_rules::balayi::Action {
    view.legal_actions().first().unwrap()
}

/// The gains of the first legal action over random ones.
fn gains(deals: impl Iterator<Item = u64>) -> king::Gains {
    let tournament = king::Tournament::new(16);
    let mut gains = king::Gains::new();
    deals.for_each(|deal| gains.add(tournament.gains(deal, first, random).unwrap()));
    gains
}

const DEALS: u64 = 40;

#[test]
fn gains_are_the_same_for_ever() {
    let gains = gains(0..DEALS);
    let shown: Vec<String> =
        gains.contracts().map(|(contract, tally)| format!("{} {tally}", contract.text())).collect();
    let wanted = "el_almaz +1.00 ± 1.34, kupa_almaz −0.47 ± 0.98, erkek_almaz +0.11 ± 1.22, kiz_almaz +0.19 ± 1.25, \
        rifki −1.31 ± 2.16, son_iki −4.56 ± 2.10, koz −2.03 ± 0.77, durt +1.47 ± 2.66";
    assert_eq!(shown.join(", "), wanted);
    assert_eq!(gains.sum().to_string(), "−5.61 ± 6.41");

    let tournament = balayi::Tournament::new(16);
    let gains: Result<Tally, _> = (0..DEALS).map(|deal| tournament.gain(deal, first_of_two, random_of_two)).collect();
    assert_eq!(gains.unwrap().to_string(), "−0.49 ± 0.54");
}

#[test]
fn threads_make_no_difference() {
    let threads = 16;
    let parts: Vec<king::Gains> = thread::scope(|scope| {
        let part = |n| scope.spawn(move || gains((n..DEALS).step_by(threads)));
        let parts: Vec<_> = (0..threads as u64).map(part).collect();
        parts.into_iter().map(|part| part.join().unwrap()).collect()
    });
    let mut all = king::Gains::new();
    parts.iter().rev().for_each(|part| all.merge(part));
    assert_eq!(all, gains(0..DEALS));
}

/// Each deal is played in all four seats, and players of one kind choose by the same numbers.
#[test]
fn four_of_a_kind_gain_nothing() {
    let tournament = king::Tournament::new(3);
    for deal in 0..5 {
        for contract in ContractKind::ALL {
            assert_eq!(tournament.gain(deal, contract, random, random), Ok(0), "{deal} {contract}");
        }
    }
    let won = |seat| tournament.party(1, king::against_three(seat, random, random)).unwrap().totals()[seat];
    assert_eq!(Seat::ALL.map(won).iter().sum::<i32>(), 0);

    let tournament = balayi::Tournament::new(3);
    for deal in 0..10 {
        assert_eq!(tournament.gain(deal, random_of_two, random_of_two), Ok(0), "{deal}");
    }
}

#[test]
fn rounds_are_those_of_simulation() {
    let tournament = king::Tournament::new(5);
    for deal in 0..4 {
        for contract in ContractKind::ALL {
            let round = tournament.round(deal, contract, first).unwrap();
            let mut simulation = king_rules::king::Simulation::new(5);
            simulation.unused = contract.into();
            assert_eq!(round.deal(), simulation.round(deal).unwrap().deal());
            assert_eq!(round.contract(), simulation.round(deal).unwrap().contract());
            assert_eq!(round.declarer(), Seat::ALL[deal as usize % 4]);
        }
        let round = balayi::Tournament::new(5).round(deal, first_of_two).unwrap();
        assert_eq!(round.pack(), king_rules::balayi::Simulation::new(5).round(deal).unwrap().pack());
        assert_eq!(round.denomination(), Some(balayi::Tournament::denomination(deal)));
    }
}

#[test]
fn parties_and_matches_are_whole() {
    let mut tournament = king::Tournament::new(9);
    let rules: HouseRules = "koz_void=must_trump".parse().unwrap();
    tournament.rules = rules;
    for number in 0..4 {
        let party = tournament.party(number, random).unwrap();
        assert_eq!((party.len(), party.house_rules()), (32, rules));
        assert_eq!(party.first_declarer(), Seat::ALL[number as usize]);
        assert_eq!(party, tournament.party(number, random).unwrap());
        let game = balayi::Tournament::new(9).game(number, random_of_two).unwrap();
        assert!(game.is_over());
        assert_eq!(game.first_dealer() as u64, number % 2);
    }
    assert_ne!(tournament.party(0, random), tournament.party(4, random));
}

/// What a party brings is told of the same parties, seat by seat.
#[test]
fn gains_in_parties() {
    let of = |act: fn(&View, u64) -> Action| move |view: &View, _: Standings, number| act(view, number);
    let tournament = king::Tournament::new(16);
    let mut gains = king::PartyGains::new();
    for number in 0..6 {
        let gain = tournament.party_gain(number, of(first), of(random)).unwrap();
        let totals = |seat| tournament.party(number, king::against_three(seat, first, random)).unwrap().totals()[seat];
        let totals = Seat::ALL.map(totals);
        assert_eq!(gain.points, totals.iter().sum::<i32>() * 64);
        let out = |totals: [i32; 4]| totals.iter().filter(|&&total| total > 0).count() as i32 * 6400;
        assert_eq!(gain.out, out(totals));
        assert_eq!(gain.out_gain, gain.out - out(tournament.party(number, random).unwrap().totals()));
        gains.add(gain);
        let same = tournament.party_gain(number, of(random), of(random)).unwrap();
        assert_eq!((same.points, same.out_gain), (0, 0));
    }
    let mut parts = king::PartyGains::new();
    for number in [5, 4, 3, 2, 1, 0] {
        let mut part = king::PartyGains::new();
        part.add(tournament.party_gain(number, of(first), of(random)).unwrap());
        parts.merge(&part);
    }
    assert_eq!(parts, gains);
    assert_eq!(gains.points().count(), 6);
    let shown = [gains.points(), gains.out(), gains.out_gain()].map(Tally::to_string);
    assert_eq!(shown.join(", "), "−92.54 ± 74.26, +29.17 ± 15.06, −16.67 ± 16.34");
    assert!(tournament.party_gain(0, |_, _, _| Action::Pass, of(random)).is_err());
}

/// Players are told how the party stands before the round.
#[test]
fn players_know_the_standings() {
    let mut rounds_left = Vec::new();
    let note = |view: &View, standings: Standings, number| {
        rounds_left.push(standings.rounds_left());
        assert!(standings.unused(view.declarer()) == view.unused());
        random(view, number)
    };
    let of_random = |view: &View, _: Standings, number| random(view, number);
    king::Tournament::new(16).party_gain(1, note, of_random).unwrap();
    rounds_left.sort_unstable();
    rounds_left.dedup();
    assert_eq!(rounds_left, (1..=32).collect::<Vec<_>>());
}

/// What a player may not do ends the round with the reason, and no other player is asked again.
#[test]
fn cheats_are_refused() {
    let mut asked = 0;
    let cheat = |_: &View, _| {
        asked += 1;
        Action::Annul
    };
    let error = king::Tournament::new(1).gain(0, ContractKind::ElAlmaz, cheat, first);
    assert_eq!(error, Err(SimulationError::Illegal(Illegal::WrongPhase(Phase::Play))));
    assert_eq!(asked, 1);
    assert!(king::Tournament::new(1).party(0, |_, _| Action::Pass).is_err());
    let ace = |_: &king_rules::balayi::View, _| "SA".parse().unwrap();
    assert!(balayi::Tournament::new(1).gain(0, ace, ace).is_err());
    assert!(balayi::Tournament::new(1).game(0, ace).is_err());
}

#[test]
fn a_tally_is_mean_and_interval() {
    assert_eq!((Tally::new().mean(), Tally::new().half_width()), (None, None));
    let one: Tally = [-128].into_iter().collect();
    assert_eq!((one.count(), one.mean(), one.half_width()), (1, Some(-128), None));
    assert_eq!((Tally::new().to_string(), one.to_string()), ("? ± ?".to_owned(), "−0.50 ± ?".to_owned()));

    let values: Vec<i32> = (0..100).map(|n| (n * n * 37) % 1000 - 300).collect();
    let tally: Tally = values.iter().copied().collect();
    let mean = values.iter().sum::<i32>() as f64 / 100.0;
    let spread = values.iter().map(|&value| (f64::from(value) - mean).powi(2)).sum::<f64>() / 99.0;
    assert_eq!(tally.mean(), Some(mean.round() as i32));
    assert_eq!(tally.half_width(), Some((1.96 * (spread / 100.0).sqrt()).ceil() as u32));

    let lowest = tally.mean().unwrap() - tally.half_width().unwrap() as i32;
    assert!(tally.is_above(lowest - 1) && !tally.is_above(lowest));
    assert!(!one.is_above(i32::MIN), "of one value nothing is known");
    // No values are too great.
    let extreme: Tally = [i32::MIN, i32::MIN, i32::MAX].into_iter().cycle().take(30_000).collect();
    assert_eq!(extreme.mean(), Some(-715_827_883));
    assert_eq!(extreme.half_width(), Some(22_911_646));
}
