"""Balayı kingi, the two-handed game.

Most cards lie covered on piles or in hands that even their owner does not see at first, so it matters who may see what:
a `Round` has all cards (a server's), a `View` what one player sees (a client's, or a bot's), a `Table` what both see (a
spectator's); `Worlds` are what a player may believe. A `Match` keeps the results of ten rounds. `Duties` and
`starter` are for programs that keep their own state.
"""

from king_rules._native.balayi import (
    Action,
    ActionSet,
    Advice,
    DenominationSet,
    Duties,
    Estimate,
    Illegal,
    Match,
    MatchFile,
    Outcome,
    Pack,
    Pile,
    Place,
    Round,
    RoundResult,
    Table,
    Trick,
    View,
    Worlds,
    starter,
)
from king_rules._native.batch.balayi import RoundBatch
from king_rules._seen import seen_from
from king_rules.balayi._batch import (
    OBSERVATION,
    OBSERVATION_SIZE,
    OBSERVATION_VERSION,
    SimulatedRounds,
    frame,
    observation,
    packs,
    simulate,
    simulated_round,
)
from king_rules.balayi._errors import HiddenError, MatchError, RecordError, SetupError, SimulationError, ViewError
from king_rules.balayi._matches import SimulatedMatches, simulate_matches
from king_rules.balayi._players import Choice, Tournament, _advise, act, advise, greedy, tournament
from king_rules.balayi._values import Denomination, Phase, Player

__all__ = [
    "Action",
    "ActionSet",
    "Advice",
    "Choice",
    "Denomination",
    "DenominationSet",
    "Duties",
    "Estimate",
    "HiddenError",
    "Illegal",
    "Match",
    "MatchError",
    "MatchFile",
    "OBSERVATION",
    "OBSERVATION_SIZE",
    "OBSERVATION_VERSION",
    "Outcome",
    "Pack",
    "Phase",
    "Pile",
    "Place",
    "Player",
    "RecordError",
    "Round",
    "RoundBatch",
    "RoundResult",
    "SetupError",
    "SimulatedMatches",
    "SimulatedRounds",
    "SimulationError",
    "Table",
    "Tournament",
    "Trick",
    "View",
    "ViewError",
    "Worlds",
    "act",
    "advise",
    "frame",
    "greedy",
    "observation",
    "packs",
    "seen_from",
    "simulate",
    "simulate_matches",
    "simulated_round",
    "starter",
    "tournament",
]
