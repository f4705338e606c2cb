//! The golden advice, tests/golden/players.king: the same bits on every platform and in every language, until `STRENGTH` changes.
//! `KING_PLAYERS_WRITE=1 cargo test -p king-players --test golden` writes it anew.

use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

use king_players::king::{Advisor, greedy};
use king_players::{STRENGTH, Settings};
use king_rules::king::{Action, ContractKind, ContractSet, Deal, HouseRules, Phase, Round, Seat, Simulation, View};
use king_rules::shuffle::SplitMix64;

const HEAD: &str = "\
# What players do, the same in every language and on every platform, until the number `strength` changes; written by
# `KING_PLAYERS_WRITE=1 cargo test -p king-players --test golden`. A view is a line `view SEAT RECORD`. Below it:
#   greedy ACTION                                   what the greedy player does
#   advice SEED PLAYOUTS ESTIMATES ACTION DONE      what an advisor with these settings does, by so many play-outs
#   estimate ACTION MEAN ERROR NEXT OPPOSITE PREVIOUS DIFFERENCE ERROR PLAYOUTS EXACT
#                                                   its estimates, in their order, in 1/256 point
";

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/players.king")
}

/// Views of all that is decided before the first card.
fn before_cards() -> impl Iterator<Item = View> {
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
fn views_of_cards() -> impl Iterator<Item = View> {
    (0..24).filter_map(|number| {
        let mut simulation = Simulation::new(2026);
        simulation.unused = ContractKind::from_index(number % 8)?.into();
        let (mut round, mut choices) = simulation.first_card(number as u64).ok()?;
        for _ in 0..[3, 17, 38][number / 8] + number % 4 {
            let action = round.choose(&mut choices)?;
            round.apply(action).ok()?;
        }
        let view = round.view(round.turn()?);
        (view.phase() == Phase::Play).then_some(view)
    })
}

fn lines(view: &View) -> String {
    let mut text = format!("view {} {view}\n", view.viewer());
    let hand = view.hand(view.viewer()).unwrap();
    writeln!(text, "greedy {}", greedy::choose(view.table(), hand).unwrap().action).unwrap();
    for (seed, playouts, estimates) in [(7, 0, 0), (7, 150, 60), (u64::MAX, 60, 0)] {
        let settings = Settings::new().with_seed(seed).with_playouts(playouts).with_estimates(estimates);
        let mut advisor = Advisor::new(view, settings).unwrap();
        advisor.step(u32::MAX);
        writeln!(text, "advice {seed} {playouts} {estimates} {} {}", advisor.best(), advisor.playouts()).unwrap();
        for estimate in advisor.estimates() {
            let [next, opposite, previous] = estimate.others;
            writeln!(
                text,
                "estimate {} {} {} {next} {opposite} {previous} {} {} {} {}",
                estimate.action,
                estimate.mean,
                estimate.mean_error,
                estimate.difference,
                estimate.error,
                estimate.playouts,
                u8::from(estimate.exact),
            )
            .unwrap();
        }
    }
    text
}

#[test]
fn advice_is_the_golden_one() {
    let views: Vec<View> = views_of_cards().chain(before_cards()).collect();
    for phase in [Phase::Declare, Phase::Kontur, Phase::Sur] {
        assert!(views.iter().any(|view| view.phase() == phase), "{phase:?}");
    }
    assert!(views.len() >= 20, "{} views", views.len());
    assert!(Seat::ALL.iter().all(|&seat| views.iter().any(|view| view.viewer() == seat)));
    let text: String = views.iter().map(lines).collect();
    let text = format!("{HEAD}strength {STRENGTH}\n{text}");
    if env::var_os("KING_PLAYERS_WRITE").is_some() {
        fs::write(path(), &text).unwrap();
    }
    let golden = fs::read_to_string(path()).unwrap();
    for (number, (found, golden)) in (1..).zip(text.lines().zip(golden.lines())) {
        assert_eq!(
            found, golden,
            "line {number}: where play has changed, STRENGTH changes, and the file is written anew"
        );
    }
    assert_eq!(text.len(), golden.len());
}
