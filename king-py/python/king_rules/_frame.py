"""Records as tables of columns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from king_rules._errors import ParseError


@dataclass(frozen=True, eq=False, repr=False)
class Frame:
    """Records in columns: what `frame` returns. Each table is a `dict` of arrays of one length, so that one line makes a
    data frame of it: `pandas.DataFrame(frame.plays)`, `polars.DataFrame(frame.plays)`, `pyarrow.table(frame.plays)`.
    """

    __module__ = "king_rules"

    rounds: dict[str, NDArray[Any]]
    """One row a round."""
    plays: dict[str, NDArray[Any]]
    """One row an action, in order; `round` is the row of its round in `rounds`."""
    errors: tuple[ParseError, ...] = ()
    """What was wrong with the lines that were left out, in order, where `errors="collect"` was asked for."""

    def __repr__(self) -> str:
        return f"<Frame of {len(self.rounds['line'])} rounds, {len(self.plays['round'])} plays>"
