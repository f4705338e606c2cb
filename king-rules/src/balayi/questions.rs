//! What anybody may ask of a round, a table or a view.

use super::{Action, Denomination, DenominationSet, Phase, Pile, Player, Round, RoundResult, Table, Trick, View};
use crate::{Card, CardSet, Suit};

/// Writes the questions once for all three. The answers depend on nothing but what both players see.
macro_rules! questions {
    ($($Type:ident)+) => { $(
        impl $Type {
            /// The player who deals.
            pub const fn dealer(&self) -> Player {
                self.state.dealer()
            }

            /// The player who declares: the one who does not deal ([B1.2](crate::rules::balayi_king#B1.2)).
            pub const fn declarer(&self) -> Player {
                self.state.declarer()
            }

            /// What the declarer had not declared before this round ([B1.3](crate::rules::balayi_king#B1.3)).
            pub const fn unused(&self) -> DenominationSet {
                self.state.unused()
            }

            /// What was declared; `None` before the declaration.
            pub const fn declared(&self) -> Option<Denomination> {
                self.state.declared()
            }

            /// The trump suit; `None` before the declaration and in no trump.
            pub fn trump(&self) -> Option<Suit> {
                self.state.trump()
            }

            /// The part of the round that is on.
            pub fn phase(&self) -> Phase {
                self.state.phase()
            }

            /// The player who is to act; `None` when the round is over.
            pub fn turn(&self) -> Option<Player> {
                self.state.turn()
            }

            /// Who did what, in order: the declaration and the cards played.
            pub fn actions(&self) -> impl Iterator<Item = (Player, Action)> + Clone {
                self.state.actions()
            }

            /// The cards that were played, in order, each with its player.
            pub fn plays(&self) -> impl DoubleEndedIterator<Item = (Player, Card)> + Clone {
                self.state.plays()
            }

            /// The tricks in order, the running one included.
            pub fn tricks(&self) -> impl Iterator<Item = Trick> + Clone {
                self.state.tricks()
            }

            /// The running trick: `None` when the next card is a lead.
            pub fn trick(&self) -> Option<Trick> {
                self.state.trick()
            }

            /// The last trick that was completed.
            pub fn last_trick(&self) -> Option<Trick> {
                self.state.last_trick()
            }

            /// The tricks that players 0 and 1 have taken so far.
            pub const fn taken(&self) -> [u8; 2] {
                self.state.taken()
            }

            /// The scores of players 0 and 1; `None` before the end
            /// ([B6.1](crate::rules::balayi_king#B6.1)).
            pub fn scores(&self) -> Option<[i32; 2]> {
                self.state.scores()
            }

            /// What the round came to; `None` before the end.
            pub fn result(&self) -> Option<RoundResult> {
                self.state.result()
            }

            /// A player's ten piles ([B2.6](crate::rules::balayi_king#B2.6)).
            pub fn piles(&self, player: Player) -> [Pile; 10] {
                self.state.piles(player)
            }

            /// The cards that lie face up on a player's piles ([B4.1](crate::rules::balayi_king#B4.1)).
            pub fn open_cards(&self, player: Player) -> CardSet {
                self.state.up(player)
            }

            /// Whether a player may see and play its hand cards
            /// ([B4.2](crate::rules::balayi_king#B4.2), [B4.3](crate::rules::balayi_king#B4.3)).
            pub fn unlocked(&self, player: Player) -> bool {
                self.state.unlocked(player)
            }

            /// How many hand cards a player has left.
            pub fn hand_count(&self, player: Player) -> usize {
                self.state.hand_count(player)
            }

            /// The hand cards that a player has played; with [`hand_count`](Self::hand_count) more they make its six.
            pub fn played_from_hand(&self, player: Player) -> CardSet {
                self.state.played_from_hand(player)
            }

            /// The cards that the record proves not to be among a player's hand cards: whoever did not follow suit,
            /// did not trump or did not overtrump while its hand was open had no hand card to do it with. Of cards that
            /// both players have seen it says nothing, and of closed cards nothing can be proved
            /// ([B4.4](crate::rules::balayi_king#B4.4)).
            pub fn excluded(&self, player: Player) -> CardSet {
                self.state.excluded(player)
            }
        }

        impl core::fmt::Debug for $Type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, "{}({self})", stringify!($Type))
            }
        }
    )+ };
}

questions!(Round Table View);
