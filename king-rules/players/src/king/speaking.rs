//! The play-outs of an advisor before the first card, many side by side: declarations, each a contract of its own, and the talk, where
//! one play-out does for all there is to say.

use king_rules::king::{Action, Contract, Doubles, Phase, View, Worlds};

use super::Position;
use super::aim::Aim;
use super::arms::Arms;
use super::dealing;
use super::four::of;
use super::lanes::Lanes;
use super::lockstep::Lockstep;
use super::settling::Settle;
use super::talk::{Talk, Willing};
use crate::Settings;
use crate::processor::Processor;
use crate::search::Pick;
use crate::side_by_side::InRows;
use crate::sums::{ARMS, Points};

/// `W` worlds of a view.
pub(super) struct Speaking<'a, P, const W: usize> {
    processor: P,
    worlds: &'a Worlds,
    actions: [Action; ARMS],
    lockstep: Lockstep<W>,
    aim: Aim,
    talk: Option<Talk>,
    /// In the talk: who replies in each world, and what is taken there, N, E, S, W.
    willing: [Willing; W],
    taken: [[i16; W]; 4],
}

impl<'a, P: Processor, const W: usize> Speaking<'a, P, W> {
    /// `None` where a card is to be played, or nothing is to be done.
    pub(super) fn new(worlds: &'a Worlds, settings: Settings, processor: P) -> Option<Self> {
        let view = worlds.view();
        let talk = match view.phase() {
            Phase::Declare => None,
            Phase::Annul | Phase::Kontur | Phase::Sur => Some(Talk::of(view, settings)?),
            Phase::Play | Phase::Over => return None,
        };
        let contract = talk.map_or(Contract::ElAlmaz, |talk| talk.contract);
        let mut actions = [Action::Pass; ARMS];
        actions.iter_mut().zip(Arms::of(view)?.actions()).for_each(|(place, action)| *place = action);
        Some(Self {
            processor,
            worlds,
            actions,
            lockstep: Lockstep::from_the_start(Position::with(view.table(), contract)),
            aim: Aim::of(view, settings),
            talk,
            willing: [Willing::default(); W],
            taken: [[0; W]; 4],
        })
    }

    fn view(&self) -> &View {
        self.worlds.view()
    }

    /// What a declaration comes to.
    fn declared(&mut self, action: Action, contract: Contract) -> [Points; W] {
        let (declarer, rules) = (self.view().declarer(), self.view().house_rules());
        self.lockstep.table = self.lockstep.table.declared(contract, declarer, rules);
        let mut scores = [[0; W]; 4];
        self.processor.run(Settle {
            taken: self.lockstep.finish(self.processor),
            kind: contract.kind(),
            doubles: Doubles::NONE,
            tie: self.aim.tie,
            scores: &mut scores,
        });
        Points::each(self.aim.points_each(action, &scores))
    }
}

impl<P: Processor, const W: usize> InRows<W> for Speaking<'_, P, W> {
    type World = [Lanes; 4];

    fn draw(&mut self, first: Pick, drawn: &mut [Option<[Lanes; 4]>]) {
        match (first, self.talk.and_then(|talk| talk.belief)) {
            (Pick::Weighed { seed, k }, Some(belief)) => {
                belief.draw_hands::<W>(self.worlds, self.processor, seed, k, drawn);
            }
            _ => {
                let number = |row| first.plus(row).number(self.worlds);
                dealing::deal::<W>(self.worlds, self.processor, number, drawn);
            }
        }
        for (i, hands) in (0..).zip(drawn.iter()) {
            self.lockstep.set(i, hands.unwrap_or_default(), Lanes::EMPTY);
        }
        let Some(talk) = self.talk else { return };
        self.taken = self.lockstep.finish(self.processor);
        let seats = self.taken.iter_mut().zip(talk.surplus);
        seats.for_each(|(points, more)| points.iter_mut().for_each(|points| *points += more));
        for (willing, hands) in self.willing.iter_mut().zip(drawn) {
            let hands = hands.unwrap_or_default();
            *willing = talk.willing(|seat| of(seat as u8, &hands).cards());
        }
    }

    fn points(&mut self, arm: u8) -> [Points; W] {
        let action = self.actions.get(usize::from(arm)).copied().unwrap_or(Action::Pass);
        let mut all = [Points::default(); W];
        match (&self.talk, action) {
            (Some(talk), action) => {
                let [north, east, south, west] = self.taken;
                let taken = north.into_iter().zip(east).zip(south).zip(west);
                for ((points, &willing), (((north, east), south), west)) in all.iter_mut().zip(&self.willing).zip(taken)
                {
                    *points = talk.points(&self.aim, action, willing, [north, east, south, west]);
                }
            }
            (None, Action::Declare(contract)) => all = self.declared(action, contract),
            (None, _) => {}
        }
        all
    }
}
