"""Records as tables of columns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from king_rules._columns import Columns

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from king_rules._errors import ParseError


@dataclass(frozen=True, eq=False, repr=False)
class Frame:
    """Records in columns: what `frame` returns. One line makes a data frame of each table: `pandas.DataFrame(frame.plays)`,
    `polars.DataFrame(frame.plays)`, `pyarrow.table(frame.plays)`.
    """

    __module__ = "king_rules"

    rounds: Columns
    """One row a round."""
    tricks: Columns
    """One row a whole trick, in order; `round` is the row of its round in `rounds`."""
    plays: Columns
    """One row an action, in order; `round` is the row of its round in `rounds`."""
    deals: NDArray[Any]
    """The cards of each round: in King its four hands as `king.deals` returns them, in Balayı its pack as `balayi.packs`
    does; zeros for the rounds of a score sheet."""
    totals: NDArray[np.int32]
    """What each seat or player has after each round: the totals of its party or match so far, King's +122 of the beginning
    included; of a single record, its scores."""
    errors: tuple[ParseError, ...] = ()
    """What was wrong with the lines that were left out, in order, where `errors="collect"` was asked for."""

    def __repr__(self) -> str:
        return f"<Frame of {len(self.rounds)} rounds, {len(self.plays)} plays>"

    def _repr_html_(self) -> str:
        from king_rules._html import to_html

        return to_html(self)
