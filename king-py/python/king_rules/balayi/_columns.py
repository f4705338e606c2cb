"""The names of Balayı kingi in tables, and what tables are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from king_rules import _columns
from king_rules._columns import Columns, Names
from king_rules._native import balayi as _native
from king_rules.balayi._values import Denomination, Phase, Player

if TYPE_CHECKING:
    from king_rules._native.balayi import Match
    from king_rules._native.batch.balayi import RoundBatch

PLAYERS = Names(lambda: Player)
NAMES = {
    "action": Names(lambda: map(_native.Action, range(57))),
    "dealer": PLAYERS,
    "declarer": PLAYERS,
    "denomination": Names(lambda: Denomination),
    "first_dealer": PLAYERS,
    "leader": PLAYERS,
    "phase": Names(lambda: Phase),
    "player": PLAYERS,
    "starter": PLAYERS,
    "turn": PLAYERS,
    "winner": PLAYERS,
}


def columns(arrays: dict[str, Any]) -> Columns:
    """Arrays under the names of this game."""
    return _columns.columns(arrays, NAMES, Player)


def of_batch(batch: RoundBatch) -> Columns:
    """`RoundBatch.columns`."""
    names = ("phase", "turn", "dealer", "denomination", "taken", "scores")
    return columns({name: getattr(batch, name) for name in names})


def of_match(match: Match) -> Columns:
    """`Match.columns`."""
    import numpy as np

    results = match.results
    arrays: dict[str, Any] = {
        "declarer": np.array([result.declarer for result in results], dtype=np.uint8),
        "denomination": np.array([result.denomination for result in results], dtype=np.uint8),
        "taken": np.array([result.taken for result in results], dtype=np.int16).reshape(-1, 2),
        "scores": np.array([result.scores() for result in results], dtype=np.int32).reshape(-1, 2),
        "totals": np.array(match.running[1:], dtype=np.int32).reshape(-1, 2),
    }
    return columns(arrays)
