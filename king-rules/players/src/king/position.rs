//! A world in play: what a play-out keeps of a round, in a few words.

use king_rules::Card;
use king_rules::king::{Contract, ContractKind, HouseRules, Phase, Round, Seat, Table, durt};

use super::four::{of, of_mut};
use super::lanes::Lanes;
use super::legal::{self, Duties, OnTable};
use super::policy::{Policy, by_policy};
use super::seen::{self, Seen};

/// The cards of a round in play, as play-outs go through them: no record and no talk.
///
/// It is made of a [`Round`], so of a world: a guess at all hands. What each seat plays in it depends on its own hand alone.
///
/// ```
/// use king_players::king::Position;
/// use king_rules::king::Simulation;
/// let (round, _) = Simulation::new(7).first_card(0)?;
/// let position = Position::new(&round).unwrap();
/// // What it comes to when the first card is this one, and then all play greedily.
/// for card in round.legal_cards() {
///     let mut position = position;
///     position.play(card);
///     let points = position.finish();
///     assert_eq!(points.iter().sum::<i16>(), round.contract().unwrap().kind().total().abs());
/// }
/// # Ok::<(), king_rules::king::SimulationError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub(super) hands: [Lanes; 4],
    /// What all hands hold.
    pub(super) left: Lanes,
    pub(super) in_trick: Lanes,
    /// The card that takes the trick so far.
    pub(super) best: Lanes,
    /// All bits of the suit led; none before the lead.
    pub(super) led: Lanes,
    /// The trumps of koz.
    pub(super) trumps: Lanes,
    /// The start rank of dürt, in each lane.
    pub(super) start: Lanes,
    /// What must be played without a card of the suit led.
    pub(super) duties: Duties,
    /// Of each seat 1 in each suit that it has failed to follow.
    pub(super) voids: [Lanes; 4],
    /// The points so far.
    pub(super) taken: [i16; 4],
    pub(super) kind: ContractKind,
    pub(super) turn: u8,
    /// Who takes the trick so far.
    pub(super) taker: u8,
    /// How many cards lie in the trick.
    pub(super) place: u8,
    /// How many tricks are whole.
    pub(super) tricks: u8,
    /// How many seats are out of cards in dürt.
    pub(super) out: u8,
}

impl Position {
    /// The position of a round whose contract is declared; what is left of the talk is passed over. `None` before the
    /// declaration and in an annulled round.
    #[must_use]
    pub fn new(round: &Round) -> Option<Self> {
        Some(Self::of(round.table())?.in_world(round))
    }

    /// The position of a table, in which nobody holds a card yet: what all [worlds](king_rules::king::Worlds) of a view have in
    /// common. `None` where [`new`](Self::new) has none.
    #[must_use]
    pub fn of(table: &Table) -> Option<Self> {
        let contract = table.contract().filter(|_| !table.annulled())?;
        Some(Self::with(table, contract))
    }

    /// The position of a table as if that contract was declared.
    pub(super) fn with(table: &Table, contract: Contract) -> Self {
        let trick = table.trick();
        let leader = match table.phase() {
            Phase::Play if trick.is_empty() => table.turn(),
            Phase::Play | Phase::Over => Some(trick.leader()),
            _ => Some(table.declarer()),
        };
        let mut position = Self {
            hands: [Lanes::EMPTY; 4],
            left: Lanes::EMPTY,
            in_trick: Lanes::EMPTY,
            best: Lanes::EMPTY,
            led: Lanes::EMPTY,
            trumps: seen::trumps(contract),
            start: seen::start(contract),
            duties: Duties::of(contract, table.house_rules()),
            voids: seen::voids(table),
            taken: table.taken(),
            kind: contract.kind(),
            turn: leader.map_or(0, |seat| seat.index() as u8),
            taker: 0,
            place: 0,
            tricks: table.tricks().len() as u8,
            out: table.places().into_iter().flatten().count() as u8,
        };
        trick.plays().for_each(|(_, card)| position.lay(position.kind, Lanes::one(card)));
        position
    }

    /// The same position with the hands of that round, which must have the same table.
    ///
    /// ```
    /// use king_players::king::Position;
    /// use king_rules::king::{Seat, View};
    /// let view = View::parse(Seat::South, "king1 N:? ? JT.AK9742.7432.8 ? S all - kiz_almaz iyi iyi iyi HA")?;
    /// let (worlds, position) = (view.worlds(), Position::of(view.table()).unwrap());
    /// for world in (0..100).filter_map(|k| worlds.draw(7, k)) {
    ///     assert_eq!(position.in_world(&world).finish(), Position::new(&world).unwrap().finish());
    /// }
    /// # Ok::<(), king_rules::king::RecordError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn in_world(self, world: &Round) -> Self {
        let hands = Seat::ALL.map(|seat| Lanes::of(world.hand(seat)));
        Self { hands, left: hands.into_iter().fold(Lanes::EMPTY, |left, hand| left | hand), ..self }
    }

    /// The same hands before the first card of a round of that contract.
    pub(super) fn declared(self, contract: Contract, declarer: Seat, rules: HouseRules) -> Self {
        Self {
            trumps: seen::trumps(contract),
            start: seen::start(contract),
            duties: Duties::of(contract, rules),
            kind: contract.kind(),
            turn: declarer.index() as u8,
            ..self
        }
    }

    /// The seat on turn plays that card; it must be one that it may play.
    #[inline(always)]
    pub fn play(&mut self, card: Card) {
        self.push(self.kind, Lanes::one(card));
    }

    /// The seat on turn passes in dürt.
    pub fn pass(&mut self) {
        self.next_with_cards();
    }

    /// The points of the four seats, N, E, S, W, when all play on greedily: taken (≥ 0) in a penalty, won in koz and dürt.
    #[must_use]
    #[inline(always)]
    pub fn finish(self) -> [i16; 4] {
        by_policy!(self.kind, P => self.finish_by::<P>())
    }

    #[inline(always)]
    fn finish_by<P: Policy>(mut self) -> [i16; 4] {
        // Bounded, as a round that a caller in C has corrupted may be anything. In dürt seats pass.
        let turns = if P::KIND == ContractKind::Durt { 4 * Card::COUNT } else { Card::COUNT };
        for _ in 0..turns {
            if self.is_decided(P::KIND) {
                break;
            }
            let seen = self.seen(P::KIND);
            let card = if seen.legal.is_single() { seen.legal } else { P::card(&seen) };
            self.push(P::KIND, card);
        }
        self.taken
    }

    /// Whether no more points can be won or taken.
    #[inline(always)]
    pub(super) fn is_decided(&self, kind: ContractKind) -> bool {
        let counted = match kind {
            ContractKind::Durt => return self.out >= 3,
            ContractKind::ElAlmaz | ContractKind::SonIki | ContractKind::Koz => self.left,
            cards => self.left & Lanes::of(cards.penalty_cards()),
        };
        self.place == 0 && counted.is_empty()
    }

    /// The seat on turn.
    #[cfg(test)]
    pub(super) fn on_turn(&self) -> Seat {
        Seat::ALL[usize::from(self.turn & 3)]
    }

    /// What the seat on turn sees.
    #[inline(always)]
    pub(super) fn seen(&self, kind: ContractKind) -> Seen {
        let hand = of(self.turn, &self.hands);
        let [left, across, right] = [1, 2, 3].map(|turns| of(self.turn.wrapping_add(turns), &self.voids));
        Seen {
            voids: left.plus(1, across).plus(1, right),
            voids_to_come: match self.place {
                1 => (left.plus(1, across) & self.led).sum(),
                2 => (left & self.led).sum(),
                _ => 0,
            },
            hand,
            legal: self.legal(kind, hand),
            unseen: self.left - hand,
            in_trick: self.in_trick,
            best: self.best,
            trumped: self.best.meets(self.trumps),
            led: self.led,
            place: self.place,
            tricks: self.tricks,
            trumps: self.trumps,
            start: self.start,
        }
    }

    /// What it may play.
    #[inline(always)]
    pub(super) fn legal(&self, kind: ContractKind, hand: Lanes) -> Lanes {
        match kind {
            ContractKind::Durt => legal::in_durt(hand, self.left, self.start),
            _ if self.place == 0 => legal::to_lead(kind, hand, self.left),
            _ => {
                let trick = OnTable { led: self.led, best: self.best, trumped: self.best.meets(self.trumps) };
                self.duties.to_follow(hand, trick)
            }
        }
    }

    #[inline(always)]
    pub(super) fn push(&mut self, kind: ContractKind, card: Lanes) {
        let hand = of_mut(self.turn, &mut self.hands);
        *hand = *hand - card;
        self.left = self.left - card;
        if kind != ContractKind::Durt {
            self.lay(kind, card);
            return;
        }
        if !card.is_empty() && of(self.turn, &self.hands).is_empty() {
            self.go_out();
        }
        self.next_with_cards();
    }

    /// Adds a card to the trick.
    #[inline(always)]
    fn lay(&mut self, kind: ContractKind, card: Lanes) {
        if self.place == 0 {
            self.led = card.filled();
            (self.in_trick, self.best) = (Lanes::EMPTY, Lanes::EMPTY);
        }
        self.in_trick = self.in_trick | card;
        if !card.meets(self.led) {
            let voids = of_mut(self.turn, &mut self.voids);
            *voids = *voids | self.led & Lanes::each(1);
        }
        if self.takes(kind, card) {
            (self.best, self.taker) = (card, self.turn);
        }
        self.place += 1;
        self.turn = self.turn.wrapping_add(1) & 3;
        if self.place == 4 {
            self.take(kind);
        }
    }

    /// Whether the card takes the trick from what took it so far.
    #[inline(always)]
    fn takes(&self, kind: ContractKind, card: Lanes) -> bool {
        let trumps = if kind == ContractKind::Koz { self.trumps } else { Lanes::EMPTY };
        let contends = if self.best.meets(trumps) { trumps } else { self.led };
        card.meets(contends) && card.0 > self.best.0 || card.meets(trumps) && !self.best.meets(trumps)
    }

    /// The whole trick is taken.
    #[inline(always)]
    fn take(&mut self, kind: ContractKind) {
        self.tricks += 1;
        self.place = 0;
        self.led = Lanes::EMPTY;
        self.turn = self.taker;
        let points = match kind {
            ContractKind::ElAlmaz | ContractKind::Koz | ContractKind::SonIki => {
                kind.trick_points(self.tricks, king_rules::CardSet::EMPTY)
            }
            cards => {
                let taken = self.in_trick & Lanes::of(cards.penalty_cards());
                cards.trick_points(0, taken.cards())
            }
        };
        *of_mut(self.taker, &mut self.taken) += points;
    }

    /// K8.4: who is out of cards has the next place; who is left has the last.
    fn go_out(&mut self) {
        *of_mut(self.turn, &mut self.taken) = place(self.out.into());
        self.out += 1;
        if self.out == 3 {
            for (hand, points) in self.hands.iter().zip(&mut self.taken) {
                *points = if hand.is_empty() { *points } else { place(3) };
            }
        }
    }

    /// K8.4: who is out of cards is passed over.
    #[inline(always)]
    fn next_with_cards(&mut self) {
        for _ in 0..4 {
            self.turn = self.turn.wrapping_add(1) & 3;
            if !of(self.turn, &self.hands).is_empty() {
                break;
            }
        }
    }
}

/// K8.4: what the next to be out wins, where so many are.
#[inline(always)]
pub(super) const fn place(out: u16) -> i16 {
    let [first, second, third, last] = durt::POINTS;
    let won = if out == 2 { third } else { last };
    let won = if out == 1 { second } else { won };
    if out == 0 { first } else { won }
}
