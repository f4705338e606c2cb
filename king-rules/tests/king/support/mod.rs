//! What the tests of the four-handed game share: deals made by hand, and short ways to look at a round.

pub(crate) mod random;
pub(crate) mod texts;
pub(crate) mod worlds;

use king_rules::king::{Action, Contract, ContractSet, Deal, Doubles, HouseRules, Illegal, Party, PartyError, Round};
use king_rules::king::{RoundResult, Seat};
use king_rules::{CardSet, Reason};

/// Each seat holds one suit: N spades, E hearts, S diamonds, W clubs. Whoever leads, everybody else is void.
pub(crate) const SUITS: &str = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";
/// N holds the spades and wins every trick; the others are void in them and have hearts, diamonds and clubs.
pub(crate) const SPADES: &str = "N:AKQJT98765432... .AKQJT.AKQJ.AKQJ .9876.T987.T9876 .5432.65432.5432";
/// The deal that the notation page shows.
pub(crate) const MIXED: &str = "N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32";
/// N holds the spades; E has K♥ as its only heart, S the others and one diamond, W no heart.
pub(crate) const LONE_KING: &str = "N:AKQJT98765432... .K.8765432.65432 .AQJT98765432.A. ..KQJT9.AKQJT987";

/// More actions than any round has: a declaration, four answers, seven words, and 52 cards after three passes each.
pub(crate) const LONGEST: usize = 1 + 4 + 7 + 4 * 52;

/// The round of a deal, a declarer, house rules and actions, all contracts being unused.
#[track_caller]
pub(crate) fn play(deal: &str, declarer: &str, rules: &str, actions: &str) -> Round {
    let record = format!("king1 {deal} {declarer} all {rules} {actions}");
    record.parse().unwrap_or_else(|error| panic!("{record}: {error}"))
}

/// The same with further actions.
#[track_caller]
pub(crate) fn then(round: &Round, actions: &str) -> Round {
    let mut round = round.clone();
    for text in actions.split_whitespace() {
        let action = round.table().parse_action(text).unwrap();
        round.apply(action).unwrap_or_else(|illegal| panic!("{round}: {action}: {illegal}"));
    }
    round
}

/// Carries out the legal action of the lowest code.
#[track_caller]
pub(crate) fn step(round: &Round) -> Round {
    let mut round = round.clone();
    let action = round.legal_actions().iter().next().expect("a round that is not over");
    round.apply(action).unwrap();
    round
}

/// Plays on to the end, always the legal action of the lowest code.
pub(crate) fn to_the_end(round: &Round) -> Round {
    let mut round = round.clone();
    for _ in 0..LONGEST {
        if round.turn().is_none() {
            return round;
        }
        round = step(&round);
    }
    panic!("a round without end: {round}");
}

/// The legal actions as text, in the order of their codes.
pub(crate) fn legal(round: &Round) -> String {
    let actions: Vec<_> = round.legal_actions().iter().map(|action| action.to_string()).collect();
    actions.join(" ")
}

/// The seat to act and the phase, such as `N play`; `over` at the end.
pub(crate) fn now(round: &Round) -> String {
    match round.turn() {
        Some(seat) => format!("{seat} {}", round.phase()),
        None => round.phase().to_string(),
    }
}

/// Applies the actions, and returns the seats that were on turn: before each of them, and after the last.
#[track_caller]
pub(crate) fn asked(round: &Round, actions: &str) -> String {
    let mut round = round.clone();
    let mut seats = String::new();
    for action in actions.split_whitespace() {
        seats += round.turn().map_or("-", Seat::text);
        round = then(&round, action);
    }
    seats + round.turn().map_or("-", Seat::text)
}

/// Checks that an action is refused for that reason and clause, by the round, by `apply` and by the view of the seat
/// on turn, and that nothing changes.
#[track_caller]
pub(crate) fn refused(round: &Round, action: &str, reason: Reason, clause: &str) -> Illegal {
    let action = round.table().parse_action(action).unwrap();
    let illegal = round.why_not(action).unwrap_or_else(|| panic!("{round}: {action} is allowed"));
    assert_eq!((illegal.reason(), illegal.clause()), (reason, clause), "{round}: {action}: {illegal}");
    let mut same = round.clone();
    assert_eq!(same.apply(action), Err(illegal), "{round}: {action}");
    assert_eq!(&same, round, "a refused {action} changed the round");
    assert!(!round.legal_actions().contains(action), "{round}: {action} is refused, but among the legal actions");
    if let Some(seat) = round.turn() {
        assert_eq!(round.view(seat).why_not(action), Some(illegal), "{round}: {action} through the view");
    }
    illegal
}

/// Checks that exactly these cards may be played; the text is that of a hand.
#[track_caller]
pub(crate) fn may_play(round: &Round, cards: &str) {
    assert_eq!(round.legal_cards().to_string(), cards, "{round}");
    assert_eq!(round.legal_actions(), set(cards).into(), "{round}");
}

/// Checks that the seat on turn may play every card it holds.
#[track_caller]
pub(crate) fn may_play_anything(round: &Round) {
    let hand = round.hand(round.turn().expect("a seat on turn"));
    assert!(hand.len() > 1, "{round}: a choice");
    assert_eq!(round.legal_cards(), hand, "{round}");
}

#[track_caller]
pub(crate) fn set(hand: &str) -> CardSet {
    hand.parse().unwrap_or_else(|error| panic!("{hand}: {error}"))
}

#[track_caller]
pub(crate) fn contract(text: &str) -> Contract {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[track_caller]
pub(crate) fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[track_caller]
pub(crate) fn doubles(text: &str) -> Doubles {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[track_caller]
pub(crate) fn rules(text: &str) -> HouseRules {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Counts the result of the next declarer.
pub(crate) fn enter(
    party: &mut Party,
    contract: Contract,
    doubles: Doubles,
    taken: [i16; 4],
) -> Result<(), PartyError> {
    let declarer = party.declarer().unwrap_or(party.first_declarer());
    party.record_result(RoundResult { declarer, contract, doubles, taken })
}

/// A round before its declaration, all contracts being unused, under the default rules.
pub(crate) fn fresh(deal: &str, declarer: Seat) -> Round {
    let deal: Deal = deal.parse().unwrap();
    Round::new(deal, declarer, ContractSet::ALL, HouseRules::new()).unwrap()
}
