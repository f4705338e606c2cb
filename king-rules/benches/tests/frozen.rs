//! The references are frozen: what they choose in the positions of a file is what they chose when they were written.

use std::fmt::Write;

use king_benches::reference::{balayi_greedy, ismcts, king_greedy, king_thumb, monte_carlo};
use king_rules::balayi;
use king_rules::king::{Seat, View};

const KING: &str = include_str!("frozen.king");
const DECLARED: &str = include_str!("frozen.declared");
const BALAYI: &str = include_str!("frozen.balayi");

/// A line a position: the seat on turn, its view, and behind `=` the cards that the greedy player, Monte Carlo with 40
/// play-outs and the tree search with 60 play from there.
#[test]
fn the_references_of_king_choose_what_they_chose() {
    let mut chosen = String::new();
    for line in KING.lines() {
        let (position, _) = line.split_once(" = ").unwrap();
        let (seat, text) = position.split_once(' ').unwrap();
        let seat: Seat = seat.parse().unwrap();
        let view = View::parse(seat, text).unwrap();
        let greedy = king_greedy::card(view.table(), view.hand(seat).unwrap()).unwrap();
        let flat = monte_carlo::choose(&view, 40, 16).unwrap();
        let tree = ismcts::choose(&view, 60, 16).unwrap();
        writeln!(chosen, "{position} = {greedy} {flat} {tree}").unwrap();
    }
    assert!(chosen.lines().count() >= 80);
    assert_eq!(chosen, KING);
}

/// A line a position: the declarer, its view before the declaration, and behind `=` what it declares by rule of thumb.
#[test]
fn the_rule_of_thumb_declares_what_it_declared() {
    let mut declared = String::new();
    for line in DECLARED.lines() {
        let (position, _) = line.split_once(" = ").unwrap();
        let (seat, text) = position.split_once(' ').unwrap();
        let seat: Seat = seat.parse().unwrap();
        let view = View::parse(seat, text).unwrap();
        let action = king_thumb::choose(view.table(), view.hand(seat).unwrap()).unwrap();
        writeln!(declared, "{position} = {action}").unwrap();
    }
    assert!(declared.lines().count() >= 40);
    assert_eq!(declared, DECLARED);
}

/// A line a position: the player on turn, its view, and behind `=` what the greedy player does.
#[test]
fn the_reference_of_balayi_chooses_what_it_chose() {
    let mut chosen = String::new();
    for line in BALAYI.lines() {
        let (position, _) = line.split_once(" = ").unwrap();
        let (player, text) = position.split_once(' ').unwrap();
        let player: balayi::Player = player.parse().unwrap();
        let view = balayi::View::parse(player, text).unwrap();
        let action = balayi_greedy::choose(view.table(), view.hand(player).unwrap_or_default()).unwrap();
        writeln!(chosen, "{position} = {action}").unwrap();
    }
    assert!(chosen.lines().count() >= 40);
    assert_eq!(chosen, BALAYI);
}
