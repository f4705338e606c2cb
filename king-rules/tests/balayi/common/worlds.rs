//! Views by number and what they may believe, found without `Worlds`: by trying every pack, and by an independent count.

use super::{Game, ONE, ZERO};
use king_rules::balayi::{Action, DenominationSet, Pack, Place, Player, Round, View};
use king_rules::shuffle::SplitMix64;
use king_rules::{Card, CardSet};

/// How many views a test looks at: by the environment variable, or so many that it takes seconds.
pub(crate) fn how_many(variable: &str, few: usize) -> usize {
    std::env::var(variable).map_or(few, |number| number.parse().unwrap_or_else(|error| panic!("{variable}: {error}")))
}

/// The positions of random round number k. In every other one player 0 was dealt low cards and player 1 high ones; in most, the one
/// plays low and the other high, so that a hand stays locked for long, and in some the cards on the piles go first.
pub(crate) fn positions(k: u64) -> Vec<Round> {
    let mut numbers = SplitMix64::new(SplitMix64::new(0x6261_6c61_7969).output(k));
    let mut round = if k % 2 == 0 { Game::of_seed(k).start } else { uneven(k, &mut numbers) };
    let (random, piles_first) = (numbers.below(3) == 0, numbers.below(2) == 0);
    let mut positions = vec![round.clone()];
    loop {
        let legal = round.legal_actions();
        let rank = |action: &Action| match action {
            Action::Play(card) => {
                let from_hand = round.hand(round.turn().unwrap()).contains(*card);
                (piles_first && from_hand, card.rank().index())
            }
            Action::Declare(_) => (false, 0),
        };
        let action = match round.turn() {
            _ if random || numbers.below(4) == 0 => numbers.choose(legal.iter()),
            Some(Player::Zero) => legal.iter().min_by_key(rank),
            _ => legal.iter().max_by_key(rank),
        };
        let Some(action) = action else { return positions };
        round.apply(action).unwrap();
        positions.push(round.clone());
    }
}

/// A round in which player 0 has low cards and player 1 high ones, but for a few.
fn uneven(k: u64, numbers: &mut SplitMix64) -> Round {
    let mut cards: Vec<Card> = Pack::from_seed(k).cards().to_vec();
    cards.sort_by_cached_key(|card| card.rank().index() as u64 + numbers.below(4));
    let (mut low, mut high) = (cards[..26].iter(), cards[26..].iter());
    let pack = std::array::from_fn(|slot| match Place::of(slot, ZERO).unwrap() {
        Place::Closed(ZERO, _) | Place::Open(ZERO, _) | Place::Hand(ZERO, _) => *low.next().unwrap(),
        _ => *high.next().unwrap(),
    });
    Round::new(Pack::new(pack).unwrap(), ZERO, DenominationSet::ALL).unwrap()
}

/// The slots of the pile cards that a view does not see, and how many cards that it does not see are in each hand.
pub(crate) fn hidden(view: &View) -> (Vec<usize>, [usize; 2]) {
    let known = view.known();
    let slots = (0..40).filter(|&slot| known[slot].is_none()).collect();
    let unknown = |player| if view.hand(player).is_some() { 0 } else { view.held(player).into() };
    (slots, Player::ALL.map(unknown))
}

/// One view of each of many random rounds, with at least one and at most that many unseen cards.
pub(crate) fn small_views(unseen: usize) -> impl Iterator<Item = View> {
    (0..).filter_map(move |k| {
        let mut numbers = SplitMix64::new(k);
        let views = positions(k).into_iter().flat_map(|round| Player::ALL.map(|player| round.view(player)));
        let small: Vec<_> = views.filter(|view| (1..=unseen).contains(&view.unseen().len())).collect();
        // What is rare is taken first: a hand that its own player does not see.
        let locked: Vec<_> = small.iter().filter(|view| view.hand(view.viewer()).is_none()).cloned().collect();
        numbers.choose(if locked.is_empty() { small } else { locked }.into_iter())
    })
}

/// A view of each of many random rounds, anywhere.
pub(crate) fn views() -> impl Iterator<Item = View> {
    (0..).map(|k| {
        let mut numbers = SplitMix64::new(!k);
        let round = numbers.choose(positions(k).into_iter()).unwrap();
        round.view(Player::ALL[numbers.below(2) as usize])
    })
}

/// The subsets of so many cards.
pub(crate) fn subsets(cards: CardSet, len: usize) -> Vec<CardSet> {
    let masks = (0..1u64 << cards.len()).filter(|mask| mask.count_ones() as usize == len);
    masks.map(|mask| (0..).zip(cards).filter(|(i, _)| mask >> i & 1 == 1).map(|(_, card)| card).collect()).collect()
}

/// The orders of some cards.
fn orders(cards: CardSet) -> Vec<Vec<Card>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    let first = |card: Card| orders(cards.without(card)).into_iter().map(move |order| [vec![card], order].concat());
    cards.iter().flat_map(first).collect()
}

/// Every world, by trying every way to put the unseen cards into the hidden places; the hands in ascending order.
pub(crate) fn by_trying(view: &View) -> Vec<Round> {
    let (slots, [zero, one]) = hidden(view);
    let known = view.known();
    let mut worlds = Vec::new();
    for of_zero in subsets(view.unseen(), zero) {
        for of_one in subsets(view.unseen() - of_zero, one) {
            let mut pack = known;
            for (player, more) in [(ZERO, of_zero), (ONE, of_one)] {
                let places: Vec<_> = (0..6).map(|i| Place::Hand(player, i).slot(view.dealer()).unwrap()).collect();
                let hand: CardSet = places.iter().filter_map(|&slot| known[slot]).collect();
                for (&slot, card) in places.iter().zip(hand | more) {
                    pack[slot] = Some(card);
                }
            }
            for order in orders(view.unseen() - of_zero - of_one) {
                for (&slot, &card) in slots.iter().zip(&order) {
                    pack[slot] = Some(card);
                }
                worlds.extend(view.with_hidden(Pack::new(pack.map(Option::unwrap)).unwrap()));
            }
        }
    }
    worlds
}

/// How many worlds there are in which each hand holds only what it may, counted card by card, each going where there is still
/// room; `None` when they are more than 128 bits count.
pub(crate) fn counted(view: &View, may: impl Fn(Player, Card) -> bool) -> Option<u128> {
    let (slots, [zero, one]) = hidden(view);
    let excluded = view.excluded(view.viewer().other());
    let may = |player, card| may(player, card) && (player == view.viewer() || !excluded.contains(card));
    // By how many places are left in the hands.
    let mut ways = [[0u128; 7]; 7];
    ways[zero][one] = 1;
    for (placed, card) in view.unseen().iter().enumerate() {
        let mut next = [[0u128; 7]; 7];
        for (a, b) in (0..=zero).flat_map(|a| (0..=one).map(move |b| (a, b))).filter(|&(a, b)| ways[a][b] > 0) {
            let closed = slots.len() + (zero - a) + (one - b) - placed;
            if a > 0 && may(ZERO, card) {
                next[a - 1][b] = next[a - 1][b].checked_add(ways[a][b])?;
            }
            if b > 0 && may(ONE, card) {
                next[a][b - 1] = next[a][b - 1].checked_add(ways[a][b])?;
            }
            next[a][b] = next[a][b].checked_add(ways[a][b].checked_mul(closed as u128)?)?;
        }
        ways = next;
    }
    Some(ways[0][0])
}
