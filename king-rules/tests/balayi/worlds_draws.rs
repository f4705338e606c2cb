//! The numbers and draws of worlds: every world with the same chance, and the same ones for ever.

use crate::common::worlds::{how_many, views};
use crate::common::*;
use king_rules::balayi::{DenominationSet, Pack, Place, Player, Round, Simulation, View, Worlds};
use king_rules::shuffle::{self, SplitMix64};
use king_rules::{Card, CardSet};
use proptest::prelude::*;

/// Worlds frozen: a line `view PLAYER record`, and then lines of what is asked of its worlds, each with its answer.
const GOLDEN: &str = include_str!("../golden/worlds.balayi");

fn pack(world: Option<Round>) -> String {
    world.map_or("-".to_owned(), |round| round.pack().to_string())
}

fn count(count: Option<u128>) -> String {
    count.map_or("-".to_owned(), |count| count.to_string())
}

/// The answer of a line of the golden file, of which the first words are the question.
fn answer(worlds: &Worlds, words: &[&str]) -> (usize, String) {
    let place = || Place::of(words[1].parse().unwrap(), worlds.view().dealer()).unwrap();
    let player = || -> Player { words[1].parse().unwrap() };
    let number = |n: usize| -> u64 { words[n].parse().unwrap() };
    let cards = |n: usize| -> CardSet { words[n].parse().unwrap() };
    let conditioned = |worlds: Worlds| format!("{} {}", count(worlds.count()), pack(worlds.draw(7, 0)));
    match words[0] {
        "count" => (1, count(worlds.count())),
        "world" => (2, pack(worlds.nth(words[1].parse().unwrap()))),
        "draw" => (3, pack(worlds.draw(number(1), number(2)))),
        "count_with" => (3, count(worlds.count_with(place(), words[2].parse().unwrap()))),
        "possible" => (2, worlds.possible(place()).to_string()),
        "with" => (3, conditioned(worlds.with(player(), cards(2)))),
        "without" => (3, conditioned(worlds.without(player(), cards(2)))),
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
            let (_, record) = line.split_at("view 0 ".len());
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
    assert!(views >= 30 && questions >= 10 * views, "{views} views, {questions} questions");
}

/// The chance of a chi-square of so many degrees of freedom to be below that (Wilson and Hilferty, with the logistic curve for the
/// normal one).
fn chance_below(chi_square: f64, freedom: f64) -> f64 {
    let variance = 2.0 / (9.0 * freedom);
    let z = ((chi_square / freedom).cbrt() - (1.0 - variance)) / variance.sqrt();
    1.0 / (1.0 + (-1.595_769 * z - 0.070_565_992 * z.powi(3)).exp())
}

/// Chi-square over all cells of `BALAYI_WORLDS_CHI` views, pooled: the worlds of each, or 16 equal shares of their numbers where
/// they are many; at least six draws a cell are expected.
fn chi_square(draw: impl Fn(&Worlds, u64) -> Option<Round>) {
    let (mut chi_square, mut freedom) = (0.0, 0.0);
    let many = |view: &View| view.worlds().count().is_some_and(|count| count > 1);
    for view in views().filter(many).take(how_many("BALAYI_WORLDS_CHI", 300)) {
        let worlds = view.worlds();
        let count = worlds.count().unwrap();
        let cells = if count <= 64 { count } else { 16 };
        let mut found = vec![0u32; cells as usize];
        let draws = 6 * cells as u64 + cells as u64 / 2;
        for k in 0..draws {
            let rank = worlds.rank(&draw(&worlds, k).unwrap()).unwrap();
            found[(rank * cells / count) as usize] += 1;
        }
        for (cell, &found) in (0..).zip(&found) {
            // The numbers of the cell: those whose product with `cells` lies within.
            let first = |cell: u128| (cell * count).div_ceil(cells);
            let expected = draws as f64 * (first(cell + 1) - first(cell)) as f64 / count as f64;
            chi_square += (f64::from(found) - expected).powi(2) / expected;
        }
        freedom += cells as f64 - 1.0;
    }
    check(chi_square, freedom);
}

fn check(chi_square: f64, freedom: f64) {
    let chance = chance_below(chi_square, freedom);
    assert!((0.001..0.999).contains(&chance), "chi-square {chi_square} of {freedom}: {chance}");
    println!("chi-square {chi_square:.1} of {freedom} degrees of freedom: p = {:.4}", 1.0 - chance);
}

#[test]
fn every_world_is_drawn_with_the_same_chance() {
    chi_square(|worlds, k| worlds.draw(1, k));
}

#[test]
fn every_seed_draws_with_the_same_chance() {
    chi_square(|worlds, k| worlds.draw(k, 0));
}

#[test]
fn every_world_is_sampled_with_the_same_chance() {
    let numbers = std::cell::RefCell::new(SplitMix64::new(2));
    chi_square(|worlds, _| worlds.sample(&mut *numbers.borrow_mut()));
}

/// Before the declaration too, every card is as likely as any other under a pile and as the lowest of a hand: what the middle
/// part of the numbers decides, which shares of all worlds cannot show.
#[test]
fn every_card_is_drawn_with_its_chance() {
    let (mut chi_square, mut freedom) = (0.0, 0.0);
    let many = |view: &View| view.unseen().len() >= 12;
    for (seed, view) in (0..).zip(views().filter(many).take(how_many("BALAYI_WORLDS_CARDS", 100))) {
        let (worlds, known) = (view.worlds(), view.known());
        let hidden: Vec<usize> = (0..40).filter(|&slot| known[slot].is_none()).collect();
        let Some(&slot) = hidden.get(seed as usize % hidden.len().max(1)) else { continue };
        let place = Place::of(slot, view.dealer()).unwrap();
        let mut found = [0u32; Card::COUNT];
        let draws = 6 * view.unseen().len() as u64;
        for k in 0..draws {
            found[worlds.draw(seed, k).unwrap().pack().cards()[slot].index()] += 1;
        }
        for card in view.unseen() {
            let chance = match (worlds.count_with(place, card), worlds.count()) {
                (Some(with), Some(count)) => with as f64 / count as f64,
                _ => 1.0 / view.unseen().len() as f64,
            };
            let expected = draws as f64 * chance;
            chi_square += (f64::from(found[card.index()]) - expected).powi(2) / expected;
        }
        freedom += view.unseen().len() as f64 - 1.0;
    }
    check(chi_square, freedom);
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
    #![proptest_config(config())]

    /// A round is among the worlds of each of its views, its hands in whichever order; and what is drawn is seen in the same way.
    #[test]
    fn the_true_round_is_a_world(game in any_game(), at in 0usize..54, seed: u64) {
        let round = game.position(at);
        for player in Player::ALL {
            let view = round.view(player);
            let worlds = view.worlds();
            prop_assert_eq!(worlds.view(), &view);
            if worlds.count().is_some() {
                let world = worlds.nth(worlds.rank(&round).unwrap()).unwrap();
                prop_assert_eq!(world.pack().cards()[..40].to_vec(), round.pack().cards()[..40].to_vec());
                prop_assert_eq!(Player::ALL.map(|player| world.hand(player)), Player::ALL.map(|player| round.hand(player)));
                prop_assert_eq!(worlds.rank(&world), worlds.rank(&round));
            }
            let drawn = worlds.draw(seed, 0).unwrap();
            prop_assert_eq!(drawn.view(player), view.clone());
            prop_assert_eq!(view.with_hidden(drawn.pack()), Ok(drawn.clone()));
            // Draws depend on what the view knows alone.
            prop_assert_eq!(drawn.view(player).worlds().draw(seed, 0), Some(drawn));
        }
    }
}

/// The pack of a seed is not that of its first draw; nor is another number or seed, another viewer or record.
#[test]
fn draws_are_apart_from_packs_and_from_each_other() {
    let mut seen = std::collections::HashSet::new();
    for k in 0..50 {
        let start = Round::new(Pack::from_seed(shuffle::deal_seed(7, k)), ZERO, DenominationSet::ALL).unwrap();
        let mut next = start.clone();
        next.apply("NT".parse().unwrap()).unwrap();
        for (player, round) in [(ZERO, &start), (ONE, &start), (ZERO, &next)] {
            let worlds = round.view(player).worlds();
            for (seed, number) in [(7, 0), (7, 1), (7, k + 2), (k + 8, 0)] {
                let drawn = worlds.draw(seed, number).unwrap();
                let same = (0..40).filter(|&slot| drawn.pack().cards()[slot] == start.pack().cards()[slot]).count();
                assert!(same < 28, "{same} cards as they are");
                assert!(seen.insert(drawn.pack().to_string()), "the same draw twice: {drawn}");
            }
        }
    }
}

/// The same cards at another position are no world: what has been played differs.
#[test]
fn a_position_before_or_after_is_no_world() {
    let positions: Vec<Round> = Game::of_seed(3).positions().map(|(round, _)| round).collect();
    for two in positions.windows(2) {
        for viewer in Player::ALL {
            assert_eq!(two[0].view(viewer).worlds().rank(&two[1]), None, "{}", two[1]);
            assert_eq!(two[1].view(viewer).worlds().rank(&two[0]), None, "{}", two[0]);
        }
    }
}

/// No world is drawn where there is none, and the only one always.
#[test]
fn none_and_the_only_world() {
    let over = Simulation::new(3).round(0).unwrap();
    for player in Player::ALL {
        let worlds = over.view(player).worlds();
        assert_eq!((worlds.count(), worlds.rank(&over)), (Some(1), Some(0)));
        assert_eq!(worlds.draw(1, 2), worlds.nth(0));
        assert_eq!(worlds.draw(1, 2).unwrap().view(player), over.view(player));
        assert_eq!(worlds.rank(&Simulation::new(3).round(4).unwrap()), None);
    }
    let round = declared(Pack::from_seed(7), king_rules::balayi::Denomination::Spades);
    let view = round.view(ZERO);
    let worlds = view.worlds();
    let (open, ace) = (view.open_cards(ONE), view.unseen().lowest().unwrap());
    // What cannot be: a card that lies open, a card in two hands, and seven cards.
    let cannot = [
        worlds.with(ONE, open),
        worlds.with(ONE, ace.set()).with(ZERO, ace.set()),
        worlds.with(ZERO, view.unseen().iter().take(7).collect()),
        worlds.with(ONE, ace.set()).without(ONE, ace.set()),
        worlds.without(ONE, ace.set()).with(ONE, ace.set()),
        worlds.without(ZERO, view.unseen()),
    ];
    for none in &cannot {
        assert_eq!((none.count(), none.draw(1, 0), none.nth(0), none.iter().count()), (Some(0), None, None, 0));
        assert_eq!((none.rank(&round), none.sample(&mut SplitMix64::new(1))), (None, None));
        for place in (0..52).map(|slot| Place::of(slot, ZERO).unwrap()) {
            assert_eq!(none.possible(place), CardSet::EMPTY);
            assert!(Card::all().all(|card| none.count_with(place, card) == Some(0)));
        }
        for player in Player::ALL {
            assert_eq!(none.with(player, CardSet::EMPTY).count(), Some(0));
            assert_eq!(none.without(player, CardSet::EMPTY).count(), Some(0));
        }
    }
    // What changes nothing.
    assert_eq!(worlds.with(ONE, CardSet::EMPTY), worlds);
    assert_eq!(worlds.without(ONE, open), worlds);
    for place in [Place::Closed(ZERO, 10), Place::Open(ONE, 10), Place::Hand(ONE, 6)] {
        assert_eq!((worlds.count_with(place, ace), worlds.possible(place)), (Some(0), CardSet::EMPTY));
    }
    assert_eq!(format!("{worlds:?}"), format!("Worlds(507582632973945852946022400000 of {view:?})"));
}

/// Before the declaration there are more worlds than numbers: 47! / (6! 6!).
#[test]
fn more_worlds_than_numbers() {
    let round = Round::new(Pack::from_seed(7), ZERO, DenominationSet::ALL).unwrap();
    let worlds = round.view(ONE).worlds();
    assert_eq!((worlds.count(), worlds.rank(&round)), (None, None));
    let last = worlds.nth(u128::MAX).unwrap();
    assert_eq!(worlds.rank(&last), Some(u128::MAX));
    let open = Place::of(20, ZERO).unwrap();
    let first = round.pack().cards()[20];
    assert_eq!((worlds.count_with(open, first), worlds.possible(open)), (None, first.set()));
    assert_eq!(worlds.count_with(Place::Hand(ONE, 0), first), Some(0));
    assert_eq!(worlds.iter().take(3).map(|world| worlds.rank(&world).unwrap()).collect::<Vec<_>>(), [0, 1, 2]);
    assert!(format!("{worlds:?}").starts_with("Worlds(2^128 or more of View(1, balayi1 ? ? "));
}
