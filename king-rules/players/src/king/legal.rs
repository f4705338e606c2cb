//! What may be played, in one world or in many side by side.

use king_rules::king::{Contract, ContractKind, HouseRules, KozVoid, PenaltyVoid, RifkiVoid};
use king_rules::{Card, Suit};

use super::cards::{Cards, OneSuit};
use super::lanes::Lanes;

const HEARTS: Lanes = Lanes::of(Suit::Hearts.cards());
const KING_OF_HEARTS: Lanes = Lanes::one(Card::KING_OF_HEARTS);

/// K8.2: the start rank opens a suit, then the next card above or below the row.
#[inline(always)]
pub(super) fn in_durt<C: Cards>(hand: C, left: C, start: C) -> C {
    let placed = C::of(Lanes::ALL) - left;
    hand & (start | placed.up() | placed.down())
}

/// K7.6, K7.7: no heart before one has been played, unless the leader has nothing else.
#[inline(always)]
pub(super) fn to_lead<C: Cards>(kind: ContractKind, hand: C, left: C) -> C {
    if !matches!(kind, ContractKind::KupaAlmaz | ContractKind::Rifki) {
        return hand;
    }
    let hearts = C::of(HEARTS);
    let closed = (hearts - left).is_empty();
    if C::BRANCHES && !closed {
        return hand;
    }
    let nothing_else = match kind {
        ContractKind::KupaAlmaz => C::of_suit(hand.in_suit(hearts).top(), hearts),
        _ => hand,
    };
    (hand - hearts).or(nothing_else).when(closed, hand)
}

/// What lies on the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct OnTable<C: Cards> {
    /// All bits of the suit led.
    pub(super) led: C,
    /// The card that takes the trick so far.
    pub(super) best: C::Suit,
    /// Whether that is a trump.
    pub(super) trumped: bool,
}

/// Who has a card of the trigger may play only what is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Duty {
    trigger: Lanes,
    allowed: Lanes,
}

impl Duty {
    const NONE: Self = Self::among(Lanes::EMPTY);

    const fn among(cards: Lanes) -> Self {
        Self { trigger: cards, allowed: cards }
    }
}

/// What must be played without a card of the suit led: of two duties the first that is met decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Duties {
    duties: [Duty; 2],
    /// The trumps, where the highest of the trick must be overtrumped.
    overtrump: Lanes,
}

impl Duties {
    /// Anything may be played.
    pub(super) const NONE: Self = Self { duties: [Duty::NONE; 2], overtrump: Lanes::EMPTY };
    /// K7.7: a heart, which need not be the king.
    pub(super) const RIFKI: Self = Self {
        duties: [Duty { trigger: Lanes(HEARTS.0 & !KING_OF_HEARTS.0), allowed: HEARTS }, Duty::NONE],
        overtrump: Lanes::EMPTY,
    };

    /// Those of a contract.
    pub(super) fn of(contract: Contract, rules: HouseRules) -> Self {
        let among = |cards| Self { duties: [Duty::NONE, Duty::among(cards)], ..Self::NONE };
        match contract {
            Contract::Rifki => match rules.rifki_void {
                RifkiVoid::KingHolderFree => {
                    let free = Duty { trigger: KING_OF_HEARTS, allowed: Lanes::ALL };
                    Self { duties: [free, Duty::among(HEARTS)], ..Self::NONE }
                }
                RifkiVoid::HeartsAlways => among(HEARTS),
                _ => Self::RIFKI,
            },
            Contract::Koz(trump) => match rules.koz_void {
                KozVoid::Free => Self::NONE,
                KozVoid::MustOvertrump => {
                    let trumps = Lanes::of(trump.cards());
                    Self { overtrump: trumps, ..among(trumps) }
                }
                _ => among(Lanes::of(trump.cards())),
            },
            penalty => match rules.penalty_void {
                PenaltyVoid::MustShed => among(Lanes::of(penalty.kind().penalty_cards())),
                _ => Self::NONE,
            },
        }
    }

    /// What may be played to a trick.
    #[inline(always)]
    pub(super) fn to_follow<C: Cards>(self, hand: C, trick: OnTable<C>) -> C {
        let follows = hand.meets(trick.led);
        if C::BRANCHES && follows {
            return hand & trick.led;
        }
        let mut legal = hand;
        for Duty { trigger, allowed } in self.duties.into_iter().rev() {
            legal = (hand & C::of(allowed)).when(hand.meets(C::of(trigger)), legal);
        }
        // K12: over the highest trump of the trick, else any.
        let trumps = C::of(self.overtrump);
        let over = (hand & trumps) - C::of_suit(trick.best.up_to(), trumps);
        let legal = over.when(trick.trumped & !over.is_empty(), legal);
        (hand & trick.led).when(follows, legal)
    }
}
