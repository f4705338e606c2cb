//! What can go wrong besides an action that the rules refuse: see [`Illegal`] for that.

use thiserror::Error;

use super::{Denomination, DenominationSet, Illegal, Player};
use crate::{Card, PackError};

/// Why a round cannot begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum SetupError {
    /// The declarer has nothing left to declare ([B1.3](crate::rules::balayi_king#B1.3)).
    #[error("the declarer has nothing left to declare ({})", self.clause())]
    NothingToDeclare,
    /// A card of a table or a view is there twice ([B1.1](crate::rules::balayi_king#B1.1)).
    #[error("{} ({})", .0, self.clause())]
    Cards(PackError),
}

impl SetupError {
    /// The clause of the [rulebook](crate::rules::balayi_king).
    pub const fn clause(self) -> &'static str {
        match self {
            Self::NothingToDeclare => "B1.3",
            Self::Cards(_) => "B1.1",
        }
    }
}

/// Why a view cannot be advanced like that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum ViewError {
    /// The action cannot have been legal, as far as can be seen.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The action turns up another number of cards than were given.
    #[error("{found} cards turned up instead of {wanted}")]
    Count {
        /// How many were given.
        found: u8,
        /// How many the action turns up.
        wanted: u8,
    },
    /// A card turned up that was seen before, or one that was given twice.
    #[error("{0} has been seen already")]
    Seen(Card),
    /// The cards that are not seen can no longer be spread over the hands in such a way that all was legal.
    #[error("no hand agrees with what was played")]
    Impossible,
}

/// Why a pack cannot be the one that a view looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum HiddenError {
    /// This card is seen in another place than the pack has it.
    #[error("{0} is seen in another place")]
    Elsewhere(Card),
    /// With this pack, an action of the record would not have been legal.
    #[error("action {number} of the record would not be legal: {illegal}")]
    Record {
        /// Which action, counted from 0.
        number: u8,
        /// Why not.
        illegal: Illegal,
    },
}

/// Why a round or a result is not the next one of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum MatchError {
    /// All ten rounds have been played ([B1.2](crate::rules::balayi_king#B1.2)).
    #[error("the match is over: it has ten rounds ({})", self.clause())]
    MatchOver,
    /// The other player deals this round ([B1.2](crate::rules::balayi_king#B1.2)).
    #[error("{} deals this round ({})", .0.name(crate::Lang::En), self.clause())]
    WrongDealer(Player),
    /// The declarer has something else left to declare ([B1.3](crate::rules::balayi_king#B1.3)).
    #[error("the declarer has {} left to declare ({})", .0, self.clause())]
    WrongUnused(DenominationSet),
    /// The declarer has declared this before ([B1.3](crate::rules::balayi_king#B1.3)).
    #[error("the declarer has declared {} before ({})", .0.name(crate::Lang::En), self.clause())]
    DenominationUsed(Denomination),
    /// No more rounds than these have been recorded ([B1.2](crate::rules::balayi_king#B1.2)).
    #[error("only {0} rounds are recorded (B1.2)")]
    NoSuchRound(u8),
    /// The round has not been played to its end ([B5.4](crate::rules::balayi_king#B5.4)).
    #[error("the round has not been played to its end ({})", self.clause())]
    RoundNotOver,
    /// The tricks of the two players are not 26 in all ([B5.4](crate::rules::balayi_king#B5.4)).
    #[error("a round has 26 tricks, not {} and {} ({})", .0, .1, self.clause())]
    Tricks(i16, i16),
}

impl MatchError {
    /// The clause that says so.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::MatchOver | Self::WrongDealer(_) | Self::NoSuchRound(_) => "B1.2",
            Self::WrongUnused(_) | Self::DenominationUsed(_) => "B1.3",
            Self::RoundNotOver | Self::Tricks(..) => "B5.4",
        }
    }
}

/// Why a round cannot be simulated like that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum SimulationError {
    /// The round cannot begin.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The denomination may not be declared.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

impl SimulationError {
    /// The clause of the [rulebook](crate::rules::balayi_king).
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Setup(error) => error.clause(),
            Self::Illegal(illegal) => illegal.clause(),
        }
    }
}
