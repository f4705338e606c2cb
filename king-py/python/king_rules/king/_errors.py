"""The exceptions of Konturlu King."""

from __future__ import annotations

from typing import TYPE_CHECKING

from king_rules._errors import Facts, ParseError, RulesError

if TYPE_CHECKING:
    from king_rules.king import Illegal
    from king_rules.king._values import ContractKind, Seat


class SetupError(RulesError):
    """A round cannot begin like this."""

    __module__ = "king_rules.king"


class SimulationError(RulesError):
    """Rounds cannot be simulated like this."""

    __module__ = "king_rules.king"


class DealsError(RulesError):
    """There is no deal in which the seats hold what they are to hold: which condition contradicts which. `found` and
    `wanted` are the numbers of the card, suit and seat that the sentence names.
    """

    __module__ = "king_rules.king"


class SolveError(RulesError):
    """An ending is not solved: no cards are being played, or there are more positions than the budget allows."""

    __module__ = "king_rules.king"


class RecordError(ParseError):
    """A record could not be read. `illegal` is why when it was an action that the rules refuse; else it is `None`."""

    __module__ = "king_rules.king"

    def __init__(self, facts: Facts, at: int, line: int | None = None, illegal: Illegal | None = None) -> None:
        super().__init__(facts, at, line, illegal)
        self.illegal = illegal


class HiddenError(RulesError):
    """Cards cannot be those that a view does not see. `illegal` is why when an action of the record would not have
    been legal with them; else it is `None`.
    """

    __module__ = "king_rules.king"

    def __init__(self, facts: Facts, illegal: Illegal | None = None) -> None:
        super().__init__(facts, illegal)
        self.illegal = illegal


class DoublesError(RulesError):
    """Which double of a talk is not possible, and why: the seat `found` has doubled the seat `wanted`."""

    __module__ = "king_rules.king"


class PointsError(RulesError):
    """Why points cannot have been taken in one round of a contract."""

    __module__ = "king_rules.king"


class PartyError(RulesError):
    """A round or a result cannot be the next of a party."""

    __module__ = "king_rules.king"


class Imbalance(RulesError):
    """A score sheet does not balance (K10.2).

    The scores of the round that `declarer` declared with `contract` sum to `found` instead of `wanted`, the total of the
    contract.
    """

    __module__ = "king_rules.king"

    def __init__(self, facts: Facts, declarer: Seat, contract: ContractKind) -> None:
        super().__init__(facts, declarer, contract)
        self.declarer = declarer
        self.contract = contract
