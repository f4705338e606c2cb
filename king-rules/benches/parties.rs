//! Parties of players that are put together of parts: who declares, who talks and who plays the cards.

use king_players::king::{Advisor, Player, Standings, Tournament, greedy};
use king_players::{Level, Objective, Settings, Tally};
use king_rules::king::{Action, Phase, Seat, View};
use king_rules::shuffle::SplitMix64;

use crate::contests::in_threads;
use crate::reference::{king_greedy, king_thumb};

/// What parts are called: `DECLARES/TALKS/PLAYS`.
pub const PARTS: &str = "parts are declares/talks/plays, each of thumb, silent, masa, frozen, random, greedy, N play-outs, alike:N \
                         without inference, three:N for any of the three best, out:N for the chance to come out, or a level: easy, \
                         medium, hard";

/// Who decides one kind of question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The frozen rule of thumb, which is silent in the talk; or frozen greedy play.
    Frozen,
    /// The rule of thumb of the library, or its greedy play.
    Greedy,
    /// Any legal action.
    Random,
    /// Says masa, or doubles all it may.
    Masa,
    /// The advisor.
    Advised(Settings),
    /// Any of the three actions with the best estimates.
    OfThree(Settings),
}

impl Part {
    fn of(text: &str) -> Option<Self> {
        let (kind, playouts) = text.split_once(':').unwrap_or(("", text));
        let settings = || Some(Settings::new().with_estimates(0).with_playouts(playouts.parse().ok()?));
        Some(match (text, kind) {
            ("frozen" | "thumb" | "silent", _) => Self::Frozen,
            ("greedy", _) => Self::Greedy,
            ("random", _) => Self::Random,
            ("masa", _) => Self::Masa,
            ("easy" | "medium" | "hard", _) => Self::Advised(text.parse::<Level>().ok()?.settings()),
            (_, "") => Self::Advised(settings()?),
            (_, "alike") => Self::Advised(settings()?.with_inference(false)),
            (_, "three") => Self::OfThree(settings()?),
            (_, "out") => Self::Advised(settings()?.with_objective(Objective::ComeOut)),
            _ => return None,
        })
    }

    fn act(self, view: &View, standings: Standings, seed: u64) -> Option<Action> {
        let hand = view.hand(view.viewer())?;
        match self {
            Self::Frozen if view.phase() == Phase::Play => {
                Some(king_greedy::card(view.table(), hand).map_or(Action::Pass, Action::Play))
            }
            Self::Frozen => king_thumb::choose(view.table(), hand),
            Self::Greedy => greedy::choose(view.table(), hand).map(|choice| choice.action),
            Self::Random => Player::Random.act(view, seed).ok(),
            Self::Masa => view.legal_actions().iter().max_by_key(|action| match action {
                Action::Kontur(on) | Action::Sur(on) => on.len(),
                _ => 0,
            }),
            Self::Advised(settings) => Some(advised(view, standings, settings.with_seed(seed))?.best()),
            Self::OfThree(settings) => {
                let settings = settings.with_seed(seed).with_estimates(settings.playouts());
                let advisor = advised(view, standings, settings)?;
                let best: Vec<Action> = advisor.estimates().take(3).map(|estimate| estimate.action).collect();
                SplitMix64::new(seed).choose(best.into_iter())
            }
        }
    }
}

fn advised(view: &View, standings: Standings, settings: Settings) -> Option<Advisor> {
    let mut advisor = Advisor::new(view, settings.with_standings(standings)).ok()?;
    advisor.step(u32::MAX);
    Some(advisor)
}

/// A player put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    declares: Part,
    talks: Part,
    plays: Part,
}

impl Parts {
    /// The player of that name, such as `400/silent/greedy`.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let mut parts = text.split('/').map(Part::of);
        let mut next = || parts.next().flatten();
        let found = Self { declares: next()?, talks: next()?, plays: next()? };
        parts.next().is_none().then_some(found)
    }

    /// What it does.
    ///
    /// # Panics
    /// When it knows nothing to do, which is in no party.
    #[must_use]
    pub fn act(&self, view: &View, standings: Standings, seed: u64) -> Action {
        let part = match view.phase() {
            Phase::Declare => self.declares,
            Phase::Annul | Phase::Kontur | Phase::Sur => self.talks,
            Phase::Play | Phase::Over => self.plays,
        };
        part.act(view, standings, seed).expect("there is something to do")
    }

    /// What it says, and how many points more than iyi that is estimated to be worth, by so many play-outs; `None` when it says iyi, or
    /// does not estimate.
    ///
    /// # Panics
    /// When it knows nothing to say, which is in no party.
    #[must_use]
    pub fn talk(&self, view: &View, standings: Standings, seed: u64, estimates: u32) -> (Action, Option<f64>) {
        let Part::Advised(settings) = self.talks else { return (self.act(view, standings, seed), None) };
        let settings = settings.with_seed(seed).with_estimates(estimates);
        let advisor = advised(view, standings, settings).expect("there is something to say");
        let iyi = advisor.estimates().skip(1).find(|estimate| estimate.action == Action::Iyi);
        (advisor.best(), iyi.map(|iyi| -f64::from(iyi.difference) / 256.0))
    }
}

/// What a player gains over three others in parties.
#[derive(Clone, Copy, Debug, Default)]
pub struct PartyGains {
    /// Points a party, over what the fourth of the others would have.
    pub points: Tally,
    /// How much oftener it comes out than one of four others does in the same seat; in 1/256 %.
    pub out: Tally,
    /// How many doubles and redoubles it said, in 1/256 a party.
    pub doubles: Tally,
    /// The variance of the final score of a seat among four of the others, a round, in 1/256.
    pub variance: Tally,
}

/// Parties 0 to `parties` − 1 of the tournament of that seed, the one in each of the four seats once.
#[must_use]
pub fn gains(seed: u64, parties: u64, threads: u64, one: &Parts, others: &Parts) -> PartyGains {
    let tournament = Tournament::new(seed);
    let party = |number| {
        let (mut points, mut out, mut doubles) = (0, 0, 0);
        let play = |which: Option<Seat>| {
            let act = |view: &View, standings, seed| {
                let player = if which == Some(view.viewer()) { one } else { others };
                player.act(view, standings, seed)
            };
            tournament.party_with_standings(number, act).expect("players do what they may do")
        };
        let before = play(None).totals();
        for seat in Seat::ALL {
            let party = play(Some(seat));
            points += 64 * party.totals()[seat];
            out += 25 * 256 * (i32::from(party.totals()[seat] > 0) - i32::from(before[seat] > 0));
            doubles += party.results().map(|result| 64 * result.doubles.doubled_by(seat).len() as i32).sum::<i32>();
        }
        let squares: i64 = before.iter().map(|&total| i64::from(total) * i64::from(total)).sum();
        [points, out, doubles, (squares * 256 / (4 * 32)) as i32]
    };
    let mut gains = PartyGains::default();
    for [points, out, doubles, variance] in in_threads(parties, threads, party) {
        gains.points.add(points);
        gains.out.add(out);
        gains.doubles.add(doubles);
        gains.variance.add(variance);
    }
    gains
}
