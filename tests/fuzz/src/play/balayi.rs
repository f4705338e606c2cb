//! Balayı kingi.

use king_rules::Card;
use king_rules::balayi::{MatchError, Phase, Player, Round};

use crate::input::Input;
use crate::sound::balayi as sound;

pub fn run(input: &mut Input) {
    let mut game = input.game();
    sound::game(&game);
    for _ in 0..2 {
        let pack = king_rules::balayi::Pack::new(input.pack()).unwrap();
        let mut round = match game.start(pack) {
            Ok(round) => round,
            Err(error) => return assert!(error == MatchError::MatchOver && game.is_over()),
        };
        play(&mut round, input);
        let before = game.clone();
        game.record(&round).unwrap();
        assert_eq!(game.len(), before.len() + 1);
        assert_eq!(game.results().last(), round.result());
        sound::game(&game);
        if !input.has_more() {
            break;
        }
    }
}

fn play(round: &mut Round, input: &mut Input) {
    let mut views = Player::ALL.map(|player| round.view(player));
    let mut table = round.table().clone();
    let mut record = round.to_string();
    loop {
        sound::round(round);
        if input.once_in(16) || round.turn().is_none() {
            sound::saved(round);
            let viewer = input.one_of(Player::ALL).unwrap();
            let swaps: Vec<(Card, Card)> = (0..=input.below(6)).map(|_| (input.card(), input.card())).collect();
            sound::hides(round, viewer, swaps);
        }
        let Some(action) = input.one_of(round.legal_actions().iter()) else { break };
        let mut unchecked = round.clone();
        let turned_up = round.apply(action).unwrap();
        unchecked.apply_unchecked(action);
        assert!(unchecked == *round, "{action}: {round}");
        record += &format!(" {action}");
        assert_eq!(round.to_string(), record);
        for view in &mut views {
            let revealed = turned_up.to(Some(view.viewer()));
            wrong_cards_are_refused(revealed, input, |cards| {
                let mut next = view.clone();
                let applied = next.apply(action, cards);
                assert!(applied.is_ok() || next == *view, "{view}");
                applied.is_ok()
            });
            let mut unchecked = view.clone();
            unchecked.apply_unchecked(action, revealed);
            view.apply(action, revealed).unwrap();
            assert!(unchecked == *view, "{action}: {view}");
            assert!(*view == round.view(view.viewer()) || shown(round), "{view}\n{round}");
        }
        table.apply(action, turned_up.to(None)).unwrap();
        assert!(table == *round.table() || shown(round), "{table}\n{round}");
    }
}

/// Whether the round is over, so that views of it see more than their players were shown.
fn shown(round: &Round) -> bool {
    round.phase() == Phase::Over
}

/// One card too few or too many, or one that has been seen, is refused.
fn wrong_cards_are_refused(revealed: &[Card], input: &mut Input, mut apply: impl FnMut(&[Card]) -> bool) {
    let mut more = revealed.to_vec();
    more.push(input.card());
    assert!(!apply(&more));
    if let [first, rest @ ..] = revealed {
        assert!(!apply(rest));
        if let Some(second) = rest.first() {
            let mut twice = revealed.to_vec();
            twice[0] = *second;
            assert!(!apply(&twice), "{first} is left out");
        }
    }
}
