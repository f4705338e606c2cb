//! What anybody may ask of a round, a table or a view.

use super::table::ANNULLED;
use super::{Action, Contract, ContractSet, Doubles, Duties, HouseRules, Phase, Round, RoundResult, Seat, Table};
use super::{Trick, View, deal, durt, tricks};
use crate::{Card, CardSet, Suit};

/// Writes the questions once for all three. The answers depend on nothing but what all may know.
macro_rules! questions {
    ($($Type:ident)+) => { $(
        impl $Type {
            /// What the round waits for.
            #[inline(always)]
            #[must_use]
            pub const fn phase(&self) -> Phase {
                match self.table().phase {
                    0 => Phase::Declare,
                    1 => Phase::Annul,
                    2 => Phase::Kontur,
                    3 => Phase::Sur,
                    4 => Phase::Play,
                    _ => Phase::Over,
                }
            }

            /// The seat that is to act; `None` when the round is over.
            #[inline(always)]
            #[must_use]
            pub const fn turn(&self) -> Option<Seat> {
                match self.phase() {
                    Phase::Over => None,
                    _ => Some(self.table().actor()),
                }
            }

            /// Whether the round has been annulled ([K4.2](crate::rules::konturlu_king#K4.2)).
            #[must_use]
            pub const fn annulled(&self) -> bool {
                self.table().phase == ANNULLED
            }

            /// The declarer.
            #[inline(always)]
            #[must_use]
            pub const fn declarer(&self) -> Seat {
                Seat::from_low_bits(self.table().declarer)
            }

            /// The dealer: the seat to the declarer's right ([K2.4](crate::rules::konturlu_king#K2.4)).
            #[must_use]
            pub const fn dealer(&self) -> Seat {
                deal::dealer(self.declarer())
            }

            /// What the declarer had not declared before this round ([K2.3](crate::rules::konturlu_king#K2.3)).
            #[must_use]
            pub const fn unused(&self) -> ContractSet {
                ContractSet::from_bits_truncate(self.table().unused)
            }

            /// The house rules.
            #[inline(always)]
            #[must_use]
            pub const fn house_rules(&self) -> HouseRules {
                HouseRules::from_known_bits(self.table().rules)
            }

            /// The contract; `None` before the declaration.
            #[inline(always)]
            #[must_use]
            pub const fn contract(&self) -> Option<Contract> {
                Contract::from_index((self.table().contract as usize).wrapping_sub(1))
            }

            /// The trump suit; `None` before the declaration and in every contract but koz.
            #[inline(always)]
            #[must_use]
            pub const fn trump(&self) -> Option<Suit> {
                match self.contract() {
                    Some(contract) => contract.trump(),
                    None => None,
                }
            }

            /// The doubles and redoubles so far.
            #[must_use]
            pub const fn doubles(&self) -> Doubles {
                let table = self.table();
                Doubles::from_bits_truncate(table.kontur).union(Doubles::from_bits_truncate(table.sur))
            }

            /// The trick on the table: empty before its first card and once it is full. Always empty in dürt.
            #[must_use]
            pub fn trick(&self) -> Trick {
                tricks::current(self.table())
            }

            /// The last whole trick; `None` before there is one, and in dürt.
            #[must_use]
            pub fn last_trick(&self) -> Option<Trick> {
                self.tricks().next_back()
            }

            /// The whole tricks, in order. None in dürt.
            #[must_use]
            pub fn tricks(&self) -> impl DoubleEndedIterator<Item = Trick> + ExactSizeIterator + Clone {
                tricks::all(self.table())
            }

            /// Who won whole trick number n, counted from 0 ([K7.2](crate::rules::konturlu_king#K7.2)). `None` when that
            /// trick is not whole, and in dürt.
            #[must_use]
            pub fn winner_of(&self, n: usize) -> Option<Seat> {
                tricks::winner_of(self.table(), n)
            }

            /// Who played what, in order. Dürt passes are left out: see [`actions`](Self::actions).
            pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> + Clone {
                self.table().plays_from(0)
            }

            /// Who did what, in order, forced actions and passes included. Applied to a new round of the same hands, the
            /// actions lead to this position.
            pub fn actions(&self) -> impl Iterator<Item = (Seat, Action)> + Clone {
                self.table().history().map(|(before, action)| (before.actor(), action))
            }

            /// The cards played so far.
            #[must_use]
            pub const fn played(&self) -> CardSet {
                self.table().played
            }

            /// The cards that a seat has played so far.
            #[must_use]
            pub fn played_by(&self, seat: Seat) -> CardSet {
                self.plays().filter(|&(by, _)| by == seat).map(|(_, card)| card).collect()
            }

            /// How many cards a seat holds now, 0 to 13.
            #[must_use]
            pub const fn held(&self, seat: Seat) -> u8 {
                *seat.of(&self.table().held)
            }

            /// Whether a heart has been played, so that hearts may be led in Kupa almaz and Rıfkı
            /// ([K7.6](crate::rules::konturlu_king#K7.6)).
            #[inline(always)]
            #[must_use]
            pub const fn hearts_open(&self) -> bool {
                self.table().played.meets(Suit::Hearts.cards())
            }

            /// The place of each seat in dürt, 1 to 4, N, E, S, W; `None` while it is not decided
            /// ([K8.4](crate::rules::konturlu_king#K8.4)).
            #[must_use]
            pub fn places(&self) -> [Option<u8>; 4] {
                if self.table().has_tricks() { [None; 4] } else { durt::places(self.table()) }
            }

            /// In dürt, the cards that may be placed now, whoever holds them
            /// ([K8.2](crate::rules::konturlu_king#K8.2)); otherwise none.
            #[must_use]
            pub fn placeable(&self) -> CardSet {
                match self.contract() {
                    Some(Contract::Durt(start)) if matches!(self.phase(), Phase::Play) => {
                        durt::placeable(self.table().played, start)
                    }
                    _ => CardSet::EMPTY,
                }
            }

            /// What decides which cards may be played now; `None` when no card can be played to a trick, so also in
            /// dürt.
            #[must_use]
            pub fn duties(&self) -> Option<Duties> {
                tricks::duties(self.table())
            }

            /// The points taken so far (≥ 0) in a penalty, or won in koz and dürt: p or v of
            /// [K9](crate::rules::konturlu_king#K9), in the order N, E, S, W. All 0 in an annulled round.
            #[must_use]
            pub fn taken(&self) -> [i16; 4] {
                match self.contract() {
                    Some(contract) if self.table().has_tricks() => tricks::taken(self.table(), contract.kind()),
                    _ => durt::points(self.places()),
                }
            }

            /// The result of the round; `None` before its end and in an annulled round
            /// ([K9](crate::rules::konturlu_king#K9)).
            #[must_use]
            pub fn result(&self) -> Option<RoundResult> {
                let over = matches!(self.phase(), Phase::Over) && !self.annulled();
                let contract = self.contract().filter(|_| over)?;
                Some(RoundResult { declarer: self.declarer(), contract, doubles: self.doubles(), taken: self.taken() })
            }

            /// The scores of the round, N, E, S, W; `None` before its end and in an annulled round
            /// ([K9](crate::rules::konturlu_king#K9)).
            #[must_use]
            pub fn scores(&self) -> Option<[i32; 4]> {
                self.result().map(|result| result.scores(self.house_rules()))
            }

            /// The cards that the record proves a seat not to hold: the unplayed cards x such that, for some action of
            /// that seat, no hand with x (and the card played) makes that action legal there. So who failed to follow a
            /// suit, passed in dürt, annulled, or discarded where a duty was to shed, shows what it lacks, under any
            /// house rules ([K11.1](crate::rules::konturlu_king#K11.1)).
            ///
            /// Every action is looked at alone: counting cards, and conclusions from one seat's hand to another's, are
            /// left to those who sample hands. Each call goes through the whole record: call it once per decision, or keep
            /// [`Exclusions`](crate::king::Exclusions) beside the table.
            #[must_use]
            pub fn excluded(&self, seat: Seat) -> CardSet {
                self.table().excluded_of(seat)
            }
        }
    )+ };
}

questions!(Round Table View);

impl Table {
    const fn table(&self) -> &Self {
        self
    }
}
