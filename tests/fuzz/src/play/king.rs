//! Konturlu King.

use king_rules::Card;
use king_rules::king::{Action, PartyError, Round, Seat, View};

use crate::input::Input;
use crate::sound::king as sound;

pub fn run(input: &mut Input) {
    let mut party = input.party();
    sound::party(&party);
    for _ in 0..2 {
        let deal = input.deal();
        let mut round = match party.start(deal) {
            Ok(round) => round,
            Err(error) => return assert!(error == PartyError::PartyOver && party.is_over()),
        };
        play(&mut round, input);
        let (before, annulled) = (party.clone(), round.table().annulled());
        party.record(&round).unwrap();
        assert_eq!(annulled, party == before);
        assert_eq!(party.len(), before.len() + usize::from(!annulled));
        assert!(annulled || party.results().last() == round.result());
        sound::party(&party);
        if !input.has_more() {
            break;
        }
    }
}

fn play(round: &mut Round, input: &mut Input) {
    let start = round.table().clone();
    let new = |seat| View::new(seat, round.hand(seat), start.declarer(), start.unused(), start.house_rules()).unwrap();
    let mut views = Seat::ALL.map(new);
    let mut table = start.clone();
    let mut record = round.to_string();
    loop {
        sound::round(round);
        assert_eq!(*round.table(), table);
        if input.once_in(16) || round.turn().is_none() {
            sound::saved(round);
            let viewer = input.one_of(Seat::ALL).unwrap();
            let swaps: Vec<(Card, Card)> = (0..=input.below(6)).map(|_| (input.card(), input.card())).collect();
            sound::hides(round, viewer, swaps);
        }
        let Some(action) = choose(round, input) else { break };
        let mut unchecked = round.clone();
        unchecked.apply_unchecked(action);
        round.apply(action).unwrap();
        assert!(unchecked == *round, "{action}: {round}");
        table.apply(action).unwrap();
        record += &format!(" {action}");
        assert_eq!(round.to_string(), record);
        for view in &mut views {
            let mut unchecked = view.clone();
            unchecked.apply_unchecked(action);
            view.apply(action).unwrap();
            assert!(unchecked == *view, "{action}: {view}");
            assert!(*view == round.view(view.viewer()) || round.scores().is_some(), "{view}\n{round}");
        }
    }
    // The hands that are left are shown at the end.
    let hands = Seat::ALL.map(|seat| round.hand(seat));
    for view in views {
        assert_eq!(view.with_hidden(hands), Ok(round.clone()), "{view}");
        sound::view(&view);
    }
}

/// One of the legal actions, those of the kind named first: else a declaration would mostly be dürt.
fn choose(round: &Round, input: &mut Input) -> Option<Action> {
    let unused = round.table().unused();
    let kind = if round.table().contract().is_none() { input.one_of(unused.iter()) } else { None };
    input.one_of(round.legal_actions().iter().filter(|action| match action {
        Action::Declare(contract) => Some(contract.kind()) == kind,
        _ => true,
    }))
}
