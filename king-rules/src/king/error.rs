//! What can go wrong besides an action that the rules refuse: see [`Illegal`] for that.

use thiserror::Error;

use super::{Contract, ContractKind, ContractSet, Doubles, HouseRules, Illegal, Seat};
use crate::PackError;

/// Why a round cannot begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum SetupError {
    /// The declarer has no contract left to declare ([K2.3](crate::rules::konturlu_king#K2.3)).
    #[error("the declarer has no contract left to declare ({})", self.clause())]
    NothingToDeclare,
    /// The hand of a view has not 13 cards ([K2.5](crate::rules::konturlu_king#K2.5)).
    #[error("{} ({})", .0, self.clause())]
    Cards(PackError),
}

impl SetupError {
    /// The clause of the [rulebook](crate::rules::konturlu_king).
    pub const fn clause(self) -> &'static str {
        match self {
            Self::NothingToDeclare => "K2.3",
            Self::Cards(_) => "K2.5",
        }
    }
}

/// Why cards cannot be those that a view does not see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum HiddenError {
    /// The hands do not make up the pack with what is seen, or a hand has another number of cards than the seat holds.
    #[error(transparent)]
    Cards(#[from] PackError),
    /// With these hands, an action of the record would not have been legal.
    #[error("action {number} of the record would not be legal: {illegal}")]
    Record {
        /// Which action, counted from 0.
        number: u8,
        /// Why not.
        illegal: Illegal,
    },
}

/// Why a round or a result cannot be the next of a party.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum PartyError {
    /// All 32 rounds have been counted ([K10.3](crate::rules::konturlu_king#K10.3)).
    #[error("the party is over (K10.3)")]
    PartyOver,
    /// The round is not over yet.
    #[error("the round is not over (K2.2)")]
    RoundNotOver,
    /// Another seat declares next ([K2.2](crate::rules::konturlu_king#K2.2)).
    #[error("{0} declares next (K2.2)")]
    WrongDeclarer(Seat),
    /// The declarer has other contracts left ([K2.3](crate::rules::konturlu_king#K2.3)).
    #[error("the declarer has these contracts left: {0} (K2.3)")]
    WrongUnused(ContractSet),
    /// The party is played by other house rules ([K12](crate::rules::konturlu_king#K12)).
    #[error("the party is played by the house rules {0} (K12)")]
    WrongRules(HouseRules),
    /// The declarer has declared this contract before ([K2.3](crate::rules::konturlu_king#K2.3)).
    #[error("the declarer has declared {0} already (K2.3)")]
    ContractUsed(ContractKind),
    /// No more rounds than these have been counted ([K2.2](crate::rules::konturlu_king#K2.2)).
    #[error("only {0} rounds are counted (K2.2)")]
    NoSuchRound(u8),
    /// No talk over this contract leads to these doubles ([K5](crate::rules::konturlu_king#K5),
    /// [K6](crate::rules::konturlu_king#K6)).
    #[error("these doubles cannot be said over this contract (K5, K6)")]
    ImpossibleDoubles,
    /// These points cannot be taken in one round of the contract ([K3](crate::rules::konturlu_king#K3)).
    #[error("these points cannot be taken in one round of this contract (K3.1)")]
    ImpossiblePoints,
}

impl PartyError {
    /// The clause of the [rulebook](crate::rules::konturlu_king).
    pub const fn clause(self) -> &'static str {
        match self {
            Self::PartyOver => "K10.3",
            Self::RoundNotOver | Self::WrongDeclarer(_) | Self::NoSuchRound(_) => "K2.2",
            Self::WrongUnused(_) | Self::ContractUsed(_) => "K2.3",
            Self::WrongRules(_) => "K12",
            Self::ImpossibleDoubles => "K5, K6",
            Self::ImpossiblePoints => "K3.1",
        }
    }
}

/// A sheet that does not balance: the scores of this round do not sum to the total of its contract
/// ([K10.2](crate::rules::konturlu_king#K10.2)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[error("{contract} declared by {declarer} sums to {found} instead of {expected} (K10.2)")]
pub struct Imbalance {
    /// Who declared the round.
    pub declarer: Seat,
    /// The contract.
    pub contract: ContractKind,
    /// What its four scores sum to.
    pub found: i64,
    /// What they should sum to.
    pub expected: i64,
}

/// Why a round cannot be simulated like that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum SimulationError {
    /// The round cannot begin.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The contract may not be declared.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// No talk over this contract can come to these doubles: see [`Doubles::can_be_said`].
    #[error("no talk over {contract} declared by {declarer} can come to the doubles {doubles} ({})", self.clause())]
    ImpossibleDoubles {
        /// Who declares.
        declarer: Seat,
        /// What is declared.
        contract: Contract,
        /// The doubles asked for.
        doubles: Doubles,
    },
}

impl SimulationError {
    /// The clause of the [rulebook](crate::rules::konturlu_king).
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Setup(error) => error.clause(),
            Self::Illegal(illegal) => illegal.clause(),
            Self::ImpossibleDoubles { .. } => "K5, K6",
        }
    }
}
