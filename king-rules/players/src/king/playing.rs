//! The play-outs of an advisor on cards, many side by side.

use king_rules::inner;
use king_rules::king::{Action, Doubles, Phase, Worlds};

use super::Position;
use super::aim::Aim;
use super::arms::Arms;
use super::inference::Inference;
use super::lanes::Lanes;
use super::lockstep::Lockstep;
use crate::Settings;
use crate::processor::Processor;
use crate::search::Pick;
use crate::side_by_side::SideBySide;
use crate::sums::{ARMS, Points};

/// `W` play-outs of the worlds of a view.
pub(super) struct Playing<'a, P, const W: usize> {
    processor: P,
    worlds: &'a Worlds,
    inference: Option<Inference>,
    /// What is played first, by arm; none to pass.
    firsts: [Lanes; ARMS],
    lockstep: Lockstep<W>,
    doubles: Doubles,
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
            inference: Inference::of(view),
            firsts,
            lockstep: Lockstep::new(Position::of(view.table())?),
            doubles: view.doubles(),
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
        for (number, place) in (0..).zip(drawn) {
            let hands = match first.plus(number) {
                Pick::Weighed { seed, k } | Pick::Draw { seed, k } => inner::king_draw(self.worlds, seed, k),
                Pick::Nth(i) => inner::king_nth(self.worlds, i),
            };
            *place = hands.map(|hands| hands.map(Lanes::of));
        }
    }

    fn set(&mut self, lane: usize, &hands: &[Lanes; 4], arm: u8) {
        let first = self.firsts.get(usize::from(arm)).copied().unwrap_or_default();
        self.lockstep.set(lane, hands, first);
    }

    fn play(&mut self, lanes: usize) -> [Points; W] {
        let mut all = [Points::default(); W];
        let kind = self.lockstep.table.kind;
        let [north, east, south, west] = self.lockstep.finish(self.processor);
        let taken = north.into_iter().zip(east).zip(south).zip(west);
        for (points, (((north, east), south), west)) in all.iter_mut().zip(taken).take(lanes) {
            // Which card it is makes no difference to what the round is worth.
            *points = self.aim.settled(Action::Pass, self.doubles, kind, [north, east, south, west]);
        }
        all
    }
}
