//! What may still be said after a call: each seat's best reply by its own hand, as far as it is against the seat that chooses.

use king_rules::CardSet;
use king_rules::king::{Action, Contract, Doubles, Phase, Seat, SeatSet, View};
use king_rules::shuffle::SplitMix64;

use super::aim::Aim;
use super::belief::Belief;
use super::thumb;
use crate::Settings;
use crate::sums::Points;

/// How much above usual a hand is worth, in sixteenths of a point, with which a later speaker doubles.
const DOUBLES: i32 = 40;
/// The same for a seat that is doubled, and redoubles.
const REDOUBLES: i32 = 40;

/// The talk of a round, and whether to annul it before: one play-out does for all there is to say.
#[derive(Clone, Copy, Debug)]
pub(super) struct Talk {
    pub(super) contract: Contract,
    /// What worlds are weighed by, if they are.
    pub(super) belief: Option<Belief>,
    /// What each seat takes beyond what is played out, by that.
    pub(super) surplus: [i16; 4],
    replies: Replies,
}

impl Talk {
    /// `None` where nothing is to be said.
    pub(super) fn of(view: &View, settings: Settings) -> Option<Self> {
        if !matches!(view.phase(), Phase::Annul | Phase::Kontur | Phase::Sur) {
            return None;
        }
        let belief = if settings.inference() { Belief::of(view) } else { None };
        let surplus = Seat::ALL.map(|seat| belief.map_or(0, |belief| belief.surplus(seat)));
        Some(Self { contract: view.contract()?, belief, surplus, replies: Replies::of(view) })
    }

    /// Who replies, by the hands of a world.
    pub(super) fn willing(&self, hand: impl Fn(Seat) -> CardSet) -> Willing {
        self.replies.willing(self.contract, hand)
    }

    /// What it comes to when that is said, those reply, and the points taken, N, E, S, W, are these.
    pub(super) fn points(&self, aim: &Aim, action: Action, willing: Willing, taken: [i16; 4]) -> Points {
        match action {
            // K4.2: it does not count.
            Action::Annul => aim.points(Action::Annul, [0; 4]),
            action => aim.settled(action, self.replies.to(action, willing), self.contract.kind(), taken),
        }
    }
}

/// Who may still reply to the seat on turn, in the talk or before it.
#[derive(Clone, Copy, Debug)]
struct Replies {
    seat: Seat,
    said: Doubles,
    /// The seats that may still double it, and that may still redouble it.
    speakers: SeatSet,
    redoublers: SeatSet,
}

/// Those that would, in a world.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Willing {
    speakers: SeatSet,
    redoublers: SeatSet,
}

impl Replies {
    fn of(view: &View) -> Self {
        let (seat, declarer) = (view.viewer(), view.declarer());
        let is_penalty = view.contract().is_some_and(|contract| contract.kind().is_penalty());
        // In turn order from the declarer: those that speak after this seat.
        let after: SeatSet = declarer.order().into_iter().skip_while(|&other| other != seat).skip(1).collect();
        let all_others = SeatSet::ALL - seat.set();
        let (speakers, redoublers) = match view.phase() {
            // K5.3: in koz and dürt only the declarer can be doubled, which does not speak in the first round.
            Phase::Kontur => (if is_penalty { after } else { SeatSet::EMPTY }, all_others),
            Phase::Sur => (SeatSet::EMPTY, after),
            _ => (SeatSet::EMPTY, SeatSet::EMPTY),
        };
        Self { seat, said: view.doubles(), speakers, redoublers }
    }

    /// Who of them replies, by the hands of a world: each knows its own alone. At half of the tables nobody says anything but those who
    /// have, which the hands decide as a coin would.
    fn willing(&self, contract: Contract, hand: impl Fn(Seat) -> CardSet) -> Willing {
        let [_, first, second, _] = self.seat.order();
        let coin = SplitMix64::new(hand(first).bits() ^ hand(second).bits().rotate_left(7)).next_u64() >> 63;
        let able = self.able(contract, hand);
        if coin == 0 {
            return able;
        }
        let said = Seat::ALL.into_iter().filter(|&seat| !self.said.doubled_by(seat).is_empty()).collect();
        Willing { speakers: able.speakers & said, redoublers: able.redoublers & said }
    }

    /// Who of them has a hand to reply with.
    fn able(&self, contract: Contract, hand: impl Fn(Seat) -> CardSet) -> Willing {
        let above = |seat: Seat, least: i32| thumb::advantage(contract, hand(seat)) >= least;
        Willing {
            speakers: self.speakers.iter().filter(|&seat| above(seat, DOUBLES)).collect(),
            redoublers: self.redoublers.iter().filter(|&seat| above(seat, REDOUBLES)).collect(),
        }
    }

    /// What will have been said when this seat says that, and those reply.
    fn to(&self, action: Action, willing: Willing) -> Doubles {
        let on = match action {
            Action::Kontur(on) | Action::Sur(on) => on,
            _ => SeatSet::EMPTY,
        };
        let said = self.said.with(self.seat, on);
        // K6.1: who is doubled may redouble, K6.3: and does so too by doubling itself.
        let replies = willing.speakers | willing.redoublers & said.doubled_by(self.seat);
        replies.iter().fold(said, |said, by| said.with(by, self.seat.set()))
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::string::ToString;

    use king_rules::king::{ContractSet, Deal, HouseRules, Round};

    use super::*;

    /// North declares, and South holds nothing that takes a trick.
    fn said(declared: &str, before: &[&str], action: &str) -> std::string::String {
        let deal = "N:AKQJ.AKQ.AKQ.AKQ 76.876.8765.7654 5432.5432.432.32 T98.JT9.JT9.JT98".parse().unwrap();
        let mut round = Round::new(deal, Seat::North, ContractSet::ALL, HouseRules::new()).unwrap();
        for action in [declared].iter().chain(before) {
            round.apply(action.parse().unwrap()).unwrap();
        }
        let replies = Replies::of(&round.view(round.turn().unwrap()));
        let willing = replies.able(round.contract().unwrap(), |seat| round.hand(seat));
        replies.to(action.parse().unwrap(), willing).to_string()
    }

    /// K6.3: who has a good hand and speaks later doubles who doubles it.
    #[test]
    fn later_speakers() {
        assert_eq!(said("el_almaz", &[], "iyi"), "S>E");
        assert_eq!(said("el_almaz", &[], "kontur:NS"), "E>NS,S>E");
        // West speaks last, and has a hand that does not double.
        assert_eq!(said("el_almaz", &["iyi", "iyi"], "kontur:N"), "W>N");
    }

    /// K6.1: who has spoken redoubles whoever doubles it.
    #[test]
    fn redoublers() {
        assert_eq!(said("el_almaz", &["iyi", "iyi"], "kontur:ES"), "E>W,S>W,W>ES");
        assert_eq!(said("el_almaz", &["iyi", "kontur:W"], "kontur:S"), "S>W,W>S");
        // In the second round those that have had their turn say no more: West redoubles South, which is all.
        assert_eq!(said("el_almaz", &["iyi", "kontur:W", "iyi"], "sur:S"), "S>W,W>S");
    }

    /// K5.3: in koz nobody doubles but the declarer, whose hand is good.
    #[test]
    fn koz() {
        assert_eq!(said("koz:S", &[], "iyi"), "-");
        assert_eq!(said("koz:S", &["iyi"], "kontur:N"), "N>S,S>N");
    }

    /// At half of the tables nobody replies but those that have doubled.
    #[test]
    fn silent_tables() {
        let round = |number| {
            let mut round =
                Round::new(Deal::from_seed(number), Seat::North, ContractSet::ALL, HouseRules::new()).unwrap();
            for action in ["el_almaz", "kontur:S", "iyi"] {
                round.apply(action.parse().unwrap()).unwrap();
            }
            round
        };
        let (mut quiet, mut talking) = (0, 0);
        for round in (0..400).map(round) {
            let (replies, hand) = (Replies::of(&round.view(Seat::West)), |seat| round.hand(seat));
            let (able, willing) = (replies.able(Contract::ElAlmaz, hand), replies.willing(Contract::ElAlmaz, hand));
            let of_east = able.redoublers & Seat::East.set();
            assert!(willing == able || willing.redoublers == of_east, "{able:?} {willing:?}");
            if able.redoublers != of_east {
                quiet += usize::from(willing != able);
                talking += usize::from(willing == able);
            }
        }
        assert!(talking + quiet > 100 && talking.abs_diff(quiet) < 60, "{talking} {quiet}");
    }
}
