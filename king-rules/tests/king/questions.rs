//! Round, table and view answer the same questions, and alike.

use crate::support::random::{rounds, seats};
use crate::support::*;
use king_rules::king::{ContractSet, HouseRules, RoundResult, Seat, Table, View};
use proptest::prelude::*;

/// All questions but those for each seat, as one value.
macro_rules! answers {
    ($state:expr) => {{
        let state = $state;
        (
            (state.phase(), state.turn(), state.annulled(), state.declarer(), state.dealer(), state.unused()),
            (state.house_rules(), state.contract(), state.trump(), state.doubles(), state.hearts_open()),
            (state.trick(), state.last_trick(), state.tricks().collect::<Vec<_>>()),
            ([0, 1, 12, 13].map(|n| state.winner_of(n)), state.plays().collect::<Vec<_>>(), state.played()),
            (state.actions().collect::<Vec<_>>(), state.places(), state.placeable(), state.duties()),
            (state.taken(), state.result(), state.scores()),
            Seat::ALL.map(|seat| (state.played_by(seat), state.held(seat), state.excluded(seat))),
        )
    }};
}

proptest! {
    #[test]
    fn round_table_and_view_answer_alike(round in rounds(), seat in seats()) {
        let answers = answers!(&round);
        prop_assert_eq!(&answers, &answers!(round.table()));
        prop_assert_eq!(&answers, &answers!(round.view(seat)));
    }

    /// K9: what a round came to is all that its scores follow from.
    #[test]
    fn scores_follow_from_the_result(round in rounds()) {
        prop_assert_eq!(round.result().is_some(), round.turn().is_none() && !round.annulled());
        if let Some(result) = round.result() {
            prop_assert_eq!(Some(result.contract), round.contract());
            let RoundResult { declarer, doubles, taken, .. } = result;
            prop_assert_eq!((declarer, doubles, taken), (round.declarer(), round.doubles(), round.taken()));
            prop_assert_eq!(Some(result.scores(round.house_rules())), round.scores());
        }
    }

    /// What a viewer sees and what it does not see is the pack; before the end it sees its hand and what has been played.
    #[test]
    fn seen_and_unseen_are_the_pack(round in rounds(), seat in seats()) {
        let view = round.view(seat);
        prop_assert_eq!(view.seen(), !view.unseen());
        if round.turn().is_some() {
            prop_assert_eq!(view.seen(), round.played() | round.hand(seat));
        }
    }
}

/// K2.4: the declarer is always at the dealer's left.
#[test]
fn k2_4_the_dealer_is_at_the_right_of_the_declarer() {
    for (declarer, dealer) in [("N", Seat::West), ("E", Seat::North), ("S", Seat::East), ("W", Seat::South)] {
        assert_eq!(play(MIXED, declarer, "-", "").dealer(), dealer);
    }
}

/// A spectator's table begins as that of the round, and follows it.
#[test]
fn a_table_from_its_beginning() {
    let round = play(MIXED, "S", "early_end=false", "kiz_almaz iyi kontur:S iyi sur:N HA H8 HJ HQ");
    let mut table = Table::new(Seat::South, ContractSet::ALL, round.house_rules()).unwrap();
    for (_, action) in round.actions() {
        table.apply(action).unwrap();
    }
    assert_eq!(&table, round.table());
    assert!(Table::new(Seat::South, ContractSet::EMPTY, HouseRules::new()).is_err());
}

/// Two views of one round may show the same record: their debug forms differ all the same.
#[test]
fn a_view_names_its_viewer() {
    let over = to_the_end(&play(MIXED, "S", "-", "el_almaz"));
    let views = Seat::ALL.map(|seat| over.view(seat));
    assert!(views.iter().all(|view| view.to_string() == over.to_string()));
    assert_ne!(views[0], views[2]);
    assert_eq!(format!("{:?}", views[2]), format!("View(S, {over})"));
}

#[test]
fn the_card_of_a_seat_in_a_trick() {
    let round = play(MIXED, "S", "-", "el_almaz iyi iyi iyi HA H8 HJ HQ H9");
    let card = |text: &str| Some(text.parse().unwrap());
    let last = round.last_trick().unwrap();
    assert_eq!(Seat::ALL.map(|seat| last.card(seat)), [card("HJ"), card("HQ"), card("HA"), card("H8")]);
    assert_eq!(Seat::ALL.map(|seat| round.trick().card(seat)), [None, None, card("H9"), None]);
    let view: View = round.view(Seat::East);
    assert_eq!(view.trick(), round.trick());
}
