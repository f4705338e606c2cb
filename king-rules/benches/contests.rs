//! Contests of named players: who gains how much over three of another kind, on many deals, by any number of threads.

use std::thread;

use king_players::{Settings, Tally, balayi as balayi_players, inner, king};
use king_rules::king::View;
use king_rules::{balayi, king as rules};

use crate::reference::{balayi_greedy, ismcts, king_greedy, monte_carlo};

/// A player: what it does, seeing that view, with a number for whatever it decides by chance.
pub type Player<V, A> = Box<dyn Fn(&V, u64) -> A + Sync>;

/// A player of King.
pub type KingPlayer = Player<View, rules::Action>;

/// A player of Balayı.
pub type BalayiPlayer = Player<balayi::View, balayi::Action>;

/// What players are called: those of the library, and behind them the frozen ones. Only King has the last four: alike:N is playouts:N
/// without inference, to which all worlds are alike; one-by-one:N does what playouts:N does, by one world after the other.
pub const PLAYERS: &str =
    "random, greedy, easy, medium, hard, playouts:N, frozen, monte-carlo:N, ismcts:N, alike:N, one-by-one:N";

/// The player of King of that name; `None` when there is none.
#[must_use]
pub fn king_player(name: &str) -> Option<KingPlayer> {
    // A player that knows nothing to do passes, which is refused where it is not the only action.
    let pass = rules::Action::Pass;
    let (kind, playouts) = name.split_once(':').unwrap_or((name, "0"));
    let playouts = playouts.parse().ok()?;
    Some(match kind {
        "frozen" => Box::new(move |view, _| {
            let card = king_greedy::card(view.table(), view.hand(view.viewer()).unwrap_or_default());
            card.map_or(pass, rules::Action::Play)
        }),
        "monte-carlo" => Box::new(move |view, seed| monte_carlo::choose(view, playouts, seed).unwrap_or(pass)),
        "alike" => Box::new(move |view, seed| {
            let settings = Settings::new().with_playouts(playouts).with_estimates(0).with_inference(false);
            let advisor = king::Advisor::new(view, settings.with_seed(seed));
            advisor.map_or(pass, |mut advisor| {
                advisor.step(u32::MAX);
                advisor.best()
            })
        }),
        "one-by-one" => Box::new(move |view, seed| {
            let settings = Settings::new().with_playouts(playouts).with_estimates(0).with_seed(seed);
            let Ok(mut advisor) = king::Advisor::new(view, settings) else { return pass };
            while !advisor.plan().is_empty() {
                let sums = inner::run_king::<1>(&advisor, inner::Any, advisor.plan());
                advisor.absorb(&sums).expect("they are the next ones");
            }
            advisor.best()
        }),
        "ismcts" => Box::new(move |view, seed| ismcts::choose(view, playouts, seed).unwrap_or(pass)),
        _ => {
            let player: king::Player = name.parse().ok()?;
            Box::new(move |view, seed| player.act(view, seed).unwrap_or(pass))
        }
    })
}

/// The player of Balayı of that name; `None` when there is none.
#[must_use]
pub fn balayi_player(name: &str) -> Option<BalayiPlayer> {
    // As in King: this is refused where it is not legal.
    let none = balayi::Action::Declare(balayi::Denomination::NoTrump);
    Some(match name {
        "frozen" => Box::new(move |view, _| {
            balayi_greedy::choose(view.table(), view.hand(view.viewer()).unwrap_or_default()).unwrap_or(none)
        }),
        _ => {
            let player: balayi_players::Player = name.parse().ok()?;
            Box::new(move |view, seed| player.act(view, seed).unwrap_or(none))
        }
    })
}

/// What one player gains over three others on deals 0 to `deals` − 1 of the tournament of that seed.
#[must_use]
pub fn king(seed: u64, deals: u64, threads: u64, one: &KingPlayer, three: &KingPlayer) -> king::Gains {
    let tournament = king::Tournament::new(seed);
    let mut all = king::Gains::new();
    let gains = |deal| tournament.gains(deal, one, three).expect("players do what they may do");
    in_threads(deals, threads, gains).into_iter().for_each(|gains| all.add(gains));
    all
}

/// What one player gains over the other on deals 0 to `deals` − 1 of the tournament of that seed, in 1/256 trick a round.
#[must_use]
pub fn balayi(seed: u64, deals: u64, threads: u64, one: &BalayiPlayer, other: &BalayiPlayer) -> Tally {
    let tournament = balayi_players::Tournament::new(seed);
    let gain = |deal| tournament.gain(deal, one, other).expect("players do what they may do");
    in_threads(deals, threads, gain).into_iter().collect()
}

/// `f(0)` to `f(n - 1)` in any order, computed by that many threads.
pub(crate) fn in_threads<T: Send>(n: u64, threads: u64, f: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let (f, threads) = (&f, threads.max(1));
    thread::scope(|scope| {
        let part = |first| scope.spawn(move || (first..n).step_by(threads as usize).map(f).collect::<Vec<_>>());
        let parts: Vec<_> = (0..threads).map(part).collect();
        parts.into_iter().flat_map(|part| part.join().expect("a thread ends as it should")).collect()
    })
}
