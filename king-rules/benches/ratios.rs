//! How long play takes, in nanoseconds and as a ratio to the bare limit: `cargo bench -p king-benches`.
//!
//! A line a figure: name, nanoseconds, ratio to the first row, separated by tabs. Words of the command line choose rows
//! by a part of their names: `cargo bench -p king-benches -- koz clone`; the anchor is always there.
//! `king-rules/PERFORMANCE.md` has results.

use std::hint::black_box;
use std::ops::Range;
use std::time::Duration;

use king_benches::interleaved::{Row, print};
use king_benches::{anchor, hearts};
use king_players::balayi as balayi_players;
use king_players::king::{Advisor, Position, greedy};
use king_players::{Settings, Sums, inner};
use king_rules::king::{
    Action, ContractSet, Deal, Deals, Doubles, Holding, HouseRules, Phase, Round, SaleTie, Seat, Simulation, Talk, View,
};
use king_rules::{Card, balayi, shuffle};

const PASSES: usize = 200;
const PIECE: Duration = Duration::from_micros(500);

const CONTRACTS: [&str; 8] =
    ["el_almaz", "kupa_almaz", "erkek_almaz", "kiz_almaz", "rifki", "son_iki", "koz:H", "durt:7"];

fn main() {
    // Cargo adds `--bench`.
    let words: Vec<_> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let mut rows = vec![Row::new("bare limit, a card", |times| {
        black_box(anchor::rounds(times));
        52 * times
    })];
    rows.extend(all().into_iter().filter(|row| words.is_empty() || words.iter().any(|word| row.name().contains(word))));
    print(rows, PASSES, PIECE);
}

fn all() -> Vec<Row> {
    let mut rows = vec![
        Row::new("bare limit as this program is built, a card", |times| {
            black_box(anchor::baseline_rounds(times));
            52 * times
        }),
        numbered("crate hearts: round, a card", |seed| {
            black_box(hearts::round(seed));
            52
        }),
    ];
    for (talk, words) in [(Talk::Silent, "without doubles"), (Talk::Uniform, "doubled at random")] {
        for contract in CONTRACTS {
            let simulation = simulation(contract, talk);
            rows.push(numbered(&format!("round of {contract}, {words}, a card"), move |k| {
                let round = king_playout::king_round(&simulation, k).unwrap();
                black_box(round.scores());
                round.played().len() as u64
            }));
        }
    }
    let portable = simulation("el_almaz", Talk::Silent);
    rows.push(numbered("el_almaz without doubles as this program is built, a card", move |k| {
        black_box(portable.round(k).unwrap().scores());
        52
    }));
    let simulation = balayi::Simulation::new(1);
    rows.push(numbered("round of balayi, a card", move |k| {
        black_box(king_playout::balayi_round(&simulation, k).unwrap().scores());
        52
    }));
    for contract in CONTRACTS {
        let rounds: Vec<Round> = rounds(contract).iter().map(|round| first_card(round).0).collect();
        rows.push(numbered(&format!("play_out of {contract}, a card"), move |k| {
            let mut round = rounds[k as usize % rounds.len()].clone();
            king_playout::play_out_king(&mut round, &mut shuffle::choices(1, k));
            black_box(&round);
            round.played().len() as u64
        }));
    }
    for contract in CONTRACTS {
        let rounds: Vec<(Position, u64)> = rounds(contract).iter().map(|round| greedy(first_card(round).0)).collect();
        rows.push(numbered(&format!("greedy play-out of {contract}, a card"), move |k| {
            let (position, cards) = rounds[k as usize % rounds.len()];
            black_box(black_box(position).finish());
            cards
        }));
    }
    for contract in CONTRACTS {
        for (name, run) in side_by_side() {
            let advisors = advisors(contract);
            rows.push(Row::new(format!("view to points in {contract}, {name}, a play-out"), move |times| {
                let sums = (0..times).flat_map(|_| &advisors).map(|advisor| run(black_box(advisor), 0..64));
                sums.map(|sums| black_box(sums).range().end).sum()
            }));
        }
    }
    let (declaring, talking) = speakers();
    for (what, advisors) in [("declaring", declaring), ("the talk", talking)] {
        for (name, run) in side_by_side() {
            let advisors = advisors.clone();
            rows.push(Row::new(format!("view to points in {what}, {name}, a play-out"), move |times| {
                (0..times).flat_map(|_| &advisors).map(|advisor| whole(advisor.clone(), run)).sum()
            }));
        }
    }
    let declared: Vec<_> = balayi_rounds().iter().map(|round| balayi_first_card(round).0).collect();
    let worlds: Vec<_> = declared.iter().filter_map(balayi_players::Position::new).collect();
    rows.push(numbered("greedy play-out of balayi, a card", move |k| {
        black_box(black_box(worlds[k as usize % worlds.len()]).finish());
        52
    }));
    rows.push(each("position of a world in balayi", declared, balayi_players::Position::new));
    rows.push(each("greedy card in balayi", balayi_positions(), |round| {
        let player = round.turn().unwrap();
        balayi_players::greedy::card(round.table(), round.hand(player))
    }));
    for contract in ["el_almaz", "koz:H", "durt:7"] {
        rows.push(each(&format!("greedy card in {contract}"), positions(contract), |round| {
            round.turn().and_then(|seat| greedy::card(round.table(), round.hand(seat)))
        }));
    }
    for contract in ["el_almaz", "koz:H", "durt:7"] {
        rows.push(each(&format!("legal_cards in {contract}"), positions(contract), |round| round.legal_cards()));
        rows.push(each(&format!("legal_actions in {contract}"), positions(contract), |round| round.legal_actions()));
        rows.push(replay(&format!("apply in {contract}"), contract, |round, action| round.apply(action).unwrap()));
        rows.push(replay(&format!("apply_unchecked in {contract}"), contract, Round::apply_unchecked));
        rows.push(replay(&format!("legal_actions and apply in {contract}"), contract, |round, action| {
            black_box(round.legal_actions());
            round.apply(action).unwrap();
        }));
    }
    for contract in ["el_almaz", "rifki", "koz:H", "durt:7"] {
        let views = || -> Vec<View> { positions(contract).iter().map(|round| round.view(Seat::East)).collect() };
        rows.push(each(&format!("worlds of a view in {contract}"), views(), View::worlds));
        rows.push(draws(&format!("draw of a world in {contract}"), views()));
        rows.push(followed(&format!("apply of a view in {contract}"), contract, |view, action| {
            view.apply(action).unwrap()
        }));
    }
    let start = Round::new(Deal::from_seed(1), Seat::North, ContractSet::ALL, HouseRules::new()).unwrap();
    rows.push(draws("draw of a world before the declaration", vec![start.view(Seat::North)]));
    rows.push(followed("apply_unchecked of a view in el_almaz", "el_almaz", View::apply_unchecked));
    rows.push(each("legal_cards in balayi", balayi_positions(), |round| round.legal_cards()));
    rows.push(balayi_replay("apply in balayi", |round, action| {
        round.apply(action).unwrap();
    }));
    rows.push(balayi_replay("apply_unchecked in balayi", balayi::Round::apply_unchecked));
    rows.push(each("view of a balayi round", balayi_positions(), |round| round.view(balayi::Player::Zero)));
    rows.push(each("worlds of a view in balayi", balayi_views(), balayi::View::worlds));
    let first = &balayi_rounds()[0];
    let declared = balayi_first_card(first).0.view(balayi::Player::Zero);
    let start = balayi::Round::new(first.pack(), first.dealer(), first.unused()).unwrap().view(balayi::Player::Zero);
    for (name, views) in [
        ("in balayi", balayi_views()),
        ("in balayi before the declaration", vec![start]),
        ("in balayi before the first card", vec![declared]),
    ] {
        let worlds: Vec<_> = views.iter().map(balayi::View::worlds).collect();
        rows.push(numbered(&format!("draw of a world {name}"), move |k| {
            black_box(worlds[k as usize % worlds.len()].draw(1, k));
            1
        }));
    }
    rows.push(balayi_followed("apply of a view in balayi", |view, action, revealed| {
        view.apply(action, revealed).unwrap();
    }));
    rows.push(balayi_followed("apply_unchecked of a view in balayi", balayi::View::apply_unchecked));
    rows.push(each("clone of a round", positions("el_almaz"), |round| round.clone()));
    rows.push(each("clone of a balayi round", balayi_rounds(), balayi::Round::clone));
    rows.push(each("record of a round printed", rounds("el_almaz"), Round::to_string));
    rows.push(each("record of a round read", records("el_almaz"), |text| text.parse::<Round>().unwrap()));
    rows.push(each("record of a durt round read", records("durt:7"), |text| text.parse::<Round>().unwrap()));
    let balayi_records = balayi_rounds().iter().map(balayi::Round::to_string).collect();
    rows.push(each("record of a balayi round printed", balayi_rounds(), balayi::Round::to_string));
    rows.push(each("record of a balayi round read", balayi_records, |text: &String| {
        text.parse::<balayi::Round>().unwrap()
    }));
    rows.push(each("settlement", results(), |&(doubles, taken)| {
        doubles.settle(king_rules::king::ContractKind::ElAlmaz, taken, SaleTie::FirstInTurn)
    }));
    rows.push(each("scores of a round", rounds("el_almaz"), Round::scores));
    rows.push(numbered("deal from a seed", |seed| {
        black_box(Deal::from_seed(seed));
        1
    }));
    let any = [Holding::ANY; 4];
    let known = [Holding::ANY, Holding::ANY, Holding::of("AKQ.J.AK9742.732".parse().unwrap()), Holding::ANY];
    for (name, holdings) in [("whatever comes", any), ("one hand known", known)] {
        rows.push(numbered(&format!("constrained deals counted, {name}"), move |_| {
            black_box(Deals::new(black_box(holdings)).unwrap().count());
            1
        }));
        let deals = Box::new(Deals::new(holdings).unwrap());
        rows.push(numbered(&format!("draw of a constrained deal, {name}"), move |k| {
            black_box(deals.draw(1, k));
            1
        }));
    }
    let start = positions("el_almaz")[20].clone();
    rows.push(Row::new("perft of depth 6, a sequence", move |times| (0..times).map(|_| start.perft(6)).sum()));
    rows
}

/// A way to play out a range of an advisor's worlds.
type PlayOut = fn(&Advisor, Range<u64>) -> Sums;

/// Play-outs one world after the other, with the vectors that any x86-64 has, and with those that this processor has.
fn side_by_side() -> Vec<(&'static str, PlayOut)> {
    let mut ways: Vec<(_, PlayOut)> = vec![
        ("one by one", |advisor, range| inner::run_king::<1>(advisor, inner::Any, range)),
        ("as this program is built", |advisor, range| inner::run_king::<8>(advisor, inner::Any, range)),
    ];
    if king_playout::Avx2::detected().is_some() {
        ways.push(("AVX2", |advisor, range| match king_playout::Avx2::detected() {
            Some(processor) => inner::run_king::<16>(advisor, processor, range),
            None => advisor.run(range),
        }));
    }
    ways.push(("as it is found to be", Advisor::run));
    ways
}

/// Advisors of the decisions before the first card in a round in which all is said at random: the declaration, and the talk. Few, so that
/// a piece is short.
fn speakers() -> (Vec<Advisor>, Vec<Advisor>) {
    let (mut declaring, mut talking) = (Vec::new(), Vec::new());
    let mut round = Round::new(Deal::from_seed(1), Seat::North, ContractSet::ALL, HouseRules::new()).expect("a deal");
    let mut choices = shuffle::choices(3, 1);
    while let Some(seat) = round.turn().filter(|_| round.phase() < Phase::Play) {
        // In the talk one play-out does for all there is to say.
        let playouts = if round.phase() == Phase::Declare { 1_000 } else { 64 };
        let settings = Settings::new().with_playouts(playouts).with_estimates(0);
        let advisor = Advisor::new(&round.view(seat), settings).expect("the seat is on turn");
        let searched = Some(advisor).filter(|advisor| !advisor.plan().is_empty());
        if round.phase() == Phase::Declare { &mut declaring } else { &mut talking }.extend(searched);
        let action = round.choose(&mut choices).filter(|&action| action != Action::Annul).unwrap_or(Action::Keep);
        round.apply(action).expect("it is legal");
    }
    (declaring, talking)
}

/// Plays out the whole budget, and returns how much that was.
fn whole(mut advisor: Advisor, run: PlayOut) -> u64 {
    while !advisor.plan().is_empty() {
        let sums = run(&advisor, advisor.plan());
        advisor.absorb(&sums).expect("they are the next ones");
    }
    advisor.playouts()
}

/// Advisors of views in which there is a choice, all through two rounds of greedy play without doubles; all worlds are alike to them.
fn advisors(contract: &str) -> Vec<Advisor> {
    let settings = Settings::new().with_playouts(10_000).with_inference(false);
    let mut advisors = Vec::new();
    for k in 0..2 {
        let (mut round, _) = simulation(contract, Talk::Silent).first_card(k).expect("the contract is unused");
        while let Some(seat) = round.turn() {
            let advisor = Advisor::new(&round.view(seat), settings).expect("the seat is on turn");
            advisors.extend(Some(advisor).filter(|advisor| !advisor.plan().is_empty()));
            let choice = greedy::choose(round.table(), round.hand(seat)).expect("there is a legal action");
            round.apply(choice.action).expect("greedy play is legal");
        }
    }
    advisors
}

/// A row of things done by number; each returns how many units it was.
fn numbered(name: &str, mut work: impl FnMut(u64) -> u64 + 'static) -> Row {
    let mut k = 0;
    Row::new(name, move |times| {
        (0..times)
            .map(|_| {
                k += 1;
                work(k)
            })
            .sum()
    })
}

/// A row of calls with one input after the other.
fn each<I: 'static, O>(name: &str, inputs: Vec<I>, call: impl Fn(&I) -> O + 'static) -> Row {
    Row::new(name, move |times| {
        for input in inputs.iter().cycle().take(times as usize) {
            black_box(call(black_box(input)));
        }
        times
    })
}

/// A row of rounds done again, from the first card to the last; the unit is an action.
fn replay(name: &str, contract: &str, apply: impl Fn(&mut Round, Action) + 'static) -> Row {
    let plays: Vec<(Round, Vec<Action>)> = rounds(contract).iter().map(first_card).collect();
    Row::new(name, move |times| {
        let mut units = 0;
        for (start, actions) in plays.iter().cycle().take(times as usize) {
            let mut round = start.clone();
            for &action in actions {
                apply(&mut round, black_box(action));
            }
            black_box(&round);
            units += actions.len() as u64;
        }
        units
    })
}

/// A row of draws of one view after the other.
fn draws(name: &str, views: Vec<View>) -> Row {
    let worlds: Vec<_> = views.iter().map(View::worlds).collect();
    numbered(name, move |k| {
        black_box(worlds[k as usize % worlds.len()].draw(1, k));
        1
    })
}

/// [`replay`] as East sees it.
fn followed(name: &str, contract: &str, apply: impl Fn(&mut View, Action) + 'static) -> Row {
    let plays: Vec<(Round, Vec<Action>)> = rounds(contract).iter().map(first_card).collect();
    Row::new(name, move |times| {
        let mut units = 0;
        for (start, actions) in plays.iter().cycle().take(times as usize) {
            let mut view = start.view(Seat::East);
            for &action in actions {
                apply(&mut view, black_box(action));
            }
            black_box(&view);
            units += actions.len() as u64;
        }
        units
    })
}

fn simulation(contract: &str, talk: Talk) -> Simulation {
    let mut simulation = Simulation::new(1);
    simulation.contract = Some(contract.parse().unwrap());
    simulation.talk = talk;
    simulation
}

/// Rounds played out; few enough to stay in the nearest cache.
fn rounds(contract: &str) -> Vec<Round> {
    (0..64).map(|k| simulation(contract, Talk::Uniform).round(k).unwrap()).collect()
}

fn balayi_rounds() -> Vec<balayi::Round> {
    (0..64).map(|k| balayi::Simulation::new(1).round(k).unwrap()).collect()
}

/// The position of a round before its first card, and how many cards greedy players play in it.
fn greedy(mut round: Round) -> (Position, u64) {
    let position = Position::new(&round).unwrap();
    while let Some(seat) = round.turn() {
        round.apply(greedy::choose(round.table(), round.hand(seat)).unwrap().action).unwrap();
    }
    (position, round.played().len() as u64)
}

/// A round after its declaration, and the actions from there.
fn balayi_first_card(round: &balayi::Round) -> (balayi::Round, Vec<balayi::Action>) {
    let mut start = balayi::Round::new(round.pack(), round.dealer(), round.unused()).unwrap();
    let mut actions = round.actions().map(|(_, action)| action);
    start.apply(actions.next().unwrap()).unwrap();
    (start, actions.collect())
}

fn balayi_positions() -> Vec<balayi::Round> {
    let some = |(k, round): (u64, &balayi::Round)| {
        let (mut position, actions) = balayi_first_card(round);
        let stop = shuffle::choices(2, k).below(actions.len() as u64);
        actions.iter().take(stop as usize).for_each(|&action| position.apply_unchecked(action));
        position
    };
    (0..).zip(&balayi_rounds()).map(some).collect()
}

fn balayi_views() -> Vec<balayi::View> {
    balayi_positions().iter().map(|round| round.view(balayi::Player::Zero)).collect()
}

/// [`followed`] for Balayı, as player 0 sees it.
fn balayi_followed(name: &str, apply: impl Fn(&mut balayi::View, balayi::Action, &[Card]) + 'static) -> Row {
    let viewer = balayi::Player::Zero;
    let play = |round: &balayi::Round| {
        let (mut start, actions) = balayi_first_card(round);
        let view = start.view(viewer);
        let shown = |action| (action, start.apply(action).unwrap().to(Some(viewer)).to_vec());
        (view, actions.into_iter().map(shown).collect::<Vec<_>>())
    };
    let plays: Vec<_> = balayi_rounds().iter().map(play).collect();
    Row::new(name, move |times| {
        let mut units = 0;
        for (start, actions) in plays.iter().cycle().take(times as usize) {
            let mut view = start.clone();
            for (action, revealed) in actions {
                apply(&mut view, *action, black_box(revealed));
            }
            black_box(&view);
            units += actions.len() as u64;
        }
        units
    })
}

/// [`replay`] for Balayı.
fn balayi_replay(name: &str, apply: impl Fn(&mut balayi::Round, balayi::Action) + 'static) -> Row {
    let plays: Vec<_> = balayi_rounds().iter().map(balayi_first_card).collect();
    Row::new(name, move |times| {
        let mut units = 0;
        for (start, actions) in plays.iter().cycle().take(times as usize) {
            let mut round = start.clone();
            for &action in actions {
                apply(&mut round, black_box(action));
            }
            black_box(&round);
            units += actions.len() as u64;
        }
        units
    })
}

fn records(contract: &str) -> Vec<String> {
    rounds(contract).iter().map(Round::to_string).collect()
}

fn results() -> Vec<(Doubles, [i16; 4])> {
    rounds("el_almaz").iter().map(|round| (round.doubles(), round.taken())).collect()
}

/// A round before its first card, and the actions from there.
fn first_card(round: &Round) -> (Round, Vec<Action>) {
    let table = round.table();
    let mut start = Round::new(round.deal(), table.declarer(), table.unused(), table.house_rules()).unwrap();
    let mut actions = Vec::new();
    for (_, action) in table.actions() {
        if matches!(action, Action::Play(_) | Action::Pass) {
            actions.push(action);
        } else {
            start.apply(action).unwrap();
        }
    }
    (start, actions)
}

/// Positions out of random play, one of each of many rounds.
fn positions(contract: &str) -> Vec<Round> {
    let some = |(k, round): (u64, &Round)| {
        let (mut position, actions) = first_card(round);
        let stop = shuffle::choices(2, k).below(actions.len() as u64);
        actions.iter().take(stop as usize).for_each(|&action| position.apply_unchecked(action));
        position
    };
    (0..).zip(&rounds(contract)).map(some).collect()
}
