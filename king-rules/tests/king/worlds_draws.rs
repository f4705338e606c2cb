//! The numbers and draws of worlds: every world with the same chance, and the same ones for ever.

use crate::support::random::{rounds, seats};
use crate::support::worlds::views;
use crate::support::*;
use king_rules::king::{Deal, HouseRules, Round, Seat, Simulation, View, Worlds};
use king_rules::shuffle::SplitMix64;
use king_rules::{Card, CardSet, shuffle};
use proptest::prelude::*;

/// Worlds frozen: a line `view SEAT record`, and then lines of what is asked of its worlds, each with its answer.
const GOLDEN: &str = include_str!("../golden/worlds.king");

fn deal(world: Option<Round>) -> String {
    world.map_or("-".to_owned(), |round| round.deal().to_string())
}

/// The answer of a line of the golden file, of which the first words are the question.
fn answer(worlds: &Worlds, words: &[&str]) -> (usize, String) {
    let seat = || -> Seat { words[1].parse().unwrap() };
    let number = |n: usize| -> u64 { words[n].parse().unwrap() };
    let conditioned = |worlds: Worlds| format!("{} {}", worlds.count(), deal(worlds.draw(7, 0)));
    match words[0] {
        "count" => (1, worlds.count().to_string()),
        "world" => (2, deal(worlds.nth(number(1)))),
        "draw" => (3, deal(worlds.draw(number(1), number(2)))),
        "count_with" => (3, worlds.count_with(seat(), words[2].parse().unwrap()).to_string()),
        "possible" => (2, worlds.possible(seat()).to_string()),
        "with" => (3, conditioned(worlds.with(seat(), set(words[2])))),
        "without" => (3, conditioned(worlds.without(seat(), set(words[2])))),
        other => panic!("{other}: no question"),
    }
}

#[test]
fn the_golden_worlds_are_the_same_for_ever() {
    let mut worlds = None;
    let (mut questions, mut views) = (0, 0);
    for line in GOLDEN.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let words: Vec<_> = line.split(' ').collect();
        if words[0] == "view" {
            let (_, record) = line.split_at("view N ".len());
            worlds = Some(View::parse(words[1].parse().unwrap(), record).unwrap().worlds());
            views += 1;
            continue;
        }
        let worlds = worlds.as_ref().unwrap();
        let (question, found) = answer(worlds, &words);
        assert_eq!(found, words[question..].join(" "), "{line}: {worlds:?}");
        if words[0] == "world" && words[2] != "-" {
            let round = worlds.nth(words[1].parse().unwrap()).unwrap();
            assert_eq!(worlds.rank(&round).unwrap().to_string(), words[1]);
        }
        questions += 1;
    }
    assert!(views >= 40 && questions >= 10 * views, "{views} views, {questions} questions");
}

/// The chance of a chi-square of so many degrees of freedom to be below that (Wilson and Hilferty, with the logistic curve for the
/// normal one).
pub(crate) fn chance_below(chi_square: f64, freedom: f64) -> f64 {
    let variance = 2.0 / (9.0 * freedom);
    let z = ((chi_square / freedom).cbrt() - (1.0 - variance)) / variance.sqrt();
    1.0 / (1.0 + (-1.595_769 * z - 0.070_565_992 * z.powi(3)).exp())
}

/// Chi-square over all cells of some views, pooled: the worlds of each, or 16 equal shares of their numbers where
/// they are many; at least six draws a cell are expected.
fn chi_square(views_in_all: usize, draw: impl Fn(&Worlds, u64) -> Option<Round>) {
    let (mut chi_square, mut freedom) = (0.0, 0.0);
    let many = |view: &View| view.worlds().count() > 1;
    for view in views().filter(many).take(views_in_all) {
        let worlds = view.worlds();
        let count = worlds.count();
        let cells = if count <= 64 { count } else { 16 };
        let mut found = vec![0u32; cells as usize];
        let draws = 6 * cells + cells / 2;
        for k in 0..draws {
            let rank = worlds.rank(&draw(&worlds, k).unwrap()).unwrap();
            found[(u128::from(rank) * u128::from(cells) / u128::from(count)) as usize] += 1;
        }
        for (cell, &found) in (0u128..).zip(&found) {
            // The numbers of the cell: those whose product with `cells` lies within.
            let first = |cell: u128| (cell * u128::from(count)).div_ceil(u128::from(cells));
            let expected = draws as f64 * (first(cell + 1) - first(cell)) as f64 / count as f64;
            chi_square += (f64::from(found) - expected).powi(2) / expected;
        }
        freedom += cells as f64 - 1.0;
    }
    let chance = chance_below(chi_square, freedom);
    assert!((0.001..0.999).contains(&chance), "chi-square {chi_square} of {freedom}: {chance}");
    println!("chi-square {chi_square:.1} of {freedom} degrees of freedom: p = {:.4}", 1.0 - chance);
}

#[test]
fn every_world_is_drawn_with_the_same_chance() {
    chi_square(2000, |worlds, k| worlds.draw(1, k));
}

#[test]
fn every_seed_draws_with_the_same_chance() {
    chi_square(400, |worlds, k| worlds.draw(k, 0));
}

#[test]
fn every_world_is_sampled_with_the_same_chance() {
    let numbers = std::cell::RefCell::new(SplitMix64::new(2));
    chi_square(400, |worlds, _| worlds.sample(&mut *numbers.borrow_mut()));
}

/// The scale of the test: tables of the distribution.
#[test]
fn chances_of_chi_square() {
    for (chi_square, freedom, chance) in
        [(18.31, 10.0, 0.95), (124.3, 100.0, 0.95), (1153.7, 1000.0, 0.9995), (914.3, 1000.0, 0.025)]
    {
        assert!((chance_below(chi_square, freedom) - chance).abs() < 0.002, "{chi_square} of {freedom}");
    }
}

proptest! {
    /// A round is among the worlds of each of its views, and they of every view that follows them.
    #[test]
    fn the_true_round_is_a_world(round in rounds(), seat in seats(), seed: u64) {
        let view = round.view(seat);
        let worlds = view.worlds();
        prop_assert_eq!(worlds.view(), &view);
        let rank = worlds.rank(&round).unwrap();
        prop_assert_eq!(worlds.nth(rank), Some(round.clone()));
        let world = worlds.draw(seed, 0).unwrap();
        prop_assert_eq!(world.view(seat), view);
        prop_assert_eq!(worlds.clone().draw(seed, 0), Some(world));
    }

    /// Draws depend on what the view knows alone: not on the hidden cards, and on everything else.
    #[test]
    fn draws_do_not_know_the_hidden_cards(round in rounds(), seat in seats(), seed: u64, k: u64) {
        let view = round.view(seat);
        let drawn = view.worlds().draw(seed, k).unwrap();
        prop_assert_eq!(drawn.view(seat).worlds().draw(seed, k), Some(drawn));
    }
}

/// The deal of a seed is not that of its first draw; nor is another number or seed, another viewer or record.
#[test]
fn draws_are_apart_from_deals_and_from_each_other() {
    let simulation = Simulation::new(7);
    let mut seen = std::collections::HashSet::new();
    for k in 0..50 {
        let start =
            Round::new(Deal::from_seed(shuffle::deal_seed(7, k)), Seat::North, simulation.unused, HouseRules::new());
        let start = start.unwrap();
        let next = then(&start, "el_almaz");
        for (seat, round) in [(Seat::North, &start), (Seat::East, &start), (Seat::North, &next)] {
            let worlds = round.view(seat).worlds();
            for (seed, number) in [(7, 0), (7, 1), (7, k + 2), (k + 8, 0)] {
                let drawn = worlds.draw(seed, number).unwrap();
                assert_ne!(drawn.deal(), start.deal());
                assert!(seen.insert((seat, worlds.rank(&drawn))), "the same draw twice: {drawn}");
            }
        }
    }
}

/// No world is drawn where there is none, and the only one always.
#[test]
fn none_and_the_only_world() {
    let over = Simulation::new(3).round(0).unwrap();
    for seat in Seat::ALL {
        let worlds = over.view(seat).worlds();
        assert_eq!((worlds.count(), worlds.draw(1, 2), worlds.draw(3, 4)), (1, Some(over.clone()), Some(over.clone())));
        let other = Simulation::new(3).round(4).unwrap();
        assert_eq!(worlds.rank(&other), None);
    }
    let view = fresh(MIXED, Seat::North).view(Seat::North);
    let own = view.hand(Seat::North).unwrap();
    let king = Card::KING_OF_HEARTS;
    let worlds = view.worlds();
    // What cannot be: a card of the viewer elsewhere, a card in two hands, fourteen cards, and the viewer without its own.
    let cannot = [
        worlds.with(Seat::East, own.lowest().unwrap().set()),
        worlds.with(Seat::East, king.set()).with(Seat::West, king.set()),
        worlds.with(Seat::South, view.unseen()),
        worlds.without(Seat::North, own),
        worlds.with(Seat::North, king.set()),
        worlds.without(Seat::East, view.unseen()),
    ];
    for none in &cannot {
        assert_eq!((none.count(), none.draw(1, 0), none.nth(0), none.iter().count()), (0, None, None, 0));
        assert_eq!(Seat::ALL.map(|seat| none.possible(seat)), [CardSet::EMPTY; 4]);
        assert!(Card::all().all(|card| Seat::ALL.iter().all(|&seat| none.count_with(seat, card) == 0)));
        assert_eq!(
            (none.with(Seat::East, CardSet::EMPTY).count(), none.without(Seat::East, CardSet::EMPTY).count()),
            (0, 0)
        );
    }
    // What changes nothing.
    assert_eq!(worlds.with(Seat::North, own), worlds);
    assert_eq!(worlds.with(Seat::West, CardSet::EMPTY), worlds);
    assert_eq!(worlds.without(Seat::North, !own), worlds);
    assert_eq!(worlds.without(Seat::West, own), worlds);
    assert_eq!(worlds.count_with(Seat::North, own.lowest().unwrap()), worlds.count());
    assert_eq!(format!("{worlds:?}"), format!("Worlds(84478098072866400 of {view:?})"));
}
