//! The reasons of greedy play: a position of each, and what is said of it.

use std::fmt::Write;

use king_players::king::{Reason, greedy};
use king_rules::Lang;
use king_rules::king::{Seat, View};

const POSITIONS: &str = include_str!("reasons.king");

/// A line a position: the seat on turn, its view, and behind `=` what it does and why.
#[test]
fn every_reason_has_its_positions() {
    let mut chosen = String::new();
    let mut missing = Reason::ALL.to_vec();
    for line in POSITIONS.lines() {
        let (position, _) = line.split_once(" = ").unwrap();
        let (seat, text) = position.split_once(' ').unwrap();
        let seat: Seat = seat.parse().unwrap();
        let view = View::parse(seat, text).unwrap();
        let choice = greedy::choose(view.table(), view.hand(seat).unwrap()).unwrap();
        missing.retain(|&reason| reason != choice.reason);
        writeln!(chosen, "{position} = {} {}", choice.action, choice.reason.text()).unwrap();
    }
    assert_eq!(chosen, POSITIONS);
    assert_eq!(missing, []);
}

/// Numbers and texts are stable, and every reason is told in words of its own.
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
