"""Whole matches of simulated play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, SupportsIndex, Union

from king_rules._native.batch import balayi as _native
from king_rules._simulated import Simulated, seats_of
from king_rules.balayi._columns import NAMES
from king_rules.balayi._values import Player

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from king_rules.balayi._batch import Progress
    from king_rules.typing import OpponentLike


@dataclass(frozen=True, eq=False, repr=False)
class SimulatedMatches(Simulated):
    """Whole matches: what `simulate_matches` returns. Each attribute is an array with one row a match.

    The same but for `scores` are `Columns`, from which one line makes a data frame: `pandas.DataFrame(matches)`,
    `polars.DataFrame(matches)`, `pyarrow.table(matches)`.
    """

    __module__ = "king_rules.balayi"
    _names = NAMES
    _actors = Player
    _what = "matches"

    seed: NDArray[np.uint64]
    """The seed of the match's packs: pack number k of it is `Pack.from_seed(shuffle.deal_seed(seed, k))`."""
    first_dealer: NDArray[np.uint8]
    """The player who deals first."""
    totals: NDArray[np.int32]
    """What each player has in the end; a row sums to 0."""
    winner: NDArray[np.uint8]
    """Who won (B6.2); 255 in a draw."""
    scores: NDArray[np.int16]
    """The scores by declarer, denomination and player, an array of 2 × 5 × 2 a match."""


def simulate_matches(
    n: SupportsIndex,
    *,
    seed: SupportsIndex,
    start: SupportsIndex = 0,
    players: Union[OpponentLike, Sequence[OpponentLike]] = "greedy",
    threads: SupportsIndex | None = None,
    progress: Progress | None = None,
) -> SimulatedMatches:
    """Matches `start` to `start + n - 1` of that seed, each of ten rounds, in which players decide everything, declarations
    too.

    Row i depends on `seed` and `start + i` alone, so that any split into parts has the same rows, and the number of threads
    changes nothing. Where players play otherwise, in another version of the package, they play other matches. Player 0 deals
    first in match 0, player 1 in match 1, and so on.

    - `players`: who plays, as for `act`: one for both, or two.
    - `threads`, `progress`: as for `simulate`. The GIL is released, and Ctrl-C ends it.

    >>> matches = balayi.simulate_matches(20, seed=7)
    >>> matches.scores.shape, bool((matches.scores.sum(axis=(1, 2)) == matches.totals).all())
    ((20, 2, 5, 2), True)
    """
    seats = seats_of(players, 2)
    seeds, first, totals, winner, scores = _native.simulate_matches(n, seed, start, seats, threads, progress)
    return SimulatedMatches(seeds, first, totals, winner, scores.reshape(-1, 2, 5, 2))
