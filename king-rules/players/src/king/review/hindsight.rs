//! What an action was worth with all cards open.

use king_rules::Card;
use king_rules::inner::nth_bit;
use king_rules::king::{Action, Contract, ContractKind, Doubles, Phase, Round, Seat, SeatSet, View};
use king_rules::shuffle::SplitMix64;

use super::Verdict;
use crate::king::advisor::beginning;
use crate::king::aim::Aim;
use crate::king::arms::Arms;
use crate::king::{Position, Solver, policy};
use crate::lanes::Lanes;
use crate::search::{Pick, Question, Search};
use crate::sums::{ARMS, Points};
use crate::{Settings, Sums};

/// Through how many positions a solver goes at most. The endings that are solved have fewer.
const POSITIONS: u64 = 1_000_000;

/// Of how many cards one is drawn in a play-out.
const DRAWN: u64 = 8;

/// The verdict on an action of that round, which is `before` it now and became `after`.
pub(super) fn verdict(
    before: &Round,
    after: &Round,
    action: Action,
    settings: Settings,
    solver: &mut Solver<'_>,
) -> Option<Verdict> {
    let view = before.view(before.turn()?);
    let (aim, arms) = (Aim::of(&view, settings), Arms::of(&view)?);
    if arms.len() == 1 {
        return Some(Verdict::nothing_else(action));
    }
    if let Some(solution) = is_short(before).then(|| solver.solve(before, POSITIONS)).and_then(Result::ok) {
        let own = |scores| aim.points(action, scores).own * if aim.is_fine() { 1 } else { 256 };
        let best = solution.best();
        let given_away = own(best.scores) - own(solution.of(action)?.scores);
        let best = if given_away == 0 { action } else { best.action };
        return Some(Verdict { best, given_away, ..Verdict::nothing_else(action) });
    }
    PlayOuts { before, after, view: &view, aim, arms }.verdict(action, settings)
}

/// Whether the ending is solved: hands so short that most take less than a millisecond, see PERFORMANCE.md.
fn is_short(round: &Round) -> bool {
    let Some(contract) = round.contract().filter(|_| round.phase() == Phase::Play) else { return false };
    let cards = match (contract.kind(), round.doubles() != Doubles::NONE) {
        (ContractKind::Rifki, false) => 10,
        (ContractKind::SonIki, false) => 8,
        (ContractKind::KizAlmaz, false) | (ContractKind::Durt, _) => 7,
        (ContractKind::Rifki, true)
        | (ContractKind::ElAlmaz | ContractKind::KupaAlmaz | ContractKind::ErkekAlmaz, false) => 6,
        (ContractKind::Koz, _) => 5,
        (_, true) => 4,
    };
    Seat::ALL.into_iter().all(|seat| round.hand(seat).len() <= cards)
}

/// The actions played out with these cards.
struct PlayOuts<'a> {
    before: &'a Round,
    after: &'a Round,
    view: &'a View,
    aim: Aim,
    arms: Arms,
}

impl PlayOuts<'_> {
    fn verdict(&self, action: Action, settings: Settings) -> Option<Verdict> {
        let (_, spend) = beginning(self.view, &self.arms, &self.aim);
        let mut search = Search::new(
            settings,
            Question {
                view: 0,
                arms: self.arms.len(),
                reference: self.arms.reference(),
                totals: [0; ARMS],
                // One and the same, but for what is drawn.
                worlds: u64::MAX,
                weighs: false,
                fine: self.aim.is_fine(),
                spend,
            },
        );
        loop {
            let plan = search.plan();
            if plan.is_empty() || search.absorb(&self.run(&search)).is_err() {
                break;
            }
        }
        let arm = (0..self.arms.len() as u8).find(|&arm| self.arms.class(arm).contains(action))?;
        let best = search.choice();
        let estimate = search.estimate_of(arm, action);
        (estimate.playouts > 0).then_some(Verdict {
            best: if arm == best { action } else { self.arms.action(best) },
            given_away: if arm == best { 0 } else { -estimate.difference },
            error: if arm == best { 0 } else { estimate.error },
            playouts: estimate.playouts,
            exact: false,
        })
    }

    /// The play-outs of the present stage.
    fn run(&self, search: &Search) -> Sums {
        let (table, rules) = (self.before.table(), self.before.house_rules());
        let position = Position::with(table, table.contract().unwrap_or(Contract::ElAlmaz)).in_world(self.before);
        let draws = |pick| match pick {
            Pick::Draw { seed, k } | Pick::Weighed { seed, k } => SplitMix64::new(SplitMix64::new(seed).output(k)),
            Pick::Nth(k) => SplitMix64::new(k),
        };
        let settle = |doubles: Doubles, contract: Option<Contract>, taken, action| {
            contract.map_or(Points::default(), |contract| self.aim.settled(action, doubles, contract.kind(), taken))
        };
        if matches!(table.phase(), Phase::Annul | Phase::Kontur | Phase::Sur) {
            // One play-out is one of all there is to say.
            let mut said = [Doubles::NONE; ARMS];
            let actions = (0..self.arms.len() as u8).map(|arm| self.arms.action(arm));
            said.iter_mut().zip(actions).for_each(|(said, action)| *said = self.said_after(action));
            let world = |pick| Some(position.finish_but_for(draws(pick)));
            let points = |&taken: &[i16; 4], arm: u8| match self.arms.action(arm) {
                // K4.2: it does not count.
                Action::Annul => self.aim.points(Action::Annul, [0; 4]),
                action => {
                    let doubles = said.get(usize::from(arm)).copied().unwrap_or_default();
                    settle(doubles, table.contract(), taken, action)
                }
            };
            return search.run(search.plan(), world, points);
        }
        let points = |draws: &SplitMix64, arm| {
            let (action, mut position) = (self.arms.action(arm), position);
            let (mut contract, mut doubles) = (table.contract(), table.doubles());
            match action {
                Action::Play(card) => position.play(card),
                Action::Declare(declared) => {
                    (contract, doubles) = (Some(declared), Doubles::NONE);
                    position = position.declared(declared, table.declarer(), rules);
                }
                _ => position.pass(),
            }
            settle(doubles, contract, position.finish_but_for(draws.clone()), action)
        };
        search.run(search.plan(), |pick| Some(draws(pick)), points)
    }

    /// What will have been said when that is said and the others say what they did say, as far as they may then.
    fn said_after(&self, action: Action) -> Doubles {
        let mut round = self.before.clone();
        round.apply_unchecked(action);
        // Four seats are heard three times.
        for _ in 0..12 {
            let Some(seat) = round.turn() else { break };
            let action = match round.phase() {
                Phase::Annul => Action::Keep,
                Phase::Kontur => self.call(seat, |action| matches!(action, Action::Kontur(_))),
                Phase::Sur => match self.call(seat, |action| matches!(action, Action::Sur(_))) {
                    Action::Sur(on) => redouble(&round, seat, on),
                    other => other,
                },
                _ => break,
            };
            round.apply_unchecked(action);
        }
        round.doubles()
    }

    /// What that seat called, of that kind; iyi if nothing.
    fn call(&self, seat: Seat, kind: impl Fn(Action) -> bool) -> Action {
        let called = self.after.actions().find(|&(by, action)| by == seat && kind(action));
        called.map_or(Action::Iyi, |(_, action)| action)
    }
}

/// The redouble of those among `on` that may be redoubled (K6.1).
fn redouble(round: &Round, seat: Seat, on: SeatSet) -> Action {
    let doubles = round.doubles();
    let may = |other: Seat| doubles.doubled_by(other).contains(seat) && !doubles.doubled_by(seat).contains(other);
    let on: SeatSet = on.iter().filter(|&other| may(other)).collect();
    if on.is_empty() { Action::Iyi } else { Action::Sur(on) }
}

impl Position {
    /// The points when all play on greedily, but for some cards that are drawn.
    fn finish_but_for(mut self, mut draws: SplitMix64) -> [i16; 4] {
        // Bounded, as a round that a caller in C has corrupted may be anything.
        for _ in 0..4 * Card::COUNT {
            if self.is_decided(self.kind) {
                break;
            }
            // One number a card, so that what is drawn depends on the turn alone.
            let draw = draws.next_u64();
            let seen = self.seen(self.kind);
            let card = if seen.legal.is_single() {
                seen.legal
            } else if draw % DRAWN == 0 {
                let number = ((draw >> 32) * u64::from(seen.legal.0.count_ones())) >> 32;
                Lanes(nth_bit(seen.legal.0, number))
            } else {
                policy::card(self.kind, &seen)
            };
            self.push(self.kind, card);
        }
        self.taken
    }
}
