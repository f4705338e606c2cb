//! What the search owes to how it spends its play-outs: a program to be called by hand.
//!
//! ```text
//! cargo test --release -p king-players --lib what_the_search_brings -- --ignored --nocapture
//! ```
//!
//! Decisions are taken out of rounds of greedy play and their arms played out in many worlds. Each way to search is given other
//! draws out of a part of them; what it chooses is judged by the rest. So the ways are compared in the same decisions, at a
//! fraction of the noise of a tournament; but by the means of greedy play-outs, and not by points that are won.

extern crate std;

use std::vec::Vec;
use std::{print, println};

use king_rules::king::{Action, ContractKind, Simulation, View};

use super::arms::Arms;
use super::{Position, greedy};
use crate::Tally;

const WORLDS: usize = 4096;
/// The first of them are searched, the rest judge.
const SEARCHED: usize = 1536;
const TIMES: usize = 8;
const ROUNDS: u64 = 96;

/// How many of so many arms stay.
type Keep = fn(usize) -> usize;

struct Decision {
    arms: usize,
    greedy: usize,
    /// World by world, arm by arm.
    points: Vec<i16>,
    /// The means of the worlds that judge, in 1/256.
    worth: Vec<i64>,
}

impl Decision {
    fn of(view: &View) -> Option<Self> {
        let (arms, worlds) = (Arms::of(view)?, view.worlds());
        let seat = view.viewer().index();
        let contract = view.contract()?.kind();
        let of_all = Position::of(view.table())?;
        let mut points = Vec::with_capacity(WORLDS * arms.len());
        for world in (0..WORLDS as u64).filter_map(|k| worlds.draw(1, k)) {
            for arm in 0..arms.len() as u8 {
                let Action::Play(card) = arms.action(arm) else { return None };
                let mut position = of_all.in_world(&world);
                position.play(card);
                points
                    .push(view.doubles().settle(contract, position.finish(), view.house_rules().sale_tie)[seat] as i16);
            }
        }
        let len = arms.len();
        let worth =
            |arm| points[SEARCHED * len..].iter().skip(arm).step_by(len).map(|&points| i64::from(points)).sum::<i64>();
        let worth = (0..len).map(|arm| 256 * worth(arm) / (WORLDS - SEARCHED) as i64).collect();
        (len > 1).then_some(Self { arms: len, greedy: arms.reference(), points, worth })
    }

    /// What is chosen with that many play-outs. The greedy arm begins with a lead; after each of even parts of the budget all arms but
    /// `keep` of so many drop out.
    fn search(&self, first: usize, budget: usize, lead: i64, keep: Keep) -> usize {
        let mut alive: Vec<usize> = (0..self.arms).collect();
        let mut totals: Vec<i64> = (0..self.arms).map(|arm| if arm == self.greedy { lead } else { 0 }).collect();
        let (mut row, mut used) = (first, 0);
        while alive.len() > 1 && used + alive.len() <= budget {
            let stages =
                core::iter::successors(Some(alive.len()), |&arms| Some(keep(arms))).take_while(|&arms| arms > 1);
            for _ in 0..((budget - used) / stages.count() / alive.len()).max(1) {
                for &arm in &alive {
                    totals[arm] += i64::from(self.points[row % SEARCHED * self.arms + arm]);
                }
                (row, used) = (row + 1, used + alive.len());
            }
            alive.sort_by_key(|&arm| (-totals[arm], arm != self.greedy));
            alive.truncate(keep(alive.len()));
        }
        alive.into_iter().max_by_key(|&arm| (totals[arm], arm == self.greedy)).unwrap_or(self.greedy)
    }
}

#[test]
#[ignore = "a program"]
fn what_the_search_brings() {
    let mut rounds: Vec<Vec<Decision>> = Vec::new();
    for number in 0..ROUNDS {
        let mut simulation = Simulation::new(77);
        simulation.unused = ContractKind::ALL[(number % 8) as usize].into();
        let (mut round, _) = simulation.first_card(number).unwrap();
        let mut decisions = Vec::new();
        while let Some(seat) = round.turn() {
            if seat.index() as u64 == number / 8 % 4 {
                decisions.extend(Decision::of(&round.view(seat)));
            }
            round.apply(greedy::choose(round.table(), round.hand(seat)).unwrap().action).unwrap();
        }
        rounds.push(decisions);
    }
    let drop_one: Keep = |arms| arms - 1;
    let ways: [(&str, i64, Keep); 6] = [
        ("all to the end", 0, |_| 1),
        ("half drop out", 0, |arms| arms.div_ceil(2)),
        ("one drops out", 0, drop_one),
        ("the same, lead 16", 16, drop_one),
        ("the same, lead 32", 32, drop_one),
        ("the same, lead 64", 64, drop_one),
    ];
    println!("gain over greedy play, in points a round, and beside the way before");
    for (number, (name, lead, keep)) in ways.into_iter().enumerate() {
        print!("{name:20}");
        for budget in [100, 400, 2000] {
            let gain = |decision: &Decision, (lead, keep): (i64, Keep)| {
                let gain = |time| {
                    let chosen = decision.search(time * (SEARCHED / TIMES), budget, lead, keep);
                    decision.worth[chosen] - decision.worth[decision.greedy]
                };
                (0..TIMES).map(gain).sum::<i64>() / TIMES as i64
            };
            let of_round = |round: &Vec<Decision>, way| round.iter().map(|decision| gain(decision, way)).sum::<i64>();
            let (_, lead_before, keep_before) = ways[number.saturating_sub(1)];
            let gains: Tally = rounds.iter().map(|round| of_round(round, (lead, keep)) as i32).collect();
            let beside: Tally = rounds
                .iter()
                .map(|round| (of_round(round, (lead, keep)) - of_round(round, (lead_before, keep_before))) as i32)
                .collect();
            print!("  {budget}: {gains} ({beside})");
        }
        println!();
    }
}
