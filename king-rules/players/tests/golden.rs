//! The golden advice, tests/golden/players.king and players.balayi: the same bits on every platform and in every language, until
//! `STRENGTH` changes. `KING_PLAYERS_WRITE=1 cargo test -p king-players --test golden` writes both anew.

use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

use king_players::{STRENGTH, Settings};
use king_rules::shuffle::SplitMix64;

const HEAD: &str = "\
# What players do, the same in every language and on every platform, until the number `strength` changes; written by
# `KING_PLAYERS_WRITE=1 cargo test -p king-players --test golden`. A view is a line `view VIEWER RECORD`. Below it:
#   greedy ACTION REASON                            what the greedy player does, and why
#   advice SEED PLAYOUTS ESTIMATES INFERENCE ACTION DONE
#                                                   what an advisor with these settings does, by so many play-outs
#   estimate ACTION MEAN ERROR DIFFERENCE ERROR PLAYOUTS EXACT OTHER...
#                                                   its estimates, in their order, in 1/256 point
";

/// Seed, play-outs, estimates, and whether there is inference.
const SETTINGS: [(u64, u32, u32, bool); 4] =
    [(7, 0, 0, true), (7, 150, 60, true), (u64::MAX, 60, 0, true), (3, 90, 30, false)];

/// What a file says of the views of a game; `$others` is how many others there are.
macro_rules! lines {
    ($game:ident, $others:literal, $views:expr) => {{
        let mut text = format!("{HEAD}strength {STRENGTH}\n");
        for view in $views {
            writeln!(text, "view {} {view}", view.viewer()).unwrap();
            let hand = view.hand(view.viewer()).unwrap_or_default();
            let choice = king_players::$game::greedy::choose(view.table(), hand).unwrap();
            writeln!(text, "greedy {} {}", choice.action, choice.reason.text()).unwrap();
            for (seed, playouts, estimates, inference) in SETTINGS {
                let settings = Settings::new().with_seed(seed).with_playouts(playouts).with_estimates(estimates);
                let settings = settings.with_inference(inference);
                let mut advisor = king_players::$game::Advisor::new(&view, settings).unwrap();
                advisor.step(u32::MAX);
                let (inference, best, done) = (u8::from(inference), advisor.best(), advisor.playouts());
                writeln!(text, "advice {seed} {playouts} {estimates} {inference} {best} {done}").unwrap();
                for estimate in advisor.estimates() {
                    let king_players::$game::Estimate { action, mean, mean_error, difference, error, .. } = estimate;
                    let (playouts, exact) = (estimate.playouts, u8::from(estimate.exact));
                    write!(text, "estimate {action} {mean} {mean_error} {difference} {error} {playouts} {exact}")
                        .unwrap();
                    estimate.others.iter().take($others).for_each(|other| write!(text, " {other}").unwrap());
                    text.push('\n');
                }
            }
        }
        text
    }};
}

/// Views of all that is decided before the first card.
fn before_cards() -> impl Iterator<Item = king_rules::king::View> {
    use king_rules::king::{Action, ContractSet, Deal, HouseRules, Phase, Round, Seat};
    (0..3).flat_map(|number| {
        let mut round =
            Round::new(Deal::from_seed(number), Seat::ALL[number as usize], ContractSet::ALL, HouseRules::new())
                .unwrap();
        let mut choices = SplitMix64::new(number);
        let declaration = ["rifki", "koz:H", "el_almaz"][number as usize].parse().unwrap();
        let mut views = Vec::new();
        while round.phase() < Phase::Play {
            let view = round.view(round.turn().unwrap());
            let legal = view.legal_actions();
            if legal.len() > 1 {
                views.push(view);
            }
            let said = legal.iter().nth(choices.below(legal.len() as u64) as usize).unwrap();
            let action = if round.phase() == Phase::Declare { declaration } else { said };
            round.apply(if action == Action::Annul { Action::Keep } else { action }).unwrap();
        }
        views
    })
}

/// Views of all contracts, early and late.
fn king_views() -> Vec<king_rules::king::View> {
    use king_rules::king::{ContractKind, Phase, Simulation};
    let views = (0..24).filter_map(|number| {
        let mut simulation = Simulation::new(2026);
        simulation.unused = ContractKind::from_index(number % 8)?.into();
        let (mut round, mut choices) = simulation.first_card(number as u64).ok()?;
        for _ in 0..[3, 17, 38][number / 8] + number % 4 {
            let action = round.choose(&mut choices)?;
            round.apply(action).ok()?;
        }
        let view = round.view(round.turn()?);
        (view.phase() == Phase::Play).then_some(view)
    });
    views.collect()
}

/// Views of all denominations, early and late, and some before the declaration.
fn balayi_views() -> Vec<king_rules::balayi::View> {
    use king_rules::balayi::{Denomination, DenominationSet, Pack, Player, Round, Simulation};
    let declares = (0..3).filter_map(|number| {
        let round =
            Round::new(Pack::from_seed(number), Player::ALL[(number % 2) as usize], DenominationSet::ALL).ok()?;
        Some(round.view(round.turn()?))
    });
    let plays = (0..20).filter_map(|number| {
        let mut simulation = Simulation::new(2026);
        simulation.denomination = Denomination::from_index(number % 5);
        let (mut round, mut choices) = simulation.first_card(number as u64).ok()?;
        for _ in 0..[0, 9, 24, 40][number / 5] + number % 4 {
            let action = round.choose(&mut choices)?;
            round.apply(action).ok()?;
        }
        Some(round.view(round.turn()?))
    });
    declares.chain(plays).collect()
}

fn is_golden(name: &str, text: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden").join(name);
    if env::var_os("KING_PLAYERS_WRITE").is_some() {
        fs::write(&path, text).unwrap();
    }
    let golden = fs::read_to_string(path).unwrap();
    for (number, (found, golden)) in (1..).zip(text.lines().zip(golden.lines())) {
        assert_eq!(
            found, golden,
            "{name}, line {number}: where play has changed, STRENGTH changes, and the file is written anew"
        );
    }
    assert_eq!(text.len(), golden.len(), "{name}");
}

#[test]
fn advice_in_king_is_the_golden_one() {
    use king_rules::king::Phase;
    let views: Vec<_> = king_views().into_iter().chain(before_cards()).collect();
    for phase in [Phase::Declare, Phase::Kontur, Phase::Sur] {
        assert!(views.iter().any(|view| view.phase() == phase), "{phase:?}");
    }
    assert!(views.len() >= 20, "{} views", views.len());
    assert!(king_rules::king::Seat::ALL.iter().all(|&seat| views.iter().any(|view| view.viewer() == seat)));
    is_golden("players.king", &lines!(king, 3, views));
}

#[test]
fn advice_in_balayi_is_the_golden_one() {
    let views = balayi_views();
    assert_eq!(views.len(), 23);
    // Locked hands, and hands that are seen.
    assert!([true, false].iter().all(|&seen| views.iter().any(|view| view.hand(view.viewer()).is_some() == seen)));
    is_golden("players.balayi", &lines!(balayi, 1, views));
}
