"""The exceptions of Konturlu King. All are `ValueError`s."""

from __future__ import annotations

from king_rules._errors import ClauseError, ReasonError


class SetupError(ClauseError):
    """A round cannot begin like this; `clause` says why not."""

    __module__ = "king_rules.king"


class HiddenError(ReasonError):
    """Cards cannot be those that a view does not see.

    When an action of the record would not have been legal with them, `reason` and `clause` tell why; else they are `None`.
    """

    __module__ = "king_rules.king"
