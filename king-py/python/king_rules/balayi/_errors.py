"""The exceptions of Balayı kingi. All are `ValueError`s."""

from __future__ import annotations

from king_rules._errors import ClauseError, ReasonError


class SetupError(ClauseError):
    """A round cannot begin like this; `clause` says why not."""

    __module__ = "king_rules.balayi"


class SimulationError(ClauseError):
    """Rounds cannot be simulated like this; `clause` says why not."""

    __module__ = "king_rules.balayi"


class HiddenError(ReasonError):
    """A pack cannot be the one that a view looks at.

    When an action of the record would not have been legal with it, `reason` and `clause` tell why; else they are
    `None`.
    """

    __module__ = "king_rules.balayi"


class ViewError(ValueError):
    """A view or table cannot be advanced with the cards that are said to be turned up."""

    __module__ = "king_rules.balayi"


class MatchError(ClauseError):
    """A round or a result cannot be the next of a match; `clause` says why not."""

    __module__ = "king_rules.balayi"
