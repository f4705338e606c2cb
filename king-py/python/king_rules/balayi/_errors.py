"""The exceptions of Balayı kingi."""

from __future__ import annotations

from typing import TYPE_CHECKING

from king_rules._errors import Facts, ParseError, RulesError

if TYPE_CHECKING:
    from king_rules.balayi import Illegal


class SetupError(RulesError):
    """A round cannot begin like this."""

    __module__ = "king_rules.balayi"


class SimulationError(RulesError):
    """Rounds cannot be simulated like this."""

    __module__ = "king_rules.balayi"


class RecordError(ParseError):
    """A record could not be read. `illegal` is why when it was an action that the rules refuse; else it is `None`."""

    __module__ = "king_rules.balayi"

    def __init__(self, facts: Facts, at: int, line: int | None = None, illegal: Illegal | None = None) -> None:
        super().__init__(facts, at, line, illegal)
        self.illegal = illegal


class HiddenError(RulesError):
    """A pack cannot be the one that a view looks at. `illegal` is why when an action of the record would not have been
    legal with it; else it is `None`.
    """

    __module__ = "king_rules.balayi"

    def __init__(self, facts: Facts, illegal: Illegal | None = None) -> None:
        super().__init__(facts, illegal)
        self.illegal = illegal


class ViewError(RulesError):
    """A view or table cannot be advanced with the cards that are reported as turned up."""

    __module__ = "king_rules.balayi"


class MatchError(RulesError):
    """A round or a result cannot be the next of a match."""

    __module__ = "king_rules.balayi"
