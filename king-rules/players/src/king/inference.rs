//! What the cards that others played tell of their hands, beyond what they prove.

use king_rules::inner;
use king_rules::king::{ContractKind, Round, Seat, View, Worlds};

use super::Position;
use super::candidates;
use super::dealing;
use super::four::of;
use super::lanes::Lanes;
use super::policy::{Policy, by_policy};
use super::surprises::Judged;
use crate::processor::Processor;

/// How many worlds are drawn for one that is played out.
const CANDIDATES: u64 = 4;

/// How likely a world with so many surprises is.
fn weight(surprises: u32) -> u64 {
    1 << (60 - 3 * surprises.min(20))
}

/// The record of a view, ready to be played through in its worlds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Inference {
    /// Before the first card.
    start: Position,
    /// What each seat has played.
    played: [Lanes; 4],
    plays: [(u8, Lanes); 52],
    len: usize,
    viewer: u8,
}

impl Inference {
    /// That of a view in play; `None` before the declaration.
    pub(super) fn of(view: &View) -> Option<Self> {
        let start = Position::of(view.table())?.at_start(view.declarer());
        let (mut plays, mut played, mut len) = ([(0, Lanes::EMPTY); 52], [Lanes::EMPTY; 4], 0);
        for (place, (seat, card)) in plays.iter_mut().zip(view.plays()) {
            let card = Lanes::one(card);
            *place = (seat.index() as u8, card);
            if let Some(played) = played.get_mut(seat.index()) {
                *played = *played | card;
            }
            len += 1;
        }
        Some(Self { start, played, plays, len, viewer: view.viewer().index() as u8 })
    }

    /// Draw number k by that seed, worlds with fewer [surprises](Self::surprises) being more likely: of some that are drawn alike one is
    /// chosen, each surprise making it eight times less likely.
    pub(super) fn draw(&self, worlds: &Worlds, seed: u64, k: u64) -> Option<Round> {
        if self.is_empty() {
            return worlds.draw(seed, k);
        }
        candidates::draw::<CANDIDATES>(worlds, seed, k, |world| weight(self.surprises(world)))
    }

    /// The same draws, from number k on, of as many worlds: what the seats hold in them.
    pub(super) fn draw_hands<const W: usize>(
        &self,
        worlds: &Worlds,
        processor: impl Processor,
        seed: u64,
        first: u64,
        drawn: &mut [Option<[Lanes; 4]>],
    ) {
        if self.is_empty() {
            let number = |row| inner::king_drawn(worlds, seed, first.wrapping_add(row));
            return dealing::deal::<W>(worlds, processor, number, drawn);
        }
        candidates::draw_hands::<CANDIDATES, W, W>(worlds, processor, seed, first, drawn, |all| {
            let mut hands = [[Lanes::EMPTY; W]; 4];
            for ((seat, hands), &played) in (0..).zip(&mut hands).zip(&self.played) {
                let worlds = hands.iter_mut().zip(all);
                worlds.for_each(|(hand, world)| *hand = of(seat, &world.unwrap_or_default()) | played);
            }
            let mut judged = Judged::new(&hands);
            self.judge(&mut judged, processor);
            judged.surprises.map(|surprises| weight(surprises.into()))
        });
    }

    /// Goes through the record in all these worlds.
    fn judge<const W: usize>(&self, worlds: &mut Judged<W>, processor: impl Processor) {
        by_policy!(self.start.kind, P => self.judge_by::<P, W>(worlds, processor));
    }

    fn judge_by<P: Policy, const W: usize>(&self, worlds: &mut Judged<W>, processor: impl Processor) {
        // Nobody holds anything in it: the table is all that it is needed for.
        let mut table = self.start;
        for &(seat, card) in self.plays() {
            table.turn = seat & 3;
            if seat != self.viewer {
                worlds.judge::<P>(processor, seat, card, &table.seen(P::KIND), table.duties);
            }
            worlds.play(seat, card);
            table.push(P::KIND, card);
        }
    }

    /// Whether the others have played nothing.
    fn is_empty(&self) -> bool {
        self.plays().all(|&(seat, _)| seat == self.viewer)
    }

    /// How many cards the others would not have played in this world if they played as greedy does; equal cards are the same.
    fn surprises(&self, world: &Round) -> u32 {
        let mut hands = Seat::ALL.map(|seat| Lanes::of(world.hand(seat)));
        hands.iter_mut().zip(self.played).for_each(|(hand, played)| *hand = *hand | played);
        let position = self.start.with_hands(hands);
        by_policy!(self.start.kind, P => self.count::<P>(position))
    }

    fn plays(&self) -> impl Iterator<Item = &(u8, Lanes)> {
        self.plays.iter().take(self.len)
    }

    #[inline(always)]
    fn count<P: Policy>(&self, mut position: Position) -> u32 {
        let mut surprises = 0;
        for &(seat, card) in self.plays() {
            position.turn = seat & 3;
            if seat != self.viewer {
                surprises += u32::from(position.is_surprised_by::<P>(card));
            }
            position.push(P::KIND, card);
        }
        surprises
    }
}

impl Position {
    /// The same contract before the first card, with nobody's cards.
    fn at_start(self, declarer: Seat) -> Self {
        Self {
            hands: [Lanes::EMPTY; 4],
            left: Lanes::EMPTY,
            in_trick: Lanes::EMPTY,
            best: Lanes::EMPTY,
            led: Lanes::EMPTY,
            voids: [Lanes::EMPTY; 4],
            taken: [0; 4],
            turn: declarer.index() as u8,
            taker: 0,
            place: 0,
            tricks: 0,
            out: 0,
            ..self
        }
    }

    fn with_hands(self, hands: [Lanes; 4]) -> Self {
        Self { hands, left: hands.into_iter().fold(Lanes::EMPTY, |left, hand| left | hand), ..self }
    }

    /// Whether the seat on turn would play another card, and not one that comes to the same.
    #[inline(always)]
    fn is_surprised_by<P: Policy>(&self, card: Lanes) -> bool {
        let seen = self.seen(P::KIND);
        if seen.legal.is_single() {
            return false;
        }
        let greedy = P::card(&seen);
        if greedy == card {
            return false;
        }
        if P::KIND == ContractKind::Durt || !greedy.filled().meets(card) {
            return true;
        }
        let (low, high) = if greedy.0 < card.0 { (greedy, card) } else { (card, greedy) };
        let run = (high.up_to() - low.up_to()) | low;
        let others = (self.left - seen.hand) | self.best;
        let penalties = Lanes::of(P::KIND.penalty_cards());
        let counting = run & self.left & penalties;
        run.meets(others) || !(counting.is_empty() || counting == run & self.left)
    }
}

#[cfg(test)]
mod tests {
    use core::array;

    use king_rules::king::{Action, ContractKind, HouseRules, Simulation, Talk};
    use king_rules::shuffle::SplitMix64;

    use super::*;
    use crate::king::greedy;
    use crate::processor::Any;

    /// Rounds of all contracts under some house rules, in which every card is played by `choose`.
    fn rounds(choose: impl Fn(&Round, &mut SplitMix64) -> Action, mut each: impl FnMut(&Round, View)) {
        let mut numbers = SplitMix64::new(5);
        for number in 0..24u64 {
            let mut simulation = Simulation::new(number);
            simulation.unused = ContractKind::ALL[(number % 8) as usize].into();
            simulation.rules = HouseRules::from_bits(numbers.below(512) as u32).unwrap_or_default();
            simulation.talk = Talk::Uniform;
            let (mut round, _) = simulation.first_card(number).unwrap();
            while let Some(seat) = round.turn() {
                each(&round, round.view(seat));
                round.apply(choose(&round, &mut numbers)).unwrap();
            }
        }
    }

    fn greedily(round: &Round) -> Action {
        greedy::choose(round.table(), round.hand(round.turn().unwrap())).unwrap().action
    }

    /// What greedy players do surprises nobody in the world that is; in others it may.
    #[test]
    fn greedy_play_is_no_surprise() {
        let mut elsewhere = 0;
        rounds(
            |round, _| greedily(round),
            |round, view| {
                let inference = Inference::of(&view).unwrap();
                assert_eq!(inference.surprises(round), 0, "{round:?}");
                elsewhere += inference.surprises(&view.worlds().draw(1, 0).unwrap());
            },
        );
        assert!(elsewhere > 1000, "{elsewhere}");
    }

    /// Side by side the same worlds are found.
    #[test]
    fn many_draws() {
        let mut surprised = 0;
        let mixed = |round: &Round, numbers: &mut SplitMix64| {
            if numbers.below(4) == 0 { round.choose(numbers).unwrap() } else { greedily(round) }
        };
        rounds(mixed, |_, view| {
            if view.plays().count() % 8 != 3 {
                return;
            }
            let (inference, worlds) = (Inference::of(&view).unwrap(), view.worlds());
            let drawn: [Round; 8] = array::from_fn(|k| worlds.draw(3, k as u64).unwrap());
            let dealt = |world: &Round, seat| Lanes::of(world.hand(seat) | world.played_by(seat));
            let mut judged = Judged::<8>::new(&Seat::ALL.map(|seat| drawn.each_ref().map(|world| dealt(world, seat))));
            inference.judge(&mut judged, Any);
            let alone = drawn.each_ref().map(|world| inference.surprises(world) as u16);
            assert_eq!(judged.surprises, alone, "{view:?}");
            surprised += alone.into_iter().sum::<u16>();
            let mut hands = [None; 5];
            inference.draw_hands::<8>(&worlds, Any, 7, 1, &mut hands);
            for (k, hands) in (1..).zip(hands) {
                let world = inference.draw(&worlds, 7, k).unwrap();
                assert_eq!(hands.unwrap().map(Lanes::cards), Seat::ALL.map(|seat| world.hand(seat)));
            }
        });
        assert!(surprised > 1000, "{surprised}");
    }

    /// Each draw is a world, by seed and number alone; those that surprise less come more often.
    #[test]
    fn draws() {
        let (mut weighed, mut alike) = (0, 0);
        let mixed = |round: &Round, numbers: &mut SplitMix64| {
            if numbers.below(4) == 0 { round.choose(numbers).unwrap() } else { greedily(round) }
        };
        rounds(mixed, |_, view| {
            let (inference, worlds) = (Inference::of(&view).unwrap(), view.worlds());
            for k in 0..3 {
                let world = inference.draw(&worlds, 7, k).unwrap();
                assert_eq!(inference.draw(&worlds, 7, k).as_ref(), Some(&world));
                assert!(worlds.rank(&world).is_some());
                weighed += inference.surprises(&world);
                alike += inference.surprises(&worlds.draw(7, k).unwrap());
            }
            if view.plays().all(|(seat, _)| seat == view.viewer()) {
                assert_eq!(inference.draw(&worlds, 7, 5), worlds.draw(7, 5));
            }
        });
        assert!(weighed > 500 && weighed * 6 < alike * 5, "{weighed} {alike}");
    }
}
