//! How many cards of a record are no greedy ones, in many worlds side by side.
//!
//! All that lies on the table is the same in every world; the hands are not. So the cards of the record are gone through once.

use core::marker::PhantomData;

use king_rules::king::ContractKind;

use super::cards::{Cards, OneSuit};
use super::four::{of, of_mut};
use super::lanes::Lanes;
use super::legal::{self, Duties, OnTable};
use super::lockstep::usual;
use super::policy::Policy;
use super::rows::{Row, Rows};
use super::seen::Seen;
use super::suits::{Ranks, Suits};
use crate::processor::{Loop, Processor};

/// `W` worlds while a record is gone through.
pub(super) struct Judged<const W: usize> {
    /// By seat, what they hold before the next card.
    hands: [Rows<W>; 4],
    /// How many cards were no greedy ones so far.
    pub(super) surprises: Row<W>,
}

impl<const W: usize> Judged<W> {
    /// What is held at first, by seat, world by world.
    pub(super) fn new(hands: &[[Lanes; W]; 4]) -> Self {
        Self { hands: hands.each_ref().map(Rows::of_worlds), surprises: [0; W] }
    }

    /// Whether the seat would have played another card than that, `seen` being what all see.
    pub(super) fn judge<P: Policy>(
        &mut self,
        processor: impl Processor,
        seat: u8,
        card: Lanes,
        seen: &Seen,
        duties: Duties,
    ) {
        let (policy, card, best) = (PhantomData::<P>, Suits::of(card), Suits::of(seen.best));
        let seen = Seen {
            hand: Suits::default(),
            legal: Suits::default(),
            unseen: Suits::default(),
            in_trick: Suits::of(seen.in_trick),
            best: Ranks(best.any()),
            trumped: seen.trumped,
            led: Suits::of(seen.led),
            place: seen.place,
            tricks: seen.tricks,
            trumps: Suits::of(seen.trumps),
            start: Suits::of(seen.start),
            voids: Suits::of(seen.voids),
            voids_to_come: seen.voids_to_come,
        };
        if P::KIND == ContractKind::Durt || seen.place == 0 {
            processor.run(Judge::<P, true, false, W> { worlds: self, seat, card, best, seen, duties, policy });
        } else if duties == usual(P::KIND) {
            processor.run(Judge::<P, false, false, W> { worlds: self, seat, card, best, seen, duties, policy });
        } else {
            processor.run(Judge::<P, false, true, W> { worlds: self, seat, card, best, seen, duties, policy });
        }
    }

    /// The seat plays that card.
    pub(super) fn play(&mut self, seat: u8, card: Lanes) {
        let (hand, card) = (of_mut(seat, &mut self.hands), Suits::of(card));
        (0..W).for_each(|i| hand.set(i, hand.of(i) - card));
    }
}

/// Whether the seat would have played another card, and not one that comes to the same. It leads, or the game is dürt, or else it does
/// not; where `DUTIES` are not the usual ones of the contract, they count.
struct Judge<'a, P, const LEADS: bool, const DUTIES: bool, const W: usize> {
    worlds: &'a mut Judged<W>,
    seat: u8,
    card: Suits,
    /// What takes the trick so far, or took the last one.
    best: Suits,
    seen: Seen<Suits>,
    duties: Duties,
    policy: PhantomData<P>,
}

impl<P: Policy, const LEADS: bool, const DUTIES: bool, const W: usize> Loop for Judge<'_, P, LEADS, DUTIES, W> {
    #[allow(clippy::indexing_slicing, reason = "below W")]
    #[inline(always)]
    fn run(self) {
        let Self { worlds, seat, card, best, seen: all, duties, .. } = self;
        let duties = if DUTIES { duties } else { usual(P::KIND) };
        let suit = card.filled();
        let (card, penalties) = (card.in_suit(suit), Suits::of(Lanes::of(P::KIND.penalty_cards())).in_suit(suit));
        let best = best.in_suit(suit);
        let own = of(seat, &worlds.hands);
        let [a, b, c, d] = worlds.hands;
        for i in 0..W {
            let hand = own.of(i);
            let left = a.of(i) | b.of(i) | (c.of(i) | d.of(i));
            let legal = if P::KIND == ContractKind::Durt {
                legal::in_durt(hand, left, all.start)
            } else if LEADS {
                legal::to_lead(P::KIND, hand, left)
            } else if DUTIES || P::KIND == ContractKind::Rifki {
                duties.to_follow(hand, OnTable { led: all.led, best: all.best, trumped: all.trumped })
            } else {
                (hand & all.led).or(hand)
            };
            let seen = Seen { hand, legal, unseen: left - hand, place: if LEADS { 0 } else { all.place }, ..all };
            let greedy = if LEADS { P::lead(&seen) } else { P::reply(&seen) }.in_suit(suit);
            // All from the one card up to the other.
            let both = greedy.0 | card.0;
            let run =
                Ranks(card.when(greedy.0 as i16 <= card.0 as i16, greedy).up_to().0 & !both.wrapping_sub(1) | both);
            let (left, others) = (left.in_suit(suit), (left - hand).in_suit(suit));
            let counting = (run & left & penalties).0;
            let mixed = (counting != 0) & (counting != (run & left).0);
            let apart = ((run & others).0 | (run & best).0) != 0;
            let other = greedy.is_empty() | (P::KIND == ContractKind::Durt) | mixed | apart;
            let surprised = (legal.count().sum() > 1) & (greedy.0 != card.0) & other;
            worlds.surprises[i] = worlds.surprises[i].wrapping_add(surprised.into());
        }
    }
}
