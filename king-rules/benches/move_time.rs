//! How long players think about a card, measured in one run: all positions by each player in turn, again and again, of which
//! the quickest counts.

use std::hint::black_box;
use std::time::{Duration, Instant};

use king_players::{balayi as balayi_players, king::Tournament};
use king_rules::balayi;
use king_rules::king::{Action, ContractKind, View};

use crate::anchor;
use crate::contests::{BalayiPlayer, KingPlayer, Player};
use crate::reference::{balayi_greedy, king_greedy};

/// How often each position is thought about.
const PASSES: usize = 5;

/// How many of the longest are thought about again, and how often.
const LONGEST: (usize, usize) = (16, 50);

/// The times of one player.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// The mean over the positions: what the processor spent where the system tells it, as Linux does, so that other work on the
    /// machine counts little.
    pub mean: Duration,
    /// The longest of one position, each by the clock, at its quickest.
    pub longest: Duration,
}

/// The times that players take in the positions of `deals` rounds of each contract where there is a choice.
#[must_use]
pub fn king(seed: u64, deals: u64, players: &[KingPlayer]) -> Vec<Times> {
    times(seed, &king_views(seed, deals), players)
}

/// The same in Balayı, of `deals` rounds.
#[must_use]
pub fn balayi(seed: u64, deals: u64, players: &[BalayiPlayer]) -> Vec<Times> {
    times(seed, &balayi_views(seed, deals), players)
}

fn times<V, A>(seed: u64, views: &[V], players: &[Player<V, A>]) -> Vec<Times> {
    let mut rows = vec![(Duration::MAX, vec![Duration::MAX; views.len()]); players.len()];
    for _ in 0..PASSES {
        for (player, (total, shortest)) in players.iter().zip(&mut rows) {
            let (clock, spent) = (Instant::now(), processor_time());
            for (view, shortest) in views.iter().zip(shortest) {
                *shortest = time(player, view, seed).min(*shortest);
            }
            let spent = processor_time().zip(spent).map(|(end, start)| end - start);
            *total = spent.unwrap_or(clock.elapsed()).min(*total);
        }
    }
    // Seldom is a piece as long as a move left undisturbed.
    for (player, (_, shortest)) in players.iter().zip(&mut rows) {
        let mut longest: Vec<usize> = (0..views.len()).collect();
        longest.sort_by_key(|&n| std::cmp::Reverse(shortest[n]));
        for &n in longest.iter().take(LONGEST.0) {
            let again = (0..LONGEST.1).map(|_| time(player, &views[n], seed)).min();
            shortest[n] = again.map_or(shortest[n], |again| again.min(shortest[n]));
        }
    }
    let count = views.len().max(1) as u32;
    let times = |(total, shortest): (Duration, Vec<Duration>)| Times {
        mean: total / count,
        longest: shortest.into_iter().max().unwrap_or_default(),
    };
    rows.into_iter().map(times).collect()
}

/// How long one move takes.
fn time<V, A>(player: &Player<V, A>, view: &V, seed: u64) -> Duration {
    let start = Instant::now();
    black_box(player(view, seed));
    start.elapsed()
}

/// What the processor has spent on this thread; on Linux alone, to some milliseconds.
pub(crate) fn processor_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

/// The bare limit of a card, in nanoseconds: the shortest time of many pieces.
#[must_use]
pub fn bare_limit() -> f64 {
    const ROUNDS: u32 = 1_000;
    let piece = || {
        let start = Instant::now();
        black_box(anchor::rounds(ROUNDS.into()));
        start.elapsed()
    };
    let shortest = (0..50).map(|_| piece()).min().unwrap_or_default();
    shortest.as_nanos() as f64 / f64::from(52 * ROUNDS)
}

/// Every view of a round in which the seat on turn has more than one card to choose from, as the frozen players play it.
fn king_views(seed: u64, deals: u64) -> Vec<View> {
    let mut views = Vec::new();
    for contract in ContractKind::ALL {
        for deal in 0..deals {
            let act = |view: &View, _| {
                views.extend((view.legal_cards().len() > 1).then(|| view.clone()));
                let card = king_greedy::card(view.table(), view.hand(view.viewer()).unwrap_or_default());
                card.map_or(Action::Pass, Action::Play)
            };
            Tournament::new(seed).round(deal, contract, act).expect("the frozen player does what it may do");
        }
    }
    views
}

/// The same in Balayı.
fn balayi_views(seed: u64, deals: u64) -> Vec<balayi::View> {
    let mut views = Vec::new();
    for deal in 0..deals {
        let act = |view: &balayi::View, _| {
            views.extend((view.legal_cards().len() > 1).then(|| view.clone()));
            let action = balayi_greedy::choose(view.table(), view.hand(view.viewer()).unwrap_or_default());
            action.expect("the frozen player knows what to play")
        };
        let tournament = balayi_players::Tournament::new(seed);
        tournament.round(deal, act).expect("the frozen player does what it may do");
    }
    views
}
