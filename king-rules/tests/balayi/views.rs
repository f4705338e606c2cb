//! What a player may see and conclude, over random legal play (B7.1).

use crate::common::{self, *};
use king_rules::balayi::{Action, Exclusions, HiddenError, Illegal, Pack, Phase, Place, Player, Round, ViewError};
use king_rules::shuffle::SplitMix64;
use king_rules::{Card, CardSet};
use proptest::prelude::*;

/// Some permutation of these.
fn shuffled<T>(mut items: Vec<T>, numbers: &mut SplitMix64) -> Vec<T> {
    for i in (1..items.len()).rev() {
        items.swap(i, numbers.below(i as u64 + 1) as usize);
    }
    items
}

/// The round with the cards of these places of the pack dealt out among them anew. What was done stays.
fn redealt(round: &Round, slots: &[usize], numbers: &mut SplitMix64) -> Pack {
    let mut cards = *round.pack().cards();
    let moved = shuffled(slots.iter().map(|&slot| cards[slot]).collect(), numbers);
    for (&slot, card) in slots.iter().zip(moved) {
        cards[slot] = card;
    }
    Pack::new(cards).unwrap()
}

/// The places of the cards that a view does not see and that its player cannot have drawn conclusions about: closed
/// cards, and hands that are still locked.
fn free_slots(round: &Round, viewer: Player) -> Vec<usize> {
    let view = round.view(viewer);
    let free = |slot: usize| match Place::of(slot, round.dealer()).unwrap() {
        Place::Hand(owner, _) => !round.unlocked(owner),
        _ => !view.seen().contains(round.pack().cards()[slot]),
    };
    (0..52).filter(|&slot| free(slot)).collect()
}

proptest! {
    #![proptest_config(config())]

    /// B7.1: when only cards that a player does not see change places, its view is the same, and so are the
    /// refusals to all 57 actions.
    #[test]
    fn hidden_cards_do_not_show(game in any_game(), numbers in any::<u64>()) {
        let mut numbers = SplitMix64::new(numbers);
        for (round, _) in game.positions() {
            for viewer in Player::ALL {
                let view = round.view(viewer);
                let other = view.with_hidden(redealt(&round, &free_slots(&round, viewer), &mut numbers));
                let other = other.map_err(|error| TestCaseError::fail(error.to_string()))?;
                prop_assert_eq!(other.view(viewer), view);
                if round.turn() == Some(viewer) {
                    for action in all_actions() {
                        prop_assert_eq!(other.why_not(action), round.why_not(action));
                    }
                }
            }
        }
    }

    /// Who acts is checked before anything else: whatever the cards, a player who is not on turn gets the same answer to
    /// all 57 actions, and changes nothing; the player on turn gets that of `why_not` and `apply`.
    #[test]
    fn who_is_not_on_turn_learns_nothing(game in any_game(), other in any_game()) {
        for ((round, _), (other, _)) in game.positions().zip(other.positions()) {
            for player in Player::ALL {
                for action in all_actions() {
                    let expected = match round.turn() {
                        Some(turn) if turn != player => Some(Illegal::NotOnTurn),
                        None => Some(Illegal::RoundOver),
                        _ => round.why_not(action),
                    };
                    prop_assert_eq!(round.why_not_as(player, action), expected);
                    let (mut acted, mut applied) = (round.clone(), round.clone());
                    let revealed = acted.apply_as(player, action);
                    prop_assert_eq!(revealed.err(), expected);
                    match revealed {
                        Ok(revealed) => {
                            prop_assert_eq!(applied.apply(action), Ok(revealed));
                            prop_assert_eq!(&acted, &applied);
                        }
                        Err(_) => prop_assert_eq!(&acted, &round),
                    }
                    // The same as with another pack and another play of so many cards, when the player is not on turn there.
                    if ![round.turn(), other.turn()].contains(&Some(player)) {
                        prop_assert_eq!(other.why_not_as(player, action), expected);
                    }
                }
            }
        }
    }

    /// What a view knows of the pack, filled up with what it has not seen, is a pack that it can be completed with when the
    /// record is legal with it; what is known is true.
    #[test]
    fn known_cards(game in any_game(), numbers in any::<u64>()) {
        let mut numbers = SplitMix64::new(numbers);
        for (round, _) in game.positions() {
            for viewer in Player::ALL {
                let view = round.view(viewer);
                let known = view.known();
                let cards: CardSet = known.into_iter().flatten().collect();
                prop_assert_eq!(cards, view.seen());
                prop_assert_eq!(known.iter().flatten().count(), cards.len());
                for (slot, card) in known.into_iter().enumerate() {
                    let Some(card) = card else { continue };
                    match Place::of(slot, round.dealer()).unwrap() {
                        Place::Hand(owner, _) => prop_assert!((round.hand(owner) | round.played_from_hand(owner)).contains(card)),
                        _ => prop_assert_eq!(card, round.pack().cards()[slot]),
                    }
                }
                let mut unseen = shuffled(view.unseen().into_iter().collect(), &mut numbers).into_iter();
                let guess = Pack::new(known.map(|card| card.unwrap_or_else(|| unseen.next().unwrap()))).unwrap();
                let mut replayed = Round::new(guess, round.dealer(), round.unused()).unwrap();
                let legal = round.actions().all(|(_, action)| replayed.apply(action).is_ok());
                prop_assert_eq!(view.with_hidden(guess).ok(), legal.then_some(replayed));
            }
        }
    }

    /// B7.1: nobody learns in which order hand cards were dealt.
    #[test]
    fn the_order_of_a_hand_does_not_show(game in any_game(), numbers in any::<u64>()) {
        let mut numbers = SplitMix64::new(numbers);
        for (round, _) in game.positions() {
            let mut pack = round.pack();
            for owner in Player::ALL {
                let slots: Vec<usize> = (0..6).map(|i| Place::Hand(owner, i).slot(round.dealer()).unwrap()).collect();
                let shuffled = Round::new(pack, round.dealer(), round.unused()).unwrap();
                pack = redealt(&shuffled, &slots, &mut numbers);
            }
            for viewer in Player::ALL {
                let other = round.view(viewer).with_hidden(pack).unwrap();
                prop_assert_eq!(other.view(viewer), round.view(viewer));
                prop_assert_eq!(other.table(), round.table());
            }
        }
    }

    /// Views and tables that follow the game are those of the round after every action.
    #[test]
    fn followers_keep_up(game in any_game()) {
        let mut views = Player::ALL.map(|player| game.start.view(player));
        let mut table = game.start.table().clone();
        for (round, action) in game.positions() {
            for view in &views {
                prop_assert_eq!(view, &round.view(view.viewer()));
                prop_assert_eq!(view.to_string(), round.view(view.viewer()).to_string());
            }
            prop_assert_eq!(&table, round.table());
            let Some(action) = action else { continue };
            for view in &mut views {
                let viewer = view.viewer();
                view.apply(action, &revealed(&round, Some(viewer), action)).unwrap();
            }
            table.apply(action, &revealed(&round, None, action)).unwrap();
        }
    }

    /// A follower refuses a wrong number of cards, cards seen before, cards passed twice, and actions that it sees to be
    /// illegal; then nothing has changed.
    #[test]
    fn followers_refuse(game in any_game()) {
        for (round, action) in game.positions() {
            let Some(action) = action else { continue };
            for viewer in Player::ALL {
                let view = round.view(viewer);
                let revealed = revealed(&round, Some(viewer), action);
                let try_with = |action: Action, cards: &[Card]| {
                    let mut after = view.clone();
                    let error = after.apply(action, cards).err();
                    assert!(error.is_none() || after == view, "changed by {action}");
                    error
                };
                let wanted = revealed.len() as u8;
                let mut cards = revealed.to_vec();
                cards.push(view.unseen().lowest().unwrap_or(Card::KING_OF_HEARTS));
                let count = ViewError::Count { found: wanted + 1, wanted };
                prop_assert_eq!(try_with(action, &cards), Some(count));
                cards.pop();
                if let Some(last) = cards.pop() {
                    let count = ViewError::Count { found: wanted - 1, wanted };
                    prop_assert_eq!(try_with(action, &cards), Some(count));
                    let played = view.seen().lowest().unwrap();
                    cards.push(played);
                    prop_assert_eq!(try_with(action, &cards), Some(ViewError::Seen(played)));
                    if cards.len() > 1 {
                        cards.pop();
                        cards.insert(0, cards[0]);
                        prop_assert_eq!(try_with(action, &cards), Some(ViewError::Seen(cards[0])));
                        cards.remove(0);
                        cards.push(last);
                        prop_assert_eq!(try_with(action, &cards), None);
                    }
                }
                for action in all_actions() {
                    if round.turn() == Some(viewer) {
                        let refused = try_with(action, &common::revealed(&round, Some(viewer), action));
                        prop_assert_eq!(refused, view.why_not(action).map(ViewError::Illegal));
                    } else if let Action::Play(card) = action {
                        // Of what the other may play, the viewer knows the part that lies on the table.
                        let visible = view.seen().contains(card);
                        let open: Vec<Card> = view.open_cards(viewer.other()).into_iter().collect();
                        let led = lead(view.trick());
                        let may = open.contains(&card) && legal_of(&open, led, view.trump()).contains(&card);
                        if visible && !may {
                            prop_assert!(matches!(try_with(action, &[]), Some(ViewError::Illegal(_))));
                        }
                        // A card that it does not see can come from an open hand only, and from none that was proved
                        // not to have it.
                        let other = viewer.other();
                        let no_hand = !view.unlocked(other) || view.held(other) == 0;
                        if !visible && (no_hand || view.excluded(other).contains(card)) {
                            let expected = match round.phase() {
                                Phase::Declare => Illegal::WrongPhase(Phase::Declare),
                                _ => Illegal::NotHeld(card),
                            };
                            prop_assert_eq!(try_with(action, &[]), Some(ViewError::Illegal(expected)));
                        }
                    }
                }
            }
        }
    }

    /// A completed view is the round again with the true pack; with a pack that shows another card in a place that is
    /// seen there is no round.
    #[test]
    fn views_are_completed_by_packs_that_agree(game in any_game(), numbers in any::<u64>()) {
        let mut numbers = SplitMix64::new(numbers);
        for (round, _) in game.positions() {
            for viewer in Player::ALL {
                let view = round.view(viewer);
                prop_assert_eq!(view.with_hidden(round.pack()), Ok(round.clone()));
                let mut cards = *round.pack().cards();
                let seen: Vec<usize> = (0..40).filter(|&slot| view.seen().contains(cards[slot])).collect();
                let (a, b) = (seen[numbers.below(seen.len() as u64) as usize], numbers.below(52) as usize);
                cards.swap(a, b);
                let wrong = Pack::new(cards).unwrap();
                let result = view.with_hidden(wrong);
                let visible = |slot: usize| view.to_string().split(' ').nth(1 + slot) != Some("?");
                if a != b && visible(a) {
                    prop_assert!(matches!(result, Err(HiddenError::Elsewhere(_))), "{result:?}");
                }
                // Nor with one that takes a card out of a hand that is seen.
                let hand: Vec<usize> = (0..6).map(|i| Place::Hand(viewer, i).slot(round.dealer()).unwrap()).collect();
                let mut cards = *round.pack().cards();
                cards.swap(hand[numbers.below(6) as usize], b);
                if view.unlocked(viewer) && !hand.contains(&b) {
                    let wrong = view.with_hidden(Pack::new(cards).unwrap());
                    prop_assert!(matches!(wrong, Err(HiddenError::Elsewhere(_))), "{wrong:?}");
                }
                // Any pack of unseen cards in the hidden places: a round exactly when the record replays on it.
                let hidden: Vec<usize> = (0..52).filter(|&slot| !visible(slot)).collect();
                let guess = redealt(&round, &hidden, &mut numbers);
                let mut replayed = Round::new(guess, round.dealer(), round.unused()).unwrap();
                let legal = round.actions().all(|(_, action)| replayed.apply(action).is_ok());
                prop_assert_eq!(view.with_hidden(guess).ok(), legal.then_some(replayed));
            }
        }
    }

    /// What is excluded is never held; and it follows the definition, card by card: a hand with that card in it
    /// makes some action of that player illegal. Nothing is asserted about a hand that was locked at the time.
    #[test]
    fn excluded_cards(game in any_game(), numbers in any::<u64>()) {
        let mut numbers = SplitMix64::new(numbers);
        let mut proved = [CardSet::EMPTY; 2];
        let mut exclusions = Exclusions::new();
        for (round, action) in game.positions() {
            let table = round.table();
            for player in Player::ALL {
                // Kept up to date action by action they are those of the whole record.
                prop_assert_eq!(exclusions.of_player(table, player), round.excluded(player));
                let excluded = round.excluded(player);
                prop_assert!(!excluded.meets(round.hand(player)));
                prop_assert_eq!(excluded, proved[player.index()] & table.unseen());
                prop_assert_eq!(table.excluded(player), excluded);
                prop_assert_eq!(round.view(player).excluded(player), excluded);
                prop_assert_eq!(round.view(player.other()).excluded(player), excluded);
            }
            action.into_iter().for_each(|action| exclusions.follow(table, action));
            let (Some(Action::Play(card)), Some(player)) = (action, round.turn()) else { continue };
            if !round.unlocked(player) {
                continue;
            }
            let led = lead(round.trick());
            let legal = |hand: CardSet| {
                let playable: Vec<Card> = (round.open_cards(player) | hand.with(card)).into_iter().collect();
                legal_of(&playable, led, round.trump()).contains(&card)
            };
            for x in table.unseen().without(card) {
                if !legal(x.set()) {
                    proved[player.index()].insert(x);
                }
                // More cards in the hand never make a card possible that is not possible alone.
                let more: CardSet = shuffled(table.unseen().into_iter().collect(), &mut numbers).into_iter().take(4).collect();
                prop_assert!(legal(x.set()) || !legal(more.with(x)));
            }
        }
    }
}

/// Counting: when all cards that are not excluded must be in a hand, none of them can be turned up elsewhere.
#[test]
fn a_view_counts_the_cards_that_a_hand_needs() {
    let mut found = 0;
    for seed in 0..100 {
        for (round, action) in Game::of_seed(seed).positions() {
            let Some(action) = action else { continue };
            for viewer in Player::ALL {
                let view = round.view(viewer);
                let needed = view.unseen() - view.excluded(viewer.other());
                let revealed = revealed(&round, Some(viewer), action);
                let counted = view.unlocked(viewer.other()) && needed.len() == usize::from(view.held(viewer.other()));
                if !counted || revealed.len() != 1 || needed.is_empty() || round.turn() != Some(viewer) {
                    continue;
                }
                found += 1;
                let mut after = view.clone();
                assert_eq!(after.apply(action, &[needed.lowest().unwrap()]), Err(ViewError::Impossible));
                assert_eq!(after, view);
                after.apply(action, &revealed).unwrap();
            }
        }
    }
    assert!(found > 3, "{found}");
}

/// The same for who sees neither hand: each has enough cards, and both together.
#[test]
fn a_table_counts_the_cards_that_the_hands_need() {
    let mut found = [0; 3];
    // It is rare that only the two hands together leave no choice: it happens in these last ones.
    for seed in (0..100).chain([2729, 2734, 5558]) {
        for (round, action) in Game::of_seed(seed).positions() {
            let Some(action) = action.filter(|_| round.plays().count() > 20) else { continue };
            let table = round.table();
            let revealed = revealed(&round, None, action);
            let [zero, one] = Player::ALL.map(|player| table.unseen() - table.excluded(player));
            let [count_zero, count_one] = Player::ALL.map(|player| usize::from(table.held(player)));
            let needs = [(zero, count_zero), (one, count_one), (zero | one, count_zero + count_one)];
            // The action itself must prove nothing more: a table card that is led.
            if revealed.len() != 1 || !round.trick().is_empty() {
                continue;
            }
            let tight = needs.map(|(cards, count)| cards.len() == count && count > 0);
            if let Some(kind) = tight.iter().position(|&tight| tight) {
                found[kind] += 1;
                let mut after = table.clone();
                let card = needs[kind].0.lowest().unwrap();
                assert_eq!(after.apply(action, &[card]), Err(ViewError::Impossible));
                assert_eq!(&after, table);
                after.apply(action, &revealed).unwrap();
            }
        }
    }
    assert!(found.iter().all(|&found| found > 0), "{found:?}");
}
