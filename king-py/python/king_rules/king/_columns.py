"""The names of Konturlu King in tables, and what tables are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from king_rules import _columns
from king_rules._columns import Columns, Names
from king_rules._native import king as _native
from king_rules.king._values import ContractKind, Phase, Seat

if TYPE_CHECKING:
    from king_rules._native.batch.king import RoundBatch
    from king_rules._native.king import Party


def _masks() -> list[int]:
    """Those of all doubles: a seat doubles no seat twice, and not itself."""
    return [mask for mask in range(1 << 16) if not mask & 0x8421]


SEATS = Names(lambda: Seat)
CONTRACTS = Names(_native.Contract.all)
KINDS = Names(lambda: ContractKind)
NAMES = {
    "action": Names(lambda: map(_native.Action, range(109))),
    "contract": CONTRACTS,
    "declarer": SEATS,
    "doubles": Names(lambda: map(_native.Doubles, _masks()), _masks),
    "first_declarer": SEATS,
    "kind": KINDS,
    "leader": SEATS,
    "phase": Names(lambda: Phase),
    "seat": SEATS,
    "turn": SEATS,
    "winner": SEATS,
}


def columns(arrays: dict[str, Any]) -> Columns:
    """Arrays under the names of this game."""
    return _columns.columns(arrays, NAMES, Seat)


def kinds_of(contracts: Any) -> Any:
    """The numbers of the kinds of contracts by number; 255 stays."""
    import numpy as np

    kinds = np.full(256, 255, dtype=np.uint8)
    kinds[: len(CONTRACTS.texts)] = [contract.kind for contract in _native.Contract.all()]
    return kinds[contracts]


def of_batch(batch: RoundBatch) -> Columns:
    """`RoundBatch.columns`."""
    names = ("phase", "turn", "declarer", "contract", "kind", "doubles", "annulled", "taken", "scores")
    return columns({name: getattr(batch, name) for name in names})


def of_party(party: Party) -> Columns:
    """`Party.columns`."""
    import numpy as np

    results, rules = party.results, party.house_rules
    declared = np.array([result.contract.index for result in results], dtype=np.uint8)
    arrays: dict[str, Any] = {
        "declarer": np.array([result.declarer for result in results], dtype=np.uint8),
        "contract": declared,
        "kind": kinds_of(declared),
        "doubles": np.array([int(result.doubles) for result in results], dtype=np.uint16),
        "taken": np.array([result.taken for result in results], dtype=np.int16).reshape(-1, 4),
        "scores": np.array([result.scores(rules) for result in results], dtype=np.int32).reshape(-1, 4),
        "totals": np.array(party.running[1:], dtype=np.int32).reshape(-1, 4),
    }
    return columns(arrays)
