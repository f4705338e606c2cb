//! What a view knows, and that nothing hidden is in it: K11.1 and the promises of `View`.

use crate::support::random::{Game, games, rounds, seats};
use crate::support::worlds::subsets;
use crate::support::*;
use king_rules::king::{
    Action, ActionSet, Contract, ContractSet, HiddenError, HouseRules, Illegal, Phase, Round, Seat, SetupError,
    Simulation, Table, View,
};
use king_rules::{Card, CardSet, PackError, Rank, Reason, Suit};
use proptest::prelude::*;

/// The view that a client makes when it is dealt its cards.
fn dealt(round: &Round, seat: Seat) -> View {
    let table = round.table();
    View::new(seat, round.deal().hand(seat), table.declarer(), table.unused(), table.house_rules()).unwrap()
}

fn hands(round: &Round) -> [CardSet; 4] {
    Seat::ALL.map(|seat| round.hand(seat))
}

/// The cards that three seats hide from the fourth, dealt out anew to the same three.
fn shuffled(round: &Round, viewer: Seat, seed: u64) -> [CardSet; 4] {
    let mut numbers = king_rules::shuffle::SplitMix64::new(seed);
    let hidden = CardSet::ALL - round.played() - round.hand(viewer);
    let mut left = hidden;
    Seat::ALL.map(|seat| {
        let mut hand = CardSet::EMPTY;
        while seat != viewer && hand.len() < round.hand(seat).len() {
            hand.insert(numbers.choose(left.iter()).unwrap());
            left -= hand;
        }
        hand
    })
}

/// Two hidden cards changed between two seats, by number.
fn swapped(round: &Round, viewer: Seat, seed: u64) -> [CardSet; 4] {
    let mut numbers = king_rules::shuffle::SplitMix64::new(seed);
    let mut hands = hands(round);
    let [_, a, b, c] = viewer.order();
    let (one, two) = [(a, b), (b, c), (c, a)][numbers.below(3) as usize];
    let pick = |hand: CardSet, numbers: &mut king_rules::shuffle::SplitMix64| numbers.choose(hand.iter());
    if let (Some(x), Some(y)) = (pick(hands[one.index()], &mut numbers), pick(hands[two.index()], &mut numbers)) {
        hands[one.index()] = hands[one.index()].without(x).with(y);
        hands[two.index()] = hands[two.index()].without(y).with(x);
    }
    hands
}

/// Follows a whole game with each seat's view alone.
fn follow(game: &Game) -> Result<(), TestCaseError> {
    let positions = game.positions();
    let end = positions.last().unwrap();
    let mut views = Seat::ALL.map(|seat| dealt(end, seat));
    for (round, (_, action)) in positions[1..].iter().zip(end.actions()) {
        for view in &mut views {
            prop_assert_eq!(view.apply(action), Ok(()), "{}: {}", view, action);
            let seen = round.view(view.viewer());
            let open = |view: &View| Seat::ALL.into_iter().all(|seat| view.hand(seat).is_some());
            if open(&seen) && !open(view) {
                // An early end leaves cards that only the round knows.
                prop_assert!(round.played().len() < 52 && round.turn().is_none(), "{round}");
                prop_assert_eq!(view.table(), seen.table());
                prop_assert_eq!(view.with_hidden(hands(round)).map(|round| round.view(view.viewer())), Ok(seen));
            } else {
                prop_assert_eq!(view.clone(), seen, "{}", round);
            }
        }
    }
    Ok(())
}

proptest! {
    /// A view advanced by everyone's actions is the round's view of that seat after every action; so no real action is
    /// ever refused.
    #[test]
    fn a_view_follows_the_round(game in games()) {
        follow(&game)?;
    }

    /// So does a table, without any hand: it is the round's table after every action.
    #[test]
    fn a_table_follows_the_round(game in games()) {
        let positions = game.positions();
        let end = positions.last().unwrap();
        let mut table = positions[0].table().clone();
        for (round, (_, action)) in positions[1..].iter().zip(end.actions()) {
            prop_assert_eq!(table.apply(action), Ok(()), "{}: {}", table, action);
            prop_assert_eq!(&table, round.table());
        }
        prop_assert_eq!(table.to_string().parse(), Ok(table.clone()));
        prop_assert_eq!(table.to_string().matches('?').count(), 4);
    }

    /// The true hands make the round again, from every seat's view.
    #[test]
    fn the_true_hands_make_the_round(round in rounds(), seat in seats()) {
        prop_assert_eq!(round.view(seat).with_hidden(hands(&round)), Ok(round.clone()));
        // The places of the hands that the view sees are not read.
        let mut others = hands(&round);
        others[seat.index()] = CardSet::ALL;
        prop_assert_eq!(round.view(seat).with_hidden(others), Ok(round));
    }

    /// Two rounds, not yet over or annulled, that differ only in hidden cards have the same view: as a value and
    /// as text.
    #[test]
    fn hidden_cards_leave_no_trace(round in rounds(), viewer in seats(), seed: u64) {
        prop_assume!(round.turn().is_some() || round.annulled());
        let view = round.view(viewer);
        let mut others = 0;
        for n in 0..16 {
            let hands = if n < 4 { shuffled(&round, viewer, seed ^ n) } else { swapped(&round, viewer, seed ^ n) };
            let Ok(other) = view.with_hidden(hands) else { continue };
            others += 1;
            let seen = other.view(viewer);
            prop_assert_eq!(seen.clone(), view.clone());
            prop_assert_eq!(seen.to_string(), view.to_string());
            prop_assert_eq!(seen.unseen(), view.unseen());
        }
        // Before cards are played any hidden cards are possible.
        if round.phase() != Phase::Play && !round.annulled() {
            prop_assert_eq!(others, 16, "{}", round);
        }
    }

    /// A view refuses a card that is in the viewer's hand, that has been played, or that its player has shown not to
    /// hold.
    #[test]
    fn a_view_refuses_what_cannot_be(round in rounds(), viewer in seats()) {
        let Some(turn) = round.turn().filter(|&turn| turn != viewer && round.phase() == Phase::Play) else {
            return Ok(());
        };
        let view = round.view(viewer);
        let table = round.table();
        for card in (round.hand(viewer) | table.played() | table.excluded(turn)).iter() {
            let mut same = view.clone();
            let illegal = same.apply(Action::Play(card)).unwrap_err();
            prop_assert_eq!(illegal, Illegal::NotHeld(card), "{}", round);
            prop_assert_eq!(same, view.clone());
        }
        for card in (table.played() | table.excluded(turn)).iter() {
            let mut same = table.clone();
            prop_assert_eq!(same.apply(Action::Play(card)), Err(Illegal::NotHeld(card)), "{}", round);
            prop_assert_eq!(&same, table);
        }
    }

    /// Near the end, where all hands can be tried: a table accepts an action of a seat exactly when some hand of unplayed cards
    /// that the record does not exclude makes it legal; and never that the last one passes, too. (Views refuse more: see the
    /// tests of worlds.)
    #[test]
    fn a_table_accepts_exactly_what_some_hand_allows(game in games(), from in 40..52usize) {
        let positions = game.positions();
        let near_the_end = |round: &&Round| round.played().len() >= from;
        let Some(round) = positions.iter().find(near_the_end).filter(|round| round.turn().is_some()) else {
            return Ok(());
        };
        let turn = round.turn().unwrap();
        let actions: Vec<_> = round.actions().map(|(_, action)| action).collect();
        let passes = actions.iter().rev().take_while(|&&action| action == Action::Pass).count();
        let others = Seat::ALL.iter().filter(|&&seat| seat != turn && !round.hand(seat).is_empty()).count();
        let hands = subsets(!round.played() - round.excluded(turn), round.hand(turn).len());
        let actions = hands.into_iter().flat_map(|hand| round.table().legal_actions(hand));
        let legal: ActionSet = actions.filter(|&action| action != Action::Pass || passes < others).collect();
        for action in (0..Action::COUNT as u8).filter_map(Action::from_code) {
            let mut next = round.table().clone();
            prop_assert_eq!(next.apply(action).is_ok(), legal.contains(action), "{}: {}", round, action);
        }
    }
}

#[track_caller]
fn impossible(round: &Round, viewer: Seat, text: &str, illegal: Illegal) {
    let mut view = round.view(viewer);
    let action = action(text);
    assert_ne!(round.turn(), Some(viewer));
    assert_eq!(view.apply(action), Err(illegal), "{view}: {action}");
    assert_eq!(view, round.view(viewer));
}

/// Of others, too, a view takes nothing that is illegal whatever they hold.
#[test]
fn a_view_knows_the_phases_and_the_talk() {
    let round = play(MIXED, "N", "-", "el_almaz kontur:S iyi iyi");
    assert_eq!(now(&round), "S sur");
    impossible(&round, Seat::North, "sur:W", Illegal::MayNotRedouble(Seat::West.set()));
    impossible(&round, Seat::North, "kontur:W", Illegal::WrongPhase(Phase::Sur));
    impossible(&play(MIXED, "N", "-", "koz:C"), Seat::North, "kontur:S", Illegal::OnlyDeclarerDoubled);
    impossible(&play(MIXED, "N", "-", ""), Seat::West, "keep", Illegal::WrongPhase(Phase::Declare));
}

/// Who holds A♥ and K♥ itself knows that nobody else can annul (K4.1); another seat does not know it.
#[test]
fn a_view_knows_who_cannot_annul() {
    let deal = "N:.AK..AKQJT987654 AKQJT98765432... .QJT98765432.AK. ..QJT98765432.32";
    let round = play(deal, "E", "-", "rifki");
    impossible(&round, Seat::North, "annul", Illegal::MayNotAnnul);
    assert_eq!(round.view(Seat::West).apply(Action::Annul), Ok(()));
    // Where W holds one of the two, the other may be E's only heart.
    let round = play(LONE_KING, "S", "-", "rifki");
    assert_eq!(round.view(Seat::East).apply(Action::Annul), Ok(()));
}

/// A pass in dürt is refused when the viewer sees that its player must have something to place.
#[test]
fn a_view_knows_who_cannot_pass() {
    // N holds 13 spades, the eight among them; the others' last 39 cards cannot be distinguished by N, so E may pass …
    let round = play(SUITS, "E", "-", "durt:8 iyi iyi iyi");
    assert_eq!(round.view(Seat::North).apply(Action::Pass), Ok(()));
    // … but not W when its last card is all that is out: the row of its suit waits for it.
    let mut round = play(SUITS, "N", "-", "durt:8 iyi iyi iyi");
    for _ in 0..51 {
        round = step(&round);
    }
    assert_eq!(now(&round), "W play");
    impossible(&round, Seat::North, "pass", Illegal::MustNotPass);
}

/// The view of a hand that is no hand, or of a declarer without contracts, does not begin.
#[test]
fn a_view_needs_thirteen_cards_and_a_contract() {
    let new = |hand: &str, unused| View::new(Seat::North, set(hand), Seat::East, unused, HouseRules::new());
    for (hand, found) in [("AKQJT9876543...", 12), ("AKQJT98765432.2..", 14), ("...", 0)] {
        let error = SetupError::Cards(PackError::Count { found, wanted: 13 });
        assert_eq!(new(hand, ContractSet::ALL), Err(error));
    }
    assert_eq!(new("AKQJT98765432...", ContractSet::EMPTY), Err(SetupError::NothingToDeclare));
}

/// `with_hidden` refuses hands that do not fit: a card twice, a wrong number of cards, a record that is illegal then.
#[test]
fn with_hidden_refuses_what_does_not_fit() {
    let round = play(MIXED, "S", "-", "el_almaz iyi iyi iyi HA H8 HJ HQ H9 H5 C4");
    let view = round.view(Seat::East);
    let [n, e, s, w] = hands(&round);
    let card = |text: &str| text.parse::<Card>().unwrap();
    let for_king = |text| s.without(card("HK")).with(card(text));
    // The viewer's own card, a played card, a card in two hands, a card too few.
    assert_eq!(view.with_hidden([n, e, for_king("S8"), w]), Err(PackError::Twice(card("S8")).into()));
    assert_eq!(view.with_hidden([n, e, for_king("HA"), w]), Err(PackError::Twice(card("HA")).into()));
    let twice = view.with_hidden([n, e, for_king("C2"), w]).unwrap_err();
    assert_eq!(twice, PackError::Twice(card("C2")).into());
    let short = view.with_hidden([n, e, s.without(card("HK")), w]);
    assert_eq!(short, Err(PackError::Count { found: 10, wanted: 11 }.into()));
    // With K♥ N would have had to follow when it threw the four of clubs on a heart, which was action 10.
    let swapped = view.with_hidden([n.without(card("CA")).with(card("HK")), e, for_king("CA"), w]);
    let error = swapped.unwrap_err();
    assert_eq!(error, HiddenError::Record { number: 10, illegal: Illegal::MustFollow(Suit::Hearts) });
    let text = "with these cards, an action of the record would have been refused: hearts were led and must be followed (K7.2)";
    assert_eq!(error.to_string(), text);
}

/// A spectator's view is the table: the law may be asked of it with any hand.
#[test]
fn a_table_and_one_hand_are_enough() {
    let round = play(MIXED, "S", "-", "el_almaz iyi iyi iyi HA");
    assert_eq!(round.table().legal_cards(set("A.K2..")), set(".K2.."));
    let illegal = round.table().why_not(set("A.K2.."), action("SA")).unwrap();
    assert_eq!(illegal.reason(), Reason::MustFollow);
}

/// What another seat did may have been possible for it each time, and yet no round is like that: the view refuses the first
/// action that no world allows. Unchecked, it is left without worlds, and stays closed.
#[test]
fn a_view_that_no_round_agrees_with_stays_closed() {
    // South is left with what is unseen, but with those cards it could not have passed.
    let before = "king1 N:? ? ? K96.A864.KQ92.AT E el_almaz,kupa_almaz,erkek_almaz,rifki,koz,durt \
        rifki_annul=false,durt_end=fourth_decided,sale_tie=stays durt:J kontur:E iyi iyi iyi SJ ST S9 S8 SQ pass SK DJ \
        DT SA D9 D8 CJ pass CT D7 C9 D6 DQ D5 C8 C7 DK HJ C6 HQ pass D4 C5 D3 D2 DA S7 HK S6 C4 HT pass HA H9 S5";
    let after = "pass H8 H7 CQ CK CA C3 pass pass H6 S4 S3 H5 H4";
    let mut view = View::parse(Seat::West, before).unwrap();
    let mut unchecked = view.clone();
    let mut refused = None;
    for text in after.split(' ') {
        unchecked.apply_unchecked(action(text));
        if refused.is_none() {
            refused = view.apply(action(text)).err().map(|illegal| (view.turn(), illegal));
        }
    }
    assert_eq!(refused, Some((Some(Seat::South), Illegal::MustNotPass)), "{view}");
    let view = unchecked;
    assert_eq!(view.places(), [Some(1), Some(2), Some(4), Some(3)]);
    assert_eq!(Seat::ALL.map(|seat| view.hand(seat)), [None, None, None, Some(CardSet::EMPTY)]);
    let left = [CardSet::EMPTY, CardSet::EMPTY, view.unseen(), CardSet::EMPTY];
    let impossible = view.with_hidden(left).unwrap_err();
    assert!(matches!(impossible, HiddenError::Record { illegal: Illegal::MustNotPass, .. }), "{impossible}");
    assert_eq!(view.worlds().count(), 0);
}

/// When dürt ends with the fourth place, what is left lies with one seat: a view that was followed knows it too.
#[test]
fn followed_to_the_fourth_place() {
    let mut simulation = Simulation::new(3);
    simulation.contract = Some(Contract::Durt(Rank::Seven));
    simulation.rules = rules("durt_end=fourth_decided");
    for k in 0..8 {
        let end = simulation.round(k).unwrap();
        assert!(end.placeable().is_empty(), "the round is over");
        for seat in Seat::ALL {
            let mut view = dealt(&end, seat);
            end.actions().for_each(|(_, action)| view.apply(action).unwrap());
            assert_eq!(view, end.view(seat), "round {k}, {seat}");
            assert!(Seat::ALL.iter().any(|&other| !end.hand(other).is_empty()));
        }
    }
}

/// In dürt somebody holds the next cards of the rows: the last seat that could place one is believed no pass.
#[test]
fn not_all_seats_pass() {
    let start = "king1 N:? ? ? ? N all - durt:3 iyi iyi iyi";
    // Two seats are out, and E has passed: S holds two of the cards that may be placed.
    let two = "king1 N:? ? ? ? W all - durt:8 iyi iyi iyi H8 C8 S8 D8 C9 D7 D9 H9 H7 S9 H6 D6 H5 S7 DT D5 H4 S6 S5 pass DJ \
               HT ST DQ S4 SJ SQ SK H3 S3 H2 HJ D4 C7 SA C6 D3 DK D2 S2 DA CT HQ HK C5 CJ C4 HA C3 C2 pass";
    for (record, seat) in [
        (format!("{start} pass pass pass"), Seat::West),
        (format!("{start} D3 D2 pass pass C3 pass pass pass"), Seat::North),
        (two.to_owned(), Seat::South),
    ] {
        let mut table: Table = record.parse().unwrap();
        let before = table.clone();
        assert_eq!((table.turn(), table.apply(Action::Pass)), (Some(seat), Err(Illegal::MustNotPass)), "{record}");
        assert_eq!(table, before);
    }
}
