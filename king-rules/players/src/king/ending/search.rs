//! The search of a solver: each seat for itself, by what is known of positions.

use king_rules::king::{ContractKind, Doubles, SaleTie, Table, durt};
use king_rules::{Card, CardSet};

use super::known::{Key, Known, Packed};
use crate::SolveError;
use crate::king::Position;
use crate::king::four::of;
use crate::lanes::Lanes;

pub(super) struct Search<'s, 'm> {
    known: &'s mut Known<'m>,
    kind: ContractKind,
    doubles: Doubles,
    tie: SaleTie,
    /// How many positions it may still go through.
    left: u64,
}

impl<'s, 'm> Search<'s, 'm> {
    pub(super) fn new(known: &'s mut Known<'m>, table: &Table, kind: ContractKind, budget: u64) -> Self {
        Self { known, kind, doubles: table.doubles(), tie: table.house_rules().sale_tie, left: budget }
    }

    /// How much of the budget is left.
    pub(super) const fn left(&self) -> u64 {
        self.left
    }

    /// The points of the four seats when all play on as well as can be.
    pub(super) fn value(&mut self, position: &Position) -> Result<[i16; 4], SolveError> {
        let mut at = *position;
        let Some(cards) = self.choice(&mut at) else { return Ok(at.taken) };
        self.left = self.left.checked_sub(1).ok_or(SolveError::OutOfBudget)?;
        let key = (at.place == 0).then(|| self.key(&at));
        if let Some(to_come) = key.and_then(|key| self.known.get(key)) {
            return Ok(plus(at.taken, to_come));
        }
        let best = self.best(&at, cards)?;
        if let Some(key) = key {
            self.known.put(key, minus(best, at.taken));
        }
        Ok(best)
    }

    /// Goes on to where the seat on turn has a choice, and says from which cards; `None` when the points are settled before.
    fn choice(&self, at: &mut Position) -> Option<Lanes> {
        // Bounded, as a round that a caller in C has corrupted may be anything.
        for _ in 0..4 * Card::COUNT {
            if at.is_decided(self.kind) {
                return None;
            }
            let cards = self.distinct(at);
            if !cards.is_single() {
                return Some(cards);
            }
            if cards.is_empty() && self.kind != ContractKind::Durt {
                return None;
            }
            at.push(self.kind, cards);
        }
        None
    }

    /// The cards that the seat on turn may play, of equal ones the lowest. Two are equal when nobody can ever play between them: no
    /// card between is in another hand, nor takes the trick so far; and when they count the same. In dürt none are.
    pub(super) fn distinct(&self, at: &Position) -> Lanes {
        let hand = of(at.turn, &at.hands);
        let legal = at.legal(self.kind, hand);
        let counts = match self.kind {
            ContractKind::Durt => return legal,
            // All cards of a suit count the same.
            ContractKind::ElAlmaz | ContractKind::KupaAlmaz | ContractKind::SonIki | ContractKind::Koz => Lanes::EMPTY,
            cards => Lanes::of(cards.penalty_cards()),
        };
        let taking = Lanes::EMPTY.when(at.place == 0, at.best);
        let between = (at.left - legal) | taking | counts;
        legal & counts | (legal - counts).lowest_of_runs(between)
    }

    /// What the best of these cards leads to.
    fn best(&mut self, at: &Position, mut cards: Lanes) -> Result<[i16; 4], SolveError> {
        let (seat, most) = (at.turn, self.most(at));
        let mut best: Option<(i32, [i16; 4])> = None;
        // Among equals the last: it is tried first.
        while !cards.is_empty() {
            let card = cards.top();
            cards = cards - card;
            let mut next = *at;
            next.push(self.kind, card);
            let taken = self.value(&next)?;
            let own = of(seat, &self.scores(taken));
            if best.is_none_or(|(most, _)| own > most) {
                best = Some((own, taken));
            }
            if most.is_some_and(|most| own >= most) {
                break;
            }
        }
        Ok(best.map_or(at.taken, |(_, taken)| taken))
    }

    /// What the seat on turn can score at most; `None` when that is not simple.
    fn most(&self, at: &Position) -> Option<i32> {
        let taken = i32::from(of(at.turn, &at.taken));
        match self.kind {
            _ if self.doubles != Doubles::NONE => None,
            ContractKind::Durt => durt::POINTS.get(usize::from(at.out)).copied().map(i32::from),
            ContractKind::Koz => {
                let tricks = 13 - i32::from(at.tricks);
                Some(taken + tricks * i32::from(ContractKind::Koz.trick_points(1, CardSet::EMPTY)))
            }
            _ => Some(-taken),
        }
    }

    /// What the seats score for these points.
    #[inline]
    pub(super) fn scores(&self, taken: [i16; 4]) -> [i32; 4] {
        self.doubles.settle(self.kind, taken, self.tie)
    }

    fn key(&self, at: &Position) -> Key {
        // Only where points are sold is a point not worth the same whatever was taken before.
        let sold = self.kind.is_penalty() && self.doubles != Doubles::NONE;
        let taken = if sold { minus(at.taken, [0; 4]) } else { 0 };
        // No rank is at bit 13.
        Key { cards: at.left.0 | u64::from(at.turn & 3) << 13, taken }
    }
}

fn minus(more: [i16; 4], less: [i16; 4]) -> Packed {
    let [n, e, s, w] = more;
    let [less_n, less_e, less_s, less_w] = less;
    // Between −10 and 65; of a corrupted round, anything.
    let points = [n.wrapping_sub(less_n), e.wrapping_sub(less_e), s.wrapping_sub(less_s), w.wrapping_sub(less_w)];
    Packed::from_le_bytes(points.map(|points| points as i8 as u8))
}

fn plus(taken: [i16; 4], to_come: Packed) -> [i16; 4] {
    let [n, e, s, w] = taken;
    let [more_n, more_e, more_s, more_w] = to_come.to_le_bytes().map(|points| i16::from(points as i8));
    [n.wrapping_add(more_n), e.wrapping_add(more_e), s.wrapping_add(more_s), w.wrapping_add(more_w)]
}
