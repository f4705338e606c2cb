"""The exceptions of Konturlu King. All are `ValueError`s."""

from __future__ import annotations

from typing import TYPE_CHECKING

from king_rules._errors import ClauseError, ReasonError

if TYPE_CHECKING:
    from king_rules.king._values import ContractKind, Seat


class SetupError(ClauseError):
    """A round cannot begin like this; `clause` says why not."""

    __module__ = "king_rules.king"


class SimulationError(ClauseError):
    """Rounds cannot be simulated like this; `clause` says why not."""

    __module__ = "king_rules.king"


class HiddenError(ReasonError):
    """Cards cannot be those that a view does not see.

    When an action of the record would not have been legal with them, `reason` and `clause` tell why; else they are
    `None`.
    """

    __module__ = "king_rules.king"


class PartyError(ClauseError):
    """A round or a result cannot be the next of a party; `clause` says why not."""

    __module__ = "king_rules.king"


class Imbalance(ValueError):
    """A score sheet does not balance (K10.2).

    The scores of the round that `declarer` declared with `contract` sum to `found` instead of `expected`, the total of
    the contract.
    """

    __module__ = "king_rules.king"

    def __init__(self, message: str, declarer: Seat, contract: ContractKind, found: int, expected: int) -> None:
        super().__init__(message, declarer, contract, found, expected)
        self.declarer = declarer
        self.contract = contract
        self.found = found
        self.expected = expected

    def __str__(self) -> str:
        return str(self.args[0])
