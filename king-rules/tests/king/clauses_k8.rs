//! K8: dürt. Each test cites its clause.

use crate::support::*;
use king_rules::king::{Phase, Round, Seat, durt};
use king_rules::{CardSet, Rank, Reason};

/// N holds the four twos.
const TWOS: &str = "N:AKQJT98762.2.2.2 543.AKQJT98.654.- -.76543.AKQJT987.- -.-.3.AKQJT9876543";

/// Dürt from that rank, the talk over, nobody having doubled.
#[track_caller]
fn durt(deal: &str, declarer: &str, start: &str) -> Round {
    let round = play(deal, declarer, "-", &format!("durt:{start} iyi iyi iyi"));
    assert_eq!(now(&round), format!("{declarer} play"));
    round
}

#[track_caller]
fn must_pass(round: &Round) {
    assert_eq!(legal(round), "pass", "{round}");
    assert!(round.legal_cards().is_empty());
}

/// K8.1: the declarer begins; it must place one of its cards of the start rank, its choice.
#[test]
fn k8_1_the_declarer_begins() {
    // N has the club four, S heart and diamond, W the spade.
    let round = durt(MIXED, "S", "4");
    may_play(&round, ".4.4.");
    refused(&round, "pass", Reason::MustNotPass, "K8.3");
    // No suit is open: nothing beside the start rank, and the reason is K8.1.
    for other in ["D3", "HA", "H2"] {
        refused(&round, other, Reason::NotNextInRow, "K8.1");
    }
    refused(&round, "C4", Reason::NotHeld, "K2.5");
    may_play(&durt(MIXED, "W", "4"), "4...");
    may_play(&durt(TWOS, "N", "2"), "2.2.2.2");
}

/// K8.1: otherwise it passes.
#[test]
fn k8_1_the_declarer_passes() {
    let round = durt(MIXED, "N", "8");
    assert!(!round.hand(Seat::North).meets(Rank::Eight.cards()));
    must_pass(&round);
    refused(&round, "CA", Reason::NotNextInRow, "K8.1");
    assert_eq!(now(&then(&round, "pass")), "E play");
}

/// K8.2: in turn order each places a card of the start rank, or the next card above or below in an open suit.
#[test]
fn k8_2_start_rank_or_next_in_row() {
    // S has only one eight, the club; W the heart and the diamond.
    let round = then(&durt(MIXED, "S", "8"), "C8");
    assert_eq!(now(&round), "W play");
    may_play(&round, ".8.8.");
    // N has no eight, and not C9 or C7, nor D9 or D7: the passes go on.
    let round = then(&round, "D8");
    must_pass(&round);
    let round = then(&round, "pass");
    // E: the spade eight opens; D9 goes above D8, C9 and C7 go to both ends of the clubs.
    may_play(&round, "8..9.97");
    for other in ["S5", "HT", "DJ", "DK"] {
        refused(&round, other, Reason::NotNextInRow, "K8.2");
    }
    // The rows grow from their ends: after C9 it is CT, and C7 stays open.
    let round = then(&round, "C9");
    assert_eq!(now(&round), "S play");
    assert_eq!(round.placeable(), set("8.8.97.T7"));
    may_play(&round, "..7.");
}

/// K8.2: what is open depends on the rows alone, not on who placed them.
#[test]
fn k8_2_placeable() {
    for (placed, start, open) in [
        ("...", Rank::Seven, "7.7.7.7"),
        ("7...", Rank::Seven, "86.7.7.7"),
        ("987.7..76", Rank::Seven, "T6.86.7.85"),
        ("AKQJT987.765432..", Rank::Seven, "6.8.7.7"),
    ] {
        assert_eq!(durt::placeable(set(placed), start), set(open), "{placed}");
        assert_eq!(durt::legal_cards(set("AT6.8..85"), set(placed), start), set(open) & set("AT6.8..85"), "{placed}");
    }
    // A whole suit is closed.
    let placed = set("AKQJT98765432.7..");
    assert_eq!(durt::placeable(placed, Rank::Seven), set(".86.7.7"));
    assert!(durt::placeable(CardSet::ALL, Rank::Seven).is_empty());
}

/// K8.2: the ace is high, and there is no wrapping: nothing lies above an ace or below a two.
#[test]
fn k8_2_no_wrapping() {
    let from_ace = durt::placeable(set("A..."), Rank::Ace);
    assert_eq!(from_ace, set("K.A.A.A"), "not the two of spades");
    let from_two = durt::placeable(set("2..."), Rank::Two);
    assert_eq!(from_two, set("3.2.2.2"), "not the ace of spades");
    let round = then(&durt(SUITS, "N", "A"), "SA HA DA CA");
    may_play(&round, "K...");
    refused(&round, "S2", Reason::NotNextInRow, "K8.2");
    let round = then(&durt(SUITS, "N", "2"), "S2 H2 D2 C2");
    may_play(&round, "3...");
    refused(&round, "SA", Reason::NotNextInRow, "K8.2");
    // The ace end of a row that began in the middle.
    assert_eq!(durt::placeable(set(".AKQJ.."), Rank::Jack), set("J.T.J.J"));
    assert_eq!(durt::placeable(set(".432.."), Rank::Four), set("4.5.4.4"));
}

/// K8.3: a player with a playable card must play one; with none it passes, and nothing but a pass is legal.
#[test]
fn k8_3_forced_passes() {
    let round = then(&durt(MIXED, "S", "8"), "C8");
    refused(&round, "pass", Reason::MustNotPass, "K8.3");
    let round = then(&round, "D8");
    assert_eq!(now(&round), "N play");
    must_pass(&round);
    assert_eq!(round.why_not(action("pass")), None);
    // Each card of the passing hand is refused for the row, the others for not being held.
    refused(&round, "C6", Reason::NotNextInRow, "K8.2");
    refused(&round, "C9", Reason::NotHeld, "K2.5");
}

/// K8.3: a pass is public, keeps the cards and passes the turn to the left.
#[test]
fn k8_3_a_pass_is_recorded() {
    let round = then(&durt(MIXED, "S", "8"), "C8 D8 pass");
    assert_eq!(now(&round), "E play");
    assert_eq!(round.hand(Seat::North).len(), 13);
    let actions: Vec<_> = round.actions().map(|(seat, action)| format!("{seat} {action}")).collect();
    assert_eq!(actions[4..], ["S C8", "W D8", "N pass"]);
    assert_eq!(round.plays().count(), 2);
}

/// K8.4: the order of going out makes the places; the points are those of K3.1.
#[test]
fn k8_4_places() {
    // Everybody empties one suit; N places first, so N is out first, then E, S and W.
    let mut round = durt(SUITS, "N", "7");
    assert_eq!(round.places(), [None; 4]);
    for _ in 0..49 {
        round = step(&round);
    }
    assert_eq!(round.places(), [Some(1), None, None, None]);
    assert_eq!(round.taken(), [45, 0, 0, 0]);
    let round = to_the_end(&round);
    assert_eq!(round.places(), [Some(1), Some(2), Some(3), Some(4)]);
    assert_eq!((round.taken(), round.scores()), ([45, 20, 10, -10], Some([45, 20, 10, -10])));
    let round = to_the_end(&durt(SUITS, "S", "A"));
    assert_eq!(round.taken(), [10, -10, 45, 20]);
    assert_eq!(durt::points([Some(2), Some(4), Some(1), Some(3)]), [20, -10, 45, 10]);
}

/// K8.4: a player out of cards is passed over, without being asked, and the others play on until all are out.
#[test]
fn k8_4_players_who_are_out_are_passed_over() {
    let mut round = durt(MIXED, "S", "8");
    let mut seats_with_cards = Vec::new();
    for _ in 0..LONGEST {
        let Some(seat) = round.turn() else { break };
        assert!(!round.hand(seat).is_empty(), "{round}: {seat} is out, but asked");
        // Whoever sits between the one who acted and the one on turn now is out of cards.
        let before = round.clone();
        round = step(&round);
        if let Some(next) = round.turn() {
            let mut skipped = seat.next();
            while skipped != next {
                assert!(round.hand(skipped).is_empty(), "{before}: {skipped} was passed over with cards");
                skipped = skipped.next();
            }
        }
        seats_with_cards.push(Seat::ALL.into_iter().filter(|&seat| round.held(seat) > 0).count());
    }
    // The round went through three, two and one player with cards, to none.
    for players in 0..4 {
        assert!(seats_with_cards.contains(&players), "{players}");
    }
    assert_eq!(round.played(), CardSet::ALL);
    assert_eq!(round.phase(), Phase::Over);
}

/// K8.4: the last player places its remaining cards one after the other.
#[test]
fn k8_4_the_last_one_plays_on_alone() {
    // S had to pass six times, and is alone with six cards when the others are out.
    let mut round = durt(TWOS, "E", "5");
    let mut turns = Vec::new();
    for _ in 0..LONGEST {
        let Some(seat) = round.turn() else { break };
        let action = round.legal_actions().iter().next_back().unwrap();
        turns.push((seat, action));
        round = then(&round, &action.to_string());
    }
    let passes = turns.iter().filter(|&&(_, done)| done == action("pass"));
    assert!(passes.map(|(seat, _)| seat.text()).eq(["S"; 6]));
    let last: Vec<_> = turns.iter().rev().take_while(|(seat, _)| *seat == Seat::South).collect();
    assert_eq!(last.len(), 6);
    assert!(last.iter().all(|(_, done)| *done != action("pass")));
    assert_eq!(round.places()[2], Some(4));
}

/// K8.4: over means over: nothing is legal then, and the reason is K8.4.
#[test]
fn k8_4_over() {
    let round = to_the_end(&durt(SUITS, "N", "7"));
    assert_eq!(now(&round), "over");
    for action in ["SA", "pass", "iyi", "durt:7"] {
        refused(&round, action, Reason::RoundOver, "K8.4");
    }
}

/// K8.5: from its first turn on, K8.2 holds for the declarer too: later it may go on with the rows.
#[test]
fn k8_5_no_other_privilege() {
    let round = then(&durt(MIXED, "S", "4"), "D4 S4 C4 D5");
    assert_eq!(now(&round), "S play");
    // The other four, or the diamond at the end of the row; not a free choice.
    may_play(&round, ".4.3.");
    refused(&round, "D2", Reason::NotNextInRow, "K8.2");
}

/// K8.5: if the declarer passed, the others too can only begin with the start rank.
#[test]
fn k8_5_after_the_declarer_passed() {
    let round = then(&durt(MIXED, "N", "8"), "pass");
    may_play(&round, "8...");
    refused(&round, "S5", Reason::NotNextInRow, "K8.2");
    // Two and three passes before N, who holds all twos.
    let round = durt(TWOS, "S", "2");
    must_pass(&round);
    let round = then(&round, "pass");
    must_pass(&round);
    let round = then(&round, "pass");
    assert_eq!(now(&round), "N play");
    may_play(&round, "2.2.2.2");
    let round = then(&durt(TWOS, "E", "2"), "pass pass pass");
    assert_eq!(now(&round), "N play");
    may_play(&round, "2.2.2.2");
}
