//! The worlds of a view, against every deal that can be tried and against an independent count (K11.1).

use std::collections::HashSet;

use crate::support::action;
use crate::support::worlds::{by_trying, counted, how_many, small_views, views};
use king_rules::king::{Action, ActionSet, ContractSet, Deal, HouseRules, Round, Seat, View, Worlds};
use king_rules::shuffle::{SplitMix64, choices};
use king_rules::{Card, CardSet};

/// Checks that the worlds are exactly these, and everything that is counted of them.
#[track_caller]
fn are_exactly(worlds: &Worlds, rounds: &[Round], about: &str) {
    assert_eq!(worlds.count(), rounds.len() as u64, "{about}");
    let all: Vec<Round> = worlds.iter().collect();
    let [some, wanted]: [HashSet<&Round>; 2] = [all.iter().collect(), rounds.iter().collect()];
    assert!(some == wanted && all.len() == rounds.len(), "{about}");
    for (i, round) in (0..).zip(&all) {
        assert_eq!(worlds.rank(round), Some(i), "{about}");
    }
    for i in [worlds.count(), worlds.count() + 1, u64::MAX] {
        assert_eq!(worlds.nth(i), None, "{about}");
    }
    for seat in Seat::ALL {
        let mut possible = CardSet::EMPTY;
        for card in Card::all() {
            let with = rounds.iter().filter(|round| round.hand(seat).contains(card)).count();
            assert_eq!(worlds.count_with(seat, card), with as u64, "{about}: {seat} {card}");
            if with > 0 {
                possible.insert(card);
            }
        }
        assert_eq!(worlds.possible(seat), possible, "{about}: {seat}");
    }
}

/// Checks the worlds in which a seat holds some cards, or none of them.
#[track_caller]
fn conditioned(worlds: &Worlds, rounds: &[Round], seat: Seat, cards: CardSet) {
    let about = format!("{worlds:?} and {seat} {cards}");
    let (with, others): (Vec<Round>, Vec<Round>) =
        rounds.iter().cloned().partition(|round| cards.is_subset(round.hand(seat)));
    are_exactly(&worlds.with(seat, cards), &with, &about);
    assert!(others.iter().all(|round| worlds.with(seat, cards).rank(round).is_none()), "{about}");
    let without: Vec<Round> = rounds.iter().filter(|round| !round.hand(seat).meets(cards)).cloned().collect();
    are_exactly(&worlds.without(seat, cards), &without, &about);
}

/// The same sets as by trying every deal, none missing, none too many: `KING_WORLDS_VIEWS` views with at most nine unseen cards.
#[test]
fn every_deal_tried() {
    let mut numbers = SplitMix64::new(1);
    for view in small_views(9).take(how_many("KING_WORLDS_VIEWS", 150)) {
        let rounds = by_trying(&view);
        let worlds = view.worlds();
        are_exactly(&worlds, &rounds, &format!("{view:?}"));
        let seat = numbers.choose(Seat::ALL.into_iter()).unwrap();
        let some = CardSet::from_bits(numbers.next_u64() & numbers.next_u64() & CardSet::ALL.bits()).unwrap();
        conditioned(&worlds, &rounds, seat, some & worlds.possible(seat));
        conditioned(&worlds, &rounds, seat, numbers.choose(view.unseen().iter()).unwrap().set());
        conditioned(&worlds, &rounds, seat, some);
        let again = worlds.without(seat, some);
        let left: Vec<_> = again.iter().collect();
        conditioned(&again, &left, seat.next(), some & worlds.possible(seat.next()));
    }
}

/// `View::apply` refuses exactly what no world allows, for a reason of the seat's own actions or of a world: every action
/// of `KING_WORLDS_APPLY` views.
#[test]
fn every_action_tried() {
    let near_the_end = |view: &View| view.turn().is_some_and(|seat| seat != view.viewer());
    for view in small_views(9).filter(near_the_end).take(how_many("KING_WORLDS_APPLY", 150)) {
        let rounds = by_trying(&view);
        let allowed = rounds.iter().fold(ActionSet::EMPTY, |all, round| all | round.legal_actions());
        for action in (0..Action::COUNT as u8).filter_map(Action::from_code) {
            let mut next = view.clone();
            let done = next.apply(action);
            assert_eq!(done.is_ok(), allowed.contains(action), "{view:?}: {action}");
            match done {
                Ok(()) => assert_ne!(next.worlds().count(), 0, "{view:?}: {action}"),
                Err(illegal) => {
                    // What the record proves of that seat alone comes first.
                    let turn = view.turn().unwrap();
                    let alone = view.table().why_not(view.unseen() - view.excluded(turn), action);
                    let in_a_world = || rounds.iter().any(|round| round.why_not(action) == Some(illegal));
                    assert!(alone == Some(illegal) || in_a_world(), "{view:?}: {action}: {illegal}");
                    assert_eq!(next, view);
                }
            }
        }
    }
}

/// Views of any size, from before the declaration to the end: the independent count, and the numbers of single worlds.
#[test]
fn counted_in_another_way() {
    for view in views().take(how_many("KING_WORLDS_COUNTS", 150)) {
        let worlds = view.worlds();
        let count = worlds.count();
        assert_eq!(u128::from(count), counted(&view), "{view:?}");
        for seat in Seat::ALL {
            let sum: u128 = Card::all().map(|card| u128::from(worlds.count_with(seat, card))).sum();
            let held = view.hand(seat).map_or(view.held(seat).into(), |hand| hand.len() as u128);
            assert_eq!(sum, u128::from(count) * held, "{view:?}: {seat}");
        }
        let mut numbers = SplitMix64::new(count);
        let random = [(); 8].map(|()| numbers.below(count));
        for i in random.into_iter().chain([0, count / 2, count - 1]) {
            let world = worlds.nth(i).unwrap();
            assert_eq!(worlds.rank(&world), Some(i), "{view:?}");
            let hands = Seat::ALL.map(|seat| world.hand(seat));
            assert_eq!(view.with_hidden(hands).as_ref(), Ok(&world), "{view:?}");
        }
        assert_eq!(worlds.nth(count), None);
    }
}

/// In dürt a pass proves its seat to have nothing to place, also where a seat that is out was passed over before it (K8.4).
#[test]
fn passes_beside_a_seat_that_is_out() {
    let mut passed_over = 0;
    for seed in 0..40 {
        let mut round = Round::new(Deal::from_seed(seed), Seat::North, ContractSet::ALL, HouseRules::new()).unwrap();
        ["durt:8", "iyi", "iyi", "iyi"].iter().for_each(|text| round.apply(action(text)).unwrap());
        let mut choices = choices(seed, 0);
        while let Some(action) = round.choose(&mut choices) {
            let by = round.turn().unwrap();
            round.apply(action).unwrap();
            if action != Action::Pass {
                continue;
            }
            for view in Seat::ALL.into_iter().filter(|&viewer| viewer != by).map(|viewer| round.view(viewer)) {
                assert!(!view.worlds().possible(by).meets(round.placeable()), "{view:?}: {by}");
            }
            let last = round.plays().last().map_or(by, |(seat, _)| seat);
            let mut between =
                std::iter::successors(Some(last.next()), |seat| Some(seat.next())).take_while(|&seat| seat != by);
            passed_over += usize::from(between.any(|seat| round.held(seat) == 0));
        }
    }
    assert!(passed_over > 0);
}

/// What a pass proves of a seat that is out is nothing: the numbers of worlds go by what the others may hold.
#[test]
fn numbers_beside_a_seat_that_is_out() {
    let record = "king1 N:? ? ? KQJ8.Q86.A.JT975 N all - durt:8 iyi iyi iyi pass D8 pass H8 D7 H9 H7 H6 pass HT HJ S8 S9 \
        D6 H5 HQ HK S7 D5 pass H4 C8 ST C7 D4 D3 HA SJ pass D2 C6 C5 pass S6 H3 SQ S5 C4 S4 C9 C3 D9 pass SK S3 H2 SA CT \
        C2 S2 pass CJ DT CQ";
    let view = View::parse(Seat::West, record).unwrap();
    let held = Seat::ALL.map(|seat| usize::from(view.held(seat)));
    assert_eq!((held, view.worlds().count()), ([3, 0, 2, 1], 10));
    // North and South may have any three and two of five cards. The first is the world in which North has the highest.
    let highest: CardSet = view.unseen().iter().rev().take(3).collect();
    assert_eq!(view.worlds().nth(0).map(|world| world.hand(Seat::North)), Some(highest));
}

/// What only the viewer's own hand, or all three hidden ones together, rule out.
#[test]
fn refused_by_hand() {
    let refused = |viewer, record: &str, text: &str| {
        let mut view = View::parse(viewer, record).unwrap();
        let before = view.clone();
        let illegal = view.apply(action(text)).unwrap_err();
        assert_eq!(view, before);
        assert!(view.table().clone().apply(action(text)).is_ok(), "the table alone does not know it");
        illegal.to_string()
    };
    let free = "rifki_void=king_holder_free,rifki_annul=false rifki";
    let start = format!("king1 N:32.K.5432.765432 ? ? ? N all {free} iyi iyi iyi S2 C8 S4 S5 D6 D5");
    assert_eq!(refused(Seat::North, &start, "H5"), "the five of hearts is not in the hand (K2.5)");
    // With the ace in North's hand the king may be in East's.
    let mut elsewhere = View::parse(Seat::North, &start.replace("32.K.", "32.A.")).unwrap();
    assert_eq!(elsewhere.apply(action("H5")), Ok(()));
    assert_eq!(elsewhere.worlds().possible(Seat::South) & Card::KING_OF_HEARTS.set(), CardSet::EMPTY);
    // East may have that card, but only with hearts of which it would have to play one.
    let hearts = format!(
        "king1 N:? ? KQJT98765432...A ? W all {free} kontur:EW iyi iyi iyi sur:N C4 DK HQ CA SK SA D2 H6 C2 D8 HA ST CK D5 HT S8 \
        CT DA H8 SQ C7 D7 HJ SJ C9 DJ H2 S3 C3 D6 H4 S2 C8 DQ H9 S5 C5 D4"
    );
    assert_eq!(refused(Seat::South, &hearts, "D3"), "void in the suit led, a heart must be played in Rifki (K7.5)");
    // South sees that the others have just one world left.
    let one = "king1 N:? ? K.75.AKT86543.94 ? E all penalty_void=must_shed,rifki_annul=false koz:H iyi iyi iyi D7 DT DJ DQ SJ \
        ST SK S8 D8 D2 C8 D9 C5 C4 CT SQ S4 SA CJ DK S2 C7 D5 H4 H9 HA H2 H7 S7 CK C9 H3 HT H8 CQ H5";
    assert_eq!(refused(Seat::South, one, "C2"), "the two of clubs is not in the hand (K2.5)");
}

/// A round of the same hands is no world when something else was said in it.
#[test]
fn of_another_record() {
    let deal = Deal::from_seed(7);
    let round_of = |contract| {
        let mut round = Round::new(deal, Seat::North, ContractSet::ALL, HouseRules::new()).unwrap();
        round.apply(action(contract)).unwrap();
        round
    };
    let (spades, hearts) = (round_of("koz:S"), round_of("koz:H"));
    for seat in Seat::ALL {
        let worlds = spades.view(seat).worlds();
        assert!(worlds.rank(&spades).is_some());
        assert_eq!(worlds.rank(&hearts), None);
        let mut other_own_hand =
            Round::new(Deal::from_seed(8), Seat::North, ContractSet::ALL, HouseRules::new()).unwrap();
        other_own_hand.apply(action("koz:S")).unwrap();
        assert_eq!(worlds.rank(&other_own_hand), None);
    }
}

/// What was not legal, and was applied unchecked, leaves no world.
#[test]
fn none_of_what_cannot_be() {
    let view = |hand: &str, actions: &str| {
        View::parse(Seat::North, &format!("king1 N:{hand} ? ? ? N all - {actions}")).unwrap()
    };
    // North still holds the card that East plays.
    let mut played_twice = view("32.K.5432.765432", "el_almaz iyi iyi iyi S2");
    assert_ne!(played_twice.worlds().count(), 0);
    played_twice.apply_unchecked(action("S3"));
    assert_eq!(played_twice.worlds().count(), 0);
    // The king or the ace as the only heart may annul: not both of them, and no other heart.
    for (hand, may) in [("32.K.5432.765432", true), ("32.AK.432.765432", false), ("32.Q.5432.765432", false)] {
        let mut annulled = view(hand, "rifki");
        annulled.apply_unchecked(action("annul"));
        assert_eq!(annulled.worlds().count() > 0, may, "{hand}");
    }
}
