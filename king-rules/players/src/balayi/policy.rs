//! Which card greedy play chooses, as leader and in answer.
//!
//! Nothing here divides or branches on what may be hidden: a card is chosen by a score for each candidate, one or two a suit,
//! which all suits have computed at once.

use super::seen::Seen;
use crate::lanes::Lanes;

/// What scores begin at, so that none is below 0.
const BIAS: u16 = 4096;

/// What speaks for a card, and below 0 against it.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(super) struct Weights {
    pub(super) winner: Winner,
    pub(super) loser: Loser,
    pub(super) shed: Shed,
}

/// What speaks for leading the card of a suit that is to win.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(super) struct Winner {
    /// In any case.
    pub(super) base: i16,
    /// For each own card of the suit.
    pub(super) own: i16,
    /// For each open card of the other in it.
    pub(super) open: i16,
    /// For each card of it that the other may have in its hand.
    pub(super) hidden: i16,
    /// For each card of it that is not seen.
    pub(super) unseen: i16,
    /// For each card in play below it.
    pub(super) below: i16,
    /// It turns up a closed card.
    pub(super) cover: i16,
}

/// What speaks for leading the lowest card of a suit that the other can beat.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(super) struct Loser {
    /// For each open card of the other in the suit.
    pub(super) open: i16,
    /// For each card of it that is not seen.
    pub(super) unseen: i16,
    /// It is a trump.
    pub(super) trump: i16,
}

/// What speaks for throwing away the lowest card of a suit.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(super) struct Shed {
    /// For each own card of the suit.
    pub(super) own: i16,
    /// For each card in play below it.
    pub(super) below: i16,
}

/// Found by trying out: what gained most tricks against the frozen player and against the weights before. `STRENGTH.md` tells what
/// each is worth.
pub(super) const WEIGHTS: Weights = Weights {
    winner: Winner { base: 30, own: 41, open: -45, hidden: -11, unseen: 19, below: -22, cover: 58 },
    loser: Loser { open: -12, unseen: -5, trump: -22 },
    shed: Shed { own: 58, below: -15 },
};

/// The card to play, a legal one; none where there is none.
#[inline(always)]
pub(super) fn card(seen: &Seen) -> Lanes {
    if seen.lead.is_empty() { lead(seen) } else { answer(seen) }
}

/// The card to lead.
#[inline(always)]
pub(super) fn lead(seen: &Seen) -> Lanes {
    let (winners, sure) = seen.winners();
    let (winner, loser) = (to_win(winners, sure), lowest(seen, seen.own - winners));
    let (open, unseen) = (seen.open.count(), seen.unseen.count());
    let winner_key = winner.key(winner_scores(seen, winner, open, unseen));
    let loser_key = loser.key(loser_scores(seen, open, unseen));
    if winner_key > loser_key { winner.keyed(winner_key) } else { loser.keyed(loser_key) }
}

/// Of each suit the lowest card that is sure to win; where none is sure, the highest that beats what lies open.
#[inline(always)]
fn to_win(winners: Lanes, sure: Lanes) -> Lanes {
    sure.lowest() | (winners.highest() - sure.filled())
}

/// Of each suit the lowest card, of those that turn up a closed card if there are any.
#[inline(always)]
fn lowest(seen: &Seen, cards: Lanes) -> Lanes {
    let covers = cards & seen.covers;
    (covers | (cards - covers.filled())).lowest()
}

/// The cards in play below each of these, which are at most one a suit; in a suit without one, all.
#[inline(always)]
fn below(seen: &Seen, card: Lanes) -> Lanes {
    card.below() & seen.live()
}

const ONE: Lanes = Lanes::each(1);

#[inline(always)]
fn winner_scores(seen: &Seen, card: Lanes, open: Lanes, unseen: Lanes) -> Lanes {
    let weights = &WEIGHTS.winner;
    Lanes::each(BIAS)
        .plus(weights.base, ONE)
        .plus(weights.own, seen.own.count())
        .plus(weights.open, open)
        .plus(weights.hidden, seen.hidden.count())
        .plus(weights.unseen, unseen)
        .plus(weights.below, below(seen, card).count())
        .plus(weights.cover, (card & seen.covers).some())
}

#[inline(always)]
fn loser_scores(seen: &Seen, open: Lanes, unseen: Lanes) -> Lanes {
    let weights = &WEIGHTS.loser;
    Lanes::each(BIAS).plus(weights.open, open).plus(weights.unseen, unseen).plus(weights.trump, ONE & seen.trumps)
}

/// The card to answer with: the lowest that takes the trick, else the lowest of the suit, else the lowest trump, else what is
/// needed least.
#[inline(always)]
pub(super) fn answer(seen: &Seen) -> Lanes {
    let follow = seen.own & seen.lead.filled();
    let higher = follow - seen.lead.up_to();
    higher.bottom().or(follow.bottom()).or((seen.own & seen.trumps).bottom()).or_else(|| shed(seen))
}

/// The card to throw on a trick that is lost.
#[inline(always)]
fn shed(seen: &Seen) -> Lanes {
    let weights = &WEIGHTS.shed;
    let card = lowest(seen, seen.own);
    let scores = Lanes::each(BIAS).plus(weights.own, seen.own.count()).plus(weights.below, below(seen, card).count());
    card.keyed(card.key(scores))
}
