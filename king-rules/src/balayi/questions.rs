//! What a [`Round`] and a [`View`] answer as their [`Table`] does.

use super::{
    Action, Denomination, DenominationSet, Duties, Phase, Pile, Player, Round, RoundResult, Table, Trick, View,
};
use crate::{Card, CardSet, Suit};

/// Forwards questions to the table: a name, its arguments, the kind of answer, and one line of what it is about.
macro_rules! questions {
    ($($line:literal $name:ident($($argument:ident: $Argument:ty)?) -> $Answer:ty;)+) => {
        impl Round {
            $(
                #[doc = $line]
                #[doc = concat!("See [`Table::", stringify!($name), "`].")]
                #[inline(always)]
                pub fn $name(&self $(, $argument: $Argument)?) -> $Answer {
                    self.table.$name($($argument)?)
                }
            )+
        }

        impl View {
            $(
                #[doc = $line]
                #[doc = concat!("See [`Table::", stringify!($name), "`].")]
                pub fn $name(&self $(, $argument: $Argument)?) -> $Answer {
                    self.table().$name($($argument)?)
                }
            )+
        }
    };
}

questions! {
    "The part of the round that is on." phase() -> Phase;
    "The player who is to act; `None` when the round is over." turn() -> Option<Player>;
    "The player who declares." declarer() -> Player;
    "The player who deals." dealer() -> Player;
    "What the declarer had not declared before this round." unused() -> DenominationSet;
    "What was declared; `None` before the declaration." denomination() -> Option<Denomination>;
    "The trump suit; `None` before the declaration and in no trump." trump() -> Option<Suit>;
    "The trick on the table: empty before its first card, and again once two cards lie." trick() -> Trick;
    "The last whole trick." last_trick() -> Option<Trick>;
    "The whole tricks, in order." tricks() -> impl DoubleEndedIterator<Item = Trick> + ExactSizeIterator + Clone;
    "Who took whole trick number n, counted from 0." winner_of(n: usize) -> Option<Player>;
    "Who played what, in order." plays() -> impl Iterator<Item = (Player, Card)> + Clone;
    "Who did what, in order: the declaration and the cards played." actions() -> impl Iterator<Item = (Player, Action)> + Clone;
    "The cards played so far." played() -> CardSet;
    "The cards that a player has played so far." played_by(player: Player) -> CardSet;
    "How many hand cards a player has left." held(player: Player) -> u8;
    "The tricks that players 0 and 1 have taken so far." taken() -> [i16; 2];
    "The scores of players 0 and 1; `None` before the end." scores() -> Option<[i32; 2]>;
    "What the round came to; `None` before its end." result() -> Option<RoundResult>;
    "The cards that the record proves not to be among a player's hand cards." excluded(player: Player) -> CardSet;
    "What decides which cards may be played now; `None` when no card can be played." duties() -> Option<Duties>;
    "A player's ten piles." piles(player: Player) -> [Pile; 10];
    "The cards that lie face up on a player's piles." open_cards(player: Player) -> CardSet;
    "Whether a player may see and play its hand cards." unlocked(player: Player) -> bool;
    "The hand cards that a player has played." played_from_hand(player: Player) -> CardSet;
}

impl core::fmt::Debug for Round {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Round({self})")
    }
}

impl core::fmt::Debug for Table {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Table({self})")
    }
}

impl core::fmt::Debug for View {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "View({}: {self})", self.viewer())
    }
}
