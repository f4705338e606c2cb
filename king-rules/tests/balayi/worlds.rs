//! The worlds of a view, against every pack that can be tried and against an independent count (B7.1).

use std::collections::{HashMap, HashSet};

use crate::common::worlds::{by_trying, counted, hidden, how_many, small_views, subsets, views};
use crate::common::*;
use king_rules::balayi::{Place, Player, Round, View, ViewError, Worlds};
use king_rules::shuffle::SplitMix64;
use king_rules::{Card, CardSet};

/// All places; a hand has one name here.
fn places() -> impl Iterator<Item = Place> {
    let piles = |player| (0..10).flat_map(move |i| [Place::Closed(player, i), Place::Open(player, i)]);
    Player::ALL.into_iter().flat_map(piles).chain(Player::ALL.map(|player| Place::Hand(player, 3)))
}

/// How many of these worlds have each card at that place.
fn tally(rounds: &[Round], place: Place) -> [u128; Card::COUNT] {
    let mut found = [0; Card::COUNT];
    for round in rounds {
        let slot = place.slot(round.dealer()).unwrap();
        let cards = match place {
            Place::Hand(player, _) => round.hand(player),
            _ => round.pack().cards()[slot].set(),
        };
        cards.iter().for_each(|card| found[card.index()] += 1);
    }
    found
}

/// Checks that the worlds are exactly these, and everything that is counted of them.
#[track_caller]
fn are_exactly(worlds: &Worlds, rounds: &[Round], about: &str) {
    assert_eq!(worlds.count(), Some(rounds.len() as u128), "{about}");
    let all: Vec<Round> = worlds.iter().collect();
    let [some, wanted]: [HashSet<&Round>; 2] = [all.iter().collect(), rounds.iter().collect()];
    assert!(some == wanted && all.len() == rounds.len(), "{about}");
    for (i, round) in (0..).zip(&all) {
        assert_eq!(worlds.rank(round), Some(i), "{about}");
    }
    for i in [all.len() as u128, all.len() as u128 + 1, u128::MAX] {
        assert_eq!(worlds.nth(i), None, "{about}");
    }
    for place in places() {
        let found = tally(rounds, place);
        assert_eq!(
            Card::all().map(|card| worlds.count_with(place, card).unwrap()).collect::<Vec<_>>(),
            found,
            "{about}"
        );
        let possible = Card::all().filter(|card| found[card.index()] > 0).collect::<CardSet>();
        assert_eq!(worlds.possible(place), possible, "{about}");
    }
}

/// Checks the worlds in which a player holds some cards, or none of them.
#[track_caller]
fn conditioned(worlds: &Worlds, rounds: &[Round], player: Player, cards: CardSet) {
    let about = format!("{worlds:?} and {player} {cards}");
    let (with, others): (Vec<Round>, Vec<Round>) =
        rounds.iter().cloned().partition(|round| cards.is_subset(round.hand(player)));
    are_exactly(&worlds.with(player, cards), &with, &about);
    assert!(others.iter().all(|round| worlds.with(player, cards).rank(round).is_none()), "{about}");
    let without: Vec<Round> = rounds.iter().filter(|round| !round.hand(player).meets(cards)).cloned().collect();
    are_exactly(&worlds.without(player, cards), &without, &about);
}

/// Views to be tried out: with up to seven hidden places, or without the variable up to five, as trying takes long.
fn tried(variable: &str, few: usize) -> impl Iterator<Item = View> {
    let unseen = if std::env::var(variable).is_ok() { 7 } else { 5 };
    small_views(unseen).take(how_many(variable, few))
}

/// The same sets as by trying every pack, none missing, none too many: `BALAYI_WORLDS_VIEWS` views.
#[test]
fn every_pack_tried() {
    let mut numbers = SplitMix64::new(1);
    let (mut worlds_tried, mut narrowed) = (0, 0);
    for view in tried("BALAYI_WORLDS_VIEWS", 120) {
        let rounds = by_trying(&view);
        let worlds = view.worlds();
        are_exactly(&worlds, &rounds, &format!("{view:?}"));
        let player = Player::ALL[numbers.below(2) as usize];
        let some = CardSet::from_bits(numbers.next_u64() & numbers.next_u64() & CardSet::ALL.bits()).unwrap();
        conditioned(&worlds, &rounds, player, some & worlds.possible(Place::Hand(player, 0)));
        conditioned(&worlds, &rounds, player, numbers.choose(view.unseen().iter()).unwrap().set());
        let again = worlds.without(player, some);
        let left: Vec<_> = again.iter().collect();
        conditioned(&again, &left, player.other(), some & worlds.possible(Place::Hand(player.other(), 0)));
        worlds_tried += rounds.len();
        narrowed += usize::from(worlds.possible(Place::Hand(view.viewer().other(), 0)).len() < view.unseen().len());
    }
    assert!(narrowed > 10, "{narrowed}");
    println!("{worlds_tried} worlds; in {narrowed} views some card is not in the other's hand");
}

/// The hands that are still locked: what the viewer does not see of itself is hidden too.
#[test]
fn every_pack_tried_with_a_locked_hand() {
    let locked = |view: &View| view.hand(view.viewer()).is_none();
    let few = how_many("BALAYI_WORLDS_LOCKED", 20);
    for view in small_views(7).filter(locked).take(few) {
        are_exactly(&view.worlds(), &by_trying(&view), &format!("{view:?}"));
    }
}

/// `View::apply` refuses exactly what no world allows: every action, with all cards that it could turn up, of
/// `BALAYI_WORLDS_APPLY` views.
#[test]
fn every_action_tried() {
    let (mut taken, mut impossible) = (0, 0);
    for view in tried("BALAYI_WORLDS_APPLY", 60) {
        let viewer = view.viewer();
        let mut possible = HashMap::new();
        for world in by_trying(&view) {
            for action in world.legal_actions() {
                let mut after = world.clone();
                let revealed = after.apply(action).unwrap().to(Some(viewer)).to_vec();
                possible.entry((action, revealed)).or_insert_with(|| after.view(viewer));
            }
        }
        // Nothing, a card, a hand in ascending order, or a card and a hand.
        let mut revelations: Vec<Vec<Card>> = vec![Vec::new()];
        revelations.extend(Card::all().map(|card| vec![card]));
        for hand in subsets(view.unseen(), 6) {
            revelations.push(hand.iter().collect());
            revelations.extend((view.unseen() - hand).iter().map(|card| [vec![card], hand.iter().collect()].concat()));
        }
        for (action, revealed) in
            all_actions().flat_map(|action| revelations.iter().map(move |revealed| (action, revealed)))
        {
            let mut next = view.clone();
            let done = next.apply(action, revealed);
            match possible.get(&(action, revealed.clone())) {
                Some(expected) => {
                    assert_eq!((done, &next), (Ok(()), expected), "{view:?}: {action} {revealed:?}");
                    assert_ne!(next.worlds().count(), Some(0), "{view:?}: {action} {revealed:?}");
                    let mut unchecked = view.clone();
                    unchecked.apply_unchecked(action, revealed);
                    assert_eq!(unchecked, next);
                    taken += 1;
                }
                None => {
                    assert!(done.is_err(), "{view:?}: {action} {revealed:?}");
                    assert_eq!(next, view);
                    impossible += usize::from(done == Err(ViewError::Impossible));
                }
            }
        }
    }
    assert!(taken > 100 && impossible > 5, "{taken} taken, {impossible} impossible");
    println!(
        "{taken} actions with what they turn up are possible; {impossible} times only counting showed that they are not"
    );
}

/// Views of any size, from before the declaration to the end: the independent count, and the numbers of single worlds.
#[test]
fn counted_in_another_way() {
    let mut uncounted = 0;
    for view in views().take(how_many("BALAYI_WORLDS_COUNTS", 150)) {
        let worlds = view.worlds();
        let count = worlds.count();
        assert_eq!(count, counted(&view, |_, _| true), "{view:?}");
        assert_eq!(count.is_none(), view.denomination().is_none());
        uncounted += usize::from(count.is_none());
        let most = count.unwrap_or(u128::MAX);
        let mut numbers = SplitMix64::new(most as u64);
        let random = [(); 8].map(|()| (u128::from(numbers.next_u64()) << 64 | u128::from(numbers.next_u64())) % most);
        for i in random.into_iter().chain([0, most / 2, most - 1]) {
            let world = worlds.nth(i).unwrap();
            assert_eq!(worlds.rank(&world), Some(i), "{view:?}");
            assert_eq!(view.with_hidden(world.pack()).as_ref(), Ok(&world), "{view:?}");
        }
        let Some(count) = count else { continue };
        assert_eq!((worlds.nth(count), worlds.nth(u128::MAX)), (None, None));
        adds_up(&worlds, count);
    }
    assert!(uncounted > 0);
}

/// Checks that the cards of a place add up, and the places of a card; and some counts against the independent one.
#[track_caller]
fn adds_up(worlds: &Worlds, count: u128) {
    let view = worlds.view();
    let mut of_card = [0; Card::COUNT];
    for place in places() {
        let with: Vec<_> = Card::all().map(|card| worlds.count_with(place, card).unwrap()).collect();
        let held = match place {
            Place::Hand(player, _) => view.held(player).into(),
            _ => 1,
        };
        assert_eq!(with.iter().sum::<u128>(), count * held, "{view:?}: {place:?}");
        of_card.iter_mut().zip(with).for_each(|(sum, with)| *sum += with);
    }
    let played = Player::ALL.map(|player| view.played_from_hand(player));
    for card in Card::all() {
        let nowhere = played.iter().any(|played| played.contains(card));
        assert_eq!(of_card[card.index()], if nowhere { 0 } else { count }, "{view:?}: {card}");
    }
    let (_, unknown) = hidden(view);
    for (player, card) in Player::ALL.into_iter().zip([view.unseen().lowest(), view.unseen().highest()]) {
        let (Some(card), true) = (card, unknown[player] > 0) else { continue };
        let without = counted(view, |by, which| by != player || which != card).unwrap();
        assert_eq!(worlds.count_with(Place::Hand(player, 5), card), Some(count - without), "{view:?}: {player} {card}");
        assert_eq!(worlds.with(player, card.set()).count(), Some(count - without));
        assert_eq!(worlds.without(player, card.set()).count(), Some(without));
    }
}
