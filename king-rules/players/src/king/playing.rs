//! The play-outs of an advisor on cards, many side by side.

use king_rules::king::{Action, Doubles, Phase, SaleTie, Worlds};

use super::Position;
use super::aim::Aim;
use super::arms::Arms;
use super::dealing;
use super::inference::Inference;
use super::lanes::Lanes;
use super::lockstep::Lockstep;
use super::settling::Settle;
use crate::Settings;
use crate::processor::Processor;
use crate::search::Pick;
use crate::side_by_side::SideBySide;
use crate::sums::ARMS;

/// `W` play-outs of the worlds of a view.
pub(super) struct Playing<'a, P, const W: usize> {
    processor: P,
    worlds: &'a Worlds,
    inference: Option<Inference>,
    /// What is played first, by arm; none to pass.
    firsts: [Lanes; ARMS],
    lockstep: Lockstep<W>,
    doubles: Doubles,
    tie: SaleTie,
    aim: Aim,
}

impl<'a, P, const W: usize> Playing<'a, P, W> {
    /// `None` where no card is to be played.
    pub(super) fn new(worlds: &'a Worlds, settings: Settings, processor: P) -> Option<Self> {
        let view = worlds.view();
        let mut firsts = [Lanes::EMPTY; ARMS];
        let arms = Arms::of(view).filter(|_| view.phase() == Phase::Play)?;
        for (first, action) in firsts.iter_mut().zip(arms.actions()) {
            if let Action::Play(card) = action {
                *first = Lanes::one(card);
            }
        }
        Some(Self {
            processor,
            worlds,
            inference: if settings.inference() { Inference::of(view) } else { None },
            firsts,
            lockstep: Lockstep::new(Position::of(view.table())?),
            doubles: view.doubles(),
            tie: view.house_rules().sale_tie,
            aim: Aim::of(view, settings),
        })
    }
}

impl<P: Processor, const W: usize> SideBySide<W> for Playing<'_, P, W> {
    type World = [Lanes; 4];

    fn draw(&mut self, first: Pick, drawn: &mut [Option<[Lanes; 4]>]) {
        if let (Pick::Weighed { seed, k }, Some(inference)) = (first, &self.inference) {
            return inference.draw_hands::<W>(self.worlds, self.processor, seed, k, drawn);
        }
        let number = |row| first.plus(row).number(self.worlds);
        dealing::deal::<W>(self.worlds, self.processor, number, drawn);
    }

    fn set(&mut self, lane: usize, &hands: &[Lanes; 4], arm: u8) {
        let first = self.firsts.get(usize::from(arm)).copied().unwrap_or_default();
        self.lockstep.set(lane, hands, first);
    }

    fn play(&mut self) -> [[i32; W]; 4] {
        let mut scores = [[0; W]; 4];
        self.processor.run(Settle {
            taken: self.lockstep.finish(self.processor),
            kind: self.lockstep.table.kind,
            doubles: self.doubles,
            tie: self.tie,
            scores: &mut scores,
        });
        // Which card it is makes no difference to what the round is worth.
        self.aim.points_each(Action::Pass, &scores)
    }
}
