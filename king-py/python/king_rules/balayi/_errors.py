"""The exceptions of Balayı kingi."""

from __future__ import annotations

from typing import TYPE_CHECKING

from king_rules._errors import ParseError, RulesError, Told

if TYPE_CHECKING:
    from king_rules.balayi import Illegal


class SetupError(RulesError):
    """A round cannot begin like this."""

    __module__ = "king_rules.balayi"


class SimulationError(RulesError):
    """Rounds cannot be simulated like this."""

    __module__ = "king_rules.balayi"


class RecordError(ParseError):
    """A record could not be read. `illegal` tells why when it was an action that the rules refuse; else it is `None`."""

    __module__ = "king_rules.balayi"

    def __init__(self, told: Told, at: int, line: int | None = None, illegal: Illegal | None = None) -> None:
        super().__init__(told, at, line, illegal)
        self.illegal = illegal


class HiddenError(RulesError):
    """A pack cannot be the one that a view looks at. `illegal` tells why when an action of the record would not have been
    legal with it; else it is `None`.
    """

    __module__ = "king_rules.balayi"

    def __init__(self, told: Told, illegal: Illegal | None = None) -> None:
        super().__init__(told, illegal)
        self.illegal = illegal


class ViewError(RulesError):
    """A view or table cannot be advanced with the cards that are said to be turned up."""

    __module__ = "king_rules.balayi"


class MatchError(RulesError):
    """A round or a result cannot be the next of a match."""

    __module__ = "king_rules.balayi"
