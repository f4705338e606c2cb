//! Target `advise`: advisors of both games, players by name and reviews, at any position and with any settings: budgets, seeds,
//! generosity, objectives, standings that fit and that do not. Whatever is asked is answered by something legal or a typed error; parts come
//! to the same as the whole; what is not the next part changes nothing.

use king_players::{AdvisorError, Level, Objective, Progress, Settings};
use king_rules::Lang;

use crate::input::Input;

pub fn run(data: &[u8]) {
    let mut input = Input::new(data);
    if input.once_in(4) { balayi::run(&mut input) } else { king::run(&mut input) }
}

/// Any settings with budgets that are gone through quickly.
fn settings(input: &mut Input) -> Settings {
    let (playouts, estimates) = (u32::from(input.byte()) / 2, u32::from(input.byte()) / 2);
    let generosity = if input.once_in(3) { u32::from_le_bytes(input.array()) } else { 0 };
    let objective = if input.once_in(2) { Objective::ComeOut } else { Objective::MostPoints };
    Settings::new()
        .with_seed(u64::from_le_bytes(input.array()))
        .with_playouts(playouts)
        .with_estimates(estimates)
        .with_generosity(generosity)
        .with_inference(input.once_in(2))
        .with_objective(objective)
}

/// A range that may be anything, or lies in the plan.
fn range(plan: std::ops::Range<u64>, input: &mut Input) -> std::ops::Range<u64> {
    if input.once_in(8) {
        return u64::from_le_bytes(input.array())..u64::from_le_bytes(input.array());
    }
    let len = plan.end - plan.start;
    let start = if input.once_in(4) { plan.start + u64::from(input.byte()) } else { plan.start };
    start..start + 1 + u64::from(input.byte()) % len.max(1)
}

/// Writes it for the advisors of a game.
macro_rules! advised {
    () => {
        /// What is true of an advisor on that view, whoever steps it; `strange` when the standings may be those of another party.
        fn advised(view: &View, settings: Settings, strange: bool, input: &mut Input) {
            let mut advisor = match Advisor::new(view, settings) {
                Ok(advisor) => advisor,
                Err(AdvisorError::RoundOver) => return assert!(view.turn().is_none()),
                Err(AdvisorError::NotOnTurn) => return assert!(view.turn().is_some_and(|turn| turn != view.viewer())),
                Err(error) => return assert!(strange && error == AdvisorError::OtherParty, "{error}: {view}"),
            };
            let legal = view.legal_actions();
            let start = advisor.clone();
            let other = Advisor::new(view, settings.with_seed(!settings.seed())).unwrap();
            while advisor.progress() == Progress::More {
                assert!(legal.contains(advisor.best()), "{view}");
                let before = advisor.clone();
                let plan = advisor.plan();
                let sums = advisor.run(super::range(plan.clone(), input));
                let is_next = sums.range().start == plan.start;
                assert_eq!(advisor.absorb(&sums).is_ok(), is_next, "{view}");
                if !is_next || sums.range().is_empty() {
                    assert!(advisor == before, "{view}");
                    advisor.step(1 + u32::from(input.byte()));
                }
                if input.once_in(4) {
                    let now = advisor.clone();
                    assert!(advisor.absorb(&other.run(other.plan())).is_err() && advisor == now, "{view}");
                }
            }
            let mut at_once = start;
            assert!(at_once.step(u32::MAX) == Progress::Done && advisor == at_once, "{view}");
            let estimates: Vec<_> = advisor.estimates().collect();
            let mut actions: Vec<_> = estimates.iter().map(|estimate| estimate.action).collect();
            assert!(actions[0] == advisor.best() && estimates[0] == advisor.explain().best, "{view}");
            actions.sort_by_key(|action| action.code());
            assert_eq!(actions, legal.iter().collect::<Vec<_>>(), "{view}");
            assert!(estimates.iter().all(|one| !one.exact || one.error == 0 && one.mean_error == 0), "{view}");
            for lang in [Lang::En, Lang::Tr] {
                assert!(advisor.explain().message(lang).to_string().ends_with('.'), "{view}");
            }
            if input.once_in(4) {
                let players =
                    [Player::Random, Player::Greedy, Level::Medium.into(), Player::Playouts(input.byte().into())];
                let player = input.one_of(players).unwrap();
                let action = player.act(view, settings.seed()).unwrap();
                assert!(legal.contains(action), "{player}: {view}");
                assert_eq!(player.act(view, settings.seed()), Ok(action), "{player}: {view}");
            }
        }
    };
}

mod king {
    use king_players::king::{Advisor, Entry, Judgement, Player, Review, Solver, Standings};
    use king_rules::king::{Action, ContractSet, Round, Seat, View};

    use super::*;

    advised! {}

    pub(super) fn run(input: &mut Input) {
        let party = input.party();
        let Ok(mut round) = party.start(input.deal()) else { return };
        let (mut settings, strange) = (settings(input), input.once_in(4));
        if strange {
            settings = settings.with_standings(any_standings(input));
        } else if !input.once_in(3) {
            settings = settings.with_standings(Standings::of(&party));
        }
        let last = input.byte();
        for played in 0..=last {
            if input.once_in(24) || played == last {
                let seat = input.one_of(Seat::ALL).filter(|_| input.once_in(8));
                let seat = seat.or(round.turn()).unwrap_or(Seat::North);
                advised(&round.view(seat), settings, strange, input);
            }
            let Some(action) = choose(&round, input) else { break };
            round.apply(action).unwrap();
        }
        reviewed(&round, settings, strange, input);
    }

    /// One of the legal actions, those of the kind named first: else a declaration would mostly be dürt.
    fn choose(round: &Round, input: &mut Input) -> Option<Action> {
        let kind = if round.contract().is_none() { input.one_of(round.unused().iter()) } else { None };
        input.one_of(round.legal_actions().iter().filter(|action| match action {
            Action::Declare(contract) => Some(contract.kind()) == kind,
            _ => true,
        }))
    }

    fn any_standings(input: &mut Input) -> Standings {
        let totals = [(); 4].map(|()| i32::from_le_bytes(input.array()) >> input.below(32));
        Standings::new(totals, [(); 4].map(|()| ContractSet::from_bits_truncate(input.byte())))
    }

    /// Some actions of the round are judged, the same in other memory.
    fn reviewed(round: &Round, settings: Settings, strange: bool, input: &mut Input) {
        let mut memory = vec![Entry::default(); input.below(256)];
        let mut solver = Solver::new(&mut memory);
        let count = round.actions().count();
        for _ in 0..2 {
            let number = usize::from(input.byte()) % (count + 1);
            let review = |solver: &mut Solver<'_>| Review::new(round, settings, solver).map(|mut all| all.nth(number));
            let judged = match review(&mut solver) {
                Ok(judged) => judged,
                Err(error) => return assert!(strange && error == AdvisorError::OtherParty, "{error}: {round}"),
            };
            let Some((seat, action)) = round.actions().nth(number) else { return assert!(judged.is_none()) };
            let (judged, without) = (judged.unwrap(), review(&mut Solver::new(&mut [])).unwrap().unwrap());
            // An ending that takes too long without memory is played out.
            let exact = |judged: &Judgement| judged.hindsight.is_some_and(|verdict| verdict.exact);
            let hindsight = if exact(&judged) && !exact(&without) { judged.hindsight } else { without.hindsight };
            assert_eq!(Judgement { hindsight, ..without }, judged, "{round}");
            assert_eq!((judged.number, judged.seat, judged.action), (number, seat, action), "{round}");
            let mut before = Round::new(round.deal(), round.declarer(), round.unused(), round.house_rules()).unwrap();
            round.actions().take(number).for_each(|(_, action)| before.apply(action).unwrap());
            let legal = before.legal_actions();
            for verdict in [judged.hindsight, judged.view].into_iter().flatten() {
                assert!(legal.contains(verdict.best), "{round}: {judged:?}");
                assert!(verdict.best != action || verdict.given_away == 0 && verdict.error == 0, "{round}: {judged:?}");
            }
            for lang in [Lang::En, Lang::Tr] {
                assert!(judged.message(lang).to_string().ends_with('.'), "{round}");
            }
        }
    }
}

mod balayi {
    use king_players::balayi::{Advisor, Player};
    use king_rules::balayi::{Pack, Player as Seat, View};

    use super::*;

    advised! {}

    pub(super) fn run(input: &mut Input) {
        let Ok(mut round) = input.game().start(Pack::new(input.pack()).unwrap()) else { return };
        let (settings, last) = (settings(input), input.below(60));
        for played in 0..=last {
            if input.once_in(16) || played == last {
                let player = input.one_of(Seat::ALL).filter(|_| input.once_in(8));
                let player = player.or(round.turn()).unwrap_or(Seat::ALL[0]);
                advised(&round.view(player), settings, false, input);
            }
            let Some(action) = input.one_of(round.legal_actions().iter()) else { break };
            round.apply(action).unwrap();
        }
    }
}
