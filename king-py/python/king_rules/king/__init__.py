"""Konturlu King, the four-handed game.

The values are `Seat`, `Contract`, `Doubles`, `HouseRules`, `Deal` and `Action`. `Round` is one deal from the declaration
to the scores; `Table` is what all may know of it, `View` what one seat may know. `Party` is 32 rounds and the score
sheet. Pure functions for programs that keep their own state are `Duties` (which cards may be played, and why not),
`Trick.winner`, `ContractKind.trick_points`, `Doubles.settle` and the module `durt`.
"""

from king_rules._native.king import (
    Action,
    ActionSet,
    Contract,
    ContractSet,
    Deal,
    Doubles,
    Duties,
    HouseRules,
    Outcome,
    Party,
    PartyReader,
    Round,
    RoundResult,
    SeatSet,
    Sheet,
    Table,
    Trick,
    View,
    first_declarer,
)
from king_rules.king import durt
from king_rules.king._errors import HiddenError, Imbalance, PartyError, SetupError
from king_rules.king._values import (
    ContractKind,
    DurtEnd,
    KozVoid,
    PenaltyVoid,
    Phase,
    Relation,
    RifkiVoid,
    SaleTie,
    Seat,
)

__all__ = [
    "Action",
    "ActionSet",
    "Contract",
    "ContractKind",
    "ContractSet",
    "Deal",
    "Doubles",
    "DurtEnd",
    "Duties",
    "HiddenError",
    "HouseRules",
    "Imbalance",
    "KozVoid",
    "Outcome",
    "Party",
    "PartyError",
    "PartyReader",
    "PenaltyVoid",
    "Phase",
    "Relation",
    "RifkiVoid",
    "Round",
    "RoundResult",
    "SaleTie",
    "Seat",
    "SeatSet",
    "SetupError",
    "Sheet",
    "Table",
    "Trick",
    "View",
    "durt",
    "first_declarer",
]
