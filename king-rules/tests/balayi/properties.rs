//! What holds in every round, over random legal play.

use crate::common::*;
use king_rules::CardSet;
use king_rules::balayi::{Action, ActionSet, Illegal, Phase, Player, View};
use proptest::prelude::*;

proptest! {
    #![proptest_config(config())]

    /// B2 to B5: playable and legal cards, turns and tricks are those of the plain model.
    #[test]
    fn plays_like_the_model(game in any_game()) {
        let mut model: Option<Model> = None;
        for (round, action) in game.positions() {
            if let Some(model) = &model {
                prop_assert_eq!(round.taken(), model.taken);
                for player in Player::ALL {
                    let i = player.index();
                    prop_assert_eq!(round.unlocked(player), model.unlocked(i));
                    prop_assert_eq!(round.hand(player), model.hands[i].iter().copied().collect::<CardSet>());
                    if round.phase() == Phase::Play {
                        prop_assert_eq!(round.playable(player), model.playable(i).into_iter().collect::<CardSet>());
                    }
                    let piles: Vec<_> = round.piles(player).iter().map(|pile| (pile.open, pile.closed)).collect();
                    let expected: Vec<_> = model.piles[i].iter().map(|pile| (pile.last().copied(), pile.len() == 2)).collect();
                    prop_assert_eq!(piles, expected);
                }
                if round.phase() == Phase::Play {
                    prop_assert_eq!(round.turn().map(Player::index), Some(model.turn));
                    prop_assert_eq!(round.legal_cards(), model.legal());
                }
            }
            match action {
                Some(Action::Declare(declared)) => model = Some(Model::new(&round.pack(), round.dealer(), declared)),
                Some(Action::Play(card)) => model.as_mut().unwrap().play(card),
                None => {}
            }
        }
    }

    /// B1.1: the cards that were played, lie open, lie closed and are in the hands make up the pack; 26 belong to each.
    #[test]
    fn the_pack_stays_whole(game in any_game()) {
        for (round, _) in game.positions() {
            let mut all = CardSet::EMPTY;
            for player in Player::ALL {
                let played = round.played_by(player);
                let closed = round.piles(player).iter().filter(|pile| pile.closed).count();
                let undealt = round.piles(player).iter().filter(|pile| pile.closed && pile.open.is_none()).count();
                let open = round.open_cards(player);
                let hand = round.hand(player);
                prop_assert_eq!(hand.len(), usize::from(round.held(player)));
                prop_assert_eq!(played.len() + open.len() + closed + undealt + hand.len(), 26);
                for part in [played, open, hand] {
                    prop_assert!(!all.meets(part));
                    all |= part;
                }
                // What a player can see of it adds up as well.
                let view = round.view(player);
                prop_assert_eq!(view.seen() | view.unseen(), CardSet::ALL);
                prop_assert!(view.hand(player).unwrap_or_default().is_subset(view.seen()));
                prop_assert!(round.table().seen().is_subset(view.seen()));
            }
        }
    }

    /// A legal set is empty for who is not on turn, never for who is; `apply` accepts exactly the legal actions, and a
    /// refused one changes nothing; a view refuses what the round refuses, for the same reason.
    #[test]
    fn legal_is_what_apply_accepts(game in any_game()) {
        for (round, _) in game.positions() {
            let legal = round.legal_actions();
            prop_assert_eq!(legal.is_empty(), round.phase() == Phase::Over);
            prop_assert_eq!(round.turn().is_none(), round.phase() == Phase::Over);
            prop_assert_eq!(legal.cards(), round.legal_cards());
            for action in all_actions() {
                let mut after = round.clone();
                let applied = after.apply(action);
                prop_assert_eq!(applied.is_ok(), legal.contains(action));
                prop_assert_eq!(applied.err(), round.why_not(action));
                if applied.is_err() {
                    prop_assert_eq!(&after, &round);
                } else {
                    let mut unchecked = round.clone();
                    unchecked.apply_unchecked(action);
                    prop_assert_eq!(after, unchecked);
                }
            }
            for player in Player::ALL {
                let view = round.view(player);
                let on_turn = round.turn() == Some(player);
                prop_assert_eq!(view.legal_actions(), if on_turn { legal } else { ActionSet::EMPTY });
                prop_assert_eq!(view.legal_cards(), view.legal_actions().cards());
                for action in all_actions() {
                    let expected = if on_turn || round.turn().is_none() { round.why_not(action) } else { Some(Illegal::NotOnTurn) };
                    prop_assert_eq!(view.why_not(action), expected);
                }
                prop_assert_eq!(view.playable(), round.playable(player));
                prop_assert_eq!(view.table(), round.table());
                prop_assert_eq!(view.viewer(), player);
            }
        }
    }

    /// Everything is read back from its text.
    #[test]
    fn round_trips(game in any_game()) {
        for (round, _) in game.positions() {
            prop_assert_eq!(round.to_string().parse(), Ok(round.clone()));
            let table = round.table();
            prop_assert_eq!(table.to_string().parse(), Ok(table.clone()));
            for viewer in Player::ALL {
                let view = round.view(viewer);
                prop_assert_eq!(View::parse(viewer, &view.to_string()), Ok(view));
            }
        }
        let pack = game.start.pack();
        prop_assert_eq!(pack.to_string().parse(), Ok(pack));
    }

    /// B6.1: 26 tricks are taken, the scores sum to 0 and are there at the end only.
    #[test]
    fn scores_sum_to_zero(game in any_game()) {
        for (round, _) in game.positions() {
            let taken = round.taken();
            prop_assert_eq!((taken[0] + taken[1]) as usize, round.plays().count() / 2);
            match round.scores() {
                Some([zero, one]) => {
                    prop_assert_eq!((round.phase(), zero + one), (Phase::Over, 0));
                    prop_assert_eq!(round.result().unwrap().scores(), [zero, one]);
                }
                None => prop_assert_ne!(round.phase(), Phase::Over),
            }
        }
    }
}
