//! Many worlds of one decision, played out side by side.
//!
//! The worlds have the table in common and differ in what hands hold, and in the card that is played first. So they are always at
//! the same place of the same trick, and one loop over them plays a card in each: without a branch, so that compilers make it one
//! over vectors, as long as the widest the processor has. What is played is the same in every bit as by [`Position::finish`].

use core::marker::PhantomData;

use king_rules::king::ContractKind;
use king_rules::{Card, CardSet};

use super::Position;
use super::cards::Cards;
use super::four::{of, of_mut};
use super::lanes::Lanes;
use super::legal::{self, Duties, OnTable};
use super::lockstep_durt;
use super::policy::{self, Policy};
use super::rows::{Row, Rows};
use super::seen::Seen;
use super::suits::{Ranks, Suits, mask};
use crate::processor::{Loop, Processor};

/// `W` worlds of a position, in each of which the seat on turn plays a card that is given, or none, and then all play greedily.
#[derive(Clone, Debug)]
pub(super) struct Lockstep<const W: usize> {
    /// What all have in common.
    pub(super) table: Position,
    /// By seat.
    hands: [[Lanes; W]; 4],
    /// What is played first, if that is given.
    first: [Lanes; W],
    is_given: bool,
}

impl<const W: usize> Lockstep<W> {
    /// Worlds of a position, in which nobody holds a card yet.
    pub(super) const fn new(table: Position) -> Self {
        Self { table, hands: [[Lanes::EMPTY; W]; 4], first: [Lanes::EMPTY; W], is_given: true }
    }

    /// The same before the first card, in which the first is a greedy one too.
    pub(super) const fn from_the_start(table: Position) -> Self {
        Self { is_given: false, ..Self::new(table) }
    }

    /// World number `i`, and the card that is played first; none to pass in dürt.
    #[inline(always)]
    pub(super) fn set(&mut self, i: usize, hands: [Lanes; 4], first: Lanes) {
        let of_worlds = self.hands.iter_mut().chain([&mut self.first]);
        for (of_world, cards) in
            of_worlds.filter_map(|of_worlds| of_worlds.get_mut(i)).zip(hands.into_iter().chain([first]))
        {
            *of_world = cards;
        }
    }

    /// What the seats hold, and what is played first, in rows.
    pub(super) fn rows(&self, processor: impl Processor) -> ([Rows<W>; 4], Option<Rows<W>>) {
        let (mut hands, mut first) = ([Rows::EMPTY; 4], Rows::EMPTY);
        processor.run(Turn { worlds: self, hands: &mut hands, first: &mut first });
        (hands, self.is_given.then_some(first))
    }

    /// The points of the seats, N, E, S, W, world by world.
    pub(super) fn finish(&self, processor: impl Processor) -> [[i16; W]; 4] {
        match self.table.kind {
            ContractKind::ElAlmaz => self.finish_tricks::<policy::ElAlmaz>(processor),
            ContractKind::KupaAlmaz => self.finish_tricks::<policy::KupaAlmaz>(processor),
            ContractKind::ErkekAlmaz => self.finish_tricks::<policy::ErkekAlmaz>(processor),
            ContractKind::KizAlmaz => self.finish_tricks::<policy::KizAlmaz>(processor),
            ContractKind::Rifki => self.finish_tricks::<policy::Rifki>(processor),
            ContractKind::SonIki => self.finish_tricks::<policy::SonIki>(processor),
            ContractKind::Koz => self.finish_tricks::<policy::Koz>(processor),
            ContractKind::Durt => lockstep_durt::finish(self, processor),
        }
    }

    fn finish_tricks<P: Policy>(&self, processor: impl Processor) -> [[i16; W]; 4] {
        let (hands, first) = self.rows(processor);
        let mut tricks = Tricks::new(&self.table, hands);
        let is_usual = self.table.duties == usual(P::KIND);
        let policy = PhantomData::<P>;
        let mut next = first.map_or(Next::Card, |first| tricks.lay(processor, policy, &first));
        for _ in 0..Card::COUNT {
            if next == Next::Over {
                break;
            }
            let tricks = &mut tricks;
            next = if tricks.whole == 12 {
                let last = of(tricks.place, &tricks.hands);
                tricks.lay(processor, policy, &last)
            } else if tricks.place == 0 {
                processor.run(Lead { tricks, policy });
                tricks.next(processor, policy)
            } else if is_usual {
                processor.run(Follow::<P, false, W> { tricks, policy });
                tricks.next(processor, policy)
            } else {
                processor.run(Follow::<P, true, W> { tricks, policy });
                tricks.next(processor, policy)
            };
        }
        let mut points = [[0; W]; 4];
        processor.run(Count { tricks: &tricks, points: &mut points });
        points
    }
}

/// What is known world by world, row by row.
struct Turn<'a, const W: usize> {
    worlds: &'a Lockstep<W>,
    hands: &'a mut [Rows<W>; 4],
    first: &'a mut Rows<W>,
}

impl<const W: usize> Loop for Turn<'_, W> {
    #[inline(always)]
    fn run(self) {
        self.hands.iter_mut().zip(&self.worlds.hands).for_each(|(rows, hands)| *rows = Rows::of_worlds(hands));
        *self.first = Rows::of_worlds(&self.worlds.first);
    }
}

/// What must be played without a card of the suit led, by the rulebook as it stands.
pub(super) const fn usual(kind: ContractKind) -> Duties {
    match kind {
        ContractKind::Rifki => Duties::RIFKI,
        _ => Duties::NONE,
    }
}

/// Tricks in play. Whatever is of a seat stands by its place in the trick, the leader being 0; a small number of each seat is four
/// bits of one.
#[derive(Clone, Debug)]
struct Tricks<const W: usize> {
    kind: ContractKind,
    hands: [Rows<W>; 4],
    trumps: Lanes,
    duties: Duties,
    /// The points at first, N, E, S, W, and the seat that led then.
    taken: [i16; 4],
    start: u8,
    /// How far the leader sits from that.
    leader: Row<W>,
    /// How much each seat has taken since, in the least that counts.
    score: Row<W>,
    /// Of each suit 1 for each seat that has failed to follow it.
    voids: Rows<W>,
    led: Rows<W>,
    in_trick: Rows<W>,
    best: Row<W>,
    trumped: Row<W>,
    taker: Row<W>,
    place: u8,
    whole: u8,
}

/// One of the worlds, while it is looked at.
#[derive(Clone, Copy)]
struct World {
    hand: Suits,
    voids: Suits,
    led: Suits,
    in_trick: Suits,
    best: u16,
    trumped: u16,
    taker: u16,
}

/// Whether cards count, and not tricks.
const fn counts_cards(kind: ContractKind) -> bool {
    !matches!(kind, ContractKind::ElAlmaz | ContractKind::SonIki | ContractKind::Koz)
}

/// The places after that one, as bits of small numbers.
const fn places_after(place: u8) -> u16 {
    match place {
        0 => 0x1110,
        1 => 0x1100,
        2 => 0x1000,
        _ => 0,
    }
}

impl<const W: usize> Tricks<W> {
    fn new(table: &Position, hands: [Rows<W>; 4]) -> Self {
        let start = table.turn.wrapping_sub(table.place);
        let seats = [0, 1, 2, 3].map(|place| start.wrapping_add(place));
        let voids = seats
            .into_iter()
            .rev()
            .fold(Suits::default(), |voids, seat| Suits::of(of(seat, &table.voids)).plus(16, voids));
        Self {
            kind: table.kind,
            hands: seats.map(|seat| of(seat, &hands)),
            trumps: table.trumps,
            duties: table.duties,
            taken: table.taken,
            start,
            leader: [0; W],
            score: [0; W],
            voids: Rows::each(voids),
            led: Rows::each(Suits::of(table.led)),
            in_trick: Rows::each(Suits::of(table.in_trick)),
            best: [Suits::of(table.best).any(); W],
            trumped: [mask(table.best.meets(table.trumps)); W],
            taker: [u16::from(table.taker.wrapping_sub(start) & 3); W],
            place: table.place & 3,
            whole: table.tricks,
        }
    }

    /// What all hands of a world hold.
    #[inline(always)]
    fn left(&self, i: usize) -> Suits {
        let [a, b, c, d] = &self.hands;
        a.of(i) | b.of(i) | (c.of(i) | d.of(i))
    }

    /// The seat on turn plays these cards.
    fn lay<P: Policy>(&mut self, processor: impl Processor, policy: PhantomData<P>, cards: &Rows<W>) -> Next {
        processor.run(Lay { tricks: self, policy, cards });
        self.next(processor, policy)
    }

    #[allow(clippy::indexing_slicing, reason = "below W")]
    #[inline(always)]
    fn world(&self, i: usize, hand: Suits) -> World {
        World {
            hand,
            voids: self.voids.of(i),
            led: self.led.of(i),
            in_trick: self.in_trick.of(i),
            best: self.best[i],
            trumped: self.trumped[i],
            taker: self.taker[i],
        }
    }

    #[allow(clippy::indexing_slicing, reason = "below W")]
    #[inline(always)]
    fn set(&mut self, i: usize, kind: ContractKind, world: &World) {
        self.best[i] = world.best;
        self.taker[i] = world.taker;
        if counts_cards(kind) {
            self.in_trick.set(i, world.in_trick);
        }
        if kind == ContractKind::Koz {
            self.trumped[i] = world.trumped;
        } else {
            self.voids.set(i, world.voids);
        }
    }

    /// After a card of the seat on turn.
    fn next<P: Policy>(&mut self, processor: impl Processor, policy: PhantomData<P>) -> Next {
        self.place += 1;
        if self.place < 4 {
            return Next::Card;
        }
        (self.place, self.whole) = (0, self.whole + 1);
        let mut counted = 0;
        processor.run(Take { tricks: self, policy, counted: &mut counted });
        if counted == 0 { Next::Over } else { Next::Card }
    }

    /// The points, N, E, S, W.
    #[inline(always)]
    fn points(&self) -> [[i16; W]; 4] {
        let unit = self.kind.trick_points(12, self.kind.penalty_cards().lowest().map_or(CardSet::EMPTY, Card::set));
        let mut points = [[0; W]; 4];
        for (seat, (points, taken)) in (0..4u8).zip(points.iter_mut().zip(self.taken)) {
            let seat = u16::from(seat.wrapping_sub(self.start) & 3);
            for ((points, leader), score) in points.iter_mut().zip(self.leader).zip(self.score) {
                let place = seat.wrapping_sub(leader);
                let score = turned(score, place & 2 != 0, place & 1 != 0) & 15;
                *points = taken.wrapping_add(unit.wrapping_mul(score as i16));
            }
        }
        points
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// Another card.
    Card,
    /// No more points can be won or taken in any of the worlds.
    Over,
}

/// The leader plays a card in each world.
struct Lead<'a, P, const W: usize> {
    tricks: &'a mut Tricks<W>,
    policy: PhantomData<P>,
}

impl<P: Policy, const W: usize> Loop for Lead<'_, P, W> {
    #[inline(always)]
    fn run(self) {
        let tricks = self.tricks;
        let [mut hands, ..] = tricks.hands;
        let (whole, trumps) = (tricks.whole, Suits::of(tricks.trumps));
        for i in 0..W {
            let mut world = tricks.world(i, hands.of(i));
            let left = tricks.left(i);
            let seen = Seen {
                hand: world.hand,
                legal: legal::to_lead(P::KIND, world.hand, left),
                unseen: left - world.hand,
                in_trick: Suits::default(),
                best: Ranks::default(),
                trumped: false,
                led: Suits::default(),
                place: 0,
                tricks: whole,
                trumps,
                start: Suits::default(),
                voids: world.voids.map(|voids| count_places(voids & places_after(0))),
                voids_to_come: 0,
            };
            world.lay(P::KIND, 0, trumps, P::lead(&seen));
            hands.set(i, world.hand);
            tricks.led.set(i, world.led);
            tricks.set(i, P::KIND, &world);
        }
        let [first, ..] = &mut tricks.hands;
        *first = hands;
    }
}

/// A seat that does not lead plays a card in each world. Where `DUTIES` are not the usual ones of the contract, they count.
struct Follow<'a, P, const DUTIES: bool, const W: usize> {
    tricks: &'a mut Tricks<W>,
    policy: PhantomData<P>,
}

impl<P: Policy, const DUTIES: bool, const W: usize> Loop for Follow<'_, P, DUTIES, W> {
    #[inline(always)]
    fn run(self) {
        let tricks = self.tricks;
        let (place, whole, trumps) = (tricks.place, tricks.whole, Suits::of(tricks.trumps));
        let mut hands = of(place, &tricks.hands);
        let duties = if DUTIES { tricks.duties } else { usual(P::KIND) };
        for i in 0..W {
            let mut world = tricks.world(i, hands.of(i));
            let on_table = OnTable { led: world.led, best: Ranks(world.best), trumped: world.trumped != 0 };
            let seen = Seen {
                hand: world.hand,
                // Without duties this is more than is legal, but not more of the suit led, nor without it.
                legal: if DUTIES || P::KIND == ContractKind::Rifki {
                    duties.to_follow(world.hand, on_table)
                } else {
                    world.hand
                },
                unseen: tricks.left(i) - world.hand,
                in_trick: world.in_trick,
                best: on_table.best,
                trumped: on_table.trumped,
                led: world.led,
                place,
                tricks: whole,
                trumps,
                start: Suits::default(),
                voids: Suits::default(),
                voids_to_come: count_places(world.voids.in_suit(world.led).0 & places_after(place)) as i16,
            };
            world.lay(P::KIND, place, trumps, P::reply(&seen));
            hands.set(i, world.hand);
            tricks.set(i, P::KIND, &world);
        }
        *of_mut(place, &mut tricks.hands) = hands;
    }
}

/// The seat on turn plays a card that is given.
struct Lay<'a, P, const W: usize> {
    tricks: &'a mut Tricks<W>,
    policy: PhantomData<P>,
    cards: &'a Rows<W>,
}

impl<P: Policy, const W: usize> Loop for Lay<'_, P, W> {
    #[inline(always)]
    fn run(self) {
        let tricks = self.tricks;
        let (place, trumps) = (tricks.place, Suits::of(tricks.trumps));
        let mut hands = of(place, &tricks.hands);
        for i in 0..W {
            let mut world = tricks.world(i, hands.of(i));
            world.lay(P::KIND, place, trumps, self.cards.of(i));
            hands.set(i, world.hand);
            tricks.led.set(i, world.led);
            tricks.set(i, P::KIND, &world);
        }
        *of_mut(place, &mut tricks.hands) = hands;
    }
}

/// The trick is whole: who takes it is the next to lead.
struct Take<'a, P, const W: usize> {
    tricks: &'a mut Tricks<W>,
    policy: PhantomData<P>,
    /// Some of the cards that still count, in any of the worlds.
    counted: &'a mut u16,
}

impl<P: Policy, const W: usize> Loop for Take<'_, P, W> {
    #[allow(clippy::indexing_slicing, reason = "below W")]
    #[inline(always)]
    fn run(self) {
        let (tricks, kind) = (self.tricks, P::KIND);
        let penalties = Suits::of(Lanes::of(kind.penalty_cards()));
        let counted = if counts_cards(kind) { penalties } else { Suits::of(Lanes::ALL) };
        let last = match (kind, tricks.whole) {
            (ContractKind::SonIki, 12) => 1,
            (ContractKind::SonIki, 13) => 2,
            (ContractKind::SonIki, _) => 0,
            _ => 1,
        };
        let [mut first, mut second, mut third, mut fourth] = tricks.hands;
        let mut any = 0;
        for i in 0..W {
            let taker = tricks.taker[i];
            let (far, odd) = (taker & 2 != 0, taker & 1 != 0);
            let [a, b, c, d] = [first.of(i), second.of(i), third.of(i), fourth.of(i)];
            any |= (((a | b) | (c | d)) & counted).any();
            let [a, b, c, d] = [c.when(far, a), d.when(far, b), a.when(far, c), b.when(far, d)];
            first.set(i, b.when(odd, a));
            second.set(i, c.when(odd, b));
            third.set(i, d.when(odd, c));
            fourth.set(i, a.when(odd, d));
            if kind != ContractKind::Koz {
                tricks.voids.set(i, tricks.voids.of(i).map(|voids| turned(voids, far, odd)));
            }
            let taken =
                if counts_cards(kind) { (tricks.in_trick.of(i) & penalties).count().sum() as u16 } else { last };
            tricks.score[i] = turned(tricks.score[i], far, odd).wrapping_add(taken);
            tricks.leader[i] = tricks.leader[i].wrapping_add(taker);
        }
        tricks.hands = [first, second, third, fourth];
        *self.counted = any;
    }
}

/// The round is over.
struct Count<'a, const W: usize> {
    tricks: &'a Tricks<W>,
    points: &'a mut [[i16; W]; 4],
}

impl<const W: usize> Loop for Count<'_, W> {
    #[inline(always)]
    fn run(self) {
        *self.points = self.tricks.points();
    }
}

/// Small numbers, those of the seat so many places on coming first.
#[inline(always)]
const fn turned(numbers: u16, far: bool, odd: bool) -> u16 {
    let numbers = if far { numbers.rotate_right(8) } else { numbers };
    if odd { numbers.rotate_right(4) } else { numbers }
}

/// The sum of small numbers.
#[inline(always)]
const fn count_places(numbers: u16) -> u16 {
    numbers.wrapping_mul(0x1111) >> 12
}

impl World {
    /// Adds a card to the trick.
    #[inline(always)]
    fn lay(&mut self, kind: ContractKind, place: u8, trumps: Suits, card: Suits) {
        self.hand = self.hand - card;
        if place == 0 {
            self.led = card.filled();
            self.in_trick = card;
            self.best = card.any();
            self.trumped = mask(card.meets(trumps));
            self.taker = 0;
            return;
        }
        self.in_trick = self.in_trick | card;
        let Ranks(follows) = card.in_suit(self.led);
        let bit = mask(follows == 0) & 1 << (4 * (place & 3));
        self.voids = self.voids | self.led & Suits::each(bit);
        let higher = follows as i16 > self.best as i16;
        let takes = if kind == ContractKind::Koz {
            let Ranks(trump) = card.in_suit(trumps);
            let trumped = self.trumped != 0;
            self.trumped |= mask(trump != 0);
            trumped & (trump as i16 > self.best as i16) | !trumped & ((trump != 0) | higher)
        } else {
            higher
        };
        self.best = if takes { card.any() } else { self.best };
        self.taker = if takes { place.into() } else { self.taker };
    }
}
