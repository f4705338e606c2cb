//! What anybody may ask of a round, a table or a view.

use super::{Action, Denomination, DenominationSet, Duties, Phase, Pile, Player, Round, RoundResult, Table};
use super::{Trick, View, piles, place, tricks};
use crate::{Card, CardSet, Suit};

/// Writes the questions once for all three. The answers depend on nothing but what both players see.
macro_rules! questions {
    ($($Type:ident)+) => { $(
        impl $Type {
            /// The part of the round that is on.
            #[inline(always)]
            #[must_use]
            pub const fn phase(&self) -> Phase {
                match self.denomination() {
                    None => Phase::Declare,
                    Some(_) if (self.table().count as usize) < Card::COUNT => Phase::Play,
                    Some(_) => Phase::Over,
                }
            }

            /// The player who is to act; `None` when the round is over.
            #[inline(always)]
            #[must_use]
            pub const fn turn(&self) -> Option<Player> {
                match self.phase() {
                    Phase::Over => None,
                    _ => Some(self.table().actor()),
                }
            }

            /// The declarer: the player who does not deal ([B1.2](crate::rules::balayi_king#B1.2)).
            #[inline(always)]
            #[must_use]
            pub const fn declarer(&self) -> Player {
                self.dealer().other()
            }

            /// The dealer.
            #[inline(always)]
            #[must_use]
            pub const fn dealer(&self) -> Player {
                Player::from_low_bit(self.table().dealer)
            }

            /// What the declarer had not declared before this round ([B1.3](crate::rules::balayi_king#B1.3)).
            #[must_use]
            pub const fn unused(&self) -> DenominationSet {
                DenominationSet::from_bits_truncate(self.table().unused)
            }

            /// What was declared; `None` before the declaration.
            #[inline(always)]
            #[must_use]
            pub const fn denomination(&self) -> Option<Denomination> {
                Denomination::from_index((self.table().denomination as usize).wrapping_sub(1))
            }

            /// The trump suit; `None` before the declaration and in no trump.
            #[inline(always)]
            #[must_use]
            pub const fn trump(&self) -> Option<Suit> {
                match self.denomination() {
                    Some(denomination) => denomination.trump(),
                    None => None,
                }
            }

            /// The trick on the table: empty before its first card and once it is full.
            #[inline(always)]
            #[must_use]
            pub fn trick(&self) -> Trick {
                tricks::current(self.table())
            }

            /// The last whole trick; `None` before there is one.
            #[must_use]
            pub fn last_trick(&self) -> Option<Trick> {
                self.tricks().next_back()
            }

            /// The whole tricks, in order.
            #[must_use]
            pub fn tricks(&self) -> impl DoubleEndedIterator<Item = Trick> + ExactSizeIterator + Clone {
                tricks::all(self.table())
            }

            /// Who took whole trick number n, counted from 0 ([B5.4](crate::rules::balayi_king#B5.4)). `None` when that
            /// trick is not whole.
            #[must_use]
            pub fn winner_of(&self, n: usize) -> Option<Player> {
                self.tricks().nth(n)?.winner(self.trump())
            }

            /// Who played what, in order.
            pub fn plays(&self) -> impl Iterator<Item = (Player, Card)> + Clone {
                self.table().all_plays()
            }

            /// Who did what, in order: the declaration and the cards played. Applied to a new round of the same pack, the
            /// actions lead to this position.
            pub fn actions(&self) -> impl Iterator<Item = (Player, Action)> + Clone {
                let declaration = self.denomination().map(|denomination| (self.declarer(), denomination.into()));
                declaration.into_iter().chain(self.plays().map(|(player, card)| (player, card.into())))
            }

            /// The cards played so far.
            #[inline(always)]
            #[must_use]
            pub const fn played(&self) -> CardSet {
                CardSet::from_bits_truncate(u64::from_le_bytes(self.table().played))
            }

            /// The cards that a player has played so far.
            #[must_use]
            pub fn played_by(&self, player: Player) -> CardSet {
                self.plays().filter(|&(by, _)| by == player).map(|(_, card)| card).collect()
            }

            /// How many hand cards a player has left, 0 to 6.
            #[must_use]
            pub fn held(&self, player: Player) -> u8 {
                (place::HAND_CARDS as u8).saturating_sub(self.played_from_hand(player).len() as u8)
            }

            /// The hand cards that a player has played; with [`held`](Self::held) more they make its six.
            #[must_use]
            pub fn played_from_hand(&self, player: Player) -> CardSet {
                // All pile cards that were played lie, or lay, open.
                self.played_by(player) - self.table().seen_pile_cards()
            }

            /// A player's ten piles ([B2.6](crate::rules::balayi_king#B2.6)).
            #[must_use]
            pub fn piles(&self, player: Player) -> [Pile; 10] {
                piles::of(self.table(), player)
            }

            /// The cards that lie face up on a player's piles ([B4.1](crate::rules::balayi_king#B4.1)).
            #[inline(always)]
            #[must_use]
            pub fn open_cards(&self, player: Player) -> CardSet {
                piles::open_cards(self.table(), player)
            }

            /// Whether a player may see and play its hand cards
            /// ([B4.2](crate::rules::balayi_king#B4.2), [B4.3](crate::rules::balayi_king#B4.3)).
            #[inline(always)]
            #[must_use]
            pub fn unlocked(&self, player: Player) -> bool {
                piles::unlocked(self.table(), player)
            }

            /// What decides which cards may be played now; `None` when no card can be played.
            #[inline(always)]
            #[must_use]
            pub fn duties(&self) -> Option<Duties> {
                tricks::duties(self.table())
            }

            /// The tricks that players 0 and 1 have taken so far.
            #[must_use]
            pub fn taken(&self) -> [i16; 2] {
                let [zero, one] = self.table().taken;
                [zero as i16, one as i16]
            }

            /// The result of the round; `None` before its end.
            #[must_use]
            pub fn result(&self) -> Option<RoundResult> {
                let denomination = self.denomination().filter(|_| matches!(self.phase(), Phase::Over))?;
                Some(RoundResult { declarer: self.declarer(), denomination, taken: self.taken() })
            }

            /// The scores of players 0 and 1; `None` before the end ([B6.1](crate::rules::balayi_king#B6.1)).
            #[must_use]
            pub fn scores(&self) -> Option<[i32; 2]> {
                self.result().map(|result| result.scores())
            }

            /// The cards that the record proves not to be among a player's hand cards: whoever did not follow suit, did not
            /// trump or did not overtrump while its hand was open had no hand card to do it with. Cards that both
            /// players have seen are not among them, and of closed cards nothing can be proved
            /// ([B4.4](crate::rules::balayi_king#B4.4)).
            ///
            /// Every call goes through the whole record: call it once per decision, or keep
            /// [`Exclusions`](crate::balayi::Exclusions) beside the table.
            #[must_use]
            pub fn excluded(&self, player: Player) -> CardSet {
                self.table().excluded_of(player)
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
